//! The result of a game.

use crate::berlin::{Ending, Phase, State};
use crate::game::{self, Game};
use crate::seat::Seats;

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

    /// Returns the seats with the most pieces, which share the win (BE-31); nobody before the game
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
