//! What a front shows of a session, and what it sends.

use serde::{Deserialize, Serialize};

use crate::base::seat::Seat;
use crate::sheet::look::{Place, Point};

/// All that a front shows. It knows no more than the person who looks.
///
/// As JSON, the names of its fields are in camel case.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct SessionScreen {
    /// The number of the screen. A wish names it, so that a click on an old screen does nothing.
    pub number: u32,
    /// The drawing, as an SVG document.
    pub svg: String,
    /// Whose turn it is, or the result, in words.
    pub turn: String,
    /// The seat of the person who decides now, or `None` if no person can.
    pub seat: Option<Seat>,
    /// What the person presses who has taken the device; empty unless the board is covered.
    pub cover: String,
    /// What is wrong with the last wish, in words, or empty.
    pub error: String,
    /// Whether an opponent thinks, or a player looks for hints.
    pub is_thinking: bool,
    /// Whether the screen shows the position now. It is false for an earlier position.
    pub is_live: bool,
    /// Whether the game has ended.
    pub is_over: bool,
    /// The places that a touch can mean, in the order in which they are drawn.
    pub places: Vec<SessionPlace>,
    /// The places touched so far.
    pub touched: Vec<String>,
    /// The legal actions that begin with these touches.
    pub choices: Vec<NamedAction>,
    /// The heading of the list of actions.
    pub choices_title: String,
    /// Whether a decision of a person can be taken back.
    pub can_undo: bool,
    /// Whether a person can ask for hints.
    pub can_hint: bool,
    /// The hints that the person asked for, the best first.
    pub hints: Vec<NamedHint>,
    /// The number of decisions shown.
    pub shown: usize,
    /// The number of all decisions.
    pub decisions: usize,
    /// How many decisions are shown, in words.
    pub shown_title: String,
    /// What happened since the person's last decision, in words.
    pub news: Vec<String>,
}

/// A place that a touch can mean.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct SessionPlace {
    /// The name.
    pub name: String,
    /// What it is, in words.
    pub label: String,
    /// The corners of its outline, in the units of the drawing.
    pub shape: Vec<Point>,
    /// Whether a touch leads to a legal action.
    pub is_target: bool,
}

impl From<Place> for SessionPlace {
    fn from(Place { name, label, shape, is_target, .. }: Place) -> Self {
        Self { name, label, shape, is_target }
    }
}

/// A legal action with its label.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
pub struct NamedAction {
    /// The action in notation.
    pub action: String,
    /// The action in words.
    pub label: String,
}

/// A hint with its label.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
pub struct NamedHint {
    /// The action in notation.
    pub action: String,
    /// The action in words.
    pub label: String,
    /// How often the action wins, and why, in words.
    pub worth: String,
}

/// A wish of a person. It is one flat object, so that reading it takes little code.
#[derive(Debug, Deserialize)]
pub(super) struct Wish {
    /// What the person wishes.
    pub(super) kind: Kind,
    /// The number of the screen.
    pub(super) number: Option<u32>,
    /// The place to touch.
    #[serde(default)]
    pub(super) place: String,
    /// The action in notation.
    #[serde(default)]
    pub(super) action: String,
    /// The number of decisions to show.
    pub(super) decisions: Option<usize>,
    /// The colors of the page.
    pub(super) theme: Option<Theme>,
    /// The width of the page in pixels.
    pub(super) width: Option<f64>,
}

/// A kind of wish; see [`Session::wish`](super::Session::wish).
#[derive(Copy, Clone, Eq, PartialEq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Kind {
    Look,
    Touch,
    Act,
    Back,
    Undo,
    Hint,
    Uncover,
    Show,
}

/// The colors of a page.
#[derive(Copy, Clone, PartialEq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Theme {
    Light,
    Dark,
}
