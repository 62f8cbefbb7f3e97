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
mod host;

use serde::{Deserialize, Serialize};

use crate::base::key::Key;
use crate::base::rule::{Faults, NotationError};
use crate::game::header::Header;
use crate::game::{FullGame, InformationState};
use crate::text::serde_text::Written;

pub use guest::{Guest, GuestError};
pub use host::{decision, message};

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
