//! Hammers as the pawns they are, and the marks of where they can go.
//!
//! A hammer stands on its origin, eleven units wide to both sides and twenty-eight high.

use super::{Canvas, Spot};
use crate::berlin::{Kind, places};
use crate::canvas::{Colour, Frame, Paint, TextStyle};
use crate::drawing::Point;
use crate::seat::Seat;

const PAWN: &str = "M-11 0C-11 -9 -7 -12 -4 -15A7 7 0 1 1 4 -15C7 -12 11 -9 11 0Z";

/// The size of a hammer's number.
const NUMBER: i32 = 16;

/// The room of a pawn.
const PAWN_BOX: Frame = Frame { x: -11, y: -30, width: 22, height: 31, radius: 0 };

/// A hammer among many in a cell, or a mark: a disc with the hammer's number.
const DISC: i32 = 8;
const DISC_BOX: Frame =
    Frame { x: -DISC, y: -DISC, width: 2 * DISC, height: 2 * DISC, radius: DISC };
const DISC_NUMBER: i32 = 16;

/// Returns where one hammer or two stand as pawns: on a tile in the two quarters that show nothing, on a
/// coin's cell at its lower corners.
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

/// Returns where discs stand: on a tile in the two quarters that show nothing, else around what lies in
/// the cell.
const fn discs(on: Option<Kind>) -> [Point; Seat::COUNT] {
    match on {
        Some(Kind::Tile) => {
            [(9, 40), (25, 40), (9, 56), (25, 56), (39, 9), (55, 9), (39, 25), (55, 25)]
        }
        _ => [(8, 56), (24, 56), (40, 56), (56, 56), (8, 40), (56, 40), (8, 24), (8, 8)],
    }
}

/// Returns whether a disc stands clear of a pawn.
fn is_clear(disc: Point, pawn: Point) -> bool {
    let [dx, dy] = [disc.0 - pawn.0, disc.1 - pawn.1];
    dx.abs() >= DISC + PAWN_BOX.width / 2 || dy > DISC || dy <= PAWN_BOX.y - DISC
}

impl Canvas {
    /// Draws all hammers of a cell, and the marks of others that can be moved there: one hammer or two
    /// as pawns, if the marks have room beside them.
    pub(super) fn hammers(&mut self, spot: &Spot, cell: &str) {
        /// The number of pawns that a cell has room for.
        const FEW: usize = 2;
        let (here, on) = (spot.hammers, spot.content.kind());
        let others = spot.others.iter().filter(|seat| !here.contains(*seat));
        let pawns = pawns(here.len(), on);
        let clear = |disc: &Point| pawns.iter().all(|pawn| is_clear(*disc, *pawn));
        let mut free: Vec<Point> = discs(on).into_iter().filter(clear).collect();
        if here.len() <= FEW && others.clone().count() <= free.len() {
            for (seat, &at) in here.iter().zip(pawns) {
                self.placed_hammer(at, 100, seat, cell);
            }
        } else {
            free = discs(on).to_vec();
            for (seat, at) in here.iter().zip(free.drain(..here.len().min(Seat::COUNT))) {
                self.hammer_place(at, 100, seat, cell, DISC_BOX, |canvas, seat| {
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

    /// Draws the mark of a hammer that can be moved to a cell, around the origin: a ring with its number.
    pub(super) fn reach(&mut self, seat: Seat) {
        let (paper, ink) = (self.colours.paper, self.colours.ink);
        let ring = Paint::fill(paper).line(self.palette.hammer(seat).fill, "1.5");
        self.disc(DISC, ring.dashed("3 1.6"));
        self.disc_number(seat, ink);
    }

    fn disc_number(&mut self, seat: Seat, colour: Colour) {
        self.write(0, 6, TextStyle::new(DISC_NUMBER, colour).bold().centred(), seat);
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

    pub(super) fn hammer(&mut self, seat: Seat) {
        let dye = self.palette.hammer(seat);
        self.path(PAWN, Paint::fill(dye.fill).line(dye.edge, "1.5"));
        self.write(0, -2, TextStyle::new(NUMBER, dye.mark).bold().centred(), seat);
    }
}
