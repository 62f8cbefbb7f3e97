//! Houses and palaces as they stand on the board.
//!
//! Each stands around its origin, eight and eleven units to both sides.

use crate::canvas::{Paint, TextStyle};
use crate::look::Sheet;
use crate::mauerbauer::draw::Canvas;
use crate::mauerbauer::piece::HouseColour;

/// A house or a palace; palaces come first.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Debug)]
pub(super) enum Piece {
    Palace(HouseColour),
    House(HouseColour),
}

impl Piece {
    /// Returns so many of them in words.
    pub(super) fn words(self, count: usize) -> String {
        let (colour, kind) = match self {
            Self::Palace(colour) => (colour, "palace"),
            Self::House(colour) => (colour, "house"),
        };
        match count {
            1 => format!("{} {kind}", colour.word()),
            _ => format!("{count} {} {kind}s", colour.word()),
        }
    }

    /// Returns the width of the place it takes.
    pub(super) const fn width(self) -> i32 {
        match self {
            Self::Palace(_) => 26,
            Self::House(_) => 19,
        }
    }
}

/// Counts equal pieces that follow each other.
pub(super) fn counted(pieces: &[Piece]) -> Vec<(Piece, usize)> {
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
