//! Regions of a board.

use std::fmt;

/// A region of the board, from 1 to 3 in the order of the board's plan.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub struct Region(u8);

impl Region {
    /// The number of regions that there are cards for.
    pub const COUNT: usize = 3;

    /// Every region that there are cards for.
    pub const ALL: [Self; Self::COUNT] = [Self(0), Self(1), Self(2)];

    /// Returns its index in the board's plan.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Region {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (self.0 + 1).fmt(f)
    }
}
