//! What a seat may touch in a state.

use super::{Choice, Game};
use crate::look::Look;
use crate::seat::Seat;
use crate::touch::Touches;

impl<A: Copy + ToString> Touches<A> {
    /// Returns what a seat may touch first: nothing unless the game waits for it.
    #[must_use]
    pub fn of<G: Game<Action = A>>(state: &G, seat: Seat) -> Self {
        let choices = state.actions(seat).into_iter().zip(state.touches(seat)).collect();
        Self::among(seat, choices)
    }

    /// Returns a look with these touches and targets marked.
    #[must_use]
    pub fn marked<G: Game<Action = A>>(&self, state: &G, look: &Look) -> Look {
        let target = |place: &str| (place.to_owned(), self.label(state, place));
        Look {
            targets: self.targets().map(target).collect(),
            touched: self.touched().to_vec(),
            ..look.clone()
        }
    }

    /// Returns what a button says that stands for a place: all parts of the decision that its touch
    /// completes, if there are several; else the words for the place, or for the action that is
    /// written like it.
    fn label<G: Game<Action = A>>(&self, state: &G, place: &str) -> String {
        let (seat, completed) = (self.seat(), self.completed_by(place));
        let parts = completed.and_then(|action| Choice::of_parts(state, seat, action));
        let named = || {
            let action = completed.filter(|action| action.to_string() == place)?;
            Choice::label(state, seat, action)
        };
        let label = parts.or_else(|| state.touch_label(seat, place)).or_else(named);
        label.unwrap_or_else(|| place.to_owned())
    }
}
