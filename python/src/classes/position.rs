//! `Position`.

use super::*;

class! {
    #[pyclass(frozen, eq, hash, weakref)]
    /// A position as plain data, which may have unknown parts.
    ///
    /// It prints as its notation, after the setup's.
    #[derive(Eq, PartialEq, Hash)]
    pub(crate) struct Position(pub(crate) CorePosition);
}

immutable!(Position);
plain!(Position: "Writes the position as JSON.", "Returns the position as a dict of plain values.");

#[pymethods]
impl Position {
    /// Reads a position from JSON, legal or not.
    ///
    /// Raises:
    ///     PositionError: If the text is not valid JSON of a position.
    #[staticmethod]
    #[pyo3(signature = (text, /))]
    fn from_json(py: Python<'_>, text: Text<'_>) -> PyResult<Self> {
        let read = mauerwerk::Written::json(text.0).and_then(|written| written.read());
        read.map(Self).map_err(|faults| Faulty::Position.error(py, &faults))
    }

    fn __str__(&self) -> String {
        self.0.to_string()
    }

    fn __repr__(&self) -> String {
        format!("<Position: {}>", self.0)
    }

    fn __reduce__(slf: &Bound<'_, Self>) -> PyResult<(Py<PyAny>, (String,))> {
        value::pickled(slf, (slf.get().to_json()?,))
    }
}
