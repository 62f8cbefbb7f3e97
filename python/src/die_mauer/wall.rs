//! The common wall, and where pieces may be built.

use mauerwerk::die_mauer::{End, Piece};
use pyo3::prelude::*;
use pyo3::types::PyIterator;

use super::Wall;
use crate::hint::{As, Each, Part};
use crate::value::{Tuple, Word};

#[pymethods]
impl Wall {
    /// Returns the piece at an end, `"left"` or `"right"`, or `None` if the wall is empty.
    #[pyo3(signature = (end, /))]
    fn at(&self, end: Word<End>) -> Option<Word<Piece>> {
        self.0.at(end.0).map(Word)
    }

    /// Returns whether a piece may be built at an end. A tower or gate may not be next to another
    /// (DM-20).
    #[pyo3(signature = (piece, end, /))]
    fn fits(&self, piece: Word<Piece>, end: Word<End>) -> bool {
        self.0.fits(piece.0, end.0)
    }

    /// Returns whether a piece may be built at any end.
    #[pyo3(signature = (piece, /))]
    fn takes(&self, piece: Word<Piece>) -> bool {
        self.0.takes(piece.0)
    }

    /// Returns the number of pieces of a type that may be built in one turn (DM-18 to DM-20).
    /// `None` means any number, as for every wall (DM-21).
    #[pyo3(signature = (piece, /))]
    fn capacity(&self, piece: Word<Piece>) -> Option<usize> {
        self.0.capacity(piece.0)
    }

    /// Returns the mirror image, seen from the other side of the table.
    fn mirrored(&self) -> Self {
        Self(self.0.mirrored())
    }

    fn __len__(&self) -> usize {
        self.0.len()
    }

    fn __getitem__<'py>(
        &self,
        index: &Bound<'py, PyAny>,
    ) -> PyResult<As<Part<Piece>, Bound<'py, PyAny>>> {
        let pieces = Tuple(self.0.iter().map(Word).collect()).into_pyobject(index.py())?;
        pieces.as_any().get_item(index).map(As::new)
    }

    fn __iter__<'py>(&self, py: Python<'py>) -> PyResult<As<Each<Piece>, Bound<'py, PyIterator>>> {
        Tuple(self.0.iter().map(Word).collect()).into_pyobject(py)?.try_iter().map(As::new)
    }
}
