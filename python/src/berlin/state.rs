//! What can be read from a position.

use mauerwerk::berlin::{Kind, Phase, Position, Suit, Value};
use mauerwerk::{Game, Seats, Turn, Viewer};
use pyo3::prelude::*;

use super::{Cell, Content, Piece, Reach, State};
use crate::seat::{Place, Places, by_seat};
use crate::value::{Tuple, Word};

#[pymethods]
impl State {
    /// The content of each cell, row by row from the lowest, each from left to right.
    #[getter]
    fn wall(&self) -> Tuple<Content> {
        Tuple(self.position().wall.into_iter().map(Content).collect())
    }

    /// Returns what lies in a cell, or `None` outside the wall.
    ///
    /// Raises:
    ///     NotationError: If no cell is written like that.
    #[pyo3(signature = (cell, /))]
    fn content(&self, cell: Cell) -> Option<Content> {
        self.0.content(cell.0).map(Content)
    }

    /// The empty cells with a piece on all four sides (BE-34); all other empty cells are gaps.
    #[getter]
    fn holes(&self) -> Tuple<Cell> {
        Tuple(self.0.holes().into_iter().map(Cell).collect())
    }

    /// The empty cells that are no holes.
    #[getter]
    fn gaps(&self) -> Tuple<Cell> {
        Tuple(self.0.gaps().into_iter().map(Cell).collect())
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
        let pieces = |seat| Tuple(self.0.collected(seat).into_iter().map(Piece).collect());
        Tuple(seats.iter().map(pieces).collect())
    }

    /// The number of pieces each seat has collected.
    #[getter]
    fn scores(&self) -> Tuple<u8> {
        by_seat(&self.0.scores(), |score| score)
    }

    /// The part of the game.
    #[getter]
    fn phase(&self) -> Word<Phase> {
        Word(self.0.phase())
    }

    /// The seat to move, or the next to place or to roll off.
    #[getter]
    fn seat(&self) -> Place {
        Place(self.0.seat())
    }

    /// The colour of the die that was drawn (BE-40), or `None`.
    #[getter]
    fn colour(&self) -> Option<Word<Suit>> {
        self.0.colour().map(Word)
    }

    /// The value that was rolled, or `None`; of two dice the one that moved, before that the
    /// higher.
    #[getter]
    fn roll(&self) -> Option<Word<Value>> {
        self.0.roll().map(Word)
    }

    /// The other of two dice (BE-94), or `None`.
    #[getter]
    fn second(&self) -> Option<Word<Value>> {
        self.0.second().map(Word)
    }

    /// The seat whose decision it is, if it is anybody's.
    #[getter]
    fn deciding(&self) -> Places {
        match self.0.turn() {
            Turn::Decide(seats) => Places(seats),
            _ => Places(Seats::EMPTY),
        }
    }

    /// The seats that have won, when the game is over.
    #[getter]
    fn winners(&self) -> Places {
        match self.0.turn() {
            Turn::Over(outcome) => Places(outcome.winners),
            _ => Places(Seats::EMPTY),
        }
    }

    /// The cell of the piece that is turned up away from any hammer (BE-82, BE-86), or `None`.
    #[getter]
    fn at(&self) -> Option<Cell> {
        self.position().at.map(Cell)
    }

    /// The cells that the hammer of the seat to move may not enter again in this turn (BE-15).
    #[getter]
    fn visited(&self) -> Tuple<Cell> {
        Tuple(self.position().visited.into_iter().map(Cell).collect())
    }

    /// The cells that each hammer could be moved to, while a seat is to move one.
    #[getter]
    fn reach(&self) -> Tuple<Reach> {
        Tuple(self.0.view(Viewer::Spectator).reach.into_iter().map(Reach).collect())
    }

    /// The cells emptied in this turn where gravity fills gaps too (BE-117); while random holes
    /// are chosen, those chosen so far.
    #[getter]
    fn opened(&self) -> Tuple<Cell> {
        Tuple(self.position().opened.into_iter().map(Cell).collect())
    }

    /// What each seat rolled for the first turn, 1 to 6; 0 before it has, 7 if it is out. Empty
    /// while nobody has.
    #[getter]
    fn rolls(&self) -> Tuple<u8> {
        Tuple(self.position().rolls)
    }

    /// The kind of piece on which each seat's last turn ended, where that counts (BE-88).
    #[getter]
    fn kinds(&self) -> Tuple<Option<Word<Kind>>> {
        Tuple(self.position().kinds.into_iter().map(|kind| kind.map(Word)).collect())
    }

    /// The seats that had their Wall of Jericho (BE-81), ascending.
    #[getter]
    fn jericho(&self) -> Places {
        Places(self.position().jericho)
    }

    /// The number of turns in a row without a collected piece, where that is counted (BE-122).
    #[getter]
    fn idle_turns(&self) -> u16 {
        self.position().idle_turns
    }

    /// Whether a piece was collected in this turn, where that is counted.
    #[getter]
    fn gained(&self) -> bool {
        self.position().gained
    }
}

impl State {
    fn position(&self) -> Position {
        Position::from(self.0)
    }
}
