//! Positions as data, with question marks where they are not known.

use mauerwerk::Written;
use mauerwerk::mauerbauer::{Ending, Hand as CoreHand, Line, Phase, Position as CorePosition};
use pyo3::prelude::*;
use pyo3::types::PyDict;

use super::place::{self, Space};
use super::{Cards, Roll, Setup};
use crate::error::Faulty;
use crate::hint::{self, As};
use crate::seat::{Place, Places};
use crate::value::{self, Tuple, Word};
use crate::variant::immutable;
use crate::written::written;

/// A position as plain data, with question marks where it is not known.
///
/// It prints as its notation, after the setup's.
#[pyclass(frozen, eq, hash, module = "mauerwerk.mauerbauer")]
#[derive(Eq, PartialEq, Hash)]
pub(crate) struct Position(pub(super) CorePosition);

immutable!(Position);

#[pymethods]
impl Position {
    /// Reads a position from JSON; it need not be legal.
    ///
    /// Raises:
    ///     PositionError: If the text is no such JSON.
    #[staticmethod]
    #[pyo3(signature = (text, /))]
    fn from_json(py: Python<'_>, text: value::Text<'_>) -> PyResult<Self> {
        let position = Written::json(text.0).and_then(|written| written.read()).map(Self);
        position.map_err(|faults| Faulty::Position.error(py, &faults))
    }

    /// Writes the position as JSON.
    fn to_json(&self) -> PyResult<String> {
        value::json(&self.0).map(|json| json.to_string())
    }

    /// Returns the position as a dict of plain values.
    fn to_dict<'py>(&self, py: Python<'py>) -> PyResult<As<hint::Plain, Bound<'py, PyAny>>> {
        value::to_python(py, &value::json(&self.0)?).map(As::new)
    }

    /// The seats, board, deck and options.
    #[getter]
    fn setup(&self) -> Setup {
        Setup(self.0.setup.clone())
    }

    /// The lines where walls stand, in the order of their names.
    #[getter]
    fn walls(&self) -> Tuple<Word<Line>> {
        place::lines(&self.0.walls)
    }

    /// The colour of each tower by its tower space, as a dict of its own.
    #[getter]
    fn towers<'py>(&self, py: Python<'py>) -> PyResult<As<place::Towers, Bound<'py, PyDict>>> {
        place::towers(py, &self.0.towers).map(As::new)
    }

    /// The colours of the houses on each landscape space that has some, those of a completed
    /// city on its first (MA-53); a dict of its own.
    #[getter]
    fn houses<'py>(&self, py: Python<'py>) -> PyResult<As<place::Pieces, Bound<'py, PyDict>>> {
        place::pieces(py, &self.0.houses).map(As::new)
    }

    /// The colours of the palaces of each completed city that has some, on its first space; a
    /// dict of its own.
    #[getter]
    fn palaces<'py>(&self, py: Python<'py>) -> PyResult<As<place::Pieces, Bound<'py, PyDict>>> {
        place::pieces(py, &self.0.palaces).map(As::new)
    }

    /// Each seat's hand, as far as it is known (MA-82).
    #[getter]
    fn hands(&self) -> Tuple<Hand> {
        Tuple(self.0.hands.iter().copied().map(Hand).collect())
    }

    /// The cards on the discard pile.
    #[getter]
    fn discards(&self) -> Cards {
        Cards(self.0.discards)
    }

    /// The score of each seat, in points from 0.
    #[getter]
    fn scores(&self) -> Tuple<u32> {
        Tuple(self.0.scores.clone())
    }

    /// The part of the game.
    #[getter]
    fn phase(&self) -> Word<Phase> {
        Word(self.0.phase)
    }

    /// The seat whose turn it is.
    #[getter]
    fn seat(&self) -> Place {
        Place(self.0.seat)
    }

    /// The seat that is to decide, or for which cards are drawn.
    #[getter]
    fn acting(&self) -> Place {
        Place(self.0.acting)
    }

    /// The wall that was built last, or `None`.
    #[getter]
    fn last(&self) -> Option<Word<Line>> {
        self.0.last.map(Word)
    }

    /// What the dice show, before pieces are placed, else `None`.
    #[getter]
    fn roll(&self) -> Option<Roll> {
        self.0.roll.map(Roll)
    }

    /// Why this turn is the last, or the game is over; `None` before that is known (MA-75).
    #[getter]
    fn ending(&self) -> Option<Word<Ending>> {
        self.0.ending.map(Word)
    }

    /// The number of cards that the acting seat still draws.
    #[getter]
    fn draws(&self) -> u8 {
        self.0.draws
    }

    /// The seats in last place that may still swap cards (MA-70), ascending.
    #[getter]
    fn swappers(&self) -> Places {
        Places(self.0.swappers)
    }

    /// The number of cards that the acting seat has put down for a swap.
    #[getter]
    fn swapped(&self) -> u8 {
        self.0.swapped
    }

    /// The first space of the city that the acting seat has chosen in the final scoring (MA-71), or
    /// `None`.
    #[getter]
    fn chosen(&self) -> Option<Space> {
        self.0.chosen.map(Space)
    }

    /// Whether the seat has rolled too early in this turn (MA-85).
    #[getter]
    fn early(&self) -> bool {
        self.0.early
    }

    fn __str__(&self) -> String {
        self.0.to_string()
    }

    fn __repr__(&self) -> String {
        format!("<Position: {}>", self.0)
    }

    fn __reduce__(slf: &Bound<'_, Self>) -> PyResult<(Py<PyAny>, (String,))> {
        let read = slf.get_type().getattr("from_json")?.unbind();
        Ok((read, (slf.get().to_json()?,)))
    }
}

/// A hand, as far as it is known (MA-82).
///
/// Written as its cards, such as `"size,in-b*2"`, or as `?` and their number.
///
/// Raises:
///     NotationError: If no hand is written like that.
#[pyclass(frozen, eq, hash, module = "mauerwerk.mauerbauer")]
#[derive(Clone, Eq, PartialEq, Hash)]
pub(crate) struct Hand(CoreHand);

written!(Hand, str::parse);

#[pymethods]
impl Hand {
    /// The number of cards.
    #[getter]
    fn size(&self) -> u32 {
        self.0.len()
    }

    /// The cards, or `None` if they are not known.
    #[getter]
    fn cards(&self) -> Option<Cards> {
        self.0.known().map(Cards)
    }
}
