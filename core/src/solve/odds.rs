//! How often somebody chooses each legal action.

use serde::Serialize;

use super::SolveError;
use crate::record::Record;
use crate::seat::Seat;

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
