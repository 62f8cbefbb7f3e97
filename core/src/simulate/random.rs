//! Records of random games.

use crate::game::Game;
use crate::record::Record;
use crate::rule::Faults;
use crate::simulate::Simulation;

impl<G: Game> Record<G> {
    /// Plays a whole game at random from the [`Streams`](crate::Streams) of a seed, with the setup that
    /// [`Game::bounded`] gives. The same setup and seed give the same game on every platform and in
    /// every version with the same ruleset number.
    ///
    /// # Errors
    /// Returns all faults of the setup, or that the game was not over after [`Record::LIMIT`]
    /// decisions.
    pub fn random(setup: &G::Setup, seed: u64) -> Result<Self, Faults> {
        Self::random_game(setup, seed, 0)
    }

    /// Plays one of a seed's random games, by its number: that of a row of a
    /// [`Simulation`](crate::Simulation). Game 0 is [`random`](Self::random).
    ///
    /// # Errors
    /// Returns all faults of the setup, or that the game was not over after [`Record::LIMIT`]
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
