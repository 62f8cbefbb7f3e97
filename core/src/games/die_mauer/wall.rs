//! The common wall, and where pieces may be built.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::games::die_mauer::faults;
use crate::games::die_mauer::{Piece, Pieces};
use crate::text::message::message;

/// An end of the wall.
///
/// The sides of the first piece define which end is called left. The rules treat a wall and its
/// mirror image the same (DM-24).
///
/// # Examples
/// ```
/// use mauerwerk::die_mauer::{End, Piece, Wall};
///
/// let wall: Wall = "444T".parse()?;
/// assert_eq!(End::BOTH.map(|end| wall.fits(Piece::Gate, end)), [true, false]);
/// # Ok::<(), mauerwerk::NotationError>(())
/// ```
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum End {
    /// The end that is written first.
    Left,
    /// The end that is written last.
    Right,
}

impl End {
    /// Both ends.
    pub const BOTH: [Self; 2] = [Self::Left, Self::Right];
}

impl fmt::Display for End {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Left => "left",
            Self::Right => "right",
        })
    }
}

/// The wall on the table, from its left to its right end: one line that does not branch (DM-62).
///
/// Its text is the pieces, or `-` if nothing is built. At most [`Wall::LIMIT`] pieces fit.
///
/// # Examples
/// ```
/// use mauerwerk::die_mauer::{End, Piece, Wall};
///
/// let wall: Wall = "444T".parse()?;
/// assert_eq!(wall.capacity(Piece::Gate), Some(1));
/// assert!(wall.fits(Piece::Gate, End::Left) && !wall.fits(Piece::Gate, End::Right));
/// assert_eq!(wall.capacity(Piece::Wall3), None);
/// # Ok::<(), mauerwerk::NotationError>(())
/// ```
#[derive(Copy, Clone, Default, Eq, PartialEq, Hash)]
pub struct Wall {
    /// Bit `n` of plane `b` is bit `b` of the piece at index `n`, so that building at the left end
    /// is a shift. The planes are bytes, so that a state needs no padding.
    planes: [[u8; 8]; 3],
    len: u8,
}

impl Wall {
    /// The largest number of pieces of a wall.
    pub const LIMIT: usize = 64;

    /// Returns the number of pieces.
    #[must_use]
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Returns whether the wall is empty.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Returns the piece at the given index, counted from the left end, or `None` past the right
    /// end.
    #[must_use]
    pub const fn get(&self, index: usize) -> Option<Piece> {
        if index < self.len() { Some(self.piece(index)) } else { None }
    }

    const fn piece(&self, index: usize) -> Piece {
        let [low, middle, high] = self.planes;
        Piece::ALL[bit(low, index) | bit(middle, index) << 1 | bit(high, index) << 2]
    }

    /// Returns the number of pieces of a type.
    #[must_use]
    pub fn count(&self, piece: Piece) -> u32 {
        let built = u64::MAX.checked_shr(u64::BITS - u32::from(self.len)).unwrap_or(0);
        let of_type = |places, (bit, plane): (usize, &[u8; 8])| match piece.index() >> bit & 1 {
            1 => places & u64::from_le_bytes(*plane),
            _ => places & !u64::from_le_bytes(*plane),
        };
        self.planes.iter().enumerate().fold(built, of_type).count_ones()
    }

    /// Returns the piece at an end, or `None` if the wall is empty.
    #[must_use]
    pub const fn at(&self, end: End) -> Option<Piece> {
        match end {
            End::Left => self.get(0),
            End::Right => self.get(self.len().wrapping_sub(1)),
        }
    }

    /// Returns whether a piece may be built at an end. A tower or gate may not be next to another
    /// (Building Order §2, DM-20).
    #[must_use]
    pub const fn fits(&self, piece: Piece, end: End) -> bool {
        piece.is_wall() || self.is_open(end)
    }

    /// Returns whether an end takes a tower or gate: there is a wall or nothing. It uses the bits
    /// directly, without making the piece.
    const fn is_open(&self, end: End) -> bool {
        let index = match end {
            End::Left => 0,
            End::Right => self.len().wrapping_sub(1) % Self::LIMIT,
        };
        let [_, middle, high] = self.planes;
        self.is_empty() || bit(middle, index) | bit(high, index) == 1
    }

    /// Returns whether a piece may be built at any end.
    #[must_use]
    pub const fn takes(&self, piece: Piece) -> bool {
        self.fits(piece, End::Left) || self.fits(piece, End::Right)
    }

    /// Returns the types that may be built at any end.
    #[must_use]
    pub const fn takeable(&self) -> Pieces {
        if self.takes(Piece::Tower) { Pieces::ALL } else { Pieces::WALLS }
    }

    /// Returns the number of pieces of a type that may be built in one turn. `None` means any
    /// number, as for every wall (DM-21). An empty wall takes one tower or gate (DM-18). Other
    /// walls take a tower or gate at each end that is a wall (DM-19, DM-20).
    #[must_use]
    pub const fn capacity(&self, piece: Piece) -> Option<usize> {
        if piece.is_wall() {
            return None;
        }
        if self.is_empty() {
            return Some(1);
        }
        Some(self.fits(piece, End::Left) as usize + self.fits(piece, End::Right) as usize)
    }

    /// Returns the wall with one more piece, or `None` if it is full.
    #[must_use]
    pub fn with(mut self, piece: Piece, end: End) -> Option<Self> {
        if self.len() == Self::LIMIT {
            return None;
        }
        self.build(piece, end);
        Some(self)
    }

    /// Builds a piece. The wall must not be full.
    #[inline]
    pub(super) fn build(&mut self, piece: Piece, end: End) {
        debug_assert!(self.len() < Self::LIMIT);
        // Has no branch on the end, which is unpredictable in random play. This and `is_open` make
        // playouts 5 % faster.
        let (shift, index) = match end {
            End::Left => (1, 0),
            End::Right => (0, self.len),
        };
        for (bit, plane) in self.planes.iter_mut().enumerate() {
            let value = (piece.index() >> bit & 1) as u64;
            *plane = (u64::from_le_bytes(*plane) << shift | value << index).to_le_bytes();
        }
        self.len += 1;
    }

    /// Returns the mirror image, seen from the other side of the table.
    #[must_use]
    pub fn mirrored(&self) -> Self {
        let mut mirrored = Self::default();
        for piece in self.iter() {
            mirrored.build(piece, End::Left);
        }
        mirrored
    }

    /// Returns the pieces from left to right.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = Piece> + ExactSizeIterator + '_ {
        (0..self.len()).map(|index| self.piece(index))
    }
}

/// Returns the bit of a plane at an index.
const fn bit(plane: [u8; 8], index: usize) -> usize {
    (u64::from_le_bytes(plane) >> index & 1) as usize
}

text_form! {
    Wall: message!(faults::AWall);
    |self, f| {
        if self.is_empty() {
            return f.write_str("-");
        }
        self.iter().try_for_each(|piece| piece.fmt(f))
    };
    |text| match text {
        "" => None,
        "-" => Some(Self::default()),
        letters => letters.chars().try_fold(Self::default(), |wall, letter| {
            wall.with(Piece::from_letter(letter)?, End::Right)
        }),
    };
}

impl fmt::Debug for Wall {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Wall({self})")
    }
}
