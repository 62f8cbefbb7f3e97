//! Positions with question marks.

use mauerwerk::Written;
use mauerwerk::die_mauer::{Position as Core, SeenFist};
use pyo3::prelude::*;

use super::{Gift, SeenStock, Setup, Wall};
use crate::error::Faulty;
use crate::seat::{Place, by_seat, seats};
use crate::value::{self, Tuple};
use crate::variant::immutable;

/// A position as plain data, with question marks where it is not known.
///
/// It prints as its notation, after the setup's.
#[pyclass(frozen, eq, hash, module = "mauerwerk.die_mauer")]
#[derive(Eq, PartialEq, Hash)]
pub(crate) struct Position(pub(super) Core);

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
    fn to_dict<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        value::to_python(py, &value::json(&self.0)?)
    }

    /// The seats and options.
    #[getter]
    fn setup(&self) -> Setup {
        Setup(self.0.setup.clone())
    }

    /// The wall on the table.
    #[getter]
    fn wall(&self) -> Wall {
        Wall(self.0.wall)
    }

    /// What is known of each seat's stock.
    #[getter]
    fn stocks(&self) -> Tuple<SeenStock> {
        by_seat(&self.0.stocks, SeenStock)
    }

    /// The Master-builder.
    #[getter]
    fn master(&self) -> Place {
        Place(self.0.master)
    }

    /// The number of rounds that have ended.
    #[getter]
    fn rounds_played(&self) -> u8 {
        self.0.rounds_played
    }

    /// Each seat's penalties of those rounds.
    #[getter]
    fn totals(&self) -> Tuple<u16> {
        by_seat(&self.0.totals, |total| total)
    }

    /// The number of rounds at whose end each seat held nothing (DM-46).
    #[getter]
    fn rounds_won(&self) -> Tuple<u8> {
        by_seat(&self.0.rounds_won, |won| won)
    }

    /// The number of turns in a row in which nothing was built, where that is counted (DM-43).
    #[getter]
    fn idle_turns(&self) -> u16 {
        self.0.idle_turns
    }

    /// Each seat's fist: `"_"` if none is on the table, `"?"` for a closed one, `"-"` for one with
    /// nothing in it, or a piece.
    #[getter]
    fn fists(&self) -> Tuple<String> {
        by_seat(&self.0.fists, written)
    }

    /// The builders who still have to build, ascending; the first clockwise from the
    /// Master-builder's left is next.
    #[getter]
    fn builders(&self) -> Tuple<Place> {
        seats(self.0.builders)
    }

    /// The latest gifts of the round, oldest first, at most 7. Older ones, those of the viewer's own
    /// seat among them, are in the events of its `InformationState`.
    #[getter]
    fn gifts(&self) -> Tuple<Gift> {
        Tuple(self.0.gifts.iter().copied().map(Gift).collect())
    }

    /// The seats that took part in gifts older than those, ascending. Another seat sees only how
    /// many pieces they have, unless they are just that seat and one more.
    #[getter]
    fn unsure(&self) -> Tuple<Place> {
        seats(self.0.unsure)
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

/// Writes a fist on the table, or that there is none.
pub(super) fn written(fist: Option<SeenFist>) -> String {
    fist.map_or_else(|| "_".to_owned(), |fist| fist.to_string())
}
