//! Records of games: a setup and decisions, replayed to any state.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::base::actor::{Actor, Viewer};
use crate::base::key::Key;
use crate::base::rule::{Faults, NotationError};
use crate::base::seat::{Seat, Seats};
use crate::game::dealer::Dealer;
use crate::game::info::Header;
use crate::game::{
    Event as _, Game, Hidden, Inconsistent, InformationState, Outcome, PlayError, Refusal, Touch,
    Turn,
};
use crate::sheet::look::Drawing;
use crate::sheet::look::Look;
use crate::sheet::touch::TouchError;
use crate::text::message::{Message, errors, message, told};
use crate::text::serde_text::{Exact, Written};

/// One decision of a game, with its actor.
///
/// Its text is the seat's number, or `*` for chance, a space, and the action.
///
/// # Examples
/// ```
/// use mauerwerk::die_mauer::Action;
/// use mauerwerk::{Actor, Decision, Seat};
///
/// let decision: Decision<Action> = "0 +4L".parse()?;
/// assert_eq!(decision.actor, Actor::Seat(Seat::FIRST));
/// assert_eq!(decision.action, "+4L".parse()?);
/// # Ok::<(), mauerwerk::NotationError>(())
/// ```
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub struct Decision<A> {
    /// The actor.
    pub actor: Actor,
    /// The action.
    pub action: A,
}

impl<A: fmt::Display> fmt::Display for Decision<A> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.actor {
            Actor::Chance => write!(f, "* {}", self.action),
            Actor::Seat(seat) => write!(f, "{seat} {}", self.action),
        }
    }
}

/// Writes the decision as text.
impl<A: fmt::Display> Serialize for Decision<A> {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<A: FromStr> FromStr for Decision<A>
where
    NotationError: From<A::Err>,
{
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let error = || NotationError::new(message!(errors::ADecision), text);
        let (actor, action) = text.split_once(' ').ok_or_else(error)?;
        let actor = match actor {
            "*" => Actor::Chance,
            seat => Actor::Seat(seat.parse().ok().and_then(Seat::new).ok_or_else(error)?),
        };
        Ok(Self { actor, action: action.parse()? })
    }
}

/// A record of a game so far. Replaying it gives the same states, byte for byte.
///
/// A record contains everything, including hidden decisions. Keep it on the host until the game is
/// over, and give a viewer only [`seen_by`](Self::seen_by).
///
/// # Chance from a seed
/// A record can have its own chance from a [seed](Self::with_chance). The results of chance depend
/// on the seed and on the number of decisions made before ([`Dealer::at`]). So undoing and deciding
/// again never changes the dice. Seats that decide at the same time may commit in any order,
/// because the number stays the same. [`push`](Self::push) also accepts decisions of chance, such
/// as rolls of real dice. The player who rolled them then decides what to do after an undo.
///
/// The seed reveals all future chance, so at a table of people, draw it at random. A seed that can
/// be guessed is not secret. The record's JSON and `Debug` text contain the seed, but states,
/// views, events and information states never do. The JSON contains it as text, because many
/// programs read numbers as doubles, which change numbers from 2⁵³ on.
///
/// # Examples
/// ```
/// use mauerwerk::die_mauer::{Setup, State};
/// use mauerwerk::{Game, Record};
///
/// let record = Record::<State>::random(&Setup::default(), 7)?;
/// assert!(record.outcome().is_some());
///
/// let again = Record::<State>::from_json(&record.to_json())?;
/// assert_eq!(again.state(), record.state());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// Two records are equal if the game, the names and the seed are equal. The number of takebacks
/// does not count.
#[derive(Clone, Debug)]
pub struct Record<G: Game> {
    start: G,
    decisions: Vec<Decision<G::Action>>,
    state: G,
    /// Every [`STRIDE`](Self::STRIDE)th state, so that any other state is near one.
    kept: Vec<G>,
    names: Vec<String>,
    seed: Option<u64>,
    takebacks: u32,
}

impl<G: Game> PartialEq for Record<G> {
    fn eq(&self, other: &Self) -> bool {
        let Self { start, decisions, names, seed, .. } = self;
        (start, decisions, names, seed)
            == (&other.start, &other.decisions, &other.names, &other.seed)
    }
}

impl<G: Game> Eq for Record<G> {}

impl<G: Game> Record<G> {
    /// The newest version of the JSON form. Older versions stay readable. A record is written in
    /// the oldest version that can express it, so that older programs can read it.
    pub const VERSION: u32 = 3;
    /// The number of decisions between two stored states. Undoing then replays few decisions.
    const STRIDE: usize = 16;
    /// The number of decisions after which a random game is given up.
    pub const LIMIT: u64 = 1_000_000;

    /// Starts the record of a game.
    ///
    /// # Errors
    /// Returns all faults of the setup.
    pub fn new(setup: &G::Setup) -> Result<Self, Faults> {
        Ok(Self::from_state(G::start(setup)?))
    }

    /// Starts a record at the given state.
    #[must_use]
    pub fn from_state(start: G) -> Self {
        let state = start.clone();
        let (decisions, kept, names) = (Vec::new(), Vec::new(), Vec::new());
        Self { start, decisions, state, kept, names, seed: None, takebacks: 0 }
    }

    /// Returns the record with its own chance from a seed.
    ///
    /// # Examples
    /// ```
    /// use mauerwerk::Record;
    /// use mauerwerk::berlin::{Setup, State};
    ///
    /// let mut record = Record::<State>::new(&Setup::default())?.with_chance(0x5EED);
    /// record.resolve_chance()?;
    /// let dealt = record.clone();
    /// record.undo();
    /// record.resolve_chance()?;
    /// assert_eq!(record, dealt);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn with_chance(mut self, seed: u64) -> Self {
        self.set_seed(Some(seed));
        self
    }

    /// Sets the seed of the record's own chance, for all later decisions of chance. The caller
    /// decides for chance if it is `None`.
    pub fn set_seed(&mut self, seed: Option<u64>) {
        self.seed = seed;
    }

    /// Returns the seed of the record's own chance, or `None` if it has none. The seed reveals all
    /// future chance.
    #[must_use]
    pub fn seed(&self) -> Option<u64> {
        self.seed
    }

    /// Adds a decision.
    ///
    /// # Errors
    /// Returns why it is refused. The record is unchanged then.
    pub fn push(&mut self, actor: Actor, action: G::Action) -> Result<(), Refusal<G>> {
        self.push_noting(actor, action, &mut |_| ())
    }

    /// Adds a decision, and calls `note` with each of its events, in full.
    ///
    /// # Errors
    /// Returns why it is refused. The record is unchanged then.
    pub fn push_noting(
        &mut self,
        actor: Actor,
        action: G::Action,
        note: &mut impl FnMut(G::Event),
    ) -> Result<(), Refusal<G>> {
        self.state = self.state.apply_noting(actor, action, note)?;
        self.decisions.push(Decision { actor, action });
        if self.decisions.len().is_multiple_of(Self::STRIDE) {
            self.kept.push(self.state.clone());
        }
        Ok(())
    }

    /// Adds a decision in notation, by the number of the seat.
    ///
    /// # Errors
    /// Returns [`PlayError`]. The record is unchanged then.
    pub fn play(&mut self, seat: u8, action: &str) -> Result<(), PlayError<G>> {
        let seat = Seat::at_table(seat, self.state.seats()).map_err(PlayError::Seat)?;
        let action = action.parse().map_err(PlayError::Notation)?;
        self.push(seat.into(), action).map_err(PlayError::Illegal)
    }

    /// Makes the next decision from the record's own chance, and returns it.
    ///
    /// # Errors
    /// Returns [`DealError`] if the record has no seed, or if the game does not wait for chance.
    /// The record is unchanged then.
    pub fn deal(&mut self) -> Result<Decision<G::Action>, DealError<G>> {
        let action = self.own_chance()?;
        self.push(Actor::Chance, action).map_err(DealError::Illegal)?;
        Ok(Decision { actor: Actor::Chance, action })
    }

    /// Returns the next decision of the record's own chance.
    pub(crate) fn own_chance(&self) -> Result<G::Action, DealError<G>> {
        let seed = self.seed.ok_or(DealError::NoSeed)?;
        let mut dealer = Dealer::at(seed, self.decisions.len() as u64);
        self.state.deal(&mut dealer).ok_or(DealError::NotWaiting)
    }

    /// Decides for chance until the game waits for a seat or is over. Returns the number of
    /// decisions, or [`LIMIT`](Self::LIMIT) if chance never ends.
    ///
    /// # Errors
    /// Returns [`DealError::NoSeed`] if the record has no seed.
    pub fn resolve_chance(&mut self) -> Result<u64, DealError<G>> {
        if self.seed.is_none() {
            return Err(DealError::NoSeed);
        }
        for dealt in 0..Self::LIMIT {
            if self.state.turn() != Turn::Chance {
                return Ok(dealt);
            }
            self.deal()?;
        }
        Ok(Self::LIMIT)
    }

    /// Removes the last decision, of a seat or of chance, and returns it. Returns `None` at the
    /// start.
    pub fn undo(&mut self) -> Option<Decision<G::Action>> {
        self.undo_to(self.decisions.len().checked_sub(1)?).pop()
    }

    /// Removes all decisions after the first `decisions`, and returns them in the order in which
    /// they were made. Empty if no more were made. Takes constant time, however long the game is.
    pub fn undo_to(&mut self, decisions: usize) -> Vec<Decision<G::Action>> {
        let Some(state) = self.state_at(decisions) else { return Vec::new() };
        self.state = state;
        self.kept.truncate(decisions / Self::STRIDE);
        let taken = self.decisions.split_off(decisions);
        self.takebacks = self.takebacks.saturating_add((!taken.is_empty()).into());
        taken
    }

    /// Returns the number of takebacks. [Messages](crate::play::wire) from before the latest one
    /// are refused.
    #[must_use]
    pub fn takebacks(&self) -> u32 {
        self.takebacks
    }

    /// Returns the number of decisions before the last one of these seats, or `None` if they have
    /// made none. [`undo_to`](Self::undo_to) with this number removes it and everything after it.
    ///
    /// # Examples
    /// ```
    /// use mauerwerk::die_mauer::{Setup, State};
    /// use mauerwerk::{Record, Seat, Seats};
    ///
    /// let mut record = Record::<State>::new(&Setup::default())?;
    /// record.play(0, "T")?;
    /// record.play(1, "-")?;
    /// let people = Seats::from_iter([Seat::FIRST]);
    /// assert_eq!(record.before_last(people), Some(0));
    /// assert_eq!(record.undo_to(0).len(), 2);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn before_last(&self, seats: Seats) -> Option<usize> {
        let theirs = |actor| matches!(actor, Actor::Seat(seat) if seats.contains(seat));
        self.decisions.iter().rposition(|decision| theirs(decision.actor))
    }

    /// Returns the first state.
    #[must_use]
    pub fn start(&self) -> &G {
        &self.start
    }

    /// Returns the current state.
    #[must_use]
    pub fn state(&self) -> &G {
        &self.state
    }

    /// Returns the decisions so far.
    #[must_use]
    pub fn decisions(&self) -> &[Decision<G::Action>] {
        &self.decisions
    }

    /// Returns the state after the given number of decisions, or `None` if fewer were made. Takes
    /// constant time, however long the game is.
    #[must_use]
    pub fn state_at(&self, decisions: usize) -> Option<G> {
        let made = self.decisions.get(..decisions)?;
        let passed = decisions / Self::STRIDE;
        let near = passed.checked_sub(1).map_or(Some(&self.start), |last| self.kept.get(last))?;
        let mut rest = made.iter().skip(passed * Self::STRIDE);
        // A record contains only legal decisions, so none is refused.
        rest.try_fold(near.clone(), |state, made| state.apply(made.actor, made.action)).ok()
    }

    /// Returns every state from the first to the current one: one more than there are decisions.
    pub fn states(&self) -> impl Iterator<Item = G> + '_ {
        let replayed = self.decisions.iter().scan(self.start.clone(), |state, decision| {
            *state = state.apply(decision.actor, decision.action).ok()?;
            Some(state.clone())
        });
        std::iter::once(self.start.clone()).chain(replayed)
    }

    /// Returns the events of each decision, in full.
    pub fn events(&self) -> impl Iterator<Item = Vec<G::Event>> + '_ {
        self.states().zip(&self.decisions).map(|(state, decision)| {
            let mut events = Vec::new();
            let note = &mut |event| events.push(event);
            // A record contains only legal decisions, so none is refused.
            let _ = state.apply_noting(decision.actor, decision.action, note);
            events
        })
    }

    /// Returns the events of the last decision, in full. Empty before the first.
    #[must_use]
    pub fn last_events(&self) -> Vec<G::Event> {
        self.events_since(self.decisions.len().saturating_sub(1))
    }

    /// Returns the events of all decisions after the first `decisions`, in full and in order. Empty
    /// if no more were made.
    #[must_use]
    pub fn events_since(&self, decisions: usize) -> Vec<G::Event> {
        let mut events = Vec::new();
        let Some(mut state) = self.state_at(decisions) else { return events };
        for made in &self.decisions[decisions..] {
            // A record contains only legal decisions, so none is refused.
            let note = &mut |event| events.push(event);
            state = state.apply_noting(made.actor, made.action, note).unwrap_or(state);
        }
        events
    }

    /// Draws what a viewer sees now, with the names of the players. Marks the result of the last
    /// decision, the viewer's touches so far, and the possible next touches.
    ///
    /// # Errors
    /// Returns [`TouchError`] if the touches lead to no legal action.
    pub fn draw(&self, viewer: Viewer, look: &Look) -> Result<Drawing, TouchError>
    where
        G: Touch,
    {
        self.state.draw(viewer, &self.told(look, viewer, &self.last_events()))
    }

    /// Adds the viewer's context to a look: the names of the players, and the events of the last
    /// decision.
    pub(crate) fn told(&self, look: &Look, viewer: Viewer, events: &[G::Event]) -> Look {
        let news = events.iter().flat_map(|event| event.seen_by(viewer).places()).collect();
        let look = look.clone().named(self.names.clone()).with_news(news);
        look.with_shown(self.shown(viewer))
    }

    /// Returns the places that the latest events [showed](crate::Event::shown) to a viewer, each
    /// with its contents in notation.
    #[must_use]
    pub fn shown(&self, viewer: Viewer) -> Vec<(String, String)> {
        let lately = G::Event::REMEMBERED;
        if lately == 0 {
            return Vec::new();
        }
        let events = self.events_since(self.decisions.len().saturating_sub(lately));
        let mut shown = events.iter().rev().map(|event| event.seen_by(viewer).shown());
        shown.find(|shown| !shown.is_empty()).unwrap_or_default()
    }

    /// Returns everything that a viewer has seen of the game so far.
    #[must_use]
    pub fn seen_by(&self, viewer: Viewer) -> InformationState<G> {
        self.seen_until(viewer, self.decisions.len())
    }

    /// Returns everything that a viewer had seen after the given number of decisions.
    pub(crate) fn seen_until(&self, viewer: Viewer, decisions: usize) -> InformationState<G> {
        let mut seen = InformationState::new(&self.start, viewer);
        for (events, after) in self.events().zip(self.states().skip(1)).take(decisions) {
            seen.see(&events, &after);
        }
        seen
    }

    /// Returns a key of what a viewer has seen that forgets what can no longer matter. It remembers
    /// the [essence](Hidden::essence) of the last position that all seats and the viewer knew, and
    /// what the viewer has seen since.
    ///
    /// Viewers with equal keys have the same slots, and the rest of their games is the same. A
    /// table of a small game needs far fewer entries than by [`InformationState::key`], which
    /// forgets nothing. In a game with hidden hands from beginning to end, both keys distinguish
    /// the same.
    ///
    /// # Examples
    /// ```
    /// use mauerwerk::die_mauer::State;
    /// use mauerwerk::{Record, Viewer};
    ///
    /// let (seat, mut keys) = (Viewer::Seat(mauerwerk::Seat::FIRST), Vec::new());
    /// for [first, second] in [["1", "2"], ["2", "1"]] {
    ///     let mut record = Record::<State>::new(&"players:2 min_players:2 stock:T12".parse()?)?;
    ///     for (seat, action) in [(0, first), (1, "-"), (0, second), (1, second), (0, "R")] {
    ///         record.play(seat, action)?;
    ///     }
    ///     keys.push((record.subgame_key(seat), record.seen_by(seat).key()));
    /// }
    /// assert_eq!(keys[0].0, keys[1].0); // which wall was built first can no longer matter
    /// assert_ne!(keys[0].1, keys[1].1);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn subgame_key(&self, viewer: Viewer) -> Key
    where
        G: Hidden,
    {
        let known = |state: &G| {
            let seats = Seats::first(state.seats()).iter().map(Viewer::from);
            seats.chain([viewer]).all(|viewer| state.is_known_to(viewer))
        };
        let root = (0..=self.decisions.len()).rev().find_map(|made| {
            let state = self.state_at(made)?;
            let essence = state.essence()?;
            known(&state).then_some((made, essence))
        });
        let Some((made, essence)) = root else { return self.seen_by(viewer).key() };
        let events = self.events_since(made).into_iter().map(|event| event.seen_by(viewer));
        events.fold(essence.then(&viewer), |key, event| key.then(&event))
    }

    /// Returns the result, or `None` if the game is not over.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome<G::Ending>> {
        match self.state.turn() {
            Turn::Over(outcome) => Some(outcome),
            _ => None,
        }
    }

    /// Returns the players' names by seat. Empty if there are none.
    #[must_use]
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// Sets the players' names by seat.
    ///
    /// # Errors
    /// Returns a fault if there is not one name for each seat. The record is unchanged then.
    pub fn set_names(&mut self, names: Vec<String>) -> Result<(), Faults> {
        check_names(&names, self.start.seats())?;
        self.names = names;
        Ok(())
    }

    /// Writes the whole record as JSON, including its seed.
    #[must_use]
    pub fn to_json(&self) -> String {
        let fresh = G::start(&self.start.setup()).is_ok_and(|start| start == self.start);
        let data = Data {
            format: FORMAT.to_owned(),
            version: if self.seed.is_some() || self.takebacks > 0 { 3 } else { 1 },
            game: G::INFO.id.to_owned(),
            ruleset: G::INFO.ruleset,
            setup: self.start.setup(),
            start: (!fresh).then(|| self.start.clone()),
            seed: self.seed.map(Exact),
            names: self.names.clone(),
            takebacks: self.takebacks,
            decisions: self.decisions.iter().map(Decision::to_string).collect(),
            outcome: self.outcome().and_then(|outcome| serde_json::to_value(outcome).ok()),
        };
        // All parts of a record can be written as JSON.
        serde_json::to_string(&data).unwrap_or_default()
    }

    /// Reads a record and replays it.
    ///
    /// # Errors
    /// Returns a fault if the text is not a valid record, is of another game, or has a newer
    /// version. Also returns all faults of the setup, the first decision that the rules refuse, and
    /// an outcome that differs from that of the decisions.
    pub fn from_json(text: &str) -> Result<Self, Faults> {
        let written = Written::json(text)?;
        let header = written.read::<Header>();
        if let Ok(header) = &header {
            header.check::<G>(FORMAT, Self::VERSION)?;
        }
        let data: Data<G::Setup, Written> = written.read()?;
        if data.version < 2 && data.seed.is_some() {
            return Err(Faults::one(message!(errors::OldSeed)));
        }
        let mut record = match &data.start {
            Some(start) => {
                let start = G::from_written(start).map_err(|faults| faults.within("start"))?;
                if start.setup() != data.setup {
                    return Err(Faults::one(message!(errors::OtherStart)));
                }
                Self::from_state(start)
            }
            None => Self::new(&data.setup)?,
        };
        record.set_names(data.names)?;
        record.set_seed(data.seed.map(|seed| seed.0));
        record.takebacks = data.takebacks;
        for (number, text) in (1..).zip(&data.decisions) {
            let wrong = |wrong: Message| {
                Faults::one(message!(errors::Decision { number, text: text.clone(), wrong }))
            };
            let decision: Decision<G::Action> =
                text.parse().map_err(|error: NotationError| wrong(error.message()))?;
            let pushed = record.push(decision.actor, decision.action);
            pushed.map_err(|refused| wrong(refused.message()))?;
        }
        let outcome = record.outcome().and_then(|outcome| serde_json::to_value(outcome).ok());
        if outcome != data.outcome {
            return Err(Faults::one(message!(errors::OtherOutcome)));
        }
        Ok(record)
    }
}

impl<G: Hidden> InformationState<G> {
    /// Returns the record of a game that the viewer could have watched, with every decision since
    /// the viewer began to watch, even secret ones. It ends in the state that
    /// [`resample`](Self::resample) draws with the same dealer. [`Record::seen_by`] of it is what
    /// others know in that world.
    ///
    /// # Errors
    /// Returns [`Inconsistent`] if no game fits, or if none is found. See [`Hidden::account`].
    ///
    /// # Examples
    /// ```
    /// use mauerwerk::die_mauer::{Setup, State};
    /// use mauerwerk::{Dealer, Record, Seat, Viewer};
    ///
    /// let mut record = Record::<State>::new(&Setup::default())?;
    /// record.play(2, "T")?;
    /// let seen = record.seen_by(Viewer::Seat(Seat::FIRST));
    ///
    /// let other = seen.resample_record(&mut Dealer::new(1))?;
    /// assert_eq!(other.seen_by(seen.viewer()), seen);
    /// assert_eq!(other.decisions().len(), 1);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn resample_record(&self, dealer: &mut Dealer) -> Result<Record<G>, Inconsistent> {
        let account = G::account(self, dealer)?;
        let decisions = account.decisions(self)?;
        let mut record = Record::from_state(account.start);
        for (actor, action) in decisions {
            // The decisions were made in this game, so none is refused.
            let made = record.push(actor, action);
            made.map_err(|_| Inconsistent("a decision was refused"))?;
        }
        Ok(record)
    }
}

/// Checks that there is one name for each seat, or no names.
pub(crate) fn check_names(names: &[String], seats: usize) -> Result<(), Faults> {
    match names.len() {
        0 => Ok(()),
        count if count == seats => Ok(()),
        names => Err(Faults::one(message!(errors::NamesForSeats { names, seats }))),
    }
}

/// The error of undoing a decision when none was made.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Error)]
#[error("{}", self.message())]
pub struct NoDecision;

impl NoDecision {
    /// Returns the error as a message.
    #[must_use]
    pub fn message(self) -> Message {
        message!(errors::NoDecision)
    }
}

/// The reason why a record's own chance could not decide.
#[derive(Clone, Eq, PartialEq, Debug, Error)]
#[non_exhaustive]
pub enum DealError<G: Game> {
    /// The record has no seed.
    #[error("{}", self.message())]
    NoSeed,
    /// The game waits for a seat, or is over.
    #[error("{}", self.message())]
    NotWaiting,
    /// The rules refuse the decision that the game itself has drawn.
    #[error("{0}")]
    Illegal(Refusal<G>),
}

impl<G: Game> DealError<G> {
    /// Returns the error as a message.
    #[must_use]
    pub fn message(&self) -> Message {
        match self {
            Self::NoSeed => message!(errors::NoSeed),
            Self::NotWaiting => message!(errors::NoChance),
            Self::Illegal(refused) => refused.message(),
        }
    }
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde hands references over")]
fn is_zero(number: &u32) -> bool {
    *number == 0
}

/// The mark of records in JSON.
const FORMAT: &str = "mauerwerk-record";

/// The JSON form, with the first state as it is written or read.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Data<S, T> {
    format: String,
    version: u32,
    game: String,
    ruleset: u32,
    setup: S,
    #[serde(skip_serializing_if = "Option::is_none")]
    start: Option<T>,
    /// The seed of the record's own chance, since version 2. It is text since version 3.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    seed: Option<Exact>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    names: Vec<String>,
    /// The number of takebacks, since version 3.
    #[serde(default, skip_serializing_if = "is_zero")]
    takebacks: u32,
    decisions: Vec<String>,
    #[serde(default)]
    outcome: Option<serde_json::Value>,
}

told!(NoDecision);
