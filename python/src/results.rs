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
use mauerwerk::{Batch, FullGame, InformationState, Seat, Seats, Simulation};
use pyo3::IntoPyObjectExt;
use pyo3::exceptions::{PyIndexError, PyMemoryError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyCapsule, PyDict, PyIterator, PyList, PySlice};

use crate::attend::Pulse;
use crate::entrants::{AnyEntrant, Start, hosted};
use crate::error;
use crate::game::Binding;
use crate::hint::{As, Each, Plain, named};
use crate::value::{Text, Whole, hash, interned, optional, place, places};
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
        let simulation = match &start {
            Start::State(start) => Simulation::from_state((*start).clone(), self.seed),
            Start::Worlds(worlds) => Simulation::in_worlds(*worlds, self.seed)
                .map_err(|error| error::inconsistent(py, error))?,
        };
        self.check_memory(simulation.play(0..0))?;
        let batch = match &self.entrants {
            None => self.at_random(py, simulation, threads)?,
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

    /// Checks that the system has the memory for results with the columns of a batch, and for the
    /// parts that they are made of. Rust ends a program that is out of memory.
    fn check_memory(&self, batch: Batch) -> PyResult<()> {
        let games = self.games.end - self.games.start;
        let row = 2 * size_of::<i32>() * batch.into_columns().count();
        let bytes = usize::try_from(games.saturating_mul(row as u64)).unwrap_or(usize::MAX);
        let memory = Vec::<u8>::new().try_reserve_exact(bytes);
        memory.map_err(|_| {
            let megabytes = bytes / 1_000_000;
            PyMemoryError::new_err(format!("the results of {games} games take {megabytes} MB"))
        })
    }

    fn at_random<G: FullGame>(
        &self,
        py: Python<'_>,
        mut simulation: Simulation<'_, G>,
        threads: Option<NonZero<usize>>,
    ) -> PyResult<Batch> {
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
    let shares =
        Seats::first(Seat::COUNT).iter().map_while(|seat| Some((seat, batch.shares(seat)?)));
    let shares: Vec<(Seat, Vec<f64>)> = shares.collect();
    for (name, values) in batch.into_columns() {
        columns.set_item(name, Column(Numbers::Whole(Arc::new(values.into()))))?;
    }
    for (seat, values) in shares {
        columns.set_item(
            format!("share_{seat}"),
            Column(Numbers::Fraction(Arc::new(values.into()))),
        )?;
    }
    Ok(py.import("mauerwerk.results")?.getattr("Results")?.call1((columns,))?.unbind())
}

/// Returns the array of a column without copying, or of a list of truth values, whole numbers,
/// fractions or texts.
fn array(column: &Bound<'_, PyAny>) -> PyResult<ArrayRef> {
    if let Ok(column) = column.cast::<Column>() {
        return Ok(column.get().0.array());
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

/// The numbers of a column.
#[derive(Clone, PartialEq)]
enum Numbers {
    Whole(Arc<Int32Array>),
    Fraction(Arc<Float64Array>),
}

/// Does the same with the array of a column, of either type.
macro_rules! each {
    ($column:expr, $array:ident => $work:expr) => {
        match &$column.0 {
            Numbers::Whole($array) => $work,
            Numbers::Fraction($array) => $work,
        }
    };
}

impl Numbers {
    fn array(&self) -> ArrayRef {
        match self {
            Self::Whole(numbers) => Arc::clone(numbers) as ArrayRef,
            Self::Fraction(numbers) => Arc::clone(numbers) as ArrayRef,
        }
    }

    /// Returns the numbers at these places.
    fn at(&self, places: impl Iterator<Item = usize>) -> Self {
        match self {
            Self::Whole(numbers) => Self::Whole(Arc::new(
                places.map(|place| numbers.value(place)).collect::<Vec<_>>().into(),
            )),
            Self::Fraction(numbers) => Self::Fraction(Arc::new(
                places.map(|place| numbers.value(place)).collect::<Vec<_>>().into(),
            )),
        }
    }

    fn part(&self, start: usize, length: usize) -> Self {
        match self {
            Self::Whole(numbers) => Self::Whole(Arc::new(numbers.slice(start, length))),
            Self::Fraction(numbers) => Self::Fraction(Arc::new(numbers.slice(start, length))),
        }
    }
}

/// A column: immutable numbers, one for each game. They are 32-bit integers, or fractions.
///
/// It is a sequence of numbers, and `numpy.asarray(column)` is an array on the same memory. Made
/// from little-endian bytes of the type `"int32"` or `"float64"`.
#[pyclass(frozen, eq, sequence, weakref, module = "mauerwerk")]
#[derive(Clone, PartialEq)]
pub(crate) struct Column(Numbers);

immutable!(Column);
named!(
    NumberOrPart = "Any | Column",
    Number = "Any",
    AllNumbers = "list[Any]",
    Type = "Literal['int32', 'float64']",
);

impl Column {
    fn len(&self) -> usize {
        each!(self, numbers => numbers.len())
    }

    /// Returns the part of a slice, on the same memory if the numbers are contiguous.
    fn part(&self, slice: &Bound<'_, PySlice>) -> PyResult<Self> {
        let part = slice.indices(self.len() as isize)?;
        if part.step == 1 {
            let start = usize::try_from(part.start).unwrap_or_default();
            return Ok(Self(self.0.part(start, part.slicelength)));
        }
        Ok(Self(self.0.at(places(slice, self.len())?)))
    }

    fn list<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyList>> {
        each!(self, numbers => PyList::new(py, numbers.values()))
    }
}

/// Returns the mean of numbers, and its standard error.
fn mean(numbers: impl ExactSizeIterator<Item: Into<f64>> + Clone) -> (f64, f64) {
    let (count, numbers) = (numbers.len() as f64, numbers.map(Into::into));
    let mean = numbers.clone().sum::<f64>() / count;
    let squares: f64 = numbers.map(|number: f64| (number - mean).powi(2)).sum();
    (mean, (squares / (count - 1.0) / count).sqrt())
}

#[pymethods]
impl Column {
    #[new]
    #[pyo3(
        signature = (data, dtype: "Literal['int32', 'float64']" = Text("int32"), /),
        text_signature = "(data, dtype='int32', /)"
    )]
    fn new(data: &[u8], dtype: Text<'_>) -> PyResult<Self> {
        let numbers = match dtype.0 {
            "int32" => {
                let (numbers, rest) = data.as_chunks();
                let numbers: Vec<i32> = numbers.iter().copied().map(i32::from_le_bytes).collect();
                rest.is_empty().then(|| Numbers::Whole(Arc::new(numbers.into())))
            }
            "float64" => {
                let (numbers, rest) = data.as_chunks();
                let numbers: Vec<f64> = numbers.iter().copied().map(f64::from_le_bytes).collect();
                rest.is_empty().then(|| Numbers::Fraction(Arc::new(numbers.into())))
            }
            other => {
                let text = format!("dtype must be \"int32\" or \"float64\", got {other:?}");
                return Err(PyValueError::new_err(text));
            }
        };
        let wrong = || PyValueError::new_err(format!("the data are no numbers of {}", dtype.0));
        numbers.map(Self).ok_or_else(wrong)
    }

    /// The type of the numbers.
    #[getter]
    fn dtype(&self) -> As<Type, &'static str> {
        As::new(match self.0 {
            Numbers::Whole(_) => "int32",
            Numbers::Fraction(_) => "float64",
        })
    }

    /// Returns the mean, and its standard error.
    fn _mean(&self) -> (f64, f64) {
        each!(self, numbers => mean(numbers.values().iter().copied()))
    }

    /// Describes the memory to numpy.
    #[getter]
    fn __array_interface__<'py>(&self, py: Python<'py>) -> PyResult<As<Plain, Bound<'py, PyDict>>> {
        const READ_ONLY: bool = true;
        let order = if cfg!(target_endian = "little") { '<' } else { '>' };
        let (kind, place) = match &self.0 {
            Numbers::Whole(numbers) => ("i4", numbers.values().as_ptr() as usize),
            Numbers::Fraction(numbers) => ("f8", numbers.values().as_ptr() as usize),
        };
        let interface = PyDict::new(py);
        interface.set_item("version", 3)?;
        interface.set_item("shape", (self.len(),))?;
        interface.set_item("typestr", interned(py, &format!("{order}{kind}")))?;
        interface.set_item("data", (place, READ_ONLY))?;
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
        let array = optional(slf.py(), "numpy", "frames")?.call_method1("asarray", (slf,))?;
        let array = match dtype {
            Some(dtype) => array.call_method1("astype", (dtype,))?,
            None => array,
        };
        if copy == Some(true) { array.call_method0("copy") } else { Ok(array) }
    }

    /// Returns a copy of the numbers as little-endian bytes.
    fn tobytes<'py>(&self, py: Python<'py>) -> Bound<'py, PyBytes> {
        let bytes: Vec<u8> = each!(self, numbers => {
            numbers.values().iter().flat_map(|number| number.to_le_bytes()).collect()
        });
        PyBytes::new(py, &bytes)
    }

    fn __len__(&self) -> usize {
        self.len()
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
        let place = place(index.0, self.len()).filter(|&place| place < self.len());
        let place = place.ok_or_else(|| PyIndexError::new_err("column index out of range"))?;
        each!(self, numbers => Ok(As::new(numbers.value(place).into_bound_py_any(py)?)))
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
        let (array, schema) = to_ffi(&self.0.array().to_data())
            .map_err(|error| PyValueError::new_err(error.to_string()))?;
        Ok((
            PyCapsule::new_with_value(py, schema, c"arrow_schema")?,
            PyCapsule::new_with_value(py, array, c"arrow_array")?,
        ))
    }

    /// Returns a copy of the numbers as a list.
    fn tolist<'py>(&self, py: Python<'py>) -> PyResult<As<AllNumbers, Bound<'py, PyList>>> {
        self.list(py).map(As::new)
    }

    fn __iter__<'py>(&self, py: Python<'py>) -> PyResult<As<Each<Number>, Bound<'py, PyIterator>>> {
        self.list(py)?.try_iter().map(As::new)
    }

    fn __hash__(&self) -> u64 {
        let first = match &self.0 {
            Numbers::Whole(numbers) => numbers.values().first().map(|&number| i64::from(number)),
            Numbers::Fraction(numbers) => {
                numbers.values().first().map(|number| number.to_bits() as i64)
            }
        };
        hash(&(self.len(), first))
    }

    fn __repr__(&self) -> String {
        let shown: Vec<String> = each!(self, numbers => numbers.values().iter().take(8).map(ToString::to_string).collect());
        let more = if self.len() > shown.len() { ", …" } else { "" };
        format!("<Column of {}: {}{more}>", self.len(), shown.join(", "))
    }

    #[allow(clippy::type_complexity, reason = "the shape that pickle asks for")]
    fn __reduce__<'py>(
        slf: &Bound<'py, Self>,
    ) -> (Bound<'py, PyAny>, (Bound<'py, PyBytes>, &'static str)) {
        let made = (slf.get().tobytes(slf.py()), slf.get().dtype().0);
        (slf.get_type().into_any(), made)
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
