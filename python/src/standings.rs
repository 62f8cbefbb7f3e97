//! Matches between players.

use std::ops::Range;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use mauerwerk::bot::{self, Match, MatchError};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::entrants::{self, AnyEntrant, working};
use crate::error::{self, Faulty};
use crate::game::Binding;
use crate::hint::{As, Plain};
use crate::results::arrow_stream;
use crate::value::{self, Text, optional};
use crate::variant::immutable;

/// The standings of a match, made by `match` of a game: each player's results, with their
/// uncertainty.
///
/// `polars.DataFrame(standings)`, `pyarrow.table(standings)` and `to_pandas()` make a data frame
/// with a row for each player. In a notebook it draws itself.
#[pyclass(frozen, eq, weakref, module = "mauerwerk")]
#[derive(Clone, PartialEq)]
pub(crate) struct Standings(bot::Standings);

immutable!(Standings);

#[pymethods]
impl Standings {
    /// Reads standings from JSON.
    ///
    /// Raises:
    ///     ValueError: If the text is not valid JSON of standings, or a deal does not fit the
    ///         players.
    #[staticmethod]
    #[pyo3(signature = (text, /))]
    fn from_json(text: Text<'_>) -> PyResult<Self> {
        let standings = bot::Standings::from_json(text.0);
        standings.map(Self).map_err(|faults| PyValueError::new_err(faults.to_string()))
    }

    /// Writes the standings as JSON: the players and every deal.
    fn to_json(&self) -> PyResult<String> {
        value::json_text(&self.0)
    }

    /// Joins the standings of parts of a match. If they are in order, the result is the standings
    /// of the whole match, except for the times.
    ///
    /// Raises:
    ///     ValueError: If there are none, or if their players differ.
    #[staticmethod]
    #[pyo3(signature = (parts: "Sequence[Standings]", /))]
    fn joined(parts: Vec<Bound<'_, Self>>) -> PyResult<Self> {
        let mut parts = parts.into_iter().map(|part| part.get().0.clone());
        let none = || PyValueError::new_err("there are no standings to join");
        let mut all = parts.next().ok_or_else(none)?;
        for part in parts {
            all.join(part).map_err(|error| PyValueError::new_err(error.to_string()))?;
        }
        Ok(Self(all))
    }

    /// The number of deals played.
    #[getter]
    fn deals(&self) -> u64 {
        self.0.deals()
    }

    /// Returns the log-likelihood ratio of two strengths for the games between the first two
    /// players. It is positive if `elo1` explains the first player's lead better than `elo0`. From
    /// +2.94 on, accept `elo1`, and from -2.94 down, accept `elo0`, each with an error of at most 5
    /// %.
    #[pyo3(signature = (elo0: "float", elo1: "float", /))]
    fn log_likelihood_ratio(&self, elo0: f64, elo1: f64) -> f64 {
        self.0.log_likelihood_ratio(elo0, elo1)
    }

    /// Returns columns of plain values, with a row for each player.
    ///
    /// - `player`: the name
    /// - `games`: the number of games, one for each seat in each deal
    /// - `win`: the mean share of the win in a seat
    /// - `error`: the standard error of `win` over deals
    /// - `points`: the mean score
    /// - `elo`: the strength relative to the others, whose mean is 0
    /// - `elo_error`: its standard error, the larger one of observed information and of deals
    /// - `seconds`: the median time of a decision with more than one action
    fn to_dict<'py>(&self, py: Python<'py>) -> PyResult<As<Plain, Bound<'py, PyDict>>> {
        self.columns(py).map(As::new)
    }

    /// Returns `to_dict()` as a pandas DataFrame.
    ///
    /// Raises:
    ///     ImportError: If pandas is not installed.
    #[pyo3(signature = () -> "DataFrame")]
    fn to_pandas<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        optional(py, "pandas", "frames")?.getattr("DataFrame")?.call1((self.columns(py)?,))
    }

    /// Exports the columns of `to_dict()` to an Arrow consumer as a stream of one batch.
    #[pyo3(signature = (requested_schema: "object" = None) -> "object")]
    fn __arrow_c_stream__<'py>(
        &self,
        py: Python<'py>,
        requested_schema: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        // A consumer that needs other types casts by itself, as the protocol allows.
        let _ = requested_schema;
        arrow_stream(&self.columns(py)?).map(Bound::into_any)
    }

    fn __repr__(&self) -> String {
        let lines = self.0.lines();
        let said = lines.iter().map(|line| {
            format!("{} {:.1} % ± {:.1}", line.player, 100.0 * line.win, 196.0 * line.error)
        });
        format!("<Standings of {} deals: {}>", self.0.deals(), said.collect::<Vec<_>>().join(", "))
    }

    fn _repr_html_(&self) -> String {
        let row = |line: &bot::Line| {
            format!(
                "<tr><td>{}</td><td>{}</td><td>{:.1} % ± {:.1}</td><td>{:.1}</td><td>{:+.0} ± {:.0}</td>\
                 <td>{:.1} ms</td></tr>",
                line.player,
                line.games,
                100.0 * line.win,
                196.0 * line.error,
                line.points,
                line.elo,
                1.96 * line.elo_error,
                1000.0 * line.seconds
            )
        };
        let rows: String = self.0.lines().iter().map(row).collect();
        format!(
            "<table><tr><th>player</th><th>games</th><th>wins (95 %)</th><th>points</th><th>Elo (95 %)</th>\
             <th>a decision</th></tr>{rows}</table><p>{} deals</p>",
            self.0.deals()
        )
    }

    fn __reduce__(slf: &Bound<'_, Self>) -> PyResult<(Py<PyAny>, (String,))> {
        value::pickled(slf, (slf.get().to_json()?,))
    }
}

impl Standings {
    fn columns<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let lines = self.0.lines();
        let column = |number: fn(&bot::Line) -> f64| lines.iter().map(number).collect::<Vec<_>>();
        let columns = PyDict::new(py);
        let players: Vec<&str> = lines.iter().map(|line| line.player.as_str()).collect();
        columns.set_item("player", players)?;
        columns.set_item("games", lines.iter().map(|line| line.games).collect::<Vec<_>>())?;
        columns.set_item("win", column(|line| line.win))?;
        columns.set_item("error", column(|line| line.error))?;
        columns.set_item("points", column(|line| line.points))?;
        columns.set_item("elo", column(|line| line.elo))?;
        columns.set_item("elo_error", column(|line| line.elo_error))?;
        columns.set_item("seconds", column(|line| line.seconds))?;
        Ok(columns)
    }
}

/// The arguments of a match.
pub(crate) struct Contest {
    pub(crate) players: Vec<AnyEntrant>,
    pub(crate) deals: Range<u64>,
    pub(crate) seed: u64,
    pub(crate) threads: Option<usize>,
}

impl Contest {
    /// Returns the range of the given number of deals from `first` on.
    pub(crate) fn numbers(first: u64, deals: u64) -> PyResult<Range<u64>> {
        let end = first.checked_add(deals);
        let end = end.ok_or_else(|| PyValueError::new_err("deals have numbers below 2**64"))?;
        Ok(first..end)
    }

    /// Plays the match with the interpreter released.
    pub(crate) fn play<G: Binding>(
        self,
        py: Python<'_>,
        setup: &G::Setup,
        tell: Option<Py<PyAny>>,
    ) -> PyResult<Standings> {
        let names = entrants::names(py, &self.players)?;
        let cores = || thread::available_parallelism().map_or(1, usize::from);
        let threads = match self.threads {
            Some(0) => return Err(crate::results::no_threads()),
            threads => threads.unwrap_or_else(cores),
        };
        let standings = entrants::seated::<G, _>(py, &self.players, |players| {
            let players = names.into_iter().zip(players.iter().copied());
            let contest = Match::between(setup, players, self.seed);
            let contest = contest.map_err(|error| match error {
                MatchError::Setup(faults) => Faulty::Setup.error(py, &faults),
                error => error::unfit(py, error),
            })?;
            let played = AtomicU64::new(0);
            working(py, &self.players, tell, |most, watch| {
                let goes_on = |_| watch(played.load(Ordering::Relaxed));
                contest.play(self.deals, threads.min(most), &goes_on, |standings| {
                    played.store(standings.deals(), Ordering::Relaxed);
                    true
                })
            })
        });
        standings.map(Standings)
    }
}
