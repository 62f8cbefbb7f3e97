//! Classes for the variants of an enum, with support for `match`.

use pyo3::prelude::*;
use pyo3::types::{PyTuple, PyType};

/// Returns the names of the fields for `match`, in order.
fn names<'py>(object: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyTuple>> {
    Ok(object.get_type().getattr("__match_args__")?.cast_into::<PyTuple>()?)
}

/// Returns the fields for `match`.
pub(crate) fn fields<'py>(object: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyTuple>> {
    let names = names(object)?;
    let fields = names.iter().map(|name| object.getattr(name.extract::<&str>()?));
    PyTuple::new(object.py(), fields.collect::<PyResult<Vec<_>>>()?)
}

/// Writes the call that makes an equal object.
pub(crate) fn repr(object: &Bound<'_, PyAny>) -> PyResult<String> {
    let fields = fields(object)?;
    let fields = fields.iter().map(|field| Ok(field.repr()?.to_string()));
    call(object, fields.collect())
}

/// Writes the same call with keyword arguments.
pub(crate) fn named_repr(object: &Bound<'_, PyAny>) -> PyResult<String> {
    let (names, fields) = (names(object)?, fields(object)?);
    let pairs = names.iter().zip(fields.iter());
    call(object, pairs.map(|(name, field)| Ok(format!("{name}={}", field.repr()?))).collect())
}

fn call(object: &Bound<'_, PyAny>, arguments: PyResult<Vec<String>>) -> PyResult<String> {
    Ok(format!("{}({})", object.get_type().name()?, arguments?.join(", ")))
}

/// Returns the class and the arguments that make an equal object, for pickling.
pub(crate) fn reduce<'py>(
    object: &Bound<'py, PyAny>,
) -> PyResult<(Bound<'py, PyType>, Bound<'py, PyTuple>)> {
    Ok((object.get_type(), fields(object)?))
}

/// Returns a token that is equal only for equal objects: the class, and the content of a pickle.
pub(crate) fn token<'py>(object: &Bound<'py, PyAny>) -> PyResult<(String, Bound<'py, PyAny>)> {
    let parts = object.call_method0("__reduce__")?.get_item(1)?;
    Ok((object.get_type().fully_qualified_name()?.to_string(), parts))
}

/// Declares the common parts of immutable classes: copies that are the object itself, and a token
/// for Dask.
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

            fn __dask_tokenize__<'py>(
                slf: &Bound<'py, Self>,
            ) -> PyResult<(String, Bound<'py, PyAny>)> {
                crate::variant::token(slf.as_any())
            }
        }
    };
}
pub(crate) use immutable;

/// Declares the conversions of a class to plain data, with their docs.
macro_rules! plain {
    ($class:ident: $json:literal, $dict:literal) => {
        #[pymethods]
        impl $class {
            #[doc = $json]
            fn to_json(&self) -> PyResult<String> {
                crate::value::json_text(&self.0)
            }

            #[doc = $dict]
            fn to_dict<'py>(
                &self,
                py: Python<'py>,
            ) -> PyResult<crate::hint::As<crate::hint::Plain, Bound<'py, PyAny>>> {
                let plain = crate::value::json(&self.0)?;
                crate::value::to_python(py, &plain).map(crate::hint::As::new)
            }
        }
    };
}
pub(crate) use plain;

/// Declares the notebook drawing of a class, which is that of its view.
macro_rules! drawn {
    ($class:ident($it:ident, $py:ident) => $view:expr) => {
        #[pymethods]
        impl $class {
            #[allow(unused_variables, reason = "few views need the interpreter")]
            fn _repr_svg_(&self, $py: Python<'_>) -> PyResult<String> {
                let $it = self;
                Ok($view.svg(mauerwerk::Theme::Light))
            }

            #[pyo3(signature = (include = None, exclude = None) -> "dict[str, str]")]
            fn _repr_mimebundle_<'py>(
                &self,
                $py: Python<'py>,
                include: Option<&Bound<'py, PyAny>>,
                exclude: Option<&Bound<'py, PyAny>>,
            ) -> PyResult<Bound<'py, pyo3::types::PyDict>> {
                // A notebook selects the formats itself.
                let (_, $it) = ((include, exclude), self);
                let bundle = pyo3::types::PyDict::new($py);
                let look = mauerwerk::Look::new(mauerwerk::Theme::Auto);
                bundle.set_item("text/html", $view.draw(&look).html())?;
                bundle.set_item("image/svg+xml", $view.svg(mauerwerk::Theme::Light))?;
                bundle.set_item(
                    "text/plain",
                    $view.text_for(mauerwerk::Reader::default()).to_string(),
                )?;
                Ok(bundle)
            }
        }
    };
}
pub(crate) use drawn;

/// Declares the getters that `match` uses.
macro_rules! matched {
    ($class:ident: $($field:ident),+) => {
        #[pymethods]
        impl $class {
            #[classattr]
            #[pyo3(name = "__match_args__")]
            fn match_args(py: Python<'_>) -> PyResult<Py<pyo3::types::PyTuple>> {
                const NAMES: &[&str] = &[$(stringify!($field)),+];
                Ok(pyo3::types::PyTuple::new(py, NAMES)?.unbind())
            }
        }
    };
}
pub(crate) use matched;

/// Declares the common parts of a class with fields: `match`, `repr` and pickling.
macro_rules! made_of_fields {
    ($class:ident: $($field:ident),+) => {
        crate::variant::made_of_fields!($class, shown by repr: $($field),+);
    };
    ($class:ident, shown by $repr:ident: $($field:ident),+) => {
        crate::variant::matched!($class: $($field),+);

        #[pymethods]
        impl $class {
            fn __repr__(slf: &Bound<'_, Self>) -> PyResult<String> {
                crate::variant::$repr(slf.as_any())
            }

            fn __reduce__<'py>(
                slf: &Bound<'py, Self>,
            ) -> PyResult<(Bound<'py, pyo3::types::PyType>, Bound<'py, pyo3::types::PyTuple>)> {
                crate::variant::reduce(slf.as_any())
            }
        }
    };
}
pub(crate) use made_of_fields;

/// Declares the base class of variants: everything that depends only on the fields.
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
