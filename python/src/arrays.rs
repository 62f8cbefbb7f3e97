//! Arrays: views as numbers, masks, and batches of games in memory that numpy reads.

use std::num::NonZero;
use std::sync::{Mutex, PoisonError};
use std::thread::available_parallelism;

use mauerwerk::bot::Player;
use mauerwerk::{
    Faults, Feature, InformationState, LaneChoiceError, Lanes, Layout, SavedLane, Seats, StepError,
    View,
};
use numpy::ndarray::Dimension;
use numpy::{
    Element, PyArray, PyArray1, PyArrayMethods, PyReadwriteArray, PyUntypedArray,
    PyUntypedArrayMethods,
};
use pyo3::exceptions::{PyImportError, PyIndexError, PyTypeError, PyValueError};
use pyo3::inspect::PyStaticExpr;
use pyo3::prelude::*;
use pyo3::type_hint_union;
use pyo3::types::{PyBytes, PyDict, PyMemoryView, PySlice, PyTuple};

use crate::attend::attended;
use crate::bot::AnyPlayer;
use crate::error::{self, Faulty};
use crate::game::Binding;
use crate::hint::{As, named};
use crate::search::Rater;
use crate::value::{Tuple, Whole, json_text, unexpected};

named! {
    Features = "tuple[Feature, ...]",
    Memory = "memoryview",
    Memories = "dict[str, memoryview]",
    Numbers = "NDArray[float32]",
    Flags = "NDArray[bool_]",
    Slots = "NDArray[uint32]",
    SeatNumbers = "NDArray[int8]",
    Games = "NDArray[uint64]",
    Ragged = "tuple[NDArray[int64], NDArray[uint32]]",
    Columns = "dict[str, NDArray[Any]]",
}

/// Lists of slots, one after the other, with their offsets.
pub(crate) type Lists<'py> = As<Ragged, (Bound<'py, PyAny>, Bound<'py, PyAny>)>;

/// Returns the named tuples of the parts of a layout.
pub(crate) fn features(py: Python<'_>, layout: &Layout) -> PyResult<As<Features, Py<PyTuple>>> {
    let class = py.import("mauerwerk.game")?.getattr("Feature")?;
    let made = layout.features().iter().map(|feature| {
        let Feature { name, low, high, meaning, range, .. } = feature;
        let shape = PyTuple::new(py, &feature.shape)?;
        let rule = feature.rule.map(|rule| rule.as_str());
        class.call1((*name, shape, *low, *high, *meaning, rule, range.start, range.end))
    });
    let made = PyTuple::new(py, made.collect::<PyResult<Vec<_>>>()?)?;
    Ok(As::new(made.unbind()))
}

/// Returns numbers as bytes.
fn bytes<'py>(py: Python<'py>, numbers: &[f32]) -> PyResult<Bound<'py, PyMemoryView>> {
    let bytes: Vec<u8> = numbers.iter().copied().flat_map(f32::to_ne_bytes).collect();
    PyMemoryView::from(PyBytes::new(py, &bytes).as_any())
}

/// Returns numbers as read-only memory that numpy uses without a copy.
pub(crate) fn numbers<'py>(
    py: Python<'py>,
    numbers: &[f32],
) -> PyResult<As<Memory, Bound<'py, PyAny>>> {
    bytes(py, numbers)?.call_method1("cast", ("f",)).map(As::new)
}

/// Returns a history as rows of numbers, in read-only memory that numpy uses without a copy.
pub(crate) fn history<'py, G: Binding>(
    py: Python<'py>,
    seen: &InformationState<G>,
    rows: usize,
) -> PyResult<As<Memory, Bound<'py, PyAny>>> {
    let rows = within("rows", rows, 1 << 16)?;
    let numbers = py.detach(|| seen.history(rows));
    let shape = [rows, numbers.len() / rows];
    bytes(py, &numbers)?.call_method1("cast", ("f", shape)).map(As::new)
}

/// Returns the numbers of a view by the names of their parts, each in its shape.
pub(crate) fn parts<'py>(
    py: Python<'py>,
    view: &impl View,
) -> PyResult<As<Memories, Bound<'py, PyDict>>> {
    let (bytes, parts) = (bytes(py, &view.features())?, PyDict::new(py));
    for feature in Layout::of_view(view).features() {
        let size = size_of::<f32>();
        let [start, end] = [feature.range.start, feature.range.end].map(|at| (size * at) as isize);
        let slice = PySlice::new(py, start, end, 1);
        let part = bytes.get_item(slice)?.call_method1("cast", ("f", feature.shape.clone()))?;
        parts.set_item(feature.name, part)?;
    }
    Ok(As::new(parts))
}

/// Returns for each slot whether it has a legal action, as read-only memory that numpy uses without
/// a copy.
pub(crate) fn mask<'py>(py: Python<'py>, mask: &[bool]) -> PyResult<As<Memory, Bound<'py, PyAny>>> {
    let bytes: Vec<u8> = mask.iter().map(|&legal| legal.into()).collect();
    let memory = PyMemoryView::from(PyBytes::new(py, &bytes).as_any())?;
    memory.call_method1("cast", ("?",)).map(As::new)
}

/// Games in lanes that several threads may use, one after the other.
pub(crate) struct Batched<G: Binding> {
    lanes: Mutex<Lanes<G>>,
    threads: Option<usize>,
    pub(crate) layout: Layout,
    pub(crate) slots: usize,
    pub(crate) count: usize,
}

/// The arguments of a batch, in addition to the setup.
pub(crate) struct Wanted {
    pub(crate) lanes: Whole<usize>,
    pub(crate) seed: Seeds,
    pub(crate) limit: Option<Whole<u64>>,
    pub(crate) threads: Option<Whole<usize>>,
    /// Whether it remembers what each seat has seen.
    pub(crate) memory: bool,
}

/// Reads one seed, or a list of them.
pub(crate) enum Seeds {
    One(u64),
    Each(Vec<u64>),
}

impl<'py> FromPyObject<'_, 'py> for Seeds {
    type Error = PyErr;

    const INPUT_TYPE: PyStaticExpr =
        type_hint_union!(Whole::<u64>::INPUT_TYPE, Tuple::<Whole<u64>>::INPUT_TYPE);

    fn extract(object: Borrowed<'_, 'py, PyAny>) -> PyResult<Self> {
        if object.len().is_err() {
            return Ok(Self::One(object.extract::<Whole<u64>>()?.0));
        }
        let seeds: Tuple<Whole<u64>> = object.extract()?;
        Ok(Self::Each(seeds.0.into_iter().map(|seed| seed.0).collect()))
    }
}

impl<G: Binding> Batched<G> {
    /// The most lanes of a batch, and the most threads.
    const LANES: usize = 1 << 20;
    const THREADS: usize = 1 << 10;

    pub(crate) fn new(
        py: Python<'_>,
        setup: &G::Setup,
        starts: Vec<G>,
        wanted: &Wanted,
    ) -> PyResult<Self> {
        let count = within("lanes", wanted.lanes.0, Self::LANES)?;
        let lanes = match &wanted.seed {
            Seeds::One(seed) => py.detach(|| Lanes::<G>::new(setup, count, *seed)),
            Seeds::Each(seeds) if seeds.len() == count => {
                py.detach(|| Lanes::<G>::seeded(setup, seeds))
            }
            Seeds::Each(seeds) => {
                let text =
                    format!("seed must be one for each of {count} lanes, got {}", seeds.len());
                return Err(PyValueError::new_err(text));
            }
        };
        let lanes = lanes.and_then(|lanes| match starts.is_empty() {
            true => Ok(lanes),
            false => lanes.with_starts(starts),
        });
        let lanes = lanes.map_err(|faults| Faulty::Setup.error(py, &faults))?;
        let lanes = match &wanted.limit {
            Some(limit) => lanes.with_limit(limit.0),
            None => lanes,
        };
        let lanes = if wanted.memory { lanes.remembering() } else { lanes };
        Self::of(py, lanes, wanted.threads.map(|threads| threads.0))
    }

    /// Makes a batch of lanes with the given number of threads, or with one for each core.
    fn of(py: Python<'_>, lanes: Lanes<G>, threads: Option<usize>) -> PyResult<Self> {
        if py.import("numpy").is_err() {
            return Err(PyImportError::new_err("a batch needs numpy: pip install numpy"));
        }
        let number = match threads {
            Some(threads) => within("threads", threads, Self::THREADS)?,
            None => available_parallelism().map_or(1, NonZero::get),
        };
        let lanes = lanes.with_threads(NonZero::new(number).unwrap_or(NonZero::<usize>::MIN));
        let (layout, slots, count) = (lanes.layout().clone(), lanes.slots(), lanes.len());
        Ok(Self { lanes: Mutex::new(lanes), threads, layout, slots, count })
    }

    /// Reads a batch from the result of [`saved`](Self::saved).
    pub(crate) fn read(py: Python<'_>, lanes: &str, threads: Option<usize>) -> PyResult<Self> {
        let lanes = py.detach(|| serde_json::from_str(lanes));
        let wrong = |error| PyValueError::new_err(format!("not a saved batch: {error}"));
        Self::of(py, lanes.map_err(wrong)?, threads)
    }

    /// Returns everything that a batch needs to continue exactly here.
    pub(crate) fn saved(&self, py: Python<'_>) -> PyResult<(String, Option<usize>)> {
        Ok((self.with(py, |lanes| json_text(lanes))?, self.threads))
    }

    pub(crate) fn copy(&self, py: Python<'_>) -> PyResult<Self> {
        Self::of(py, self.with(py, |lanes| lanes.clone()), self.threads)
    }

    /// Uses the lanes, with the interpreter released.
    fn with<T: Send>(&self, py: Python<'_>, work: impl FnOnce(&mut Lanes<G>) -> T + Send) -> T {
        py.detach(|| work(&mut self.lanes.lock().unwrap_or_else(PoisonError::into_inner)))
    }

    pub(crate) fn features<'py>(
        &self,
        py: Python<'py>,
        out: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<As<Numbers, Bound<'py, PyAny>>> {
        let shape = [self.count, self.layout.len()];
        let mut array = out_array::<f32, _>(py, out, shape, "float32")?;
        let numbers = array.as_slice_mut().map_err(scattered)?;
        self.with(py, |lanes| lanes.write_features(numbers));
        Ok(As::new(array.as_any().clone()))
    }

    pub(crate) fn masks<'py>(
        &self,
        py: Python<'py>,
        out: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<As<Flags, Bound<'py, PyAny>>> {
        let mut array = out_array::<bool, _>(py, out, [self.count, self.slots], "bool")?;
        let masks = array.as_slice_mut().map_err(scattered)?;
        self.with(py, |lanes| lanes.write_masks(masks));
        Ok(As::new(array.as_any().clone()))
    }

    pub(crate) fn choose<'py>(
        &self,
        py: Python<'py>,
        out: Option<&Bound<'py, PyAny>>,
        player: Rater,
        chosen: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<As<Slots, Bound<'py, PyAny>>> {
        let mut array = out_array::<u32, _>(py, out, [self.count], "uint32")?;
        let slots = array.as_slice_mut().map_err(scattered)?;
        if matches!(player, Rater::Player(AnyPlayer(Player::Random))) && chosen.is_none() {
            self.with(py, |lanes| lanes.choose(slots));
            return Ok(As::new(array.as_any().clone()));
        }
        let chosen = chosen.map_or_else(|| Ok(vec![true; self.count]), read_flags)?;
        let wrong = |error| match error {
            LaneChoiceError::Player(error) => error::bot(py, error),
            LaneChoiceError::Forgetful(player) => PyValueError::new_err(format!(
                "{player} needs each seat's history: make the batch with memory=True"
            )),
            error => PyValueError::new_err(error.to_string()),
        };
        match player {
            Rater::Player(AnyPlayer(player)) => {
                let choice = attended(py, None, |watch| {
                    let mut lanes = self.lanes.lock().unwrap_or_else(PoisonError::into_inner);
                    lanes.choose_by(player, &chosen, slots, watch)
                })?;
                choice.map_err(wrong)?;
            }
            Rater::Search(search) => {
                // A copy, because the function may use the batch.
                let mut lanes = self.with(py, |lanes| lanes.clone());
                search.get().ask(py, None, wrong, |search, watch| {
                    lanes.choose_by_entrant(search, &chosen, slots, watch)
                })?;
            }
        }
        Ok(As::new(array.as_any().clone()))
    }

    pub(crate) fn seen(&self, py: Python<'_>, lane: usize) -> PyResult<InformationState<G>> {
        if lane >= self.count {
            return Err(self.no_lane(lane));
        }
        let seen = self.with(py, |lanes| lanes.seen(lane).cloned());
        let message = || format!("lane {lane} waits for nobody, or its batch has no memory");
        seen.ok_or_else(|| PyValueError::new_err(message()))
    }

    pub(crate) fn legal<'py>(&self, py: Python<'py>) -> PyResult<Lists<'py>> {
        let (mut offsets, mut slots) = (vec![0_i64], Vec::new());
        self.with(py, |lanes| {
            for lane in 0..lanes.len() {
                slots.extend_from_slice(lanes.legal(lane));
                offsets.push(slots.len() as i64);
            }
        });
        let offsets = PyArray1::from_vec(py, offsets).into_any();
        Ok(As::new((offsets, PyArray1::from_vec(py, slots).into_any())))
    }

    pub(crate) fn seats<'py>(&self, py: Python<'py>) -> As<SeatNumbers, Bound<'py, PyAny>> {
        let seat = |seat: mauerwerk::Seat| seat.number() as i8;
        let seats: Vec<i8> = self.with(py, |lanes| {
            (0..lanes.len()).map(|lane| lanes.seat(lane).map_or(-1, seat)).collect()
        });
        As::new(PyArray1::from_vec(py, seats).into_any())
    }

    pub(crate) fn games<'py>(&self, py: Python<'py>) -> As<Games, Bound<'py, PyAny>> {
        let games: Vec<u64> =
            self.with(py, |lanes| (0..lanes.len()).filter_map(|lane| lanes.game(lane)).collect());
        As::new(PyArray1::from_vec(py, games).into_any())
    }

    pub(crate) fn step(
        &self,
        py: Python<'_>,
        slots: &Bound<'_, PyAny>,
        chosen: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<()> {
        let numbers = read_slots(slots)?;
        let chosen = chosen.map(read_flags).transpose()?;
        let stepped = self.with(py, |lanes| match &chosen {
            Some(chosen) => lanes.step_where(&numbers, chosen),
            None => lanes.step(&numbers),
        });
        let text = match stepped {
            Ok(()) => return Ok(()),
            Err(StepError::Slot { lane, slot: NO_SLOT, .. }) => {
                let (last, found) = (self.slots - 1, slots.get_item(lane)?);
                format!("lane {lane}: a slot must be a number from 0 to {last}, got {found}")
            }
            Err(error) => error.to_string(),
        };
        Err(PyValueError::new_err(text))
    }

    pub(crate) fn restart(
        &self,
        py: Python<'_>,
        chosen: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<()> {
        let chosen = match chosen {
            Some(chosen) => read_flags(chosen)?,
            None => vec![true; self.count],
        };
        let restarted = self.with(py, |lanes| lanes.restart_where(&chosen));
        restarted.map_err(|error| PyValueError::new_err(error.to_string()))
    }

    /// Returns the games that ended with the last step, column by column.
    pub(crate) fn ended<'py>(&self, py: Python<'py>) -> PyResult<As<Columns, Bound<'py, PyDict>>> {
        let (ended, seats) = self.with(py, |lanes| {
            let ended = (0..lanes.len()).filter_map(|lane| Some((lane, *lanes.ended(lane)?)));
            (ended.collect::<Vec<_>>(), lanes.seats())
        });
        let columns = PyDict::new(py);
        let lanes = ended.iter().map(|(lane, _)| *lane as i64);
        columns.set_item("lane", PyArray1::from_iter(py, lanes))?;
        let games = ended.iter().map(|(_, game)| game.game);
        columns.set_item("game", PyArray1::from_iter(py, games))?;
        let decisions = ended.iter().map(|(_, game)| game.decisions);
        columns.set_item("decisions", PyArray1::from_iter(py, decisions))?;
        let finished = ended.iter().map(|(_, game)| game.finished);
        columns.set_item("finished", PyArray1::from_iter(py, finished))?;
        let scores = ended.iter().flat_map(|(_, game)| game.scores.as_slice().iter().copied());
        let scores = PyArray1::from_iter(py, scores).reshape([ended.len(), seats])?;
        columns.set_item("scores", scores)?;
        let table = Seats::first(seats);
        let won = ended.iter().flat_map(|(_, game)| {
            table.iter().map(|seat| game.winners.contains(seat)).collect::<Vec<_>>()
        });
        columns.set_item("won", PyArray1::from_iter(py, won).reshape([ended.len(), seats])?)?;
        Ok(As::new(columns))
    }

    pub(crate) fn state(&self, py: Python<'_>, lane: usize) -> PyResult<G> {
        let state = self.with(py, |lanes| lanes.state(lane).cloned());
        state.ok_or_else(|| self.no_lane(lane))
    }

    pub(crate) fn last(&self, py: Python<'_>, lane: usize) -> PyResult<G> {
        if lane >= self.count {
            return Err(self.no_lane(lane));
        }
        let last = self.with(py, |lanes| lanes.last(lane).cloned());
        let message = || format!("no game ended in lane {lane} with the last step");
        last.ok_or_else(|| PyValueError::new_err(message()))
    }

    pub(crate) fn save(&self, py: Python<'_>, lane: usize) -> PyResult<SavedLane<G>> {
        self.with(py, |lanes| lanes.save(lane)).ok_or_else(|| self.no_lane(lane))
    }

    pub(crate) fn restore(
        &self,
        py: Python<'_>,
        lane: usize,
        saved: &SavedLane<G>,
    ) -> PyResult<()> {
        self.changed(py, lane, |lanes| lanes.restore(lane, saved))
    }

    pub(crate) fn put(&self, py: Python<'_>, lane: usize, state: &G) -> PyResult<()> {
        self.changed(py, lane, |lanes| lanes.put(lane, state.clone()))
    }

    /// Changes a lane.
    fn changed(
        &self,
        py: Python<'_>,
        lane: usize,
        change: impl FnOnce(&mut Lanes<G>) -> Result<(), Faults> + Send,
    ) -> PyResult<()> {
        if lane >= self.count {
            return Err(self.no_lane(lane));
        }
        let changed = self.with(py, change);
        changed.map_err(|faults| PyValueError::new_err(faults.to_string()))
    }

    fn no_lane(&self, lane: usize) -> PyErr {
        PyIndexError::new_err(format!("no lane {lane} of {}", self.count))
    }
}

fn within(name: &str, number: usize, most: usize) -> PyResult<usize> {
    match number {
        1.. if number <= most => Ok(number),
        _ => Err(PyValueError::new_err(format!("{name}: a number from 1 to {most}, not {number}"))),
    }
}

fn scattered(_: numpy::AsSliceError) -> PyErr {
    PyValueError::new_err("the array is not contiguous, row by row")
}

/// Returns the array to write into: the given one, if it fits, or a new one.
fn out_array<'py, T: Element, D: Dimension>(
    py: Python<'py>,
    out: Option<&Bound<'py, PyAny>>,
    shape: impl numpy::ndarray::IntoDimension<Dim = D> + Clone,
    dtype: &str,
) -> PyResult<PyReadwriteArray<'py, T, D>> {
    let Some(object) = out else {
        return Ok(PyArray::<T, D>::zeros(py, shape, false).readwrite());
    };
    let dimension = shape.into_dimension();
    let wanted = dimension.slice();
    let expected = format!("a numpy array of {dtype} with {} axes", wanted.len());
    let array = object.cast::<PyArray<T, D>>().map_err(|_| no_such_array(object, &expected))?;
    if array.shape() != wanted {
        let message = format!("an array of shape {wanted:?} is needed, not {:?}", array.shape());
        return Err(PyValueError::new_err(message));
    }
    let borrowed = array.try_readwrite();
    borrowed.map_err(|error| PyValueError::new_err(format!("the array can't be written: {error}")))
}

/// Returns the error for an array of the wrong kind. It does not contain the array's numbers.
pub(crate) fn no_such_array(object: &Bound<'_, PyAny>, expected: &str) -> PyErr {
    let Ok(array) = object.cast::<PyUntypedArray>() else { return unexpected(object, expected) };
    let (dtype, axes) = (array.dtype(), array.ndim());
    PyTypeError::new_err(format!("expected {expected}, got an array of {dtype} with {axes} axes"))
}

/// Replaces a number that can't be a slot.
const NO_SLOT: u32 = u32::MAX;

/// Reads slots, of any type of whole numbers.
fn read_slots(object: &Bound<'_, PyAny>) -> PyResult<Vec<u32>> {
    fn read<T: Element + Copy + TryInto<u32>>(object: &Bound<'_, PyAny>) -> Option<Vec<u32>> {
        let array = object.cast::<PyArray1<T>>().ok()?.try_readonly().ok()?;
        // A number that can't be a slot is refused only if its lane continues.
        Some(array.as_array().iter().map(|&slot| slot.try_into().unwrap_or(NO_SLOT)).collect())
    }
    read::<u32>(object)
        .or_else(|| read::<i64>(object))
        .or_else(|| read::<i32>(object))
        .or_else(|| read::<u64>(object))
        .or_else(|| read::<u16>(object))
        .or_else(|| read::<i16>(object))
        .or_else(|| read::<u8>(object))
        .or_else(|| read::<i8>(object))
        .ok_or_else(|| no_such_array(object, "a numpy array of whole numbers with one axis"))
}

/// Reads a choice of lanes.
fn read_flags(object: &Bound<'_, PyAny>) -> PyResult<Vec<bool>> {
    let array = object.cast::<PyArray1<bool>>().ok().and_then(|array| array.try_readonly().ok());
    let flags = array.map(|array| array.as_array().to_vec());
    flags.ok_or_else(|| no_such_array(object, "a numpy array of bool with one axis"))
}
