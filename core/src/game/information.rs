//! Information states: what a viewer has seen of a game.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::{Event, Game, Hidden, Refusal, Sampler, View, World, WorldsError};
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
        let seen = Self::from_parts(view.clone(), Vec::new(), view.clone());
        let state = seen.resample(&mut Dealer::new(0)).map_err(Faults::one)?;
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
