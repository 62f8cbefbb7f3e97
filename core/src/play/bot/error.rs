//! Errors of players.

use thiserror::Error;

use crate::base::seat::Seat;
use crate::game::{Game, Inconsistent, Turn};
#[cfg(feature = "solve")]
use crate::lab::solve::SolveError;

/// The reason why a player can't choose.
#[derive(Clone, Eq, PartialEq, Debug, Error)]
#[non_exhaustive]
pub enum BotError {
    /// Spectators don't choose.
    #[error("a spectator has nothing to choose: give the information state of a seat")]
    Spectator,
    /// The game waits for other seats.
    #[error("the game does not wait for seat {0}")]
    NotToMove(Seat),
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// The budget is out of range.
    #[error("{found} iterations are not one of 1 to {limit}")]
    Budget {
        /// The number that was given.
        found: u64,
        /// The largest number.
        limit: u64,
    },
    /// The player `perfect` can't solve the game.
    #[error("perfect plays the solution of a small game: {0}")]
    Unsolved(String),
    /// No history explains the information state.
    #[error("{0}")]
    Inconsistent(#[from] Inconsistent),
    /// The number of players differs from the number of seats.
    #[error("the table has {seats} seats, and there are {players} players")]
    Players {
        /// The number of seats at the table.
        seats: usize,
        /// The number of players.
        players: usize,
    },
    /// A player chose an illegal action.
    #[error("{0}")]
    Illegal(String),
    /// A game did not end.
    #[error("the game was not over after {0} decisions")]
    Endless(u64),
    /// A watch stopped the game.
    #[error("the game was stopped")]
    Stopped,
    /// A custom player failed, for the given reason.
    #[error("{0}")]
    Other(String),
}

#[cfg(feature = "solve")]
impl From<SolveError> for BotError {
    fn from(error: SolveError) -> Self {
        match error {
            SolveError::Stopped => Self::Stopped,
            SolveError::TooMany { what, limit, .. } => {
                Self::Unsolved(format!("this one has more than {limit} {what}"))
            }
            error => Self::Unsolved(error.to_string()),
        }
    }
}

impl BotError {
    /// Returns the error that explains why a seat can't decide.
    #[must_use]
    pub fn not_to_move(state: &impl Game, seat: Seat) -> Self {
        match state.turn() {
            Turn::Over(_) => Self::Over,
            Turn::Decide(_) | Turn::Chance => Self::NotToMove(seat),
        }
    }
}
