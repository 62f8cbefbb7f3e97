//! Why a game can't be solved.

use std::fmt::Debug;
use std::hash::Hash;

use thiserror::Error;

use crate::base::seat::Seat;
use crate::game::{FullGame, InformationState};

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

/// A game whose positions can be told apart by what decides how it goes on.
///
/// A game that has nothing to merge writes `type Essence = Self`, and nothing else.
pub trait Solvable: FullGame {
    /// What decides how the game goes on from a position, its result included: from two positions with
    /// equal essences the same play brings the same results. It is only made of tables of two seats.
    type Essence: From<Self> + Clone + Eq + Hash + Debug + Send + Sync + 'static;

    /// Returns whether the position is worth remembering, as one that is met again. From a position a
    /// game can't come back to it without one in between that is.
    fn is_worth_keeping(&self) -> bool {
        true
    }

    /// Returns the essence of a position that is worth remembering.
    fn essence(&self) -> Option<Self::Essence> {
        self.is_worth_keeping().then(|| self.clone().into())
    }

    /// Returns whether the seat, even if it started watching only now, knows the whole position: whether
    /// there is one world that it could be in. A game may find that out in a quicker way.
    fn is_known_to(&self, seat: Seat) -> bool {
        let seen = InformationState::new(self, seat.into());
        seen.worlds(1).is_ok_and(|worlds| worlds.len() == 1)
    }
}
