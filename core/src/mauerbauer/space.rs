//! Landscape spaces: what walls enclose.

use std::fmt;
use std::str::FromStr;

use crate::mauerbauer::bit_set::bit_set;
use crate::rule::NotationError;

/// One of up to 64 landscape spaces by its number, from 1 on. A completed city goes by the
/// lowest number of its spaces.
///
/// # Examples
/// ```
/// use mauerwerk::mauerbauer::Space;
///
/// let space: Space = "12".parse()?;
/// assert_eq!(space.number(), 12);
/// assert_eq!(Space::new(65), None);
/// # Ok::<(), mauerwerk::NotationError>(())
/// ```
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash)]
pub struct Space(u8);

impl Space {
    /// The number of landscape spaces that can be named.
    pub const COUNT: usize = 64;

    /// Returns the space of that number, from 1 to 64.
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        if 1 <= number && number as usize <= Self::COUNT { Some(Self(number - 1)) } else { None }
    }

    pub(super) const fn from_index(index: u8) -> Self {
        Self(index % 64)
    }

    #[inline]
    pub(super) const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns its number, from 1 on.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0 + 1
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number().fmt(f)
    }
}

impl fmt::Debug for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Space({self})")
    }
}

impl FromStr for Space {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let plain = text.bytes().all(|byte| byte.is_ascii_digit()) && !text.starts_with('0');
        let space = text.parse().ok().filter(|_| plain).and_then(Self::new);
        space.ok_or_else(|| NotationError::new("a landscape space from 1 to 64", text))
    }
}

serde_as_text!(Space);

bit_set! {
    /// A set of landscape spaces.
    Spaces(u64) of Space, by Space::index, from Space::from_index
}

impl Spaces {
    /// Returns whether all of them are among others.
    #[inline]
    pub(super) const fn within(self, others: Self) -> bool {
        self.without(others).is_empty()
    }

    /// Returns how many of the set come before one.
    #[inline]
    pub(super) fn rank(self, one: Space) -> usize {
        (self.0 & ((1 << one.index()) - 1)).count_ones() as usize
    }
}
