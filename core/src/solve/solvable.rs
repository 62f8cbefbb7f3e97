//! What a game says of its positions so that equal ones are solved once.

use std::fmt::Debug;
use std::hash::Hash;

use crate::game::{Game, InformationState};
use crate::seat::Seat;

/// A game whose positions can be told apart by what decides how it goes on.
///
/// A game that has nothing to merge writes `type Essence = Self`, and nothing else.
pub trait Solvable: Game {
    /// What decides how the game goes on from a position, its result included: from two positions with
    /// equal essences the same play brings the same results. It is only made of tables of two seats.
    type Essence: From<Self> + Clone + Eq + Hash + Debug + Send + Sync + 'static;

    /// Returns whether the position is worth remembering, as one that is met again. From a position a
    /// game can't come back to it without one in between that is.
    fn is_worth_keeping(&self) -> bool {
        true
    }

    /// Returns the essence of a position that is worth remembering.
    fn essence(&self) -> Option<Self::Essence> {
        self.is_worth_keeping().then(|| self.clone().into())
    }

    /// Returns whether the seat, even if it started watching only now, knows the whole position: whether
    /// there is one world that it could be in. A game may find that out in a quicker way.
    fn is_known_to(&self, seat: Seat) -> bool {
        let seen = InformationState::new(self, seat.into());
        seen.worlds(1).is_ok_and(|worlds| worlds.len() == 1)
    }
}
