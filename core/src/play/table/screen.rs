//! What a table shows, without the types of a game.

use serde::Serialize;
use serde_json::Value;

use crate::base::actor::Viewer;
use crate::game::{Choice, Event, Outcome, Turn};
use crate::play::bot::Analysis;
use crate::sheet::drawing::Drawing;
use crate::text::message::Message;

/// Why a game ended.
#[derive(Clone, Eq, PartialEq, Hash, Debug)]
pub struct Ending {
    /// A stable name for programs, in `snake_case`.
    pub code: String,
    /// The reason in words.
    pub message: Message,
}

impl From<Ending> for Message {
    fn from(ending: Ending) -> Self {
        ending.message
    }
}

impl Ending {
    fn of(ending: impl Serialize + Into<Message> + Copy) -> Self {
        let message = ending.into();
        match serde_json::to_value(ending) {
            Ok(Value::String(code)) => Self { code, message },
            _ => Self { code: message.to_string(), message },
        }
    }
}

impl<E: Serialize + Into<Message> + Copy> Turn<E> {
    /// Returns the turn without the type of the game's endings.
    #[must_use]
    pub fn erased(self) -> Turn<Ending> {
        match self {
            Self::Decide(seats) => Turn::Decide(seats),
            Self::Chance => Turn::Chance,
            Self::Over(Outcome { ending, scores, winners }) => {
                Turn::Over(Outcome { ending: Ending::of(ending), scores, winners })
            }
        }
    }
}

/// Something that happened, as a viewer saw it.
#[derive(Clone, Eq, PartialEq, Hash, Debug)]
pub struct TableEvent {
    /// What happened.
    pub message: Message,
    /// The names of the places of a drawing that it concerns.
    pub places: Vec<String>,
    /// The event as JSON: [`Library::event_from_json`](super::Library::event_from_json) reads it.
    pub json: String,
}

impl TableEvent {
    pub(super) fn of(event: &impl Event) -> Self {
        Self { message: event.message(), places: event.places(), json: json(event) }
    }
}

/// Writes what is seen as JSON.
pub(super) fn json(value: &impl Serialize) -> String {
    // Nothing that is seen has a form that JSON lacks.
    serde_json::to_string(value).unwrap_or_default()
}

/// All that a viewer's screen shows. It knows no more than the viewer.
#[derive(Clone, Eq, PartialEq, Debug)]
#[non_exhaustive]
pub struct Screen {
    /// Who looks.
    pub viewer: Viewer,
    /// Whose decision it is.
    pub turn: Turn<Ending>,
    /// The legal actions of the viewer: none unless the game waits for it.
    pub choices: Vec<Choice>,
    /// The action, in notation, that the touches mean; `None` while there is more to touch.
    pub chosen: Option<String>,
    /// The points of each seat so far, in the game's own points.
    pub scores: Vec<i32>,
    /// What the viewer sees, in notation.
    pub position: String,
    /// The position in one sentence: whose decision it is, and the points.
    pub summary: String,
    /// What the last decision brought, as the viewer saw it.
    pub news: Vec<TableEvent>,
    /// The number of decisions made.
    pub decisions: usize,
    /// The drawing, if a look was given.
    pub drawing: Option<Drawing>,
}

/// A player's [`Analysis`] with its actions in notation, and the words for each of them.
#[derive(Clone, PartialEq, Debug)]
#[non_exhaustive]
pub struct Advice {
    /// The analysis.
    pub analysis: Analysis<String>,
    /// The legal actions, in the order of the analysis.
    pub choices: Vec<Choice>,
}
