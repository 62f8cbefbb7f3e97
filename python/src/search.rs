//! Searches that a Python function guides.

use std::sync::{Mutex, PoisonError};

use mauerwerk::bot::{BotError, Evaluations, Evaluator, GuidedSearch, Leaves, Player, Watch};
use mauerwerk::{InformationState, Reader};
use numpy::ndarray::Ix2;
use numpy::{PyArray, PyArray1, PyArrayMethods, PyUntypedArray, PyUntypedArrayMethods};
use pyo3::exceptions::{PyImportError, PyTypeError, PyValueError};
use pyo3::inspect::PyStaticExpr;
use pyo3::prelude::*;
use pyo3::type_hint_union;
use pyo3::types::{IntoPyDict as _, PyDict, PyTuple, PyType};

use crate::arrays::no_such_array;
use crate::attend::interrupted;
use crate::bot::{AnyPlayer, as_object, asked, shown};
use crate::error;
use crate::game::Binding;
use crate::hint::{self, As, name, named};
use crate::value::{Whole, unexpected};
use crate::variant::immutable;

/// A player whose tree search calls a function for the value of positions, in place of rollouts. It
/// plays every game, wherever a `Bot` can choose, and its function is called on one thread at a time.
///
/// `evaluate(features, masks)` is called with a row for each position. `features` is an array of
/// float32 with what the deciding seat sees, as `Batch.features` writes it. `masks` is an array of
/// bool with the slots of its legal actions. The positions are worlds that the searching seat could
/// be in. The function returns `values`, or `values` and `policies`:
///
/// - `values` has the shape (rows, seats). It contains the share of the win that each seat is
///   expected to get, from 0 to 1. A row begins with the deciding seat, followed by the seats to its
///   left.
/// - `policies` has the shape of `masks`. It contains the weight of each slot, at least 0. Weights of
///   slots without a legal action do not count. Without policies the game's judgement guides the
///   search.
///
/// Both are arrays of float32 or float64. If the function always returns the same, equal seeds and
/// equal knowledge make equal choices.
///
/// Args:
///     evaluate: The function. The player can be pickled if the function can.
///     iterations: The number of iterations of a decision, from 1 to 10**8. Default: 400.
///     batch: The number of iterations before each call, from 1 to 65,536. Larger batches are
///         faster, and choose with less care. Default: 16.
///
/// Raises:
///     NotationError: If the number of iterations is out of range.
///     TypeError: If `evaluate` is not callable.
///     ValueError: If the batch is out of range.
#[pyclass(frozen, weakref, module = "mauerwerk")]
pub(crate) struct Search {
    evaluate: Py<PyAny>,
    iterations: u32,
    batch: u32,
}

immutable!(Search);

named!(Function = "Evaluate");

#[pymethods]
impl Search {
    #[new]
    #[pyo3(
        signature = (
            *,
            evaluate: "Evaluate",
            iterations: "int" = Whole(400),
            batch: "int" = Whole(16),
        ),
        text_signature = "(*, evaluate, iterations=400, batch=16)"
    )]
    fn new(
        py: Python<'_>,
        evaluate: Py<PyAny>,
        iterations: Whole<u64>,
        batch: Whole<u64>,
    ) -> PyResult<Self> {
        const MOST: u32 = 1 << 16;
        if !evaluate.bind(py).is_callable() {
            return Err(unexpected(evaluate.bind(py), "a function of features and masks"));
        }
        if py.import("numpy").is_err() {
            return Err(PyImportError::new_err("a search needs numpy: pip install numpy"));
        }
        let limit = Player::LIMIT;
        let iterations = match u32::try_from(iterations.0) {
            Ok(number) if (1..=limit).contains(&number) => number,
            _ => {
                let (found, limit) = (iterations.0, limit.into());
                return Err(error::bot(py, BotError::Budget { found, limit }));
            }
        };
        let wanted = u32::try_from(batch.0).ok().filter(|batch| (1..=MOST).contains(batch));
        let wrong = || format!("batch must be a number from 1 to {MOST}, got {}", batch.0);
        let batch = wanted.ok_or_else(|| PyValueError::new_err(wrong()))?;
        Ok(Self { evaluate, iterations, batch })
    }

    /// The function.
    #[getter]
    fn evaluate(&self, py: Python<'_>) -> As<Function> {
        As::new(self.evaluate.clone_ref(py))
    }

    /// The number of iterations of a decision.
    #[getter]
    fn iterations(&self) -> u32 {
        self.iterations
    }

    /// The number of iterations before each call.
    #[getter]
    fn batch(&self) -> u32 {
        self.batch
    }

    /// Chooses one of the legal actions of the seat with the given information state. See
    /// `InformationState.choose`.
    ///
    /// Raises:
    ///     UnavailableError: If the game does not wait for the seat.
    ///     InconsistentError: If no state fits.
    ///     MauerwerkError: If an evaluation has the wrong size, or a number that is out of range.
    ///     TypeError: If an evaluation has another type.
    #[pyo3(signature = (seen: "Knows[AnyAction]", /, *, seed: "int") -> "AnyAction")]
    fn choose<'py>(
        slf: &Bound<'py, Self>,
        seen: &Bound<'py, PyAny>,
        seed: &Bound<'py, PyAny>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let options = [("seed", seed)].into_py_dict(seed.py())?;
        asked(seen)?.call_method("choose", (slf,), Some(&options))
    }

    /// Returns the rating of each legal action of the seat with the given information state. Its
    /// shares of the win are the means of the values that the search has met.
    ///
    /// Raises:
    ///     UnavailableError: If the game does not wait for the seat.
    ///     InconsistentError: If no state fits.
    ///     MauerwerkError: If an evaluation has the wrong size, or a number that is out of range.
    ///     TypeError: If an evaluation has another type.
    #[pyo3(signature = (seen: "Knows[Any]", /, *, seed: "int") -> "Analysis")]
    fn analyse<'py>(
        slf: &Bound<'py, Self>,
        seen: &Bound<'py, PyAny>,
        seed: &Bound<'py, PyAny>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let options = [("seed", seed), ("player", slf.as_any())].into_py_dict(seed.py())?;
        asked(seen)?.call_method("analyse", (), Some(&options))
    }

    fn __repr__(&self, py: Python<'_>) -> PyResult<String> {
        let Self { evaluate, iterations, batch } = self;
        let evaluate = evaluate.bind(py).repr()?;
        Ok(format!("Search(evaluate={evaluate}, iterations={iterations}, batch={batch})"))
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<Remade<'py>> {
        let (py, Self { evaluate, iterations, batch }) = (slf.py(), slf.get());
        let options = PyDict::new(py);
        options.set_item("evaluate", evaluate)?;
        options.set_item("iterations", iterations)?;
        options.set_item("batch", batch)?;
        let make = py.import("copyreg")?.getattr("__newobj_ex__")?;
        Ok((make, (slf.get_type(), PyTuple::empty(py), options)))
    }
}

/// The function with which a value is made again, and its arguments.
type Remade<'py> =
    (Bound<'py, PyAny>, (Bound<'py, PyType>, Bound<'py, PyTuple>, Bound<'py, PyDict>));

/// Returns a player whose search calls a function for the value of positions. See `Search`.
///
/// Raises:
///     NotationError: If the number of iterations is out of range.
///     TypeError: If `evaluate` is not callable.
///     ValueError: If the batch is out of range.
#[pyfunction]
#[pyo3(
    signature = (*, evaluate: "Evaluate", iterations: "int" = Whole(400), batch: "int" = Whole(16)),
    text_signature = "(*, evaluate, iterations=400, batch=16)"
)]
pub(crate) fn search(
    py: Python<'_>,
    evaluate: Py<PyAny>,
    iterations: Whole<u64>,
    batch: Whole<u64>,
) -> PyResult<Search> {
    Search::new(py, evaluate, iterations, batch)
}

impl Search {
    /// Returns the search, with a place for what the function raises.
    pub(crate) fn guided<'a>(
        &'a self,
        failure: &'a Mutex<Option<PyErr>>,
    ) -> GuidedSearch<Called<'a>> {
        let evaluator = Called { evaluate: &self.evaluate, failure };
        GuidedSearch { evaluator, iterations: self.iterations, batch: self.batch }
    }

    /// Returns a name for people: that of the function, and the number of iterations.
    pub(crate) fn name(&self, py: Python<'_>) -> PyResult<String> {
        let function = self.evaluate.bind(py);
        let class = || function.get_type().name().map(Bound::into_any);
        let name = function.getattr("__name__").or_else(|_| class())?;
        Ok(format!("{name}:{}", self.iterations))
    }

    /// Searches with the interpreter released between calls, and raises what the function raises.
    pub(crate) fn ask<T: Send, E: Send>(
        &self,
        py: Python<'_>,
        tell: Option<Py<PyAny>>,
        wrong: impl FnOnce(E) -> PyErr,
        think: impl FnOnce(&GuidedSearch<Called<'_>>, Watch<'_>) -> Result<T, E> + Send,
    ) -> PyResult<T> {
        let failure = Mutex::new(None);
        let thought = interrupted(py, tell, |watch| think(&self.guided(&failure), watch));
        let failed = failure.into_inner().unwrap_or_else(PoisonError::into_inner);
        thought?.map_err(|error| failed.unwrap_or_else(|| wrong(error)))
    }

    /// Returns the analysis of the seat with the given information state.
    pub(crate) fn analysis<G: Binding>(
        &self,
        py: Python<'_>,
        seen: &InformationState<G>,
        Whole(seed): Whole<u64>,
        tell: Option<Py<PyAny>>,
        reader: Reader<'_>,
    ) -> PyResult<As<hint::Analysis>> {
        let analysis = self.ask(
            py,
            tell,
            |error| error::bot(py, error),
            |search, watch| {
                search.analyse(seen, seed, watch).map(|analysis| analysis.in_notation())
            },
        )?;
        shown(py, &analysis, as_object::<G>, reader)
    }
}

/// A Python function that evaluates positions.
pub(crate) struct Called<'a> {
    evaluate: &'a Py<PyAny>,
    failure: &'a Mutex<Option<PyErr>>,
}

impl Evaluator for Called<'_> {
    fn evaluate(&self, leaves: &Leaves) -> Result<Evaluations, BotError> {
        Python::attach(|py| self.call(py, leaves)).map_err(|error| {
            let text = error.to_string();
            *self.failure.lock().unwrap_or_else(PoisonError::into_inner) = Some(error);
            BotError::Other(text)
        })
    }
}

impl Called<'_> {
    fn call(&self, py: Python<'_>, leaves: &Leaves) -> PyResult<Evaluations> {
        let rows = leaves.len();
        let features = PyArray1::from_slice(py, &leaves.features);
        let features = features.reshape([rows, leaves.features.len() / rows])?;
        let masks = PyArray1::from_slice(py, &leaves.masks).reshape([rows, leaves.slots()])?;
        let answer = self.evaluate.bind(py).call1((features, masks))?;
        let (values, policies) = match answer.cast::<PyTuple>() {
            Ok(pair) if pair.len() == 2 => (pair.get_item(0)?, Some(pair.get_item(1)?)),
            Ok(more) => {
                let text = "evaluate must return values, or values and policies, got a tuple of";
                return Err(PyTypeError::new_err(format!("{text} {}", more.len())));
            }
            Err(_) => (answer.clone(), None),
        };
        let values = read("values", &values, [rows, leaves.players])?;
        let policies = policies.filter(|policies| !policies.is_none());
        let policies = policies.map(|policies| read("policies", &policies, [rows, leaves.slots()]));
        Ok(Evaluations { values, policies: policies.transpose()? })
    }
}

/// Reads an array of the given shape.
fn read(name: &str, object: &Bound<'_, PyAny>, shape: [usize; 2]) -> PyResult<Vec<f32>> {
    if let Ok(array) = object.cast::<PyUntypedArray>()
        && array.shape() != shape
    {
        let text = format!("{name} must have the shape {shape:?}, got {:?}", array.shape());
        return Err(PyValueError::new_err(text));
    }
    if let Ok(array) = object.cast::<PyArray<f32, Ix2>>() {
        return Ok(array.try_readonly()?.as_array().iter().copied().collect());
    }
    let array = object.cast::<PyArray<f64, Ix2>>();
    let expected = format!("{name} as a numpy array of float32 or float64");
    let array = array.map_err(|_| no_such_array(object, &expected))?;
    Ok(array.try_readonly()?.as_array().iter().map(|&number| number as f32).collect())
}

/// Reads a player that rates actions: a `Bot`, its name, or a `Search`.
pub(crate) enum Rater {
    Player(AnyPlayer),
    Search(Py<Search>),
}

impl<'py> FromPyObject<'_, 'py> for Rater {
    type Error = PyErr;

    const INPUT_TYPE: PyStaticExpr = type_hint_union!(AnyPlayer::INPUT_TYPE, name("Search"));

    fn extract(object: Borrowed<'_, 'py, PyAny>) -> PyResult<Self> {
        match object.cast::<Search>() {
            Ok(search) => Ok(Self::Search(search.to_owned().unbind())),
            Err(_) => object.extract().map(Self::Player),
        }
    }
}

impl Rater {
    /// Returns the seed of a search's analysis. A search has its own budget.
    pub(crate) fn alone(seed: Option<Whole<u64>>, others: bool) -> PyResult<Whole<u64>> {
        let text = "a Search takes a seed, and none of iterations, seconds and against";
        seed.filter(|_| !others).ok_or_else(|| PyTypeError::new_err(text))
    }
}
