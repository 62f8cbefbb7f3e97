//! What a game says of its positions so that equal ones are solved once.

use std::fmt::Debug;
use std::hash::Hash;

use crate::game::{Game, InformationState};
use crate::seat::Seat;

/// A game whose positions can be told apart by what decides how it goes on.
///
/// A game that has nothing to merge writes `type Essence = Self` and returns `Some` of the state.
pub trait Solvable: Game {
    /// What decides how the game goes on from a position.
    type Essence: Clone + Eq + Hash + Debug + Send + Sync;

    /// Returns what decides how the game goes on from here, its result included; `None` for a
    /// position that is not worth remembering, because it is hardly ever met again.
    ///
    /// From two positions with equal essences the same play brings the same results. From a
    /// position a game can't come back to it without one in between that has an essence. Only
    /// tables of two seats are asked.
    fn essence(&self) -> Option<Self::Essence>;

    /// Returns whether the seat, even if it started watching only now, knows the whole position: whether
    /// there is one world that it could be in. A game may find that out in a quicker way.
    fn is_known_to(&self, seat: Seat) -> bool {
        let seen = InformationState::new(self, seat.into());
        seen.worlds(1).is_ok_and(|worlds| worlds.len() == 1)
    }
}
