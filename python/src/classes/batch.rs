//! `Batch`.

use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::types::{PyList, PyTuple};

use super::*;

class! {
    #[pyclass(frozen, weakref)]
    /// A game in a lane of a `Batch`, as it was when it was saved.
    pub(crate) struct SavedLane(mauerwerk::SavedLane<Core>);
}

immutable!(SavedLane);

#[pymethods]
impl SavedLane {
    #[staticmethod]
    fn _read(text: Text<'_>) -> PyResult<Self> {
        let wrong = |error| PyValueError::new_err(format!("not a saved lane: {error}"));
        serde_json::from_str(text.0).map(Self).map_err(wrong)
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<(Bound<'py, PyAny>, (String,))> {
        Ok((slf.get_type().getattr("_read")?, (value::json_text(&slf.get().0)?,)))
    }

    fn __repr__(&self) -> &'static str {
        "<SavedLane>"
    }
}

/// Returns the positions of a state or of a list of states. Empty for anything else.
fn starts(object: &Bound<'_, PyAny>) -> PyResult<Vec<Core>> {
    if let Ok(state) = object.cast::<State>() {
        return Ok(vec![state.get().0.clone()]);
    }
    if !object.is_instance_of::<PyList>() && !object.is_instance_of::<PyTuple>() {
        return Ok(Vec::new());
    }
    let state = |one: Bound<'_, PyAny>| match one.cast::<State>() {
        Ok(state) => Ok(state.get().0.clone()),
        Err(_) => Err(value::unexpected(&one, "a state")),
    };
    object.try_iter()?.map(|one| state(one?)).collect()
}

class! {
    #[pyclass(frozen, weakref)]
    /// Games that are played in parallel by arrays, one in each lane.
    ///
    /// Each lane waits for one seat at a time. If seats decide together, it waits for the first
    /// that has not committed, and that seat's view does not show the others' choices. Chance
    /// decides automatically. When a game is over, its lane begins the next one at once. If there
    /// are `n` lanes, lane `i` plays the games `i`, `i + n`, `i + 2n` and so on of the seed. If
    /// `choose` makes all choices, they are the games of `simulate`, on any number of threads.
    ///
    /// If seeds are a list with one for each lane, a lane plays the games 0, 1, 2 and so on of its
    /// seed.
    ///
    /// Games may also begin in given positions, a state or a list of states with the same setup. Then
    /// game `n` of a seed begins in the position `n` modulo their number.
    ///
    /// A game stops after `limit` decisions, by default 1,000,000. The default of `threads` is the
    /// number of cores. If `memory` is true, the batch remembers what each seat has seen, for
    /// players that choose from it.
    ///
    /// Arrays are numpy arrays, and new ones unless `out` is given. The interpreter is released
    /// while lanes continue.
    ///
    /// A copy or a pickled batch continues with the same games. A pickle contains all secrets, and
    /// another version of the library may not read it.
    ///
    /// Raises:
    ///     SetupError: With all faults of the setup, and the rulings it breaks.
    ///     ImportError: If numpy is not installed.
    ///     TypeError: If there are options for a state.
    ///     ValueError: If the number of lanes is not from 1 to 1,048,576, or there is not a seed
    ///         for each. Also if the number of threads is out of range.
    pub(crate) struct Batch(pub(crate) arrays::Batched<Core>);
}

#[pymethods]
impl Batch {
    #[new]
    #[pyo3(signature = (
        lanes,
        setup: "Setup | State | Sequence[State] | Options | str | None" = None,
        /,
        *,
        seed,
        limit = None,
        threads = None,
        memory = false,
        **options: "Unpack[Options]",
    ))]
    fn new(
        py: Python<'_>,
        lanes: Whole<usize>,
        setup: Option<&Bound<'_, PyAny>>,
        seed: arrays::Seeds,
        limit: Option<Whole<u64>>,
        threads: Option<Whole<usize>>,
        memory: bool,
        options: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Self> {
        let starts = setup.map_or_else(|| Ok(Vec::new()), starts)?;
        let setup = match starts.first() {
            Some(start) if options.is_none() => start.setup(),
            Some(_) => return Err(PyTypeError::new_err("a state has its options already")),
            None => game::setup::<Core>(setup, options)?,
        };
        let wanted = arrays::Wanted { lanes, seed, limit, threads, memory };
        arrays::Batched::new(py, &setup, starts, &wanted).map(Self)
    }

    /// A `Feature` for each part of the features of a lane, in order.
    #[getter]
    fn layout(&self, py: Python<'_>) -> PyResult<As<arrays::Features, Py<PyTuple>>> {
        arrays::features(py, &self.0.layout)
    }

    /// The number of slots.
    #[getter]
    fn slots(&self) -> usize {
        self.0.slots
    }

    /// The seat that each lane waits for. It is -1 if a game ended before a seat could decide. A
    /// step there accepts any slot.
    #[getter]
    fn seats<'py>(&self, py: Python<'py>) -> As<arrays::SeatNumbers, Bound<'py, PyAny>> {
        self.0.seats(py)
    }

    /// The number of the game in each lane.
    #[getter]
    fn games<'py>(&self, py: Python<'py>) -> As<arrays::Games, Bound<'py, PyAny>> {
        self.0.games(py)
    }

    /// Returns what the deciding seats see, with a row of numbers for each lane.
    ///
    /// Raises:
    ///     TypeError: If `out` is not an array of float32 with two axes.
    ///     ValueError: If `out` has another shape, is read-only or not contiguous.
    #[pyo3(signature = (out: "NDArray[float32] | None" = None))]
    fn features<'py>(
        &self,
        py: Python<'py>,
        out: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<As<arrays::Numbers, Bound<'py, PyAny>>> {
        self.0.features(py, out)
    }

    /// Returns for each slot whether it has a legal action, with a row for each lane.
    ///
    /// Raises:
    ///     TypeError: If `out` is not an array of bool with two axes.
    ///     ValueError: If `out` has another shape, is read-only or not contiguous.
    #[pyo3(signature = (out: "NDArray[bool_] | None" = None))]
    fn masks<'py>(
        &self,
        py: Python<'py>,
        out: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<As<arrays::Flags, Bound<'py, PyAny>>> {
        self.0.masks(py, out)
    }

    /// Returns the legal actions of all lanes as two arrays: offsets, and slots. Lane `i` has the
    /// slots from offset `i` up to, but not including, offset `i + 1`.
    fn legal<'py>(&self, py: Python<'py>) -> PyResult<arrays::Lists<'py>> {
        self.0.legal(py)
    }

    /// Returns a legal slot for each lane, which a player, a `Bot` or its name, chooses for the
    /// deciding seat. If `where` is given, it chooses only for the lanes where it is true. The
    /// slots of the other lanes stay unchanged in `out`, or are 0.
    ///
    /// The random player draws from the stream of the seat. Other players choose from what the seat
    /// knew before any seat of a joint decision committed. A batch with `memory` has this
    /// knowledge. If all seats use such players, the games are those of `simulate` with the same
    /// players. Ctrl-C stops the players.
    ///
    /// Raises:
    ///     TypeError: If `out` is not an array of uint32 with one axis, or `where` not one of bool.
    ///     ValueError: If `out` or `where` has another shape, if `out` is read-only or not
    ///         contiguous, or if the player needs a memory.
    ///     NotationError: If there is no such player.
    #[pyo3(
        signature = (
            out: "NDArray[uint32] | None" = None,
            *,
            player: "Bot | Search | PlayerName" = Rater::Player(AnyPlayer(mauerwerk::bot::Player::Random)),
            r#where: "NDArray[bool_] | None" = None,
        ),
        text_signature = "($self, out=None, *, player='random', where=None)"
    )]
    fn choose<'py>(
        &self,
        py: Python<'py>,
        out: Option<&Bound<'py, PyAny>>,
        player: Rater,
        r#where: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<As<arrays::Slots, Bound<'py, PyAny>>> {
        self.0.choose(py, out, player, r#where)
    }

    /// Returns what the seat that a lane waits for knew before any seat of a joint decision
    /// committed.
    ///
    /// Raises:
    ///     IndexError: If there is no such lane.
    ///     ValueError: If the batch was made without `memory`, or if the lane waits for no seat.
    #[pyo3(signature = (lane, /))]
    fn seen(&self, py: Python<'_>, lane: Whole<usize>) -> PyResult<InformationState> {
        self.0.seen(py, lane.0).map(InformationState)
    }

    /// Decides for the deciding seats, one slot for each lane. If `where` is given, it decides only
    /// in the lanes where it is true. The other lanes stay unchanged, and their slots are ignored.
    ///
    /// Raises:
    ///     TypeError: If slots are not an array of whole numbers with one axis, or `where` not one
    ///         of bool.
    ///     ValueError: If there is not one slot for each lane, or a slot has no legal action.
    ///         Nothing has changed then.
    #[pyo3(signature = (slots: "NDArray[Any]", /, r#where: "NDArray[bool_] | None" = None))]
    fn step(
        &self,
        py: Python<'_>,
        slots: &Bound<'_, PyAny>,
        r#where: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<()> {
        self.0.step(py, slots, r#where)
    }

    /// Begins the next game in all lanes, or in those where `where` is true. Their unfinished games
    /// do not count.
    ///
    /// Raises:
    ///     TypeError: If `where` is not an array of bool with one axis.
    ///     ValueError: If there is not one for each lane. Nothing has changed then.
    #[pyo3(signature = (r#where: "NDArray[bool_] | None" = None))]
    fn restart(&self, py: Python<'_>, r#where: Option<&Bound<'_, PyAny>>) -> PyResult<()> {
        self.0.restart(py, r#where)
    }

    /// Returns the games that ended with the last step as a dict of arrays: `lane`, `game`,
    /// `decisions`, `finished`, `scores` and `won`. `finished` is false if the game was stopped at
    /// the limit. `scores` and `won` have a column for each seat.
    fn ended<'py>(&self, py: Python<'py>) -> PyResult<As<arrays::Columns, Bound<'py, PyDict>>> {
        self.0.ended(py)
    }

    /// Returns the position in a lane, with all secrets.
    ///
    /// Raises:
    ///     IndexError: If there is no such lane.
    #[pyo3(signature = (lane, /))]
    fn state(&self, py: Python<'_>, lane: Whole<usize>) -> PyResult<State> {
        self.0.state(py, lane.0).map(State)
    }

    /// Returns the last position of the game that ended in a lane with the last step, with all
    /// secrets.
    ///
    /// Raises:
    ///     IndexError: If there is no such lane.
    ///     ValueError: If no game ended there with the last step.
    #[pyo3(signature = (lane, /))]
    fn last(&self, py: Python<'_>, lane: Whole<usize>) -> PyResult<State> {
        self.0.last(py, lane.0).map(State)
    }

    /// Returns the game in a lane, exactly where it is, for `restore`. It contains all secrets.
    ///
    /// Raises:
    ///     IndexError: If there is no such lane.
    #[pyo3(signature = (lane, /))]
    fn save(&self, py: Python<'_>, lane: Whole<usize>) -> PyResult<SavedLane> {
        self.0.save(py, lane.0).map(SavedLane)
    }

    /// Continues a saved game in a lane, which may be of another batch.
    ///
    /// Raises:
    ///     IndexError: If there is no such lane.
    ///     ValueError: If the game has another setup, or only one of the batches has a memory.
    #[pyo3(signature = (lane, saved, /))]
    fn restore(&self, py: Python<'_>, lane: Whole<usize>, saved: &SavedLane) -> PyResult<()> {
        self.0.restore(py, lane.0, &saved.0)
    }

    /// Continues the game in a lane from a position. If the batch has a memory, its seats begin to
    /// watch there.
    ///
    /// Raises:
    ///     IndexError: If there is no such lane.
    ///     ValueError: If the position has another setup.
    #[pyo3(signature = (lane, state, /))]
    fn put(&self, py: Python<'_>, lane: Whole<usize>, state: &State) -> PyResult<()> {
        self.0.put(py, lane.0, &state.0)
    }

    #[staticmethod]
    fn _read(py: Python<'_>, lanes: Text<'_>, threads: Option<Whole<usize>>) -> PyResult<Self> {
        let threads = threads.map(|threads| threads.0);
        arrays::Batched::read(py, lanes.0, threads).map(Self)
    }

    #[allow(clippy::type_complexity, reason = "the shape that pickle asks for")]
    fn __reduce__<'py>(
        slf: &Bound<'py, Self>,
    ) -> PyResult<(Bound<'py, PyAny>, (String, Option<usize>))> {
        Ok((slf.get_type().getattr("_read")?, slf.get().0.saved(slf.py())?))
    }

    fn __copy__(&self, py: Python<'_>) -> PyResult<Self> {
        self.0.copy(py).map(Self)
    }

    #[pyo3(signature = (_memo, /))]
    fn __deepcopy__(&self, py: Python<'_>, _memo: &Bound<'_, PyAny>) -> PyResult<Self> {
        self.__copy__(py)
    }

    fn __len__(&self) -> usize {
        self.0.count
    }

    fn __repr__(&self) -> String {
        format!("<Batch of {}>", self.0.count)
    }
}
