//! How many pieces of each type somebody has, while conclusions are drawn.

use crate::die_mauer::Piece;
use crate::seat::Seat;

/// A number for each type of piece. It stays small: a position has no more than
/// [`Stock::LIMIT`] of a type, and remembers few gifts.
pub(super) type Counts = [i8; Piece::ALL.len()];

pub(super) const NONE: Counts = [0; Piece::ALL.len()];

/// A seat by its number, or the pool of all pieces whose seat is open, by the number after
/// the last seat's.
pub(super) type Holder = usize;

/// What each holder has.
pub(super) type Holdings = [Counts; Seat::COUNT + 1];

/// What each holder would have without hidden gifts: far below nothing if it lost what such gifts
/// brought it, again and again.
pub(super) type Visible = [[i32; Piece::ALL.len()]; Seat::COUNT + 1];

/// A set of holders, one bit each.
pub(super) type Holders = usize;

/// Returns how many there are of each type.
pub(super) fn total<'a>(held: impl IntoIterator<Item = &'a Counts>) -> Counts {
    held.into_iter().fold(NONE, |sum, counts| plus(&sum, counts))
}

/// Adds to the number of a type. Real numbers stay small; others must not overflow.
pub(super) fn change(counts: &mut Counts, piece: Piece, by: i8) {
    let count = &mut counts[piece.index()];
    *count = count.saturating_add(by);
}

pub(super) fn plus(one: &Counts, other: &Counts) -> Counts {
    std::array::from_fn(|piece| one[piece].saturating_add(other[piece]))
}
