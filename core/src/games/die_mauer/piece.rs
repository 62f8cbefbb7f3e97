//! Towers, gates and walls, sets of their types, and stocks of them.

use std::fmt;

use crate::games::die_mauer::faults;
use crate::text::message::message;

/// A type of building piece. The number of merlons is part of a wall's type (DM-10).
///
/// Its text is `T`, `G`, or the number of merlons.
///
/// # Examples
/// ```
/// use mauerwerk::die_mauer::Piece;
///
/// assert_eq!("T".parse(), Ok(Piece::Tower));
/// assert_eq!(Piece::wall(4).map(|wall| wall.to_string()).as_deref(), Some("4"));
/// ```
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
#[repr(u8)]
pub enum Piece {
    /// A tower.
    Tower,
    /// A gate.
    Gate,
    /// A wall with one merlon.
    Wall1,
    /// A wall with two merlons.
    Wall2,
    /// A wall with three merlons.
    Wall3,
    /// A wall with four merlons.
    Wall4,
    /// A wall with five merlons.
    Wall5,
    /// A wall with six merlons.
    Wall6,
}

impl Piece {
    /// All types, in the order used everywhere.
    pub const ALL: [Self; 8] = [
        Self::Tower,
        Self::Gate,
        Self::Wall1,
        Self::Wall2,
        Self::Wall3,
        Self::Wall4,
        Self::Wall5,
        Self::Wall6,
    ];

    /// Returns the wall with the given number of merlons, from 1 to 6, or `None` for other numbers.
    #[must_use]
    pub const fn wall(merlons: u8) -> Option<Self> {
        match merlons {
            1..=6 => Some(Self::ALL[merlons as usize + 1]),
            _ => None,
        }
    }

    /// Returns the number of merlons of a wall, or `None` for a tower or a gate.
    #[must_use]
    pub const fn merlons(self) -> Option<u8> {
        match self {
            Self::Tower | Self::Gate => None,
            wall => Some(wall as u8 - 1),
        }
    }

    /// Returns whether the piece is a wall.
    #[must_use]
    pub const fn is_wall(self) -> bool {
        !matches!(self, Self::Tower | Self::Gate)
    }

    /// Returns the piece's index in [`Piece::ALL`].
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Returns the letter or digit of the piece.
    #[must_use]
    pub const fn letter(self) -> char {
        b"TG123456"[self.index()] as char
    }

    /// Returns the letter or digit of the piece as text.
    pub(super) const fn sign(self) -> &'static str {
        ["T", "G", "1", "2", "3", "4", "5", "6"][self.index()]
    }

    /// Returns the piece of a letter, in upper or lower case, or of a digit. Returns `None` for
    /// other characters.
    #[must_use]
    pub fn from_letter(letter: char) -> Option<Self> {
        let letter = letter.to_ascii_uppercase();
        Self::ALL.into_iter().find(|piece| piece.letter() == letter)
    }
}

text_form! {
    Piece: message!(faults::APiece);
    |self, f| f.write_str(self.sign());
    |text| {
        let mut letters = text.chars();
        letters.next().and_then(Self::from_letter).filter(|_| letters.next().is_none())
    };
}

/// A set of piece types.
///
/// # Examples
/// ```
/// use mauerwerk::die_mauer::{Piece, Pieces};
///
/// let smooth: Vec<Piece> = Pieces::ALL.iter().filter(|&piece| !Pieces::WALLS.contains(piece)).collect();
/// assert_eq!(smooth, [Piece::Tower, Piece::Gate]);
/// ```
#[derive(Copy, Clone, Default, Eq, PartialEq, Hash, Debug)]
pub struct Pieces(u8);

impl Pieces {
    /// Every wall.
    pub const WALLS: Self = Self(0b1111_1100);
    /// Every type.
    pub const ALL: Self = Self(u8::MAX);

    pub(super) const fn from_bits(bits: u8) -> Self {
        Self(bits)
    }

    pub(super) const fn bits(self) -> u8 {
        self.0
    }

    /// Returns whether the type is in the set.
    #[must_use]
    pub const fn contains(self, piece: Piece) -> bool {
        self.0 >> piece as u8 & 1 == 1
    }

    /// Returns the types in both sets.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Returns whether the set is empty.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the number of types.
    #[inline]
    pub(super) const fn len(self) -> usize {
        LEN[self.0 as usize] as usize
    }

    /// Returns the type at the given index in the order, or `None` past the end.
    #[inline]
    pub(super) const fn nth(self, index: usize) -> Option<Piece> {
        if index < self.len() { Some(NTH[self.0 as usize][index & 7]) } else { None }
    }

    /// Returns the types in order.
    pub fn iter(self) -> impl DoubleEndedIterator<Item = Piece> + Clone {
        Piece::ALL.into_iter().filter(move |&piece| self.contains(piece))
    }
}

/// The number of types in each set. On machines that can't count bits, the table saves one in 25
/// instructions of a playout.
static LEN: [u8; 256] = {
    let mut table = [0; 256];
    let mut set = 0;
    while set < 256 {
        table[set] = (set as u8).count_ones() as u8;
        set += 1;
    }
    table
};

/// The types of each set in order. Every random decision needs one of them, and processors can't
/// predict how long a loop over bits runs. The table makes playouts 1.4 times as fast.
static NTH: [[Piece; 8]; 256] = {
    let mut table = [[Piece::Tower; 8]; 256];
    let mut set = 0;
    while set < 256 {
        let (mut piece, mut index) = (0, 0);
        while piece < 8 {
            if set >> piece & 1 == 1 {
                table[set][index] = Piece::ALL[piece];
                index += 1;
            }
            piece += 1;
        }
        set += 1;
    }
    table
};

/// A multiset of pieces: a seat's pieces, hidden under its hand (DM-36).
///
/// Its text is the pieces in order, or `-` if there are none. At most 15 pieces of a type fit.
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

// Each type has four bits, so a stock is one register and its types are found without a loop.
impl Stock {
    /// The empty stock.
    pub const EMPTY: Self = Self(0);
    /// The largest number of pieces of a type.
    pub const LIMIT: u32 = 15;

    const fn shift(piece: Piece) -> u32 {
        4 * piece as u32
    }

    /// Returns the stock of these pieces, or `None` if they don't fit.
    #[must_use]
    pub fn from_pieces(pieces: impl IntoIterator<Item = Piece>) -> Option<Self> {
        pieces.into_iter().try_fold(Self::EMPTY, Self::with)
    }

    /// Returns the number of pieces of a type.
    #[must_use]
    pub const fn count(self, piece: Piece) -> u32 {
        self.0 >> Self::shift(piece) & 15
    }

    /// Returns the difference to another stock for each type, in the order of [`Piece::ALL`].
    #[inline]
    pub(super) fn beyond(self, other: Self) -> [i8; 8] {
        // Subtracts eight bytes at once. The upper bit of each is set, so that none borrows from
        // the next.
        const UPPER: u64 = 0x8080_8080_8080_8080;
        let differences = ((UPPER | self.bytes()) - other.bytes()) ^ UPPER;
        differences.to_le_bytes().map(u8::cast_signed)
    }

    /// Returns the number of pieces of each type, one byte for each.
    const fn bytes(self) -> u64 {
        let fours = (self.0 as u64 | (self.0 as u64) << 16) & 0x0000_FFFF_0000_FFFF;
        let pairs = (fours | fours << 8) & 0x00FF_00FF_00FF_00FF;
        (pairs | pairs << 4) & 0x0F0F_0F0F_0F0F_0F0F
    }

    /// Returns whether the stock contains a type.
    #[must_use]
    pub const fn contains(self, piece: Piece) -> bool {
        self.count(piece) > 0
    }

    /// Returns whether the stock is empty.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the number of pieces.
    #[must_use]
    pub const fn len(self) -> u32 {
        let pairs = (self.0 & 0x0F0F_0F0F) + (self.0 >> 4 & 0x0F0F_0F0F);
        pairs.wrapping_mul(0x0101_0101) >> 24
    }

    /// Returns the stock with one more piece, or `None` if it doesn't fit.
    #[must_use]
    pub const fn with(self, piece: Piece) -> Option<Self> {
        if self.count(piece) < Self::LIMIT {
            Some(Self(self.0 + (1 << Self::shift(piece))))
        } else {
            None
        }
    }

    /// Returns the stock with one piece less, or `None` if there is no such piece.
    #[must_use]
    pub const fn without(self, piece: Piece) -> Option<Self> {
        if self.contains(piece) { Some(Self(self.0 - (1 << Self::shift(piece)))) } else { None }
    }

    /// Adds a piece, which always fits: no stock can have more than all pieces in play.
    pub(super) const fn add(&mut self, piece: Piece) {
        debug_assert!(self.count(piece) < Self::LIMIT);
        self.0 += 1 << Self::shift(piece);
    }

    /// Removes a piece that is in the stock.
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

    /// Returns all pieces in order.
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

text_form! {
    Stock: message!(faults::AStock);
    |self, f| {
        if self.is_empty() {
            return f.write_str("-");
        }
        self.iter().try_for_each(|piece| piece.fmt(f))
    };
    |text| match text {
        "" => None,
        "-" => Some(Self::EMPTY),
        letters => letters
            .chars()
            .try_fold(Self::EMPTY, |stock, letter| stock.with(Piece::from_letter(letter)?)),
    };
}

impl fmt::Debug for Stock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Stock({self})")
    }
}

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
