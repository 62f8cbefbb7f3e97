//! A game of any kind, by its id: all that needs no types of a game.

mod guest;
mod setup;
mod view;

use mauerwerk::{Choice, Game, Record, any_game, on_game, recorded_game, unknown_game, with_game};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};

use crate::error::{self, Faulty};
use crate::game::untold;
use crate::hint::{self, As, Many, named};
use crate::mirror::Shown;
use crate::played;
use crate::seat::{ActorArg, SeatNumber, ViewerArg};
use crate::turn;
use crate::value::{self, Text, Tuple, Whole};
use crate::variant::{drawn, immutable};

pub(crate) use guest::Guest;
pub(crate) use setup::read_setup;
pub(crate) use view::TableView;

named! {
    Labelled = "Choice",
    Weighed = "tuple[Choice, int]",
    Made = "tuple[Actor, str]",
}

any_game! {
    /// A record of any game.
    #[derive(Eq, PartialEq)]
    enum AnyRecord(Record)
}

/// Evaluates with the record, whatever the game.
macro_rules! on_any {
    ($any:expr, $record:ident => $result:expr) => {
        on_game!(AnyRecord, $any, $record => $result)
    };
}

fn id<G: Game>(_: &Record<G>) -> &'static str {
    G::INFO.id
}

pub(crate) fn actions<G: Game>(
    py: Python<'_>,
    state: &G,
    seat: SeatNumber,
) -> PyResult<Tuple<String>> {
    let actions = state.actions(seat.at(py, state)?).into_iter();
    Ok(Tuple(actions.map(|action| action.to_string()).collect()))
}

pub(crate) fn choices<'py, G: Game>(
    py: Python<'py>,
    state: &G,
    seat: SeatNumber,
) -> PyResult<Vec<Bound<'py, PyAny>>> {
    let choices = Choice::of_seat(state, seat.at(py, state)?).into_iter();
    choices.map(|choice| labelled(py, choice)).collect()
}

fn chances<'py, G: Game>(py: Python<'py>, state: &G) -> PyResult<Vec<(Bound<'py, PyAny>, u32)>> {
    let chances = Choice::of_chance(state).into_iter();
    chances.map(|(choice, weight)| Ok((labelled(py, choice)?, weight))).collect()
}

fn decisions<G: Game>(record: &Record<G>) -> Vec<(ActorArg, String)> {
    let decisions = record.decisions().iter();
    decisions.map(|made| (ActorArg(made.actor), made.action.to_string())).collect()
}

/// Makes the `Choice` of an action and its label.
fn labelled<A>(py: Python<'_>, choice: Choice<A>) -> PyResult<Bound<'_, PyAny>> {
    py.import("mauerwerk.game")?.getattr("Choice")?.call1((
        choice.notation,
        choice.label,
        Tuple(choice.touches),
    ))
}

/// The result of a constructor, for the game of an id.
fn made(py: Python<'_>, game: &str, record: Option<PyResult<AnyRecord>>) -> PyResult<Table> {
    record.unwrap_or_else(|| Err(error::notation(py, unknown_game(game)))).map(Table)
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
#[derive(Eq, PartialEq)]
#[pyclass(frozen, eq, weakref, module = "mauerwerk")]
pub(crate) struct Table(AnyRecord);

immutable!(Table);
drawn!(Table(it, py) => it.view(py, ViewerArg::DEFAULT)?.view);

impl<G: Game> From<Record<G>> for Table
where
    AnyRecord: From<Record<G>>,
{
    fn from(record: Record<G>) -> Self {
        Self(record.into())
    }
}

played::played!(Table on on_any, showing crate::bot::Notation);

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
        let record = with_game!(game.0, G => {
            read_setup::<G>(setup, options, py).and_then(|setup| {
                let mut record = Record::<G>::new(&setup)
                    .map_err(|faults| Faulty::Setup.error(py, &faults))?;
                record.set_seed(seed.map(|seed| seed.0));
                Ok(AnyRecord::from(record))
            })
        });
        made(py, game.0, record)
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
        let record = with_game!(game.0, G => match notation.0.parse::<G>() {
            Ok(state) => Ok(AnyRecord::from(Record::from_state(state))),
            Err(faults) => Err(Faulty::Position.error(py, &faults)),
        });
        made(py, game.0, record)
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
        let record = with_game!(game.as_str(), G => {
            let record = py.detach(|| Record::<G>::from_json(text.0));
            record.map(AnyRecord::from).map_err(faulty)
        });
        made(py, &game, record)
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
        let record = with_game!(game.0, G => {
            read_setup::<G>(setup, options, py).and_then(|setup| {
                let record = py.detach(|| Record::<G>::random(&setup, seed.0));
                record
                    .map(AnyRecord::from)
                    .map_err(|faults| Faulty::Setup.error(py, &faults))
            })
        });
        made(py, game.0, record)
    }

    /// The id of the game.
    #[getter]
    fn game(&self) -> &'static str {
        on_any!(&self.0, record => id(record))
    }

    /// The setup in notation.
    #[getter]
    fn setup(&self) -> String {
        on_any!(&self.0, record => record.start().setup().to_string())
    }

    /// The number of seats.
    #[getter]
    fn seats(&self) -> usize {
        on_any!(&self.0, record => record.state().seats())
    }

    /// Setup and position in notation, with all that is hidden.
    #[getter]
    fn notation(&self) -> String {
        on_any!(&self.0, record => record.state().to_string())
    }

    /// Whose decision it is.
    #[getter]
    fn turn(&self, py: Python<'_>) -> PyResult<As<hint::Turn>> {
        on_any!(&self.0, record => turn::of(py, record.state()))
    }

    /// Each seat's score as it stands; like the notation it may depend on what is hidden.
    #[getter]
    fn standing(&self) -> Tuple<Whole<i32>> {
        on_any!(&self.0, record => record.state().standing().form())
    }

    /// Returns the legal actions of a seat in notation: none unless the game waits for it.
    ///
    /// Raises:
    ///     SeatError: If the table has no such seat.
    #[pyo3(signature = (seat, /))]
    fn actions(&self, py: Python<'_>, seat: SeatNumber) -> PyResult<Tuple<String>> {
        on_any!(&self.0, record => actions(py, record.state(), seat))
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
        let choices = on_any!(&self.0, record => choices(py, record.state(), seat)?);
        PyTuple::new(py, choices).map(As::new)
    }

    /// Returns all that chance may bring, as pairs of a choice and its exact weight: none unless
    /// the game waits for chance. With real dice on the table, offer these.
    fn chances<'py>(&self, py: Python<'py>) -> PyResult<As<Many<Weighed>, Bound<'py, PyTuple>>> {
        let chances = on_any!(&self.0, record => chances(py, record.state())?);
        PyTuple::new(py, chances).map(As::new)
    }

    /// Returns what a viewer sees: a seat, or `"spectator"`, who sees what is public.
    ///
    /// Raises:
    ///     SeatError: If the table has no such seat.
    #[pyo3(signature = (viewer = ViewerArg::DEFAULT, /), text_signature = "($self, viewer='spectator', /)")]
    fn view(&self, py: Python<'_>, viewer: ViewerArg) -> PyResult<TableView> {
        on_any!(&self.0, record => TableView::of(py, record.state(), viewer))
    }

    /// Draws what a viewer sees now: a seat, or `"spectator"`; with the names of the players, and
    /// with what the last decision brought and what the seat may touch marked, after the places it has
    /// touched so far. `mauerwerk.drawing` tells the themes, sheets and panels.
    ///
    /// Raises:
    ///     SeatError: If the table has no such seat.
    ///     TouchError: If the touches lead to no legal action.
    ///     ValueError: If there is no such theme, sheet or panel.
    #[pyo3(
        signature = (
            viewer = ViewerArg::DEFAULT,
            /,
            *,
            theme = Text("light"),
            sheet = Text("wide"),
            panel = None,
            touched = Vec::new(),
        ),
        text_signature = "($self, viewer='spectator', /, *, theme='light', sheet='wide', panel=None, touched=())"
    )]
    fn draw<'py>(
        &self,
        py: Python<'py>,
        viewer: ViewerArg,
        theme: Text<'_>,
        sheet: Text<'_>,
        panel: Option<Text<'_>>,
        touched: Vec<String>,
    ) -> PyResult<As<crate::drawing::DrawingHint, Bound<'py, PyAny>>> {
        let look = crate::drawing::look(theme, sheet, panel, touched)?;
        on_any!(&self.0, record => crate::drawing::draw_record(py, record, viewer, &look))
    }

    /// Returns the action that the touches of a seat mean, one after the other; `None` if there
    /// is more to touch.
    ///
    /// Raises:
    ///     SeatError: If the table has no such seat.
    ///     TouchError: If the touches lead to no legal action; it names what can be touched.
    #[pyo3(signature = (seat, touched, /))]
    fn touch(
        &self,
        py: Python<'_>,
        seat: SeatNumber,
        touched: Vec<String>,
    ) -> PyResult<Option<String>> {
        on_any!(&self.0, record => {
            let action = crate::drawing::touch(py, record.state(), seat, touched)?;
            Ok(action.map(|action| action.to_string()))
        })
    }

    /// Returns the places whose touches mean a legal action of a seat; `None` if it is not one of
    /// those that are listed.
    ///
    /// Raises:
    ///     NotationError: If no action is written like that or has that id.
    ///     SeatError: If the table has no such seat.
    #[pyo3(signature = (seat, action, /))]
    fn touches(
        &self,
        py: Python<'_>,
        seat: SeatNumber,
        action: Text<'_>,
    ) -> PyResult<Option<Tuple<String>>> {
        on_any!(&self.0, record => {
            let action = action.0.parse().map_err(|wrong| error::notation(py, wrong))?;
            crate::drawing::touches_of(py, record.state(), seat, action)
        })
    }

    /// Returns the table after a decision of a seat, or of `"chance"`, in notation.
    ///
    /// Raises:
    ///     IllegalActionError: If a ruling refuses the action; it names the ruling.
    ///     NotationError: If no action is written like that.
    ///     SeatError: If no game has such a seat.
    #[pyo3(signature = (actor, action, /))]
    fn apply(&self, py: Python<'_>, actor: ActorArg, action: Text<'_>) -> PyResult<Self> {
        on_any!(&self.0, record => played::applied(record, py, actor.0, action.0).map(Self::from))
    }

    /// Returns the table without its last decision.
    ///
    /// Raises:
    ///     UnavailableError: If there is no decision to take back.
    fn undo(&self, py: Python<'_>) -> PyResult<Self> {
        on_any!(&self.0, record => played::undone(record, py).map(Self::from))
    }

    /// The decisions so far, as pairs of who decided and the action in notation. The tuple doesn't
    /// show them by itself: secret ones may be among them.
    #[getter]
    fn decisions<'py>(&self, py: Python<'py>) -> PyResult<As<Many<Made>, Bound<'py, PyTuple>>> {
        untold(py, "Decisions", PyTuple::new(py, on_any!(&self.0, record => decisions(record)))?)
            .map(As::new)
    }

    /// Returns what the last decision brought, in words, as a viewer saw it.
    ///
    /// Raises:
    ///     SeatError: If the table has no such seat.
    #[pyo3(signature = (viewer = ViewerArg::DEFAULT, /), text_signature = "($self, viewer='spectator', /)")]
    fn news(&self, py: Python<'_>, viewer: ViewerArg) -> PyResult<Tuple<String>> {
        on_any!(&self.0, record => played::news(record, py, viewer).map(Tuple))
    }

    /// Returns what each decision brought, in words, as a viewer saw it.
    ///
    /// Raises:
    ///     SeatError: If the table has no such seat.
    #[pyo3(signature = (viewer = ViewerArg::DEFAULT, /), text_signature = "($self, viewer='spectator', /)")]
    fn history(&self, py: Python<'_>, viewer: ViewerArg) -> PyResult<Tuple<Tuple<String>>> {
        on_any!(&self.0, record => played::history(record, py, viewer))
    }

    /// Returns the game at a position that a viewer could be in, after all it has seen: what a bot
    /// may be given. It has no chance of its own, from which a bot could learn what is to come.
    ///
    /// Raises:
    ///     InconsistentError: If no position fits.
    ///     SeatError: If the table has no such seat.
    #[pyo3(signature = (viewer, seed, /))]
    fn resample(&self, py: Python<'_>, viewer: ViewerArg, seed: Whole<u64>) -> PyResult<Self> {
        on_any!(&self.0, record => played::resampled(record, py, viewer, seed.0).map(Self::from))
    }

    fn __hash__(&self) -> u64 {
        on_any!(&self.0, record => value::hash(&(id(record), record.state().to_string(), record.decisions().len())))
    }

    fn __repr__(&self) -> String {
        on_any!(&self.0, record => played::repr("Table", record))
    }
}
