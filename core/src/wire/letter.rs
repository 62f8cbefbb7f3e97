//! How a message is written.

use serde::{Deserialize, Serialize};

use super::VERSION;
use crate::game::Game;
use crate::header::Header;
use crate::rule::Faults;
use crate::serde_text::Written;

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
struct Letter<T> {
    format: String,
    version: u32,
    game: String,
    ruleset: u32,
    kind: Kind,
    says: T,
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
    pub(super) action: String,
}

/// Writes a message.
pub(super) fn write<G: Game>(kind: Kind, says: impl Serialize) -> String {
    let (game, ruleset) = (G::INFO.id.to_owned(), G::INFO.ruleset);
    let letter = Letter { format: FORMAT.to_owned(), version: VERSION, game, ruleset, kind, says };
    // Nothing that is said has a form that JSON lacks.
    serde_json::to_string(&letter).unwrap_or_default()
}

/// Reads a message: what it is for, and what it says.
pub(super) fn read<G: Game>(text: &str) -> Result<(Kind, Written), Faults> {
    let written = Written::json(text)?;
    if let Ok(header) = written.read::<Header>() {
        header.check::<G>(FORMAT, VERSION)?;
    }
    written.read::<Letter<Written>>().map(|letter| (letter.kind, letter.says))
}
