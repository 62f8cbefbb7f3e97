//! What can be read from a position.

use mauerwerk::die_mauer::{Fist, Phase, Position, SeenFist, View};
use mauerwerk::{Game, Seats, Viewer};
use pyo3::prelude::*;

use super::position::written;
use super::{Gift, State, Stock, Wall};
use crate::hint::{As, named};
use crate::seat::{Place, by_seat, seats};
use crate::value::{Tuple, Word};

named!(Seen = "SeenFist");

#[pymethods]
impl State {
    /// The wall on the table.
    #[getter]
    fn wall(&self) -> Wall {
        Wall(*self.0.wall())
    }

    /// The Master-builder.
    #[getter]
    fn master(&self) -> Place {
        Place(self.0.master())
    }

    /// The part of the turn.
    #[getter]
    fn phase(&self) -> Word<Phase> {
        Word(self.0.phase())
    }

    /// The number of rounds that have ended.
    #[getter]
    fn rounds_played(&self) -> u8 {
        self.0.rounds_played()
    }

    /// Each seat's penalties of all rounds that have ended.
    #[getter]
    fn totals(&self) -> Tuple<u16> {
        by_seat(&self.0.totals(), |total| total)
    }

    /// The number of rounds at whose end each seat held nothing (DM-46).
    #[getter]
    fn rounds_won(&self) -> Tuple<u8> {
        by_seat(&self.0.rounds_won(), |won| won)
    }

    /// The seats to move, ascending.
    #[getter]
    fn deciding(&self) -> Tuple<Place> {
        seats(self.public().deciding)
    }

    /// The builders who still have to build, ascending; the first clockwise from the
    /// Master-builder's left is next.
    #[getter]
    fn builders(&self) -> Tuple<Place> {
        seats(self.public().position.builders)
    }

    /// The seats that have won, when the game is over.
    #[getter]
    fn winners(&self) -> Tuple<Place> {
        seats(self.public().winners)
    }

    /// The number of turns in a row in which nothing was built, where that is counted (DM-43).
    #[getter]
    fn idle_turns(&self) -> u16 {
        self.public().position.idle_turns
    }

    /// What is in each seat's fist: `"_"` if none is on the table, `"-"` for nothing, or a
    /// piece. Only the seat itself may look: show people a `view`.
    #[getter]
    fn fists(&self) -> Tuple<As<Seen, String>> {
        let fist = |seat| written(self.0.fist(seat).map(SeenFist::from));
        Tuple(Seats::first(self.0.seats()).iter().map(fist).map(As::new).collect())
    }

    /// Each seat's pieces. Only the seat itself may look: show people a `view`.
    #[getter]
    fn stocks(&self) -> Tuple<Stock> {
        let stocks = Seats::first(self.0.seats()).iter().filter_map(|seat| self.0.stock(seat));
        Tuple(stocks.map(Stock).collect())
    }

    /// The latest gifts of the round, oldest first, in full.
    #[getter]
    fn gifts(&self) -> Tuple<Gift> {
        Tuple(Position::from(self.0).gifts.into_iter().map(Gift).collect())
    }

    /// The seats that took part in gifts older than those, ascending.
    #[getter]
    fn unsure(&self) -> Tuple<Place> {
        seats(Position::from(self.0).unsure)
    }

    /// Whether the wall takes no piece that anybody holds (DM-42).
    #[getter]
    fn wall_is_dead(&self) -> bool {
        self.0.wall_is_dead()
    }

    /// Returns the pieces a seat has. Only the seat itself may look: show people a `view`.
    ///
    /// Raises:
    ///     SeatError: If the table has no such seat.
    #[pyo3(signature = (seat, /))]
    fn stock(&self, py: Python<'_>, seat: Place) -> PyResult<Stock> {
        let stock = self.0.stock(seat.at(py, &self.0)?).unwrap_or_default();
        Ok(Stock(stock))
    }

    /// Returns what a seat has in its fist, `"-"` for nothing, or `None` if none is on the table.
    ///
    /// Raises:
    ///     SeatError: If the table has no such seat.
    #[pyo3(signature = (seat, /))]
    fn fist(&self, py: Python<'_>, seat: Place) -> PyResult<Option<Word<Fist>>> {
        Ok(self.0.fist(seat.at(py, &self.0)?).map(Word))
    }
}

impl State {
    fn public(&self) -> View {
        self.0.view(Viewer::Spectator)
    }
}
