//! Errors of players.

use thiserror::Error;

use crate::base::rule::NotationError;
use crate::base::seat::Seat;
use crate::game::{Game, Inconsistent, Turn};
#[cfg(feature = "solve")]
use crate::lab::solve::SolveError;
use crate::text::message::{Message, errors, message, told};

/// The reason why a player can't choose.
#[derive(Clone, Eq, PartialEq, Debug, Error)]
#[non_exhaustive]
pub enum BotError {
    /// Spectators don't choose.
    #[error("{}", self.message())]
    Spectator,
    /// The game waits for other seats.
    #[error("{}", self.message())]
    NotToMove(Seat),
    /// The game is over.
    #[error("{}", self.message())]
    Over,
    /// The budget is out of range.
    #[error("{}", self.message())]
    Budget {
        /// The number that was given.
        found: u64,
        /// The largest number.
        limit: u64,
    },
    /// The player `perfect` can't solve the game.
    #[error("{}", self.message())]
    Unsolved(String),
    /// No history explains the information state.
    #[error("{0}")]
    Inconsistent(#[from] Inconsistent),
    /// The number of players differs from the number of seats.
    #[error("{}", self.message())]
    Players {
        /// The number of seats at the table.
        seats: usize,
        /// The number of players.
        players: usize,
    },
    /// A player chose an illegal action, given in notation.
    #[error("{0}")]
    Illegal(String),
    /// A player loses the game by a fault: a crash, silence, or an illegal choice.
    #[error("{}", self.message())]
    Forfeit {
        /// The seat of the player.
        seat: Seat,
        /// The fault, in English.
        reason: String,
    },
    /// A game did not end within the given number of decisions.
    #[error("{}", self.message())]
    Endless(u64),
    /// A watch stopped the game.
    #[error("{}", self.message())]
    Stopped,
    /// A text is not a tree of the player's search.
    #[error("{0}")]
    Tree(#[from] NotationError),
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
    /// Returns the error as a message.
    #[must_use]
    pub fn message(&self) -> Message {
        match self {
            Self::Spectator => message!(errors::NothingToChoose),
            Self::NotToMove(seat) => message!(errors::NotToMove { seat: *seat }),
            Self::Over => message!(errors::IsOver),
            Self::Budget { found, limit } => {
                message!(errors::Budget { found: found.to_string(), most: limit.to_string() })
            }
            Self::Unsolved(why) => message!(errors::Unsolved { why: why.clone() }),
            Self::Inconsistent(error) => error.message(),
            &Self::Players { seats, players } => message!(errors::OtherPlayers { seats, players }),
            Self::Forfeit { seat, reason } => {
                message!(errors::Forfeit { seat: *seat, reason: reason.clone() })
            }
            Self::Endless(decisions) => {
                message!(errors::Endless { decisions: decisions.to_string() })
            }
            Self::Stopped => message!(errors::Stopped),
            Self::Tree(error) => error.message(),
            Self::Illegal(text) | Self::Other(text) => text.clone().into(),
        }
    }

    /// Returns the error that explains why a seat can't decide.
    #[must_use]
    pub fn not_to_move(state: &impl Game, seat: Seat) -> Self {
        match state.turn() {
            Turn::Over(_) => Self::Over,
            Turn::Decide(_) | Turn::Chance => Self::NotToMove(seat),
        }
    }
}

told!(BotError);
