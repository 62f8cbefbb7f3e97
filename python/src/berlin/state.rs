//! What can be read from a position, in forms of its own.

use mauerwerk::{Game, Seats, Turn};
use pyo3::prelude::*;

use super::{Cell, Content, Core, CorePosition, Piece, Position, State};
use crate::game::AnyAction;
use crate::mirror::{Form, Shown};
use crate::seat::SeatNumbers;
use crate::value::{Tuple, Whole};

#[pymethods]
impl State {
    /// Returns what lies in a cell, or `None` outside the wall.
    ///
    /// Raises:
    ///     NotationError: If no cell is written like that.
    #[pyo3(signature = (cell, /))]
    fn content(&self, cell: Cell) -> Option<Content> {
        self.0.content(cell.0).map(Content)
    }

    /// Returns the cell where a legal move ends; `None` for other actions, and where the move is
    /// not legal.
    ///
    /// Raises:
    ///     NotationError: If no action is written like that or has that id.
    #[pyo3(signature = (action, /))]
    fn destination(&self, action: AnyAction<Core>) -> Option<Cell> {
        self.0.destination(action.0).map(Cell)
    }

    /// The empty cells that are no holes.
    #[getter]
    fn gaps(&self) -> Tuple<Cell> {
        self.0.gaps().form()
    }

    /// The cell of each seat's hammer, `None` before it is put on the wall.
    #[getter]
    fn hammers(&self) -> Tuple<Option<Cell>> {
        let seats = Seats::first(self.0.seats());
        Tuple(seats.iter().map(|seat| self.0.hammer(seat).map(Cell)).collect())
    }

    /// The pieces each seat has collected (BE-38).
    #[getter]
    fn collected(&self) -> Tuple<Tuple<Piece>> {
        let seats = Seats::first(self.0.seats());
        Tuple(seats.iter().map(|seat| self.0.collected(seat).form()).collect())
    }

    /// The number of pieces each seat has collected.
    #[getter]
    fn scores(&self) -> Tuple<Whole<u8>> {
        self.0.scores().form()
    }

    /// The seat whose decision it is, if it is anybody's.
    #[getter]
    fn deciding(&self) -> SeatNumbers {
        match self.0.turn() {
            Turn::Decide(seats) => SeatNumbers(seats),
            _ => SeatNumbers(Seats::EMPTY),
        }
    }

    /// The seats that have won, when the game is over.
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
    /// Returns what lies in a cell, or `None` outside the wall.
    ///
    /// Raises:
    ///     NotationError: If no cell is written like that.
    #[pyo3(signature = (cell, /))]
    fn content(&self, cell: Cell) -> Option<Content> {
        self.0.content(cell.0).map(Content)
    }

    /// The number of pieces each seat has collected.
    #[getter]
    fn scores(&self) -> Form<mauerwerk::BySeat<u8>> {
        self.0.scores().form()
    }
}
