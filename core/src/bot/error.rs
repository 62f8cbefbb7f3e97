//! Why a player can't choose.

use thiserror::Error;

use crate::game::Inconsistent;

/// The reason why a player can't choose.
#[derive(Clone, Eq, PartialEq, Debug, Error)]
#[non_exhaustive]
pub enum BotError {
    /// A spectator has nothing to choose.
    #[error("a spectator has nothing to choose: give the information state of a seat")]
    Spectator,
    /// The game does not wait for the seat: it is another's decision, or the game is over.
    #[error("the game does not wait for this seat")]
    NotToMove,
    /// The budget is out of range.
    #[error("{found} iterations are not one of 1 to {limit}")]
    Budget {
        /// The number that was given.
        found: u64,
        /// The largest number.
        limit: u64,
    },
    /// No history explains what was seen.
    #[error("{0}")]
    Inconsistent(#[from] Inconsistent),
    /// There is not one player for each seat.
    #[error("the table has {seats} seats, and there are {players} players")]
    Players {
        /// The number of seats at the table.
        seats: usize,
        /// The number of players.
        players: usize,
    },
    /// A player chose what is not legal.
    #[error("{0}")]
    Illegal(String),
    /// A game found no end.
    #[error("the game was not over after {0} decisions")]
    Endless(u64),
    /// A watch stopped a game.
    #[error("the game was stopped")]
    Stopped,
    /// A player of somebody else's making failed, for a reason of its own.
    #[error("{0}")]
    Other(String),
}
