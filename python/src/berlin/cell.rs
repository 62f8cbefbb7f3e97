//! Cells of the wall, and directions.

use mauerwerk::NotationError;
use mauerwerk::berlin::{Cell as Core, Direction};
use pyo3::inspect::PyStaticExpr;
use pyo3::prelude::*;
use pyo3::types::PyIterator;

use super::{Cell, Path};
use crate::error;
use crate::hint::{As, Each, Hinted, Part, name};
use crate::mirror::letters;
use crate::value::{Tuple, Whole};

letters! {
    /// Reads and writes a direction as the letter of its notation.
    Way of Direction as "Direction", "a direction: U D L R", |way: &Direction| way.letter().to_string()
}

impl Hinted for Way {
    const HINT: PyStaticExpr = name("Direction");
}

#[pymethods]
impl Cell {
    /// Returns the cell with the given column and row, counted from 0 at the lower left.
    ///
    /// Raises:
    ///     NotationError: If no wall has such a cell.
    #[staticmethod]
    #[pyo3(signature = (column, row, /))]
    fn at(py: Python<'_>, column: Whole<usize>, row: Whole<usize>) -> PyResult<Self> {
        let given = || format!("column {}, row {}", column.0, row.0);
        let cell = Core::new(column.0, row.0);
        let cell = cell.ok_or_else(|| NotationError::new("a cell of a wall", &given()));
        error::read(py, cell).map(Self)
    }
}

#[pymethods]
impl Path {
    fn __len__(&self) -> usize {
        self.0.len()
    }

    fn __getitem__<'py>(
        &self,
        index: &Bound<'py, PyAny>,
    ) -> PyResult<As<Part<Way>, Bound<'py, PyAny>>> {
        let steps = Tuple(self.0.steps().map(Way).collect()).into_pyobject(index.py())?;
        steps.as_any().get_item(index).map(As::new)
    }

    fn __contains__(&self, direction: &Bound<'_, PyAny>) -> bool {
        direction.extract::<Way>().is_ok_and(|way| self.0.steps().any(|step| step == way.0))
    }

    fn __iter__<'py>(&self, py: Python<'py>) -> PyResult<As<Each<Way>, Bound<'py, PyIterator>>> {
        Tuple(self.0.steps().map(Way).collect()).into_pyobject(py)?.try_iter().map(As::new)
    }
}
