//! What a player is given.

use super::{BotError, Watch};
use crate::actor::Viewer;
use crate::dealer::Dealer;
use crate::game::{ActionSet, Game, InformationState};
use crate::seat::Seat;

/// What a player is given: nothing that its seat could not know.
#[derive(Copy, Clone)]
pub(super) struct Task<'a, G: Game> {
    pub(super) seen: &'a InformationState<G>,
    pub(super) seat: Seat,
    pub(super) seed: u64,
    pub(super) watch: Watch<'a>,
}

impl<'a, G: Game> Task<'a, G> {
    pub(super) fn new(
        seen: &'a InformationState<G>,
        legal: &G::Actions,
        seed: u64,
        watch: Watch<'a>,
    ) -> Result<Self, BotError> {
        let Viewer::Seat(seat) = seen.viewer() else { return Err(BotError::Spectator) };
        if legal.is_empty() {
            return Err(BotError::NotToMove);
        }
        Ok(Self { seen, seat, seed, watch })
    }

    /// Returns the dealer of this decision: a player's seed brings new numbers at each.
    pub(super) fn dealer(&self) -> Dealer {
        Dealer::for_game(self.seed, self.seen.events().len() as u64)
    }
}
