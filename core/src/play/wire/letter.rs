//! How a message is written.

use serde::{Deserialize, Serialize};

use super::VERSION;
use crate::base::key::Key;
use crate::base::rule::{Faults, NotationError};
use crate::game::header::Header;
use crate::game::{FullGame, InformationState};
use crate::text::serde_text::Written;

/// The mark of a message.
const FORMAT: &str = "mauerwerk-wire";

/// What a message is for.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Kind {
    /// All that a viewer has seen.
    Game,
    /// What a viewer has seen since.
    Step,
    /// What a seat decides.
    Decision,
}

/// What every message has, around what it says.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Letter<T> {
    format: String,
    version: u32,
    game: String,
    ruleset: u32,
    /// The id of the match, by which the messages of one match are told from those of another.
    #[serde(rename = "match")]
    pub(super) id: String,
    /// How often the host had taken decisions back.
    pub(super) takebacks: u32,
    pub(super) kind: Kind,
    pub(super) says: T,
}

/// Says all that a viewer has seen.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Scene<T> {
    pub(super) names: Vec<String>,
    /// The number of decisions so far.
    pub(super) decisions: u32,
    /// How many of them the viewer made.
    pub(super) decided: u32,
    pub(super) seen: T,
}

/// Says what a viewer has seen since.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Step<E, V> {
    /// The number of decisions before.
    pub(super) since: u32,
    /// Stands for all that the viewer had seen by then.
    pub(super) after: String,
    /// The number of decisions so far.
    pub(super) decisions: u32,
    /// How many of them the viewer made.
    pub(super) decided: u32,
    pub(super) events: Vec<E>,
    pub(super) now: V,
}

/// Says what a seat decides.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Decided {
    /// The number of decisions that the guest had heard of.
    pub(super) decisions: u32,
    /// Stands for all that the guest had seen by then.
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
        // Nothing that is said has a form that JSON lacks.
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

    /// Checks that the message is of a match.
    pub(super) fn check_match(&self, id: &str) -> Result<(), Faults> {
        if self.id == id {
            return Ok(());
        }
        let [other, own] = [&self.id, id].map(NotationError::quote);
        Err(Faults::one(format_args!("match: the message is of {other:?}, not of {own:?}")))
    }
}

/// Returns what stands for all that a viewer has seen. It is made of nothing else, so that it tells
/// a viewer nothing; and of the form in which it is sent, which is the same in every version.
pub(super) fn mark<G: FullGame>(seen: &InformationState<G>) -> String {
    Key::of(&serde_json::to_string(seen).unwrap_or_default()).to_string()
}
