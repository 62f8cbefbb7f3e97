//! A position as data, unknown tiles included.

use mauerwerk::Written;
use mauerwerk::berlin::{Kind, Phase, Position as CorePosition, Suit, Value};
use pyo3::prelude::*;

use super::view::cells;
use super::{Cell, Content, Piece, Setup};
use crate::error::Faulty;
use crate::hint::{self, As};
use crate::seat::{Place, Places, by_seat};
use crate::value::{self, Tuple, Word};
use crate::variant::immutable;

/// A position as plain data, with unknown tiles where they are hidden from whoever looks.
///
/// It prints as its notation, after the setup's.
#[pyclass(frozen, eq, hash, module = "mauerwerk.berlin")]
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

    /// The seats, variants and options.
    #[getter]
    fn setup(&self) -> Setup {
        Setup(self.0.setup.clone())
    }

    /// The content of each cell, row by row from the lowest, each from left to right.
    #[getter]
    fn wall(&self) -> Tuple<Content> {
        Tuple(self.0.wall.iter().copied().map(Content).collect())
    }

    /// Returns what lies in a cell, or `None` outside the wall.
    ///
    /// Raises:
    ///     NotationError: If no cell is written like that.
    #[pyo3(signature = (cell, /))]
    fn content(&self, cell: Cell) -> Option<Content> {
        self.0.content(cell.0).map(Content)
    }

    /// The cell of each seat's hammer, `None` before it is put on the wall.
    #[getter]
    fn hammers(&self) -> Tuple<Option<Cell>> {
        Tuple(self.0.hammers.iter().map(|cell| cell.map(Cell)).collect())
    }

    /// The pieces each seat has collected (BE-38).
    #[getter]
    fn collected(&self) -> Tuple<Tuple<Piece>> {
        let pieces = |pieces: &Vec<_>| Tuple(pieces.iter().copied().map(Piece).collect());
        Tuple(self.0.collected.iter().map(pieces).collect())
    }

    /// The number of pieces each seat has collected.
    #[getter]
    fn scores(&self) -> Tuple<u8> {
        by_seat(&self.0.scores(), |score| score)
    }

    /// The part of the game.
    #[getter]
    fn phase(&self) -> Word<Phase> {
        Word(self.0.phase)
    }

    /// The seat to move, or the next to place or to roll off.
    #[getter]
    fn seat(&self) -> Place {
        Place(self.0.seat)
    }

    /// The colour of the die that was drawn (BE-40), or `None`.
    #[getter]
    fn colour(&self) -> Option<Word<Suit>> {
        self.0.colour.map(Word)
    }

    /// The value that was rolled, or `None`; of two dice the one that moved, before that the
    /// higher.
    #[getter]
    fn roll(&self) -> Option<Word<Value>> {
        self.0.roll.map(Word)
    }

    /// The other of two dice (BE-94), or `None`.
    #[getter]
    fn second(&self) -> Option<Word<Value>> {
        self.0.second.map(Word)
    }

    /// The cell of the piece that is turned up away from any hammer (BE-82, BE-86), or `None`.
    #[getter]
    fn at(&self) -> Option<Cell> {
        self.0.at.map(Cell)
    }

    /// The cells that the hammer of the seat to move may not enter again in this turn (BE-15).
    #[getter]
    fn visited(&self) -> Tuple<Cell> {
        cells(&self.0.visited)
    }

    /// The cells emptied in this turn where gravity fills gaps too (BE-117); while random holes
    /// are chosen, those chosen so far.
    #[getter]
    fn opened(&self) -> Tuple<Cell> {
        cells(&self.0.opened)
    }

    /// What each seat rolled for the first turn, 1 to 6; 0 before it has, 7 if it is out. Empty
    /// while nobody has.
    #[getter]
    fn rolls(&self) -> Tuple<u8> {
        Tuple(self.0.rolls.clone())
    }

    /// The kind of piece on which each seat's last turn ended, where that counts (BE-88).
    #[getter]
    fn kinds(&self) -> Tuple<Option<Word<Kind>>> {
        Tuple(self.0.kinds.iter().map(|kind| kind.map(Word)).collect())
    }

    /// The seats that had their Wall of Jericho (BE-81), ascending.
    #[getter]
    fn jericho(&self) -> Places {
        Places(self.0.jericho)
    }

    /// The number of turns in a row without a collected piece, where that is counted (BE-122).
    #[getter]
    fn idle_turns(&self) -> u16 {
        self.0.idle_turns
    }

    /// Whether a piece was collected in this turn, where that is counted.
    #[getter]
    fn gained(&self) -> bool {
        self.0.gained
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
