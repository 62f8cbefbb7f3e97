//! Berlin.

/// Declares a class of the module: adds its name to the options, which come first.
macro_rules! class {
    ($hash:tt $options:tt $($class:tt)+) => {
        $hash $options
        #[pyo3(module = "mauerwerk.berlin")]
        $($class)+
    };
}

mod cell;
#[path = "../classes/mod.rs"]
mod classes;
mod generated;
mod piece;
mod setup;
mod state;

use mauerwerk::berlin::{Position as CorePosition, Setup as CoreSetup, State as Core};
use pyo3::prelude::*;

use setup::option_json;

use crate::error::Faulty;
use crate::value::Text;

pub(crate) use classes::*;
pub(crate) use generated::*;
pub(crate) use piece::{Content, steps};

#[pymethods]
impl Record {
    /// Writes the game in portable piecepack notation (PPN), as a separate document.
    fn ppn(&self) -> String {
        mauerwerk::berlin::ppn(self.0.record())
    }

    /// Reads a game in portable piecepack notation (PPN), written by `ppn` or by people.
    ///
    /// Raises:
    ///     RecordError: With the number of the line that cannot be read, or that the rules forbid.
    #[staticmethod]
    #[pyo3(signature = (text, /))]
    fn from_ppn(py: Python<'_>, text: Text<'_>) -> PyResult<Self> {
        let record = py.detach(|| mauerwerk::berlin::from_ppn(text.0));
        record.map(Self::from).map_err(|faults| Faulty::Record.error(py, &faults))
    }
}

/// Writes the game in portable piecepack notation (PPN), as a separate document.
#[pyfunction]
#[pyo3(signature = (record, /))]
pub(crate) fn ppn(record: &Record) -> String {
    record.ppn()
}
