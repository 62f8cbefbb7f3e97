//! Players that choose from what their seat knows, and their analyses.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use mauerwerk::bot::{self, Analysis, BotError, Opponent, Participant, Player, Watch};
use mauerwerk::engine::{Contestant, Engine, Limits};
use mauerwerk::table::TableError;
use mauerwerk::{Decision, NotationError, Reader};
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::inspect::PyStaticExpr;
use pyo3::prelude::*;
use pyo3::type_hint_union;
use pyo3::types::{IntoPyDict as _, PyDict, PyString, PyTuple, PyType};

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
/// `cmd:` and a command runs a program that plays by the protocol of engines. It receives what its
/// seat has seen, and nothing else. A fault loses the game. The other arguments are its limits. Its
/// processes end with the last reference to the bot. Bots of programs are equal if they share them.
///
/// Args:
///     seconds: The time for a decision of a program. Default: 10.
///     game_seconds: The time for all its decisions in a game. Default: no limit.
///     iterations: The number of iterations that it is told to use. Default: it chooses.
///     processes: The largest number of processes at a time. Default: 64.
///     log: The file that its standard error is appended to. Default: none.
///
/// Raises:
///     NotationError: If there is no such player, or its budget is not from 1 to 10**8.
///     ValueError: If a limit is not positive.
///     TypeError: If a player of the library has limits.
#[pyclass(frozen, eq, weakref, module = "mauerwerk")]
#[derive(Clone, PartialEq)]
pub(crate) struct Bot {
    pub(crate) player: Contestant,
    log: Option<PathBuf>,
}

immutable!(Bot);

#[pymethods]
impl Bot {
    #[new]
    #[pyo3(signature = (name, /, *, seconds=None, game_seconds=None, iterations=None, processes=None, log=None))]
    fn new(
        py: Python<'_>,
        name: Text<'_>,
        seconds: Option<Seconds>,
        game_seconds: Option<Seconds>,
        iterations: Option<Whole<u32>>,
        processes: Option<Whole<u32>>,
        log: Option<PathBuf>,
    ) -> PyResult<Self> {
        let participant = named(py, name.0)?;
        let limited = seconds.is_some() || game_seconds.is_some() || iterations.is_some();
        if let Participant::Player(player) = participant
            && (limited || processes.is_some() || log.is_some())
        {
            let text = format!("{player} takes no limits: they are for players of cmd:");
            return Err(PyTypeError::new_err(text));
        }
        let none = [&iterations, &processes].into_iter().flatten().find(|number| number.0 == 0);
        if none.is_some() {
            return Err(PyValueError::new_err(
                "iterations and processes must be at least 1, got 0",
            ));
        }
        let usual = Limits::default();
        let limits = Limits {
            decision: seconds.map_or(usual.decision, |seconds| seconds.0),
            game: game_seconds.map(|seconds| seconds.0),
            iterations: iterations.map(|iterations| iterations.0),
            processes: processes.map_or(usual.processes, |most| most.0 as usize),
        };
        Ok(Self { player: Contestant::new(&participant, limits, log.as_deref()), log })
    }

    /// The player's name.
    #[getter]
    fn name(&self) -> String {
        Participant::from(&self.player).to_string()
    }

    /// The number of games that a program has lost by a fault, for each reason. Only the first
    /// hundred reasons are counted.
    #[getter]
    fn faults(&self) -> BTreeMap<String, u64> {
        self.engine().map(Engine::losses).unwrap_or_default()
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
        format!("Bot('{}')", self.name())
    }

    fn __hash__(&self) -> u64 {
        use std::hash::{DefaultHasher, Hash as _, Hasher as _};
        let mut hasher = DefaultHasher::new();
        self.name().hash(&mut hasher);
        hasher.finish()
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<(Bound<'py, PyAny>, Remade<'py>)> {
        let limits = PyDict::new(slf.py());
        if let Some(engine) = slf.get().engine() {
            let Limits { decision, game, iterations, processes } = engine.limits();
            limits.set_item("seconds", decision.as_secs_f64())?;
            limits.set_item("game_seconds", game.map(|game| game.as_secs_f64()))?;
            limits.set_item("iterations", iterations)?;
            limits.set_item("processes", processes)?;
            limits.set_item("log", &slf.get().log)?;
        }
        let make = slf.py().import("copyreg")?.getattr("__newobj_ex__")?;
        Ok((make, (slf.get_type(), (slf.get().name(),), limits)))
    }
}

/// The class, the arguments by position, and those by name, with which a value is made again.
type Remade<'py> = (Bound<'py, PyType>, (String,), Bound<'py, PyDict>);

impl Bot {
    fn engine(&self) -> Option<&Engine> {
        match &self.player {
            Contestant::Engine(engine) => Some(engine),
            _ => None,
        }
    }
}

/// Returns the player with a name: `random`, `greedy`, `flat:200`, `search:1000`, `easy`, `medium`,
/// `hard`, `perfect`, or `cmd:` and the command of a program. `Bot` describes the limits.
///
/// Raises:
///     NotationError: If there is no such player, or its budget is not from 1 to 10**8.
///     ValueError: If a limit is not positive.
///     TypeError: If a player of the library has limits.
#[pyfunction]
#[pyo3(name = "bot", signature = (name, /, *, seconds=None, game_seconds=None, iterations=None, processes=None, log=None))]
pub(crate) fn named_bot(
    py: Python<'_>,
    name: Text<'_>,
    seconds: Option<Seconds>,
    game_seconds: Option<Seconds>,
    iterations: Option<Whole<u32>>,
    processes: Option<Whole<u32>>,
    log: Option<PathBuf>,
) -> PyResult<Bot> {
    Bot::new(py, name, seconds, game_seconds, iterations, processes, log)
}

pub(crate) fn asked<'a, 'py>(seen: &'a Bound<'py, PyAny>) -> PyResult<&'a Bound<'py, PyAny>> {
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
        match contestant(object)? {
            Contestant::Player(player) => Ok(Self(player)),
            _ => Err(unexpected(&object, "a player of the library: programs can't play here")),
        }
    }
}

/// Reads the name of a player. The error for one of the library is that of every language.
fn named(py: Python<'_>, name: &str) -> PyResult<Participant> {
    match name.strip_prefix("cmd:") {
        Some(_) => error::read(py, name.parse()),
        None => error::read(py, name.parse().map(Participant::Player)),
    }
}

/// Reads a `Bot`, or makes one of its name.
pub(crate) fn contestant(object: Borrowed<'_, '_, PyAny>) -> PyResult<Contestant> {
    if let Ok(bot) = object.cast::<Bot>() {
        return Ok(bot.get().player.clone());
    }
    let name = object.cast::<PyString>();
    let name = name.map_err(|_| unexpected(&object, "a player: a Bot or its name"))?;
    let participant = named(object.py(), name.to_str()?)?;
    Ok(Contestant::new(&participant, Limits::default(), None))
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
        shown(py, &analysis, show, reader)
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

/// Returns an analysis with reasons for a reader. Its class is defined in Python.
pub(crate) fn shown(
    py: Python<'_>,
    analysis: &Analysis<String>,
    show: Show,
    reader: Reader<'_>,
) -> PyResult<As<hint::Analysis>> {
    let ranked = analysis.ranked();
    let rows = ranked.iter().map(|one| row(py, one, show, reader));
    let rows = PyTuple::new(py, rows.collect::<PyResult<Vec<_>>>()?)?;
    let place = |action: &String| ranked.iter().position(|one| one.action == *action);
    let hinted: Vec<_> = analysis.hinted.iter().filter_map(place).collect();
    let class = py.import("mauerwerk.analysis")?.getattr("Analysis")?;
    let against = analysis.against.map_or(Player::Perfect, Player::Level).to_string();
    let complete = analysis.complete;
    let made = class.call_method1("of", (rows, analysis.iterations, complete, hinted, against))?;
    Ok(As::new(made.unbind()))
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
