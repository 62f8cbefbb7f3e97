//! Starts of games.

use crate::base::rule::Faults;
use crate::game::record::Record;
use crate::game::streams::Streams;
use crate::game::{FullGame, Inconsistent, Sampler};
use crate::play::simulate::Simulation;

/// The starts of the games of a seed: all in one state, or each in a different world.
#[derive(Clone)]
pub(crate) struct Start<'a, G> {
    /// The state, or the world in which game 0 begins.
    state: G,
    worlds: Option<&'a dyn Sampler<G>>,
}

impl<G> From<G> for Start<'_, G> {
    fn from(state: G) -> Self {
        Self { state, worlds: None }
    }
}

impl<'a, G: FullGame> Start<'a, G> {
    /// Begins each game of a seed in a different world.
    pub(crate) fn in_worlds(worlds: &'a dyn Sampler<G>, seed: u64) -> Result<Self, Inconsistent> {
        let state = worlds.sample(&mut Streams::world_of_game(seed, 0))?;
        Ok(Self { state, worlds: Some(worlds) })
    }

    /// Returns the number of seats.
    pub(crate) fn seats(&self) -> usize {
        self.state.seats()
    }

    /// Returns the state in which the game with the given number begins.
    pub(crate) fn of_game(&self, seed: u64, game: u64) -> G {
        let world =
            |worlds: &dyn Sampler<G>| worlds.sample(&mut Streams::world_of_game(seed, game));
        // If the first world exists, every game has one.
        self.worlds.and_then(|worlds| world(worlds).ok()).unwrap_or_else(|| self.state.clone())
    }
}

impl<G: std::fmt::Display> std::fmt::Debug for Start<'_, G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let kind = if self.worlds.is_some() { "worlds such as " } else { "" };
        write!(f, "{kind}{}", self.state)
    }
}

impl<G: FullGame> Record<G> {
    /// Plays a whole game at random from the [`Streams`](crate::Streams) of a seed, with the setup
    /// that [`Playout::bounded`](crate::Playout::bounded) returns. The same setup and seed give the
    /// same game on every platform and in every version with the same ruleset number.
    ///
    /// # Errors
    /// Returns all faults of the setup, or a fault if the game was not over after [`Record::LIMIT`]
    /// decisions.
    pub fn random(setup: &G::Setup, seed: u64) -> Result<Self, Faults> {
        Self::random_game(setup, seed, 0)
    }

    /// Plays one of a seed's random games, with the same number as in a
    /// [`Simulation`](crate::Simulation). Game 0 is [`random`](Self::random).
    ///
    /// # Errors
    /// Returns all faults of the setup, or a fault if the game was not over after [`Record::LIMIT`]
    /// decisions.
    pub fn random_game(setup: &G::Setup, seed: u64, game: u64) -> Result<Self, Faults> {
        let record = Simulation::new(setup, seed)?.record(game);
        match record.outcome() {
            Some(_) => Ok(record),
            None => Err(Faults::one(format_args!(
                "the game was not over after {} decisions",
                record.decisions().len()
            ))),
        }
    }
}
