//! Games written down: set-up and decisions, replayed to any state.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::dealer::Dealer;
use crate::game::{Actor, Game, Outcome, PlayError, Refusal, Turn, Viewer};
use crate::information::InformationState;
use crate::rule::{Faults, NotationError};
use crate::seat::Seat;

/// Holds one decision of a game: who decided what.
///
/// Written as the seat's number, or `*` for chance, a space, and the action.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub struct Decision<A> {
    /// Says who decided.
    pub actor: Actor,
    /// Says what.
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

impl<A: FromStr> FromStr for Decision<A>
where
    NotationError: From<A::Err>,
{
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let error = || NotationError::new("a decision: a seat or *, a space, an action", text);
        let (actor, action) = text.split_once(' ').ok_or_else(error)?;
        let actor = match actor {
            "*" => Actor::Chance,
            seat => Actor::Seat(seat.parse().ok().and_then(Seat::new).ok_or_else(error)?),
        };
        Ok(Self { actor, action: action.parse()? })
    }
}

/// Holds a game as it was played so far. Replaying it gives the same states, byte for byte.
///
/// A record tells all, hidden decisions among it: it is for whoever runs the game, and for everybody
/// once the game is over. What one viewer may know of it is [`seen_by`](Self::seen_by).
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
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Record<G: Game> {
    start: G,
    decisions: Vec<Decision<G::Action>>,
    state: G,
    names: Vec<String>,
}

impl<G: Game> Record<G> {
    /// Holds the version of the JSON form that is written. Older versions stay readable.
    pub const VERSION: u32 = 1;
    /// Holds after how many decisions a random game is given up.
    pub const LIMIT: u64 = 1_000_000;

    /// Starts the record of a game.
    ///
    /// # Errors
    /// Returns all faults of the set-up.
    pub fn new(setup: &G::Setup) -> Result<Self, Faults> {
        Ok(Self::from_state(G::start(setup)?))
    }

    /// Starts a record at any state.
    #[must_use]
    pub fn from_state(start: G) -> Self {
        Self { state: start.clone(), start, decisions: Vec::new(), names: Vec::new() }
    }

    /// Plays a whole game at random, with the set-up that [`Game::bounded`] gives. The same set-up and seed give the same game on every platform
    /// and in every version with the same ruleset number.
    ///
    /// # Errors
    /// Returns all faults of the set-up, or that the game was not over after [`Record::LIMIT`]
    /// decisions.
    pub fn random(setup: &G::Setup, seed: u64) -> Result<Self, Faults> {
        let mut record = Self::new(&G::bounded(setup))?;
        let mut dealer = Dealer::new(seed);
        while let Some((actor, action)) = dealer.decide(&record.state) {
            record.push(actor, action).map_err(Faults::one)?;
            if record.decisions.len() as u64 == Self::LIMIT {
                return Err(Faults::one(format_args!(
                    "the game was not over after {} decisions",
                    Self::LIMIT
                )));
            }
        }
        Ok(record)
    }

    /// Adds a decision.
    ///
    /// # Errors
    /// Returns why it is refused; the record is unchanged then.
    pub fn push(&mut self, actor: Actor, action: G::Action) -> Result<(), Refusal<G>> {
        self.state = self.state.apply(actor, action)?;
        self.decisions.push(Decision { actor, action });
        Ok(())
    }

    /// Adds a decision in notation, by the number of the seat.
    ///
    /// # Errors
    /// Returns [`PlayError`]; the record is unchanged then.
    pub fn play(&mut self, seat: u8, action: &str) -> Result<(), PlayError<G>> {
        let seat = Seat::try_from(seat).map_err(PlayError::Seat)?;
        let action = action.parse().map_err(PlayError::Notation)?;
        self.push(seat.into(), action).map_err(PlayError::Illegal)
    }

    /// Takes the last decision back and returns it; `None` at the start.
    pub fn undo(&mut self) -> Option<Decision<G::Action>> {
        let last = self.decisions.pop()?;
        self.state = self.states().last().unwrap_or_else(|| self.start.clone());
        Some(last)
    }

    /// Returns the first state.
    #[must_use]
    pub fn start(&self) -> &G {
        &self.start
    }

    /// Returns the state now.
    #[must_use]
    pub fn state(&self) -> &G {
        &self.state
    }

    /// Returns the decisions so far.
    #[must_use]
    pub fn decisions(&self) -> &[Decision<G::Action>] {
        &self.decisions
    }

    /// Returns every state from the first to the one now: one more than there are decisions.
    pub fn states(&self) -> impl Iterator<Item = G> + '_ {
        let replayed = self.decisions.iter().scan(self.start.clone(), |state, decision| {
            *state = state.apply(decision.actor, decision.action).ok()?;
            Some(state.clone())
        });
        std::iter::once(self.start.clone()).chain(replayed)
    }

    /// Returns what happened, decision by decision, in full.
    pub fn events(&self) -> impl Iterator<Item = Vec<G::Event>> + '_ {
        self.states().zip(&self.decisions).map(|(state, decision)| {
            let mut events = Vec::new();
            let note = &mut |event| events.push(event);
            // A record holds legal decisions only, so that this cannot be refused.
            let _ = state.apply_noting(decision.actor, decision.action, note);
            events
        })
    }

    /// Returns all that a viewer has seen of the game so far.
    #[must_use]
    pub fn seen_by(&self, viewer: Viewer) -> InformationState<G> {
        let mut seen = InformationState::new(&self.start, viewer);
        for (events, after) in self.events().zip(self.states().skip(1)) {
            seen.see(&events, &after);
        }
        seen
    }

    /// Returns the result, or `None` while the game goes on.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome<G::Ending>> {
        match self.state.turn() {
            Turn::Over(outcome) => Some(outcome),
            _ => None,
        }
    }

    /// Returns the players' names by seat; empty if none were given.
    #[must_use]
    pub fn names(&self) -> &[String] {
        &self.names
    }

    /// Sets the players' names by seat.
    ///
    /// # Errors
    /// Returns a fault if there is not one name for each seat; the record is unchanged then.
    pub fn set_names(&mut self, names: Vec<String>) -> Result<(), Faults> {
        let seats = self.start.seats();
        if !names.is_empty() && names.len() != seats {
            let count = names.len();
            return Err(Faults::one(format_args!("{count} names for {seats} seats")));
        }
        self.names = names;
        Ok(())
    }

    /// Writes the record as JSON.
    #[must_use]
    pub fn to_json(&self) -> String {
        let fresh = G::start(&self.start.setup()).is_ok_and(|start| start == self.start);
        let data = Data::<G> {
            format: FORMAT.to_owned(),
            version: Self::VERSION,
            game: G::INFO.id.to_owned(),
            ruleset: G::INFO.ruleset,
            setup: self.start.setup(),
            start: (!fresh).then(|| self.start.clone()),
            names: self.names.clone(),
            decisions: self.decisions.iter().map(Decision::to_string).collect(),
            outcome: self.outcome().and_then(|outcome| serde_json::to_value(outcome).ok()),
        };
        // Nothing in a record has a form that JSON lacks: no map with odd keys, no odd number.
        serde_json::to_string(&data).unwrap_or_default()
    }

    /// Reads a record and replays it.
    ///
    /// # Errors
    /// Returns what is wrong: text that is no record, another game, a newer version, a faulty
    /// set-up, the first decision that the rules refuse, or an outcome that the decisions don't
    /// lead to.
    pub fn from_json(text: &str) -> Result<Self, Faults> {
        let header: Header = serde_json::from_str(text).map_err(Faults::one)?;
        header.check::<G>()?;
        let data: Data<G> = serde_json::from_str(text).map_err(Faults::one)?;
        let mut record = match data.start {
            Some(start) if start.setup() != data.setup => {
                return Err(Faults::one("the start of the record has another set-up"));
            }
            Some(start) => Self::from_state(start),
            None => Self::new(&data.setup)?,
        };
        record.set_names(data.names)?;
        for (number, text) in (1..).zip(&data.decisions) {
            let wrong = |error: &dyn fmt::Display| {
                Faults::one(format_args!("decision {number} ({text}): {error}"))
            };
            let decision: Decision<G::Action> = text.parse().map_err(|error| wrong(&error))?;
            record.push(decision.actor, decision.action).map_err(|error| wrong(&error))?;
        }
        let outcome = record.outcome().and_then(|outcome| serde_json::to_value(outcome).ok());
        if outcome != data.outcome {
            return Err(Faults::one("the decisions do not lead to the outcome of the record"));
        }
        Ok(record)
    }
}

/// Marks the JSON of a record.
const FORMAT: &str = "mauerwerk-record";

/// Holds what every version of the JSON form has, to be read before the rest.
#[derive(Deserialize)]
struct Header {
    format: String,
    version: u32,
    game: String,
    ruleset: u32,
}

impl Header {
    fn check<G: Game>(&self) -> Result<(), Faults> {
        let Self { format, version, game, ruleset } = self;
        let mut faults = Faults::default();
        if format != FORMAT {
            let found = NotationError::quote(format);
            faults.add(None, format_args!("the format is {found:?}, not {FORMAT:?}"));
        }
        if !(1..=Record::<G>::VERSION).contains(version) {
            let known = Record::<G>::VERSION;
            faults.add(None, format_args!("version {version} is not one of 1 to {known}"));
        }
        if game != G::INFO.id {
            let found = NotationError::quote(game);
            faults.add(None, format_args!("the game is {found:?}, not {:?}", G::INFO.id));
        } else if !(1..=G::INFO.ruleset).contains(ruleset) {
            let known = G::INFO.ruleset;
            faults.add(None, format_args!("ruleset {ruleset} is not one of 1 to {known}"));
        }
        faults.or(())
    }
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields, bound = "")]
struct Data<G: Game> {
    format: String,
    version: u32,
    game: String,
    ruleset: u32,
    setup: G::Setup,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    start: Option<G>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    names: Vec<String>,
    decisions: Vec<String>,
    #[serde(default)]
    outcome: Option<serde_json::Value>,
}
