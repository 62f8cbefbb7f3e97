//! What a front sends.

use serde::Deserialize;

/// A wish of a person, as a front sends it.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub(super) enum Wish {
    /// Draws the board in other colors, or for a page of another width in pixels.
    Look { theme: Theme, width: f64 },
    /// Touches a place.
    Touch { place: String },
    /// Makes a decision in notation.
    Act { action: String },
    /// Takes the last touch back.
    Back,
    /// Takes the last decision of a person back.
    Undo,
    /// Asks for hints.
    Hint,
    /// Shows the board to the person who has taken the device.
    Uncover,
    /// Shows the game after the given number of decisions.
    Show { decisions: usize },
}

/// The colors of a page.
#[derive(Copy, Clone, PartialEq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Theme {
    Light,
    Dark,
}

/// A wish, and the screen on which it was made.
#[derive(Debug, Deserialize)]
pub(super) struct Sent {
    /// The number of the screen.
    pub(super) number: Option<u32>,
    #[serde(flatten)]
    pub(super) wish: Wish,
}
