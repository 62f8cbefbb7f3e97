//! Hammers as the pawns they are.
//!
//! A hammer stands on its origin, eleven units wide to both sides and twenty-eight high.

use super::Canvas;
use crate::berlin::{Kind, places};
use crate::canvas::{Frame, Paint, TextStyle};
use crate::drawing::Point;
use crate::look::Sheet;
use crate::seat::{Seat, Seats};

const PAWN: &str = "M-11 0C-11 -9 -7 -12 -4 -15A7 7 0 1 1 4 -15C7 -12 11 -9 11 0Z";

/// The size of a hammer's number in a narrow drawing.
const NUMBER: i32 = 16;

/// The room of a pawn.
const PAWN_BOX: Frame = Frame { x: -12, y: -30, width: 24, height: 31, radius: 0 };

/// Returns where hammers stand that share a cell, and at how many hundredths of their size. On a
/// tile they keep to the two quarters that show nothing, on a coin's cell to its lower corners.
const fn stands(count: usize, on: Option<Kind>) -> (i32, &'static [(i32, i32)]) {
    match (on, count) {
        (Some(Kind::Tile), 0..=2) => (100, &[(16, 60), (48, 30)]),
        (Some(Kind::Tile), 3..=4) => (70, &[(10, 60), (25, 60), (40, 30), (55, 30)]),
        (Some(Kind::Tile), _) => (55, &QUARTERS),
        (Some(Kind::Coin), 0..=2) => (100, &[(12, 62), (52, 62)]),
        (None, 0..=1) => (100, &[(32, 46)]),
        (None, 2) => (100, &[(19, 46), (45, 46)]),
        (_, 3..=4) => (70, &[(8, 62), (24, 63), (40, 63), (56, 62)]),
        _ => (55, &LINE),
    }
}

/// A hammer among many in a cell of a narrow drawing: a disc with its number.
const BADGE: i32 = 8;
const BADGE_BOX: Frame =
    Frame { x: -BADGE, y: -BADGE, width: 2 * BADGE, height: 2 * BADGE, radius: 0 };

/// Returns where hammers stand as discs: on a tile in the two quarters that show nothing, else along
/// both sides of the cell.
const fn badges(on: Option<Kind>) -> &'static [(i32, i32); Seat::COUNT] {
    match on {
        Some(Kind::Tile) => {
            &[(9, 40), (25, 40), (9, 56), (25, 56), (39, 9), (55, 9), (39, 25), (55, 25)]
        }
        _ => &[(8, 56), (8, 40), (8, 24), (8, 8), (56, 56), (56, 40), (56, 24), (56, 8)],
    }
}

const QUARTERS: [(i32, i32); Seat::COUNT] =
    [(8, 60), (14, 60), (20, 60), (26, 60), (38, 30), (44, 30), (50, 30), (56, 30)];
const LINE: [(i32, i32); Seat::COUNT] =
    [(6, 62), (13, 62), (21, 62), (28, 62), (36, 62), (43, 62), (51, 62), (58, 62)];

impl Canvas {
    /// Draws all hammers of a cell.
    pub(super) fn hammers(&mut self, seats: Seats, on: Option<Kind>, cell: &str) {
        /// The number of hammers that a cell of a narrow drawing has room for.
        const FEW: usize = 2;
        let is_crowded = self.sheet == Sheet::Narrow && seats.len() > FEW;
        let (percent, stands) =
            if is_crowded { (100, &badges(on)[..]) } else { stands(seats.len(), on) };
        for (seat, &at) in seats.iter().zip(stands) {
            match is_crowded {
                true => self.hammer_place(at, percent, seat, cell, BADGE_BOX, Self::badge),
                false => self.placed_hammer(at, percent, seat, cell),
            }
        }
    }

    /// Draws a hammer as a place, and where it is.
    pub(super) fn placed_hammer(&mut self, at: Point, percent: i32, seat: Seat, cell: &str) {
        self.hammer_place(at, percent, seat, cell, PAWN_BOX, Self::hammer);
    }

    /// Draws a hammer in that room around a point.
    pub(super) fn hammer_place(
        &mut self,
        at: Point,
        percent: i32,
        seat: Seat,
        cell: &str,
        room: Frame,
        draw: fn(&mut Self, Seat),
    ) {
        let label = ["hammer of seat ", seat.digit(), ", ", cell].concat();
        let name = places::hammer(seat);
        self.place_at(at, percent, name, label, &room.corners(), |canvas| draw(canvas, seat));
    }

    fn badge(&mut self, seat: Seat) {
        let dye = self.palette.hammer(seat);
        self.disc(BADGE, Paint::fill(dye.fill).line(dye.edge, "1.5"));
        self.write(0, 6, TextStyle::new(NUMBER, dye.mark).bold().centred(), seat);
    }

    pub(super) fn hammer(&mut self, seat: Seat) {
        let dye = self.palette.hammer(seat);
        self.path(PAWN, Paint::fill(dye.fill).line(dye.edge, "1.5"));
        let size = if self.sheet == Sheet::Narrow { NUMBER } else { 13 };
        self.write(0, -2, TextStyle::new(size, dye.mark).bold().centred(), seat);
    }
}
