//! Options in the forms that Python shows and accepts.

use mauerwerk::mauerbauer::{
    BoardChoice, BoardPlan as CoreBoard, DeckChoice, DeckPlan as CoreDeck, FirstPlayer, Shipped,
    ShippedDeck,
};
use pyo3::prelude::*;
use serde_json::Value;

use super::{BoardPlan, DeckPlan, Setup};
use crate::hint::{As, named};
use crate::mirror::{Either, Shown, wraps};
use crate::seat::SeatNumber;
use crate::value::Word;

named!(Random = "Literal['random']");
wraps!(BoardPlan of CoreBoard);
wraps!(DeckPlan of CoreDeck);

#[pymethods]
impl Setup {
    /// The plan of the board, also of a built-in one.
    #[getter]
    fn board_plan(&self) -> BoardPlan {
        BoardPlan(self.0.board.plan())
    }

    /// The plan of the deck, also of a built-in one.
    #[getter]
    fn deck_plan(&self) -> DeckPlan {
        DeckPlan(self.0.deck.plan())
    }
}

impl Shown for BoardChoice {
    type Form = Either<Word<Shipped>, BoardPlan>;

    fn form(&self) -> Self::Form {
        match self {
            Self::Shipped(board) => Either::One(Word(*board)),
            Self::Own(plan) => Either::Other(plan.form()),
        }
    }
}

impl Shown for DeckChoice {
    type Form = Either<Word<ShippedDeck>, DeckPlan>;

    fn form(&self) -> Self::Form {
        match self {
            Self::Shipped(deck) => Either::One(Word(*deck)),
            Self::Own(plan) => Either::Other(plan.form()),
        }
    }
}

impl Shown for FirstPlayer {
    type Form = Either<SeatNumber, As<Random, String>>;

    fn form(&self) -> Self::Form {
        match self {
            Self::Seat(seat) => Either::One(SeatNumber(*seat)),
            Self::Random => Either::Other(As::new(self.to_string())),
        }
    }
}

/// Converts an option to its JSON. A plan may be given in notation.
pub(super) fn option_json(name: &str, value: Value) -> Value {
    match (name, value) {
        ("board" | "deck", Value::String(text)) if text.starts_with('{') => {
            serde_json::from_str(&text).unwrap_or(Value::String(text))
        }
        (_, value) => value,
    }
}
