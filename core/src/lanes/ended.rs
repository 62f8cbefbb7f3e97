//! What became of a game in a lane.

use serde::{Deserialize, Serialize};

use crate::seat::{BySeat, Seats};

/// A game that ended.
///
/// # Examples
/// ```
/// use mauerwerk::Lanes;
/// use mauerwerk::die_mauer::State;
///
/// // A game of one decision: it is given up.
/// let mut lanes = Lanes::<State>::new(&"players:3".parse()?, 1, 7)?.with_limit(1);
/// let mut slots = [0];
/// lanes.choose(&mut slots);
/// lanes.step(&slots)?;
/// let ended = lanes.ended(0).expect("the game is given up");
/// assert!(!ended.finished && ended.decisions == 1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[non_exhaustive]
pub struct Ended {
    /// The number of the game.
    pub game: u64,
    /// The number of its decisions, those of chance included.
    pub decisions: u64,
    /// Whether it was played to its end, and not given up at the limit.
    pub finished: bool,
    /// Each seat's score.
    pub scores: BySeat<i32>,
    /// The seats that won; nobody if it was given up.
    pub winners: Seats,
}
