//! The messages between a host and an engine.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::base::rule::NotationError;
use crate::base::seat::Seat;
use crate::game::{FullGame, InformationState};
use crate::text::serde_text::from_json;

/// The version of the protocol.
pub const VERSION: u32 = 1;

/// The mark of the protocol.
pub(super) const PROTOCOL: &str = "mauerwerk-engine";

/// A message of the host.
#[derive(Serialize)]
#[serde(tag = "type", rename_all = "lowercase", bound = "G: FullGame")]
pub(super) enum Message<'a, G: FullGame> {
    /// The first message. The answer is `hello`.
    Hello { id: u64, protocol: &'a str, version: u32, game: &'a str, ruleset: u32 },
    /// A new game, or one from another position. The answer is `ready`.
    Game {
        id: u64,
        seat: Seat,
        seats: usize,
        seed: &'a str,
        setup: &'a str,
        options: &'a G::Setup,
        position: &'a str,
        seen: &'a InformationState<G>,
    },
    /// What the seat has seen since the last message.
    Seen { events: &'a [G::Event], told: Vec<String>, position: &'a str, now: &'a G::View },
    /// A request for a decision. The answer is `choice`.
    Choose(Task<'a>),
    /// A request for ratings of all actions. The answer is `analysis`.
    Analyse(Task<'a>),
    /// A request to answer now.
    Stop { id: u64 },
    /// The end of the game.
    Over,
}

/// The legal actions, and the budget to choose one.
#[derive(Copy, Clone, Serialize)]
pub(super) struct Task<'a> {
    pub(super) id: u64,
    pub(super) legal: &'a [String],
    pub(super) milliseconds: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) iterations: Option<u32>,
}

/// A message of the engine. Each kind uses some of the fields, and others are ignored.
#[derive(Deserialize)]
pub(super) struct Reply {
    #[serde(rename = "type")]
    pub(super) kind: String,
    pub(super) id: Option<u64>,
    pub(super) version: Option<u32>,
    pub(super) name: Option<String>,
    #[serde(default)]
    pub(super) analyses: bool,
    pub(super) action: Option<String>,
    #[serde(default)]
    pub(super) actions: Vec<Rating>,
    pub(super) text: Option<String>,
}

/// An engine's rating of an action.
#[derive(Deserialize)]
pub(super) struct Rating {
    pub(super) action: String,
    #[serde(default)]
    pub(super) odds: f64,
    pub(super) win: Option<f64>,
    #[serde(default)]
    pub(super) error: f64,
    #[serde(default)]
    pub(super) points: f64,
    #[serde(default)]
    pub(super) visits: u64,
}

/// The reason why there is no answer.
#[derive(Debug)]
pub(crate) enum Fault {
    /// The engine has made a fault, and loses.
    Lost(String),
    /// The host has stopped the game.
    Stopped,
}

impl Reply {
    /// Reads a line.
    pub(super) fn read(line: &[u8]) -> Result<Self, Fault> {
        read_line(line)
    }

    /// Checks that it answers the question with an id.
    pub(super) fn answers(self, kind: &str, id: u64) -> Result<Self, Fault> {
        check_answer(&self.kind, self.id, self.text.as_deref(), &[kind], id).map(|()| self)
    }
}

/// Reads a line.
pub(crate) fn read_line<R: DeserializeOwned>(line: &[u8]) -> Result<R, Fault> {
    let line = String::from_utf8_lossy(line);
    let line = line.trim_end();
    from_json(line)
        .map_err(|faults| Fault::Lost(format!("wrote no message: {faults}: {:?}", quote(line))))
}

/// Checks the type and the id of an answer to the question with an id, which has one of some types.
/// `text` is the text of an error.
pub(crate) fn check_answer(
    found: &str,
    found_id: Option<u64>,
    text: Option<&str>,
    kinds: &[&str],
    id: u64,
) -> Result<(), Fault> {
    let fault = match (found, found_id) {
        ("error", _) => format!("gave up: {:?}", quote(text.unwrap_or_default())),
        (found, _) if !kinds.contains(&found) => {
            let kinds = kinds.join("\" or \"");
            format!("answered {:?}, and the question takes \"{kinds}\"", quote(found))
        }
        (_, Some(found)) if found == id => return Ok(()),
        (_, Some(found)) => format!("answered question {found}, and was asked question {id}"),
        (_, None) => format!("answered without the id {id} of the question"),
    };
    Err(Fault::Lost(fault))
}

/// Returns the beginning of a text.
pub(crate) fn quote(text: &str) -> String {
    NotationError::quote(text)
}
