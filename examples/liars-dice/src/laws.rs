//! What the laws cannot know of the game.

use mauerwerk::laws::Lawful;

use crate::setup::Setup;
use crate::state::State;

impl Lawful for State {
    /// Dice leave the game, so that nothing is conserved.
    fn pieces(&self) -> Vec<u32> {
        Vec::new()
    }

    fn moved_setup(setup: &Setup) -> Option<Setup> {
        Some(Setup { first: setup.first.next(setup.players.into()), ..setup.clone() })
    }
}
