//! What a front sends.

use serde::Deserialize;

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
