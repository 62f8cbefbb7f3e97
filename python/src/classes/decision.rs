//! Declares `Decision`.

/// Declares `Decision` of a game.
macro_rules! decision_class {
    ($module:literal) => {
        /// One decision of a game: who decided what.
        ///
        /// Written as the seat's number, or `*` for chance, a space, and the action.
        #[pyclass(frozen, eq, hash, module = $module)]
        #[derive(Eq, PartialEq, Hash)]
        pub(crate) struct Decision(CoreDecision);

        immutable!(Decision);

        #[pymethods]
        impl Decision {
            #[classattr]
            #[pyo3(name = "__match_args__")]
            fn match_args() -> (&'static str, &'static str) {
                ("actor", "action")
            }

            #[new]
            #[pyo3(signature = (actor, action, /))]
            fn new(actor: Who, action: AnyAction<Core>) -> Self {
                Self(mauerwerk::Decision { actor: actor.0, action: action.0 })
            }

            /// Reads a decision from notation such as `"0 x"`.
            ///
            /// Raises:
            ///     NotationError: If no decision is written like that.
            #[staticmethod]
            #[pyo3(signature = (text, /))]
            fn from_notation(py: Python<'_>, text: value::Text<'_>) -> PyResult<Self> {
                error::read(py, text.0.parse()).map(Self)
            }

            /// Holds who decided: a seat, or `"chance"`.
            #[getter]
            fn actor(&self) -> Who {
                Who(self.0.actor)
            }

            /// Holds what was decided.
            #[getter]
            fn action(&self, py: Python<'_>) -> PyResult<As<hint::Action>> {
                game::action::<Core>(py, self.0.action)
            }

            /// Holds the decision's written form.
            #[getter]
            fn notation(&self) -> String {
                self.0.to_string()
            }

            fn __str__(&self) -> String {
                self.0.to_string()
            }

            fn __repr__(slf: &Bound<'_, Self>) -> PyResult<String> {
                crate::variant::repr(slf.as_any())
            }

            fn __reduce__<'py>(
                slf: &Bound<'py, Self>,
            ) -> PyResult<(Bound<'py, PyType>, Bound<'py, PyTuple>)> {
                crate::variant::reduce(slf.as_any())
            }
        }
    };
}
pub(crate) use decision_class;
