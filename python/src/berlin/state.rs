//! The parts of a position, in the types of Python.

use mauerwerk::{Game, Seats, Turn};
use pyo3::prelude::*;

use super::{Cell, Content, Core, CorePosition, Piece, Position, State};
use crate::game::AnyAction;
use crate::mirror::{Form, Shown};
use crate::seat::SeatNumbers;
use crate::value::{Tuple, Whole};

#[pymethods]
impl State {
    /// Returns the content of a cell, or `None` outside the wall.
    ///
    /// Raises:
    ///     NotationError: If the notation of the cell is not valid.
    #[pyo3(signature = (cell, /))]
    fn content(&self, cell: Cell) -> Option<Content> {
        self.0.content(cell.0).map(Content)
    }

    /// Returns the cell where a legal move ends, or `None` for other actions and illegal moves.
    ///
    /// Raises:
    ///     NotationError: If the notation or id of the action is not valid.
    #[pyo3(signature = (action, /))]
    fn destination(&self, action: AnyAction<Core>) -> Option<Cell> {
        self.0.destination(action.0).map(Cell)
    }

    /// The empty cells that are not holes.
    #[getter]
    fn gaps(&self) -> Tuple<Cell> {
        self.0.gaps().form()
    }

    /// The cell of each seat's hammer, or `None` before it is put on the wall.
    #[getter]
    fn hammers(&self) -> Tuple<Option<Cell>> {
        let seats = Seats::first(self.0.seats());
        Tuple(seats.iter().map(|seat| self.0.hammer(seat).map(Cell)).collect())
    }

    /// The pieces that each seat has collected (BE-38).
    #[getter]
    fn collected(&self) -> Tuple<Tuple<Piece>> {
        let seats = Seats::first(self.0.seats());
        Tuple(seats.iter().map(|seat| self.0.collected(seat).form()).collect())
    }

    /// The number of pieces that each seat has collected.
    #[getter]
    fn scores(&self) -> Tuple<Whole<u8>> {
        self.0.scores().form()
    }

    /// The deciding seat. Empty if there is none.
    #[getter]
    fn deciding(&self) -> SeatNumbers {
        match self.0.turn() {
            Turn::Decide(seats) => SeatNumbers(seats),
            _ => SeatNumbers(Seats::EMPTY),
        }
    }

    /// The seats that have won. Empty before the game is over.
    #[getter]
    fn winners(&self) -> SeatNumbers {
        match self.0.turn() {
            Turn::Over(outcome) => SeatNumbers(outcome.winners),
            _ => SeatNumbers(Seats::EMPTY),
        }
    }
}

impl State {
    pub(super) fn position(&self) -> CorePosition {
        CorePosition::from(self.0)
    }
}

#[pymethods]
impl Position {
    /// Returns the content of a cell, or `None` outside the wall.
    ///
    /// Raises:
    ///     NotationError: If the notation of the cell is not valid.
    #[pyo3(signature = (cell, /))]
    fn content(&self, cell: Cell) -> Option<Content> {
        self.0.content(cell.0).map(Content)
    }

    /// The number of pieces that each seat has collected.
    #[getter]
    fn scores(&self) -> Form<mauerwerk::BySeat<u8>> {
        self.0.scores().form()
    }
}
