//! The end of a game, and its result.

use serde::{Deserialize, Serialize};

use crate::base::seat::Seats;
use crate::game::{self, Game};
use crate::games::berlin::{Phase, State, texts};
use crate::text::message::{Message, message};

/// The cause of a game's end.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// A seat has collected enough pieces to win (BE-30).
    TargetReached,
    /// The wall has no pieces left (BE-31).
    WallGone,
    /// No player has collected a piece for too many turns (BE-122).
    TooManyIdleTurns,
}

impl From<Ending> for Message {
    fn from(ending: Ending) -> Self {
        match ending {
            Ending::TargetReached => message!(texts::TargetReached),
            Ending::WallGone => message!(texts::WallGone),
            Ending::TooManyIdleTurns => message!(texts::TooManyIdleTurns),
        }
    }
}

/// The result of a game: scores are collected pieces, and the most win.
pub type Outcome = game::Outcome<Ending>;

impl State {
    pub(super) fn outcome(&self) -> Outcome {
        Outcome { ending: self.ending(), scores: self.standing(), winners: self.winners() }
    }

    pub(super) fn ending(&self) -> Ending {
        if self.scores().as_slice().iter().any(|&score| score >= self.setup.target) {
            Ending::TargetReached
        } else if self.wall.empties() == self.board() {
            Ending::WallGone
        } else {
            Ending::TooManyIdleTurns
        }
    }

    /// Returns the seats with the most pieces, which share the win (BE-31). Empty before the game
    /// is over.
    pub(super) fn winners(&self) -> Seats {
        if self.phase != Phase::Over {
            return Seats::EMPTY;
        }
        let scores = self.scores();
        let most = scores.as_slice().iter().max();
        scores.iter().filter(|(_, score)| Some(*score) == most).map(|(seat, _)| seat).collect()
    }
}
