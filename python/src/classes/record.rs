//! `Record`.

use super::*;

class! {
    #[pyclass(frozen, eq, weakref)]
    /// A game so far: a start and decisions. It never changes: methods return another record.
    ///
    /// Made from a state, or from a setup and options like `Setup`. If a seed is given, it has its
    /// own chance. The results of chance depend on the seed and on the number of decisions made
    /// before. So undoing and deciding again gives the same results. The seed reveals all future
    /// chance, and nothing that a seat receives contains it.
    ///
    /// Raises:
    ///     SetupError: With all faults of the setup, and the rulings it breaks.
    ///     NotationError: If the seed is not a number from 0 to 2**64 - 1.
    pub(crate) struct Record(pub(crate) mauerwerk::table::Played<Core>, game::Replayed);
}

immutable!(Record);
drawn!(Record(it, py) => it.record().state().view(Viewer::Spectator));

impl From<mauerwerk::Record<Core>> for Record {
    fn from(record: mauerwerk::Record<Core>) -> Self {
        Self(record.into(), game::Replayed::new())
    }
}

impl From<mauerwerk::table::Played<Core>> for Record {
    fn from(played: mauerwerk::table::Played<Core>) -> Self {
        Self(played, game::Replayed::new())
    }
}

impl Record {
    fn record(&self) -> &mauerwerk::Record<Core> {
        self.0.record()
    }
}

impl PartialEq for Record {
    fn eq(&self, other: &Self) -> bool {
        self.record() == other.record()
    }
}

#[pymethods]
impl Record {
    #[new]
    #[pyo3(signature = (
        start: "State | Setup | Options | str | None" = None,
        /,
        *,
        seed = None,
        **options: "Unpack[Options]",
    ))]
    fn new(
        py: Python<'_>,
        start: Option<&Bound<'_, PyAny>>,
        seed: Option<Whole<u64>>,
        options: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Self> {
        let record = match (start.map(|start| start.cast::<State>()), options) {
            (Some(Ok(state)), None) => mauerwerk::Record::from_state(state.get().0.clone()),
            _ => mauerwerk::Record::new(&game::setup::<Core>(start, options)?)
                .map_err(|faults| Faulty::Setup.error(py, &faults))?,
        };
        Ok(Self::from(record).with_seed(seed))
    }

    /// Plays a whole game at random: the game with the given number in `simulate`. The same setup,
    /// seed and number give the same game on every platform.
    ///
    /// Raises:
    ///     SetupError: With all faults of the setup, or a fault if the game did not end.
    #[staticmethod]
    #[pyo3(signature = (setup, seed, /, game = Whole(0)), text_signature = "(setup, seed, /, game=0)")]
    fn random(py: Python<'_>, setup: &Setup, seed: Whole<u64>, game: Whole<u64>) -> PyResult<Self> {
        let setup = &setup.0;
        let record = py.detach(|| mauerwerk::Record::random_game(setup, seed.0, game.0));
        record.map(Self::from).map_err(|faults| Faulty::Setup.error(py, &faults))
    }

    /// Plays from a state to the end, with one player for each seat. It is the game with the given
    /// number in `simulate`. The same state, players, seed and number give the same game on every
    /// platform.
    ///
    /// Raises:
    ///     NotationError: If there is no such player.
    ///     IllegalActionError: If a callable returns an action that a ruling refuses.
    ///     MauerwerkError: If there is not one player for each seat, or the game did not end within
    ///         100,000 decisions.
    #[staticmethod]
    #[pyo3(
        signature = (start, players: "Sequence[Player]", seed, /, game = Whole(0)),
        text_signature = "(start, players, seed, /, game=0)"
    )]
    fn played(
        py: Python<'_>,
        start: &State,
        players: Tuple<AnyEntrant>,
        seed: Whole<u64>,
        game: Whole<u64>,
    ) -> PyResult<Self> {
        crate::entrants::played(py, (&start.0, seed.0), &players.0, game.0).map(Self::from)
    }

    /// Reads a record from JSON and replays it.
    ///
    /// Raises:
    ///     RecordError: If the text is not a valid record, is of another game or a newer version,
    ///         or if a decision in it is refused.
    #[staticmethod]
    #[pyo3(signature = (text, /))]
    fn from_json(py: Python<'_>, text: Text<'_>) -> PyResult<Self> {
        let record = py.detach(|| mauerwerk::Record::from_json(text.0));
        record.map(Self::from).map_err(|faults| Faulty::Record.error(py, &faults))
    }

    /// Returns the record with one more decision. See `State.apply`.
    ///
    /// Raises:
    ///     IllegalActionError: If a ruling refuses the action. The error has the ruling.
    ///     NotationError: If the notation or id of the action is not valid.
    ///     SeatError: If no game has such a seat.
    #[pyo3(signature = (actor, action, /))]
    fn apply(&self, py: Python<'_>, actor: ActorArg, action: AnyAction<Core>) -> PyResult<Self> {
        let mut record = self.record().clone();
        record.push(actor.0, action.0).map_err(|error| refusal::<Core>(py, &error))?;
        Ok(record.into())
    }

    /// Returns the record without its last decision.
    ///
    /// Raises:
    ///     IndexError: If there are no decisions.
    fn undo(&self) -> PyResult<Self> {
        let mut record = self.record().clone();
        match record.undo() {
            Some(_) => Ok(record.into()),
            None => Err(pyo3::exceptions::PyIndexError::new_err("undo from empty record")),
        }
    }

    /// The setup of the game.
    #[getter]
    fn setup(&self) -> Setup {
        Setup(self.record().start().setup())
    }

    /// The first state.
    #[getter]
    fn start(&self) -> State {
        State(self.record().start().clone())
    }

    /// The current state.
    #[getter]
    fn state(&self) -> State {
        State(self.record().state().clone())
    }

    /// All states from the first to the current one: one more than there are decisions. They are
    /// replayed once.
    #[getter]
    fn states<'py>(&self, py: Python<'py>) -> PyResult<game::Items<'py, hint::State>> {
        let states = || Tuple(self.record().states().map(State).collect()).into_pyobject(py);
        game::kept(py, &self.1.states, states)
    }

    /// The decisions so far. The `repr` of the tuple does not show them, because some may be
    /// secret.
    #[getter]
    fn decisions<'py>(&self, py: Python<'py>) -> PyResult<game::Items<'py, hint::Decision>> {
        let decisions = self.record().decisions().iter().copied().map(Decision);
        game::kept(py, &self.1.decisions, || {
            let decisions = Tuple(decisions.collect()).into_pyobject(py)?;
            game::untold(py, "Decisions", decisions)
        })
    }

    /// The events in full: a tuple for each decision. Its `repr` does not show them. Use `seen_by`
    /// for what a viewer may know.
    #[getter]
    fn events<'py>(&self, py: Python<'py>) -> PyResult<game::Items<'py, hint::Many<hint::Event>>> {
        game::kept(py, &self.1.events, || {
            let events = self.record().events().map(|events| game::events::<Core>(py, &events));
            let events = PyTuple::new(py, events.collect::<PyResult<Vec<_>>>()?)?;
            game::untold(py, "Events", events)
        })
    }

    /// Draws what a viewer, a seat or `"spectator"`, sees now. The drawing has the names of the
    /// players, and marks the result of the last decision. It also marks what the seat may touch
    /// after its touches so far. `mauerwerk.drawing` lists the themes, sheets and panels.
    ///
    /// Raises:
    ///     SeatError: If the table has no such seat.
    ///     TouchError: If the touches lead to no legal action.
    ///     ValueError: If there is no such theme, sheet, panel or language.
    #[pyo3(
        signature = (
            viewer = ViewerArg::DEFAULT,
            /,
            *,
            theme = Text("light"),
            sheet = Text("wide"),
            panel = None,
            lang = drawing::LangArg::EN,
            touched = Vec::new(),
        ),
        text_signature = "($self, viewer='spectator', /, *, theme='light', sheet='wide', panel=None, lang='en', touched=())"
    )]
    fn draw<'py>(
        &self,
        py: Python<'py>,
        viewer: ViewerArg,
        theme: Text<'_>,
        sheet: Text<'_>,
        panel: Option<Text<'_>>,
        lang: drawing::LangArg,
        touched: Vec<String>,
    ) -> PyResult<As<drawing::DrawingHint, Bound<'py, PyAny>>> {
        let look = drawing::look(theme, sheet, panel, lang, touched)?;
        drawing::draw_table(py, &self.0, viewer, &look)
    }

    /// Returns everything that a viewer has seen of the game so far.
    ///
    /// Raises:
    ///     SeatError: If the table has no such seat.
    #[pyo3(signature = (viewer = ViewerArg::DEFAULT, /), text_signature = "($self, viewer='spectator', /)")]
    fn seen_by(&self, py: Python<'_>, viewer: ViewerArg) -> PyResult<InformationState> {
        let viewer = viewer.at(py, self.record().state())?;
        Ok(InformationState(self.record().seen_by(viewer)))
    }

    /// Returns a key of what a viewer has seen that forgets what can no longer matter.
    ///
    /// It has 16 bytes. It remembers the last position that all seats and the viewer knew, without
    /// what cannot matter in it, and what the viewer has seen since. So a table of a small game needs
    /// far fewer entries than by `InformationState.key`, which forgets nothing.
    ///
    /// Raises:
    ///     SeatError: If the table has no such seat.
    #[pyo3(signature = (viewer = ViewerArg::DEFAULT, /), text_signature = "($self, viewer='spectator', /)")]
    fn subgame_key(&self, py: Python<'_>, viewer: ViewerArg) -> PyResult<[u8; 16]> {
        let viewer = viewer.at(py, self.record().state())?;
        Ok(self.record().subgame_key(viewer).to_bytes())
    }

    fn __hash__(&self) -> u64 {
        value::hash(&(self.record().start(), self.record().decisions(), self.record().names()))
    }

    fn __repr__(&self) -> String {
        crate::played::repr("Record", &self.0)
    }
}
