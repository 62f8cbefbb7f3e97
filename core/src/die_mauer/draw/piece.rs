//! Pieces as they stand on the table, seen from the side.
//!
//! A piece stands on its origin and reaches to the right and up; lengths are in units of which a
//! merlon takes [`MERLON`].

use std::fmt::Write;

use crate::canvas::{Frame, Paint, TextStyle};
use crate::die_mauer::Piece;
use crate::die_mauer::draw::Canvas;

/// The length of a merlon with its gap.
pub(super) const MERLON: i32 = 20;
/// The height of the highest piece.
pub(super) const TOWER_HEIGHT: i32 = 80;
/// The height of a gate.
const GATE_HEIGHT: i32 = 62;
/// The height of a wall with its merlons.
pub(super) const WALL_HEIGHT: i32 = 46;
/// The length of the back of a piece of which the type is not known.
pub(super) const BACK: usize = 2;

/// The outlines of a tower and of a gate.
const TOWER: &str = "M5 0V-54L1 -58V-80H10V-72H15.5V-80H24.5V-72H30V-80H39V-58L35 -54V0Z";
const GATE: &str = "M1 0V-62H6V-57H10V-62H15V-50H45V-62H50V-57H54V-62H59V0Z";
const BODY: i32 = 34;
const OUTLINE: &str = "1.6";
const LETTER: i32 = 21;

/// Returns a length in units.
pub(super) fn units(merlons: usize) -> i32 {
    i32::try_from(merlons).unwrap_or(i32::MAX).saturating_mul(MERLON)
}

/// Returns the room of a piece as it stands; `None` is the back of one of unknown type.
pub(super) fn shape(piece: Option<Piece>) -> Frame {
    let height = match piece {
        Some(Piece::Tower) => TOWER_HEIGHT,
        Some(Piece::Gate) => GATE_HEIGHT,
        _ => WALL_HEIGHT,
    };
    let width = units(piece.map_or(BACK, Piece::length));
    Frame { x: 0, y: -height, width, height, radius: 0 }
}

impl Canvas {
    pub(super) fn piece(&mut self, piece: Piece) {
        match piece {
            Piece::Tower => self.tower(),
            Piece::Gate => self.gate(),
            wall => self.wall(wall),
        }
    }

    fn wall(&mut self, piece: Piece) {
        let (merlons, middle) = (piece.length(), units(piece.length()) / 2);
        self.masonry(piece, &battlements(merlons), &courses(merlons));
        let plaque = Frame { x: middle - 8, y: -27, width: 16, height: 21, radius: 5 };
        self.frame(plaque, Paint::fill(self.palette.masonry(piece).stone));
        self.letter(piece, middle, -10);
    }

    /// Draws the outline of a piece of which it is open whether it lies there.
    pub(super) fn doubtful_piece(&mut self, piece: Piece) {
        let faint = self.colours.faint;
        let outline = match piece {
            Piece::Tower => TOWER.to_owned(),
            Piece::Gate => GATE.to_owned(),
            wall => battlements(wall.length()),
        };
        self.path(&outline, Paint::fill(self.colours.rule).line(faint, "2").dashed("5 4"));
        let style = TextStyle::new(LETTER, self.colours.ink).bold().centred();
        self.write(units(piece.length()) / 2, -11, style, piece);
    }

    fn tower(&mut self) {
        let joints =
            "M3 -58H37M7 -11H33M7 -38H33M7 -47H33M14 -2V-11M26 -2V-11M10 -38V-47M30 -38V-47";
        self.masonry(Piece::Tower, TOWER, joints);
        self.path("M18 -55V-43H22V-55Z", Paint::fill(self.colours.outline));
        self.letter(Piece::Tower, units(Piece::Tower.length()) / 2, -17);
    }

    fn gate(&mut self) {
        let joints =
            "M15 -48V-2M45 -48V-2M3 -14H15M3 -30H15M3 -45H15M45 -14H57M45 -30H57M45 -45H57";
        self.masonry(Piece::Gate, GATE, joints);
        let opening = "M20 0V-14A10 10 0 0 1 40 -14V0Z";
        let (outline, dark) = (self.colours.outline, self.palette.opening);
        self.path(opening, Paint::fill(dark).line(outline, "1"));
        let bars = "M25 0V-21M30 0V-23M35 0V-21M20 -8H40M21 -15H39";
        self.path(bars, Paint::stroke(self.palette.masonry(Piece::Gate).mortar, "1.2"));
        self.letter(Piece::Gate, units(Piece::Gate.length()) / 2, -29);
    }

    /// Draws the back of a piece of which the viewer doesn't know the type.
    pub(super) fn back(&mut self) {
        let frame = Frame { x: 2, y: -42, width: 36, height: 41, radius: 7 };
        let faint = self.colours.faint;
        self.frame(frame, Paint::fill(self.colours.rule).line(faint, "2").dashed("5 4"));
        self.write(20, -13, TextStyle::new(24, self.colours.ink).bold().centred(), '?');
    }

    /// Draws stones of a shape, and the joints between them, which end short of the outline.
    fn masonry(&mut self, piece: Piece, shape: &str, joints: &str) {
        let masonry = self.palette.masonry(piece);
        self.path(shape, Paint::fill(masonry.stone).line(self.colours.outline, OUTLINE));
        self.path(joints, Paint::stroke(masonry.mortar, "1.3"));
    }

    fn letter(&mut self, piece: Piece, x: i32, y: i32) {
        let colour = self.palette.masonry(piece).letter;
        self.write(x, y, TextStyle::new(LETTER, colour).bold().centred(), piece);
    }
}

/// Returns the outline of a wall: each merlon is twelve units wide, with four of air at each side.
fn battlements(merlons: usize) -> String {
    let mut way = format!("M1 0V-{BODY}h3v-12h12v12");
    way.push_str(&"h8v-12h12v12".repeat(merlons.saturating_sub(1)));
    let _ = write!(way, "H{}V0Z", units(merlons) - 1);
    way
}

/// Returns the joints of the stones: three courses, the upright ones staggered.
fn courses(merlons: usize) -> String {
    let length = units(merlons);
    let mut way = format!("M3 -11H{0}M3 -23H{0}", length - 3);
    for x in (MERLON / 2..length).step_by(MERLON as usize) {
        let _ = write!(way, "M{x} -11V-23");
    }
    for x in (MERLON..length).step_by(MERLON as usize) {
        let _ = write!(way, "M{x} -2V-11M{x} -23V-{}", BODY - 2);
    }
    way
}
