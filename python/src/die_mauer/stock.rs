//! The pieces of a seat.

use mauerwerk::die_mauer::Piece;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyIterator};

use super::{SeenStock, Stock};
use crate::hint::{As, Each};
use crate::value::{Tuple, Word};

#[pymethods]
impl Stock {
    /// Returns the number of pieces of a type.
    #[pyo3(signature = (piece, /))]
    fn count(&self, piece: Word<Piece>) -> u32 {
        self.0.count(piece.0)
    }

    fn __contains__(&self, piece: &Bound<'_, PyAny>) -> bool {
        piece.extract::<Word<Piece>>().is_ok_and(|piece| self.0.contains(piece.0))
    }

    fn __len__(&self) -> usize {
        self.0.len() as usize
    }

    fn __iter__<'py>(&self, py: Python<'py>) -> PyResult<As<Each<Piece>, Bound<'py, PyIterator>>> {
        Tuple(self.0.iter().map(Word).collect()).into_pyobject(py)?.try_iter().map(As::new)
    }
}

#[pymethods]
impl SeenStock {
    /// The number of pieces of each type without the gifts that are hidden from the viewer. A
    /// negative number means that a hidden gift was built. `None` if only the size is known.
    #[getter]
    fn counts<'py>(&self, py: Python<'py>) -> PyResult<Option<Bound<'py, PyDict>>> {
        let Some(counts) = self.0.counts() else { return Ok(None) };
        let dict = PyDict::new(py);
        for (piece, count) in Piece::ALL.into_iter().zip(counts) {
            dict.set_item(Word(piece), count)?;
        }
        Ok(Some(dict))
    }
}
