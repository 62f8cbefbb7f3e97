//! The players of whole games: those of the library, and callables of Python.

use std::sync::{Mutex, PoisonError};

use mauerwerk::bot::{Bot, BotError, DECISION_LIMIT, Entrant, Player, Series, Watch, Weighted};
use mauerwerk::{ActionSet as _, Dealer, InformationState, Record, Sampler, Seat, Viewer};
use pyo3::inspect::PyStaticExpr;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyType};

use crate::attend::{attended, interrupted};
use crate::bot::AnyPlayer;
use crate::error;
use crate::game::{self, AnyAction, Binding};
use crate::hint::name;
use crate::value::unexpected;

/// Reads the player of a seat: a `Bot`, its name, weights of kinds of action, or a callable.
pub(crate) enum AnyEntrant {
    Player(Player),
    /// A random player, by weights of kinds of action.
    Weights(Vec<(String, f64)>),
    Callable(Py<PyAny>),
}

impl<'py> FromPyObject<'_, 'py> for AnyEntrant {
    type Error = PyErr;

    const INPUT_TYPE: PyStaticExpr = name("Player");

    fn extract(object: Borrowed<'_, 'py, PyAny>) -> PyResult<Self> {
        if let Ok(weights) = object.cast::<PyDict>() {
            return weights.iter().map(weight).collect::<PyResult<_>>().map(Self::Weights);
        }
        match object.extract::<AnyPlayer>() {
            Ok(player) => Ok(Self::Player(player.0)),
            Err(_) if object.is_callable() => Ok(Self::Callable(object.to_owned().unbind())),
            Err(error) if error.is_instance_of::<pyo3::exceptions::PyTypeError>(object.py()) => {
                Err(unexpected(&object, "a player: a Bot, its name, weights, or a callable"))
            }
            Err(error) => Err(error),
        }
    }
}

/// Reads the weight of a kind of action. The kind is a name or a class.
fn weight((kind, weight): (Bound<'_, PyAny>, Bound<'_, PyAny>)) -> PyResult<(String, f64)> {
    let name = match kind.cast::<PyType>() {
        Ok(class) => class.name()?.to_string(),
        Err(_) => kind.extract().map_err(|_| unexpected(&kind, "a kind of action, by its name"))?,
    };
    let weight = weight.extract().map_err(|_| unexpected(&weight, "a weight: a number"))?;
    Ok((name, weight))
}

/// A player of a series. A callable has a place for its Python errors.
enum Seated<'a, G> {
    Player(Player),
    Weighted(Weighted<G>),
    Callable(&'a Py<PyAny>, &'a Mutex<Option<PyErr>>),
}

impl<'a, G: Binding> Seated<'a, G> {
    fn new(
        py: Python<'_>,
        entrant: &'a AnyEntrant,
        failure: &'a Mutex<Option<PyErr>>,
    ) -> PyResult<Self> {
        Ok(match entrant {
            AnyEntrant::Player(player) => Self::Player(*player),
            AnyEntrant::Weights(weights) => {
                let weights = weights.iter().map(|(kind, weight)| (kind.as_str(), *weight));
                Self::Weighted(
                    Weighted::new(weights)
                        .map_err(|error| error::notation(py, error.to_string()))?,
                )
            }
            AnyEntrant::Callable(callable) => Self::Callable(callable, failure),
        })
    }
}

impl<G: Binding> Entrant<G> for Seated<'_, G> {
    fn sit<'b>(&'b self, seat: Seat, seed: u64, watch: Watch<'b>) -> Box<dyn Bot<G> + 'b> {
        match self {
            Self::Player(player) => player.sit(seat, seed, watch),
            Self::Weighted(weighted) => weighted.sit(seat, seed, watch),
            Self::Callable(callable, failure) => Box::new(Called { callable, watch, failure }),
        }
    }

    fn is_random(&self) -> bool {
        matches!(self, Self::Player(player) if Entrant::<G>::is_random(player))
    }
}

/// A callable that chooses for a seat.
struct Called<'a> {
    callable: &'a Py<PyAny>,
    watch: Watch<'a>,
    failure: &'a Mutex<Option<PyErr>>,
}

impl<G: Binding> Bot<G> for Called<'_> {
    fn choose(
        &mut self,
        seen: &InformationState<G>,
        legal: &G::Actions,
    ) -> Result<G::Action, BotError> {
        if !(self.watch)(0) {
            return Err(BotError::Stopped);
        }
        Python::attach(|py| self.ask(py, seen, legal)).map_err(|error| {
            let text = error.to_string();
            *self.failure.lock().unwrap_or_else(PoisonError::into_inner) = Some(error);
            BotError::Other(text)
        })
    }
}

impl Called<'_> {
    fn ask<G: Binding>(
        &self,
        py: Python<'_>,
        seen: &InformationState<G>,
        legal: &G::Actions,
    ) -> PyResult<G::Action> {
        let listed = game::actions::<G>(py, legal.clone())?;
        let answer = self.callable.bind(py).call1((G::new_seen(py, seen.clone())?, listed))?;
        let AnyAction(action) = answer.extract::<AnyAction<G>>()?;
        if legal.contains(&action) {
            return Ok(action);
        }
        Err(refusal(py, seen, action))
    }
}

/// Returns why an action is refused. The reason is the same in every state that the seat could be
/// in.
fn refusal<G: Binding>(py: Python<'_>, seen: &InformationState<G>, action: G::Action) -> PyErr {
    let Viewer::Seat(seat) = seen.viewer() else { return error::bot(py, BotError::Spectator) };
    match seen.resample(&mut Dealer::new(0)) {
        Ok(world) => match world.apply(seat.into(), action) {
            Err(refused) => game::refusal::<G>(py, &refused),
            Ok(_) => error::bot(py, BotError::Illegal(action.to_string())),
        },
        Err(wrong) => error::inconsistent(py, wrong),
    }
}

/// Plays the game with the given number to its end.
pub(crate) fn played<G: Binding>(
    py: Python<'_>,
    start: (&G, u64),
    entrants: &[AnyEntrant],
    game: u64,
) -> PyResult<Record<G>> {
    let start = (Start::State(start.0), start.1);
    hosted(py, start, entrants, None, |series, _, watch| {
        let record = series.record(game, watch)?;
        record.outcome().map(|_| record).ok_or(BotError::Endless(DECISION_LIMIT))
    })
}

/// The starts of games: all in one state, or each in a different world.
pub(crate) enum Start<'a, G> {
    State(&'a G),
    Worlds(&'a dyn Sampler<G>),
}

/// Plays games with these players. The interpreter is released unless a callable needs it.
/// Callables are only called on this thread.
pub(crate) fn hosted<G: Binding, T: Send>(
    py: Python<'_>,
    (start, seed): (Start<'_, G>, u64),
    entrants: &[AnyEntrant],
    tell: Option<Py<PyAny>>,
    play: impl FnOnce(&Series<'_, G>, usize, Watch<'_>) -> Result<T, BotError> + Send,
) -> PyResult<T> {
    let failure = Mutex::new(None);
    let seated = entrants.iter().map(|entrant| Seated::new(py, entrant, &failure));
    let seated: Vec<Seated<'_, G>> = seated.collect::<PyResult<_>>()?;
    let playing: Vec<&dyn Entrant<G>> = seated.iter().map(|one| one as _).collect();
    let series = match &start {
        Start::State(start) => Series::new((*start).clone(), &playing, seed),
        Start::Worlds(worlds) => Series::in_worlds(*worlds, &playing, seed),
    };
    let series = series.map_err(|error| error::bot(py, error))?;
    let result = if entrants.iter().any(|entrant| matches!(entrant, AnyEntrant::Callable(_))) {
        interrupted(py, tell, |watch| play(&series, 1, watch))?
    } else {
        attended(py, tell, |watch| play(&series, usize::MAX, watch))?
    };
    let failed = failure.lock().unwrap_or_else(PoisonError::into_inner).take();
    result.map_err(|error| failed.unwrap_or_else(|| error::bot(py, error)))
}
