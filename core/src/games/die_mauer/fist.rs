//! The fists of the planning phase.

use crate::base::seat::Seat;
use crate::games::die_mauer::faults;
use crate::games::die_mauer::piece::gather;
use crate::games::die_mauer::{Piece, Pieces};
use crate::text::message::message;

/// The content of a seat's fist. Its text is the piece, or `-` if the fist is empty.
///
/// # Examples
/// ```
/// use mauerwerk::die_mauer::{Fist, Piece};
///
/// assert_eq!("T".parse(), Ok(Fist::Holds(Piece::Tower)));
/// assert_eq!(Fist::Empty.to_string(), "-");
/// ```
#[derive(Copy, Clone, Default, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub enum Fist {
    /// Nothing.
    #[default]
    Empty,
    /// A piece of the seat's stock (DM-09).
    Holds(Piece),
}

impl Fist {
    /// Returns the fist's piece, or `None` if it is empty.
    #[must_use]
    pub const fn piece(self) -> Option<Piece> {
        match self {
            Self::Empty => None,
            Self::Holds(piece) => Some(piece),
        }
    }

    /// Returns the fist at an index, where the empty fist comes first, and then one of each type.
    #[inline]
    pub(super) fn nth(types: Pieces, index: usize) -> Self {
        let piece = index.checked_sub(1).and_then(|index| types.nth(index));
        piece.map_or(Self::Empty, Self::Holds)
    }

    /// Returns the fist as a number above 0, because 0 means no fist.
    const fn code(self) -> u32 {
        match self {
            Self::Empty => 1,
            Self::Holds(piece) => 2 + piece as u32,
        }
    }

    const fn from_code(code: u32) -> Option<Self> {
        match code {
            1 => Some(Self::Empty),
            2..=9 => Some(Self::Holds(Piece::ALL[code as usize - 2])),
            _ => None,
        }
    }
}

text_form! {
    Fist: message!(faults::AFist);
    |self, f| match self {
        Self::Empty => f.write_str("-"),
        Self::Holds(piece) => piece.fmt(f),
    };
    |text| if text == "-" { Some(Self::Empty) } else { text.parse().ok().map(Self::Holds) };
}

/// A fist on the table as a position contains it. Its text is that of the [`Fist`], or `?` if it is
/// closed.
///
/// # Examples
/// ```
/// use mauerwerk::die_mauer::{Fist, SeenFist};
///
/// assert_eq!("?".parse(), Ok(SeenFist::Closed));
/// assert_eq!("-".parse(), Ok(SeenFist::Known(Fist::Empty)));
/// assert_eq!(SeenFist::Closed.known(), None);
/// ```
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum SeenFist {
    /// A closed fist of another seat.
    Closed,
    /// An open fist, or the viewer's own.
    Known(Fist),
}

impl SeenFist {
    /// Returns the content of the fist, or `None` if it is hidden.
    #[must_use]
    pub const fn known(self) -> Option<Fist> {
        match self {
            Self::Closed => None,
            Self::Known(fist) => Some(fist),
        }
    }
}

impl From<Fist> for SeenFist {
    fn from(fist: Fist) -> Self {
        Self::Known(fist)
    }
}

text_form! {
    SeenFist: message!(faults::AFist);
    |self, f| match self {
        Self::Closed => f.write_str("?"),
        Self::Known(fist) => fist.fmt(f),
    };
    |text| if text == "?" { Some(Self::Closed) } else { text.parse().ok().map(Self::Known) };
}

/// The fists on the table, with four bits for each seat, so that all of them are compared at once.
#[derive(Copy, Clone, Default, Eq, PartialEq, Hash)]
pub(super) struct Fists(u32);

impl Fists {
    pub(super) const fn get(self, seat: Seat) -> Option<Fist> {
        Fist::from_code(self.0 >> (4 * seat.index()) & 15)
    }

    /// Puts a fist on the table for a seat that has none there.
    pub(super) const fn put(&mut self, seat: Seat, fist: Fist) {
        self.0 |= fist.code() << (4 * seat.index());
    }

    /// Empties the fist of a seat.
    pub(super) const fn empty(&mut self, seat: Seat) {
        self.0 &= !(15 << (4 * seat.index()));
        self.put(seat, Fist::Empty);
    }

    /// Returns a bit for each seat, which is set if its fist equals the given one.
    #[inline]
    pub(super) const fn equal_to(self, fist: Fist) -> u8 {
        let differences = self.0 ^ (fist.code() * 0x1111_1111);
        let lanes = differences | differences >> 1;
        gather(!(lanes | lanes >> 2) & 0x1111_1111)
    }
}
