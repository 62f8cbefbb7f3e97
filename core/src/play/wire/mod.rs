//! Play between devices: the messages of a host and its guests.
//!
//! One device is the host. It has the [`Record`](crate::Record), deals, and applies the decisions
//! of seats. A guest is on another device, with the view of one seat or of a spectator. It receives
//! what that viewer may know and nothing more. The app transports messages and decides who may play
//! which seat. A host accepts the decisions of a seat only from the connection of that seat.
//!
//! | kind | from | content |
//! |---|---|---|
//! | `game` | host | everything that the viewer has seen so far: for guests who join or rejoin, and for all after a takeback |
//! | `step` | host | what the viewer has seen since a number of decisions |
//! | `decision` | guest | the decision of the seat, and the number of decisions that it knew of |
//!
//! Each message is one line of JSON, and [`recorded_game`](crate::recorded_game) returns its game.
//! [`message`] makes the messages of the host. A [`Guest`] reads them and makes those of its seat,
//! and [`decision`] reads these.
//!
//! # Messages that are lost, late or doubled
//! Messages may be lost, doubled, delayed and reordered. Each message contains the id of the match,
//! the number of takebacks, and a mark of what its viewer had seen. A message that does not fit is
//! refused, and nothing changes:
//!
//! - A host answers a refused decision with everything that the viewer has seen.
//! - A guest answers a refused `step` with a request for everything that it has seen. It ignores
//!   old messages.
//! - A guest stays in its match. For a new match, the app makes a new guest.
//!
//! # Examples
//! ```
//! use mauerwerk::die_mauer::{Setup, State};
//! use mauerwerk::wire::{self, Guest};
//! use mauerwerk::{Choice, Record, Seat, Viewer};
//!
//! let mut record = Record::<State>::new(&Setup::default())?;
//! let seat = Seat::new(2).unwrap();
//! let mut guest = Guest::<State>::join(&wire::message(&record, "match 1", Viewer::Seat(seat), None))?;
//!
//! record.play(0, "T")?; // in a fist: the guest hears of it, and not what it holds
//! let heard = guest.receive(&wire::message(&record, "match 1", Viewer::Seat(seat), Some(0)))?;
//! assert_eq!(heard[0].to_string(), "seat 0 puts a fist on the table");
//!
//! let choice = Choice::of_seat(guest.state(), seat).remove(0);
//! let decided = guest.decide(choice.notation.parse()?)?;
//! record.push(seat.into(), wire::decision(&record, "match 1", seat, &decided)?)?;
//! assert_eq!(record.decisions().len(), 2);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod guest;
pub use guest::{Guest, GuestError};

use serde::{Deserialize, Serialize};

use crate::base::actor::{Actor, Viewer};
use crate::base::key::Key;
use crate::base::rule::{Faults, NotationError};
use crate::base::seat::Seat;
use crate::game::info::Header;
use crate::game::record::{Decision, Record};
use crate::game::{Event as _, FullGame, InformationState};
use crate::text::message::{errors, message};
use crate::text::serde_text::Written;

/// The version of the protocol.
pub const VERSION: u32 = 2;

/// The mark of a message.
const FORMAT: &str = "mauerwerk-wire";

/// The kind of a message.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Kind {
    /// Everything that a viewer has seen.
    Game,
    /// The events since an earlier message.
    Step,
    /// The decision of a seat.
    Decision,
}

/// The common fields of all messages.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Letter<T> {
    format: String,
    version: u32,
    game: String,
    ruleset: u32,
    /// The id of the match.
    #[serde(rename = "match")]
    id: String,
    /// The number of takebacks at the host.
    takebacks: u32,
    kind: Kind,
    says: T,
}

/// The content of a message with everything that a viewer has seen.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Scene<T> {
    names: Vec<String>,
    /// The number of decisions so far.
    decisions: u32,
    /// The number of them that the viewer made.
    decided: u32,
    seen: T,
}

/// The content of a message with later events.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Step<E, V> {
    /// The number of decisions before the events.
    since: u32,
    /// The mark of everything that the viewer had seen by then.
    after: String,
    /// The number of decisions so far.
    decisions: u32,
    /// The number of them that the viewer made.
    decided: u32,
    events: Vec<E>,
    now: V,
}

/// The content of a message with a decision.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Decided {
    /// The number of decisions that the guest knew of.
    decisions: u32,
    /// The mark of everything that the guest had seen by then.
    after: String,
    action: String,
}

impl<T: Serialize> Letter<T> {
    fn new<G: FullGame>(id: &str, takebacks: u32, kind: Kind, says: T) -> Self {
        Self {
            format: FORMAT.to_owned(),
            version: VERSION,
            game: G::INFO.id.to_owned(),
            ruleset: G::INFO.ruleset,
            id: id.to_owned(),
            takebacks,
            kind,
            says,
        }
    }

    /// Writes the message.
    fn write(&self) -> String {
        // All contents can be written as JSON.
        serde_json::to_string(self).unwrap_or_default()
    }
}

impl Letter<Written> {
    /// Reads a message.
    fn read<G: FullGame>(text: &str) -> Result<Self, Faults> {
        let written = Written::json(text)?;
        if let Ok(header) = written.read::<Header>() {
            header.check::<G>(FORMAT, VERSION)?;
        }
        written.read()
    }

    /// Checks that the message belongs to a match.
    fn check_match(&self, id: &str) -> Result<(), Faults> {
        if self.id == id {
            return Ok(());
        }
        let [other, own] = [&self.id, id].map(NotationError::quote);
        Err(Faults::one(format_args!("match: the message is of {other:?}, not of {own:?}")))
    }
}

/// Returns the mark of everything that a viewer has seen. It contains nothing else, so it reveals
/// nothing. It is made from the sent form, so it is the same in every version.
fn mark<G: FullGame>(seen: &InformationState<G>) -> String {
    Key::of(&serde_json::to_string(seen).unwrap_or_default()).to_string()
}

/// Returns the message for a guest who knows of the given number of decisions, or `None` for a
/// guest who knows of nothing yet. The message contains what the viewer has seen since. It contains
/// everything that the viewer has seen if the guest knows of nothing, or of more decisions than
/// there are.
///
/// The id is the same in all messages of a match, and different in every other match. Use a random
/// text, or a counter of the app.
#[must_use]
pub fn message<G: FullGame>(
    record: &Record<G>,
    id: &str,
    viewer: Viewer,
    since: Option<usize>,
) -> String {
    let (made, takebacks) = (record.decisions(), record.takebacks());
    let decisions = count(made.len());
    let decided = count(made.iter().filter(|made| is_by(made, viewer)).count());
    match since.map(count) {
        Some(since) if since <= decisions => {
            let events = record.events_since(since as usize);
            let events: Vec<_> = events.iter().map(|event| event.seen_by(viewer)).collect();
            let after = mark(&record.seen_until(viewer, since as usize));
            let now = record.state().view(viewer);
            let says = Step { since, after, decisions, decided, events, now };
            Letter::new::<G>(id, takebacks, Kind::Step, says).write()
        }
        _ => {
            let (names, seen) = (record.names().to_vec(), record.seen_by(viewer));
            let says = Scene { names, decisions, decided, seen };
            Letter::new::<G>(id, takebacks, Kind::Game, says).write()
        }
    }
}

/// Reads the decision of a seat from the message of a guest. [`Record::push`] of the host's record
/// checks whether it is legal.
///
/// # Errors
/// Returns the faults of the message: the text is not a decision, belongs to another match, or
/// comes too late. It is too late if, since the guest's last message, the seat has decided or
/// decisions were taken back. Then send that guest everything that it has seen.
pub fn decision<G: FullGame>(
    record: &Record<G>,
    id: &str,
    seat: Seat,
    message: &str,
) -> Result<G::Action, Faults> {
    let letter = Letter::read::<G>(message)?;
    if letter.kind != Kind::Decision {
        return Err(Faults::one("kind: a host takes decisions alone"));
    }
    letter.check_match(id)?;
    let Decided { decisions, after, action } =
        letter.says.read().map_err(|faults| faults.within("says"))?;
    let action = action.parse().map_err(|error: NotationError| Faults::from(error))?;
    let since = record.decisions().get(decisions as usize..);
    match since.filter(|_| letter.takebacks == record.takebacks()) {
        None => Err(Faults::one(message!(errors::TakenBack))),
        Some(since) if since.iter().any(|made| is_by(made, seat.into())) => {
            Err(Faults::one(message!(errors::DecidedSince { seat })))
        }
        Some(_) if after != mark(&record.seen_until(seat.into(), decisions as usize)) => {
            Err(Faults::one("says.after: the guest has seen another game"))
        }
        Some(_) => Ok(action),
    }
}

/// Returns a number of decisions for a message.
fn count(decisions: usize) -> u32 {
    u32::try_from(decisions).unwrap_or(u32::MAX)
}

fn is_by<A>(made: &Decision<A>, viewer: Viewer) -> bool {
    matches!((made.actor, viewer), (Actor::Seat(seat), Viewer::Seat(own)) if seat == own)
}
