//! Why games end.

use std::fmt;

use serde::{Deserialize, Serialize};

/// The cause of the end of a game.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// The last wall was built (MA-75).
    LastWall,
    /// The last tower was placed (MA-75).
    LastTower,
    /// The last house was placed (MA-75).
    LastHouse,
    /// The last palace was placed (MA-78).
    LastPalace,
    /// No wall could be built anywhere (MA-13).
    NoLineLeft,
}

impl Ending {
    /// Every cause.
    pub const ALL: &'static [Self] =
        &[Self::LastWall, Self::LastTower, Self::LastHouse, Self::LastPalace, Self::NoLineLeft];

    /// Returns the name used in notation.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::LastWall => "last-wall",
            Self::LastTower => "last-tower",
            Self::LastHouse => "last-house",
            Self::LastPalace => "last-palace",
            Self::NoLineLeft => "no-line-left",
        }
    }
}

impl fmt::Display for Ending {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::LastWall => "the last wall was built",
            Self::LastTower => "the last tower was placed",
            Self::LastHouse => "the last house was placed",
            Self::LastPalace => "the last palace was placed",
            Self::NoLineLeft => "no wall line is left",
        })
    }
}
