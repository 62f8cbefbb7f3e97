//! The pieces a seat still has.

use mauerwerk::die_mauer::{Piece, Stock as Core};
use pyo3::prelude::*;
use pyo3::types::{PyIterator, PyString, PyType};

use crate::error;
use crate::value::{Tuple, Word};
use crate::variant::immutable;

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

immutable!(Stock);

impl<'py> FromPyObject<'_, 'py> for Stock {
    type Error = PyErr;

    fn extract(object: Borrowed<'_, 'py, PyAny>) -> PyResult<Self> {
        match object.cast::<Self>() {
            Ok(stock) => Ok(*stock.get()),
            Err(_) => Self::new(object.py(), object.cast::<PyString>()?.to_str()?),
        }
    }
}

#[pymethods]
impl Stock {
    #[new]
    #[pyo3(signature = (notation, /))]
    fn new(py: Python<'_>, notation: &str) -> PyResult<Self> {
        error::read(py, notation.parse()).map(Self)
    }

    /// Holds the stock's written form.
    #[getter]
    fn notation(&self) -> String {
        self.0.to_string()
    }

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

    fn __str__(&self) -> String {
        self.0.to_string()
    }

    fn __repr__(&self) -> String {
        format!("Stock('{}')", self.0)
    }

    fn __reduce__(slf: &Bound<'_, Self>) -> (Py<PyType>, (String,)) {
        (slf.get_type().unbind(), (slf.get().0.to_string(),))
    }
}
