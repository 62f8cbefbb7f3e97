//! What decides how a game for two goes on.

use crate::mauerbauer::State;
use crate::solve::Solvable;

/// All of a position decides.
impl Solvable for State {
    type Essence = Self;

    fn essence(&self) -> Option<Self> {
        Some(self.clone())
    }
}
