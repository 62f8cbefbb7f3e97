//! Records in portable piecepack notation.

use pyo3::prelude::*;

use super::Record;

#[pymethods]
impl Record {
    /// Writes the game in portable piecepack notation (PPN), as a document of its own.
    fn ppn(&self) -> String {
        mauerwerk::berlin::ppn(&self.0)
    }
}

/// Writes a game in portable piecepack notation (PPN), as a document of its own.
#[pyfunction]
#[pyo3(signature = (record, /))]
pub(crate) fn ppn(record: &Record) -> String {
    record.ppn()
}
