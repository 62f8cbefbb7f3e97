//! What became of a game in a lane.

use crate::seat::{BySeat, Seats};

/// A game that ended.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
#[non_exhaustive]
pub struct Ended {
    /// The number of the game.
    pub game: u64,
    /// The number of its decisions, those of chance included.
    pub decisions: u64,
    /// Whether it was played to its end, and not given up at the limit.
    pub finished: bool,
    /// Each seat's score.
    pub scores: BySeat<i32>,
    /// The seats that won; nobody if it was given up.
    pub winners: Seats,
}
