//! Dice as they lie before the seat that rolled them.

use crate::canvas::{Frame, Paint, TextStyle};
use crate::mauerbauer::dice::{HouseDie, Roll};
use crate::mauerbauer::draw::Canvas;
use crate::mauerbauer::draw::piece::Piece;

/// The length of a side, and the room that a die takes.
const DIE: i32 = 36;
const ROOM: i32 = 44;

impl Canvas {
    /// Draws all dice of a roll in a row, with the upper left corner at the origin.
    pub(super) fn dice(&mut self, roll: Roll) {
        let mut x = 0;
        if let Some(colour) = roll.tower() {
            let name = format_args!("tower die: {}", colour.word());
            self.named_at(x, 0, 100, name, |canvas| {
                canvas.die();
                canvas.at(DIE / 2, DIE / 2, 90, |canvas| canvas.tower(colour, ""));
            });
            x += ROOM;
        }
        for die in roll.houses() {
            self.house_die(x, die);
            x += ROOM;
        }
    }

    fn die(&mut self) {
        let dye = self.palette.die;
        let frame = Frame { x: 0, y: 0, width: DIE, height: DIE, radius: 7 };
        self.frame(frame, Paint::fill(dye.fill).line(dye.edge, "1.6"));
    }

    fn house_die(&mut self, x: i32, die: HouseDie) {
        let face = match die {
            HouseDie::Colour(colour) => colour.word(),
            HouseDie::Any => "any colour",
        };
        self.named_at(x, 0, 100, format_args!("house die: {face}"), |canvas| {
            canvas.die();
            match die {
                HouseDie::Colour(colour) => canvas.at(DIE / 2, DIE / 2, 130, |canvas| {
                    canvas.piece(Piece::House(colour));
                }),
                HouseDie::Any => {
                    let style = TextStyle::new(24, canvas.palette.die.mark).bold().centred();
                    canvas.write(DIE / 2, 26, style, '?');
                }
            }
        });
    }
}
