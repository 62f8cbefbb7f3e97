//! The setup of a table, from notation or options.

use mauerwerk::table::Library;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyString};
use serde_json::{Map, Value};

use super::checked;
use crate::value::{self, from_options};

/// Returns the notation of a setup, given as notation or as a dict, with some options replaced.
pub(crate) fn read_setup(
    game: &dyn Library,
    base: Option<&Bound<'_, PyAny>>,
    options: Option<&Bound<'_, PyDict>>,
    py: Python<'_>,
) -> PyResult<String> {
    let mut fields = base.map_or_else(|| Ok(Map::new()), |base| base_fields(game, base))?;
    fields.extend(from_options(options)?);
    checked(py, game.setup_of(Value::Object(fields)))
}

fn base_fields(game: &dyn Library, base: &Bound<'_, PyAny>) -> PyResult<Map<String, Value>> {
    if let Ok(options) = base.cast::<PyDict>() {
        return from_options(Some(options));
    }
    let Ok(text) = base.cast::<PyString>() else {
        let expected = "the notation of a setup such as \"players:4\", or a dict of options";
        return Err(value::unexpected(base, expected));
    };
    match checked(base.py(), game.options_of(text.to_str()?))? {
        Value::Object(fields) => Ok(fields),
        _ => Ok(Map::new()),
    }
}
