//! Dice as they lie before the seat that rolled them.

use crate::canvas::{Frame, Paint, TextStyle};
use crate::mauerbauer::dice::{HouseDie, Roll};
use crate::mauerbauer::draw::Canvas;
use crate::mauerbauer::draw::piece::Piece;
use crate::mauerbauer::places;

/// The length of a side, and the room that a die takes.
const DIE: i32 = 36;
const ROOM: i32 = 44;

impl Canvas {
    /// Draws all dice of a roll in a row, with the upper left corner at the origin.
    pub(super) fn dice(&mut self, roll: Roll) {
        let mut index = 0;
        if let Some(colour) = roll.tower() {
            self.one_die(&mut index, format!("tower die: {}", colour.word()), |canvas| {
                canvas.loose_tower((DIE / 2, DIE / 2), colour);
            });
        }
        for die in roll.houses() {
            self.house_die(&mut index, die);
        }
    }

    /// Draws a die in its place of the row.
    fn one_die(&mut self, index: &mut usize, label: String, face: impl FnOnce(&mut Self)) {
        let frame = Frame { x: 0, y: 0, width: DIE, height: DIE, radius: 7 };
        let (at, name) = ((ROOM * *index as i32, 0), places::die(*index));
        self.place_at(at, 100, name, label, &frame.corners(), |canvas| {
            let dye = canvas.palette.die;
            canvas.frame(frame, Paint::fill(dye.fill).line(dye.edge, "1.6"));
            face(canvas);
        });
        *index += 1;
    }

    fn house_die(&mut self, index: &mut usize, die: HouseDie) {
        let face = match die {
            HouseDie::Colour(colour) => colour.word(),
            HouseDie::Any => "any colour",
        };
        self.one_die(index, format!("house die: {face}"), |canvas| match die {
            HouseDie::Colour(colour) => canvas.at(DIE / 2, DIE / 2, 130, |canvas| {
                canvas.piece(Piece::House(colour));
            }),
            HouseDie::Any => {
                let style = TextStyle::new(24, canvas.palette.die.mark).bold().centred();
                canvas.write(DIE / 2, 26, style, '?');
            }
        });
    }
}
