//! Information states: what a viewer has seen of a game, and the states that fit it.

use std::collections::HashMap;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::{Event, Game, Hidden, Refusal, View};
use crate::base::actor::{Actor, Viewer};
use crate::base::key::Key;
use crate::base::rule::Faults;
use crate::game::dealer::Dealer;
use crate::text::message::{Message, errors, message, told};
use crate::text::serde_text::Written;

/// An information state: everything that a viewer with perfect memory has seen.
///
/// Two histories give equal information states exactly if the viewer cannot distinguish them. An
/// information state that is made later than the start of the game remembers only what follows. It
/// is the knowledge of a player at the table, so it is what a bot may use.
///
/// # Examples
/// ```
/// use mauerwerk::die_mauer::{Setup, State};
/// use mauerwerk::{Dealer, Game, Hidden, InformationState, Seat, Viewer};
///
/// let state = State::start(&Setup::default())?;
/// let mut seen = InformationState::new(&state, Viewer::Seat(Seat::FIRST));
/// let state = seen.step(&state, Seat::new(2).unwrap().into(), "T".parse()?)?;
///
/// // Seat 0 knows that seat 2 has put a fist on the table, not what is in it.
/// let guess = State::resample(&seen, &mut Dealer::new(1))?;
/// assert_eq!(guess.view(seen.viewer()), state.view(seen.viewer()));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Eq, PartialEq, Hash, Debug, Serialize)]
#[serde(bound = "")]
pub struct InformationState<G: Game> {
    viewer: Viewer,
    start: G::View,
    events: Vec<G::Event>,
    now: G::View,
    /// The key of the start and the events.
    #[serde(skip)]
    trail: Key,
}

/// The written form of an information state.
#[derive(Deserialize)]
#[serde(bound = "", deny_unknown_fields)]
struct Parts<G: Game> {
    viewer: Viewer,
    start: G::View,
    events: Vec<G::Event>,
    now: G::View,
}

impl<G: Game> InformationState<G> {
    /// Makes the information state of a viewer who starts watching at this state.
    #[must_use]
    pub fn new(state: &G, viewer: Viewer) -> Self {
        let now = state.view(viewer);
        Self::from_parts(now.clone(), Vec::new(), now)
    }

    /// Rebuilds an information state from its parts, stored or hypothetical. `start` is the first
    /// view, `events` are the events since then as the viewer saw them, and `now` is the current
    /// view.
    #[must_use]
    pub fn from_parts(start: G::View, events: Vec<G::Event>, now: G::View) -> Self {
        let trail = events.iter().fold(Key::of(&start), Key::then);
        Self { viewer: now.viewer(), start, events, now, trail }
    }

    /// Adds what the viewer sees of a step: its events and the state after it. Nothing hidden from
    /// the viewer is kept.
    pub fn see<'a>(&mut self, events: impl IntoIterator<Item = &'a G::Event>, after: &G) {
        let (viewer, now) = (self.viewer, after.view(self.viewer));
        self.add(events.into_iter().map(|event| event.seen_by(viewer)), now);
    }

    /// Adds events that a host reports, and the view after them.
    pub(crate) fn hear(
        &mut self,
        events: impl IntoIterator<Item = G::Event>,
        now: G::View,
    ) -> Result<(), Faults> {
        check_viewer("now", &now, self.viewer)?;
        self.add(events, now);
        Ok(())
    }

    fn add(&mut self, events: impl IntoIterator<Item = G::Event>, now: G::View) {
        for event in events {
            self.trail = self.trail.then(&event);
            self.events.push(event);
        }
        self.now = now;
    }

    /// Returns the key of the information state, in constant time.
    #[must_use]
    pub fn key(&self) -> Key {
        self.trail.then(&self.now)
    }

    /// Applies a decision, adds what the viewer sees of it, and returns the state after it.
    ///
    /// # Errors
    /// Returns why the action is refused. Nothing is added then.
    pub fn step(&mut self, state: &G, actor: Actor, action: G::Action) -> Result<G, Refusal<G>> {
        let mut events = Vec::new();
        let after = state.apply_noting(actor, action, &mut |event| events.push(event))?;
        self.see(&events, &after);
        Ok(after)
    }

    /// Returns the viewer.
    #[must_use]
    pub fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// Returns the first view.
    #[must_use]
    pub fn start(&self) -> &G::View {
        &self.start
    }

    /// Returns the events since the first view, as the viewer saw them.
    #[must_use]
    pub fn events(&self) -> &[G::Event] {
        &self.events
    }

    /// Returns the current view.
    #[must_use]
    pub fn now(&self) -> &G::View {
        &self.now
    }
}

impl<G: Hidden> InformationState<G> {
    /// Reads an information state from the JSON that its `Serialize` writes.
    ///
    /// # Errors
    /// Returns all faults of the text at once. It is also a fault if the views are of different
    /// viewers, or if no state looks like one of them.
    ///
    /// # Examples
    /// ```
    /// use mauerwerk::berlin::{Setup, State};
    /// use mauerwerk::{Game, InformationState, Viewer};
    ///
    /// let seen = InformationState::new(&State::start(&Setup::default())?, Viewer::Spectator);
    /// let json = serde_json::to_string(&seen)?;
    /// assert_eq!(InformationState::<State>::from_json(&json)?, seen);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn from_json(text: &str) -> Result<Self, Faults> {
        Self::from_written(&Written::json(text)?)
    }

    pub(crate) fn from_written(written: &Written) -> Result<Self, Faults> {
        let Parts { viewer, start, events, now }: Parts<G> = written.read()?;
        check_viewer("start", &start, viewer)?;
        check_viewer("now", &now, viewer)?;
        Self::check_view(&start).map_err(|faults| faults.within("start"))?;
        Self::check_view(&now).map_err(|faults| faults.within("now"))?;
        Ok(Self::from_parts(start, events, now))
    }

    /// Checks that some state looks like a view.
    pub(crate) fn check_view(view: &G::View) -> Result<(), Faults> {
        let state = G::state_like(view).map_err(Faults::one)?;
        view.viewer().at_table(state.seats()).map(drop).map_err(Faults::one)
    }

    /// Returns a state that the viewer could be in. See [`Hidden::resample`].
    ///
    /// # Errors
    /// Returns [`Inconsistent`] if no state fits.
    pub fn resample(&self, dealer: &mut Dealer) -> Result<G, Inconsistent> {
        G::resample(self, dealer)
    }

    /// Prepares to draw many states that the viewer could be in. See [`Hidden::sampler`].
    ///
    /// # Errors
    /// Returns [`Inconsistent`] if no state fits.
    pub fn sampler(&self) -> Result<impl Sampler<G>, Inconsistent> {
        G::sampler(self)
    }

    /// Returns every state that the viewer could be in, with its weight. See [`Hidden::worlds`].
    ///
    /// # Errors
    /// Returns [`WorldsError`] if there are more than `limit`, if they are too many to count, or if
    /// no state fits.
    ///
    /// # Examples
    /// ```
    /// use mauerwerk::die_mauer::{Setup, State};
    /// use mauerwerk::{Game, InformationState, Seat, Viewer, WorldsError};
    ///
    /// let state = State::start(&"players:3 stock:TG".parse::<Setup>()?)?;
    /// let mut seen = InformationState::new(&state, Viewer::Spectator);
    /// seen.step(&state, Seat::new(1).unwrap().into(), "T".parse()?)?;
    ///
    /// // Seat 1 has closed its fist around nothing, a tower or a gate.
    /// let worlds = seen.worlds(10)?;
    /// assert_eq!(worlds.iter().map(|world| world.ways).collect::<Vec<_>>(), [1, 1, 1]);
    /// assert_eq!(seen.worlds(2), Err(WorldsError::TooMany { limit: 2 }));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn worlds(&self, limit: usize) -> Result<Vec<World<G>>, WorldsError> {
        G::worlds(self, limit)
    }
}

/// Checks that a view belongs to a viewer.
fn check_viewer(name: &str, view: &impl View, viewer: Viewer) -> Result<(), Faults> {
    match view.viewer() {
        by if by == viewer => Ok(()),
        by => Err(Faults::one(format_args!("{name}: seen by {by}, and not by {viewer}"))),
    }
}

/// The report that no state fits the viewer's information.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Error)]
#[error("{0}")]
pub struct Inconsistent(pub &'static str);

impl Inconsistent {
    /// Returns the report as a message for people, without what exactly does not fit.
    #[must_use]
    pub fn message(self) -> Message {
        message!(errors::Inconsistent)
    }
}

told!(Inconsistent);

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
