//! Names of places and colours: plain strings and numbers.
//!
//! Tower spaces, wall lines and colours are one word in JSON, and that word in Python.

use std::collections::BTreeMap;

use mauerwerk::NotationError;
use mauerwerk::mauerbauer::{HouseColour, Line, Space as CoreSpace, TowerColour, TowerSpace};
use pyo3::inspect::PyStaticExpr;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyInt};

use crate::error;
use crate::hint::name;
use crate::value::{Tuple, Whole, Word};

/// Reads and writes a landscape space as its number.
#[derive(Copy, Clone, Eq, PartialEq, Hash)]
pub(crate) struct Space(pub(super) CoreSpace);

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

crate::hint::named! {
    Towers = "dict[str, TowerColour]",
    Pieces = "dict[int, tuple[HouseColour, ...]]",
    Cities = "dict[int, tuple[int, ...]]",
}

/// Returns lines, as a tuple of their names.
pub(super) fn lines(lines: &[Line]) -> Tuple<Word<Line>> {
    Tuple(lines.iter().copied().map(Word).collect())
}

/// Returns towers, as a dict of colours by tower space.
pub(super) fn towers<'py>(
    py: Python<'py>,
    towers: &BTreeMap<TowerSpace, TowerColour>,
) -> PyResult<Bound<'py, PyDict>> {
    dict(py, towers.iter().map(|(&at, &colour)| (Word(at), Word(colour))))
}

/// Returns houses or palaces, as a dict of a tuple of colours by landscape space.
pub(super) fn pieces<'py>(
    py: Python<'py>,
    pieces: &BTreeMap<CoreSpace, Vec<HouseColour>>,
) -> PyResult<Bound<'py, PyDict>> {
    let colours = |colours: &[HouseColour]| Tuple(colours.iter().copied().map(Word).collect());
    dict(py, pieces.iter().map(|(&space, all)| (Space(space), colours(all))))
}

/// Returns cities, as a dict of a tuple of spaces by the space that the city goes by.
pub(super) fn cities<'py>(
    py: Python<'py>,
    cities: &[Vec<CoreSpace>],
) -> PyResult<Bound<'py, PyDict>> {
    let named = cities.iter().filter_map(|city| Some((*city.first()?, city)));
    let spaces = |city: &[CoreSpace]| Tuple(city.iter().copied().map(Space).collect());
    dict(py, named.map(|(name, city)| (Space(name), spaces(city))))
}

/// Returns a new dict, which nothing else holds.
pub(super) fn dict<'py>(
    py: Python<'py>,
    items: impl Iterator<Item = (impl IntoPyObject<'py>, impl IntoPyObject<'py>)>,
) -> PyResult<Bound<'py, PyDict>> {
    let dict = PyDict::new(py);
    for (key, value) in items {
        dict.set_item(key, value)?;
    }
    Ok(dict)
}
