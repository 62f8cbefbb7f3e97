//! `InformationState`.

use super::*;

class! {
    #[pyclass(frozen, eq, hash, weakref)]
    /// An information state: everything that a viewer with perfect memory has seen.
    ///
    /// Two histories give equal information states exactly if the viewer cannot distinguish them.
    /// It is the knowledge of a player at the table, so it is what a bot may use. Made from the
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

    /// Applies a decision to the state. Returns what the viewer knows then, and the state after it.
    ///
    /// Raises:
    ///     IllegalActionError: If a ruling refuses the action. The error has the ruling.
    ///     NotationError: If the notation or id of the action is not valid.
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

    /// Returns a state that the viewer could be in. It is drawn from all histories that fit what
    /// the viewer has seen, weighted only by chance. Decisions of others are facts, not evidence,
    /// and all possible secret decisions count equally. The same seed gives the same state.
    ///
    /// Raises:
    ///     InconsistentError: If no state fits.
    #[pyo3(signature = (seed, /))]
    fn resample(&self, py: Python<'_>, seed: Whole<u64>) -> PyResult<State> {
        let state = py.detach(|| self.0.resample(&mut mauerwerk::Dealer::new(seed.0)));
        state.map(State).map_err(|error| error::inconsistent(py, error))
    }

    /// Returns the record of a game that the viewer could have watched, with every decision since
    /// the viewer began to watch, even secret ones. It is drawn like `resample`, and ends in the
    /// state that `resample` returns for the same seed. `record.seen_by(seat)` is what another seat
    /// knows in that world.
    ///
    /// Raises:
    ///     InconsistentError: If no game fits.
    #[pyo3(signature = (seed, /))]
    fn resample_record(&self, py: Python<'_>, seed: Whole<u64>) -> PyResult<Record> {
        let mut dealer = mauerwerk::Dealer::new(seed.0);
        let record = py.detach(|| self.0.resample_record(&mut dealer));
        record.map(Record::from).map_err(|error| error::inconsistent(py, error))
    }

    /// Returns every state that the viewer could be in, each once, with the number of histories
    /// that lead to it. `resample` draws in proportion to these numbers. The numbers have no common
    /// divisor, and the states are in the order of their notations.
    ///
    /// Raises:
    ///     TooManyWorldsError: If there are more than `limit`, or their histories are too many to
    ///         count.
    ///     InconsistentError: If no state fits.
    #[pyo3(signature = (limit))]
    fn worlds(&self, py: Python<'_>, limit: Whole<usize>) -> PyResult<Tuple<(State, u128)>> {
        let worlds = py.detach(|| self.0.worlds(limit.0));
        let worlds = worlds.map_err(|error| error::no_worlds(py, error))?;
        let pair = |world: mauerwerk::World<Core>| (State(world.state), world.ways);
        Ok(Tuple(worlds.into_iter().map(pair).collect()))
    }

    /// Returns the action that a player chooses. The player is one of `simulate`: a `Bot`, its name,
    /// a `Search`, weights of kinds of action, or a callable. Equal players with equal seeds and
    /// equal knowledge make equal choices, on every machine.
    ///
    /// Raises:
    ///     UnavailableError: If the game does not wait for the seat, or if the viewer is a
    ///         spectator.
    ///     IllegalActionError: If a callable returns an action that a ruling refuses.
    ///     InconsistentError: If no state fits.
    ///     NotationError: If there is no such player, or the seed is not a number from 0 to 2**64 -
    ///         1.
    #[pyo3(signature = (player, /, *, seed))]
    fn choose(
        &self,
        py: Python<'_>,
        player: AnyEntrant,
        seed: Whole<u64>,
    ) -> PyResult<As<hint::Action>> {
        game::action::<Core>(py, crate::entrants::chosen(py, &self.0, &player, seed)?)
    }

    /// Returns a player's rating of each legal action: share of the win, points, and the expected
    /// line. The default is a search with 1000 `iterations`, from 1 to 10**8. A `player` can replace
    /// it: a `Bot`, its name, or a `Search`.
    ///
    /// The same question with the same seed has the same answer, on every machine. If `seconds` is
    /// given, which is above 0, the search ends after that time with its result so far. This result
    /// is **not** repeatable. The search then needs no seed, and without `iterations` it makes all
    /// possible ones. `tell` is called with the number of iterations, several times a second. Ctrl-C
    /// stops the search, and other threads can run meanwhile.
    ///
    /// The shares of the win are those that are expected if all seats continue like players of this
    /// kind, which `Analysis.against` names. `against="medium"` replaces them by the shares between
    /// other players. The order of the actions stays the same.
    ///
    /// Raises:
    ///     UnavailableError: If the game does not wait for the seat, or if the viewer is a
    ///         spectator.
    ///     InconsistentError: If no state fits.
    ///     NotationError: If there is no such player, or a number is out of range.
    ///     TypeError: If both a player and iterations are given.
    ///     ValueError: If there is no such language.
    #[pyo3(
        signature = (
        *,
        seed = None,
        iterations = None,
        player = None,
        seconds = None,
        against = None,
        tell: "Callable[[int], object] | None" = None,
        lang = drawing::LangArg::EN,
        ),
        text_signature = "($self, *, seed=None, iterations=None, player=None, seconds=None, against=None, tell=None, lang='en')"
    )]
    fn analyse(
        &self,
        py: Python<'_>,
        seed: Option<Whole<u64>>,
        iterations: Option<Whole<u64>>,
        player: Option<Rater>,
        seconds: Option<Seconds>,
        against: Option<AnyPlayer>,
        tell: Option<Py<PyAny>>,
        lang: drawing::LangArg,
    ) -> PyResult<As<hint::Analysis>> {
        let reader = mauerwerk::Reader::default().with_lang(lang.0);
        let reader = reader.on_seat(self.0.viewer().seat());
        let player = match player {
            Some(Rater::Search(search)) => {
                let seed = Rater::alone(
                    seed,
                    iterations.is_some() || seconds.is_some() || against.is_some(),
                )?;
                return search.get().analysis(py, &self.0, seed, tell, reader);
            }
            Some(Rater::Player(player)) => Some(player),
            None => None,
        };
        let question = Question::of_analysis(py, player, iterations, seed, seconds, against)?;
        question.analyse(py, tell, as_object::<Core>, reader, |opponent, watch| {
            let analysis = opponent.player.analyse(&self.0, opponent.seed, watch);
            analysis.map(|analysis| analysis.in_notation())
        })
    }

    /// The viewer: a seat, or `"spectator"`.
    #[getter]
    fn viewer(&self) -> ViewerArg {
        ViewerArg(self.0.viewer())
    }

    /// The first view.
    #[getter]
    fn start(&self) -> View {
        View(self.0.start().clone())
    }

    /// The events since the first view, as the viewer saw them.
    #[getter]
    fn events<'py>(&self, py: Python<'py>) -> PyResult<game::Items<'py, hint::Event>> {
        game::events::<Core>(py, self.0.events())
    }

    /// The current view.
    #[getter]
    fn now(&self) -> View {
        View(self.0.now().clone())
    }

    /// Returns the latest events that were seen as `rows` rows of numbers (at most 65,536), oldest
    /// first. It is read-only memory that numpy uses without a copy. Rows before the first event
    /// are 0.
    ///
    /// `Setup.history_features()` describes the numbers of a row. An event takes one row, or one
    /// for each seat if it concerns each of them. Seats are counted from the viewer.
    ///
    /// Raises:
    ///     ValueError: If the number of rows is not from 1 to 65,536.
    #[pyo3(signature = (rows, /))]
    fn history<'py>(
        &self,
        py: Python<'py>,
        rows: Whole<usize>,
    ) -> PyResult<As<arrays::Memory, Bound<'py, PyAny>>> {
        arrays::history(py, &self.0, rows.0)
    }

    /// A key of 16 bytes, equal only for equal information states. Use it in a table of what a seat
    /// can know, in place of the whole. It takes constant time, and is the same on every machine
    /// within a version of the library.
    #[getter]
    fn key(&self) -> [u8; 16] {
        self.0.key().to_bytes()
    }

    /// Reads an information state from JSON.
    ///
    /// Raises:
    ///     ViewError: If the text is not such JSON, if its views are of different viewers, or if no
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

    /// Makes an information state from the first view, the events since then as the viewer saw
    /// them, and the current view.
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
