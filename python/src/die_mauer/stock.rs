//! The pieces a seat still has.

use mauerwerk::die_mauer::{Piece, SeenStock as CoreSeen, Stock as Core};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyIterator};

use crate::hint::{As, Each};
use crate::value::{Tuple, Word};
use crate::written::written;

/// A multiset of pieces (DM-36): a collection of pieces in order, each as often as it is
/// there.
///
/// Made of notation: its pieces, such as `"TG1236"`, or `"-"` if there are none.
///
/// Raises:
///     NotationError: If no stock is written like that.
#[pyclass(frozen, eq, hash, module = "mauerwerk.die_mauer")]
#[derive(Copy, Clone, Eq, PartialEq, Hash)]
pub(crate) struct Stock(pub(crate) Core);

written!(Stock of Core, str::parse);

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

/// What is known of a seat's stock: its pieces, or those that a viewer knows of.
///
/// Made of notation such as `"TG12(+1-2)"`: these pieces by all that was seen, and besides one more
/// came in and two went out; or `"?5"` if only the number of pieces is known.
///
/// Raises:
///     NotationError: If no stock is written like that.
#[pyclass(frozen, eq, hash, module = "mauerwerk.die_mauer")]
#[derive(Copy, Clone, Eq, PartialEq, Hash)]
pub(crate) struct SeenStock(pub(super) CoreSeen);

written!(SeenStock of CoreSeen, str::parse);

#[pymethods]
impl SeenStock {
    /// The number of pieces there are, which is public (DM-49).
    #[getter]
    fn size(&self) -> u8 {
        self.0.size()
    }

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

    /// The number of pieces that came in by gifts hidden from the viewer.
    #[getter]
    fn hidden_in(&self) -> u8 {
        self.0.hidden_in()
    }

    /// The number of pieces that went out by gifts hidden from the viewer.
    #[getter]
    fn hidden_out(&self) -> u8 {
        self.0.hidden_out()
    }

    /// The stock if nothing about it is hidden from the viewer, else `None`.
    #[getter]
    fn certain(&self) -> Option<Stock> {
        self.0.certain().map(Stock)
    }

    /// The pieces there would be had the hidden gifts not been made; none if only the size is
    /// known.
    #[getter]
    fn visible(&self) -> Stock {
        Stock(self.0.visible())
    }

    /// The pieces that were built without being among the visible ones.
    #[getter]
    fn surplus(&self) -> Stock {
        Stock(self.0.surplus())
    }
}
