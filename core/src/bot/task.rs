//! What a player is given.

use super::{BotError, Watch};
use crate::actor::Viewer;
use crate::dealer::Dealer;
use crate::game::{Game, InformationState, Sampler};
use crate::seat::Seat;

/// What a player is given: nothing that its seat could not know.
pub(super) struct Task<'a, G: Game> {
    pub(super) seat: Seat,
    /// The worlds that the seat could be in.
    pub(super) worlds: &'a dyn Sampler<G>,
    /// One of them.
    pub(super) world: G,
    /// What is legal in all of them.
    pub(super) legal: Vec<G::Action>,
    pub(super) watch: Watch<'a>,
    luck: Dealer,
}

/// Gives a player its task, and returns its answer.
pub(super) fn given<G: Game, T>(
    seen: &InformationState<G>,
    seed: u64,
    watch: Watch<'_>,
    answer: impl FnOnce(&Task<'_, G>) -> Result<T, BotError>,
) -> Result<T, BotError> {
    let Viewer::Seat(seat) = seen.viewer() else { return Err(BotError::Spectator) };
    let worlds = seen.sampler()?;
    let world = worlds.sample(&mut Dealer::new(0))?;
    let legal: Vec<_> = world.actions(seat).into_iter().collect();
    if legal.is_empty() {
        return Err(BotError::not_to_move(&world, seat));
    }
    answer(&Task { seat, worlds: &worlds, world, legal, watch, luck: dealer(seen, seed) })
}

impl<G: Game> Task<'_, G> {
    /// Returns the dealer of this decision.
    pub(super) fn dealer(&self) -> Dealer {
        self.luck.clone()
    }
}

/// Returns the dealer of a decision: a player's seed brings new numbers at each.
pub(super) fn dealer<G: Game>(seen: &InformationState<G>, seed: u64) -> Dealer {
    Dealer::for_game(seed, seen.events().len() as u64)
}
