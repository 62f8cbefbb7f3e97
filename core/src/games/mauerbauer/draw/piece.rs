//! Pieces: houses and palaces, tower spaces and towers seen from above, dice, and coats of arms.

use crate::games::mauerbauer::draw::Canvas;
use crate::games::mauerbauer::piece::{HouseColour, TowerColour};
use crate::games::mauerbauer::piece::{HouseDie, Roll};
use crate::games::mauerbauer::places;
use crate::games::mauerbauer::space::TowerSpace;
use crate::games::mauerbauer::texts;
use crate::sheet::canvas::{Frame, Paint, TextStyle};
use crate::sheet::look::Point;
use crate::sheet::look::Sheet;
use crate::text::message::{Arg, Message, message};

/// A house or a palace. Palaces come first. Each is drawn around its origin, eight and eleven units
/// to both sides.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Debug)]
pub(super) enum Piece {
    Palace(HouseColour),
    House(HouseColour),
}

impl Piece {
    /// Returns the width.
    pub(super) const fn width(self) -> i32 {
        match self {
            Self::Palace(_) => 26,
            Self::House(_) => 19,
        }
    }
}

impl From<Piece> for Arg {
    fn from(piece: Piece) -> Self {
        match piece {
            Piece::Palace(colour) => colour.palace(),
            Piece::House(colour) => colour.into(),
        }
    }
}

/// Equal pieces with their number.
pub(super) type Counted = (Piece, usize);

/// Counts equal consecutive pieces.
pub(super) fn counted(pieces: &[Piece]) -> Vec<Counted> {
    pieces.chunk_by(|one, other| one == other).map(|equal| (equal[0], equal.len())).collect()
}

const HOUSE: &str = "M-8 9V-2L0 -9L8 -2V9Z";
pub(super) const PALACE: &str = "M-11 10V-10H-6V-6H-2.5V-10H2.5V-6H6V-10H11V10Z";

impl Canvas {
    pub(super) fn piece(&mut self, piece: Piece) {
        let (colour, shape, (size, y)) = match (piece, self.sheet) {
            (Piece::Palace(colour), Sheet::Wide) => (colour, PALACE, (14, 7)),
            (Piece::House(colour), Sheet::Wide) => (colour, HOUSE, (11, 6)),
            (Piece::Palace(colour), Sheet::Narrow) => (colour, PALACE, (15, 8)),
            (Piece::House(colour), Sheet::Narrow) => (colour, HOUSE, (15, 8)),
        };
        let dye = self.palette.house(colour);
        self.path(shape, Paint::fill(dye.fill).line(dye.edge, "1.4"));
        self.write(0, y, TextStyle::new(size, dye.mark).bold().centred(), colour);
    }
}

/// The radius of a tower, and of an empty tower space.
const TOWER: i32 = 15;
const POINT: i32 = 11;
/// The radius of a tower with only its letter, and the size of text on a narrow map.
const LETTERED: i32 = 19;
pub(super) const LETTER: i32 = 24;
/// The box of a tower.
pub(super) const TOWER_SHAPE: Frame =
    Frame { x: -TOWER, y: -TOWER, width: 2 * TOWER, height: 2 * TOWER, radius: TOWER };

impl Canvas {
    /// Returns the least size of things on a tower space, in hundredths. Text on a narrow map can't
    /// be smaller.
    pub(super) const fn least(&self) -> i32 {
        match self.sheet {
            Sheet::Wide => 0,
            Sheet::Narrow => 100,
        }
    }

    /// Draws an empty tower space. On a narrow map it has a name only if the board is empty.
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

    /// Draws a tower on a tower space. On a narrow map it has only the letter of its colour.
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

    /// Draws a tower with only the letter of its colour.
    fn lettered_tower(&mut self, colour: TowerColour) {
        let dye = self.palette.tower(colour);
        self.disc(LETTERED, Paint::fill(dye.fill).line(dye.edge, "2"));
        let merlons = Paint::stroke(dye.edge, "4").dashed("0.1 8");
        self.disc(LETTERED, merlons);
        self.write(0, 8, TextStyle::new(LETTER, dye.mark).bold().centred(), colour);
    }

    /// Draws a tower: its merlons around the text, and the letter of its colour.
    fn tower(&mut self, colour: TowerColour, text: impl std::fmt::Display) {
        let dye = self.palette.tower(colour);
        self.disc(TOWER, Paint::fill(dye.fill).line(dye.edge, "1.6"));
        let merlons = Paint::stroke(dye.edge, "2.6").dashed("0.1 5.8");
        self.disc(TOWER, merlons);
        self.write(0, 1, TextStyle::new(12, dye.mark).bold().centred(), text);
        self.write(0, 11, TextStyle::new(10, dye.mark).centred(), colour);
    }
}

/// The length of a die's side, and the distance between dice.
const DIE: i32 = 36;
const DIE_ROOM: i32 = 44;

impl Canvas {
    /// Draws all dice of a roll in a row, with the upper left corner at the origin.
    pub(super) fn dice(&mut self, roll: Roll) {
        let mut index = 0;
        if let Some(piece) = roll.tower() {
            self.one_die(&mut index, message!(texts::TowerDie { piece }), |canvas| {
                canvas.loose_tower((DIE / 2, DIE / 2), piece);
            });
        }
        for die in roll.houses() {
            self.house_die(&mut index, die);
        }
    }

    /// Draws a die at its place in the row.
    fn one_die(&mut self, index: &mut usize, label: Message, face: impl FnOnce(&mut Self)) {
        let frame = Frame { x: 0, y: 0, width: DIE, height: DIE, radius: 7 };
        let (at, name) = ((DIE_ROOM * *index as i32, 0), places::die(*index));
        self.place_at(at, 100, name, label, &frame.corners(), |canvas| {
            let dye = canvas.palette.die;
            canvas.frame(frame, Paint::fill(dye.fill).line(dye.edge, "1.6"));
            face(canvas);
        });
        *index += 1;
    }

    fn house_die(&mut self, index: &mut usize, die: HouseDie) {
        let label = match die {
            HouseDie::Colour(piece) => message!(texts::HouseDie { piece }),
            HouseDie::Any => message!(texts::HouseDieAny),
        };
        self.one_die(index, label, |canvas| match die {
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

/// The shapes of coats of arms, one for each region: a shield, a disc and a banner. Each is drawn
/// around its origin, fourteen units to each side.
const ARMS: [&str; 3] = [
    "M-13 -12H13V0C13 7 7 12 0 15C-7 12 -13 7 -13 0Z",
    "M-14 0A14 14 0 1 1 14 0A14 14 0 1 1 -14 0Z",
    "M-14 -12H14V14L7 9L0 14L-7 9L-14 14Z",
];

impl Canvas {
    pub(super) fn arms(&mut self, region: usize, text: impl std::fmt::Display) {
        let dye = self.palette.region(region);
        self.path(ARMS[region % 3], Paint::fill(dye.edge).line(dye.fill, "1.5"));
        self.write(0, 5, TextStyle::new(14, dye.mark).bold().centred(), text);
    }
}
