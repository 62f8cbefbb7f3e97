//! `InformationState`.

use super::*;

class! {
    #[pyclass(frozen, eq, hash, weakref)]
    /// An information state: all that a viewer with perfect memory has seen.
    ///
    /// Two histories that the viewer cannot tell apart give equal information states, and only
    /// those: it is what a player at the table knows, and what a bot may be given. Made of the
    /// state from which the viewer watches.
    ///
    /// Raises:
    ///     SeatError: If the table has no such seat.
    #[derive(Eq, PartialEq, Hash)]
    pub(crate) struct InformationState(pub(crate) mauerwerk::InformationState<Core>);
}

immutable!(InformationState);
crate::results::simulates!(InformationState(it, py, simulated) => simulated.run_in_worlds(py, &it.0));
drawn!(InformationState(it, py) => it.0.now());

#[pymethods]
impl InformationState {
    #[new]
    #[pyo3(signature = (state, viewer, /))]
    fn new(py: Python<'_>, state: &State, viewer: ViewerArg) -> PyResult<Self> {
        let viewer = viewer.at(py, &state.0)?;
        Ok(Self(mauerwerk::InformationState::new(&state.0, viewer)))
    }

    /// Applies a decision to the state, and returns what the viewer knows then, and the
    /// state after it.
    ///
    /// Raises:
    ///     IllegalActionError: If a ruling refuses the action; it names the ruling.
    ///     NotationError: If no action is written like that or has that id.
    ///     SeatError: If no game has such a seat.
    #[pyo3(signature = (state, actor, action, /))]
    fn step(
        &self,
        py: Python<'_>,
        state: &State,
        actor: ActorArg,
        action: AnyAction<Core>,
    ) -> PyResult<(Self, State)> {
        let mut seen = self.0.clone();
        let after = seen.step(&state.0, actor.0, action.0);
        let after = after.map_err(|error| refusal::<Core>(py, &error))?;
        Ok((Self(seen), State(after)))
    }

    /// Returns a state that the viewer could be in, drawn from all histories that fit what
    /// it has seen, weighed by chance alone: decisions of others are facts, no evidence,
    /// and what they decided out of sight could equally be anything that fits. The same
    /// seed gives the same state.
    ///
    /// Raises:
    ///     InconsistentError: If no state fits.
    #[pyo3(signature = (seed, /))]
    fn resample(&self, py: Python<'_>, seed: Whole<u64>) -> PyResult<State> {
        let state = py.detach(|| self.0.resample(&mut mauerwerk::Dealer::new(seed.0)));
        state.map(State).map_err(|error| error::inconsistent(py, error))
    }

    /// Returns the record of a game that the viewer could have watched: every decision since it
    /// began to, those of chance and those made out of sight included. It is drawn like
    /// `resample`, and ends in the state that `resample` gives for the same seed;
    /// `record.seen_by(seat)` is what another seat knows in that world.
    ///
    /// Raises:
    ///     InconsistentError: If no game fits.
    #[pyo3(signature = (seed, /))]
    fn resample_record(&self, py: Python<'_>, seed: Whole<u64>) -> PyResult<Record> {
        let mut dealer = mauerwerk::Dealer::new(seed.0);
        let record = py.detach(|| self.0.resample_record(&mut dealer));
        record.map(Record::from).map_err(|error| error::inconsistent(py, error))
    }

    /// Returns every state that the viewer could be in, each once, with the number of
    /// histories that lead to it: what `resample` draws by. The numbers have no common
    /// divisor, and the states are in the order of their notations.
    ///
    /// Raises:
    ///     TooManyWorldsError: If there are more than `limit`, or their histories are too
    ///         many to count.
    ///     InconsistentError: If no state fits.
    #[pyo3(signature = (limit))]
    fn worlds(&self, py: Python<'_>, limit: Whole<usize>) -> PyResult<Tuple<(State, u128)>> {
        let worlds = py.detach(|| self.0.worlds(limit.0));
        let worlds = worlds.map_err(|error| error::no_worlds(py, error))?;
        let pair = |world: mauerwerk::World<Core>| (State(world.state), world.ways);
        Ok(Tuple(worlds.into_iter().map(pair).collect()))
    }

    /// Returns the action that a player chooses: a `Bot` or its name. The same player and seed
    /// choose the same wherever the same is known, on every machine.
    ///
    /// Raises:
    ///     UnavailableError: If the game does not wait for the seat, or a spectator has seen
    ///         this.
    ///     InconsistentError: If no state fits.
    ///     NotationError: If no player has that name, or the seed is no number from 0 to
    ///         2**64 - 1.
    #[pyo3(signature = (player, /, *, seed))]
    fn choose(
        &self,
        py: Python<'_>,
        player: AnyPlayer,
        seed: Whole<u64>,
    ) -> PyResult<As<hint::Action>> {
        let chosen = Question::new(player, seed)
            .choose(py, |opponent, watch| opponent.player.choose(&self.0, opponent.seed, watch));
        game::action::<Core>(py, chosen?)
    }

    /// Returns what a player thinks of each legal action: share of the win, points, and the
    /// line expected next. It is a search of 1000 `iterations`, or of as many as are given,
    /// from 1 to 10**8, or another `player`: a `Bot` or its name.
    ///
    /// The same question with the same seed has the same answer, on every machine. With
    /// `seconds` a search ends after that time, above 0, with what it has found by then, and
    /// that is **not** repeatable; without a budget it then makes all it can. `tell` is called
    /// with the number of iterations made, some times a second. Ctrl-C stops it, and other
    /// threads go on meanwhile.
    ///
    /// Raises:
    ///     UnavailableError: If the game does not wait for the seat, or a spectator has seen
    ///         this.
    ///     InconsistentError: If no state fits.
    ///     NotationError: If no player has that name, or a number is out of range.
    ///     TypeError: If both a player and iterations are given.
    #[pyo3(
        signature = (
        *,
        seed,
        iterations = None,
        player = None,
        seconds = None,
        tell: "Callable[[int], object] | None" = None,
        lang = drawing::LangArg::EN,
        ),
        text_signature = "($self, *, seed, iterations=None, player=None, seconds=None, tell=None, lang='en')"
    )]
    fn analyse(
        &self,
        py: Python<'_>,
        seed: Whole<u64>,
        iterations: Option<Whole<u64>>,
        player: Option<AnyPlayer>,
        seconds: Option<Seconds>,
        tell: Option<Py<PyAny>>,
        lang: drawing::LangArg,
    ) -> PyResult<As<hint::Analysis>> {
        let reader = mauerwerk::Reader::default().with_lang(lang.0);
        let reader = reader.on_seat(self.0.viewer().seat());
        let question = Question::of_analysis(py, player, iterations, seed, seconds)?;
        question.analyse(py, tell, as_object::<Core>, reader, |opponent, watch| {
            let analysis = opponent.player.analyse(&self.0, opponent.seed, watch);
            analysis.map(|analysis| analysis.in_notation())
        })
    }

    /// Who has seen this: a seat, or `"spectator"`.
    #[getter]
    fn viewer(&self) -> ViewerArg {
        ViewerArg(self.0.viewer())
    }

    /// What the viewer saw first.
    #[getter]
    fn start(&self) -> View {
        View(self.0.start().clone())
    }

    /// What happened since, as the viewer saw it.
    #[getter]
    fn events<'py>(&self, py: Python<'py>) -> PyResult<game::Items<'py, hint::Event>> {
        game::events::<Core>(py, self.0.events())
    }

    /// What the viewer sees now.
    #[getter]
    fn now(&self) -> View {
        View(self.0.now().clone())
    }

    /// Returns the latest that was seen as so many rows of numbers (at most 65,536), the oldest
    /// first: read-only memory that numpy takes as it is. Rows before the first event are 0.
    ///
    /// What the numbers of a row mean is told by `Setup.history_features()`. An event takes one
    /// row, or one for each seat where it says something of each; seats are counted from the
    /// viewer.
    ///
    /// Raises:
    ///     ValueError: If that is no number from 1 to 65,536.
    #[pyo3(signature = (rows, /))]
    fn history<'py>(
        &self,
        py: Python<'py>,
        rows: Whole<usize>,
    ) -> PyResult<As<arrays::Memory, Bound<'py, PyAny>>> {
        arrays::history(py, &self.0, rows.0)
    }

    /// A key of 16 bytes, the same for equal information states and for no others: a table of
    /// what a seat can know takes it in place of the whole. It costs the same however much has
    /// been seen, and is the same on every machine within a version of the library.
    #[getter]
    fn key(&self) -> [u8; 16] {
        self.0.key().to_bytes()
    }

    /// Reads an information state from JSON.
    ///
    /// Raises:
    ///     ViewError: If the text is not such JSON, its views are not its viewer's, or no
    ///         position looks like one of them.
    #[staticmethod]
    #[pyo3(signature = (text, /))]
    fn from_json(py: Python<'_>, text: Text<'_>) -> PyResult<Self> {
        let seen = mauerwerk::InformationState::from_json(text.0).map(Self);
        seen.map_err(|faults| Faulty::View.error(py, &faults))
    }

    /// Writes the information state as JSON.
    fn to_json(&self) -> PyResult<String> {
        value::json_text(&self.0)
    }

    /// Puts together what a viewer saw first, what happened since as it saw it, and what
    /// it sees now.
    #[staticmethod]
    #[pyo3(signature = (start, events: "Sequence[Event]", now, /))]
    fn from_parts(start: &View, events: Vec<Py<EventBase>>, now: &View) -> Self {
        let events = events.iter().map(|event| event.get().0.clone()).collect();
        let (start, now) = (start.0.clone(), now.0.clone());
        Self(mauerwerk::InformationState::from_parts(start, events, now))
    }

    fn __repr__(&self) -> String {
        let (viewer, count) = (self.0.viewer(), self.0.events().len());
        format!("<InformationState of {viewer}, {count} events: {}>", self.0.now())
    }

    #[allow(clippy::type_complexity, reason = "the shape that pickle asks for")]
    fn __reduce__<'py>(
        slf: &Bound<'py, Self>,
    ) -> PyResult<(Bound<'py, PyAny>, (View, game::Items<'py, hint::Event>, View))> {
        let (py, seen) = (slf.py(), slf.get());
        let made = slf.get_type().getattr("from_parts")?;
        Ok((made, (seen.start(), seen.events(py)?, seen.now())))
    }
}
