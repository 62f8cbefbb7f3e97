//! `Batch`.

use super::*;

class! {
    #[pyclass(frozen, weakref)]
    /// Games that are played side by side, one in each lane, by arrays.
    ///
    /// Each lane waits for one seat at a time: of seats that decide together for the first that
    /// has not committed, whose view shows nothing of what the others have. Chance is dealt on
    /// the way, and a lane whose game is over goes on with the next one at once: of `n` lanes,
    /// lane `i` plays the games `i`, `i + n`, `i + 2n` and so on of the seed. With `choose` they
    /// are the games of `simulate`, whatever the number of threads.
    ///
    /// With a list of seeds, one for each lane, a lane plays the games 0, 1, 2 and so on of its
    /// seed.
    ///
    /// With `memory` it is kept what each seat has seen, from which players choose.
    ///
    /// Arrays are numpy's, and new ones unless `out` is given. The interpreter is free while
    /// lanes go on.
    ///
    /// A copy or a pickled batch continues with the same games. A pickle contains all secrets,
    /// and another version of the library may not read it.
    ///
    /// Raises:
    ///     SetupError: With all that is wrong with the setup, and the rulings it breaks.
    ///     ImportError: If numpy is not installed.
    ///     ValueError: If there are to be no lanes, or more than 1,048,576, or there is not a seed
    ///         for each.
    pub(crate) struct Batch(pub(crate) arrays::Batched<Core>);
}

#[pymethods]
impl Batch {
    #[new]
    #[pyo3(signature = (
        lanes,
        setup: "Setup | Options | str | None" = None,
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
        let setup = game::setup::<Core>(setup, options)?;
        let wanted = arrays::Wanted { lanes, seed, limit, threads, memory };
        arrays::Batched::new(py, &setup, &wanted).map(Self)
    }

    /// The parts of the features of a lane, in order.
    #[getter]
    fn layout(&self, py: Python<'_>) -> PyResult<As<arrays::Features, Py<PyTuple>>> {
        arrays::features(py, &self.0.layout)
    }

    /// The number of slots.
    #[getter]
    fn slots(&self) -> usize {
        self.0.slots
    }

    /// The seat that each lane waits for; -1 where a game ended before anybody could
    /// decide, so that any slot does.
    #[getter]
    fn seats<'py>(&self, py: Python<'py>) -> As<arrays::SeatNumbers, Bound<'py, PyAny>> {
        self.0.seats(py)
    }

    /// The number of the game in each lane.
    #[getter]
    fn games<'py>(&self, py: Python<'py>) -> As<arrays::Games, Bound<'py, PyAny>> {
        self.0.games(py)
    }

    /// Returns what the seats that the lanes wait for see: a row of numbers for each lane.
    ///
    /// Raises:
    ///     TypeError: If `out` is no array of float32 with two axes.
    ///     ValueError: If `out` has another shape, is read-only or not contiguous.
    #[pyo3(signature = (out: "NDArray[float32] | None" = None))]
    fn features<'py>(
        &self,
        py: Python<'py>,
        out: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<As<arrays::Numbers, Bound<'py, PyAny>>> {
        self.0.features(py, out)
    }

    /// Returns which slots hold legal actions: a row for each lane.
    ///
    /// Raises:
    ///     TypeError: If `out` is no array of bool with two axes.
    ///     ValueError: If `out` has another shape, is read-only or not contiguous.
    #[pyo3(signature = (out: "NDArray[bool_] | None" = None))]
    fn masks<'py>(
        &self,
        py: Python<'py>,
        out: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<As<arrays::Flags, Bound<'py, PyAny>>> {
        self.0.masks(py, out)
    }

    /// Returns the slots of legal actions of all lanes, one after the other, behind the
    /// offsets at which those of each lane begin, and end.
    fn legal<'py>(&self, py: Python<'py>) -> PyResult<arrays::Lists<'py>> {
        self.0.legal(py)
    }

    /// Returns a legal slot for each lane that a player chooses, a `Bot` or its name, for the seat
    /// that the lane waits for; with `where` only for the lanes where it is true: the slots of
    /// others stay as they are in `out`, or are 0.
    ///
    /// The random player draws from the stream of the seat. Others choose from what the seat knew
    /// before any of those had committed who decide with it, which a batch with `memory` keeps;
    /// if all seats do, the games are those of `simulate` with these players. Ctrl-C stops them.
    ///
    /// Raises:
    ///     TypeError: If `out` is no array of uint32 with one axis, or `where` none of bool.
    ///     ValueError: If `out` or `where` has another shape, `out` is read-only or not contiguous,
    ///         or the player needs a memory.
    ///     NotationError: If no player has that name.
    #[pyo3(
        signature = (
            out: "NDArray[uint32] | None" = None,
            *,
            player: "Bot | str" = AnyPlayer(mauerwerk::bot::Player::Random),
            r#where: "NDArray[bool_] | None" = None,
        ),
        text_signature = "($self, out=None, *, player='random', where=None)"
    )]
    fn choose<'py>(
        &self,
        py: Python<'py>,
        out: Option<&Bound<'py, PyAny>>,
        player: AnyPlayer,
        r#where: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<As<arrays::Slots, Bound<'py, PyAny>>> {
        self.0.choose(py, out, player, r#where)
    }

    /// Returns what the seat that a lane waits for knew before any of those had committed who
    /// decide with it.
    ///
    /// Raises:
    ///     IndexError: If there is no such lane.
    ///     ValueError: If the batch was made without `memory`, or the lane waits for nobody.
    #[pyo3(signature = (lane, /))]
    fn seen(&self, py: Python<'_>, lane: Whole<usize>) -> PyResult<InformationState> {
        self.0.seen(py, lane.0).map(InformationState)
    }

    /// Lets the seats that the lanes wait for decide, one slot a lane; with `where` only
    /// those of the lanes where it is true. The others stay as they are, whatever their
    /// slots.
    ///
    /// Raises:
    ///     TypeError: If they are no array of whole numbers with one axis, or `where` none of
    ///         bool.
    ///     ValueError: If there is not one for each lane, or one holds no legal action;
    ///         nothing has happened then.
    #[pyo3(signature = (slots: "NDArray[Any]", /, r#where: "NDArray[bool_] | None" = None))]
    fn step(
        &self,
        py: Python<'_>,
        slots: &Bound<'_, PyAny>,
        r#where: Option<&Bound<'_, PyAny>>,
    ) -> PyResult<()> {
        self.0.step(py, slots, r#where)
    }

    /// Begins the next game in all lanes, or in those where `where` is true. The games that
    /// were on there count nowhere.
    ///
    /// Raises:
    ///     TypeError: If `where` is no array of bool with one axis.
    ///     ValueError: If there is not one for each lane; nothing has happened then.
    #[pyo3(signature = (r#where: "NDArray[bool_] | None" = None))]
    fn restart(&self, py: Python<'_>, r#where: Option<&Bound<'_, PyAny>>) -> PyResult<()> {
        self.0.restart(py, r#where)
    }

    /// Returns the games that ended with the last step, as columns: `lane`, `game`,
    /// `decisions`, `finished` (false if it was given up at the limit), and with a column
    /// for each seat `scores` and `won`.
    fn ended<'py>(&self, py: Python<'py>) -> PyResult<As<arrays::Columns, Bound<'py, PyDict>>> {
        self.0.ended(py)
    }

    /// Returns the position in a lane. It tells all secrets.
    ///
    /// Raises:
    ///     IndexError: If there is no such lane.
    #[pyo3(signature = (lane, /))]
    fn state(&self, py: Python<'_>, lane: Whole<usize>) -> PyResult<State> {
        self.0.state(py, lane.0).map(State)
    }

    /// Returns the position in which the game in a lane was over, or was given up, with the
    /// last step. It tells all secrets.
    ///
    /// Raises:
    ///     IndexError: If there is no such lane.
    ///     ValueError: If no game ended there with the last step.
    #[pyo3(signature = (lane, /))]
    fn last(&self, py: Python<'_>, lane: Whole<usize>) -> PyResult<State> {
        self.0.last(py, lane.0).map(State)
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
