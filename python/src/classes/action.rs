//! Declares the base class of actions, and what lists and reads them.

/// Declares the base class of actions, and what lists and reads them of a game.
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

        /// Holds every action there is: a collection in the order of their ids. It makes each
        /// action when it comes to it, since a game may have millions.
        #[pyclass(frozen, eq, hash, module = $module)]
        #[derive(Eq, PartialEq, Hash)]
        pub(crate) struct AllActions;

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
                static COUNT: std::sync::OnceLock<usize> = std::sync::OnceLock::new();
                *COUNT.get_or_init(|| (0..Core::INFO.actions).filter_map(Core::action).count())
            }

            fn __iter__(&self) -> EachAction {
                EachAction(std::sync::Mutex::new(0..Core::INFO.actions))
            }

            fn __repr__(&self) -> String {
                format!("<AllActions of {}: {}>", Core::INFO.id, self.__len__())
            }

            fn __reduce__(slf: &Bound<'_, Self>) -> (Py<PyType>, ()) {
                (slf.get_type().unbind(), ())
            }
        }

        /// Goes through every action there is.
        #[pyclass(frozen, module = $module)]
        pub(crate) struct EachAction(std::sync::Mutex<std::ops::Range<u32>>);

        #[pymethods]
        impl EachAction {
            fn __iter__(slf: Py<Self>) -> Py<Self> {
                slf
            }

            fn __next__(&self, py: Python<'_>) -> PyResult<Option<Py<PyAny>>> {
                let next = match self.0.lock() {
                    Ok(mut ids) => ids.find_map(Core::action),
                    Err(_) => None,
                };
                next.map(|action| game::passing_action::<Core>(py, action)).transpose()
            }
        }
    };
}
pub(crate) use action_class;
