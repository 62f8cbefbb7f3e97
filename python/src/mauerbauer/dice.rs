//! What the dice show.

use mauerwerk::NotationError;
use mauerwerk::mauerbauer::{HouseDie, Roll as Core, TowerColour};
use pyo3::inspect::PyStaticExpr;
use pyo3::prelude::*;
use pyo3::types::PyString;

use crate::error;
use crate::hint::name;
use crate::value::{Text, Word, interned};
use crate::written::written;

/// Reads and writes the face of a house die as its letter, or `"?"`.
#[derive(Copy, Clone, Eq, PartialEq, Hash)]
pub(super) struct Face(HouseDie);

impl<'py> FromPyObject<'_, 'py> for Face {
    type Error = PyErr;

    const INPUT_TYPE: PyStaticExpr = name("HouseDie");

    fn extract(object: Borrowed<'_, 'py, PyAny>) -> PyResult<Self> {
        let Text(text) = object.extract()?;
        let face = HouseDie::ALL.into_iter().find(|face| face.to_string() == text);
        let unknown = || NotationError::new("a face of a house die: R G Y B P ?", text);
        error::read(object.py(), face.ok_or_else(unknown)).map(Self)
    }
}

impl<'py> IntoPyObject<'py> for Face {
    type Target = PyString;
    type Output = Bound<'py, PyString>;
    type Error = PyErr;

    const OUTPUT_TYPE: PyStaticExpr = name("HouseDie");

    fn into_pyobject(self, py: Python<'py>) -> PyResult<Self::Output> {
        Ok(interned(py, &self.0.to_string()))
    }
}

/// A roll of the dice; which house die is which doesn't matter.
///
/// Made of notation: `"b/R?"` is a black tower, a red house, and a house of any colour; `"-/RR"` is
/// a roll without the tower die (MA-18).
///
/// Raises:
///     NotationError: If no roll is written like that.
#[pyclass(frozen, eq, ord, hash, module = "mauerwerk.mauerbauer")]
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash)]
pub(crate) struct Roll(pub(crate) Core);

written!(Roll of Core, str::parse);

#[pymethods]
impl Roll {
    #[classattr]
    #[pyo3(name = "__match_args__")]
    fn match_args() -> (&'static str, &'static str) {
        ("tower", "houses")
    }

    /// Returns the roll of a tower die, `None` if it is not rolled, and of two house dice.
    ///
    /// Raises:
    ///     NotationError: If a die has no such face.
    #[staticmethod]
    #[pyo3(signature = (tower, houses, /))]
    fn of(tower: Option<Word<TowerColour>>, houses: [Face; 2]) -> Self {
        let [one, other] = houses.map(|face| face.0);
        Self(Core::new(tower.map(|tower| tower.0), one, other))
    }

    /// What the tower die shows, or `None` if it is not rolled.
    #[getter]
    fn tower(&self) -> Option<Word<TowerColour>> {
        self.0.tower().map(Word)
    }

    /// What the two house dice show, in the order of their faces.
    #[getter]
    fn houses(&self) -> (Face, Face) {
        let [one, other] = self.0.houses();
        (Face(one), Face(other))
    }
}
