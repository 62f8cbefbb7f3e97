//! Hammers as the pawns they are.
//!
//! A hammer stands on its origin, eleven units wide to both sides and twenty-eight high.

use super::Canvas;
use crate::berlin::Kind;
use crate::canvas::{Paint, TextStyle};
use crate::seat::{Seat, Seats};

const PAWN: &str = "M-11 0C-11 -9 -7 -12 -4 -15A7 7 0 1 1 4 -15C7 -12 11 -9 11 0Z";

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

const QUARTERS: [(i32, i32); Seat::COUNT] =
    [(8, 60), (14, 60), (20, 60), (26, 60), (38, 30), (44, 30), (50, 30), (56, 30)];
const LINE: [(i32, i32); Seat::COUNT] =
    [(6, 62), (13, 62), (21, 62), (28, 62), (36, 62), (43, 62), (51, 62), (58, 62)];

impl Canvas {
    /// Draws all hammers of a cell.
    pub(super) fn hammers(&mut self, seats: Seats, on: Option<Kind>, cell: &str) {
        let (percent, stands) = stands(seats.len(), on);
        for (seat, &(x, y)) in seats.iter().zip(stands) {
            let name = format_args!("hammer of seat {seat} on {cell}");
            self.named_at(x, y, percent, name, |canvas| canvas.hammer(seat));
        }
    }

    pub(super) fn hammer(&mut self, seat: Seat) {
        let dye = self.palette.hammer(seat);
        self.path(PAWN, Paint::fill(dye.fill).line(dye.edge, "1.5"));
        self.write(0, -2, TextStyle::new(13, dye.mark).bold().centred(), seat);
    }
}
