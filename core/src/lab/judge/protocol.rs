//! The messages between the judge and a subject, which `docs/judge.md` describes.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::game::Game;

/// The version of the protocol.
pub const VERSION: u32 = 1;

/// The mark of the protocol.
pub(super) const PROTOCOL: &str = "mauerwerk-rules";

/// A way to a position: decisions from a start.
#[derive(Clone, Default, Eq, PartialEq, Debug)]
pub struct Way {
    /// The setup, in notation.
    pub setup: String,
    /// The setup, as JSON.
    pub options: Value,
    /// The position at the start, in notation. Empty for the start of a game.
    pub start: String,
    /// The decisions, in notation.
    pub path: Vec<String>,
}

impl Way {
    /// Returns the way that begins at a state.
    pub(super) fn from<G: Game>(start: &G) -> Self {
        let setup = start.setup();
        let first = G::start(&setup).ok().map(|first| first.notation());
        let start = Some(start.notation()).filter(|own| first.as_ref() != Some(own));
        let options = serde_json::to_value(&setup).unwrap_or_default();
        let (setup, start) = (setup.to_string(), start.unwrap_or_default());
        Self { setup, options, start, path: Vec::new() }
    }
}

/// A request for results of chance.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Sample {
    /// The seed. The same seed must give the same results.
    pub seed: u64,
    /// The number of results.
    pub number: u64,
}

/// A question, apart from the way to the position.
#[derive(Clone, Eq, PartialEq, Debug)]
pub(super) enum Question {
    Play { from: usize },
    Draw(Sample),
    Resample { viewer: String, sample: Sample },
}

impl Question {
    /// Returns the type of the answer.
    pub(super) const fn answer(&self) -> &'static str {
        match self {
            Self::Play { .. } => "positions",
            Self::Draw(_) => "drawn",
            Self::Resample { .. } => "worlds",
        }
    }

    /// Returns the message.
    pub(super) fn message(&self, id: u64, way: &Way) -> Value {
        let Way { setup, options, start, path } = way;
        let mut message = match self {
            Self::Play { from } => json!({ "type": "play", "from": from }),
            Self::Draw(Sample { seed, number }) => {
                json!({ "type": "draw", "seed": seed.to_string(), "number": number })
            }
            Self::Resample { viewer, sample: Sample { seed, number } } => {
                let seed = seed.to_string();
                json!({ "type": "resample", "viewer": viewer, "seed": seed, "number": number })
            }
        };
        message["id"] = id.into();
        message["setup"] = setup.as_str().into();
        message["options"] = options.clone();
        message["start"] = start.as_str().into();
        message["path"] = path.as_slice().into();
        message
    }
}

/// A message of the judge. Each kind has some of the fields.
#[derive(Deserialize)]
pub(super) struct Asked {
    #[serde(rename = "type")]
    pub(super) kind: String,
    #[serde(default)]
    pub(super) id: u64,
    #[serde(default)]
    pub(super) setup: String,
    #[serde(default)]
    pub(super) start: String,
    #[serde(default)]
    pub(super) path: Vec<String>,
    #[serde(default)]
    pub(super) from: usize,
    #[serde(default)]
    pub(super) viewer: String,
    #[serde(default)]
    pub(super) seed: String,
    #[serde(default)]
    pub(super) number: u64,
}

/// A message of the subject. Each kind uses some of the fields, and others are ignored.
#[derive(Default, Deserialize, Serialize)]
pub(super) struct Reply {
    #[serde(rename = "type")]
    pub(super) kind: String,
    pub(super) id: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) version: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) name: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) positions: Option<Vec<Shown>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) refused: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) rule: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) drawn: Option<BTreeMap<String, u64>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) text: Option<String>,
}

/// Everything that a subject shows of a position.
#[derive(Clone, Default, PartialEq, Debug, Deserialize, Serialize)]
pub struct Shown {
    /// The position, in notation.
    pub position: String,
    /// Whose turn it is: `decide 0,2`, `chance` or `over`.
    pub turn: String,
    /// The legal actions of each seat that decides.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub legal: BTreeMap<String, Vec<String>>,
    /// The weight of each result of chance. `None` if chance does not decide, or if the subject
    /// only draws.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chances: Option<BTreeMap<String, u64>>,
    /// What the spectator and each seat see, in notation.
    #[serde(default)]
    pub sees: BTreeMap<String, String>,
    /// The result, or `None` if the game is not over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub outcome: Option<Outcome>,
    /// The events of the last decision as JSON, as the spectator and each seat see them. `None` at
    /// the start, or if the subject does not report events.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub events: Option<BTreeMap<String, Vec<Value>>>,
    /// Anything else that the subject shows to a viewer.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub shows: BTreeMap<String, Value>,
}

/// The result of a game.
#[derive(Clone, Default, Eq, PartialEq, Debug, Deserialize, Serialize)]
pub struct Outcome {
    /// The final score of each seat.
    pub scores: Vec<i64>,
    /// The seats that win.
    pub winners: Vec<u8>,
}

/// The answer to a question about a way.
#[derive(Clone, Default, PartialEq, Debug)]
pub struct Played {
    /// The positions from the wanted one on, up to the first decision that is refused.
    pub positions: Vec<Shown>,
    /// Why a decision, the setup or the start is refused, or `None` if all are accepted.
    pub refused: Option<String>,
    /// The id of the ruling that refuses it, or `None` if the subject cites none.
    pub rule: Option<String>,
}

/// The reason why a subject does not answer.
#[derive(Clone, Eq, PartialEq, Debug)]
#[non_exhaustive]
pub enum NoAnswer {
    /// The subject does not support what the question needs.
    Unsupported,
    /// The subject has made a fault.
    Fault(String),
    /// The judge was stopped.
    Stopped,
}

/// An implementation of the rules of a game, which the judge asks.
pub trait Subject {
    /// Returns the name that the subject gives itself.
    fn name(&self) -> String;

    /// Returns the positions after `from` decisions of the path, and after each further one.
    ///
    /// # Errors
    /// Returns [`NoAnswer`] instead of an answer.
    fn play(&mut self, way: &Way, from: usize) -> Result<Played, NoAnswer>;

    /// Returns how often each result of chance comes at the end of a way.
    ///
    /// # Errors
    /// Returns [`NoAnswer`] instead of an answer.
    fn draw(&mut self, way: &Way, sample: Sample) -> Result<BTreeMap<String, u64>, NoAnswer>;

    /// Returns how often each position comes that a viewer could be in at the end of a way.
    ///
    /// # Errors
    /// Returns [`NoAnswer`] instead of an answer.
    fn resample(
        &mut self,
        way: &Way,
        viewer: &str,
        sample: Sample,
    ) -> Result<BTreeMap<String, u64>, NoAnswer>;
}
