//! Tower spaces: the points of a board where wall lines meet.

use std::fmt::{self, Write};
use std::str::FromStr;

use crate::mauerbauer::bit_set::bit_set;
use crate::rule::NotationError;

/// One of up to 64 tower spaces: a row from `a` to `h` and a number from 1 to 8.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash)]
pub struct TowerSpace(u8);

impl TowerSpace {
    /// The number of tower spaces that can be named.
    pub const COUNT: usize = 64;

    pub(super) const fn from_index(index: u8) -> Self {
        Self(index % 64)
    }

    #[inline]
    pub(super) const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for TowerSpace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_char(char::from(b'a' + self.0 / 8))?;
        f.write_char(char::from(b'1' + self.0 % 8))
    }
}

impl fmt::Debug for TowerSpace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "TowerSpace({self})")
    }
}

impl FromStr for TowerSpace {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        match *text.as_bytes() {
            [row @ b'a'..=b'h', number @ b'1'..=b'8'] => Ok(Self(8 * (row - b'a') + number - b'1')),
            _ => Err(NotationError::new("a tower space from a1 to h8", text)),
        }
    }
}

serde_as_text!(TowerSpace);

bit_set! {
    /// A set of tower spaces.
    TowerSpaces(u64) of TowerSpace, by TowerSpace::index, from TowerSpace::from_index
}
