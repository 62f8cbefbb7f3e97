//! Places of the wall, and the ways between them.

use mauerwerk::NotationError;
use mauerwerk::berlin::{Cell as Core, Direction, Path as CorePath};
use pyo3::inspect::PyStaticExpr;
use pyo3::prelude::*;
use pyo3::types::{PyIterator, PyString};

use crate::error;
use crate::hint::{As, Each, Hinted, Part, name};
use crate::mirror::wraps;
use crate::value::{Text, Tuple, Whole, interned};
use crate::written::written;

/// Reads and writes a direction as the letter of its notation.
#[derive(Copy, Clone, Eq, PartialEq, Hash)]
pub(crate) struct Way(pub(crate) Direction);

wraps!(Way of Direction);

impl Hinted for Way {
    const HINT: PyStaticExpr = name("Direction");
}

impl<'py> FromPyObject<'_, 'py> for Way {
    type Error = PyErr;

    const INPUT_TYPE: PyStaticExpr = name("Direction");

    fn extract(object: Borrowed<'_, 'py, PyAny>) -> PyResult<Self> {
        let Text(text) = object.extract()?;
        let mut ways = Direction::ALL.into_iter();
        let way = ways.find(|way| text == way.letter().to_string());
        let unknown = || NotationError::new("a direction: U D L R", text);
        error::read(object.py(), way.ok_or_else(unknown)).map(Self)
    }
}

impl<'py> IntoPyObject<'py> for Way {
    type Target = PyString;
    type Output = Bound<'py, PyString>;
    type Error = PyErr;

    const OUTPUT_TYPE: PyStaticExpr = name("Direction");

    fn into_pyobject(self, py: Python<'py>) -> PyResult<Self::Output> {
        Ok(interned(py, self.0.letter().encode_utf8(&mut [0; 4])))
    }
}

/// A place of the wall.
///
/// Made of piecepack notation: `"a1"` is the lower left, `"l4"` the upper right of the usual wall.
///
/// Raises:
///     NotationError: If no cell is written like that.
#[pyclass(frozen, eq, ord, hash, module = "mauerwerk.berlin")]
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash)]
pub(crate) struct Cell(pub(crate) Core);

written!(Cell of Core, str::parse);

#[pymethods]
impl Cell {
    /// Returns the cell of a column and a row, both counted from 0 at the lower left.
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

    /// The column, from 0 at the left.
    #[getter]
    fn column(&self) -> usize {
        self.0.column()
    }

    /// The row, from 0 at the bottom.
    #[getter]
    fn row(&self) -> usize {
        self.0.row()
    }
}

/// A path of one to six steps: a collection of directions.
///
/// Made of notation such as `"UUR"`. Where hammers jump empty cells (`holes_count`, BE-110), a step
/// leads on to the next piece, and `"UUR~2"` stops at the second of the empty cells that the last
/// step jumps.
///
/// Raises:
///     NotationError: If no path is written like that.
#[pyclass(frozen, eq, ord, hash, module = "mauerwerk.berlin")]
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash)]
pub(crate) struct Path(pub(crate) CorePath);

written!(Path of CorePath, str::parse);

#[pymethods]
impl Path {
    /// The empty cell that the last step stops at, of those that it jumps; 0 if it stops at none.
    #[getter]
    fn stop(&self) -> usize {
        self.0.stop()
    }

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
