//! The parts of a board: landscape spaces, tower spaces, wall lines and regions.

use std::fmt::{self, Write};

use crate::games::mauerbauer::faults;
use crate::text::message::message;

/// The items of a set in ascending order.
#[derive(Clone)]
pub(super) struct Items<S>(S);

/// Declares a set of items that have an index. The first number is its width in bits.
macro_rules! bit_set {
    ($(#[$doc:meta])* $name:ident($bits:ty) of $item:ty, by $index:expr, from $from_index:expr) => {
        $(#[$doc])*
        #[derive(Copy, Clone, Default, Eq, PartialEq, Hash)]
        pub(super) struct $name($bits);

        impl $name {
            pub(super) const EMPTY: Self = Self(0);

            #[inline]
            pub(super) fn only(item: $item) -> Self {
                Self(1 << $index(item))
            }

            #[inline]
            pub(super) fn contains(self, item: $item) -> bool {
                self.meets(Self::only(item))
            }

            #[inline]
            pub(super) fn insert(&mut self, item: $item) {
                *self = self.or(Self::only(item));
            }

            #[inline]
            pub(super) const fn or(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }

            #[inline]
            pub(super) const fn and(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }

            #[inline]
            pub(super) const fn without(self, other: Self) -> Self {
                Self(self.0 & !other.0)
            }

            #[inline]
            pub(super) const fn is_empty(self) -> bool {
                self.0 == 0
            }

            #[inline]
            pub(super) const fn meets(self, other: Self) -> bool {
                self.0 & other.0 != 0
            }

            #[inline]
            pub(super) const fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            /// Returns the item with the lowest index.
            #[inline(always)]
            pub(super) fn first(self) -> Option<$item> {
                (!self.is_empty()).then(|| $from_index(self.0.trailing_zeros() as u8))
            }

            /// Removes the item with the lowest index.
            #[inline(always)]
            pub(super) fn pop(&mut self) -> Option<$item> {
                let first = self.first()?;
                self.0 &= self.0 - 1;
                Some(first)
            }

            /// Returns the items in ascending order.
            #[inline]
            pub(super) fn iter(self) -> Items<Self> {
                Items(self)
            }
        }

        impl Iterator for Items<$name> {
            type Item = $item;

            #[inline(always)]
            fn next(&mut self) -> Option<$item> {
                self.0.pop()
            }
        }

        impl FromIterator<$item> for $name {
            fn from_iter<I: IntoIterator<Item = $item>>(items: I) -> Self {
                items.into_iter().fold(Self::EMPTY, |set, item| set.or(Self::only(item)))
            }
        }

        impl std::fmt::Debug for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.debug_set().entries(self.iter()).finish()
            }
        }
    };
}

/// One of up to 64 landscape spaces, by its number from 1 on. The lowest number of its spaces names
/// a completed city.
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
    /// The number of landscape spaces with a name.
    pub const COUNT: usize = 64;

    /// Returns the space with the given number, from 1 to 64, or `None` for other numbers.
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

    /// Returns the number, from 1 on.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0 + 1
    }
}

text_form! {
    Space: message!(faults::ASpace);
    |self, f| self.number().fmt(f);
    |text| {
        let plain = text.bytes().all(|byte| byte.is_ascii_digit()) && !text.starts_with('0');
        text.parse().ok().filter(|_| plain).and_then(Self::new)
    };
}

impl fmt::Debug for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Space({self})")
    }
}

bit_set! {
    /// A set of landscape spaces.
    Spaces(u64) of Space, by Space::index, from Space::from_index
}

impl Spaces {
    /// Returns whether all of them are in another set.
    #[inline]
    pub(super) const fn within(self, others: Self) -> bool {
        self.without(others).is_empty()
    }

    /// Returns the number of spaces in the set before a space.
    #[inline]
    pub(super) fn rank(self, one: Space) -> usize {
        (self.0 & ((1 << one.index()) - 1)).count_ones() as usize
    }
}

/// One of up to 64 tower spaces: a row from `a` to `h` and a number from 1 to 8.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash)]
pub struct TowerSpace(u8);

impl TowerSpace {
    /// The number of tower spaces with a name.
    pub const COUNT: usize = 64;

    pub(super) const fn from_index(index: u8) -> Self {
        Self(index % 64)
    }

    #[inline]
    pub(super) const fn index(self) -> usize {
        self.0 as usize
    }
}

text_form! {
    TowerSpace: message!(faults::ATowerSpace);
    |self, f| {
        f.write_char(char::from(b'a' + self.0 / 8))?;
        f.write_char(char::from(b'1' + self.0 % 8))
    };
    |text| match *text.as_bytes() {
        [row @ b'a'..=b'h', number @ b'1'..=b'8'] => Some(Self(8 * (row - b'a') + number - b'1')),
        _ => None,
    };
}

impl fmt::Debug for TowerSpace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "TowerSpace({self})")
    }
}

bit_set! {
    /// A set of tower spaces.
    TowerSpaces(u64) of TowerSpace, by TowerSpace::index, from TowerSpace::from_index
}

/// A wall line by the two tower spaces at its ends, the earlier one first. Its text is `a1-b1`.
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
    /// The number of lines with a name.
    pub(super) const COUNT: u32 = 64 * 63 / 2;

    /// Makes the line between two tower spaces, in either order. Returns `None` if they are the
    /// same.
    #[must_use]
    pub fn new(one: TowerSpace, other: TowerSpace) -> Option<Self> {
        (one != other).then(|| Self { first: one.min(other), second: one.max(other) })
    }

    /// Returns the tower spaces at its ends, the earlier one first.
    #[must_use]
    pub const fn ends(self) -> [TowerSpace; 2] {
        [self.first, self.second]
    }

    /// Returns the number among all pairs of tower spaces, in their order.
    #[inline]
    pub(super) const fn id(self) -> u32 {
        let (first, second) = (self.first.index() as u32, self.second.index() as u32);
        first * (127 - first) / 2 + second - first - 1
    }

    pub(super) fn from_id(id: u32) -> Option<Self> {
        // Counted from the last pair, the pairs of the first end form a triangle.
        let after = (Self::COUNT - 1).checked_sub(id)?;
        let row = ((8 * after + 1).isqrt() - 1) / 2;
        let (first, second) = (62 - row, 63 - (after - row * (row + 1) / 2));
        let [first, second] = [first, second].map(|end| TowerSpace::from_index(end as u8));
        Some(Self { first, second })
    }
}

text_form! {
    Line: message!(faults::ALine);
    |self, f| {
        self.first.fmt(f)?;
        f.write_char('-')?;
        self.second.fmt(f)
    };
    |text| {
        let (one, other) = text.split_once('-')?;
        Self::new(one.parse().ok()?, other.parse().ok()?)
    };
}

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

/// A region of the board, from 1 to 3 in the order of the board's plan.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub struct Region(u8);

impl Region {
    /// The number of regions that have cards.
    pub const COUNT: usize = 3;

    /// All regions that have cards.
    pub const ALL: [Self; Self::COUNT] = [Self(0), Self(1), Self(2)];

    /// Returns the index in the board's plan, from 0.
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
