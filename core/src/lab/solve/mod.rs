//! Exact solutions of small games for two (feature `solve`).
//!
//! Backward induction over all reachable positions finds a [`Solution`]. It fits games in which
//! both seats know the whole position when they decide. An example is Die Mauer for two, where both
//! know every gift. The seats may decide at the same time, and each such moment is a [`Matrix`]
//! game. The solution has a proof: a lower and an upper [bound](Bounds), each guaranteed by one
//! seat's play.
//!
//! [Counterfactual regret minimisation](Regrets) solves games in which a seat knows what the other
//! doesn't, on their [`Tree`] of information states. The exact best response measures the distance
//! from perfect play.
//!
//! Both can measure the exploitability of any play: what it loses against an opponent who knows it.
//!
//! # Examples
//! ```
//! use mauerwerk::die_mauer::State;
//! use mauerwerk::solve::{Solution, Terms};
//!
//! let start: State = "players:2 min_players:2 rounds:1 stock:T max_idle_turns:2".parse()?;
//! let solution = Solution::find(&start, Terms::default())?;
//! assert!(solution.bounds().gap() < 1e-9);
//! assert!((solution.bounds().middle() - 0.5).abs() < 1e-9); // a fair game
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod matrix;
mod regrets;
mod solution;
mod solved;
mod tree;

use std::fmt;
use std::fmt::Debug;
use std::hash::Hash;

use serde::Serialize;
use thiserror::Error;

use crate::base::seat::Seat;
use crate::game::record::Record;
use crate::game::{FullGame, Outcome};

pub use matrix::{Bounds, Equilibrium, Matrix};
pub use regrets::{Method, Regrets};
pub use solution::{Opening, Solution};
pub use solved::{Learnt, Solved, Trial};
pub use tree::{Profile, Size, Tree};

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
    /// The system does not have the memory.
    #[error("out of memory: {things} {what} are too many for this machine")]
    Memory {
        /// The name of what is stored: positions or histories.
        what: &'static str,
        /// The number of these.
        things: usize,
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

/// The payoff that seats play for.
#[derive(Copy, Clone, Default, Eq, PartialEq, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Payoff {
    /// The share of the win: 1 for the winner, ½ for both if they share it.
    #[default]
    Win,
    /// The lead in points.
    Points,
}

impl Payoff {
    /// Returns the payoff of a result for seat 0.
    #[must_use]
    pub fn of<G: FullGame>(self, outcome: &Outcome<G::Ending>) -> f64 {
        let mut seats = outcome.scores.iter();
        let mut next = || seats.next().map_or((Seat::FIRST, 0), |(seat, &score)| (seat, score));
        let ((first, own), (second, other)) = (next(), next());
        let wins = |seat| i32::from(outcome.winners.contains(seat));
        match self {
            Self::Win => 0.5 + f64::from(wins(first) - wins(second)) / 2.0,
            Self::Points => G::INFO.score_sign() * (f64::from(own) - f64::from(other)),
        }
    }

    /// Returns seat 1's payoff from that of seat 0.
    #[must_use]
    pub fn left(self, value: f64) -> f64 {
        match self {
            Self::Win => 1.0 - value,
            Self::Points => -value,
        }
    }
}

/// The payoff, and the limits of the work.
#[derive(Copy, Clone)]
pub struct Terms<'a> {
    /// What is played for.
    pub payoff: Payoff,
    /// The largest number of positions, or of histories, that may be stored.
    pub limit: usize,
    /// The caller's watch. It receives the number of solved positions or of iterations so far, and
    /// returns whether to continue.
    pub watch: &'a dyn Fn(u64) -> bool,
}

impl Default for Terms<'_> {
    /// Returns terms for the win, with at most ten million positions.
    fn default() -> Self {
        Self { payoff: Payoff::Win, limit: 10_000_000, watch: &|_| true }
    }
}

impl fmt::Debug for Terms<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { payoff, limit, .. } = self;
        f.debug_struct("Terms")
            .field("payoff", payoff)
            .field("limit", limit)
            .finish_non_exhaustive()
    }
}

/// An action with its probability.
#[derive(Copy, Clone, PartialEq, Debug, Serialize)]
pub struct Odds<A> {
    /// The action.
    pub action: A,
    /// The probability, from 0 to 1.
    pub odds: f64,
}

/// A policy: returns the odds of the legal actions of a deciding seat in a game so far, in their
/// order. A failure is a message in words.
///
/// The seat may know only [`Record::seen_by`]. If the seat knows the whole position, the record has
/// no decisions, because the solver does not store the history.
pub type Policy<'a, G> = dyn FnMut(&Record<G>, Seat) -> Result<Vec<f64>, String> + 'a;

/// Returns the odds as probabilities of `legal` actions.
fn checked(odds: Vec<f64>, legal: usize) -> Result<Vec<f64>, SolveError> {
    let sum: f64 = odds.iter().sum();
    let sound = odds.len() == legal
        && odds.iter().all(|odds| (0.0..=1.0 + 1e-6).contains(odds))
        && (sum - 1.0).abs() < 1e-6;
    match sound {
        true => Ok(odds.into_iter().map(|odds| odds / sum).collect()),
        false => Err(SolveError::Odds { found: odds.len(), legal, sum: sum.to_string() }),
    }
}
