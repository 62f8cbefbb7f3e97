//! Declares the base class of actions, and the functions that list and read them.

/// Declares the base class of actions, and the functions that list and read them of a game.
macro_rules! action_class {
    ($module:literal) => {
        /// Holds a decision of a seat or of chance, that can be read without the state.
        ///
        /// Actions are equal if they do the same, sort by their ids, and print as notation.
        #[pyclass(frozen, subclass, eq, ord, hash, module = $module)]
        #[derive(Eq, PartialEq, Ord, PartialOrd, Hash)]
        pub(crate) struct ActionBase(CoreAction);

        variant_base!(ActionBase);

        #[pymethods]
        impl ActionBase {
            /// Holds the action's id, from 0 up to `info.actions` - 1; it is stable within a
            /// ruleset version.
            #[getter]
            fn id(&self) -> u32 {
                Core::id(self.0)
            }

            /// Holds the action's short written form.
            #[getter]
            fn notation(&self) -> String {
                self.0.to_string()
            }
        }

        /// Returns the action of a notation or an id; an action is returned as it is.
        ///
        /// Raises:
        ///     NotationError: If no action is written like that or has that id.
        #[pyfunction(name = "action")]
        #[pyo3(signature = (action, /))]
        pub(crate) fn read_action(py: Python<'_>, action: AnyAction<Core>) -> PyResult<Py<PyAny>> {
            game::action::<Core>(py, action.0)
        }

        /// Returns every action there is, by id.
        #[pyfunction]
        pub(crate) fn all_actions(py: Python<'_>) -> PyResult<Bound<'_, PyTuple>> {
            game::actions::<Core>(py, (0..Core::INFO.actions).filter_map(Core::action))
        }
    };
}
pub(crate) use action_class;
