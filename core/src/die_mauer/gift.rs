//! Gifts of Situation 2, and the position's memory of them.

use serde::{Deserialize, Serialize};

use crate::die_mauer::Piece;
use crate::game::Viewer;
use crate::seat::Seat;

/// A gift: a competitor's piece handed to the Master-builder in Situation 2.
///
/// That it happened is public; what it was, only the two know (DM-32).
///
/// # Examples
/// ```
/// use mauerwerk::die_mauer::{Gift, Piece};
/// use mauerwerk::{Seat, Viewer};
///
/// let [donor, receiver] = [0, 2].map(|number| Seat::new(number).unwrap());
/// let gift = Gift { donor, receiver, piece: Some(Piece::Wall6) };
/// assert_eq!(gift.seen_by(receiver.into()), gift);
/// assert_eq!(gift.seen_by(Viewer::Spectator).piece, None);
/// ```
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Gift {
    /// The seat that gave the piece away.
    pub donor: Seat,
    /// The Master-builder of that turn.
    pub receiver: Seat,
    /// The piece, or `None` where it is hidden from the viewer.
    pub piece: Option<Piece>,
}

impl Gift {
    /// Returns whether the viewer took part in the gift, and so knows the piece.
    #[must_use]
    pub fn known_to(&self, viewer: Viewer) -> bool {
        viewer.is(self.donor) || viewer.is(self.receiver)
    }

    /// Returns the gift as the viewer saw it.
    #[must_use]
    pub fn seen_by(self, viewer: Viewer) -> Self {
        let piece = self.piece.filter(|_| self.known_to(viewer));
        Self { piece, ..self }
    }
}

/// The latest gifts of a round, oldest first, nine bits each, as bytes so that a state needs
/// no padding.
///
/// No gift is all zeros, because nobody gives to himself.
#[derive(Copy, Clone, Default, Eq, PartialEq, Hash)]
pub(super) struct Gifts([u8; 8]);

impl Gifts {
    /// The number of gifts that a position remembers.
    pub(super) const LIMIT: usize = 7;

    const BITS: usize = 9;

    fn bits(self) -> u64 {
        u64::from_le_bytes(self.0)
    }

    /// Adds a gift, and returns the oldest one if there was no room for both.
    pub(super) fn push(&mut self, donor: Seat, receiver: Seat, piece: Piece) -> Option<Gift> {
        let forgotten = if self.len() == Self::LIMIT { self.get(0) } else { None };
        let kept = if forgotten.is_some() { self.bits() >> Self::BITS } else { self.bits() };
        let gift = donor.index() | receiver.index() << 3 | piece.index() << 6;
        let index = self.len() - usize::from(forgotten.is_some());
        self.0 = (kept | (gift as u64) << (Self::BITS * index)).to_le_bytes();
        forgotten
    }

    fn len(self) -> usize {
        (u64::BITS - self.bits().leading_zeros()).div_ceil(Self::BITS as u32) as usize
    }

    fn get(self, index: usize) -> Option<Gift> {
        let bits = (self.bits() >> (Self::BITS * index)) as u32;
        (index < self.len()).then(|| Gift {
            donor: Seat::from_low_bits(bits),
            receiver: Seat::from_low_bits(bits >> 3),
            piece: Some(Piece::ALL[(bits >> 6 & 7) as usize]),
        })
    }

    pub(super) fn iter(self) -> impl Iterator<Item = Gift> {
        (0..self.len()).filter_map(move |index| self.get(index))
    }
}
