//! What a viewer sees.

use mauerwerk::die_mauer::{Gift as CoreGift, Phase, Piece, SeenStock as CoreStock};
use pyo3::prelude::*;
use pyo3::types::PyDict;

use super::{Setup, Stock, View, Wall};
use crate::seat::{Place, by_seat, seats};
use crate::value::{Text, Tuple, Word};
use crate::variant::immutable;

#[pymethods]
impl View {
    /// Holds the seats and options.
    #[getter]
    fn setup(&self) -> Setup {
        Setup(self.0.setup.clone())
    }

    /// Holds the wall on the table.
    #[getter]
    fn wall(&self) -> Wall {
        Wall(self.0.wall)
    }

    /// Tells whether the wall takes no piece that anybody holds, which is public (DM-42).
    #[getter]
    fn wall_is_dead(&self) -> bool {
        self.0.wall_is_dead
    }

    /// Names the Master-builder.
    #[getter]
    fn master(&self) -> Place {
        Place(self.0.master)
    }

    /// Names the part of the turn.
    #[getter]
    fn phase(&self) -> Word<Phase> {
        Word(self.0.phase)
    }

    /// Holds the seats whose decision it is, ascending.
    #[getter]
    fn deciding(&self) -> Tuple<Place> {
        seats(self.0.deciding)
    }

    /// Holds the builders who still have to build, ascending; the first clockwise from the
    /// Master-builder's left is next.
    #[getter]
    fn builders(&self) -> Tuple<Place> {
        seats(self.0.builders)
    }

    /// Holds how many rounds have ended.
    #[getter]
    fn rounds_played(&self) -> u8 {
        self.0.rounds_played
    }

    /// Holds each seat's penalties of those rounds.
    #[getter]
    fn totals(&self) -> Tuple<u16> {
        by_seat(&self.0.totals, |total| total)
    }

    /// Holds at how many ends of a round each seat held nothing.
    #[getter]
    fn rounds_won(&self) -> Tuple<u8> {
        by_seat(&self.0.rounds_won, |won| won)
    }

    /// Holds the seats that have won, when the game is over.
    #[getter]
    fn winners(&self) -> Tuple<Place> {
        seats(self.0.winners)
    }

    /// Holds how many turns in a row nothing was built, where that is counted (DM-43).
    #[getter]
    fn idle_turns(&self) -> u16 {
        self.0.idle_turns
    }

    /// Holds each seat's fist: `"_"` if none is on the table, `"?"` for a closed one, `"-"` for an
    /// open one with nothing in it, or a piece.
    #[getter]
    fn fists(&self) -> Tuple<String> {
        by_seat(&self.0.fists, |fist| fist.to_string())
    }

    /// Holds what is known of each seat's stock.
    #[getter]
    fn stocks(&self) -> Tuple<SeenStock> {
        by_seat(&self.0.stocks, SeenStock)
    }

    /// The latest gifts of the round, oldest first, at most 7. Older ones, those of the viewer's own
    /// seat among them, are in the events of its `InformationState`.
    #[getter]
    fn gifts(&self) -> Tuple<Gift> {
        Tuple(self.0.gifts.iter().copied().map(Gift).collect())
    }

    /// The seats that took part in gifts older than those, ascending. If they are only the viewer
    /// and one other seat, nothing about that seat's stock is forgotten.
    #[getter]
    fn unsure(&self) -> Tuple<Place> {
        seats(self.0.unsure)
    }
}

/// Holds what a viewer knows of a seat's stock.
#[pyclass(frozen, eq, hash, module = "mauerwerk.die_mauer")]
#[derive(Eq, PartialEq, Hash)]
pub(crate) struct SeenStock(CoreStock);

immutable!(SeenStock);

#[pymethods]
impl SeenStock {
    /// Holds how many pieces there are, which is public (DM-49).
    #[getter]
    fn size(&self) -> u8 {
        self.0.size
    }

    /// Holds how many of each type there would be had the gifts hidden from the viewer not been
    /// made. Below zero stands for a hidden gift that was built; `None` if the position has
    /// forgotten some of those gifts.
    #[getter]
    fn counts<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyDict>>> {
        let Some(counts) = self.0.counts else { return Ok(None) };
        let dict = PyDict::new(py);
        for (piece, count) in Piece::ALL.into_iter().zip(counts) {
            dict.set_item(Word(piece), count)?;
        }
        Ok(Some(dict))
    }

    /// Holds how many pieces came in by gifts hidden from the viewer.
    #[getter]
    fn hidden_in(&self) -> u8 {
        self.0.hidden_in
    }

    /// Holds how many pieces went out by gifts hidden from the viewer.
    #[getter]
    fn hidden_out(&self) -> u8 {
        self.0.hidden_out
    }

    /// Holds the stock if nothing about it is hidden from the viewer, else `None`.
    #[getter]
    fn certain(&self) -> Option<Stock> {
        self.0.certain().map(Stock)
    }

    /// Holds the pieces there would be had the hidden gifts not been made; none if only the size is
    /// known.
    #[getter]
    fn visible(&self) -> Stock {
        Stock(self.0.visible())
    }

    /// Holds the pieces that were built without being among the visible ones.
    #[getter]
    fn surplus(&self) -> Stock {
        Stock(self.0.surplus())
    }

    fn __str__(&self) -> String {
        self.0.to_string()
    }

    fn __repr__(&self) -> String {
        format!("<SeenStock {}>", self.0)
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<(Bound<'py, PyAny>, (String,))> {
        let json = crate::value::json(&slf.get().0)?.to_string();
        Ok((slf.get_type().getattr("from_json")?, (json,)))
    }

    /// Reads it from JSON.
    ///
    /// Raises:
    ///     ViewError: If the text is no such JSON.
    #[staticmethod]
    #[pyo3(signature = (text, /))]
    fn from_json(py: Python<'_>, text: Text<'_>) -> PyResult<Self> {
        use crate::error::Faulty;
        mauerwerk::Written::json(text.0)
            .and_then(|written| written.read().map(Self))
            .map_err(|faults| Faulty::View.error(py, &faults))
    }
}

/// Holds a gift: a competitor's piece handed to the Master-builder in Situation 2. That it happened
/// is public; what it was, only the two know (DM-32).
#[pyclass(frozen, eq, hash, module = "mauerwerk.die_mauer")]
#[derive(Eq, PartialEq, Hash)]
pub(crate) struct Gift(pub(super) CoreGift);

immutable!(Gift);

#[pymethods]
impl Gift {
    #[classattr]
    #[pyo3(name = "__match_args__")]
    fn match_args() -> (&'static str, &'static str, &'static str) {
        ("donor", "receiver", "piece")
    }

    #[new]
    #[pyo3(signature = (donor, receiver, piece = None))]
    fn new(donor: Place, receiver: Place, piece: Option<Word<Piece>>) -> Self {
        Self(CoreGift { donor: donor.0, receiver: receiver.0, piece: piece.map(|piece| piece.0) })
    }

    /// Names the seat that gave the piece away.
    #[getter]
    fn donor(&self) -> Place {
        Place(self.0.donor)
    }

    /// Names the Master-builder of that turn.
    #[getter]
    fn receiver(&self) -> Place {
        Place(self.0.receiver)
    }

    /// Holds the piece, or `None` where it is hidden from the viewer.
    #[getter]
    fn piece(&self) -> Option<Word<Piece>> {
        self.0.piece.map(Word)
    }

    fn __repr__(slf: &Bound<'_, Self>) -> PyResult<String> {
        crate::variant::repr(slf.as_any())
    }

    fn __reduce__<'py>(
        slf: &Bound<'py, Self>,
    ) -> PyResult<(Bound<'py, pyo3::types::PyType>, Bound<'py, pyo3::types::PyTuple>)> {
        crate::variant::reduce(slf.as_any())
    }
}
