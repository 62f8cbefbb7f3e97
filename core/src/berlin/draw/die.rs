//! Dice as they lie before the seat that rolled them.

use super::Canvas;
use crate::berlin::{Suit, Value};
use crate::canvas::{Dye, Frame, Paint, TextStyle};

/// The length of a side.
pub(super) const DIE: i32 = 34;

impl Canvas {
    /// Draws a die with its upper left corner at the origin; without a value, it is still to be
    /// rolled.
    pub(super) fn die(&mut self, dye: Dye, value: Option<Value>) {
        let frame = Frame { x: 0, y: 0, width: DIE, height: DIE, radius: 7 };
        let paint = Paint::fill(dye.fill).line(dye.edge, "1.6");
        self.frame(frame, paint);
        let letter = value.map_or('?', Value::letter);
        self.write(DIE / 2, 26, TextStyle::new(25, dye.mark).bold().centred(), letter);
    }

    /// Draws the mark of a die's colour on a piece of paper at its corner.
    pub(super) fn die_suit(&mut self, suit: Suit) {
        let Dye { fill, edge, .. } = self.palette.tile;
        let badge = Frame { x: DIE - 8, y: -8, width: 16, height: 16, radius: 8 };
        self.frame(badge, Paint::fill(fill).line(edge, "1"));
        self.suit(DIE, 0, 50, suit);
    }
}
