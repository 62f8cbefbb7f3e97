//! The result of a game.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::state::{Phase, State};
use crate::game;
use crate::seat::{BySeat, Seats};

named! {
    /// Says why a game ended.
    Ending {
        /// Says that the last wall was built (MA-75).
        LastWall = "last-wall",
        /// Says that the last tower was placed (MA-75).
        LastTower = "last-tower",
        /// Says that the last house was placed (MA-75).
        LastHouse = "last-house",
        /// Says that the last palace was placed (MA-78).
        LastPalace = "last-palace",
        /// Says that no wall could be built anywhere (MA-13).
        NoLineLeft = "no-line-left",
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
            scores: self.scores().map(|score| i32::try_from(score).unwrap_or(i32::MAX)),
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
