//! What can be read from a position.

use mauerwerk::berlin::{Phase, Position, Suit, Value};
use mauerwerk::{Game, Seats};
use pyo3::prelude::*;

use super::{Cell, Content, Piece, State};
use crate::seat::{Place, by_seat};
use crate::value::{Tuple, Word};

#[pymethods]
impl State {
    /// Holds what lies in each cell, row by row from the lowest, each from left to right.
    #[getter]
    fn wall(&self) -> Tuple<Content> {
        Tuple(Position::from(self.0).wall.into_iter().map(Content).collect())
    }

    /// Returns what lies in a cell, or `None` outside the wall.
    ///
    /// Raises:
    ///     NotationError: If no cell is written like that.
    #[pyo3(signature = (cell, /))]
    fn content(&self, cell: Cell) -> Option<Content> {
        self.0.content(cell.0).map(Content)
    }

    /// Holds the empty cells with a piece on all four sides (BE-34).
    #[getter]
    fn holes(&self) -> Tuple<Cell> {
        Tuple(self.0.holes().into_iter().map(Cell).collect())
    }

    /// Holds the empty cells that are no holes.
    #[getter]
    fn gaps(&self) -> Tuple<Cell> {
        Tuple(self.0.gaps().into_iter().map(Cell).collect())
    }

    /// Holds the cell of each seat's hammer, `None` before it is put on the wall.
    #[getter]
    fn hammers(&self) -> Tuple<Option<Cell>> {
        let seats = Seats::first(self.0.seats());
        Tuple(seats.iter().map(|seat| self.0.hammer(seat).map(Cell)).collect())
    }

    /// Holds the pieces each seat has collected, in the order of their places in a piecepack.
    #[getter]
    fn collected(&self) -> Tuple<Tuple<Piece>> {
        let seats = Seats::first(self.0.seats());
        let pieces = |seat| Tuple(self.0.collected(seat).into_iter().map(Piece).collect());
        Tuple(seats.iter().map(pieces).collect())
    }

    /// Holds how many pieces each seat has collected.
    #[getter]
    fn scores(&self) -> Tuple<u8> {
        by_seat(&self.0.scores(), |score| score)
    }

    /// Names the part of the game.
    #[getter]
    fn phase(&self) -> Word<Phase> {
        Word(self.0.phase())
    }

    /// Names the seat to move, or the next to place or to roll off.
    #[getter]
    fn seat(&self) -> Place {
        Place(self.0.seat())
    }

    /// Holds the colour of the die that was drawn (BE-40), or `None`.
    #[getter]
    fn colour(&self) -> Option<Word<Suit>> {
        self.0.colour().map(Word)
    }

    /// Holds the value that was rolled, or `None`; of two dice the one that moved, before that the
    /// higher.
    #[getter]
    fn roll(&self) -> Option<Word<Value>> {
        self.0.roll().map(Word)
    }

    /// Holds the other of two dice (BE-94), or `None`.
    #[getter]
    fn second(&self) -> Option<Word<Value>> {
        self.0.second().map(Word)
    }
}
