//! Tower spaces, and towers seen from above.

use crate::canvas::{Frame, Paint, TextStyle};
use crate::drawing::Point;
use crate::look::Sheet;
use crate::mauerbauer::draw::Canvas;
use crate::mauerbauer::piece::TowerColour;
use crate::mauerbauer::space::TowerSpace;

/// The radius of a tower, and of a space without one.
const TOWER: i32 = 15;
const POINT: i32 = 11;
/// The radius of a tower that bears a letter alone, and the size of what is written on a narrow map.
const LETTERED: i32 = 19;
pub(super) const LETTER: i32 = 24;
/// The room of a tower.
pub(super) const SHAPE: Frame =
    Frame { x: -TOWER, y: -TOWER, width: 2 * TOWER, height: 2 * TOWER, radius: TOWER };

impl Canvas {
    /// Returns the least size of what stands on a tower space, in hundredths: what is written on a
    /// narrow map can't be smaller.
    pub(super) const fn least(&self) -> i32 {
        match self.sheet {
            Sheet::Wide => 0,
            Sheet::Narrow => 100,
        }
    }

    /// Draws a tower space without a tower; on a narrow map its name has room on an empty board
    /// alone.
    pub(super) fn tower_space(&mut self, at: TowerSpace, is_plan: bool) {
        let dye = self.palette.point;
        if self.sheet == Sheet::Narrow {
            let paint = Paint::fill(dye.fill).line(dye.edge, "2.4");
            self.disc(if is_plan { 22 } else { 8 }, paint);
            if is_plan {
                let style = TextStyle::new(LETTER, dye.mark).centred();
                self.write(0, 8, style, at);
            }
            return;
        }
        self.disc(POINT, Paint::fill(dye.fill).line(dye.edge, "1.2"));
        self.write(0, 4, TextStyle::new(11, dye.mark).centred(), at);
    }

    /// Draws a tower on a tower space: on a narrow map with the letter of its colour alone.
    pub(super) fn tower_on(&mut self, colour: TowerColour, at: TowerSpace) {
        match self.sheet {
            Sheet::Wide => self.tower(colour, at),
            Sheet::Narrow => self.lettered_tower(colour),
        }
    }

    /// Draws a tower that is not on the board, around a point.
    pub(super) fn loose_tower(&mut self, (x, y): Point, colour: TowerColour) {
        match self.sheet {
            Sheet::Wide => self.at(x, y, 90, |canvas| canvas.tower(colour, "")),
            Sheet::Narrow => self.at(x, y, 65, |canvas| canvas.lettered_tower(colour)),
        }
    }

    /// Draws a tower that bears nothing but the letter of its colour.
    fn lettered_tower(&mut self, colour: TowerColour) {
        let dye = self.palette.tower(colour);
        self.disc(LETTERED, Paint::fill(dye.fill).line(dye.edge, "2"));
        let merlons = Paint::stroke(dye.edge, "4").dashed("0.1 8");
        self.disc(LETTERED, merlons);
        self.write(0, 8, TextStyle::new(LETTER, dye.mark).bold().centred(), colour);
    }

    /// Draws a tower: its merlons around what is written on it, and the letter of its colour.
    pub(super) fn tower(&mut self, colour: TowerColour, text: impl std::fmt::Display) {
        let dye = self.palette.tower(colour);
        self.disc(TOWER, Paint::fill(dye.fill).line(dye.edge, "1.6"));
        let merlons = Paint::stroke(dye.edge, "2.6").dashed("0.1 5.8");
        self.disc(TOWER, merlons);
        self.write(0, 1, TextStyle::new(12, dye.mark).bold().centred(), text);
        self.write(0, 11, TextStyle::new(10, dye.mark).centred(), colour);
    }
}
