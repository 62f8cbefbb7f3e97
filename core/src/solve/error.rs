//! Why a game can't be solved.

use thiserror::Error;

use crate::seat::Seat;

/// The reason why a game can't be solved.
#[derive(Clone, Eq, PartialEq, Debug, Error)]
#[non_exhaustive]
pub enum SolveError {
    /// A table of more or fewer than two seats.
    #[error("only games for two seats are solved: this table has {0}")]
    Seats(usize),
    /// A seat decides without knowing the whole position.
    #[error(
        "seat {seat} has to decide without knowing all that the other seat or chance has brought: {position}"
    )]
    Private {
        /// The seat.
        seat: Seat,
        /// The position, in notation.
        position: String,
    },
    /// A seat that does not know the position from which it began to watch.
    #[error("the seat does not know the whole position from which it began to watch")]
    Unknown,
    /// A position that can be reached from itself.
    #[error("the game can come back to a position, so that it has no end to work back from: {0}")]
    Endless(String),
    /// More positions, or histories, than the limit allows.
    #[error("there are more than {limit} {what}, which take {} MB: raise the limit", bytes / 1_000_000)]
    TooMany {
        /// What there is too much of.
        what: &'static str,
        /// The limit that was given.
        limit: usize,
        /// The memory that so many take, in bytes.
        bytes: usize,
    },
    /// A matrix without rows or columns, with rows of different lengths, or with an entry that is no
    /// finite number.
    #[error("a matrix game has at least one row, rows of one length, and finite numbers in them")]
    NoMatrix,
    /// Odds that are no probabilities, or not as many as there are legal actions.
    #[error("{found} odds with the sum {sum} are no mixture of {legal} actions")]
    Odds {
        /// The number of odds.
        found: usize,
        /// The number of legal actions.
        legal: usize,
        /// The sum of the odds, as text.
        sum: String,
    },
    /// Somebody's play that failed, for a reason of its own.
    #[error("{0}")]
    Policy(String),
    /// A legal action that was refused, which is a mistake of the game.
    #[error("{0}")]
    Refused(String),
    /// The work was stopped by whoever watched it.
    #[error("stopped")]
    Stopped,
}
