//! What is played for, and how much work it may be.

use std::fmt;

use serde::Serialize;

use super::SolveError;
use crate::base::seat::Seat;
use crate::game::record::Record;
use crate::game::{FullGame, Outcome};

/// What is played for.
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
    /// Returns what a result is worth to seat 0.
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

    /// Returns what is left for seat 1 of what a result is worth to seat 0.
    #[must_use]
    pub fn left(self, value: f64) -> f64 {
        match self {
            Self::Win => 1.0 - value,
            Self::Points => -value,
        }
    }
}

/// What is played for, and how much work it may be.
#[derive(Copy, Clone)]
pub struct Terms<'a> {
    /// What is played for.
    pub payoff: Payoff,
    /// The number of positions, or of histories, that may be kept.
    pub limit: usize,
    /// The eye of the caller, which is handed the number of positions solved or of iterations made so
    /// far, and returns whether to go on.
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

/// How often an action is chosen.
#[derive(Copy, Clone, PartialEq, Debug, Serialize)]
pub struct Odds<A> {
    /// The action.
    pub action: A,
    /// The probability, from 0 to 1.
    pub odds: f64,
}

/// Somebody's play: for a game so far and a seat that is to move, the odds of its legal actions in their
/// order. A failure is told in words.
///
/// What the seat may know is [`Record::seen_by`]. Where the seat knows the whole position, the record has
/// no decisions: then all that led there is forgotten.
pub type Policy<'a, G> = dyn FnMut(&Record<G>, Seat) -> Result<Vec<f64>, String> + 'a;

/// Returns the odds as probabilities of so many actions.
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
