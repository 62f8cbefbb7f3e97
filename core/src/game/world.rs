//! The states that a viewer could be in, each with its weight.

use std::collections::HashMap;

use thiserror::Error;

use super::{Game, Hidden, Inconsistent, InformationState};
use crate::game::dealer::Dealer;

/// A state that a viewer could be in, with the number of histories that lead to it. See
/// [`Hidden::worlds`].
///
/// # Examples
/// ```
/// use mauerwerk::die_mauer::State;
/// use mauerwerk::{Hidden, InformationState, Seat};
///
/// // Seat 1 has put a fist on the table, with a tower, a gate or nothing in it.
/// let state: State = "players:3 stock:TG fists:_/T/_".parse()?;
/// let seen = InformationState::new(&state, Seat::FIRST.into());
/// let worlds = State::worlds(&seen, 10)?;
/// assert_eq!(worlds.len(), 3);
/// assert!(worlds.iter().any(|world| world.state == state && world.ways == 1));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Eq, PartialEq, Hash, Debug)]
pub struct World<G> {
    /// The state.
    pub state: G,
    /// The weight of the state relative to the other states: the number of histories that lead to
    /// it. [`Hidden::resample`] counts them in the same way. Never 0.
    pub ways: u128,
}

impl<G: Game> World<G> {
    /// Combines states and their ways into worlds, as [`Hidden::worlds`] returns them. Equal states
    /// become one world. Worlds are in the order of their notations, and ways are divided by their
    /// greatest common divisor. States without ways are left out.
    ///
    /// # Errors
    /// Returns [`WorldsError::TooMany`] if there are more than `limit`, and
    /// [`WorldsError::Inconsistent`] if there are none. Returns [`WorldsError::TooDear`] if the sum
    /// of all ways exceeds 128 bits.
    pub fn gather(
        states: impl IntoIterator<Item = (G, u128)>,
        limit: usize,
    ) -> Result<Vec<Self>, WorldsError> {
        let (mut ways_of, mut all) = (HashMap::<G, u128>::new(), 0_u128);
        for (state, ways) in states.into_iter().filter(|&(_, ways)| ways > 0) {
            all = all.checked_add(ways).ok_or(WorldsError::TooDear)?;
            *ways_of.entry(state).or_default() += ways;
            if ways_of.len() > limit {
                return Err(WorldsError::TooMany { limit });
            }
        }
        let common = ways_of.values().copied().fold(0, common_divisor);
        let reduced = |(state, ways)| Self { state, ways: ways / common };
        let mut worlds: Vec<Self> = ways_of.into_iter().map(reduced).collect();
        worlds.sort_by_cached_key(|world| world.state.notation());
        match worlds.is_empty() {
            true => Err(Inconsistent("no state fits all that was seen").into()),
            false => Ok(worlds),
        }
    }
}

impl<G> World<G> {
    /// Draws one of the worlds, with a probability in proportion to its ways, or returns `None` if
    /// there are none.
    pub fn draw<'a>(worlds: &'a [Self], dealer: &mut Dealer) -> Option<&'a Self> {
        let mut rest = dealer.below_wide(worlds.iter().map(|world| world.ways).sum());
        worlds.iter().find(|world| match rest.checked_sub(world.ways) {
            Some(left) => {
                rest = left;
                false
            }
            None => true,
        })
    }
}

/// Returns the greatest common divisor. Every number divides 0.
pub(crate) fn common_divisor(one: u128, other: u128) -> u128 {
    let (mut one, mut other) = (one, other);
    while other > 0 {
        (one, other) = (other, one % other);
    }
    one
}

/// The reason why the states that a viewer could be in are not listed.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Error)]
#[non_exhaustive]
pub enum WorldsError {
    /// No state fits what the viewer has seen.
    #[error("{0}")]
    Inconsistent(#[from] Inconsistent),
    /// More states fit than the limit allows.
    #[error("the viewer could be in more than {limit} states: raise the limit, or resample")]
    TooMany {
        /// The limit that was given.
        limit: usize,
    },
    /// Counting the histories would take too long, or their number exceeds 128 bits.
    /// [`Hidden::resample`] still draws a state.
    #[error("there are too many histories to count: resample instead")]
    TooDear,
}

/// A source of states that a viewer could be in, all from one information state.
///
/// [`Hidden::sampler`] computes once what all draws share.
///
/// # Examples
/// ```
/// use mauerwerk::die_mauer::{Setup, State};
/// use mauerwerk::{Dealer, Game, InformationState, Sampler, Seat, Viewer};
///
/// let state = State::start(&Setup::default())?;
/// let mut seen = InformationState::new(&state, Viewer::Seat(Seat::FIRST));
/// let state = seen.step(&state, Seat::new(2).unwrap().into(), "T".parse()?)?;
///
/// let (sampler, mut dealer) = (seen.sampler()?, Dealer::new(1));
/// for _ in 0..100 {
///     let guess: State = sampler.sample(&mut dealer)?;
///     assert_eq!(guess.view(seen.viewer()), state.view(seen.viewer()));
/// }
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait Sampler<G>: Send + Sync {
    /// Returns a state that the viewer could be in. [`Hidden::resample`] draws the same state with
    /// the same dealer.
    ///
    /// # Errors
    /// Returns [`Inconsistent`] if no state fits.
    fn sample(&self, dealer: &mut Dealer) -> Result<G, Inconsistent>;
}

/// A sampler that prepares nothing.
pub(super) struct Afresh<'a, G: Game>(pub(super) &'a InformationState<G>);

impl<G: Hidden> Sampler<G> for Afresh<'_, G> {
    fn sample(&self, dealer: &mut Dealer) -> Result<G, Inconsistent> {
        G::resample(self.0, dealer)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::die_mauer::{Setup, State};

    fn state(setup: &str) -> State {
        State::start(&setup.parse::<Setup>().expect("a setup")).expect("a good setup")
    }

    #[test]
    fn equal_states_become_one_world_in_lowest_terms() {
        let [one, other] = ["players:3 stock:T", "players:3 stock:TG"].map(state);
        let weighed = [(other, 3), (one, 4), (other, 6), (state("players:4"), 0), (one, 2)];
        let worlds = World::gather(weighed, 2).expect("they fit");
        let expected = [World { state: one, ways: 2 }, World { state: other, ways: 3 }];
        assert_eq!(worlds, expected);
    }

    #[test]
    fn what_cannot_be_listed_is_refused() {
        let [one, other] = ["players:3 stock:T", "players:3 stock:TG"].map(state);
        let error = |weighed: &[(State, u128)]| World::gather(weighed.to_vec(), 1).unwrap_err();
        assert_eq!(error(&[(one, 1), (other, 1)]), WorldsError::TooMany { limit: 1 });
        assert_eq!(error(&[(one, u128::MAX), (one, 1)]), WorldsError::TooDear);
        assert!(matches!(error(&[(one, 0)]), WorldsError::Inconsistent(_)));
    }
}
