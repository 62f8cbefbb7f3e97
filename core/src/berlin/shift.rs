//! How an empty cell is filled.

use crate::berlin::Direction;

/// A choice of how an empty cell is filled: by shifting the pieces on one side of it.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub(super) struct Shift {
    pub(super) hole: usize,
    /// The side of the hole on which the pieces lie that move.
    pub(super) from: Direction,
}
