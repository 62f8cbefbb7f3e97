//! Tiles, coins, dice and hammers, and the suits on them, seen from above.
//!
//! A piece is in the middle of a cell with its upper left corner at the origin. A hammer is above
//! its origin, eleven units wide to both sides and twenty-eight high.

use super::{Canvas, Spot, captions};
use crate::base::seat::{Seat, Seats};
use crate::games::berlin::{Cell, Content, Kind, Piece, Suit, Value, places, texts};
use crate::sheet::canvas::{Colour, Dye, Frame, Paint, TextStyle};
use crate::sheet::look::Point;
use crate::sheet::look::Sheet;
use crate::text::message::message;

/// The length of a side of a cell.
pub(super) const CELL: i32 = 64;
/// The corner of a tile, and its length.
pub(super) const TILE_AT: i32 = 2;
pub(super) const TILE: i32 = 60;
/// The corner of a coin, and its diameter, half of a tile's length.
pub(super) const COIN_AT: i32 = 17;
pub(super) const COIN: i32 = 30;

const MIDDLE: i32 = CELL / 2;
const THICKNESS: i32 = 2;

/// An eye, centred at its origin.
const EYE: &str = "M-8 0Q0 -8 8 0Q0 8 -8 0ZM-2.6 0A2.6 2.6 0 1 1 2.6 0A2.6 2.6 0 1 1 -2.6 0Z";

impl Canvas {
    /// Draws the content of a cell, at a table with the given number of seats.
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

    /// Draws a face-up piece.
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

    /// Draws the back of a tile: two crossed lines.
    fn tile_back(&mut self) {
        self.tile();
        let lines = Paint::stroke(self.palette.back, "1.6");
        self.path("M32 6V56M6 31H58", lines);
    }

    /// Draws the face of a tile in its four quarters: the suit, the value, and two empty ones.
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

    /// Draws the back of a tile that seats have looked at, with the viewer's knowledge of it. A
    /// wide sheet also shows who looked, and a narrow sheet has this only in the label.
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
        self.say(47, 56, style, captions::all(by, seats).unwrap_or_else(|| by.to_string().into()));
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

    /// Draws the back of a coin with its suit, if that is dealt (BE-04).
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

    /// Draws the face of a coin with its value. Its suit is public but not printed there (BE-05),
    /// so it is noted next to it.
    fn coin_face(&mut self, piece: Piece) {
        self.coin();
        let style = TextStyle::new(23, self.palette.print).bold().centred();
        self.write(MIDDLE, 40, style, piece.value);
        let note = Frame { x: 41, y: 10, width: 14, height: 14, radius: 7 };
        let dye = self.palette.tile;
        self.frame(note, Paint::fill(dye.fill).line(dye.edge, "1"));
        self.suit(48, 17, 42, piece.suit);
    }

    /// Draws an empty cell between four pieces (BE-34), as deep as the wall is high.
    pub(super) fn hole(&mut self) {
        let dye = self.palette.hole;
        let pit = Frame { x: 4, y: 4, width: 56, height: 56, radius: 4 };
        self.frame(pit, Paint::fill(dye.fill).line(dye.edge, "2"));
        self.path("M8 57H57V8", Paint::stroke(dye.mark, "2"));
    }

    /// Draws an empty cell that is open to a side, by its corners.
    pub(super) fn gap(&mut self) {
        let corners = "M10 18V10H18M46 10H54V18M54 46V54H46M18 54H10V46";
        self.path(corners, Paint::stroke(self.palette.gap, "1.5"));
    }
}

/// A disc with eight rays.
const SUN: &str = "M-5.6 0A5.6 5.6 0 1 1 5.6 0A5.6 5.6 0 1 1 -5.6 0Z\
M-2.4 -7L0 -12L2.4 -7ZM-2.4 7L0 12L2.4 7ZM-7 -2.4L-12 0L-7 2.4ZM7 -2.4L12 0L7 2.4Z\
M3.3 -6.6L8.5 -8.5L6.6 -3.3ZM3.3 6.6L8.5 8.5L6.6 3.3ZM-3.3 -6.6L-8.5 -8.5L-6.6 -3.3Z\
M-3.3 6.6L-8.5 8.5L-6.6 3.3Z";
/// A crescent.
const MOON: &str = "M3 -11.2A11.3 11.3 0 1 0 11.2 4.4A9.4 9.4 0 0 1 3 -11.2Z";
/// A crown with three points, and the ring it stands on.
const CROWN: &str = "M-10 5L-11.5 -6.5L-5.5 -1L0 -10L5.5 -1L11.5 -6.5L10 5ZM-10 7H10V10.5H-10Z";
/// A lily with three petals, a band and a foot.
const LILY: &str = "M0 -12C4.6 -7 4.6 -2 2 2.6H-2C-4.6 -2 -4.6 -7 0 -12Z\
M3.4 2.6C3.4 -3 6 -7.4 9 -6.8C12.6 -6 12.4 -.6 8.8 .2C9 -2 7.2 -2.2 6.6 -.4C6.3 .6 6.2 1.6 6.1 2.6Z\
M-3.4 2.6C-3.4 -3 -6 -7.4 -9 -6.8C-12.6 -6 -12.4 -.6 -8.8 .2C-9 -2 -7.2 -2.2 -6.6 -.4\
C-6.3 .6 -6.2 1.6 -6.1 2.6Z\
M-6.6 3.6H6.6V5.8H-6.6ZM-1.8 6.6H1.8C2 8.6 4 9 5 8.4C4.8 10.8 2.4 11.4 0 12\
C-2.4 11.4 -4.8 10.8 -5 8.4C-4 9 -2 8.6 -1.8 6.6Z";

impl Canvas {
    /// Draws a suit's mark around a point, scaled to `percent`. At 100 it extends twelve units to
    /// each side.
    pub(super) fn suit(&mut self, x: i32, y: i32, percent: i32, suit: Suit) {
        let Dye { fill, edge, .. } = self.palette.suit(suit);
        let (shape, line) = match suit {
            Suit::Suns => (SUN, None),
            Suit::Moons => (MOON, None),
            Suit::Crowns => (CROWN, Some(edge)),
            Suit::Arms => (LILY, None),
        };
        let paint = Paint::fill(fill);
        let paint = line.map_or(paint, |line| paint.line(line, "1.6"));
        self.at(x, y, percent, |canvas| canvas.path(shape, paint));
    }
}

/// The length of a side.
pub(super) const DIE: i32 = 34;

impl Canvas {
    /// Draws a die with its upper left corner at the origin. A die without a value has not been
    /// rolled.
    pub(super) fn die(&mut self, dye: Dye, value: Option<Value>) {
        let frame = Frame { x: 0, y: 0, width: DIE, height: DIE, radius: 7 };
        let paint = Paint::fill(dye.fill).line(dye.edge, "1.6");
        self.frame(frame, paint);
        let letter = value.map_or('?', Value::letter);
        self.write(DIE / 2, 26, TextStyle::new(25, dye.mark).bold().centred(), letter);
    }

    /// Draws the suit of a die on a piece of paper at its corner.
    pub(super) fn die_suit(&mut self, suit: Suit) {
        let Dye { fill, edge, .. } = self.palette.tile;
        let badge = Frame { x: DIE - 8, y: -8, width: 16, height: 16, radius: 8 };
        self.frame(badge, Paint::fill(fill).line(edge, "1"));
        self.suit(DIE, 0, 50, suit);
    }
}

const PAWN: &str = "M-11 0C-11 -9 -7 -12 -4 -15A7 7 0 1 1 4 -15C7 -12 11 -9 11 0Z";

/// The size of a hammer's number.
const NUMBER: i32 = 16;

/// The box of a pawn.
const PAWN_BOX: Frame = Frame { x: -11, y: -30, width: 22, height: 31, radius: 0 };

/// The radius of a disc with a hammer's number: a mark, or one of many hammers in a cell.
const DISC: i32 = 8;
const DISC_BOX: Frame =
    Frame { x: -DISC, y: -DISC, width: 2 * DISC, height: 2 * DISC, radius: DISC };
const DISC_NUMBER: i32 = 16;

/// Returns the places of one or two pawns: in the empty quarters of a tile, or at the lower corners
/// of a coin's cell.
const fn pawns(count: usize, on: Option<Kind>) -> &'static [Point] {
    match (on, count) {
        (_, 0) => &[],
        (Some(Kind::Tile), 1) => &[(16, 60)],
        (Some(Kind::Tile), _) => &[(16, 60), (48, 30)],
        (Some(Kind::Coin), 1) => &[(12, 62)],
        (Some(Kind::Coin), _) => &[(12, 62), (52, 62)],
        (None, 1) => &[(32, 46)],
        (None, _) => &[(19, 46), (45, 46)],
    }
}

/// Returns the places of discs: in the empty quarters of a tile, or else around the content of the
/// cell.
const fn discs(on: Option<Kind>) -> [Point; Seat::COUNT] {
    match on {
        Some(Kind::Tile) => {
            [(9, 40), (25, 40), (9, 56), (25, 56), (39, 9), (55, 9), (39, 25), (55, 25)]
        }
        _ => [(8, 56), (24, 56), (40, 56), (56, 56), (8, 40), (56, 40), (8, 24), (8, 8)],
    }
}

/// Returns whether a disc does not touch a pawn.
fn is_clear(disc: Point, pawn: Point) -> bool {
    let [dx, dy] = [disc.0 - pawn.0, disc.1 - pawn.1];
    dx.abs() >= DISC + PAWN_BOX.width / 2 || dy > DISC || dy <= PAWN_BOX.y - DISC
}

impl Canvas {
    /// Draws all hammers of a cell, and the marks of hammers that can be moved there. One or two
    /// hammers are pawns if the marks have room next to them.
    pub(super) fn hammers(&mut self, spot: &Spot) {
        /// The number of pawns that fit in a cell.
        const FEW: usize = 2;
        let (here, on) = (spot.hammers, spot.content.kind());
        let others = spot.others.iter().filter(|seat| !here.contains(*seat));
        let pawns = pawns(here.len(), on);
        let clear = |disc: &Point| pawns.iter().all(|pawn| is_clear(*disc, *pawn));
        let mut free: Vec<Point> = discs(on).into_iter().filter(clear).collect();
        if here.len() <= FEW && others.clone().count() <= free.len() {
            for (seat, &at) in here.iter().zip(pawns) {
                self.placed_hammer(at, 100, seat, spot.cell);
            }
        } else {
            free = discs(on).to_vec();
            for (seat, at) in here.iter().zip(free.drain(..here.len().min(Seat::COUNT))) {
                self.hammer_place(at, 100, seat, spot.cell, DISC_BOX, |canvas, seat| {
                    let dye = canvas.palette.hammer(seat);
                    canvas.disc(DISC, Paint::fill(dye.fill).line(dye.edge, "1.5"));
                    canvas.disc_number(seat, dye.mark);
                });
            }
        }
        for (seat, (x, y)) in others.zip(free.into_iter().rev()) {
            self.at(x, y, 100, |canvas| canvas.reach(seat));
        }
    }

    /// Draws the mark of a hammer that can be moved to a cell: a ring with its number around the
    /// origin.
    pub(super) fn reach(&mut self, seat: Seat) {
        let (paper, ink) = (self.colours.paper, self.colours.ink);
        let ring = Paint::fill(paper).line(self.palette.hammer(seat).fill, "1.5");
        self.disc(DISC, ring.dashed("3 1.6"));
        self.disc_number(seat, ink);
    }

    fn disc_number(&mut self, seat: Seat, colour: Colour) {
        self.write(0, 6, TextStyle::new(DISC_NUMBER, colour).bold().centred(), seat);
    }

    /// Draws a hammer as a place, with its cell in the label.
    pub(super) fn placed_hammer(
        &mut self,
        at: Point,
        percent: i32,
        seat: Seat,
        cell: Option<Cell>,
    ) {
        self.hammer_place(at, percent, seat, cell, PAWN_BOX, Self::hammer);
    }

    /// Draws a hammer with a box around a point.
    pub(super) fn hammer_place(
        &mut self,
        at: Point,
        percent: i32,
        seat: Seat,
        cell: Option<Cell>,
        room: Frame,
        draw: fn(&mut Self, Seat),
    ) {
        let label = message!(texts::HammerOf { seat, stand: captions::stand(cell) });
        let name = places::hammer(seat);
        self.place_at(at, percent, name, label, &room.corners(), |canvas| draw(canvas, seat));
    }

    pub(super) fn hammer(&mut self, seat: Seat) {
        let dye = self.palette.hammer(seat);
        self.path(PAWN, Paint::fill(dye.fill).line(dye.edge, "1.5"));
        self.write(0, -2, TextStyle::new(NUMBER, dye.mark).bold().centred(), seat);
    }
}
