//! What a viewer sees, without the types of a game.

use std::fmt::Debug;

use serde::Serialize;
use serde_json::Value;

use super::error::TableError;
use crate::base::actor::Viewer;
use crate::game::{Choice, Event, InformationState, Outcome, Turn, View};
use crate::play::bot::{Analysis, Judgement, Opponent, Watch};
use crate::sheet::look::Drawing;
use crate::sheet::look::{Look, Theme};
use crate::text::message::{Message, Reader};
use crate::text::rich_text::RichText;

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

/// An event, as a viewer saw it.
#[derive(Clone, Eq, PartialEq, Hash, Debug)]
pub struct TableEvent {
    /// The event as a message.
    pub message: Message,
    /// The names of its places in a drawing.
    pub places: Vec<String>,
    /// The event as JSON: [`Library::event_from_json`](super::Library::event_from_json) reads it.
    pub json: String,
}

impl TableEvent {
    pub(super) fn of(event: &impl Event) -> Self {
        Self { message: event.message(), places: event.places(), json: json(event) }
    }
}

/// Writes a value as JSON.
pub(super) fn json(value: &impl Serialize) -> String {
    // Everything that a viewer sees can be written as JSON.
    serde_json::to_string(value).unwrap_or_default()
}

/// Everything on a viewer's screen. It contains no more than the viewer knows.
#[derive(Clone, Eq, PartialEq, Debug)]
#[non_exhaustive]
pub struct Screen {
    /// The viewer.
    pub viewer: Viewer,
    /// Whose decision it is.
    pub turn: Turn<Ending>,
    /// The legal actions of the viewer. Empty unless the game waits for it.
    pub choices: Vec<Choice>,
    /// The action, in notation, that the touches mean, or `None` if they are not complete.
    pub chosen: Option<String>,
    /// The points of each seat so far.
    pub scores: Vec<i32>,
    /// The viewer's position, in notation.
    pub position: String,
    /// The position in one sentence: whose decision it is, and the points.
    pub summary: String,
    /// The events of the last decision, as the viewer saw them.
    pub news: Vec<TableEvent>,
    /// The number of decisions made.
    pub decisions: usize,
    /// The drawing, or `None` if no look was given.
    pub drawing: Option<Drawing>,
}

/// A player's [`Analysis`] with its actions in notation, and labels.
#[derive(Clone, PartialEq, Debug)]
#[non_exhaustive]
pub struct Advice {
    /// The analysis.
    pub analysis: Analysis<String>,
    /// The legal actions, in the order of the analysis.
    pub choices: Vec<Choice>,
}

/// A [`View`] of any game.
pub trait AnyView: Debug + Send + Sync {
    /// Returns the viewer.
    fn viewer(&self) -> Viewer;

    /// Returns the position in notation, with `?` for what is hidden.
    fn notation(&self) -> String;

    /// Returns the current points of each seat, as far as the viewer knows them.
    fn scores(&self) -> Vec<i32>;

    /// Draws the view with plain characters, for a reader.
    fn text_for(&self, reader: Reader<'_>) -> RichText;

    /// Draws the view as a self-contained SVG document, with its places.
    fn draw(&self, look: &Look) -> Drawing;

    /// Draws the view as a self-contained SVG document without marks.
    fn svg(&self, theme: Theme) -> String {
        self.draw(&Look::new(theme)).svg
    }

    /// Writes the view as JSON.
    fn to_json(&self) -> String;
}

impl<V: View> AnyView for V {
    fn viewer(&self) -> Viewer {
        View::viewer(self)
    }

    fn notation(&self) -> String {
        self.to_string()
    }

    fn scores(&self) -> Vec<i32> {
        View::scores(self)
    }

    fn text_for(&self, reader: Reader<'_>) -> RichText {
        View::text_for(self, reader)
    }

    fn draw(&self, look: &Look) -> Drawing {
        View::draw(self, look)
    }

    fn to_json(&self) -> String {
        json(self)
    }
}

/// An [`InformationState`] of any game: everything that a viewer has seen.
///
/// # Errors
/// Returns [`TableError::Bot`] if the game does not wait for the viewer, or if the player cannot
/// choose. Returns [`TableError::Notation`] if the trees are not those of the player's search, and
/// [`TableError::Inconsistent`] if no position fits what the viewer has seen.
pub trait AnySeen: Debug + Send + Sync {
    /// Returns the events since the viewer began to watch, as the viewer saw them.
    fn events(&self) -> Vec<TableEvent>;

    /// Returns the current view.
    fn now(&self) -> Box<dyn AnyView>;

    /// Writes the information state as JSON.
    fn to_json(&self) -> String;

    /// Returns the number of trees that a player's search grows independently. 0 for a player
    /// without trees.
    fn trees(&self, player: Opponent) -> usize;

    /// Grows one of the [`trees`](Self::trees) of a player's search, and returns it as text.
    /// Several processes can grow the trees of one search.
    fn grow(&self, player: Opponent, tree: usize, watch: Watch<'_>) -> Result<String, TableError>;

    /// Lets a player choose for the seat. Returns the action in notation. The player grows the
    /// trees of its search, unless all of them are given in order.
    fn choose(
        &self,
        player: Opponent,
        watch: Watch<'_>,
        trees: &[String],
    ) -> Result<String, TableError>;

    /// Lets a player analyse the actions of the seat, with trees as in [`choose`](Self::choose).
    fn analyse(
        &self,
        player: Opponent,
        watch: Watch<'_>,
        trees: &[String],
    ) -> Result<Analysis<String>, TableError>;
}

impl<G: Judgement> AnySeen for InformationState<G> {
    fn events(&self) -> Vec<TableEvent> {
        Self::events(self).iter().map(TableEvent::of).collect()
    }

    fn now(&self) -> Box<dyn AnyView> {
        Box::new(Self::now(self).clone())
    }

    fn to_json(&self) -> String {
        json(self)
    }

    fn trees(&self, player: Opponent) -> usize {
        player.player.trees::<G>()
    }

    fn grow(&self, player: Opponent, tree: usize, watch: Watch<'_>) -> Result<String, TableError> {
        Ok(player.player.grow(self, player.seed, tree, watch)?)
    }

    fn choose(
        &self,
        player: Opponent,
        watch: Watch<'_>,
        trees: &[String],
    ) -> Result<String, TableError> {
        Ok(player.player.choose_grown(self, player.seed, watch, trees)?.to_string())
    }

    fn analyse(
        &self,
        player: Opponent,
        watch: Watch<'_>,
        trees: &[String],
    ) -> Result<Analysis<String>, TableError> {
        Ok(player.player.analyse_grown(self, player.seed, watch, trees)?.in_notation())
    }
}
