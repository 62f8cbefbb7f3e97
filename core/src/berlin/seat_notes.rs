//! A small number for each seat.

use crate::seat::Seat;

/// A small number for each seat, in one register.
#[derive(Copy, Clone, Default, Eq, PartialEq, Hash, Debug)]
pub(super) struct SeatNotes(u32);

impl SeatNotes {
    #[inline]
    pub(super) const fn get(self, seat: Seat) -> u8 {
        (self.0 >> (4 * seat.number()) & 15) as u8
    }

    #[inline]
    pub(super) fn set(&mut self, seat: Seat, note: u8) {
        let shift = 4 * seat.number();
        self.0 = self.0 & !(15 << shift) | u32::from(note & 15) << shift;
    }
}
