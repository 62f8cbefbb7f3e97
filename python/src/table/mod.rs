//! Any game by its id, without the types of a game.

mod guest;
#[path = "../classes/played.rs"]
mod methods;
mod setup;
mod view;

use std::any::Any;

use mauerwerk::bot::{BotError, Critic, Mistake, Watch};
use mauerwerk::table::{self as core, Games, Notice, Played, TableError};
use mauerwerk::{Choice, Decision, Reader, Seat};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};

use self::Table as PlayedGame;
use crate::bot::{Notation as ShownAction, Show, as_text};
use crate::drawing::LangArg;
use crate::entrants::AnyEntrant;
use crate::error;
use crate::game::untold;
use crate::hint::{self, As, Many, named};
use crate::mirror::Shown;
use crate::played::{self, Holds, changed};
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

/// The games of the library.
pub(crate) static GAMES: Games = mauerwerk::all_games!();

/// Works with the game of a table in its own types, or returns `None` for an unknown game.
macro_rules! of_game {
    ($table:expr, $game:ident => $work:expr) => {{
        let table: &dyn Any = $table;
        if let Some($game) = table.downcast_ref::<Played<mauerwerk::die_mauer::State>>() {
            Some($work)
        } else if let Some($game) = table.downcast_ref::<Played<mauerwerk::berlin::State>>() {
            Some($work)
        } else {
            let table = table.downcast_ref::<Played<mauerwerk::mauerbauer::State>>();
            table.map(|$game| $work)
        }
    }};
}

/// A game of any kind in progress.
pub(crate) struct AnyGame(Box<dyn core::Table>);

impl Clone for AnyGame {
    fn clone(&self) -> Self {
        Self(self.0.fork())
    }
}

impl PartialEq for AnyGame {
    fn eq(&self, other: &Self) -> bool {
        self.0.is_same(&*other.0)
    }
}

impl Eq for AnyGame {}

impl Holds for AnyGame {
    const SHOW: Show = as_text;

    fn table(&self) -> &dyn core::Table {
        &*self.0
    }

    fn table_mut(&mut self) -> &mut dyn core::Table {
        &mut *self.0
    }

    fn chosen(
        &self,
        py: Python<'_>,
        seat: Seat,
        player: &AnyEntrant,
        seed: Whole<u64>,
    ) -> PyResult<Py<PyAny>> {
        let chosen = of_game!(&*self.0, game => {
            played::chosen(py, game, seat, player, seed).map(|action| action.to_string())
        });
        let none = || Err(error::unavailable(py, "callables can't play this game"));
        as_text(py, &chosen.unwrap_or_else(none)?)
    }

    fn mistakes(
        &self,
        critic: &Critic,
        watch: Watch<'_>,
    ) -> Result<Vec<Mistake<String>>, BotError> {
        of_game!(&*self.0, game => game.mistakes(critic, watch)).unwrap_or_else(|| Ok(Vec::new()))
    }
}

/// Returns a result, or reports an error of a table.
fn checked<T>(py: Python<'_>, result: Result<T, impl Into<TableError>>) -> PyResult<T> {
    result.map_err(|error| error::table(py, error.into()))
}

/// Returns the `Choice` objects of choices, with labels for a reader.
fn labelled<'py>(
    py: Python<'py>,
    choices: Vec<Choice>,
    reader: Reader<'_>,
) -> PyResult<Bound<'py, PyTuple>> {
    let class = py.import("mauerwerk.game")?.getattr("Choice")?;
    let choice = |choice: Choice| {
        let label = choice.label.tell(reader);
        class.call1((choice.notation, label, Tuple(choice.touches)))
    };
    PyTuple::new(py, choices.into_iter().map(choice).collect::<PyResult<Vec<_>>>()?)
}

/// A game of any kind in progress, by the id of the game. It is for programs that show drawings and
/// buttons and need no types of a game. It never changes: methods return another table.
///
/// Actions are in notation. Made from the id and a setup: its notation, a dict of options, options
/// by keyword, or both. If a seed is given, it has its own chance. See `Record` of any game.
///
/// Raises:
///     NotationError: If there is no such game, or the seed is not a number from 0 to 2**64 - 1.
///     SetupError: With all faults of the setup, and the rulings it breaks.
#[derive(Eq, PartialEq)]
#[pyclass(frozen, eq, weakref, module = "mauerwerk")]
pub(crate) struct Table(AnyGame);

immutable!(Table);
drawn!(Table(it, py) => it.view(py, ViewerArg::DEFAULT)?.view);

impl From<AnyGame> for Table {
    fn from(game: AnyGame) -> Self {
        Self(game)
    }
}

impl From<Box<dyn core::Table>> for Table {
    fn from(table: Box<dyn core::Table>) -> Self {
        Self(AnyGame(table))
    }
}

/// Starts a game of any kind by its id. See `Table`.
///
/// Raises:
///     NotationError: If there is no such game, or the seed is not a number from 0 to 2**64 - 1.
///     SetupError: With all faults of the setup, and the rulings it breaks.
#[pyfunction]
#[pyo3(signature = (
    game: "GameId",
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

impl Table {
    /// Returns a copy of the game.
    pub(crate) fn fork(&self) -> Box<dyn core::Table> {
        self.table().fork()
    }
}

#[pymethods]
impl Table {
    #[new]
    #[pyo3(signature = (
    game: "GameId",
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
        let game = checked(py, GAMES.find(game.0))?;
        let setup = read_setup(game, setup, options, py)?;
        let seed = seed.map(|seed| seed.0);
        checked(py, game.table(&setup, seed)).map(Self::from)
    }

    /// Starts a game at a position, from setup and position in notation.
    ///
    /// Raises:
    ///     NotationError: If there is no such game.
    ///     PositionError: If the notation is not valid, or with all rulings that the position
    ///         breaks.
    #[staticmethod]
    #[pyo3(signature = (game: "GameId", notation, /))]
    fn from_notation(py: Python<'_>, game: Text<'_>, notation: Text<'_>) -> PyResult<Self> {
        let game = checked(py, GAMES.find(game.0))?;
        checked(py, game.at(notation.0)).map(Self::from)
    }

    /// Reads a record of any game from JSON and replays it.
    ///
    /// Raises:
    ///     RecordError: If the text is not a valid record, has a newer version, or if a decision in
    ///         it is refused.
    ///     NotationError: If the library has no game with the id in it.
    #[staticmethod]
    #[pyo3(signature = (text, /))]
    fn from_json(py: Python<'_>, text: Text<'_>) -> PyResult<Self> {
        checked(py, py.detach(|| GAMES.record(text.0))).map(Self::from)
    }

    /// Plays a whole game at random. The same setup and seed give the same game on every platform
    /// and in every language.
    ///
    /// Raises:
    ///     NotationError: If there is no such game, or the seed is not a number from 0 to 2**64 -
    ///         1.
    ///     SetupError: With all faults of the setup, or a fault if the game did not end.
    #[staticmethod]
    #[pyo3(signature = (
        game: "GameId",
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
        let game = checked(py, GAMES.find(game.0))?;
        let setup = read_setup(game, setup, options, py)?;
        checked(py, py.detach(|| game.random(&setup, seed.0))).map(Self::from)
    }

    /// The id of the game.
    #[getter]
    fn game(&self) -> As<hint::GameName, &'static str> {
        As::new(self.table().info().id)
    }

    /// The setup in notation.
    #[getter]
    fn setup(&self) -> String {
        self.table().setup()
    }

    /// The number of seats.
    #[getter]
    fn seats(&self) -> usize {
        self.table().seats()
    }

    /// Setup and position in notation, including everything hidden.
    #[getter]
    fn notation(&self) -> String {
        self.table().notation()
    }

    /// Whose decision it is.
    #[getter]
    fn turn(&self, py: Python<'_>) -> PyResult<As<hint::Turn>> {
        turn::of(py, self.table().turn())
    }

    /// Each seat's current score, which may depend on hidden information.
    #[getter]
    fn standing(&self) -> Tuple<Whole<i32>> {
        self.table().standing().form()
    }

    /// Returns the legal actions of a seat in notation. Empty unless the game waits for it.
    ///
    /// Raises:
    ///     SeatError: If the table has no such seat.
    #[pyo3(signature = (seat, /))]
    fn actions(&self, py: Python<'_>, seat: SeatNumber) -> PyResult<Tuple<String>> {
        checked(py, self.table().actions(seat.0)).map(Tuple)
    }

    /// Returns the legal actions of a seat with labels. Empty unless the game waits for it.
    ///
    /// Raises:
    ///     SeatError: If the table has no such seat.
    ///     ValueError: If there is no such language.
    #[pyo3(
        signature = (seat, /, *, lang = LangArg::EN),
        text_signature = "($self, seat, /, *, lang='en')"
    )]
    fn choices<'py>(
        &self,
        py: Python<'py>,
        seat: SeatNumber,
        lang: LangArg,
    ) -> PyResult<As<Many<Labelled>, Bound<'py, PyTuple>>> {
        let choices = checked(py, self.table().choices(seat.0))?;
        labelled(
            py,
            choices,
            Reader::of(self.table().names()).with_lang(lang.0).on_seat(Some(seat.0)),
        )
        .map(As::new)
    }

    /// Returns all outcomes of chance, as pairs of a choice and its exact weight. Empty unless the
    /// game waits for chance. Offer these if people use real dice.
    ///
    /// Raises:
    ///     ValueError: If there is no such language.
    #[pyo3(signature = (*, lang = LangArg::EN), text_signature = "($self, *, lang='en')")]
    fn chances<'py>(
        &self,
        py: Python<'py>,
        lang: LangArg,
    ) -> PyResult<As<Many<Weighed>, Bound<'py, PyTuple>>> {
        let reader = Reader::of(self.table().names()).with_lang(lang.0);
        let (choices, weights): (Vec<_>, Vec<_>) = self.table().chances().into_iter().unzip();
        PyTuple::new(py, labelled(py, choices, reader)?.iter().zip(weights)).map(As::new)
    }

    /// Returns a sentence of an app about the game, such as `notice("hand_over", seat=1)`, with the
    /// names of the players. The error of an unknown kind lists the known ones.
    ///
    /// Raises:
    ///     ValueError: If there is no such kind, field or language.
    #[pyo3(
        signature = (kind, /, *, lang = LangArg::EN, **fields: "Any"),
        text_signature = "($self, kind, /, *, lang='en', **fields)"
    )]
    fn notice(
        &self,
        kind: Text<'_>,
        lang: LangArg,
        fields: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<String> {
        let mut notice = value::from_options(fields)?;
        notice.insert("kind".to_owned(), kind.0.into());
        let notice: Notice = serde_json::from_value(notice.into())
            .map_err(|error| PyValueError::new_err(error.to_string()))?;
        Ok(self.table().tell(&notice.message(), lang.0))
    }

    /// Returns the result, or the players that the game waits for, as a sentence.
    ///
    /// Raises:
    ///     ValueError: If there is no such language.
    #[pyo3(signature = (*, lang = LangArg::EN), text_signature = "($self, *, lang='en')")]
    fn status(&self, lang: LangArg) -> String {
        self.table().status(lang.0)
    }

    /// Returns what a viewer sees: a seat, or `"spectator"`, who sees what is public.
    ///
    /// Raises:
    ///     SeatError: If the table has no such seat.
    #[pyo3(signature = (viewer = ViewerArg::DEFAULT, /), text_signature = "($self, viewer='spectator', /)")]
    fn view(&self, py: Python<'_>, viewer: ViewerArg) -> PyResult<TableView> {
        let view = checked(py, self.table().view(viewer.0))?;
        Ok(TableView::new(view, self.table().info().id))
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
            lang = LangArg::EN,
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
        lang: LangArg,
        touched: Vec<String>,
    ) -> PyResult<As<crate::drawing::DrawingHint, Bound<'py, PyAny>>> {
        let look = crate::drawing::look(theme, sheet, panel, lang, touched)?;
        crate::drawing::draw_table(py, self.table(), viewer, &look)
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
    ) -> PyResult<Option<String>> {
        checked(py, self.table().touch(seat.0, &touched))
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
        action: Text<'_>,
    ) -> PyResult<Option<Tuple<String>>> {
        Ok(checked(py, self.table().touches(seat.0, action.0))?.map(Tuple))
    }

    /// Returns the table after a decision of a seat, or of `"chance"`, in notation.
    ///
    /// Raises:
    ///     IllegalActionError: If a ruling refuses the action. The error has the ruling.
    ///     NotationError: If the notation of the action is not valid.
    ///     SeatError: If no game has such a seat.
    #[pyo3(signature = (actor, action, /))]
    fn apply(&self, py: Python<'_>, actor: ActorArg, action: Text<'_>) -> PyResult<Self> {
        changed(py, &self.0, |table| table.apply(actor.0, action.0)).map(Self::from)
    }

    /// Returns the table without its last decision.
    ///
    /// Raises:
    ///     UnavailableError: If there are no decisions.
    fn undo(&self, py: Python<'_>) -> PyResult<Self> {
        changed(py, &self.0, |table| table.undo()).map(Self::from)
    }

    /// The decisions so far, as pairs of the actor and the action in notation. The `repr` of the
    /// tuple does not show them, because some may be secret.
    #[getter]
    fn decisions<'py>(&self, py: Python<'py>) -> PyResult<As<Many<Made>, Bound<'py, PyTuple>>> {
        let made = self.table().decisions().into_iter();
        let made = made.map(|Decision { actor, action }| (ActorArg(actor), action));
        untold(py, "Decisions", PyTuple::new(py, made.collect::<Vec<_>>())?).map(As::new)
    }

    /// Returns the events of the last decision in words, as a viewer saw them.
    ///
    /// Raises:
    ///     SeatError: If the table has no such seat.
    ///     ValueError: If there is no such language.
    #[pyo3(
        signature = (viewer = ViewerArg::DEFAULT, /, *, lang = LangArg::EN),
        text_signature = "($self, viewer='spectator', /, *, lang='en')"
    )]
    fn news(&self, py: Python<'_>, viewer: ViewerArg, lang: LangArg) -> PyResult<Tuple<String>> {
        played::news(self.table(), py, viewer, lang)
    }

    /// Returns the events of each decision in words, as a viewer saw them.
    ///
    /// Raises:
    ///     SeatError: If the table has no such seat.
    ///     ValueError: If there is no such language.
    #[pyo3(
        signature = (viewer = ViewerArg::DEFAULT, /, *, lang = LangArg::EN),
        text_signature = "($self, viewer='spectator', /, *, lang='en')"
    )]
    fn history(
        &self,
        py: Python<'_>,
        viewer: ViewerArg,
        lang: LangArg,
    ) -> PyResult<Tuple<Tuple<String>>> {
        played::history(self.table(), py, viewer, lang)
    }

    /// Returns the game at a position that a viewer could be in, given everything it has seen. A
    /// bot may use it. It has no seed, which would reveal future chance to the bot.
    ///
    /// Raises:
    ///     InconsistentError: If no position fits.
    ///     SeatError: If the table has no such seat.
    #[pyo3(signature = (viewer, seed, /))]
    fn resample(&self, py: Python<'_>, viewer: ViewerArg, seed: Whole<u64>) -> PyResult<Self> {
        let table = self.table();
        checked(py, py.detach(|| table.resample(viewer.0, seed.0))).map(Self::from)
    }

    fn __hash__(&self) -> u64 {
        value::hash(&(self.table().info().id, self.notation(), self.table().made()))
    }

    fn __repr__(&self) -> String {
        played::repr("Table", self.table())
    }
}
