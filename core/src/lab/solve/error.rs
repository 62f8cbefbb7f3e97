//! Errors of solving.

use std::fmt::Debug;
use std::hash::Hash;

use thiserror::Error;

use crate::base::seat::Seat;
use crate::game::{FullGame, InformationState};

/// The reason why a game can't be solved.
#[derive(Clone, Eq, PartialEq, Debug, Error)]
#[non_exhaustive]
pub enum SolveError {
    /// The table does not have two seats.
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
    /// A seat does not know the position in which it began to watch.
    #[error("the seat does not know the whole position from which it began to watch")]
    Unknown,
    /// A position can be reached from itself.
    #[error("the game can come back to a position, so that it has no end to work back from: {0}")]
    Endless(String),
    /// There are more positions, or histories, than the limit allows.
    #[error("there are more than {limit} {what}, which take {} MB: raise the limit", bytes / 1_000_000)]
    TooMany {
        /// The name of what is counted: positions or histories.
        what: &'static str,
        /// The limit that was given.
        limit: usize,
        /// The memory for this number, in bytes.
        bytes: usize,
    },
    /// The matrix has no rows or columns, rows of different lengths, or an entry that is not a
    /// finite number.
    #[error("a matrix game has at least one row, rows of one length, and finite numbers in them")]
    NoMatrix,
    /// The odds are not valid probabilities, or their number differs from the number of legal
    /// actions.
    #[error("{found} odds with the sum {sum} are no mixture of {legal} actions")]
    Odds {
        /// The number of odds.
        found: usize,
        /// The number of legal actions.
        legal: usize,
        /// The sum of the odds, as text.
        sum: String,
    },
    /// The policy failed, for the given reason.
    #[error("{0}")]
    Policy(String),
    /// The rules refused a legal action, which is a bug of the game.
    #[error("{0}")]
    Refused(String),
    /// The caller's watch stopped the work.
    #[error("stopped")]
    Stopped,
}

/// A game whose positions can be reduced to what decides their future.
///
/// A game without such a reduction sets `type Essence = Self`.
pub trait Solvable: FullGame {
    /// The data that decide the future of a position, including the result. Two positions with
    /// equal essences must have the same results after the same play. It is only made for tables
    /// with two seats.
    type Essence: From<Self> + Clone + Eq + Hash + Debug + Send + Sync + 'static;

    /// Returns whether to store the position. A game must not return to a position without a stored
    /// one in between.
    fn is_worth_keeping(&self) -> bool {
        true
    }

    /// Returns the essence of a position if it is worth storing.
    fn essence(&self) -> Option<Self::Essence> {
        self.is_worth_keeping().then(|| self.clone().into())
    }

    /// Returns whether the seat would know the whole position if it started to watch now: there is
    /// only one world that it could be in. A game may find this out faster.
    fn is_known_to(&self, seat: Seat) -> bool {
        let seen = InformationState::new(self, seat.into());
        seen.worlds(1).is_ok_and(|worlds| worlds.len() == 1)
    }
}
