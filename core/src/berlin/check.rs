//! Who has looked at which face-down tile.

use super::cell::{Cell, Cells};
use crate::seat::{Seat, Seats};

/// Holds, tile by tile in the order of their cells, which seats have looked at it since it lies face
/// down (BE-116). A tile of the wall that somebody has seen lies face down exactly if anybody is
/// named here.
///
/// Two piecepacks have 48 tiles, so that this is half the size of a list by cells.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub(super) struct Checks([Seats; Self::MOST]);

impl Checks {
    const MOST: usize = 48;

    pub(super) const NONE: Self = Self([Seats::EMPTY; Self::MOST]);

    #[inline]
    pub(super) fn at(&self, place: usize, tiles: Cells) -> Seats {
        if tiles.contains(place) { self.0[tiles.rank(place) % Self::MOST] } else { Seats::EMPTY }
    }

    pub(super) fn set(&mut self, place: usize, tiles: Cells, seats: Seats) {
        self.0[tiles.rank(place) % Self::MOST] = seats;
    }

    /// Forgets a tile that leaves the wall; `tiles` still has it.
    pub(super) fn remove(&mut self, place: usize, tiles: Cells) {
        let rank = tiles.rank(place) % Self::MOST;
        self.0.copy_within(rank + 1.., rank);
        self.0[Self::MOST - 1] = Seats::EMPTY;
    }

    /// Returns the cells of all tiles that anybody has looked at.
    pub(super) fn cells(&self, tiles: Cells) -> Cells {
        let by_rank = tiles.iter().zip(&self.0);
        by_rank.filter(|(_, seats)| !seats.is_empty()).map(|(place, _)| place).collect()
    }

    /// Returns the same list by cells, and back: for moves of many tiles at once.
    pub(super) fn by_cell(&self, tiles: Cells) -> [Seats; Cell::MOST] {
        let mut seats = [Seats::EMPTY; Cell::MOST];
        tiles.iter().zip(&self.0).for_each(|(place, &by)| seats[place] = by);
        seats
    }

    pub(super) fn from_cells(seats: &[Seats; Cell::MOST], tiles: Cells) -> Self {
        let mut checks = Self::NONE;
        tiles.iter().zip(&mut checks.0).for_each(|(place, by)| *by = seats[place]);
        checks
    }
}

/// Holds a small number for each seat, in one register.
#[derive(Copy, Clone, Default, Eq, PartialEq, Hash, Debug)]
pub(super) struct Notes(u32);

impl Notes {
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
