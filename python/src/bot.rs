//! Players that choose from what their seat knows, and their analyses.

use std::time::{Duration, Instant};

use mauerwerk::bot::{self, Analysis, BotError, Opponent, Player, Watch};
use mauerwerk::table::TableError;
use mauerwerk::{Decision, NotationError, Reader};
use pyo3::exceptions::PyTypeError;
use pyo3::inspect::PyStaticExpr;
use pyo3::prelude::*;
use pyo3::type_hint_union;
use pyo3::types::{IntoPyDict as _, PyString, PyTuple, PyType};

use crate::attend::attended;
use crate::error;
use crate::game::{self, Binding};
use crate::hint::{self, As, name, named};
use crate::seat::ActorArg;
use crate::value::{Text, Whole, text_of, unexpected};
use crate::variant::immutable;

/// A player that chooses only from what its seat knows, in every game.
///
/// The name is `random`, `greedy`, `flat:200`, `search:1000`, `easy`, `medium`, `hard` or
/// `perfect`. Equal players with equal seeds and equal knowledge make equal choices, on every
/// machine. `perfect` plays the solution of a small game for two, such as Die Mauer with the stock
/// `TG12`. It raises MauerwerkError in any other game.
///
/// Raises:
///     NotationError: If there is no such player, or its budget is not from 1 to 10**8.
#[pyclass(frozen, eq, hash, weakref, module = "mauerwerk")]
#[derive(Copy, Clone, Eq, PartialEq, Hash)]
pub(crate) struct Bot(Player);

immutable!(Bot);

#[pymethods]
impl Bot {
    #[new]
    #[pyo3(signature = (name, /))]
    fn new(py: Python<'_>, name: Text<'_>) -> PyResult<Self> {
        error::read(py, name.0.parse()).map(Self)
    }

    /// The player's name.
    #[getter]
    fn name(&self) -> String {
        self.0.to_string()
    }

    /// Chooses one of the legal actions of the seat with the given information state. See
    /// `InformationState.choose`.
    ///
    /// Raises:
    ///     UnavailableError: If the game does not wait for the seat.
    ///     InconsistentError: If no state fits.
    #[pyo3(signature = (seen: "Knows[AnyAction]", /, *, seed: "int") -> "AnyAction")]
    fn choose<'py>(
        slf: &Bound<'py, Self>,
        seen: &Bound<'py, PyAny>,
        seed: &Bound<'py, PyAny>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let options = [("seed", seed)].into_py_dict(seed.py())?;
        asked(seen)?.call_method("choose", (slf,), Some(&options))
    }

    /// Returns the player's rating of each legal action of the seat with the given information
    /// state. See `InformationState.analyse`.
    ///
    /// Raises:
    ///     UnavailableError: If the game does not wait for the seat.
    ///     InconsistentError: If no state fits.
    #[pyo3(signature = (seen: "Knows[Any]", /, *, seed: "int") -> "Analysis")]
    fn analyse<'py>(
        slf: &Bound<'py, Self>,
        seen: &Bound<'py, PyAny>,
        seed: &Bound<'py, PyAny>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let options = [("seed", seed), ("player", slf.as_any())].into_py_dict(seed.py())?;
        asked(seen)?.call_method("analyse", (), Some(&options))
    }

    fn __str__(&self) -> String {
        self.name()
    }

    fn __repr__(&self) -> String {
        format!("Bot('{}')", self.0)
    }

    fn __reduce__(slf: &Bound<'_, Self>) -> (Py<PyType>, (String,)) {
        (slf.get_type().unbind(), (slf.get().name(),))
    }
}

/// Returns the player with a name: `random`, `greedy`, `flat:200`, `search:1000`, `easy`, `medium`,
/// `hard` or `perfect`.
///
/// Raises:
///     NotationError: If there is no such player, or its budget is not from 1 to 10**8.
#[pyfunction]
#[pyo3(name = "bot", signature = (name, /))]
pub(crate) fn named_bot(py: Python<'_>, name: Text<'_>) -> PyResult<Bot> {
    Bot::new(py, name)
}

fn asked<'a, 'py>(seen: &'a Bound<'py, PyAny>) -> PyResult<&'a Bound<'py, PyAny>> {
    match seen.get_type().name()?.to_str()? {
        "InformationState" => Ok(seen),
        _ => Err(unexpected(seen, "an information state")),
    }
}

/// Reads a player: a `Bot`, or its name.
#[derive(Copy, Clone)]
pub(crate) struct AnyPlayer(pub(crate) Player);

impl<'py> FromPyObject<'_, 'py> for AnyPlayer {
    type Error = PyErr;

    const INPUT_TYPE: PyStaticExpr = type_hint_union!(name("Bot"), name("PlayerName"));

    fn extract(object: Borrowed<'_, 'py, PyAny>) -> PyResult<Self> {
        if let Ok(bot) = object.cast::<Bot>() {
            return Ok(Self(bot.get().0));
        }
        match object.cast::<PyString>() {
            Ok(name) => error::read(object.py(), name.to_str()?.parse()).map(Self),
            Err(_) => Err(unexpected(&object, "a player: a Bot or its name")),
        }
    }
}

/// Reads a time in seconds.
pub(crate) struct Seconds(Duration);

impl<'py> FromPyObject<'_, 'py> for Seconds {
    type Error = PyErr;

    const INPUT_TYPE: PyStaticExpr = name("float");

    fn extract(object: Borrowed<'_, 'py, PyAny>) -> PyResult<Self> {
        const EXPECTED: &str = "a time in seconds, above 0";
        let seconds: f64 = object.extract().map_err(|_| unexpected(&object, EXPECTED))?;
        let time = Duration::try_from_secs_f64(seconds).ok().filter(|time| !time.is_zero());
        let none = || NotationError::new(EXPECTED, &text_of(&object));
        error::read(object.py(), time.ok_or_else(none)).map(Self)
    }
}

named!(Notation = "str");

/// A function that makes the Python object of an action in notation.
pub(crate) type Show = fn(Python<'_>, &str) -> PyResult<Py<PyAny>>;

/// Returns an action as an object of its game.
pub(crate) fn as_object<G: Binding>(py: Python<'_>, action: &str) -> PyResult<Py<PyAny>> {
    let action = error::read(py, action.parse())?;
    game::action::<G>(py, action).map(|action| action.0)
}

/// Returns an action in notation.
pub(crate) fn as_text(py: Python<'_>, action: &str) -> PyResult<Py<PyAny>> {
    Ok(PyString::new(py, action).into_any().unbind())
}

/// A question to a player.
pub(crate) struct Question {
    player: Player,
    against: Option<Player>,
    seed: u64,
    seconds: Option<Duration>,
}

impl Question {
    /// The iterations of an analysis without a given budget.
    const ITERATIONS: u32 = 1000;

    pub(crate) fn new(player: AnyPlayer, seed: Whole<u64>) -> Self {
        Self { player: player.0, against: None, seed: seed.0, seconds: None }
    }

    /// Makes the question for an analysis. If no player is named, it is a search with the given
    /// number of iterations.
    pub(crate) fn of_analysis(
        py: Python<'_>,
        player: Option<AnyPlayer>,
        iterations: Option<Whole<u64>>,
        seed: Option<Whole<u64>>,
        seconds: Option<Seconds>,
        against: Option<AnyPlayer>,
    ) -> PyResult<Self> {
        let seed = match (seed, &seconds) {
            (Some(seed), _) => seed.0,
            (None, Some(_)) => 0,
            (None, None) => {
                let text = "seed is missing: give seed=, or seconds= for an answer that may differ";
                return Err(PyTypeError::new_err(text));
            }
        };
        let player = match (player, iterations) {
            (None, None) if seconds.is_some() => Player::Search(Player::LIMIT),
            (None, None) => Player::Search(Self::ITERATIONS),
            (Some(player), None) => player.0,
            (None, Some(Whole(found))) => {
                let limit = Player::LIMIT.into();
                let budget = u32::try_from(found).map_err(|_| BotError::Budget { found, limit });
                Player::Search(budget.map_err(|error| error::bot(py, error))?)
            }
            (Some(player), Some(_)) => {
                let text = format!("{} has a budget of its own: leave out `iterations`", player.0);
                return Err(PyTypeError::new_err(text));
            }
        };
        let against = against.map(|against| against.0);
        Ok(Self { player, against, seed, seconds: seconds.map(|seconds| seconds.0) })
    }

    /// Returns the player's choice.
    pub(crate) fn choose<T: Send, E: Into<TableError> + Send>(
        self,
        py: Python<'_>,
        choose: impl FnOnce(Opponent, Watch<'_>) -> Result<T, E> + Send,
    ) -> PyResult<T> {
        self.ask(py, None, choose)
    }

    /// Returns the player's analysis, with reasons for a reader. Its class is defined in Python.
    pub(crate) fn analyse<E: Into<TableError> + Send>(
        self,
        py: Python<'_>,
        tell: Option<Py<PyAny>>,
        show: Show,
        reader: Reader<'_>,
        analyse: impl FnOnce(Opponent, Watch<'_>) -> Result<Analysis<String>, E> + Send,
    ) -> PyResult<As<hint::Analysis>> {
        let against = self.against;
        let analysis = self.ask(py, tell, analyse)?;
        let analysis = match against {
            Some(player) => analysis.expected_against(player.level()),
            None => analysis,
        };
        let ranked = analysis.ranked();
        let rows = ranked.iter().map(|one| row(py, one, show, reader));
        let rows = PyTuple::new(py, rows.collect::<PyResult<Vec<_>>>()?)?;
        let place = |action: &String| ranked.iter().position(|one| one.action == *action);
        let hinted: Vec<_> = analysis.hinted.iter().filter_map(place).collect();
        let class = py.import("mauerwerk.analysis")?.getattr("Analysis")?;
        let against = analysis.against.map_or(Player::Perfect, Player::Level).to_string();
        let complete = analysis.complete;
        let made =
            class.call_method1("of", (rows, analysis.iterations, complete, hinted, against))?;
        Ok(As::new(made.unbind()))
    }

    /// Runs the player with the interpreter released.
    fn ask<T: Send, E: Into<TableError> + Send>(
        self,
        py: Python<'_>,
        tell: Option<Py<PyAny>>,
        think: impl FnOnce(Opponent, Watch<'_>) -> Result<T, E> + Send,
    ) -> PyResult<T> {
        let end = self.seconds.and_then(|time| Instant::now().checked_add(time));
        let opponent = Opponent { player: self.player, seed: self.seed };
        let thought = attended(py, tell, |watch| {
            let timed = |done| watch(done) && end.is_none_or(|end| Instant::now() < end);
            think(opponent, &timed)
        })?;
        thought.map_err(|error| error::table(py, error.into()))
    }
}

/// Returns the fields of a rated action.
fn row<'py>(
    py: Python<'py>,
    one: &bot::Appraisal<String>,
    show: Show,
    reader: Reader<'_>,
) -> PyResult<Bound<'py, PyTuple>> {
    let line = one
        .line
        .iter()
        .map(|Decision { actor, action }| (ActorArg(*actor), show(py, action)?).into_pyobject(py));
    let line = PyTuple::new(py, line.collect::<PyResult<Vec<_>>>()?)?;
    let action = show(py, &one.action)?;
    let numbers = (one.odds, one.win, one.error, one.points, one.visits);
    let (odds, win, error, points, visits) = numbers;
    let reason = one.reason.as_ref().map(|reason| reason.tell(reader));
    (action, odds, win, error, points, visits, line, reason, one.tied).into_pyobject(py)
}
