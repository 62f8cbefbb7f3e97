//! The base class of actions, and what lists and reads them.

use super::*;

class! {
    #[pyclass(frozen, subclass, eq, ord, hash, weakref)]
    /// A decision of a seat or of chance. It can be read without the state.
    ///
    /// Equal actions do the same. Actions sort by their ids, and print as notation.
    #[derive(Eq, PartialEq, Ord, PartialOrd, Hash)]
    pub(crate) struct ActionBase(pub(crate) CoreAction);
}

variant_base!(ActionBase);

#[pymethods]
impl ActionBase {
    /// The action's id, from 0 up to `info.actions` - 1. Ids are stable within a ruleset version.
    #[getter]
    fn id(&self) -> u32 {
        Core::id(self.0)
    }

    /// The action's notation.
    #[getter]
    fn notation(&self) -> String {
        self.0.to_string()
    }
}

/// Returns the action with a notation or an id. An action is returned unchanged.
///
/// Raises:
///     NotationError: If the notation or id of the action is not valid.
#[pyfunction(name = "action")]
#[pyo3(signature = (action, /))]
pub(crate) fn read_action(py: Python<'_>, action: AnyAction<Core>) -> PyResult<As<hint::Action>> {
    game::action::<Core>(py, action.0)
}

class! {
    #[pyclass(frozen, eq, hash, weakref)]
    /// All actions of the game, in the order of their ids. The collection makes each action when it
    /// is needed, because a game may have millions.
    #[derive(Eq, PartialEq, Hash)]
    pub(crate) struct AllActions;
}

immutable!(AllActions);

#[pymethods]
impl AllActions {
    #[new]
    fn new() -> Self {
        Self
    }

    fn __contains__(&self, action: &Bound<'_, PyAny>) -> bool {
        action.is_instance_of::<ActionBase>()
    }

    fn __len__(&self) -> usize {
        ORDER.len::<Core>()
    }

    /// Returns the action at an index, or a tuple of the actions in a slice.
    fn __getitem__<'py>(
        &self,
        index: &Bound<'py, PyAny>,
    ) -> PyResult<As<hint::Part<hint::Action>, Bound<'py, PyAny>>> {
        let py = index.py();
        let object = |action| game::passing_action::<Core>(py, action);
        if let Ok(slice) = index.cast::<pyo3::types::PySlice>() {
            let places = value::places(slice, self.__len__())?;
            let actions = places.filter_map(|place| ORDER.get::<Core>(place));
            let actions = actions.map(object).collect::<PyResult<Vec<_>>>()?;
            return Ok(As::new(PyTuple::new(py, actions)?.into_any()));
        }
        let index: Whole<isize> = index.extract()?;
        let place = value::place(index.0, self.__len__());
        match place.and_then(|place| ORDER.get::<Core>(place)) {
            Some(action) => {
                let made = game::action::<Core>(py, action)?;
                Ok(As::new(made.0.into_bound(py)))
            }
            None => Err(pyo3::exceptions::PyIndexError::new_err("action index out of range")),
        }
    }

    fn __iter__(&self, py: Python<'_>) -> PyResult<As<hint::Each<hint::Action>, Py<EachAction>>> {
        let ids = std::sync::Mutex::new(0..Core::INFO.actions);
        Py::new(py, EachAction(ids)).map(As::new)
    }

    fn __repr__(&self) -> String {
        format!("<AllActions of {}: {}>", Core::INFO.id, self.__len__())
    }

    fn __reduce__(slf: &Bound<'_, Self>) -> (Py<PyType>, ()) {
        (slf.get_type().unbind(), ())
    }
}

class! {
    #[pyclass(frozen)]
    /// An iterator over all actions.
    pub(crate) struct EachAction(std::sync::Mutex<std::ops::Range<u32>>);
}

#[pymethods]
impl EachAction {
    fn __iter__(slf: Py<Self>) -> Py<Self> {
        slf
    }

    fn __next__(&self, py: Python<'_>) -> PyResult<Option<As<hint::Action>>> {
        let next = match self.0.lock() {
            Ok(mut ids) => ids.find_map(Core::action),
            Err(_) => None,
        };
        next.map(|action| game::passing_action::<Core>(py, action)).transpose()
    }
}
