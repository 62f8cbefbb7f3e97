//! Seats, board, deck and options.

use mauerwerk::mauerbauer::{
    BoardChoice, DeckChoice, FirstPlayer, Shipped, ShippedDeck, TowerRule,
};
use pyo3::exceptions::PyKeyError;
use pyo3::prelude::*;
use pyo3::types::PyTuple;
use serde::Serialize;
use serde_json::Value;

use super::{BoardPlan, DeckPlan, Setup};
use crate::hint::{As, Hinted, named};
use crate::seat::Place;
use crate::value::{Text, Tuple, Word};

named! {
    Board = "Shipped | BoardPlan",
    Deck = "ShippedDeck | DeckPlan",
    First = "int | Literal['random']",
}

#[pymethods]
impl Setup {
    /// The number of seats, 2 to 4 (MA-90).
    #[getter]
    fn players(&self) -> u8 {
        self.0.players
    }

    /// The board to play on (MA-01): the name of one that comes with the library, or a
    /// plan (MA-91).
    #[getter]
    fn board<'py>(&self, py: Python<'py>) -> PyResult<As<Board, Bound<'py, PyAny>>> {
        let given = match &self.0.board {
            BoardChoice::Shipped(board) => Word(*board).into_pyobject(py)?.into_any(),
            BoardChoice::Own(plan) => BoardPlan((**plan).clone()).into_pyobject(py)?.into_any(),
        };
        Ok(As::new(given))
    }

    /// The plan of the board, also of one that comes with the library.
    #[getter]
    fn board_plan(&self) -> BoardPlan {
        BoardPlan(self.0.board.plan())
    }

    /// The deck to play with (MA-67): the name of one that comes with the library, or a
    /// plan (MA-92).
    #[getter]
    fn deck<'py>(&self, py: Python<'py>) -> PyResult<As<Deck, Bound<'py, PyAny>>> {
        let given = match &self.0.deck {
            DeckChoice::Shipped(deck) => Word(*deck).into_pyobject(py)?.into_any(),
            DeckChoice::Own(plan) => DeckPlan((**plan).clone()).into_pyobject(py)?.into_any(),
        };
        Ok(As::new(given))
    }

    /// The plan of the deck, also of one that comes with the library.
    #[getter]
    fn deck_plan(&self) -> DeckPlan {
        DeckPlan(self.0.deck.plan())
    }

    /// Whether a seat may roll too early, for a point (MA-15).
    #[getter]
    fn early_roll_penalty(&self) -> bool {
        self.0.early_roll_penalty
    }

    /// The tower that goes to the one free end of a wall (MA-19).
    #[getter]
    fn tower_rule(&self) -> Word<TowerRule> {
        Word(self.0.tower_rule)
    }

    /// Whether pairs of houses formed by connecting cities become palaces (MA-39).
    #[getter]
    fn convert_after_connect(&self) -> bool {
        self.0.convert_after_connect
    }

    /// The seat that has the first turn, or `"random"` (MA-81).
    #[getter]
    fn first_player<'py>(&self, py: Python<'py>) -> PyResult<As<First, Bound<'py, PyAny>>> {
        let given = match self.0.first_player {
            FirstPlayer::Seat(seat) => Place(seat).into_pyobject(py)?.into_any(),
            random @ FirstPlayer::Random => Word(random).into_pyobject(py)?.into_any(),
        };
        Ok(As::new(given))
    }
}

/// Returns every value of an option that has names for its values.
///
/// Raises:
///     KeyError: If there is no such option.
#[pyfunction]
#[pyo3(signature = (option, /) -> "tuple[str, ...]")]
pub(crate) fn choices<'py>(py: Python<'py>, option: Text<'_>) -> PyResult<Bound<'py, PyTuple>> {
    match option.0 {
        "board" => words(py, Shipped::ALL),
        "deck" => words(py, ShippedDeck::ALL),
        "tower_rule" => words(py, TowerRule::ALL),
        _ => Err(PyKeyError::new_err(option.0.to_owned())),
    }
}

fn words<'py, T: Copy + Serialize + Hinted>(
    py: Python<'py>,
    all: &[T],
) -> PyResult<Bound<'py, PyTuple>> {
    Tuple(all.iter().copied().map(Word).collect()).into_pyobject(py)
}

/// Returns an option of a setup as its JSON has it: a plan may be given in
/// notation.
pub(super) fn option_json(name: &str, value: Value) -> Value {
    match (name, value) {
        ("board" | "deck", Value::String(text)) if text.starts_with('{') => {
            serde_json::from_str(&text).unwrap_or(Value::String(text))
        }
        (_, value) => value,
    }
}
