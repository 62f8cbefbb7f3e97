//! Classes that are made from their notation.

/// Declares a class of a core type that is made from its notation, with the function that reads it.
/// Methods accept an object or its notation.
macro_rules! of_notation {
    ($class:ident of $core:ty, $read:expr) => {
        crate::variant::immutable!($class);
        crate::mirror::wraps!($class of $core);

        impl<'py> FromPyObject<'_, 'py> for $class {
            type Error = PyErr;

            const INPUT_TYPE: pyo3::inspect::PyStaticExpr =
                crate::hint::name(concat!(stringify!($class), " | str"));

            fn extract(object: Borrowed<'_, 'py, PyAny>) -> PyResult<Self> {
                match object.cast::<Self>() {
                    Ok(known) => Ok(known.get().clone()),
                    Err(_) => Self::new(object.py(), object.extract()?),
                }
            }
        }

        #[pymethods]
        impl $class {
            #[new]
            #[pyo3(signature = (notation, /))]
            fn new(py: Python<'_>, notation: crate::value::Text<'_>) -> PyResult<Self> {
                ($read)(notation.0).map(Self).map_err(|error| crate::error::notation(py, error.to_string()))
            }

            /// The notation.
            #[getter]
            fn notation(&self) -> String {
                self.0.to_string()
            }

            fn __str__(&self) -> String {
                self.0.to_string()
            }

            fn __repr__(&self) -> String {
                format!("{}('{}')", stringify!($class), self.0)
            }

            fn __reduce__(slf: &Bound<'_, Self>) -> (Py<pyo3::types::PyType>, (String,)) {
                (slf.get_type().unbind(), (slf.get().0.to_string(),))
            }
        }
    };
}
pub(crate) use of_notation;
