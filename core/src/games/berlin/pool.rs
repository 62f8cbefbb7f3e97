//! The pool of all pieces in the box: not seen yet, on the wall, or collected.

use crate::base::seat::{Seat, Seats};
use crate::games::berlin::checked_setup::Sets;
use crate::games::berlin::{Kind, Piece, Suit};

/// The fate of every piece in the box. Two copies of a piece are in ascending order of their fates,
/// so that equal pools are equal.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub(super) struct Pool([u8; Piece::COUNT]);

/// The whereabouts of a piece. The numbers are those of the packed form.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(super) enum Fate {
    Unseen,
    CollectedBy(Seat),
    OnTheWall,
}

impl Fate {
    const ON_THE_WALL: u8 = 9;
    const MISSING: u8 = 15;

    const fn code(self) -> u8 {
        match self {
            Self::Unseen => 0,
            Self::CollectedBy(seat) => 1 + seat.number(),
            Self::OnTheWall => Self::ON_THE_WALL,
        }
    }
}

impl Pool {
    /// Returns the pool of some piecepacks and stacks, with all pieces unseen.
    pub(super) fn new(sets: Sets) -> Self {
        let fate = |copy: u32, suit| if sets.copies(suit) > copy { 0 } else { Fate::MISSING };
        Self(std::array::from_fn(|index| {
            let suit = Piece::at(index).suit;
            fate(0, suit) | fate(1, suit) << 4
        }))
    }

    const fn codes(self, index: usize) -> [u8; 2] {
        [self.0[index] & 15, self.0[index] >> 4]
    }

    /// Moves a piece from one fate to another. Returns `false` if there is no such piece.
    #[inline]
    pub(super) fn change(&mut self, piece: Piece, from: Fate, to: Fate) -> bool {
        let index = piece.index();
        let [low, high] = self.codes(index);
        let kept = match from.code() {
            code if code == low => high,
            code if code == high => low,
            _ => return false,
        };
        let new = to.code();
        self.0[index] = kept.min(new) | kept.max(new) << 4;
        true
    }

    /// Returns the number of copies of a piece that no player has seen: 0 to 2.
    #[inline]
    pub(super) fn unseen(&self, piece: Piece) -> u32 {
        self.unseen_at(piece.index())
    }

    #[inline]
    fn unseen_at(&self, index: usize) -> u32 {
        let byte = self.0[index];
        u32::from(byte & 15 == 0) + u32::from(byte >> 4 == 0)
    }

    /// Returns the number of coins of a suit whose value no player has seen.
    pub(super) fn unseen_coins(&self, suit: Suit) -> u32 {
        let coins = Piece::all().filter(|piece| piece.kind == Kind::Coin && piece.suit == suit);
        coins.map(|piece| self.unseen(piece)).sum()
    }

    /// Returns the first index of a range of pieces at which the running sum of unseen ones exceeds
    /// `rest`.
    #[inline]
    pub(super) fn nth_unseen(&self, first: usize, count: usize, mut rest: u32) -> Option<Piece> {
        for index in first..first + count {
            match rest.checked_sub(self.unseen_at(index)) {
                Some(left) => rest = left,
                None => return Some(Piece::at(index)),
            }
        }
        None
    }

    /// Returns the number of pieces of a range that no player has seen.
    #[inline]
    pub(super) fn count_unseen(&self, first: usize, count: usize) -> u32 {
        let counts = self.0[first..first + count].iter();
        counts.map(|&byte| u32::from(byte & 15 == 0) + u32::from(byte >> 4 == 0)).sum()
    }

    /// Returns the pieces a seat has collected.
    pub(super) fn collected(&self, seat: Seat) -> impl Iterator<Item = Piece> + '_ {
        let code = Fate::CollectedBy(seat).code();
        let copies = move |index| self.codes(index).into_iter().filter(move |&c| c == code).count();
        (0..Piece::COUNT)
            .flat_map(move |index| std::iter::repeat_n(Piece::at(index), copies(index)))
    }

    /// Returns the number of copies of each piece that a seat has collected.
    #[inline]
    pub(super) fn counts(&self, seat: Seat) -> [u8; Piece::COUNT] {
        let code = Fate::CollectedBy(seat).code();
        self.0.map(|byte| u8::from(byte & 15 == code) + u8::from(byte >> 4 == code))
    }

    /// Returns the number of pieces that each of these seats has collected.
    pub(super) fn sizes(&self, seats: Seats) -> [u8; Seat::COUNT] {
        let mut sizes = [0; 16];
        for byte in self.0 {
            sizes[usize::from(byte & 15)] += 1;
            sizes[usize::from(byte >> 4)] += 1;
        }
        std::array::from_fn(|number| {
            let seated = Seat::new(number as u8).is_some_and(|seat| seats.contains(seat));
            if seated { sizes[number + 1] } else { 0 }
        })
    }

    /// Returns the number of pieces that a seat has collected.
    #[inline]
    pub(super) fn size(&self, seat: Seat) -> u8 {
        self.counts(seat).iter().sum()
    }
}
