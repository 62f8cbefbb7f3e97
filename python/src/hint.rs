//! Type hints for stubs.
//!
//! A hint is a type in Python syntax, such as `tuple[Action, ...]`. `tools/stubs.py` imports the
//! names that a stub uses.

use std::marker::PhantomData;

use pyo3::inspect::{PyStaticConstant, PyStaticExpr};
use pyo3::prelude::*;
use pyo3::{type_hint_identifier, type_hint_subscript, type_hint_union};

use crate::value::Word;

/// A type with a hint.
pub(crate) trait Hinted {
    const HINT: PyStaticExpr;
}

/// Returns the hint with the given name.
pub(crate) const fn name(id: &'static str) -> PyStaticExpr {
    PyStaticExpr::Name { id }
}

/// The `...` of `tuple[int, ...]`.
pub(crate) const ELLIPSIS: PyStaticExpr =
    PyStaticExpr::Constant { value: PyStaticConstant::Ellipsis };

/// Declares types that only have a hint.
macro_rules! named {
    ($($type:ident = $text:literal),+ $(,)?) => {
        $(pub(crate) struct $type;
        impl crate::hint::Hinted for $type {
            const HINT: pyo3::inspect::PyStaticExpr = crate::hint::name($text);
        })+
    };
}
pub(crate) use named;

named! {
    Action = "Action",
    Analysis = "Analysis",
    Decision = "Decision",
    Event = "Event",
    GameName = "GameId",
    Kind = "GameKind",
    MistakeHint = "Mistake",
    Plain = "dict[str, Any]",
    Results = "Results",
    State = "State",
    Turn = "Turn",
}

impl<T: Hinted> Hinted for Word<T> {
    const HINT: PyStaticExpr = T::HINT;
}

/// A tuple of any length.
pub(crate) struct Many<N>(PhantomData<N>);

impl<N: Hinted> Hinted for Many<N> {
    const HINT: PyStaticExpr =
        type_hint_subscript!(type_hint_identifier!("builtins", "tuple"), N::HINT, ELLIPSIS);
}

/// The result of indexing or slicing a sequence: an item or a tuple of items.
pub(crate) struct Part<N>(PhantomData<N>);

impl<N: Hinted> Hinted for Part<N> {
    const HINT: PyStaticExpr = type_hint_union!(N::HINT, Many::<N>::HINT);
}

/// An iterator.
pub(crate) struct Each<N>(PhantomData<N>);

impl<N: Hinted> Hinted for Each<N> {
    const HINT: PyStaticExpr =
        type_hint_subscript!(type_hint_identifier!("collections.abc", "Iterator"), N::HINT);
}

/// A value with its hint in stubs.
pub(crate) struct As<N, T = Py<PyAny>>(pub(crate) T, PhantomData<N>);

impl<N, T> As<N, T> {
    pub(crate) const fn new(value: T) -> Self {
        Self(value, PhantomData)
    }
}

impl<'py, N: Hinted, T: IntoPyObject<'py>> IntoPyObject<'py> for As<N, T> {
    type Target = T::Target;
    type Output = T::Output;
    type Error = T::Error;

    const OUTPUT_TYPE: PyStaticExpr = N::HINT;

    fn into_pyobject(self, py: Python<'py>) -> Result<Self::Output, Self::Error> {
        self.0.into_pyobject(py)
    }
}
