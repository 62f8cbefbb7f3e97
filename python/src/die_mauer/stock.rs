//! The pieces a seat still has.

use mauerwerk::die_mauer::Piece;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyIterator};

use super::{SeenStock, Stock};
use crate::hint::{As, Each};
use crate::value::{Tuple, Word};

#[pymethods]
impl Stock {
    /// Returns how many pieces of a type there are.
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
    /// How many of each type there would be had the gifts hidden from the viewer not been
    /// made. Below zero stands for a hidden gift that was built; `None` if only the size is known.
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
