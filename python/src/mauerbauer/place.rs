//! Names of places and colours: plain strings and numbers.
//!
//! Tower spaces, wall lines and colours are one word in JSON, and the same word in Python.

use mauerwerk::NotationError;
use mauerwerk::mauerbauer::{self as core, Space as CoreSpace};
use pyo3::inspect::PyStaticExpr;
use pyo3::prelude::*;
use pyo3::types::PyInt;

use crate::error;
use crate::hint::name;
use crate::mirror::{words, wraps};
use crate::value::Whole;

/// Reads and writes a landscape space as its number.
#[derive(Copy, Clone, Eq, PartialEq, Hash)]
pub(crate) struct Space(pub(super) CoreSpace);

wraps!(Space of CoreSpace);

impl<'py> FromPyObject<'_, 'py> for Space {
    type Error = PyErr;

    const INPUT_TYPE: PyStaticExpr = name("int");

    fn extract(object: Borrowed<'_, 'py, PyAny>) -> PyResult<Self> {
        let number = object.extract::<Whole<i64>>()?.0;
        let space = u8::try_from(number).ok().and_then(CoreSpace::new);
        let unknown = || NotationError::new("a landscape space from 1 to 64", &number.to_string());
        error::read(object.py(), space.ok_or_else(unknown)).map(Self)
    }
}

impl<'py> IntoPyObject<'py> for Space {
    type Target = PyInt;
    type Output = Bound<'py, PyInt>;
    type Error = PyErr;

    const OUTPUT_TYPE: PyStaticExpr = name("int");

    fn into_pyobject(self, py: Python<'py>) -> PyResult<Self::Output> {
        Ok(self.0.number().into_pyobject(py)?)
    }
}

words!("str", core: Line, TowerSpace);
