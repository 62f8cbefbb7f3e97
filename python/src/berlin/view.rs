//! What a viewer sees.

use mauerwerk::berlin::Reach as CoreReach;
use pyo3::prelude::*;
use pyo3::types::{PyTuple, PyType};

use super::{Cell, Position, View};
use crate::seat::{Place, Places};
use crate::value::Tuple;
use crate::variant::immutable;

#[pymethods]
impl View {
    /// The position as far as the viewer knows it.
    #[getter]
    fn position(&self) -> Position {
        Position(self.0.position.clone())
    }

    /// The empty cells with a piece on all four sides (BE-34); all other empty cells are gaps.
    #[getter]
    fn holes(&self) -> Tuple<Cell> {
        cells(&self.0.holes)
    }

    /// The seat whose decision it is, if it is anybody's.
    #[getter]
    fn deciding(&self) -> Places {
        Places(self.0.deciding)
    }

    /// The seats that have won, when the game is over.
    #[getter]
    fn winners(&self) -> Places {
        Places(self.0.winners)
    }

    /// The cells that each hammer could be moved to, while a seat is to move one.
    #[getter]
    fn reach(&self) -> Tuple<Reach> {
        Tuple(self.0.reach.iter().cloned().map(Reach).collect())
    }
}

pub(super) fn cells(cells: &[mauerwerk::berlin::Cell]) -> Tuple<Cell> {
    Tuple(cells.iter().copied().map(Cell).collect())
}

/// The cells that a hammer could be moved to.
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

    /// The seat whose hammer it is.
    #[getter]
    fn hammer(&self) -> Place {
        Place(self.0.hammer)
    }

    /// The cells, row by row from the lowest.
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
