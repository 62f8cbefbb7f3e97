//! The results of simulations: columns that others take without copying.

use std::sync::Arc;
use std::time::{Duration, Instant};

use arrow_array::ffi_stream::FFI_ArrowArrayStream;
use arrow_array::{ArrayRef, Int32Array, RecordBatch, RecordBatchIterator};
use arrow_schema::{ArrowError, DataType, Field, Schema};
use mauerwerk::{Batch, Game, Simulation};
use pyo3::exceptions::{PyIndexError, PyKeyError, PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyCapsule, PyDict, PyIterator, PyList, PyTuple};

use crate::value::{Tuple, Whole, hash, interned, place};
use crate::variant::immutable;

/// Holds what a simulation was asked for.
pub(crate) struct Simulated {
    pub(crate) games: u64,
    pub(crate) seed: u64,
    pub(crate) limit: Option<u64>,
    /// Is called with the number of games played so far, now and then.
    pub(crate) tell: Option<Py<PyAny>>,
}

impl Simulated {
    /// Plays the games on all cores with the interpreter released.
    pub(crate) fn run<G: Game>(self, py: Python<'_>, start: &G) -> PyResult<Table> {
        let mut simulation = Simulation::from_state(start.clone(), self.seed);
        if let Some(limit) = self.limit {
            simulation = simulation.with_limit(limit);
        }
        let mut pulse = Pulse { tell: self.tell, last: None, error: None };
        let batch = py.detach(|| simulation.play_parallel(self.games, |played| pulse.beat(played)));
        match (batch, pulse.error) {
            (Some(batch), None) => Table::of(batch),
            (_, error) => Err(error.unwrap_or_else(|| PyValueError::new_err("stopped"))),
        }
    }
}

/// Looks up from a long calculation: for Ctrl-C, and to tell how far it has come.
struct Pulse {
    tell: Option<Py<PyAny>>,
    last: Option<Instant>,
    error: Option<PyErr>,
}

impl Pulse {
    const PAUSE: Duration = Duration::from_millis(20);

    /// Tells whether to go on.
    fn beat(&mut self, played: u64) -> bool {
        if self.last.is_some_and(|last| last.elapsed() < Self::PAUSE) {
            return true;
        }
        self.last = Some(Instant::now());
        let looked = Python::attach(|py| {
            py.check_signals()?;
            self.tell.as_ref().map_or(Ok(()), |tell| tell.call1(py, (played,)).map(drop))
        });
        self.error = looked.err();
        self.error.is_none()
    }
}

/// Holds the results of games, one row a game: named columns of 32-bit integers.
///
/// A mapping from names to columns, so that `dict(table)` works. numpy takes a column, and polars,
/// pyarrow and every other Arrow consumer the whole table, without copying.
#[pyclass(frozen, eq, mapping, module = "mauerwerk")]
#[derive(PartialEq)]
pub(crate) struct Table {
    names: Vec<String>,
    columns: Vec<Column>,
}

immutable!(Table);

impl Table {
    fn of(batch: Batch) -> PyResult<Self> {
        let (names, columns) = batch.into_columns().map(|(name, c)| (name, Column::of(c))).unzip();
        Ok(Self { names, columns })
    }

    fn schema(&self) -> Arc<Schema> {
        let fields = self.names.iter().map(|name| Field::new(name, DataType::Int32, false));
        Arc::new(Schema::new(fields.collect::<Vec<_>>()))
    }

    fn batch(&self) -> Result<RecordBatch, ArrowError> {
        let columns = self.columns.iter().map(|column| Arc::clone(&column.0) as ArrayRef);
        RecordBatch::try_new(self.schema(), columns.collect())
    }
}

#[pymethods]
impl Table {
    #[new]
    #[pyo3(signature = (columns, /))]
    fn new(columns: &Bound<'_, PyDict>) -> PyResult<Self> {
        let mut table = Self { names: Vec::new(), columns: Vec::new() };
        for (name, column) in columns {
            table.names.push(name.extract()?);
            table.columns.push(column.cast::<Column>()?.get().clone());
        }
        if table.columns.iter().any(|column| column.0.len() != table.rows()) {
            return Err(PyValueError::new_err("columns of different lengths"));
        }
        Ok(table)
    }

    /// Holds the names of the columns.
    #[getter]
    fn names(&self) -> Tuple<String> {
        Tuple(self.names.clone())
    }

    /// Holds the number of rows: one a game.
    #[getter]
    fn rows(&self) -> usize {
        self.columns.first().map_or(0, |column| column.0.len())
    }

    /// Returns the names of the columns.
    fn keys(&self) -> Tuple<String> {
        self.names()
    }

    /// Returns the columns.
    fn values(&self) -> Tuple<Column> {
        Tuple(self.columns.clone())
    }

    /// Returns each column with its name.
    fn items(&self) -> Tuple<(String, Column)> {
        Tuple(self.names.iter().cloned().zip(self.columns.iter().cloned()).collect())
    }

    /// Refuses to be one array, so that `pandas.DataFrame(table)` doesn't guess: hand it
    /// `dict(table)`, or call `to_pandas`.
    ///
    /// Raises:
    ///     TypeError: Always.
    #[pyo3(signature = (dtype = None, copy = None))]
    fn __array__(&self, dtype: Option<&Bound<'_, PyAny>>, copy: Option<bool>) -> PyResult<()> {
        let _ = (dtype, copy);
        Err(PyTypeError::new_err("a table is not one array: use dict(table) or table.to_pandas()"))
    }

    /// Returns a pandas DataFrame on the same memory, which therefore cannot be changed in place.
    ///
    /// Raises:
    ///     ImportError: If pandas is not installed.
    fn to_pandas<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        let py = slf.py();
        let asarray = py.import("numpy")?.getattr("asarray")?;
        let arrays = PyDict::new(py);
        for (name, column) in slf.get().items().0 {
            arrays.set_item(name, asarray.call1((column,))?)?;
        }
        let options = PyDict::new(py);
        options.set_item("copy", false)?;
        py.import("pandas")?.call_method("DataFrame", (arrays,), Some(&options))
    }

    fn __getitem__(&self, name: &str) -> PyResult<Column> {
        let place = self.names.iter().position(|other| other == name);
        let place = place.ok_or_else(|| PyKeyError::new_err(name.to_owned()))?;
        Ok(self.columns[place].clone())
    }

    fn __contains__(&self, name: &Bound<'_, PyAny>) -> bool {
        name.extract::<&str>().is_ok_and(|name| self.names.iter().any(|other| other == name))
    }

    fn __len__(&self) -> usize {
        self.names.len()
    }

    fn __iter__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyIterator>> {
        PyTuple::new(py, &self.names)?.try_iter()
    }

    fn __hash__(&self) -> u64 {
        hash(&(&self.names, self.rows()))
    }

    fn __repr__(&self) -> String {
        format!("<Table of {} games: {}>", self.rows(), self.names.join(", "))
    }

    /// Hands the table to an Arrow consumer as a stream of one batch, without copying.
    #[pyo3(signature = (requested_schema = None))]
    fn __arrow_c_stream__<'py>(
        &self,
        py: Python<'py>,
        requested_schema: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyCapsule>> {
        // A consumer that wants other types casts by itself, as the protocol allows.
        let _ = requested_schema;
        let batch = self.batch().map_err(|error| PyValueError::new_err(error.to_string()))?;
        let batches = RecordBatchIterator::new([Ok(batch)], self.schema());
        let stream = FFI_ArrowArrayStream::new(Box::new(batches));
        PyCapsule::new_with_value(py, stream, c"arrow_array_stream")
    }

    fn __reduce__<'py>(
        slf: &Bound<'py, Self>,
    ) -> PyResult<(Bound<'py, PyAny>, (Bound<'py, PyDict>,))> {
        let columns = PyDict::new(slf.py());
        for (name, column) in slf.get().names.iter().zip(&slf.get().columns) {
            columns.set_item(name, column.clone())?;
        }
        Ok((slf.get_type().into_any(), (columns,)))
    }
}

/// Holds a column: 32-bit integers that cannot be changed, one a game.
///
/// A sequence of numbers; `numpy.asarray(column)` is an array on the same memory.
#[pyclass(frozen, eq, sequence, module = "mauerwerk")]
#[derive(Clone, PartialEq)]
pub(crate) struct Column(Arc<Int32Array>);

immutable!(Column);

impl Column {
    fn of(values: Vec<i32>) -> Self {
        Self(Arc::new(values.into()))
    }
}

#[pymethods]
impl Column {
    #[new]
    #[pyo3(signature = (data, /))]
    fn new(data: &[u8]) -> PyResult<Self> {
        let (numbers, []) = data.as_chunks() else {
            return Err(PyValueError::new_err("the data are no 32-bit integers"));
        };
        Ok(Self::of(numbers.iter().copied().map(i32::from_le_bytes).collect()))
    }

    /// Describes the memory to numpy.
    #[getter]
    fn __array_interface__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        const READ_ONLY: bool = true;
        let order = if cfg!(target_endian = "little") { "<i4" } else { ">i4" };
        let interface = PyDict::new(py);
        interface.set_item("version", 3)?;
        interface.set_item("shape", (self.0.len(),))?;
        interface.set_item("typestr", interned(py, order))?;
        interface.set_item("data", (self.0.values().as_ptr() as usize, READ_ONLY))?;
        Ok(interface)
    }

    /// Makes a numpy array: on the same memory unless another type or a copy is asked for.
    #[pyo3(signature = (dtype = None, copy = None))]
    fn __array__<'py>(
        slf: &Bound<'py, Self>,
        dtype: Option<Bound<'py, PyAny>>,
        copy: Option<bool>,
    ) -> PyResult<Bound<'py, PyAny>> {
        // numpy looks at the interface first, so that this does not come back here.
        let array = slf.py().import("numpy")?.call_method1("asarray", (slf,))?;
        let array = match dtype {
            Some(dtype) => array.call_method1("astype", (dtype,))?,
            None => array,
        };
        if copy == Some(true) { array.call_method0("copy") } else { Ok(array) }
    }

    /// Returns the numbers as little-endian bytes, four a number: a copy.
    fn tobytes<'py>(&self, py: Python<'py>) -> Bound<'py, PyBytes> {
        let bytes: Vec<u8> =
            self.0.values().iter().flat_map(|number| number.to_le_bytes()).collect();
        PyBytes::new(py, &bytes)
    }

    fn __len__(&self) -> usize {
        self.0.len()
    }

    fn __getitem__(&self, index: Whole<isize>) -> PyResult<i32> {
        let number =
            place(index.0, self.0.len()).and_then(|place| self.0.values().get(place).copied());
        number.ok_or_else(|| PyIndexError::new_err("column index out of range"))
    }

    /// Returns the numbers as a list: a copy.
    fn tolist(&self) -> Vec<i32> {
        self.0.values().to_vec()
    }

    fn __iter__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyIterator>> {
        PyList::new(py, self.0.values())?.try_iter()
    }

    fn __hash__(&self) -> u64 {
        hash(&(self.0.len(), self.0.values().first()))
    }

    fn __repr__(&self) -> String {
        let shown: Vec<String> = self.0.values().iter().take(8).map(i32::to_string).collect();
        let more = if self.0.len() > shown.len() { ", …" } else { "" };
        format!("<Column of {}: {}{more}>", self.0.len(), shown.join(", "))
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> (Bound<'py, PyAny>, (Bound<'py, PyBytes>,)) {
        (slf.get_type().into_any(), (slf.get().tobytes(slf.py()),))
    }
}
