//! `State`.

use super::*;

class! {
    #[pyclass(frozen, eq, hash, weakref)]
    /// A position of the game: legal, complete and immutable.
    ///
    /// Made by `start`, by `apply`, or from notation. A state contains all secrets, and `str`, JSON
    /// and pickle reveal them, so show people a `view`. Its `repr` and a notebook show only what a
    /// spectator sees.
    ///
    /// Raises:
    ///     PositionError: If the notation is not valid, or with all rulings that the position
    ///         breaks.
    #[derive(Eq, PartialEq, Hash)]
    pub(crate) struct State(pub(crate) Core);
}

immutable!(State);
crate::results::simulates!(State(it, py, simulated) => simulated.run(py, crate::entrants::Start::State(&it.0)));
plain!(State: "Writes the state as JSON.", "Returns the position as a dict of plain values.");
drawn!(State(it, py) => it.0.view(Viewer::Spectator));

#[pymethods]
impl State {
    #[new]
    #[pyo3(signature = (notation, /))]
    fn new(py: Python<'_>, notation: Text<'_>) -> PyResult<Self> {
        match notation.0.parse() {
            Ok(state) => Ok(Self(state)),
            Err(faults) => Err(Faulty::Position.error(py, &faults)),
        }
    }

    /// Returns the first state of a game.
    ///
    /// Raises:
    ///     SetupError: With all faults of the setup, and the rulings it breaks.
    #[staticmethod]
    #[pyo3(signature = (setup, /))]
    fn start(py: Python<'_>, setup: &Setup) -> PyResult<Self> {
        let start = Core::start(&setup.0);
        start.map(Self).map_err(|faults| Faulty::Setup.error(py, &faults))
    }

    /// Reads a state from JSON.
    ///
    /// Raises:
    ///     PositionError: If the text is not valid JSON of a state, or the position breaks rulings.
    #[staticmethod]
    #[pyo3(signature = (text, /))]
    fn from_json(py: Python<'_>, text: Text<'_>) -> PyResult<Self> {
        let written = mauerwerk::Written::json(text.0);
        let state = written.and_then(|written| Core::from_written(&written)).map(Self);
        state.map_err(|faults| Faulty::Position.error(py, &faults))
    }

    /// Reads a state from a dict as returned by `to_dict`.
    ///
    /// Raises:
    ///     PositionError: If a field is missing or wrong, or the position breaks rulings.
    #[staticmethod]
    #[pyo3(signature = (position: "dict[str, Any]", /))]
    fn from_dict(position: &Bound<'_, PyDict>) -> PyResult<Self> {
        let written = value::from_python(position.as_any())?.into();
        let state = Core::from_written(&written).map(Self);
        state.map_err(|faults| Faulty::Position.error(position.py(), &faults))
    }

    /// The position's notation without the setup: `name:value` tokens.
    #[getter]
    fn notation(&self) -> String {
        self.0.notation()
    }

    /// The setup that the game started with.
    #[getter]
    fn setup(&self) -> Setup {
        Setup(self.0.setup())
    }

    /// Returns the state that represents all states which the rules treat alike, such as mirror
    /// images. It is one of these states, and the same for each of them. In a game without such
    /// states, it is the state itself.
    fn canonical(&self) -> Self {
        Self(self.0.canonical())
    }

    /// The number of seats.
    #[getter]
    fn seats(&self) -> usize {
        self.0.seats()
    }

    /// Whose decision it is: `Decide(seats)`, `Chance()` or `Over(outcome)`.
    #[getter]
    fn turn(&self, py: Python<'_>) -> PyResult<As<hint::Turn>> {
        turn::of(py, self.0.turn().erased())
    }

    /// The result, or `None` if the game is not over.
    #[getter]
    fn outcome(&self) -> Option<Outcome> {
        turn::outcome(self.0.turn().erased())
    }

    /// Returns the legal actions of a seat, by ascending id. Empty unless the game waits for it.
    ///
    /// Raises:
    ///     SeatError: If the table has no such seat.
    #[pyo3(signature = (seat, /))]
    fn actions<'py>(
        &self,
        py: Python<'py>,
        seat: SeatNumber,
    ) -> PyResult<game::Items<'py, hint::Action>> {
        game::actions::<Core>(py, self.0.actions(seat.at(py, &self.0)?))
    }

    /// Returns the ids of a seat's legal actions, in ascending order.
    ///
    /// Raises:
    ///     SeatError: If the table has no such seat.
    #[pyo3(signature = (seat, /))]
    fn action_ids(&self, py: Python<'_>, seat: SeatNumber) -> PyResult<Tuple<u32>> {
        let actions = self.0.actions(seat.at(py, &self.0)?);
        Ok(Tuple(actions.into_iter().map(Core::id).collect()))
    }

    /// The number of slots, a second numbering of the seats' actions that is dense enough for
    /// learning. It is the same in all states of a game.
    #[getter]
    fn slots(&self) -> u32 {
        self.0.slots()
    }

    /// Returns the slot of an action of a seat, or `None` if it is not legal.
    ///
    /// Raises:
    ///     NotationError: If the notation or id of the action is not valid.
    ///     SeatError: If the table has no such seat.
    #[pyo3(signature = (seat, action, /))]
    fn slot(
        &self,
        py: Python<'_>,
        seat: SeatNumber,
        action: AnyAction<Core>,
    ) -> PyResult<Option<u32>> {
        Ok(self.0.slot(seat.at(py, &self.0)?, action.0))
    }

    /// Returns the legal action of a seat in a slot, or `None` if there is none now.
    ///
    /// Raises:
    ///     SeatError: If the table has no such seat.
    #[pyo3(signature = (seat, slot, /))]
    fn action_of(
        &self,
        py: Python<'_>,
        seat: SeatNumber,
        slot: Whole<u32>,
    ) -> PyResult<Option<As<hint::Action>>> {
        let action = self.0.action_of(seat.at(py, &self.0)?, slot.0);
        action.map(|action| game::action::<Core>(py, action)).transpose()
    }

    /// Returns for each slot whether it has a legal action of a seat, as read-only memory that
    /// `numpy.asarray` uses without a copy.
    ///
    /// Raises:
    ///     SeatError: If the table has no such seat.
    #[pyo3(signature = (seat, /))]
    fn mask<'py>(
        &self,
        py: Python<'py>,
        seat: SeatNumber,
    ) -> PyResult<As<arrays::Memory, Bound<'py, PyAny>>> {
        arrays::mask(py, &self.0.mask(seat.at(py, &self.0)?))
    }

    /// Returns the slots of a seat's legal actions, in ascending order.
    ///
    /// Raises:
    ///     SeatError: If the table has no such seat.
    #[pyo3(signature = (seat, /))]
    fn legal(&self, py: Python<'_>, seat: SeatNumber) -> PyResult<Tuple<u32>> {
        let mut slots = Vec::new();
        self.0.each_slot(seat.at(py, &self.0)?, &mut |slot| slots.push(slot));
        slots.sort_unstable();
        Ok(Tuple(slots))
    }

    /// Returns the state after the legal action of a seat in a slot.
    ///
    /// Raises:
    ///     UnavailableError: If the slot has no legal action.
    ///     SeatError: If the table has no such seat.
    #[pyo3(signature = (seat, slot, /))]
    fn apply_slot(&self, py: Python<'_>, seat: SeatNumber, slot: Whole<u32>) -> PyResult<Self> {
        let seat = seat.at(py, &self.0)?;
        let after = self.0.action_of(seat, slot.0);
        let after = after.and_then(|action| self.0.apply(seat.into(), action).ok());
        let none = || format!("slot {} holds no legal action of seat {seat}", slot.0);
        after.map(Self).ok_or_else(|| error::unavailable(py, none()))
    }

    /// Returns what a viewer sees as numbers, like `features()` of its view, without making the
    /// view.
    ///
    /// Raises:
    ///     SeatError: If the table has no such seat.
    #[pyo3(signature = (viewer = ViewerArg::DEFAULT, /), text_signature = "($self, viewer='spectator', /)")]
    fn features<'py>(
        &self,
        py: Python<'py>,
        viewer: ViewerArg,
    ) -> PyResult<As<arrays::Memory, Bound<'py, PyAny>>> {
        let viewer = viewer.at(py, &self.0)?;
        arrays::numbers(py, &self.0.features(viewer))
    }

    /// Returns all outcomes of chance, as pairs of an action and its exact weight. Empty unless the
    /// game waits for chance.
    fn chances(&self, py: Python<'_>) -> PyResult<Tuple<(As<hint::Action>, u32)>> {
        let chances = self.0.chances().into_iter();
        let pairs =
            chances.map(|chance| Ok((game::action::<Core>(py, chance.action)?, chance.weight)));
        pairs.collect::<PyResult<Vec<_>>>().map(Tuple)
    }

    /// Returns the places of all outcomes of chance in `chances`, each with its probability.
    fn _odds(&self) -> Vec<(usize, f64)> {
        let chances = self.0.chances();
        let total: u32 = chances.iter().map(|chance| chance.weight).sum();
        let share = |weight| f64::from(weight) / f64::from(total);
        chances.iter().map(|chance| share(chance.weight)).enumerate().collect()
    }

    /// Returns the id of the outcome of chance at a place in `chances`, or `None` if there is none.
    fn _outcome(&self, place: usize) -> Option<u32> {
        self.0.chances().get(place).map(|chance| Core::id(chance.action))
    }

    /// Returns the state after a decision of a seat, or of `"chance"`. The action may be an object,
    /// its notation, or its id.
    ///
    /// Raises:
    ///     IllegalActionError: If a ruling refuses the action. The error has the ruling.
    ///     NotationError: If the notation or id of the action is not valid.
    ///     SeatError: If no game has such a seat.
    #[pyo3(signature = (actor, action, /))]
    fn apply(&self, py: Python<'_>, actor: ActorArg, action: AnyAction<Core>) -> PyResult<Self> {
        self.0.apply(actor.0, action.0).map(Self).map_err(|error| refusal::<Core>(py, &error))
    }

    /// Returns the state after a decision, and the events, in order and in full. See `apply`.
    ///
    /// Raises:
    ///     IllegalActionError: If a ruling refuses the action. The error has the ruling.
    ///     NotationError: If the notation or id of the action is not valid.
    ///     SeatError: If no game has such a seat.
    #[pyo3(signature = (actor, action, /))]
    fn step<'py>(
        &self,
        py: Python<'py>,
        actor: ActorArg,
        action: AnyAction<Core>,
    ) -> PyResult<(Self, game::Items<'py, hint::Event>)> {
        let mut events = Vec::new();
        let next = self
            .0
            .apply_noting(actor.0, action.0, &mut |event| events.push(event))
            .map_err(|error| refusal::<Core>(py, &error))?;
        Ok((Self(next), game::events::<Core>(py, &events)?))
    }

    /// A key of 16 bytes, equal only for equal states, on every machine within a version of the
    /// library. It distinguishes states that no seat can distinguish. A table of what a seat knows
    /// should use `InformationState.key`.
    #[getter]
    fn key(&self) -> [u8; 16] {
        mauerwerk::Key::of(&self.0).to_bytes()
    }

    /// Returns what a viewer sees: a seat, or `"spectator"`, who sees what is public.
    ///
    /// Raises:
    ///     SeatError: If the table has no such seat.
    #[pyo3(signature = (viewer = ViewerArg::DEFAULT, /), text_signature = "($self, viewer='spectator', /)")]
    fn view(&self, py: Python<'_>, viewer: ViewerArg) -> PyResult<View> {
        viewer.at(py, &self.0).map(|viewer| View(self.0.view(viewer)))
    }

    /// Draws what a viewer, a seat or `"spectator"`, sees. The drawing marks what the seat may
    /// touch after its touches so far. `mauerwerk.drawing` lists the themes, sheets and panels.
    /// Names of people by seat replace "seat 0". `news` are the places of the latest events.
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
            names = Vec::new(),
            touched = Vec::new(),
            news = Vec::new(),
        ),
        text_signature = "($self, viewer='spectator', /, *, theme='light', sheet='wide', panel=None, lang='en', names=(), touched=(), news=())"
    )]
    fn draw<'py>(
        &self,
        py: Python<'py>,
        viewer: ViewerArg,
        theme: Text<'_>,
        sheet: Text<'_>,
        panel: Option<Text<'_>>,
        lang: drawing::LangArg,
        names: Vec<String>,
        touched: Vec<String>,
        news: Vec<String>,
    ) -> PyResult<As<drawing::DrawingHint, Bound<'py, PyAny>>> {
        let look = drawing::look(theme, sheet, panel, lang, touched)?.named(names).with_news(news);
        drawing::draw(py, &self.0, viewer, &look)
    }

    /// Returns the action that a series of touches of a seat means, or `None` if it is not
    /// complete.
    ///
    /// Raises:
    ///     SeatError: If the table has no such seat.
    ///     TouchError: If the touches lead to no legal action. The error lists the valid targets.
    #[pyo3(signature = (seat, touched, /))]
    fn touch(
        &self,
        py: Python<'_>,
        seat: SeatNumber,
        touched: Vec<String>,
    ) -> PyResult<Option<As<hint::Action>>> {
        let action = drawing::touch(py, &self.0, seat, touched)?;
        action.map(|action| game::action::<Core>(py, action)).transpose()
    }

    /// Returns the places whose touches mean a legal action of a seat, or `None` if the action is
    /// not listed.
    ///
    /// Raises:
    ///     NotationError: If the notation or id of the action is not valid.
    ///     SeatError: If the table has no such seat.
    #[pyo3(signature = (seat, action, /))]
    fn touches(
        &self,
        py: Python<'_>,
        seat: SeatNumber,
        action: AnyAction<Core>,
    ) -> PyResult<Option<Tuple<String>>> {
        drawing::touches_of(py, &self.0, seat, action.0)
    }

    fn __str__(&self) -> String {
        self.0.to_string()
    }

    fn __repr__(&self) -> String {
        format!("<State as a spectator sees it: {}>", self.spectated().0)
    }

    fn __reduce__(slf: &Bound<'_, Self>) -> (Py<PyType>, (String,)) {
        (slf.get_type().unbind(), (slf.get().0.to_string(),))
    }
}

impl State {
    /// Returns what a spectator sees, for the `repr` of a state.
    pub(crate) fn spectated(&self) -> View {
        View(self.0.view(Viewer::Spectator))
    }
}
