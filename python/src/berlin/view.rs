//! What a viewer sees.

use mauerwerk::berlin::{Kind, Phase, Reach as CoreReach, Suit, Value};
use pyo3::prelude::*;
use pyo3::types::{PyTuple, PyType};

use super::{Cell, Content, Piece, Setup, View};
use crate::seat::{Place, Places, by_seat};
use crate::value::{Tuple, Word};
use crate::variant::immutable;

#[pymethods]
impl View {
    /// Holds seats, variants and options.
    #[getter]
    fn setup(&self) -> Setup {
        Setup(self.0.setup.clone())
    }

    /// Holds what lies in each cell, row by row from the lowest, each from left to right.
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

    /// Holds the empty cells with a piece on all four sides; all other empty cells are gaps (BE-34).
    #[getter]
    fn holes(&self) -> Tuple<Cell> {
        cells(&self.0.holes)
    }

    /// Holds the cell of each seat's hammer, `None` before it is put on the wall.
    #[getter]
    fn hammers(&self) -> Tuple<Option<Cell>> {
        Tuple(self.0.hammers.iter().map(|cell| cell.map(Cell)).collect())
    }

    /// Holds the pieces each seat has collected (BE-38).
    #[getter]
    fn collected(&self) -> Tuple<Tuple<Piece>> {
        let pieces = |pieces: &Vec<_>| Tuple(pieces.iter().copied().map(Piece).collect());
        Tuple(self.0.collected.iter().map(pieces).collect())
    }

    /// Holds how many pieces each seat has collected.
    #[getter]
    fn scores(&self) -> Tuple<u8> {
        by_seat(&self.0.scores(), |score| score)
    }

    /// Names the part of the game.
    #[getter]
    fn phase(&self) -> Word<Phase> {
        Word(self.0.phase)
    }

    /// Names the seat to move, or the next to place or to roll off.
    #[getter]
    fn seat(&self) -> Place {
        Place(self.0.seat)
    }

    /// Holds the seat whose decision it is, if it is anybody's.
    #[getter]
    fn deciding(&self) -> Places {
        Places(self.0.deciding)
    }

    /// Holds the seats that have won, when the game is over.
    #[getter]
    fn winners(&self) -> Places {
        Places(self.0.winners)
    }

    /// Holds the colour of the die that was drawn (BE-40), or `None`.
    #[getter]
    fn colour(&self) -> Option<Word<Suit>> {
        self.0.colour.map(Word)
    }

    /// Holds the value that was rolled, or `None`; of two dice the one that moved, before that the
    /// higher.
    #[getter]
    fn roll(&self) -> Option<Word<Value>> {
        self.0.roll.map(Word)
    }

    /// Holds the other of two dice (BE-94), or `None`.
    #[getter]
    fn second(&self) -> Option<Word<Value>> {
        self.0.second.map(Word)
    }

    /// Names the cell of the piece that is turned up away from any hammer (BE-82, BE-86), or is
    /// `None`.
    #[getter]
    fn at(&self) -> Option<Cell> {
        self.0.at.map(Cell)
    }

    /// Holds the cells that the hammer of the seat to move may not enter again in this turn.
    #[getter]
    fn visited(&self) -> Tuple<Cell> {
        cells(&self.0.visited)
    }

    /// Holds where each hammer could be moved, when a move is asked for.
    #[getter]
    fn reach(&self) -> Tuple<Reach> {
        Tuple(self.0.reach.iter().cloned().map(Reach).collect())
    }

    /// Holds the cells emptied in this turn that gravity may still fill (BE-117); while random holes
    /// are chosen, those chosen so far.
    #[getter]
    fn opened(&self) -> Tuple<Cell> {
        cells(&self.0.opened)
    }

    /// Holds what each seat rolled for the first turn, 1 to 6; 0 before it has, 7 if it is out.
    #[getter]
    fn rolls(&self) -> Tuple<u8> {
        Tuple(self.0.rolls.clone())
    }

    /// Holds on which kind of piece each seat's last turn ended, where that counts (BE-88).
    #[getter]
    fn kinds(&self) -> Tuple<Option<Word<Kind>>> {
        Tuple(self.0.kinds.iter().map(|kind| kind.map(Word)).collect())
    }

    /// Holds the seats that had their Wall of Jericho (BE-81), ascending.
    #[getter]
    fn jericho(&self) -> Places {
        Places(self.0.jericho)
    }

    /// Holds how many turns in a row no piece was collected, where that is counted (BE-122).
    #[getter]
    fn idle_turns(&self) -> u16 {
        self.0.idle_turns
    }

    /// Tells whether a piece was collected in this turn, where that is counted.
    #[getter]
    fn gained(&self) -> bool {
        self.0.gained
    }
}

fn cells(cells: &[mauerwerk::berlin::Cell]) -> Tuple<Cell> {
    Tuple(cells.iter().copied().map(Cell).collect())
}

/// Says where a hammer could be moved.
#[pyclass(frozen, eq, hash, module = "mauerwerk.berlin")]
#[derive(Eq, PartialEq, Hash)]
pub(crate) struct Reach(pub(super) CoreReach);

immutable!(Reach);

#[pymethods]
impl Reach {
    #[classattr]
    #[pyo3(name = "__match_args__")]
    fn match_args() -> (&'static str, &'static str) {
        ("hammer", "cells")
    }

    #[new]
    #[pyo3(signature = (hammer, cells))]
    fn new(hammer: Place, cells: Tuple<Cell>) -> Self {
        Self(CoreReach {
            hammer: hammer.0,
            cells: cells.0.into_iter().map(|cell| cell.0).collect(),
        })
    }

    /// Names the seat whose hammer it is.
    #[getter]
    fn hammer(&self) -> Place {
        Place(self.0.hammer)
    }

    /// Holds the cells, row by row from the lowest.
    #[getter]
    fn cells(&self) -> Tuple<Cell> {
        cells(&self.0.cells)
    }

    fn __repr__(slf: &Bound<'_, Self>) -> PyResult<String> {
        crate::variant::repr(slf.as_any())
    }

    fn __reduce__<'py>(
        slf: &Bound<'py, Self>,
    ) -> PyResult<(Bound<'py, PyType>, Bound<'py, PyTuple>)> {
        crate::variant::reduce(slf.as_any())
    }
}
