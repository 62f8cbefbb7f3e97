//! Why a game ended.

use std::fmt;

use serde::{Deserialize, Serialize};

/// The cause of a game's end.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// A seat has collected as many pieces as win (BE-30).
    TargetReached,
    /// Nothing is left of the wall (BE-31).
    WallGone,
    /// Nobody has collected a piece for too many turns (BE-122).
    TooManyIdleTurns,
}

impl fmt::Display for Ending {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::TargetReached => "the target is reached",
            Self::WallGone => "the wall is gone",
            Self::TooManyIdleTurns => "too many idle turns",
        })
    }
}
