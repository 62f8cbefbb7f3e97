//! Who has looked at which face-down tile.

use crate::berlin::Cell;
use crate::berlin::cell::Cells;
use crate::seat::Seats;

/// The seats that have looked at each tile, in the order of their cells, since it lies face
/// down (BE-116). A tile of the wall that somebody has seen lies face down exactly if anybody is
/// named here.
///
/// Two piecepacks have 48 tiles, so that this is half the size of a list by cells.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub(super) struct Looks([Seats; Self::COUNT]);

impl Looks {
    const COUNT: usize = 48;

    pub(super) const NONE: Self = Self([Seats::EMPTY; Self::COUNT]);

    #[inline]
    pub(super) fn at(&self, index: usize, tiles: Cells) -> Seats {
        if tiles.contains(index) { self.0[tiles.rank(index) % Self::COUNT] } else { Seats::EMPTY }
    }

    pub(super) fn set(&mut self, index: usize, tiles: Cells, seats: Seats) {
        self.0[tiles.rank(index) % Self::COUNT] = seats;
    }

    /// Forgets a tile that leaves the wall; `tiles` still has it.
    pub(super) fn remove(&mut self, index: usize, tiles: Cells) {
        let rank = tiles.rank(index) % Self::COUNT;
        self.0.copy_within(rank + 1.., rank);
        self.0[Self::COUNT - 1] = Seats::EMPTY;
    }

    /// Returns the cells of all tiles that anybody has looked at.
    pub(super) fn cells(&self, tiles: Cells) -> Cells {
        let by_rank = tiles.iter().zip(&self.0);
        by_rank.filter(|(_, seats)| !seats.is_empty()).map(|(index, _)| index).collect()
    }

    /// Returns the same list by cells, and back: for moves of many tiles at once.
    pub(super) fn by_cell(&self, tiles: Cells) -> [Seats; Cell::COUNT] {
        let mut seats = [Seats::EMPTY; Cell::COUNT];
        tiles.iter().zip(&self.0).for_each(|(index, &by)| seats[index] = by);
        seats
    }

    pub(super) fn from_cells(seats: &[Seats; Cell::COUNT], tiles: Cells) -> Self {
        let mut looks = Self::NONE;
        tiles.iter().zip(&mut looks.0).for_each(|(index, by)| *by = seats[index]);
        looks
    }
}
