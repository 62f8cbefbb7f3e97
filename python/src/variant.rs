//! Classes that stand for the variants of an enum and that `match` can take apart.

use pyo3::prelude::*;
use pyo3::types::{PyTuple, PyType};

/// Returns the fields that `match` sees, in order.
pub(crate) fn fields<'py>(object: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyTuple>> {
    let names = object.get_type().getattr("__match_args__")?.cast_into::<PyTuple>()?;
    let fields = names.iter().map(|name| object.getattr(name.extract::<&str>()?));
    PyTuple::new(object.py(), fields.collect::<PyResult<Vec<_>>>()?)
}

/// Writes the call that makes an equal object.
pub(crate) fn repr(object: &Bound<'_, PyAny>) -> PyResult<String> {
    let fields = fields(object)?;
    let fields = fields.iter().map(|field| Ok(field.repr()?.to_string()));
    let fields = fields.collect::<PyResult<Vec<String>>>()?.join(", ");
    Ok(format!("{}({fields})", object.get_type().name()?))
}

/// Returns the class and the arguments that make an equal object, for pickling.
pub(crate) fn reduce<'py>(
    object: &Bound<'py, PyAny>,
) -> PyResult<(Bound<'py, PyType>, Bound<'py, PyTuple>)> {
    Ok((object.get_type(), fields(object)?))
}

/// Declares what all immutable classes have: copies that are the object itself.
macro_rules! immutable {
    ($class:ident) => {
        #[pymethods]
        impl $class {
            fn __copy__(slf: Py<Self>) -> Py<Self> {
                slf
            }

            fn __deepcopy__(slf: Py<Self>, _memo: &Bound<'_, PyAny>) -> Py<Self> {
                slf
            }
        }
    };
}
pub(crate) use immutable;

/// Declares what the base class of variants has: everything that depends on the fields alone.
macro_rules! variant_base {
    ($class:ident) => {
        crate::variant::immutable!($class);

        #[pymethods]
        impl $class {
            fn __str__(&self) -> String {
                self.0.to_string()
            }

            fn __repr__(slf: &Bound<'_, Self>) -> PyResult<String> {
                crate::variant::repr(slf.as_any())
            }

            fn __reduce__<'py>(
                slf: &Bound<'py, Self>,
            ) -> PyResult<(Bound<'py, pyo3::types::PyType>, Bound<'py, pyo3::types::PyTuple>)> {
                crate::variant::reduce(slf.as_any())
            }
        }
    };
}
pub(crate) use variant_base;

/// Declares classes for the variants of an enum: a class, its fields with their defaults, and the
/// variant that they make.
macro_rules! variants {
    ($base:ident in $module:literal: $(
        $(#[$doc:meta])*
        $name:ident($($signature:tt)*) {
            $($(#[$field_doc:meta])* $field:ident: $type:ty,)*
        } => $value:expr;
    )+) => { $(
        $(#[$doc])*
        #[pyclass(frozen, extends = $base, module = $module)]
        pub(crate) struct $name {
            $($(#[$field_doc])* #[pyo3(get)] $field: $type,)*
        }

        #[pymethods]
        impl $name {
            #[classattr]
            #[pyo3(name = "__match_args__")]
            fn match_args(py: Python<'_>) -> PyResult<Py<pyo3::types::PyTuple>> {
                const NAMES: &[&str] = &[$(stringify!($field)),*];
                Ok(pyo3::types::PyTuple::new(py, NAMES)?.unbind())
            }

            #[new]
            #[pyo3(signature = ($($signature)*))]
            #[allow(unused_variables, reason = "a variant without fields needs no interpreter")]
            fn new(py: Python<'_>, $($field: $type),*) -> PyResult<PyClassInitializer<Self>> {
                let base = {
                    $(let $field = <$type as Clone>::clone(&$field);)*
                    $base($value)
                };
                Ok(PyClassInitializer::from(base).add_subclass(Self { $($field),* }))
            }
        }

        impl $name {
            /// Makes the Python object of a variant.
            #[allow(dead_code, reason = "not every variant is made by the library")]
            pub(crate) fn object(py: Python<'_>, $($field: $type),*) -> PyResult<Py<PyAny>> {
                Ok(Bound::new(py, Self::new(py, $($field),*)?)?.into_any().unbind())
            }
        }
    )+ };
}
pub(crate) use variants;
