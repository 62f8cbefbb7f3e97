//! Exact solutions of small games.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use mauerwerk::solve::{Method, Odds, Payoff, SolveError, Solved, Terms, Trial};
use mauerwerk::{FullGame, InformationState, Record, Seat, Turn};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};

use crate::attend::attended;
use crate::entrants::{AnyEntrant, Asked, working};
use crate::error;
use crate::game::{self, Binding};
use crate::hint::{As, named};
use crate::seat::SeatNumber;
use crate::value::{Text, Whole, unexpected};
use crate::variant::immutable;

named! {
    Mixture = "dict[Any, float]",
    Openings = "dict[int, dict[Any, float]]",
    Tried = "Trial",
    PayoffName = "Literal['win', 'points']",
}

/// A solved game of any kind.
trait AnySolution: Send + Sync {
    fn value(&self) -> f64;

    fn gap(&self) -> f64;

    fn is_exact(&self) -> bool;

    /// Returns the number of positions, or of histories.
    fn size(&self) -> usize;

    fn opening<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>>;

    fn odds<'py>(&self, seen: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyDict>>;

    fn trial(
        &self,
        py: Python<'_>,
        player: &AnyEntrant,
        seeds: std::ops::Range<u64>,
        tell: Option<Py<PyAny>>,
    ) -> PyResult<Trial>;
}

/// A solution that positions are added to. The lock is never held while Python runs, since a callable
/// that is tried may ask for perfect play.
struct Of<G: FullGame> {
    start: G,
    solved: Mutex<Arc<Solved<G>>>,
}

impl<G: Binding> Of<G> {
    fn lock(&self) -> MutexGuard<'_, Arc<Solved<G>>> {
        self.solved.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn solved(&self) -> Arc<Solved<G>> {
        self.lock().clone()
    }

    fn mixture<'py>(
        &self,
        py: Python<'py>,
        seen: &InformationState<G>,
    ) -> PyResult<Bound<'py, PyDict>> {
        let odds = py.detach(|| Arc::make_mut(&mut self.lock()).odds(seen));
        let mixture = PyDict::new(py);
        for Odds { action, odds } in odds.map_err(|error| failed(py, error))? {
            mixture.set_item(game::action::<G>(py, action)?, odds)?;
        }
        Ok(mixture)
    }
}

impl<G: Binding> AnySolution for Of<G> {
    fn value(&self) -> f64 {
        self.solved().value().middle()
    }

    fn gap(&self) -> f64 {
        self.solved().gap()
    }

    fn is_exact(&self) -> bool {
        matches!(*self.solved(), Solved::Exact(_))
    }

    fn size(&self) -> usize {
        match &*self.solved() {
            Solved::Exact(solution) => solution.positions(),
            Solved::Learnt(learnt) => learnt.tree.histories(),
            _ => 0,
        }
    }

    fn opening<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let opening = PyDict::new(py);
        if let Turn::Decide(seats) = self.start.turn() {
            for seat in seats.iter() {
                let seen = InformationState::new(&self.start, seat.into());
                opening.set_item(SeatNumber(seat), self.mixture(py, &seen)?)?;
            }
        }
        Ok(opening)
    }

    fn odds<'py>(&self, seen: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyDict>> {
        let game = G::INFO.id;
        let known = G::known_seen(seen);
        let wrong = || unexpected(seen, &format!("an information state of {game}"));
        self.mixture(seen.py(), known.ok_or_else(wrong)?)
    }

    fn trial(
        &self,
        py: Python<'_>,
        player: &AnyEntrant,
        seeds: std::ops::Range<u64>,
        tell: Option<Py<PyAny>>,
    ) -> PyResult<Trial> {
        let asked = Asked::<G>::new(py, player, seeds)?;
        let trial = working(py, std::slice::from_ref(player), tell, |_, watch| {
            let policy = &mut |record: &Record<G>, seat: Seat| asked.odds(record, seat, watch);
            self.solved().trial(policy, &|done| watch(done))
        })?;
        trial.map_err(|error| asked.failure().unwrap_or_else(|| failed(py, error)))
    }
}

/// Reports why a game can't be solved.
fn failed(py: Python<'_>, error: SolveError) -> PyErr {
    error::unfit(py, error.to_string())
}

/// A solved game for two, made by `solve`: its value, and perfect play.
#[pyclass(frozen, weakref, module = "mauerwerk")]
pub(crate) struct Solution(Box<dyn AnySolution>, Payoff);

immutable!(Solution);

#[pymethods]
impl Solution {
    /// The value of the game to seat 0 if both seats play perfectly: a share of the win, or a lead in
    /// points.
    #[getter]
    fn value(&self) -> f64 {
        self.0.value()
    }

    /// The most that the play of this solution loses on average against an opponent who knows it.
    #[getter]
    fn gap(&self) -> f64 {
        self.0.gap()
    }

    /// Whether both seats always know the whole position, so that the solution is proven. Otherwise
    /// play has been improved in iterations.
    #[getter]
    fn is_exact(&self) -> bool {
        self.0.is_exact()
    }

    /// The payoff that seats play for: `"win"` or `"points"`.
    #[getter]
    fn payoff(&self) -> As<PayoffName, &'static str> {
        As::new(match self.1 {
            Payoff::Win => "win",
            Payoff::Points => "points",
        })
    }

    /// Perfect play of each seat that decides at the start: the odds of its actions.
    #[getter]
    fn opening<'py>(&self, py: Python<'py>) -> PyResult<As<Openings, Bound<'py, PyDict>>> {
        self.0.opening(py).map(As::new)
    }

    /// Returns perfect play of a seat that decides: the odds of its legal actions.
    ///
    /// Raises:
    ///     TypeError: If it is not an information state of the game.
    ///     MauerwerkError: If the seat can't be in this information state, or decides nothing.
    #[pyo3(signature = (seen: "Any", /))]
    fn odds<'py>(&self, seen: &Bound<'py, PyAny>) -> PyResult<As<Mixture, Bound<'py, PyDict>>> {
        self.0.odds(seen).map(As::new)
    }

    /// Measures what a player gives away. It plays both seats, and its results are their mean.
    ///
    /// The player is a `Bot`, its name, a `Search`, weights of kinds of action, or a callable. A
    /// callable receives what its seat knows and the legal actions. It returns one of them, or a dict
    /// with the odds of some of them. A `Bot` or a `Search` is asked with the given number of seeds
    /// from `seed` on, and plays the mean of its answers. `tell` is called with the amount of work
    /// done, several times a second.
    ///
    /// If the solution is exact, a callable sees each position as the start of a game.
    ///
    /// Raises:
    ///     NotationError: If there is no such player.
    ///     IllegalActionError: If a callable returns an action that a ruling refuses.
    ///     MauerwerkError: If odds are not valid probabilities.
    #[pyo3(signature = (
        player: "Player",
        /,
        *,
        seed = Whole(1),
        seeds = Whole(1),
        tell: "Callable[[int], object] | None" = None,
    ), text_signature = "($self, player, /, *, seed=1, seeds=1, tell=None)")]
    fn trial<'py>(
        &self,
        py: Python<'py>,
        player: AnyEntrant,
        seed: Whole<u64>,
        seeds: Whole<u64>,
        tell: Option<Py<PyAny>>,
    ) -> PyResult<As<Tried, Bound<'py, PyAny>>> {
        let seeds = seed.0..seed.0.saturating_add(seeds.0.max(1));
        let Trial { loss, exploitability, best_responses, .. } =
            self.0.trial(py, &player, seeds, tell)?;
        let class = py.import("mauerwerk.analysis")?.getattr("Trial")?;
        let best_responses = PyTuple::new(py, best_responses)?;
        class.call1((loss, exploitability, best_responses)).map(As::new)
    }

    fn __repr__(&self) -> String {
        let what = if self.is_exact() { "positions" } else { "histories" };
        let (size, value, gap) = (self.0.size(), self.value(), self.gap());
        format!("<Solution of {size} {what}: value {value:.6}, gap {gap:.1e}>")
    }

    fn __reduce__(&self) -> PyResult<()> {
        Err(pyo3::exceptions::PyTypeError::new_err("a Solution can't be pickled: solve again"))
    }
}

/// Solves a small game for two that starts at a state of any game.
///
/// If both seats always know the whole position, it works backwards from all ends, and the value is
/// proven up to `gap`. Otherwise `iterations` of counterfactual regret minimisation improve play, and
/// the exact best response measures its `gap`. The methods are `"cfr+"` and `"dcfr"`. The payoff is
/// `"win"`, the share of the win, or `"points"`, the lead in points. `tell` is called with the amount of
/// work done, several times a second, and Ctrl-C stops it.
///
/// Raises:
///     TypeError: If `start` is not a state of a game.
///     ValueError: If there is no such payoff or method.
///     MauerwerkError: If the game does not have two seats, can return to a position, or has more
///         than `limit` positions or histories.
#[pyfunction]
#[pyo3(signature = (
    start: "Any",
    /,
    *,
    payoff: "Literal['win', 'points']" = Text("win"),
    method: "Literal['cfr+', 'dcfr']" = Text("cfr+"),
    iterations = Whole(1000),
    limit = Whole(10_000_000),
    tell: "Callable[[int], object] | None" = None,
), text_signature = "(start, /, *, payoff='win', method='cfr+', iterations=1000, limit=10000000, tell=None)")]
pub(crate) fn solve(
    start: &Bound<'_, PyAny>,
    payoff: Text<'_>,
    method: Text<'_>,
    iterations: Whole<u64>,
    limit: Whole<usize>,
    tell: Option<Py<PyAny>>,
) -> PyResult<Solution> {
    let payoff = match payoff.0 {
        "win" => Payoff::Win,
        "points" => Payoff::Points,
        other => {
            let text = format!("payoff must be \"win\" or \"points\", got {other:?}");
            return Err(PyValueError::new_err(text));
        }
    };
    let method: Method = error::read(start.py(), method.0.parse())?;
    let task = Task { payoff, method, iterations: iterations.0, limit: limit.0 };
    macro_rules! of_game {
        ($($game:ident),+) => {
            $(if let Some(state) = <mauerwerk::$game::State as Binding>::known_state(start) {
                task.solve(start.py(), state, tell)
            } else)+ {
                Err(unexpected(start, "a state of a game"))
            }
        };
    }
    of_game!(die_mauer, berlin, mauerbauer)
}

/// What `solve` is asked for.
struct Task {
    payoff: Payoff,
    method: Method,
    iterations: u64,
    limit: usize,
}

impl Task {
    fn solve<G: Binding>(
        self,
        py: Python<'_>,
        start: &G,
        tell: Option<Py<PyAny>>,
    ) -> PyResult<Solution> {
        let Self { payoff, method, iterations, limit } = self;
        let solved = attended(py, tell, |watch| {
            let terms = Terms { payoff, limit, watch: &|done| watch(done) };
            Solved::find(start, method, iterations, terms)
        })?;
        let solved = Mutex::new(Arc::new(solved.map_err(|error| failed(py, error))?));
        Ok(Solution(Box::new(Of { start: start.clone(), solved }), payoff))
    }
}
