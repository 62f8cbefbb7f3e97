//! Berlin.

mod cell;
mod generated;
mod piece;
mod setup;
mod state;

use pyo3::prelude::*;

use setup::option_json;

pub(crate) use generated::*;
pub(crate) use piece::{Content, steps};

crate::classes::classes!(berlin, "mauerwerk.berlin");

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
