//! Tiles and coins as they lie in the wall, seen from above.
//!
//! A piece lies in the middle of a cell with its upper left corner at the origin.

use super::{Canvas, captions};
use crate::berlin::{Content, Kind, Piece, Suit, Value};
use crate::canvas::{Colour, Frame, Paint, TextStyle};
use crate::look::Sheet;
use crate::seat::Seats;

/// The length of a side of a cell.
pub(super) const CELL: i32 = 64;
/// Where a tile begins, and its length.
pub(super) const TILE_AT: i32 = 2;
pub(super) const TILE: i32 = 60;
/// Where a coin begins, and its diameter, half of a tile's length.
pub(super) const COIN_AT: i32 = 17;
pub(super) const COIN: i32 = 30;

const MIDDLE: i32 = CELL / 2;
const THICKNESS: i32 = 2;

/// An eye, open to all sides of its origin.
const EYE: &str = "M-8 0Q0 -8 8 0Q0 8 -8 0ZM-2.6 0A2.6 2.6 0 1 1 2.6 0A2.6 2.6 0 1 1 -2.6 0Z";

impl Canvas {
    /// Draws what lies in a cell, at a table of that many seats.
    pub(super) fn content(&mut self, content: Content, is_hole: bool, seats: usize) {
        match content {
            Content::Empty if is_hole => self.hole(),
            Content::Empty => self.gap(),
            Content::Tile => self.tile_back(),
            Content::Checked { by, .. } => self.checked(content, by, seats),
            Content::Coin(suit) => self.coin_back(suit),
            Content::Open(piece) => self.open(piece),
        }
    }

    /// Draws a piece that lies face up.
    pub(super) fn open(&mut self, piece: Piece) {
        match piece.kind {
            Kind::Tile => self.tile_face(piece),
            Kind::Coin => self.coin_face(piece),
        }
    }

    fn tile(&mut self) {
        let dye = self.palette.tile;
        let below = Frame {
            x: TILE_AT,
            y: TILE_AT + THICKNESS,
            width: TILE,
            height: TILE - THICKNESS,
            radius: 5,
        };
        self.frame(below, Paint::fill(dye.edge));
        let above = Frame { y: TILE_AT, ..below };
        self.frame(above, Paint::fill(dye.fill).line(dye.edge, "1"));
    }

    /// Draws the back of a tile: two lines that cross, and nothing else.
    fn tile_back(&mut self) {
        self.tile();
        let lines = Paint::stroke(self.palette.back, "1.6");
        self.path("M32 6V56M6 31H58", lines);
    }

    /// Draws the face of a tile in its four quarters: the suit, the value, and two kept free.
    fn tile_face(&mut self, piece: Piece) {
        self.tile();
        self.path("M32 6V56M6 31H58", Paint::stroke(self.palette.tile.mark, "1"));
        self.suit(17, 17, 100, piece.suit);
        self.value(47, 55, 29, piece.value, piece.suit);
    }

    fn value(&mut self, x: i32, y: i32, size: i32, value: Value, suit: Suit) {
        let style = TextStyle::new(size, self.palette.suit(suit).mark).bold().centred();
        self.write(x, y, style, value);
    }

    /// Draws the back of a tile that somebody has looked at, with what the viewer knows of it, and
    /// who looked: on a narrow sheet the label alone says that.
    fn checked(&mut self, content: Content, by: Seats, seats: usize) {
        self.tile_back();
        let print = self.palette.print;
        match content.known() {
            Some((suit, value)) => {
                self.suit(12, 13, 55, suit);
                self.value(24, 19, 16, value, suit);
            }
            None => self.write(17, 24, TextStyle::new(20, print).bold().centred(), '?'),
        }
        self.at(47, 41, 100, |canvas| canvas.eye(print));
        if self.sheet == Sheet::Narrow {
            return;
        }
        let style = TextStyle::new(11, print).centred();
        self.write(47, 56, style, captions::lookers(by, seats));
    }

    pub(super) fn eye(&mut self, colour: Colour) {
        self.path(EYE, Paint::stroke(colour, "1.3"));
    }

    fn coin(&mut self) {
        let dye = self.palette.coin;
        let below = Frame {
            x: COIN_AT,
            y: COIN_AT + THICKNESS,
            width: COIN,
            height: COIN,
            radius: COIN / 2,
        };
        self.frame(below, Paint::fill(dye.edge));
        self.frame(Frame { y: COIN_AT, ..below }, Paint::fill(dye.fill).line(dye.edge, "1.2"));
    }

    /// Draws the back of a coin: its suit (BE-04), or before that is dealt nothing.
    fn coin_back(&mut self, suit: Option<Suit>) {
        self.coin();
        let Some(suit) = suit else { return };
        let rim = Frame {
            x: COIN_AT + 2,
            y: COIN_AT + 2,
            width: COIN - 4,
            height: COIN - 4,
            radius: COIN / 2 - 2,
        };
        let edge = self.palette.suit(suit).edge;
        self.frame(rim, Paint::stroke(edge, "1.6"));
        self.suit(MIDDLE, MIDDLE, 80, suit);
    }

    /// Draws the face of a coin: its value. Its suit, public though not printed there (BE-05), is
    /// noted beside it.
    fn coin_face(&mut self, piece: Piece) {
        self.coin();
        let style = TextStyle::new(23, self.palette.print).bold().centred();
        self.write(MIDDLE, 40, style, piece.value);
        let note = Frame { x: 41, y: 10, width: 14, height: 14, radius: 7 };
        let dye = self.palette.tile;
        self.frame(note, Paint::fill(dye.fill).line(dye.edge, "1"));
        self.suit(48, 17, 42, piece.suit);
    }

    /// Draws an empty cell between four pieces (BE-34): as deep as the wall is high.
    pub(super) fn hole(&mut self) {
        let dye = self.palette.hole;
        let pit = Frame { x: 4, y: 4, width: 56, height: 56, radius: 4 };
        self.frame(pit, Paint::fill(dye.fill).line(dye.edge, "2"));
        self.path("M8 57H57V8", Paint::stroke(dye.mark, "2"));
    }

    /// Draws an empty cell that lies open to a side: its corners alone.
    pub(super) fn gap(&mut self) {
        let corners = "M10 18V10H18M46 10H54V18M54 46V54H46M18 54H10V46";
        self.path(corners, Paint::stroke(self.palette.gap, "1.5"));
    }
}
