//! What can be read from a position.

use mauerwerk::die_mauer::{Fist, Phase};
use pyo3::prelude::*;

use super::{State, Stock, Wall};
use crate::seat::{Place, by_seat};
use crate::value::{Tuple, Word};

#[pymethods]
impl State {
    /// Holds the wall on the table.
    #[getter]
    fn wall(&self) -> Wall {
        Wall(*self.0.wall())
    }

    /// Names the Master-builder.
    #[getter]
    fn master(&self) -> Place {
        Place(self.0.master())
    }

    /// Names the part of the turn.
    #[getter]
    fn phase(&self) -> Word<Phase> {
        Word(self.0.phase())
    }

    /// Holds how many rounds have ended.
    #[getter]
    fn rounds_played(&self) -> u8 {
        self.0.rounds_played()
    }

    /// Holds each seat's penalties of all rounds that have ended.
    #[getter]
    fn totals(&self) -> Tuple<u16> {
        by_seat(&self.0.totals(), |total| total)
    }

    /// Holds at how many ends of a round each seat held nothing (DM-46).
    #[getter]
    fn rounds_won(&self) -> Tuple<u8> {
        by_seat(&self.0.rounds_won(), |won| won)
    }

    /// Tells whether the wall takes no piece that anybody holds (DM-42).
    #[getter]
    fn wall_is_dead(&self) -> bool {
        self.0.wall_is_dead()
    }

    /// Returns the pieces a seat has, or `None` if it isn't at the table. Only the seat itself may
    /// look: show people a `view`.
    ///
    /// Raises:
    ///     SeatError: If no game has such a seat.
    #[pyo3(signature = (seat, /))]
    fn stock(&self, seat: Place) -> Option<Stock> {
        self.0.stock(seat.0).map(Stock)
    }

    /// Returns what a seat has in its fist, `"-"` for nothing, or `None` if none is on the table.
    ///
    /// Raises:
    ///     SeatError: If no game has such a seat.
    #[pyo3(signature = (seat, /))]
    fn fist(&self, seat: Place) -> Option<Word<Fist>> {
        self.0.fist(seat.0).map(Word)
    }
}
