//! The result of a game.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::state::{Phase, State};
use crate::game::{self, Game};
use crate::seat::{BySeat, Seats};

/// Says why a game ended.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// Says that the last wall was built (MA-75).
    LastWall,
    /// Says that the last tower was placed (MA-75).
    LastTower,
    /// Says that the last house was placed (MA-75).
    LastHouse,
    /// Says that the last palace was placed (MA-78).
    LastPalace,
    /// Says that no wall could be built anywhere (MA-13).
    NoLineLeft,
}

impl Ending {
    /// Holds every reason.
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
            Self::LastWall => "the last wall is built",
            Self::LastTower => "the last tower is placed",
            Self::LastHouse => "the last house is placed",
            Self::LastPalace => "the last palace is placed",
            Self::NoLineLeft => "no wall line is left",
        })
    }
}

/// Holds the result of a game: the most points win, among equals the most cards in hand.
pub type Outcome = game::Outcome<Ending>;

impl State {
    pub(super) fn outcome(&self) -> Outcome {
        Outcome {
            ending: self.ending.unwrap_or(Ending::NoLineLeft),
            scores: self.standing(),
            winners: self.winners(),
        }
    }

    /// Returns the seats that win: of those with the most points those with the most cards in hand
    /// (MA-79); nobody before the game is over.
    pub(super) fn winners(&self) -> Seats {
        if self.phase != Phase::Over {
            return Seats::EMPTY;
        }
        let standing = BySeat::from_fn(self.seat_count(), |seat| {
            (self.scores[seat.index()], self.hands[seat.index()].len())
        });
        let best = standing.as_slice().iter().max();
        standing.iter().filter(|(_, one)| Some(*one) == best).map(|(seat, _)| seat).collect()
    }
}
