//! The pieces a seat still has.

use std::fmt;
use std::str::FromStr;

use crate::die_mauer::{Piece, Pieces};
use crate::rule::NotationError;

/// A multiset of pieces: what a seat keeps hidden under its hand (DM-36).
///
/// Written as its pieces in order, `-` if there are none. At most 15 of a type fit.
///
/// # Examples
/// ```
/// use mauerwerk::die_mauer::{Piece, Stock};
///
/// let stock: Stock = "TG12346".parse()?;
/// assert_eq!(stock.len(), 7);
/// assert_eq!(stock.count(Piece::Tower), 1);
/// # Ok::<(), mauerwerk::NotationError>(())
/// ```
#[derive(Copy, Clone, Default, Eq, PartialEq, Hash)]
pub struct Stock(u32);

// Four bits a type, so that a stock is one register and its types are found without a loop.
impl Stock {
    /// No piece.
    pub const EMPTY: Self = Self(0);
    /// The number of pieces of a type that fit.
    pub const LIMIT: u32 = 15;

    const fn shift(piece: Piece) -> u32 {
        4 * piece as u32
    }

    /// Returns the stock of these pieces, or `None` if they don't fit.
    #[must_use]
    pub fn from_pieces(pieces: impl IntoIterator<Item = Piece>) -> Option<Self> {
        pieces.into_iter().try_fold(Self::EMPTY, Self::with)
    }

    /// Returns how many pieces of a type there are.
    #[must_use]
    pub const fn count(self, piece: Piece) -> u32 {
        self.0 >> Self::shift(piece) & 15
    }

    /// Returns how many more pieces of each type there are than in another stock, in the order of
    /// [`Piece::ALL`].
    #[inline]
    pub(super) fn beyond(self, other: Self) -> [i8; 8] {
        // Eight bytes at once. The upper bit of each is set, so that none borrows from the next.
        const UPPER: u64 = 0x8080_8080_8080_8080;
        let differences = ((UPPER | self.bytes()) - other.bytes()) ^ UPPER;
        differences.to_le_bytes().map(u8::cast_signed)
    }

    /// Returns how many pieces of each type there are, a byte each.
    const fn bytes(self) -> u64 {
        let fours = (self.0 as u64 | (self.0 as u64) << 16) & 0x0000_FFFF_0000_FFFF;
        let pairs = (fours | fours << 8) & 0x00FF_00FF_00FF_00FF;
        (pairs | pairs << 4) & 0x0F0F_0F0F_0F0F_0F0F
    }

    /// Returns whether there is a piece of a type.
    #[must_use]
    pub const fn contains(self, piece: Piece) -> bool {
        self.count(piece) > 0
    }

    /// Returns whether there is no piece.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns how many pieces there are.
    #[must_use]
    pub const fn len(self) -> u32 {
        let pairs = (self.0 & 0x0F0F_0F0F) + (self.0 >> 4 & 0x0F0F_0F0F);
        pairs.wrapping_mul(0x0101_0101) >> 24
    }

    /// Returns the stock with a piece more, or `None` if it doesn't fit.
    #[must_use]
    pub const fn with(self, piece: Piece) -> Option<Self> {
        if self.count(piece) < Self::LIMIT {
            Some(Self(self.0 + (1 << Self::shift(piece))))
        } else {
            None
        }
    }

    /// Returns the stock with a piece less, or `None` if there is no such piece.
    #[must_use]
    pub const fn without(self, piece: Piece) -> Option<Self> {
        if self.contains(piece) { Some(Self(self.0 - (1 << Self::shift(piece)))) } else { None }
    }

    /// Adds a piece that is known to fit: no stock outgrows all pieces in play.
    pub(super) const fn add(&mut self, piece: Piece) {
        debug_assert!(self.count(piece) < Self::LIMIT);
        self.0 += 1 << Self::shift(piece);
    }

    /// Removes a piece that is known to be there.
    pub(super) const fn remove(&mut self, piece: Piece) {
        debug_assert!(self.contains(piece));
        self.0 -= 1 << Self::shift(piece);
    }

    /// Returns the types of the pieces.
    #[must_use]
    #[inline]
    pub const fn types(self) -> Pieces {
        let lanes = self.0 | self.0 >> 1;
        let lanes = (lanes | lanes >> 2) & 0x1111_1111;
        Pieces::from_bits(gather(lanes))
    }

    /// Returns the pieces in order, each as often as it is there.
    pub fn iter(self) -> impl Iterator<Item = Piece> {
        Piece::ALL
            .into_iter()
            .flat_map(move |piece| std::iter::repeat_n(piece, self.count(piece) as usize))
    }
}

/// Gathers the lowest bit of each of eight four-bit lanes.
#[inline]
pub(super) const fn gather(lanes: u32) -> u8 {
    let pairs = (lanes | lanes >> 3) & 0x0303_0303;
    let fours = (pairs | pairs >> 6) & 0x000F_000F;
    (fours | fours >> 12) as u8
}

impl fmt::Display for Stock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("-");
        }
        self.iter().try_for_each(|piece| piece.fmt(f))
    }
}

impl fmt::Debug for Stock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Stock({self})")
    }
}

impl FromStr for Stock {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        if text == "-" {
            return Ok(Self::EMPTY);
        }
        let error = || NotationError::new("a stock: pieces like TG12346, or - for none", text);
        if text.is_empty() {
            return Err(error());
        }
        text.chars().try_fold(Self::EMPTY, |stock, letter| {
            Piece::from_letter(letter).and_then(|piece| stock.with(piece)).ok_or_else(error)
        })
    }
}

serde_as_text!(Stock);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn gathers_every_lane_to_its_bit() {
        for bits in 0..=u8::MAX {
            let lanes =
                (0..8).fold(0, |lanes, lane| lanes | u32::from(bits >> lane & 1) << (4 * lane));
            assert_eq!(gather(lanes), bits);
        }
    }

    #[test]
    fn compares_each_lane() {
        let [one, other] = ["TGG1224445566", "GGG12333333333333333"]
            .map(|text| text.parse::<Stock>().expect("it is a stock"));
        assert_eq!(one.beyond(other), [1, -1, 0, 1, -15, 3, 2, 2]);
        assert_eq!(other.beyond(one), [-1, 1, 0, -1, 15, -3, -2, -2]);
    }

    #[test]
    fn counts_full_lanes() {
        let full = Stock(u32::MAX);
        assert_eq!(full.len(), 120);
        assert_eq!(full.types(), Pieces::ALL);
        assert_eq!(full.with(Piece::Gate), None);
    }
}
