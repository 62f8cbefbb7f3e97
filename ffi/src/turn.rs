//! Turns and outcomes.

use std::fmt;

use mauerwerk::table::Ending;

use crate::seat::{Whole, list, numbers, seats};

/// Whose decision it is.
#[derive(Clone, Eq, PartialEq, Hash, Debug, uniffi::Enum)]
#[uniffi::export(Display)]
pub enum Turn {
    /// Every one of these seats decides, in any order. If there are several, their decisions are
    /// simultaneous and secret. Each seat commits alone, and the last one triggers the reveal.
    Decide {
        /// The seats.
        seats: Vec<Whole>,
    },
    /// Chance decides: a die, a card, or a face-down piece.
    Chance,
    /// The game is over.
    Over {
        /// The result.
        outcome: Outcome,
    },
}

/// The result of a game.
#[derive(Clone, Eq, PartialEq, Hash, Debug, uniffi::Record)]
pub struct Outcome {
    /// The reason why the game ended, for programs: a stable name in `snake_case`.
    pub ending: String,
    /// Each seat's final score, in points of the game.
    pub scores: Vec<Whole>,
    /// The seats that won. Several seats can share the win.
    pub winners: Vec<Whole>,
    /// The winners with their scores, and the reason why the game ended, for people.
    pub text: String,
}

impl fmt::Display for Turn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Decide { seats: numbers } => match seats(numbers) {
                Ok(seats) => mauerwerk::Turn::<&'static str>::Decide(seats).fmt(f),
                Err(error) => error.fmt(f),
            },
            Self::Chance => mauerwerk::Turn::<&'static str>::Chance.fmt(f),
            Self::Over { outcome } => write!(f, "over {}", outcome.text),
        }
    }
}

impl From<mauerwerk::Turn<Ending>> for Turn {
    fn from(turn: mauerwerk::Turn<Ending>) -> Self {
        match turn {
            mauerwerk::Turn::Decide(seats) => Self::Decide { seats: numbers(seats) },
            mauerwerk::Turn::Chance => Self::Chance,
            mauerwerk::Turn::Over(outcome) => Self::Over { outcome: outcome.into() },
        }
    }
}

impl From<mauerwerk::Outcome<Ending>> for Outcome {
    fn from(outcome: mauerwerk::Outcome<Ending>) -> Self {
        let text = outcome.to_string();
        let mauerwerk::Outcome { ending, scores, winners } = outcome;
        Self { ending: ending.code, scores: list(scores), winners: numbers(winners), text }
    }
}

/// A language of texts.
#[uniffi::remote(Enum)]
pub enum Lang {
    /// English.
    En,
    /// German.
    De,
    /// Dutch.
    Nl,
    /// French.
    Fr,
}

/// The colours of a drawing.
#[uniffi::remote(Enum)]
pub enum Theme {
    /// Dark on light.
    Light,
    /// Light on dark.
    Dark,
    /// Light or dark by the reader's preference in a browser, otherwise light.
    Auto,
    /// For printers: black on white, except for pieces.
    Print,
}

pub use mauerwerk::{Lang, Theme};
