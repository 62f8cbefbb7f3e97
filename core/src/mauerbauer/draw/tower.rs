//! Tower spaces, and towers seen from above.

use crate::canvas::{Paint, TextStyle};
use crate::mauerbauer::colour::TowerColour;
use crate::mauerbauer::draw::Canvas;
use crate::mauerbauer::tower_space::TowerSpace;

/// The radius of a tower, and of a space without one.
const TOWER: i32 = 15;
const POINT: i32 = 11;

impl Canvas {
    /// Draws a tower space without a tower.
    pub(super) fn tower_space(&mut self, at: TowerSpace) {
        let dye = self.palette.point;
        self.disc(POINT, Paint::fill(dye.fill).line(dye.edge, "1.2"));
        self.write(0, 4, TextStyle::new(11, dye.mark).centred(), at);
    }

    /// Draws a tower: its merlons around what is written on it, and the letter of its colour.
    pub(super) fn tower(&mut self, colour: TowerColour, text: impl std::fmt::Display) {
        let dye = self.palette.tower(colour);
        self.disc(TOWER, Paint::fill(dye.fill).line(dye.edge, "1.6"));
        let merlons = Paint::fill("none").line(dye.edge, "2.6").dashed("0.1 5.8");
        self.disc(TOWER, merlons);
        self.write(0, 1, TextStyle::new(12, dye.mark).bold().centred(), text);
        self.write(0, 11, TextStyle::new(10, dye.mark).centred(), colour);
    }
}
