//! Wall lines: the sides of landscape spaces.

use std::fmt::{self, Write};
use std::str::FromStr;

use crate::mauerbauer::bit_set::bit_set;
use crate::mauerbauer::tower_space::TowerSpace;
use crate::rule::NotationError;

/// A wall line by the two tower spaces at its ends, the earlier one first. Written `a1-b1`.
///
/// # Examples
/// ```
/// use mauerwerk::mauerbauer::Line;
///
/// let line = Line::new("b1".parse()?, "a1".parse()?).expect("the ends differ");
/// assert_eq!(line.to_string(), "a1-b1");
/// # Ok::<(), mauerwerk::NotationError>(())
/// ```
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub struct Line {
    first: TowerSpace,
    second: TowerSpace,
}

impl Line {
    /// The number of lines that have a name.
    pub(super) const COUNT: u32 = 64 * 63 / 2;

    /// Returns the line between two tower spaces, in either order; `None` if they are the same.
    #[must_use]
    pub fn new(one: TowerSpace, other: TowerSpace) -> Option<Self> {
        (one != other).then(|| Self { first: one.min(other), second: one.max(other) })
    }

    /// Returns the tower spaces at its ends, the earlier one first.
    #[must_use]
    pub const fn ends(self) -> [TowerSpace; 2] {
        [self.first, self.second]
    }

    /// Returns its number among all pairs of tower spaces, in their order.
    #[inline]
    pub(super) const fn id(self) -> u32 {
        let (first, second) = (self.first.index() as u32, self.second.index() as u32);
        first * (127 - first) / 2 + second - first - 1
    }

    pub(super) fn from_id(id: u32) -> Option<Self> {
        // Counted from the last, the pairs of the first end form a triangle.
        let after = (Self::COUNT - 1).checked_sub(id)?;
        let row = ((8 * after + 1).isqrt() - 1) / 2;
        let (first, second) = (62 - row, 63 - (after - row * (row + 1) / 2));
        let [first, second] = [first, second].map(|end| TowerSpace::from_index(end as u8));
        Some(Self { first, second })
    }
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.first.fmt(f)?;
        f.write_char('-')?;
        self.second.fmt(f)
    }
}

impl FromStr for Line {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let ends = text.split_once('-');
        let line = ends.and_then(|(one, other)| Self::new(one.parse().ok()?, other.parse().ok()?));
        line.ok_or_else(|| NotationError::new("a wall line like a1-b1", text))
    }
}

serde_as_text!(Line);

/// The index of a line among all lines of its board, in the order of their names.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub(super) struct LineNumber(u8);

impl LineNumber {
    pub(super) const fn from_index(index: u8) -> Self {
        Self(index % 128)
    }

    #[inline]
    pub(super) const fn index(self) -> usize {
        self.0 as usize
    }
}

bit_set! {
    /// A set of lines of a board.
    Lines(u128) of LineNumber, by LineNumber::index, from LineNumber::from_index
}

impl Lines {
    #[inline]
    pub(super) const fn bits(self) -> u128 {
        self.0
    }
}

#[cfg(test)]
mod tests {
    use super::Line;

    #[test]
    fn ids_and_lines_are_inverses() {
        for id in 0..Line::COUNT {
            assert_eq!(Line::from_id(id).map(Line::id), Some(id));
        }
        assert_eq!(Line::from_id(Line::COUNT), None);
        assert_eq!(Line::from_id(u32::MAX), None);
    }
}
