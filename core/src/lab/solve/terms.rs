//! The payoff, and the limits of the work.

use std::fmt;

use serde::Serialize;

use super::SolveError;
use crate::base::seat::Seat;
use crate::game::record::Record;
use crate::game::{FullGame, Outcome};

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
    /// The most positions, or histories, that may be stored.
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
pub(super) fn checked(odds: Vec<f64>, legal: usize) -> Result<Vec<f64>, SolveError> {
    let sum: f64 = odds.iter().sum();
    let sound = odds.len() == legal
        && odds.iter().all(|odds| (0.0..=1.0 + 1e-6).contains(odds))
        && (sum - 1.0).abs() < 1e-6;
    match sound {
        true => Ok(odds.into_iter().map(|odds| odds / sum).collect()),
        false => Err(SolveError::Odds { found: odds.len(), legal, sum: sum.to_string() }),
    }
}
