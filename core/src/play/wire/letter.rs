//! The JSON of messages.

use serde::{Deserialize, Serialize};

use super::VERSION;
use crate::base::key::Key;
use crate::base::rule::{Faults, NotationError};
use crate::game::header::Header;
use crate::game::{FullGame, InformationState};
use crate::text::serde_text::Written;

/// The mark of a message.
const FORMAT: &str = "mauerwerk-wire";

/// The kind of a message.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Kind {
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
pub(super) struct Letter<T> {
    format: String,
    version: u32,
    game: String,
    ruleset: u32,
    /// The id of the match.
    #[serde(rename = "match")]
    pub(super) id: String,
    /// The number of takebacks at the host.
    pub(super) takebacks: u32,
    pub(super) kind: Kind,
    pub(super) says: T,
}

/// The content of a message with everything that a viewer has seen.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Scene<T> {
    pub(super) names: Vec<String>,
    /// The number of decisions so far.
    pub(super) decisions: u32,
    /// The number of them that the viewer made.
    pub(super) decided: u32,
    pub(super) seen: T,
}

/// The content of a message with later events.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Step<E, V> {
    /// The number of decisions before the events.
    pub(super) since: u32,
    /// The mark of everything that the viewer had seen by then.
    pub(super) after: String,
    /// The number of decisions so far.
    pub(super) decisions: u32,
    /// The number of them that the viewer made.
    pub(super) decided: u32,
    pub(super) events: Vec<E>,
    pub(super) now: V,
}

/// The content of a message with a decision.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Decided {
    /// The number of decisions that the guest knew of.
    pub(super) decisions: u32,
    /// The mark of everything that the guest had seen by then.
    pub(super) after: String,
    pub(super) action: String,
}

impl<T: Serialize> Letter<T> {
    pub(super) fn new<G: FullGame>(id: &str, takebacks: u32, kind: Kind, says: T) -> Self {
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
    pub(super) fn write(&self) -> String {
        // All contents can be written as JSON.
        serde_json::to_string(self).unwrap_or_default()
    }
}

impl Letter<Written> {
    /// Reads a message.
    pub(super) fn read<G: FullGame>(text: &str) -> Result<Self, Faults> {
        let written = Written::json(text)?;
        if let Ok(header) = written.read::<Header>() {
            header.check::<G>(FORMAT, VERSION)?;
        }
        written.read()
    }

    /// Checks that the message belongs to a match.
    pub(super) fn check_match(&self, id: &str) -> Result<(), Faults> {
        if self.id == id {
            return Ok(());
        }
        let [other, own] = [&self.id, id].map(NotationError::quote);
        Err(Faults::one(format_args!("match: the message is of {other:?}, not of {own:?}")))
    }
}

/// Returns the mark of everything that a viewer has seen. It contains nothing else, so it reveals
/// nothing. It is made from the sent form, so it is the same in every version.
pub(super) fn mark<G: FullGame>(seen: &InformationState<G>) -> String {
    Key::of(&serde_json::to_string(seen).unwrap_or_default()).to_string()
}
