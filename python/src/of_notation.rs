//! Classes that are made of their notation.

/// Declares what a class has that is a type of the core made of its notation, by the function that
/// reads it. An object or its notation will do wherever one is expected.
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
                ($read)(notation.0).map(Self).map_err(|error| crate::error::notation(py, error))
            }

            /// The written form.
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
