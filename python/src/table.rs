//! A game of any kind, by its id: all that needs no types of a game.

use mauerwerk::{
    Actor, Choice, Dealer, Event as _, Game, NoDecision, Record, Seats, Theme, View, Viewer,
    Written, no_game, recorded_game, with_game,
};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyString, PyTuple};
use serde_json::{Map, Value};

use crate::error::{self, Faulty};
use crate::game::untold;
use crate::hint::{self, As, Many, named};
use crate::seat::{ActorArg, SeatNumber, SeatNumbers, ViewerArg, by_seat};
use crate::turn::{self, Outcome};
use crate::value::{self, Text, Tuple, Whole, from_options};
use crate::variant::immutable;

named! {
    Labelled = "Choice",
    Weighed = "tuple[Choice, int]",
    Made = "tuple[Actor, str]",
}

/// What each decision brought, event by event, in words.
type Told = Vec<Vec<String>>;

/// What a table does, whatever the game.
trait Seated: Send + Sync {
    fn id(&self) -> &'static str;
    fn setup(&self) -> String;
    fn seats(&self) -> usize;
    fn notation(&self) -> String;
    fn turn(&self, py: Python<'_>) -> PyResult<As<hint::Turn>>;
    fn turn_text(&self) -> String;
    fn outcome(&self) -> PyResult<Option<Outcome>>;
    fn standing(&self) -> Tuple<i32>;
    fn actions(&self, py: Python<'_>, seat: SeatNumber) -> PyResult<Vec<String>>;
    fn choices(&self, py: Python<'_>, seat: SeatNumber) -> PyResult<Vec<(String, String)>>;
    fn chances(&self) -> Vec<((String, String), u32)>;
    fn view(&self, py: Python<'_>, viewer: ViewerArg) -> PyResult<Box<dyn Seen>>;
    fn apply(&self, py: Python<'_>, actor: Actor, action: &str) -> PyResult<Box<dyn Seated>>;
    fn deal(&self, py: Python<'_>) -> PyResult<Box<dyn Seated>>;
    fn resolve_chance(&self, py: Python<'_>) -> PyResult<Box<dyn Seated>>;
    fn undo(&self, py: Python<'_>) -> PyResult<Box<dyn Seated>>;
    fn undo_to(&self, decisions: usize) -> Box<dyn Seated>;
    fn before_last(&self, seats: Option<Seats>) -> Option<usize>;
    fn seed(&self) -> Option<u64>;
    fn with_seed(&self, seed: Option<u64>) -> Box<dyn Seated>;
    fn names(&self) -> Vec<String>;
    fn with_names(&self, py: Python<'_>, names: Vec<String>) -> PyResult<Box<dyn Seated>>;
    fn decisions(&self) -> Vec<(ActorArg, String)>;
    fn count(&self) -> usize;
    fn news(&self, py: Python<'_>, viewer: ViewerArg) -> PyResult<Vec<String>>;
    fn history(&self, py: Python<'_>, viewer: ViewerArg) -> PyResult<Told>;
    fn resample(&self, py: Python<'_>, viewer: ViewerArg, seed: u64) -> PyResult<Box<dyn Seated>>;
    fn to_json(&self) -> String;
}

impl<G: Game> Seated for Record<G> {
    fn id(&self) -> &'static str {
        G::INFO.id
    }

    fn setup(&self) -> String {
        self.start().setup().to_string()
    }

    fn seats(&self) -> usize {
        self.state().seats()
    }

    fn notation(&self) -> String {
        self.state().to_string()
    }

    fn turn(&self, py: Python<'_>) -> PyResult<As<hint::Turn>> {
        turn::object::<G>(py, self.state().turn())
    }

    fn turn_text(&self) -> String {
        self.state().turn().to_string()
    }

    fn outcome(&self) -> PyResult<Option<Outcome>> {
        self.outcome().map(Outcome::of::<G>).transpose()
    }

    fn standing(&self) -> Tuple<i32> {
        by_seat(&self.state().standing(), |points| points)
    }

    fn actions(&self, py: Python<'_>, seat: SeatNumber) -> PyResult<Vec<String>> {
        let actions = self.state().actions(seat.at(py, self.state())?);
        Ok(actions.into_iter().map(|action| action.to_string()).collect())
    }

    fn choices(&self, py: Python<'_>, seat: SeatNumber) -> PyResult<Vec<(String, String)>> {
        let choices = Choice::of_seat(self.state(), seat.at(py, self.state())?);
        Ok(choices.into_iter().map(button).collect())
    }

    fn chances(&self) -> Vec<((String, String), u32)> {
        let chances = Choice::of_chance(self.state()).into_iter();
        chances.map(|(choice, weight)| (button(choice), weight)).collect()
    }

    fn view(&self, py: Python<'_>, viewer: ViewerArg) -> PyResult<Box<dyn Seen>> {
        Ok(Box::new(self.state().view(viewer.at(py, self.state())?)))
    }

    fn apply(&self, py: Python<'_>, actor: Actor, action: &str) -> PyResult<Box<dyn Seated>> {
        let action = error::read(py, action.parse())?;
        let mut record = self.clone();
        record.push(actor, action).map_err(|refusal| {
            let action = PyString::new(py, &refusal.action.to_string());
            error::illegal(py, &refusal, action.as_any())
        })?;
        Ok(Box::new(record))
    }

    fn deal(&self, py: Python<'_>) -> PyResult<Box<dyn Seated>> {
        let mut record = self.clone();
        Self::deal(&mut record).map_err(|error| error::unavailable(py, error))?;
        Ok(Box::new(record))
    }

    fn resolve_chance(&self, py: Python<'_>) -> PyResult<Box<dyn Seated>> {
        let mut record = self.clone();
        let resolved = py.detach(|| Self::resolve_chance(&mut record));
        resolved.map_err(|error| error::unavailable(py, error))?;
        Ok(Box::new(record))
    }

    fn undo(&self, py: Python<'_>) -> PyResult<Box<dyn Seated>> {
        let mut record = self.clone();
        match Self::undo(&mut record) {
            Some(_) => Ok(Box::new(record)),
            None => Err(error::unavailable(py, NoDecision)),
        }
    }

    fn undo_to(&self, decisions: usize) -> Box<dyn Seated> {
        let mut record = self.clone();
        Self::undo_to(&mut record, decisions);
        Box::new(record)
    }

    fn before_last(&self, seats: Option<Seats>) -> Option<usize> {
        self.before_last(seats.unwrap_or_else(|| Seats::first(self.state().seats())))
    }

    fn seed(&self) -> Option<u64> {
        self.seed()
    }

    fn with_seed(&self, seed: Option<u64>) -> Box<dyn Seated> {
        let mut record = self.clone();
        record.set_seed(seed);
        Box::new(record)
    }

    fn names(&self) -> Vec<String> {
        self.names().to_vec()
    }

    fn with_names(&self, py: Python<'_>, names: Vec<String>) -> PyResult<Box<dyn Seated>> {
        let mut record = self.clone();
        record.set_names(names).map_err(|faults| Faulty::Record.error(py, &faults))?;
        Ok(Box::new(record))
    }

    fn decisions(&self) -> Vec<(ActorArg, String)> {
        let decisions = self.decisions().iter();
        decisions.map(|made| (ActorArg(made.actor), made.action.to_string())).collect()
    }

    fn count(&self) -> usize {
        self.decisions().len()
    }

    fn news(&self, py: Python<'_>, viewer: ViewerArg) -> PyResult<Vec<String>> {
        let viewer = viewer.at(py, self.state())?;
        let Some(last) = self.decisions().last() else { return Ok(Vec::new()) };
        let mut told = Vec::new();
        if let Some(before) = self.state_at(self.decisions().len() - 1) {
            let note = &mut |event: G::Event| told.push(event.seen_by(viewer).to_string());
            // A record holds legal decisions only, so that none is refused.
            let _ = before.apply_noting(last.actor, last.action, note);
        }
        Ok(told)
    }

    fn history(&self, py: Python<'_>, viewer: ViewerArg) -> PyResult<Told> {
        let viewer = viewer.at(py, self.state())?;
        let told = |events: Vec<G::Event>| {
            events.iter().map(|event| event.seen_by(viewer).to_string()).collect()
        };
        Ok(self.events().map(told).collect())
    }

    fn resample(&self, py: Python<'_>, viewer: ViewerArg, seed: u64) -> PyResult<Box<dyn Seated>> {
        let viewer = viewer.at(py, self.state())?;
        let state = py.detach(|| self.seen_by(viewer).resample(&mut Dealer::new(seed)));
        let state = state.map_err(|error| error::inconsistent(py, error))?;
        Ok(Box::new(Self::from_state(state)))
    }

    fn to_json(&self) -> String {
        self.to_json()
    }
}

fn button<A>(choice: Choice<A>) -> (String, String) {
    (choice.notation, choice.label)
}

/// What a view shows, whatever the game.
trait Seen: Send + Sync {
    fn viewer(&self) -> Viewer;
    fn notation(&self) -> String;
    fn scores(&self) -> Vec<i32>;
    fn text(&self) -> String;
    fn svg(&self, theme: Theme) -> String;
    fn json(&self) -> PyResult<Value>;
}

impl<V: View> Seen for V {
    fn viewer(&self) -> Viewer {
        View::viewer(self)
    }

    fn notation(&self) -> String {
        self.to_string()
    }

    fn scores(&self) -> Vec<i32> {
        View::scores(self)
    }

    fn text(&self) -> String {
        View::text(self)
    }

    fn svg(&self, theme: Theme) -> String {
        View::svg(self, theme)
    }

    fn json(&self) -> PyResult<Value> {
        value::json(self)
    }
}

/// The result of a constructor, for the game of an id.
fn seated(py: Python<'_>, game: &str, made: Option<PyResult<Box<dyn Seated>>>) -> PyResult<Table> {
    made.unwrap_or_else(|| Err(error::notation(py, no_game(game)))).map(Table)
}

/// Returns the setup of a notation or a dict, with some options replaced.
fn setup<G: Game>(
    base: Option<&Bound<'_, PyAny>>,
    options: Option<&Bound<'_, PyDict>>,
    py: Python<'_>,
) -> PyResult<G::Setup> {
    let mut fields = base.map_or_else(|| Ok(Map::new()), |base| base_fields::<G>(base))?;
    fields.extend(from_options(options)?);
    let written = Written::from(Value::Object(fields));
    written.read().map_err(|faults| Faulty::Setup.error(py, &faults))
}

fn base_fields<G: Game>(base: &Bound<'_, PyAny>) -> PyResult<Map<String, Value>> {
    if let Ok(options) = base.cast::<PyDict>() {
        return from_options(Some(options));
    }
    let Ok(text) = base.cast::<PyString>() else {
        let expected = "the notation of a setup such as \"players:4\", or a dict of options";
        return Err(value::unexpected(base, expected));
    };
    let setup = text.to_str()?.parse::<G::Setup>();
    let setup = setup.map_err(|faults| Faulty::Setup.error(base.py(), &faults))?;
    match value::json(&setup)? {
        Value::Object(fields) => Ok(fields),
        _ => Ok(Map::new()),
    }
}

/// A game of any kind as it was played so far, by the id of the game: for programs that show
/// drawings and buttons and need no types of a game. It is never changed: what adds to it or takes
/// from it returns another table.
///
/// Actions are given and shown in notation. Made of the id and a setup: its notation, a dict of
/// options, options by keyword, or both. With a seed it owns its chance: see `Record` of any game.
///
/// Raises:
///     NotationError: If no game has that id, or the seed is no number from 0 to 2**64 - 1.
///     SetupError: With all that is wrong with the setup, and the rulings it breaks.
#[pyclass(frozen, module = "mauerwerk")]
pub(crate) struct Table(Box<dyn Seated>);

immutable!(Table);

/// Starts a game of any kind by its id; see `Table`.
///
/// Raises:
///     NotationError: If no game has that id, or the seed is no number from 0 to 2**64 - 1.
///     SetupError: With all that is wrong with the setup, and the rulings it breaks.
#[pyfunction]
#[pyo3(signature = (
    game,
    setup: "dict[str, Any] | str | None" = None,
    /,
    *,
    seed = None,
    **options: "Any",
))]
pub(crate) fn table(
    py: Python<'_>,
    game: Text<'_>,
    setup: Option<&Bound<'_, PyAny>>,
    seed: Option<Whole<u64>>,
    options: Option<&Bound<'_, PyDict>>,
) -> PyResult<Table> {
    Table::new(py, game, setup, seed, options)
}

#[pymethods]
impl Table {
    #[new]
    #[pyo3(signature = (
    game,
    setup: "dict[str, Any] | str | None" = None,
    /,
    *,
    seed = None,
    **options: "Any",
))]
    fn new(
        py: Python<'_>,
        game: Text<'_>,
        setup: Option<&Bound<'_, PyAny>>,
        seed: Option<Whole<u64>>,
        options: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Self> {
        let made = with_game!(game.0, G => {
            self::setup::<G>(setup, options, py).and_then(|setup| {
                let mut record = Record::<G>::new(&setup)
                    .map_err(|faults| Faulty::Setup.error(py, &faults))?;
                record.set_seed(seed.map(|seed| seed.0));
                Ok(Box::new(record) as Box<dyn Seated>)
            })
        });
        seated(py, game.0, made)
    }

    /// Starts a game at a position: the notation of both setup and position.
    ///
    /// Raises:
    ///     NotationError: If no game has that id.
    ///     PositionError: If the notation is none, or the position breaks rulings; it names all
    ///         of them.
    #[staticmethod]
    #[pyo3(signature = (game, notation, /))]
    fn from_notation(py: Python<'_>, game: Text<'_>, notation: Text<'_>) -> PyResult<Self> {
        let made = with_game!(game.0, G => match notation.0.parse::<G>() {
            Ok(state) => Ok(Box::new(Record::from_state(state)) as Box<dyn Seated>),
            Err(faults) => Err(Faulty::Position.error(py, &faults)),
        });
        seated(py, game.0, made)
    }

    /// Reads a record of any game from JSON and replays it.
    ///
    /// Raises:
    ///     RecordError: If the text is no record, or of a newer version, or a decision in it is
    ///         refused.
    ///     NotationError: If no game has the id in it.
    #[staticmethod]
    #[pyo3(signature = (text, /))]
    fn from_json(py: Python<'_>, text: Text<'_>) -> PyResult<Self> {
        let faulty = |faults| Faulty::Record.error(py, &faults);
        let game = recorded_game(text.0).map_err(faulty)?;
        let made = with_game!(game.as_str(), G => {
            let record = py.detach(|| Record::<G>::from_json(text.0));
            record.map(|record| Box::new(record) as Box<dyn Seated>).map_err(faulty)
        });
        seated(py, &game, made)
    }

    /// Plays a whole game at random. The same setup and seed give the same game on every
    /// platform and in every language.
    ///
    /// Raises:
    ///     NotationError: If no game has that id, or the seed is no number from 0 to 2**64 - 1.
    ///     SetupError: With all that is wrong with the setup, or that the game found no end.
    #[staticmethod]
    #[pyo3(signature = (
        game,
        setup: "dict[str, Any] | str | None" = None,
        /,
        *,
        seed,
        **options: "Any",
    ))]
    fn random(
        py: Python<'_>,
        game: Text<'_>,
        setup: Option<&Bound<'_, PyAny>>,
        seed: Whole<u64>,
        options: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<Self> {
        let made = with_game!(game.0, G => {
            self::setup::<G>(setup, options, py).and_then(|setup| {
                let record = py.detach(|| Record::<G>::random(&setup, seed.0));
                record
                    .map(|record| Box::new(record) as Box<dyn Seated>)
                    .map_err(|faults| Faulty::Setup.error(py, &faults))
            })
        });
        seated(py, game.0, made)
    }

    /// The id of the game.
    #[getter]
    fn game(&self) -> &'static str {
        self.0.id()
    }

    /// The setup in notation.
    #[getter]
    fn setup(&self) -> String {
        self.0.setup()
    }

    /// The number of seats.
    #[getter]
    fn seats(&self) -> usize {
        self.0.seats()
    }

    /// Set-up and position in notation, with all that is hidden.
    #[getter]
    fn notation(&self) -> String {
        self.0.notation()
    }

    /// Whose decision it is.
    #[getter]
    fn turn(&self, py: Python<'_>) -> PyResult<As<hint::Turn>> {
        self.0.turn(py)
    }

    /// The result, or `None` while the game goes on.
    #[getter]
    fn outcome(&self) -> PyResult<Option<Outcome>> {
        self.0.outcome()
    }

    /// Each seat's score as it stands; like the notation it may depend on what is hidden.
    #[getter]
    fn standing(&self) -> Tuple<i32> {
        self.0.standing()
    }

    /// Returns the legal actions of a seat in notation: none unless the game waits for it.
    ///
    /// Raises:
    ///     SeatError: If the table has no such seat.
    #[pyo3(signature = (seat, /))]
    fn actions(&self, py: Python<'_>, seat: SeatNumber) -> PyResult<Tuple<String>> {
        self.0.actions(py, seat).map(Tuple)
    }

    /// Returns the legal actions of a seat, each with a label in words: none unless the game waits
    /// for it.
    ///
    /// Raises:
    ///     SeatError: If the table has no such seat.
    #[pyo3(signature = (seat, /))]
    fn choices<'py>(
        &self,
        py: Python<'py>,
        seat: SeatNumber,
    ) -> PyResult<As<Many<Labelled>, Bound<'py, PyTuple>>> {
        let choices = self.0.choices(py, seat)?.into_iter();
        let choices = choices.map(|choice| labelled(py, choice)).collect::<PyResult<Vec<_>>>();
        PyTuple::new(py, choices?).map(As::new)
    }

    /// Returns all that chance may bring, as pairs of a choice and its exact weight: none unless
    /// the game waits for chance. With real dice on the table, offer these.
    fn chances<'py>(&self, py: Python<'py>) -> PyResult<As<Many<Weighed>, Bound<'py, PyTuple>>> {
        let chances = self.0.chances().into_iter();
        let pairs = chances.map(|(choice, weight)| Ok((labelled(py, choice)?, weight)));
        PyTuple::new(py, pairs.collect::<PyResult<Vec<_>>>()?).map(As::new)
    }

    /// Returns what a viewer sees: a seat, or `"spectator"`, who sees what is public.
    ///
    /// Raises:
    ///     SeatError: If the table has no such seat.
    #[pyo3(signature = (viewer = ViewerArg::DEFAULT, /), text_signature = "($self, viewer='spectator', /)")]
    fn view(&self, py: Python<'_>, viewer: ViewerArg) -> PyResult<TableView> {
        Ok(TableView { view: self.0.view(py, viewer)?, game: self.0.id() })
    }

    /// Returns the table after a decision of a seat, or of `"chance"`, in notation.
    ///
    /// Raises:
    ///     IllegalActionError: If a ruling refuses the action; it names the ruling.
    ///     NotationError: If no action is written like that.
    ///     SeatError: If no game has such a seat.
    #[pyo3(signature = (actor, action, /))]
    fn apply(&self, py: Python<'_>, actor: ActorArg, action: Text<'_>) -> PyResult<Self> {
        self.0.apply(py, actor.0, action.0).map(Self)
    }

    /// Returns the table after the one decision that its own chance makes.
    ///
    /// Raises:
    ///     UnavailableError: If the table has no chance of its own, or the game does not wait for
    ///         chance.
    fn deal(&self, py: Python<'_>) -> PyResult<Self> {
        self.0.deal(py).map(Self)
    }

    /// Returns the table after its own chance has decided until the game waits for a seat or is
    /// over.
    ///
    /// Raises:
    ///     UnavailableError: If the table has no chance of its own.
    fn resolve_chance(&self, py: Python<'_>) -> PyResult<Self> {
        self.0.resolve_chance(py).map(Self)
    }

    /// Returns the table without its last decision.
    ///
    /// Raises:
    ///     UnavailableError: If there is no decision to take back.
    fn undo(&self, py: Python<'_>) -> PyResult<Self> {
        self.0.undo(py).map(Self)
    }

    /// Returns the table with no more than its first decisions, as many as are given.
    ///
    /// Raises:
    ///     NotationError: If that is no number from 0.
    #[pyo3(signature = (decisions, /))]
    fn undo_to(&self, decisions: Whole<u64>) -> Self {
        Self(self.0.undo_to(usize::try_from(decisions.0).unwrap_or(usize::MAX)))
    }

    /// Returns how many decisions were made before the last one of these seats, or of any seat if
    /// none are given; `None` if they have made none. `undo_to` that number takes it back, with
    /// all that followed.
    ///
    /// Raises:
    ///     SeatError: If no game has such a seat.
    #[pyo3(signature = (seats = None, /))]
    fn before_last(&self, seats: Option<SeatNumbers>) -> Option<usize> {
        self.0.before_last(seats.map(|seats| seats.0))
    }

    /// The seed of the table's own chance, or `None`.
    #[getter]
    fn seed(&self) -> Option<u64> {
        self.0.seed()
    }

    /// Returns the table with another seed of its own chance, for all that chance decides from now
    /// on; with `None`, chance is decided from outside.
    ///
    /// Raises:
    ///     NotationError: If the seed is no number from 0 to 2**64 - 1.
    #[pyo3(signature = (seed, /))]
    fn with_seed(&self, seed: Option<Whole<u64>>) -> Self {
        Self(self.0.with_seed(seed.map(|seed| seed.0)))
    }

    /// The players' names by seat; empty if none were given.
    #[getter]
    fn names(&self) -> Tuple<String> {
        Tuple(self.0.names())
    }

    /// Returns the table with other names of the players, one for each seat.
    ///
    /// Raises:
    ///     RecordError: If there is not one name for each seat.
    #[pyo3(signature = (names, /))]
    fn with_names(&self, py: Python<'_>, names: Tuple<String>) -> PyResult<Self> {
        self.0.with_names(py, names.0).map(Self)
    }

    /// The decisions so far, as pairs of who decided and the action in notation. The tuple doesn't
    /// show them by itself: secret ones may be among them.
    #[getter]
    fn decisions<'py>(&self, py: Python<'py>) -> PyResult<As<Many<Made>, Bound<'py, PyTuple>>> {
        untold(py, "Decisions", PyTuple::new(py, self.0.decisions())?).map(As::new)
    }

    /// Returns what the last decision brought, in words, as a viewer saw it.
    ///
    /// Raises:
    ///     SeatError: If the table has no such seat.
    #[pyo3(signature = (viewer = ViewerArg::DEFAULT, /), text_signature = "($self, viewer='spectator', /)")]
    fn news(&self, py: Python<'_>, viewer: ViewerArg) -> PyResult<Tuple<String>> {
        self.0.news(py, viewer).map(Tuple)
    }

    /// Returns what each decision brought, in words, as a viewer saw it.
    ///
    /// Raises:
    ///     SeatError: If the table has no such seat.
    #[pyo3(signature = (viewer = ViewerArg::DEFAULT, /), text_signature = "($self, viewer='spectator', /)")]
    fn history(&self, py: Python<'_>, viewer: ViewerArg) -> PyResult<Tuple<Tuple<String>>> {
        Ok(Tuple(self.0.history(py, viewer)?.into_iter().map(Tuple).collect()))
    }

    /// Returns the game at a position that a viewer could be in, after all it has seen: what a bot
    /// may be given. It has no chance of its own, from which a bot could learn what is to come.
    ///
    /// Raises:
    ///     InconsistentError: If no position fits.
    ///     SeatError: If the table has no such seat.
    #[pyo3(signature = (viewer, seed, /))]
    fn resample(&self, py: Python<'_>, viewer: ViewerArg, seed: Whole<u64>) -> PyResult<Self> {
        self.0.resample(py, viewer, seed.0).map(Self)
    }

    /// Writes the table as the JSON of a record: all of it, the seed of its own chance included.
    fn to_json(&self) -> String {
        self.0.to_json()
    }

    fn _repr_svg_(&self, py: Python<'_>) -> PyResult<String> {
        Ok(self.view(py, ViewerArg::DEFAULT)?._repr_svg_())
    }

    #[pyo3(signature = (include = None, exclude = None) -> "dict[str, str]")]
    fn _repr_mimebundle_<'py>(
        &self,
        py: Python<'py>,
        include: Option<&Bound<'py, PyAny>>,
        exclude: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyDict>> {
        self.view(py, ViewerArg::DEFAULT)?._repr_mimebundle_(py, include, exclude)
    }

    /// Counts the decisions.
    fn __len__(&self) -> usize {
        self.0.count()
    }

    /// Tells that this is a table, also one without decisions.
    fn __bool__(&self) -> bool {
        true
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> bool {
        other.cast::<Self>().is_ok_and(|other| self.to_json() == other.get().to_json())
    }

    fn __hash__(&self) -> u64 {
        value::hash(&(self.0.id(), self.0.notation(), self.0.count()))
    }

    fn __repr__(&self) -> String {
        let (id, count) = (self.0.id(), self.0.count());
        format!("<Table of {id}, {count} decisions: {}>", self.0.turn_text())
    }

    fn __reduce__(slf: &Bound<'_, Self>) -> PyResult<(Py<PyAny>, (String,))> {
        let read = slf.get_type().getattr("from_json")?.unbind();
        Ok((read, (slf.get().to_json(),)))
    }
}

/// Makes the `Choice` of an action and its label.
fn labelled(py: Python<'_>, choice: (String, String)) -> PyResult<Bound<'_, PyAny>> {
    py.import("mauerwerk.game")?.getattr("Choice")?.call1(choice)
}

/// What one viewer sees at a table: data of its own, with no way back to the table.
///
/// It prints as the position's notation with `?` for what is hidden, and draws itself in a
/// notebook.
#[pyclass(frozen, module = "mauerwerk")]
pub(crate) struct TableView {
    view: Box<dyn Seen>,
    game: &'static str,
}

immutable!(TableView);

#[pymethods]
impl TableView {
    /// Reads a view from JSON.
    ///
    /// Raises:
    ///     NotationError: If no game has that id.
    ///     ViewError: If the text is no such JSON.
    #[staticmethod]
    #[pyo3(signature = (game, text, /))]
    fn from_json(py: Python<'_>, game: Text<'_>, text: Text<'_>) -> PyResult<Self> {
        let made = with_game!(game.0, G => match <G as Game>::View::from_json(text.0) {
            Ok(view) => Ok(Self { view: Box::new(view), game: G::INFO.id }),
            Err(faults) => Err(Faulty::View.error(py, &faults)),
        });
        made.unwrap_or_else(|| Err(error::notation(py, no_game(game.0))))
    }

    /// Writes the view as JSON.
    fn to_json(&self) -> PyResult<String> {
        self.view.json().map(|json| json.to_string())
    }

    /// Returns the view as a dict of plain values.
    fn to_dict<'py>(&self, py: Python<'py>) -> PyResult<As<hint::Plain, Bound<'py, PyAny>>> {
        value::to_python(py, &self.view.json()?).map(As::new)
    }

    /// The id of the game.
    #[getter]
    fn game(&self) -> &'static str {
        self.game
    }

    /// ActorArg looks: a seat, or `"spectator"`.
    #[getter]
    fn viewer(&self) -> ViewerArg {
        ViewerArg(self.view.viewer())
    }

    /// What the viewer sees, in notation.
    #[getter]
    fn notation(&self) -> String {
        self.view.notation()
    }

    /// The points of each seat so far, as the viewer may know them, in the game's own points.
    #[getter]
    fn scores(&self) -> Tuple<i32> {
        Tuple(self.view.scores())
    }

    /// Draws the view as an SVG document, with the theme `"light"` or `"dark"`.
    ///
    /// Raises:
    ///     ValueError: If there is no such theme.
    #[pyo3(signature = (theme = Text("light")), text_signature = "($self, theme='light')")]
    fn svg(&self, theme: Text<'_>) -> PyResult<String> {
        Ok(self.view.svg(crate::theme(theme.0)?))
    }

    /// Draws the view with plain characters.
    fn text(&self) -> String {
        self.view.text()
    }

    fn _repr_svg_(&self) -> String {
        self.view.svg(Theme::Light)
    }

    #[pyo3(signature = (include = None, exclude = None) -> "dict[str, str]")]
    fn _repr_mimebundle_<'py>(
        &self,
        py: Python<'py>,
        include: Option<&Bound<'py, PyAny>>,
        exclude: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyDict>> {
        // A notebook leaves out by itself what it doesn't want.
        let _ = (include, exclude);
        let bundle = PyDict::new(py);
        bundle.set_item("image/svg+xml", self._repr_svg_())?;
        bundle.set_item("text/plain", self.view.text())?;
        Ok(bundle)
    }

    fn __eq__(&self, other: &Bound<'_, PyAny>) -> PyResult<bool> {
        let Ok(other) = other.cast::<Self>() else { return Ok(false) };
        let other = other.get();
        Ok(self.game == other.game && self.view.json()? == other.view.json()?)
    }

    fn __hash__(&self) -> u64 {
        value::hash(&(self.game, self.view.viewer(), self.view.notation()))
    }

    fn __str__(&self) -> String {
        self.view.notation()
    }

    fn __repr__(&self) -> String {
        format!("<TableView of {}: {}>", self.view.viewer(), self.view.notation())
    }

    fn __reduce__(slf: &Bound<'_, Self>) -> PyResult<(Py<PyAny>, (&'static str, String))> {
        let read = slf.get_type().getattr("from_json")?.unbind();
        Ok((read, (slf.get().game, slf.get().to_json()?)))
    }
}
