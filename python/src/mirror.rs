//! Conversions of core values to Python values, and back.
//!
//! `cargo run -p mirror` writes the `generated` files of each game, with the macros of this file.
//! They contain everything that only mirrors a type of the core. If the core adds, drops or renames
//! a field or a variant, the compiler reports an error.

use std::collections::BTreeMap;

use mauerwerk::{BySeat, Seat, Seats};
use pyo3::IntoPyObjectExt;
use pyo3::inspect::PyStaticExpr;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};
use pyo3::{type_hint_identifier, type_hint_subscript, type_hint_union};

use crate::seat::{SeatNumber, SeatNumbers, read_by_seat};
use crate::turn::Outcome;
use crate::value::{Tuple, Whole};

/// A core value that has a form in Python.
pub(crate) trait Shown {
    /// The form in Python.
    type Form;

    fn form(&self) -> Self::Form;
}

/// A core value that Python can also pass.
pub(crate) trait Read: Shown + Sized {
    fn read(form: &Self::Form) -> PyResult<Self>;
}

/// The form of a value in Python.
pub(crate) type Form<T> = <T as Shown>::Form;

/// Declares the form of a type that is wrapped unchanged.
macro_rules! wraps {
    ($form:ident of $core:ty) => {
        impl crate::mirror::Shown for $core {
            type Form = $form;

            fn form(&self) -> $form {
                $form(<Self as Clone>::clone(self))
            }
        }

        impl crate::mirror::Read for $core {
            fn read(form: &$form) -> PyResult<Self> {
                Ok(<Self as Clone>::clone(&form.0))
            }
        }
    };
}
pub(crate) use wraps;

/// Declares types that are text in Python, by their names in stubs.
macro_rules! words {
    ($core:ident: $($type:ident),+ $(,)?) => {
        $(crate::mirror::words! { @ $core::$type, stringify!($type) })+
    };
    ($hint:literal, $core:ident: $($type:ident),+ $(,)?) => {
        $(crate::mirror::words! { @ $core::$type, $hint })+
    };
    (@ $type:ty, $hint:expr) => {
        impl crate::hint::Hinted for $type {
            const HINT: pyo3::inspect::PyStaticExpr = crate::hint::name($hint);
        }

        impl crate::mirror::Shown for $type {
            type Form = crate::value::Word<Self>;

            fn form(&self) -> Self::Form {
                crate::value::Word(*self)
            }
        }

        impl crate::mirror::Read for $type {
            fn read(form: &Self::Form) -> PyResult<Self> {
                Ok(form.0)
            }
        }
    };
}
pub(crate) use words;

/// Declares the form of a type that is a one-letter notation. The arguments are its name in stubs,
/// the expected text for errors, and the function that returns the letter.
macro_rules! letters {
    ($(#[$doc:meta])* $form:ident of $core:ident as $hint:literal, $expected:literal, $letter:expr) => {
        $(#[$doc])*
        #[derive(Copy, Clone, Eq, PartialEq, Hash)]
        pub(crate) struct $form(pub(crate) $core);

        crate::mirror::wraps!($form of $core);

        impl<'py> FromPyObject<'_, 'py> for $form {
            type Error = PyErr;

            const INPUT_TYPE: pyo3::inspect::PyStaticExpr = crate::hint::name($hint);

            fn extract(object: Borrowed<'_, 'py, PyAny>) -> PyResult<Self> {
                let crate::value::Text(text) = object.extract()?;
                let found = $core::ALL.into_iter().find(|it| ($letter)(it) == text);
                let unknown = || mauerwerk::NotationError::new($expected, text);
                crate::error::read(object.py(), found.ok_or_else(unknown)).map(Self)
            }
        }

        impl<'py> IntoPyObject<'py> for $form {
            type Target = pyo3::types::PyString;
            type Output = Bound<'py, pyo3::types::PyString>;
            type Error = PyErr;

            const OUTPUT_TYPE: pyo3::inspect::PyStaticExpr = crate::hint::name($hint);

            fn into_pyobject(self, py: Python<'py>) -> PyResult<Self::Output> {
                Ok(crate::value::interned(py, &($letter)(&self.0)))
            }
        }
    };
}
pub(crate) use letters;

/// Declares numbers that are plain numbers in Python.
macro_rules! numbers {
    ($($number:ident)+) => {
        $(impl Shown for $number {
            type Form = Whole<Self>;

            fn form(&self) -> Whole<Self> {
                Whole(*self)
            }
        }

        impl Read for $number {
            fn read(form: &Whole<Self>) -> PyResult<Self> {
                Ok(form.0)
            }
        })+
    };
}

numbers! { u8 u16 u32 usize i32 }
wraps!(SeatNumber of Seat);
wraps!(SeatNumbers of Seats);

/// Declares values that are the same in Python.
macro_rules! kept {
    ($($type:ty),+) => {
        $(impl Shown for $type {
            type Form = Self;

            fn form(&self) -> Self {
                self.clone()
            }
        }

        impl Read for $type {
            fn read(form: &Self) -> PyResult<Self> {
                Ok(form.clone())
            }
        })+
    };
}

kept!(bool, String, Outcome);

impl<T: Shown> Shown for [T; 2] {
    type Form = (T::Form, T::Form);

    fn form(&self) -> Self::Form {
        (self[0].form(), self[1].form())
    }
}

impl<T: Shown> Shown for Option<T> {
    type Form = Option<T::Form>;

    fn form(&self) -> Self::Form {
        self.as_ref().map(T::form)
    }
}

impl<T: Read> Read for Option<T> {
    fn read(form: &Self::Form) -> PyResult<Self> {
        form.as_ref().map(T::read).transpose()
    }
}

impl<T: Shown> Shown for Vec<T> {
    type Form = Tuple<T::Form>;

    fn form(&self) -> Self::Form {
        Tuple(self.iter().map(T::form).collect())
    }
}

impl<T: Read> Read for Vec<T> {
    fn read(form: &Self::Form) -> PyResult<Self> {
        form.0.iter().map(T::read).collect()
    }
}

impl<T: Shown> Shown for BySeat<T> {
    type Form = Tuple<T::Form>;

    fn form(&self) -> Self::Form {
        Tuple(self.as_slice().iter().map(T::form).collect())
    }
}

impl<T: Read + Copy + Default> Read for BySeat<T> {
    fn read(form: &Self::Form) -> PyResult<Self> {
        let values = form.0.iter().map(T::read).collect::<PyResult<Vec<T>>>()?;
        Python::attach(|py| read_by_seat(py, &values))
    }
}

impl<T: Shown, U: Shown> Shown for (T, U) {
    type Form = (T::Form, U::Form);

    fn form(&self) -> Self::Form {
        (self.0.form(), self.1.form())
    }
}

impl<T: Read, U: Read> Read for (T, U) {
    fn read(form: &Self::Form) -> PyResult<Self> {
        Ok((T::read(&form.0)?, U::read(&form.1)?))
    }
}

impl<K: Shown, V: Shown> Shown for BTreeMap<K, V> {
    type Form = Dict<K::Form, V::Form>;

    fn form(&self) -> Self::Form {
        Dict(self.iter().map(|(key, value)| (key.form(), value.form())).collect())
    }
}

impl<K: Read + Ord, V: Read> Read for BTreeMap<K, V> {
    fn read(form: &Self::Form) -> PyResult<Self> {
        form.0.iter().map(|(key, value)| Ok((K::read(key)?, V::read(value)?))).collect()
    }
}

/// Reads a dict, and writes a new dict.
pub(crate) struct Dict<K, V>(pub(crate) Vec<(K, V)>);

impl<'py, K, V> FromPyObject<'_, 'py> for Dict<K, V>
where
    K: for<'a> FromPyObject<'a, 'py, Error = PyErr>,
    V: for<'a> FromPyObject<'a, 'py, Error = PyErr>,
{
    type Error = PyErr;

    const INPUT_TYPE: PyStaticExpr = type_hint_subscript!(
        type_hint_identifier!("builtins", "dict"),
        <K as FromPyObject<'_, 'py>>::INPUT_TYPE,
        <V as FromPyObject<'_, 'py>>::INPUT_TYPE
    );

    fn extract(object: Borrowed<'_, 'py, PyAny>) -> PyResult<Self> {
        let items = object.cast::<PyDict>()?.iter();
        items
            .map(|(key, value)| Ok((key.extract()?, value.extract()?)))
            .collect::<PyResult<_>>()
            .map(Self)
    }
}

impl<'py, K: IntoPyObject<'py>, V: IntoPyObject<'py>> IntoPyObject<'py> for Dict<K, V> {
    type Target = PyDict;
    type Output = Bound<'py, PyDict>;
    type Error = PyErr;

    const OUTPUT_TYPE: PyStaticExpr = type_hint_subscript!(
        type_hint_identifier!("builtins", "dict"),
        K::OUTPUT_TYPE,
        V::OUTPUT_TYPE
    );

    fn into_pyobject(self, py: Python<'py>) -> PyResult<Self::Output> {
        let dict = PyDict::new(py);
        for (key, value) in self.0 {
            dict.set_item(key, value)?;
        }
        Ok(dict)
    }
}

/// Reads two values in any order, and writes them as a tuple.
#[derive(Clone)]
pub(crate) struct Two<T>(pub(crate) T, pub(crate) T);

impl<'py, T> FromPyObject<'_, 'py> for Two<T>
where
    T: for<'a> FromPyObject<'a, 'py, Error = PyErr>,
{
    type Error = PyErr;

    const INPUT_TYPE: PyStaticExpr = Tuple::<T>::INPUT_TYPE;

    fn extract(object: Borrowed<'_, 'py, PyAny>) -> PyResult<Self> {
        let [one, other]: [T; 2] = object.extract()?;
        Ok(Self(one, other))
    }
}

impl<'py, T: IntoPyObject<'py>> IntoPyObject<'py> for Two<T> {
    type Target = PyTuple;
    type Output = Bound<'py, PyTuple>;
    type Error = PyErr;

    const OUTPUT_TYPE: PyStaticExpr = type_hint_subscript!(
        type_hint_identifier!("builtins", "tuple"),
        T::OUTPUT_TYPE,
        T::OUTPUT_TYPE
    );

    fn into_pyobject(self, py: Python<'py>) -> PyResult<Self::Output> {
        (self.0, self.1).into_pyobject(py)
    }
}

/// Writes one of two forms.
pub(crate) enum Either<A, B> {
    One(A),
    Other(B),
}

impl<'py, A: IntoPyObject<'py>, B: IntoPyObject<'py>> IntoPyObject<'py> for Either<A, B> {
    type Target = PyAny;
    type Output = Bound<'py, PyAny>;
    type Error = PyErr;

    const OUTPUT_TYPE: PyStaticExpr = type_hint_union!(A::OUTPUT_TYPE, B::OUTPUT_TYPE);

    fn into_pyobject(self, py: Python<'py>) -> PyResult<Self::Output> {
        match self {
            Self::One(value) => value.into_bound_py_any(py),
            Self::Other(value) => value.into_bound_py_any(py),
        }
    }
}

/// Declares getters of a class.
macro_rules! getters {
    ($class:ident($it:ident): $($(#[$doc:meta])* $name:ident: $type:ty = $value:expr;)+) => {
        #[pymethods]
        impl $class {
            $(
                $(#[$doc])*
                #[getter]
                fn $name(&self) -> crate::mirror::Form<$type> {
                    let $it = self;
                    crate::mirror::Shown::form(&$value)
                }
            )+
        }
    };
}
pub(crate) use getters;

/// Declares the function that returns the choices of a game's options.
macro_rules! choices {
    ($($option:literal: $type:ty,)+) => {
        /// Returns every value of an option with named values.
        ///
        /// Raises:
        ///     KeyError: If there is no such option.
        #[pyfunction]
        #[pyo3(signature = (option, /) -> "tuple[str, ...]")]
        pub(crate) fn choices<'py>(
            py: Python<'py>,
            option: crate::value::Text<'_>,
        ) -> PyResult<Bound<'py, pyo3::types::PyTuple>> {
            match option.0 {
                $($option => {
                    let all = <$type>::ALL.iter().map(crate::mirror::Shown::form).collect();
                    crate::value::Tuple(all).into_pyobject(py)
                })+
                _ => Err(pyo3::exceptions::PyKeyError::new_err(option.0.to_owned())),
            }
        }
    };
}
pub(crate) use choices;

/// Declares a class with the fields of a struct of the core.
macro_rules! record {
    (
        $(#[$doc:meta])*
        $name:ident($($signature:tt)*) in $module:literal of $core:ty, shown by $repr:ident {
            $($(#[$field_doc:meta])* $field:ident: $type:ty,)+
        }
    ) => {
        $(#[$doc])*
        #[pyclass(frozen, eq, hash, weakref, module = $module)]
        #[derive(Clone, Eq, PartialEq, Hash)]
        pub(crate) struct $name(pub(crate) $core);

        crate::mirror::wraps!($name of $core);
        crate::variant::immutable!($name);
        crate::variant::made_of_fields!($name, shown by $repr: $($field),+);

        #[pymethods]
        impl $name {
            #[new]
            #[pyo3(signature = ($($signature)*))]
            fn new($($field: crate::mirror::Form<$type>),+) -> PyResult<Self> {
                type Core = $core;
                Ok(Self(Core { $($field: crate::mirror::Read::read(&$field)?),+ }))
            }
        }

        crate::mirror::getters! { $name(it): $($(#[$field_doc])* $field: $type = it.0.$field;)+ }
    };
}
pub(crate) use record;

/// Declares classes for the variants of a core enum: a class, its fields with their defaults, and
/// the variant that they make. Also declares the function that makes the object of a variant.
macro_rules! variants {
    ($base:ident in $module:literal of $core:ty as $object:ident: $(
        $(#[$doc:meta])*
        $name:ident($($signature:tt)*) {
            $($(#[$field_doc:meta])* $field:ident: $type:ty,)*
        } = ($($variant:tt)+);
    )+) => {
        $(
            $(#[$doc])*
            #[pyclass(frozen, extends = $base, module = $module)]
            pub(crate) struct $name {
                $($(#[$field_doc])* #[pyo3(get)] $field: crate::mirror::Form<$type>,)*
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
                fn new($($field: crate::mirror::Form<$type>),*) -> PyResult<PyClassInitializer<Self>> {
                    $(let $field = <$type as crate::mirror::Read>::read(&$field)?;)*
                    let fields = Self { $($field: crate::mirror::Shown::form(&$field)),* };
                    let base = $base($($variant)+);
                    Ok(PyClassInitializer::from(base).add_subclass(fields))
                }
            }
        )+

        /// Makes the Python object of a variant.
        pub(crate) fn $object(py: Python<'_>, value: $core) -> PyResult<Py<PyAny>> {
            match &value {
                $($($variant)+ => {
                    let fields = $name { $($field: crate::mirror::Shown::form($field)),* };
                    let base = $base(<$core as Clone>::clone(&value));
                    let object = PyClassInitializer::from(base).add_subclass(fields);
                    Ok(Bound::new(py, object)?.into_any().unbind())
                })+
            }
        }
    };
}
pub(crate) use variants;
