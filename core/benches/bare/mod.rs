//! The games at random, hand-inlined: the limits that the crate's own playouts are measured against.
//!
//! Each loop plays one edition alone and keeps nothing that a random game doesn't need. It draws the
//! same numbers in the same order as the crate, so a seed leads to the same game;
//! `tests/all/bare_loop.rs` holds it to that.

pub(crate) mod berlin;
mod bits;
pub(crate) mod die_mauer;
pub(crate) mod mauerbauer;
mod random;

/// What a game came to.
#[derive(Clone, Eq, PartialEq, Debug)]
pub(crate) struct Played<const SEATS: usize> {
    pub(crate) decisions: u64,
    pub(crate) totals: [u32; SEATS],
}

/// The seat clockwise of one.
fn next<const SEATS: usize>(seat: usize) -> usize {
    if seat + 1 == SEATS { 0 } else { seat + 1 }
}
