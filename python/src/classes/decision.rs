//! `Decision`.

use super::*;

class! {
    #[pyclass(frozen, eq, hash, weakref)]
    /// One decision of a game, with its actor.
    ///
    /// Its text is the seat's number, or `*` for chance, a space, and the action.
    #[derive(Eq, PartialEq, Hash)]
    pub(crate) struct Decision(pub(crate) CoreDecision);
}

immutable!(Decision);
crate::variant::made_of_fields!(Decision: actor, action);

#[pymethods]
impl Decision {
    #[new]
    #[pyo3(signature = (actor, action, /))]
    fn new(actor: ActorArg, action: AnyAction<Core>) -> Self {
        Self(mauerwerk::Decision { actor: actor.0, action: action.0 })
    }

    /// Reads a decision from notation such as `"0 x"`.
    ///
    /// Raises:
    ///     NotationError: If the notation is not valid.
    #[staticmethod]
    #[pyo3(signature = (text, /))]
    fn from_notation(py: Python<'_>, text: Text<'_>) -> PyResult<Self> {
        error::read(py, text.0.parse()).map(Self)
    }

    /// The actor: a seat, or `"chance"`.
    #[getter]
    fn actor(&self) -> ActorArg {
        ActorArg(self.0.actor)
    }

    /// The action.
    #[getter]
    fn action(&self, py: Python<'_>) -> PyResult<As<hint::Action>> {
        game::action::<Core>(py, self.0.action)
    }

    /// The decision's notation.
    #[getter]
    fn notation(&self) -> String {
        self.0.to_string()
    }

    fn __str__(&self) -> String {
        self.0.to_string()
    }
}
