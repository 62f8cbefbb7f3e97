//! The setup of a table, by notation or by options.

use mauerwerk::{Game, SetupOptions, Written};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyString};
use serde_json::{Map, Value};

use crate::error::Faulty;
use crate::value::{self, from_options};

/// Returns the setup of a notation or a dict, with some options replaced.
pub(crate) fn read_setup<G: Game>(
    base: Option<&Bound<'_, PyAny>>,
    options: Option<&Bound<'_, PyDict>>,
    py: Python<'_>,
) -> PyResult<G::Setup> {
    let mut fields = base.map_or_else(|| Ok(Map::new()), |base| base_fields::<G>(base))?;
    fields.extend(from_options(options)?);
    let written = Written::from(Value::Object(fields));
    G::Setup::from_written(written).map_err(|faults| Faulty::Setup.error(py, &faults))
}

fn base_fields<G: Game>(base: &Bound<'_, PyAny>) -> PyResult<Map<String, Value>> {
    if let Ok(options) = base.cast::<PyDict>() {
        return from_options(Some(options));
    }
    let Ok(text) = base.cast::<PyString>() else {
        let expected = "the notation of a setup such as \"players:4\", or a dict of options";
        return Err(value::unexpected(base, expected));
    };
    let setup = text.to_str()?.parse::<G::Setup>();
    let setup = setup.map_err(|faults| Faulty::Setup.error(base.py(), &faults))?;
    match value::json(&setup)? {
        Value::Object(fields) => Ok(fields),
        _ => Ok(Map::new()),
    }
}
