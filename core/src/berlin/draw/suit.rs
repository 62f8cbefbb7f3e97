//! Suits as they are printed on pieces and dice.
//!
//! A mark stands around its origin and reaches twelve units to each side.

use super::Canvas;
use crate::berlin::Suit;
use crate::canvas::{Dye, Paint};

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
    /// Draws a suit's mark at a point, at so many hundredths of its size.
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
