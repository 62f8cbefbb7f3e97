//! What a player is given.

use std::sync::OnceLock;

use super::{BotError, Judgement, Watch};
use crate::actor::Viewer;
use crate::dealer::Dealer;
use crate::game::{Game, InformationState, Sampler, Turn};
use crate::seat::{Seat, Seats};

/// The number of worlds in which an action must be dominated.
const WORLDS: usize = 64;

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
    sound: OnceLock<Vec<bool>>,
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
    let sound = OnceLock::new();
    answer(&Task { seat, worlds: &worlds, world, legal, watch, luck: dealer(seen, seed), sound })
}

impl<G: Game> Task<'_, G> {
    /// Returns the dealer of this decision.
    pub(super) fn dealer(&self) -> Dealer {
        self.luck.clone()
    }
}

impl<G: Judgement> Task<'_, G> {
    /// Returns for each legal action whether a player that thinks may choose it: it is not
    /// [dominated](Judgement::dominated), neither by the game's judgement nor by an action that wins
    /// at once.
    pub(super) fn sound(&self) -> &[bool] {
        self.sound.get_or_init(|| self.find_sound())
    }

    fn find_sound(&self) -> Vec<bool> {
        let dominated = G::dominated(&mut self.draws(), self.seat);
        let legal = self.legal.iter().map(|action| !dominated.contains(action));
        let sound: Vec<bool> = legal.collect();
        let wins =
            self.legal.iter().zip(&sound).map(|(&action, sound)| *sound && self.wins(action));
        let wins: Vec<bool> = wins.collect();
        if wins.contains(&true) { wins } else { sound }
    }

    /// Draws worlds that the seat could be in: always the same ones.
    fn draws(&self) -> impl Iterator<Item = G> {
        let mut dealer = Dealer::new(0);
        (0..WORLDS).map_while(move |_| self.worlds.sample(&mut dealer).ok())
    }

    /// Returns whether an action ends the game with the seat as its only winner, in every world.
    fn wins(&self, action: G::Action) -> bool {
        let alone = |world: &G| {
            let after = world.apply(self.seat.into(), action).map(|after| after.turn());
            matches!(after, Ok(Turn::Over(outcome)) if outcome.winners == Seats::only(self.seat))
        };
        alone(&self.world) && self.draws().all(|world| alone(&world))
    }
}

/// Returns the dealer of a decision: a player's seed brings new numbers at each.
pub(super) fn dealer<G: Game>(seen: &InformationState<G>, seed: u64) -> Dealer {
    Dealer::for_game(seed, seen.events().len() as u64)
}
