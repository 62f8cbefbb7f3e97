//! The layout of what a game writes.

use super::{Game, View};
use crate::actor::Viewer;
use crate::features::Layout;
use crate::rule::Faults;

impl Layout {
    /// Returns the layout of a game with that setup.
    ///
    /// # Errors
    /// Returns all faults of the setup.
    pub fn of<G: Game>(setup: &G::Setup) -> Result<Self, Faults> {
        Ok(Self::of_state(&G::start(setup)?))
    }

    /// Returns the layout of the game that a state belongs to.
    pub fn of_state<G: Game>(state: &G) -> Self {
        let mut layout = Self::default();
        state.write(Viewer::Spectator, &mut layout);
        layout
    }

    /// Returns the layout of a view.
    pub fn of_view(view: &impl View) -> Self {
        let mut layout = Self::default();
        view.write(&mut layout);
        layout
    }
}
