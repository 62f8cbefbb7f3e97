//! The result of a game.

use crate::game::{self, Game};
use crate::mauerbauer::ending::Ending;
use crate::mauerbauer::state::{Phase, State};
use crate::seat::{BySeat, Seats};

/// The result of a game: the most points win, among equals the most cards in hand.
pub type Outcome = game::Outcome<Ending>;

impl State {
    pub(super) fn outcome(&self) -> Outcome {
        Outcome {
            ending: self.ending.unwrap_or(Ending::NoLineLeft),
            scores: self.standing(),
            winners: self.winners(),
        }
    }

    /// Returns the seats that win: of those with the most points (MA-104) those with the most cards in hand
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
