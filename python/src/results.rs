//! The results of simulations: columns that other libraries use without copying.

use std::num::NonZero;
use std::ops::Range;
use std::sync::Arc;
use std::thread;

use arrow_array::ffi::to_ffi;
use arrow_array::ffi_stream::FFI_ArrowArrayStream;
use arrow_array::{
    Array as _, ArrayRef, BooleanArray, Float64Array, Int32Array, Int64Array, RecordBatch,
    RecordBatchIterator, StringArray,
};
use arrow_schema::{Field, Schema};
use mauerwerk::bot::DECISION_LIMIT;
use mauerwerk::{Batch, FullGame, InformationState, Simulation};
use pyo3::exceptions::{PyIndexError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyCapsule, PyDict, PyIterator, PyList, PySlice};

use crate::attend::Pulse;
use crate::entrants::{AnyEntrant, Start, hosted};
use crate::error;
use crate::game::Binding;
use crate::hint::{As, Each, Hinted, Plain, name, named};
use crate::value::{Whole, hash, interned, place, places};
use crate::variant::immutable;

/// The arguments of a simulation.
pub(crate) struct Simulated {
    pub(crate) games: Range<u64>,
    pub(crate) seed: u64,
    pub(crate) limit: Option<u64>,
    pub(crate) threads: Option<usize>,
    /// The player of each seat, or `None` for random play.
    pub(crate) entrants: Option<Vec<AnyEntrant>>,
    /// A callable that receives the number of games played so far, regularly.
    pub(crate) tell: Option<Py<PyAny>>,
}

impl Simulated {
    /// Plays games that each begin in a different world that fits what was seen.
    pub(crate) fn run_in_worlds<G: Binding>(
        self,
        py: Python<'_>,
        seen: &InformationState<G>,
    ) -> PyResult<Py<PyAny>> {
        let worlds =
            py.detach(|| seen.sampler()).map_err(|error| error::inconsistent(py, error))?;
        self.run(py, Start::Worlds(&worlds))
    }

    /// Plays the games: at random with the interpreter released, or between the players.
    pub(crate) fn run<G: Binding>(
        self,
        py: Python<'_>,
        start: Start<'_, G>,
    ) -> PyResult<Py<PyAny>> {
        let threads = self.threads.map(|threads| NonZero::new(threads).ok_or_else(no_threads));
        let threads = threads.transpose()?;
        let batch = match &self.entrants {
            None => self.at_random(py, &start, threads)?,
            Some(entrants) => {
                let games = self.games.clone();
                let limit = self.limit.unwrap_or(DECISION_LIMIT);
                let cores = || thread::available_parallelism().ok();
                let threads = threads.or_else(cores).map_or(1, NonZero::get);
                hosted(py, (start, self.seed), entrants, self.tell, |series, most, watch| {
                    series.clone().with_limit(limit).play(games, threads.min(most), watch)
                })?
            }
        };
        results(py, batch)
    }

    fn at_random<G: FullGame>(
        &self,
        py: Python<'_>,
        start: &Start<'_, G>,
        threads: Option<NonZero<usize>>,
    ) -> PyResult<Batch> {
        let mut simulation = match start {
            Start::State(start) => Simulation::from_state((*start).clone(), self.seed),
            Start::Worlds(worlds) => Simulation::in_worlds(*worlds, self.seed)
                .map_err(|error| error::inconsistent(py, error))?,
        };
        if let Some(threads) = threads {
            simulation = simulation.with_threads(threads);
        }
        if let Some(limit) = self.limit {
            simulation = simulation.with_limit(limit);
        }
        let mut pulse = Pulse::new(self.tell.as_ref().map(|tell| tell.clone_ref(py)));
        let batch =
            py.detach(|| simulation.play_parallel(self.games.clone(), |played| pulse.beat(played)));
        pulse.or(batch)?.ok_or_else(|| PyValueError::new_err("stopped"))
    }
}

/// Returns the error of a number of threads that is 0.
pub(crate) fn no_threads() -> PyErr {
    PyValueError::new_err("threads is 0: at least 1 thread plays the games")
}

/// Returns the range of the given number of games from `first` on, if the numbers fit in a column.
pub(crate) fn numbers(first: u64, games: u64) -> PyResult<Range<u64>> {
    /// One more than the largest number of a column.
    const END: u64 = 1 << 31;
    match first.checked_add(games) {
        Some(end) if end <= END => Ok(first..end),
        _ => Err(PyValueError::new_err(format!("games have numbers below {END}"))),
    }
}

/// Returns the results of a batch. Their class is defined in Python.
fn results(py: Python<'_>, batch: Batch) -> PyResult<Py<PyAny>> {
    let columns = PyDict::new(py);
    for (name, values) in batch.into_columns() {
        columns.set_item(name, Column::of(values))?;
    }
    Ok(py.import("mauerwerk.results")?.getattr("Results")?.call1((columns,))?.unbind())
}

/// Returns the array of a column without copying, or of a list of truth values, whole numbers,
/// fractions or texts.
fn array(column: &Bound<'_, PyAny>) -> PyResult<ArrayRef> {
    if let Ok(column) = column.cast::<Column>() {
        return Ok(Arc::clone(&column.get().0) as ArrayRef);
    }
    if let Ok(truths) = column.extract::<Vec<bool>>() {
        return Ok(Arc::new(BooleanArray::from(truths)));
    }
    if let Ok(numbers) = column.extract::<Vec<i64>>() {
        return Ok(Arc::new(Int64Array::from(numbers)));
    }
    match column.extract::<Vec<f64>>() {
        Ok(numbers) => Ok(Arc::new(Float64Array::from(numbers))),
        Err(_) => Ok(Arc::new(StringArray::from(column.extract::<Vec<Option<String>>>()?))),
    }
}

/// Exports columns to an Arrow consumer as a stream of one batch, without copying if possible.
#[pyfunction]
#[pyo3(signature = (columns: "dict[str, Any]", /) -> "object")]
pub(crate) fn arrow_stream<'py>(columns: &Bound<'py, PyDict>) -> PyResult<Bound<'py, PyCapsule>> {
    let (mut fields, mut arrays) = (Vec::new(), Vec::new());
    for (name, column) in columns {
        let array = array(&column)?;
        fields.push(Field::new(name.extract::<String>()?, array.data_type().clone(), true));
        arrays.push(array);
    }
    let schema = Arc::new(Schema::new(fields));
    let batch = RecordBatch::try_new(Arc::clone(&schema), arrays);
    let batch = batch.map_err(|error| PyValueError::new_err(error.to_string()))?;
    let batches = RecordBatchIterator::new([Ok(batch)], schema);
    let stream = FFI_ArrowArrayStream::new(Box::new(batches));
    PyCapsule::new_with_value(columns.py(), stream, c"arrow_array_stream")
}

/// A column: immutable 32-bit integers, one for each game.
///
/// It is a sequence of numbers, and `numpy.asarray(column)` is an array on the same memory.
#[pyclass(frozen, eq, sequence, module = "mauerwerk")]
#[derive(Clone, PartialEq)]
pub(crate) struct Column(Arc<Int32Array>);

immutable!(Column);
impl Hinted for i32 {
    const HINT: pyo3::inspect::PyStaticExpr = name("int");
}
named!(NumberOrPart = "int | Column");

impl Column {
    fn of(values: Vec<i32>) -> Self {
        Self(Arc::new(values.into()))
    }

    /// Returns the part of a slice, on the same memory if the numbers are contiguous.
    fn part(&self, slice: &Bound<'_, PySlice>) -> PyResult<Self> {
        let part = slice.indices(self.0.len() as isize)?;
        let (start, length) = (part.start, part.slicelength);
        if part.step == 1 {
            let start = usize::try_from(start).unwrap_or_default();
            return Ok(Self(Arc::new(self.0.slice(start, length))));
        }
        let places = places(slice, self.0.len())?;
        Ok(Self::of(places.map(|place| self.0.value(place)).collect()))
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
    fn __array_interface__<'py>(&self, py: Python<'py>) -> PyResult<As<Plain, Bound<'py, PyDict>>> {
        const READ_ONLY: bool = true;
        let order = if cfg!(target_endian = "little") { "<i4" } else { ">i4" };
        let interface = PyDict::new(py);
        interface.set_item("version", 3)?;
        interface.set_item("shape", (self.0.len(),))?;
        interface.set_item("typestr", interned(py, order))?;
        interface.set_item("data", (self.0.values().as_ptr() as usize, READ_ONLY))?;
        Ok(As::new(interface))
    }

    /// Returns a numpy array, on the same memory unless another type or a copy is requested.
    #[pyo3(signature = (dtype = None, copy = None))]
    fn __array__<'py>(
        slf: &Bound<'py, Self>,
        dtype: Option<Bound<'py, PyAny>>,
        copy: Option<bool>,
    ) -> PyResult<Bound<'py, PyAny>> {
        // numpy uses the interface first, so this does not recurse.
        let array = slf.py().import("numpy")?.call_method1("asarray", (slf,))?;
        let array = match dtype {
            Some(dtype) => array.call_method1("astype", (dtype,))?,
            None => array,
        };
        if copy == Some(true) { array.call_method0("copy") } else { Ok(array) }
    }

    /// Returns a copy of the numbers as little-endian bytes, four for each number.
    fn tobytes<'py>(&self, py: Python<'py>) -> Bound<'py, PyBytes> {
        let bytes: Vec<u8> =
            self.0.values().iter().flat_map(|number| number.to_le_bytes()).collect();
        PyBytes::new(py, &bytes)
    }

    fn __len__(&self) -> usize {
        self.0.len()
    }

    fn __getitem__<'py>(
        &self,
        index: &Bound<'py, PyAny>,
    ) -> PyResult<As<NumberOrPart, Bound<'py, PyAny>>> {
        let py = index.py();
        if let Ok(slice) = index.cast::<PySlice>() {
            return Ok(As::new(Bound::new(py, self.part(slice)?)?.into_any()));
        }
        let index: Whole<isize> = index.extract()?;
        let number =
            place(index.0, self.0.len()).and_then(|place| self.0.values().get(place).copied());
        let number = number.ok_or_else(|| PyIndexError::new_err("column index out of range"))?;
        Ok(As::new(number.into_pyobject(py)?.into_any()))
    }

    /// Exports the column to an Arrow consumer as an array, without copying.
    #[pyo3(signature = (requested_schema = None))]
    fn __arrow_c_array__<'py>(
        &self,
        py: Python<'py>,
        requested_schema: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<(Bound<'py, PyCapsule>, Bound<'py, PyCapsule>)> {
        // A consumer that needs other types casts by itself, as the protocol allows.
        let _ = requested_schema;
        let (array, schema) =
            to_ffi(&self.0.to_data()).map_err(|error| PyValueError::new_err(error.to_string()))?;
        Ok((
            PyCapsule::new_with_value(py, schema, c"arrow_schema")?,
            PyCapsule::new_with_value(py, array, c"arrow_array")?,
        ))
    }

    /// Returns a copy of the numbers as a list.
    fn tolist(&self) -> Vec<i32> {
        self.0.values().to_vec()
    }

    fn __iter__<'py>(&self, py: Python<'py>) -> PyResult<As<Each<i32>, Bound<'py, PyIterator>>> {
        PyList::new(py, self.0.values())?.try_iter().map(As::new)
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

/// Declares that games are simulated from an object.
macro_rules! simulates {
    ($class:ident($it:ident, $py:ident, $simulated:ident) => $results:expr) => {
        #[pymethods]
        impl $class {
            #[rustfmt::skip] // Each run would indent the signature further.
            #[pyo3(signature = (
                first,
                games,
                seed,
                limit,
                threads,
                tell: "Callable[[int], object] | None",
                players: "Sequence[Player] | None" = None,
            ))]
            fn _simulate(
                &self,
                $py: Python<'_>,
                first: Whole<u64>,
                games: Whole<u64>,
                seed: Whole<u64>,
                limit: Option<Whole<u64>>,
                threads: Option<Whole<usize>>,
                tell: Option<Py<PyAny>>,
                players: Option<Tuple<crate::entrants::AnyEntrant>>,
            ) -> PyResult<As<hint::Results>> {
                let (limit, threads) =
                    (limit.map(|limit| limit.0), threads.map(|threads| threads.0));
                let entrants = players.map(|players| players.0);
                let games = crate::results::numbers(first.0, games.0)?;
                let ($it, seed) = (self, seed.0);
                let $simulated =
                    crate::results::Simulated { games, seed, limit, threads, entrants, tell };
                $results.map(As::new)
            }
        }
    };
}
pub(crate) use simulates;
