//! The parts of a position, in the types of Python.

use mauerwerk::die_mauer::{Fist, SeenFist};
use mauerwerk::{Game, Seats};
use pyo3::prelude::*;

use super::{CorePosition, Position, State, Stock, Wall};
use crate::hint::{As, named};
use crate::seat::SeatNumber;
use crate::value::{Tuple, Word};

named!(Seen = "SeenFist");

#[pymethods]
impl State {
    /// The wall on the table.
    #[getter]
    fn wall(&self) -> Wall {
        Wall(*self.0.wall())
    }

    /// The content of each seat's fist: `"_"` if none is on the table, `"-"` for an empty one, or a
    /// piece. Only that seat may see it: show people a `view`.
    #[getter]
    fn fists(&self) -> Tuple<As<Seen, String>> {
        let fist = |seat| fist_text(self.0.fist(seat).map(SeenFist::from));
        Tuple(Seats::first(self.0.seats()).iter().map(fist).map(As::new).collect())
    }

    /// Each seat's pieces. Only that seat may see them: show people a `view`.
    #[getter]
    fn stocks(&self) -> Tuple<Stock> {
        let stocks = Seats::first(self.0.seats()).iter().filter_map(|seat| self.0.stock(seat));
        Tuple(stocks.map(Stock).collect())
    }

    /// Returns the pieces of a seat. Only that seat may see them: show people a `view`.
    ///
    /// Raises:
    ///     SeatError: If the table has no such seat.
    #[pyo3(signature = (seat, /))]
    fn stock(&self, py: Python<'_>, seat: SeatNumber) -> PyResult<Stock> {
        let stock = self.0.stock(seat.at(py, &self.0)?).unwrap_or_default();
        Ok(Stock(stock))
    }

    /// Returns the content of a seat's fist, `"-"` for an empty one, or `None` if none is on the
    /// table.
    ///
    /// Raises:
    ///     SeatError: If the table has no such seat.
    #[pyo3(signature = (seat, /))]
    fn fist(&self, py: Python<'_>, seat: SeatNumber) -> PyResult<Option<Word<Fist>>> {
        Ok(self.0.fist(seat.at(py, &self.0)?).map(Word))
    }
}

impl State {
    pub(super) fn position(&self) -> CorePosition {
        CorePosition::from(self.0)
    }
}

#[pymethods]
impl Position {
    /// Each seat's fist: `"_"` if none is on the table, `"?"` for a closed one, `"-"` for an empty
    /// one, or a piece.
    #[getter]
    fn fists(&self) -> Tuple<String> {
        Tuple(self.0.fists.as_slice().iter().copied().map(fist_text).collect())
    }
}

/// Writes a fist on the table, or `_` if there is none.
fn fist_text(fist: Option<SeenFist>) -> String {
    fist.map_or_else(|| "_".to_owned(), |fist| fist.to_string())
}
