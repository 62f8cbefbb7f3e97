//! Coats of arms: each region has its own shape, with the number of a space on it.
//!
//! A coat of arms stands around its origin and reaches fourteen units to each side.

use crate::canvas::{Paint, TextStyle};
use crate::mauerbauer::draw::Canvas;

/// A shield, a disc, and a banner.
const SHAPES: [&str; 3] = [
    "M-13 -12H13V0C13 7 7 12 0 15C-7 12 -13 7 -13 0Z",
    "M-14 0A14 14 0 1 1 14 0A14 14 0 1 1 -14 0Z",
    "M-14 -12H14V14L7 9L0 14L-7 9L-14 14Z",
];

impl Canvas {
    pub(super) fn arms(&mut self, region: usize, text: impl std::fmt::Display) {
        let dye = self.palette.region(region);
        self.path(SHAPES[region % 3], Paint::fill(dye.edge).line(dye.fill, "1.5"));
        self.write(0, 5, TextStyle::new(14, dye.mark).bold().centred(), text);
    }
}
