//! The pieces a seat still has.

use mauerwerk::die_mauer::{Piece, Stock as Core};
use pyo3::prelude::*;
use pyo3::types::PyIterator;

use crate::value::{Tuple, Word};
use crate::written::written;

/// Holds a multiset of pieces (DM-36): a collection of pieces in order, each as often as it is
/// there.
///
/// Made of notation: its pieces, such as `"TG1236"`, or `"-"` if there are none.
///
/// Raises:
///     NotationError: If no stock is written like that.
#[pyclass(frozen, eq, hash, module = "mauerwerk.die_mauer")]
#[derive(Copy, Clone, Eq, PartialEq, Hash)]
pub(crate) struct Stock(pub(crate) Core);

written!(Stock, str::parse);

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

    fn __iter__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyIterator>> {
        Tuple(self.0.iter().map(Word).collect()).into_pyobject(py)?.try_iter()
    }
}
