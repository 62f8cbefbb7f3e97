//! The base class of events.

use super::*;

class! {
    #[pyclass(frozen, subclass, eq, hash, weakref)]
    /// An event, as it is reported at the table.
    #[derive(Eq, PartialEq, Hash)]
    pub(crate) struct EventBase(pub(crate) CoreEvent);
}

variant_base!(EventBase);

#[pymethods]
impl EventBase {
    /// Reads an event from JSON.
    ///
    /// Raises:
    ///     ViewError: If the text is not valid JSON of an event.
    #[staticmethod]
    #[pyo3(signature = (text, /))]
    fn from_json(py: Python<'_>, text: Text<'_>) -> PyResult<As<hint::Event>> {
        let event = CoreEvent::from_json(text.0);
        let event = event.map_err(|faults| Faulty::View.error(py, &faults))?;
        event_object(py, event).map(As::new)
    }

    /// Writes the event as JSON.
    fn to_json(&self) -> PyResult<String> {
        value::json(&self.0).map(|json| json.to_string())
    }

    /// Returns the part of the event that a viewer learns.
    #[pyo3(signature = (viewer = ViewerArg::DEFAULT, /), text_signature = "($self, viewer='spectator', /)")]
    fn seen_by(&self, py: Python<'_>, viewer: ViewerArg) -> PyResult<As<hint::Event>> {
        event_object(py, self.0.seen_by(viewer.0)).map(As::new)
    }

    /// The places of the event, in the order in which things move.
    #[getter]
    fn places(&self) -> Tuple<String> {
        Tuple(self.0.places())
    }
}
