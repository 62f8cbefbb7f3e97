//! The players of whole games: those of the library, and callables of Python.

use std::ops::Range;
use std::sync::{Mutex, PoisonError};

use mauerwerk::bot::{
    Bot, BotError, DECISION_LIMIT, Entrant, GuidedSearch, Player, Series, Watch, Weighted, seen_by,
    unwatched,
};
use mauerwerk::engine::{Contestant, Engine};
use mauerwerk::{ActionSet as _, Dealer, InformationState, Record, Sampler, Seat, Viewer};
use pyo3::inspect::PyStaticExpr;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyType};

use crate::attend::{attended, interrupted};
use crate::bot::{AnyPlayer, Question, contestant};
use crate::error;
use crate::game::{self, AnyAction, Binding};
use crate::hint::name;
use crate::search::{self, Search};
use crate::value::{Whole, unexpected};

/// Reads the player of a seat: a `Bot`, its name, a `Search`, weights of kinds of action, or a
/// callable.
pub(crate) enum AnyEntrant {
    Player(Player),
    /// A program.
    Engine(Engine),
    /// A random player, by weights of kinds of action.
    Weights(Vec<(String, f64)>),
    /// A search that a function guides.
    Guided(Py<Search>),
    Callable(Py<PyAny>),
}

impl<'py> FromPyObject<'_, 'py> for AnyEntrant {
    type Error = PyErr;

    const INPUT_TYPE: PyStaticExpr = name("Player");

    fn extract(object: Borrowed<'_, 'py, PyAny>) -> PyResult<Self> {
        if let Ok(weights) = object.cast::<PyDict>() {
            return weights.iter().map(weight).collect::<PyResult<_>>().map(Self::Weights);
        }
        if let Ok(search) = object.cast::<Search>() {
            return Ok(Self::Guided(search.to_owned().unbind()));
        }
        match contestant(object) {
            Ok(Contestant::Engine(engine)) => Ok(Self::Engine(engine)),
            Ok(Contestant::Player(player)) => Ok(Self::Player(player)),
            Ok(_) => Err(unexpected(&object, "a player")),
            Err(_) if object.is_callable() => Ok(Self::Callable(object.to_owned().unbind())),
            Err(error) if error.is_instance_of::<pyo3::exceptions::PyTypeError>(object.py()) => {
                Err(unexpected(
                    &object,
                    "a player: a Bot, its name, a Search, weights, or a callable",
                ))
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

/// Returns what a player chooses for the seat with the given information state.
pub(crate) fn chosen<G: Binding>(
    py: Python<'_>,
    seen: &InformationState<G>,
    entrant: &AnyEntrant,
    Whole(seed): Whole<u64>,
) -> PyResult<G::Action> {
    if let AnyEntrant::Player(player) = *entrant {
        let question = Question::new(AnyPlayer(player), Whole(seed));
        return question.choose(py, |asked, watch| asked.player.choose(seen, asked.seed, watch));
    }
    if let AnyEntrant::Engine(engine) = entrant {
        let choice = attended(py, None, |watch| engine.choose(seen, seed, watch))?;
        return choice.map_err(|error| error::bot(py, error));
    }
    if let AnyEntrant::Guided(search) = entrant {
        let wrong = |error| error::bot(py, error);
        return search.get().ask(py, None, wrong, |search, watch| search.choose(seen, seed, watch));
    }
    let Viewer::Seat(seat) = seen.viewer() else { return Err(error::bot(py, BotError::Spectator)) };
    // What is legal for the seat is the same in every state that it could be in.
    let world = seen.resample(&mut Dealer::new(seed));
    let world = world.map_err(|wrong| error::inconsistent(py, wrong))?;
    let legal = world.actions(seat);
    if legal.is_empty() {
        return Err(error::bot(py, BotError::not_to_move(&world, seat)));
    }
    let failure = Mutex::new(None);
    let seated = Seated::new(py, entrant, &failure)?;
    let choice = seated.sit(seat, seed, &unwatched).choose(seen, &legal);
    let failed = failure.lock().unwrap_or_else(PoisonError::into_inner).take();
    choice.map_err(|error| failed.unwrap_or_else(|| error::bot(py, error)))
}

/// A player that is asked for the odds of its actions, for the seeds of a range.
pub(crate) struct Asked<'a, G> {
    entrant: &'a AnyEntrant,
    weighted: Option<Weighted<G>>,
    seeds: Range<u64>,
    failure: Mutex<Option<PyErr>>,
}

impl<'a, G: Binding> Asked<'a, G> {
    pub(crate) fn new(
        py: Python<'_>,
        entrant: &'a AnyEntrant,
        seeds: Range<u64>,
    ) -> PyResult<Self> {
        let weighted = match Seated::<G>::new(py, entrant, &Mutex::new(None))? {
            Seated::Weighted(weighted) => Some(weighted),
            _ => None,
        };
        Ok(Self { entrant, weighted, seeds, failure: Mutex::new(None) })
    }

    /// Returns what a callable has raised.
    pub(crate) fn failure(&self) -> Option<PyErr> {
        self.failure.lock().unwrap_or_else(PoisonError::into_inner).take()
    }

    /// Returns the odds of the legal actions of a seat.
    pub(crate) fn odds(
        &self,
        record: &Record<G>,
        seat: Seat,
        watch: Watch<'_>,
    ) -> Result<Vec<f64>, String> {
        let (seen, legal) = (seen_by(record, seat), record.state().actions(seat));
        match (self.entrant, &self.weighted) {
            (AnyEntrant::Callable(callable), _) => {
                let odds = Python::attach(|py| called_odds::<G>(py, callable, &seen, &legal));
                odds.map_err(|error| {
                    let text = error.to_string();
                    *self.failure.lock().unwrap_or_else(PoisonError::into_inner) = Some(error);
                    text
                })
            }
            (AnyEntrant::Player(player), _) if *player != Player::Random && legal.len() > 1 => {
                let seeds = self.seeds.clone();
                player.mean_odds(&seen, seeds, watch).map_err(|error| error.to_string())
            }
            (AnyEntrant::Engine(engine), _) => {
                let odds = engine.mean_odds(&seen, self.seeds.clone(), watch);
                odds.map_err(|error| error.to_string())
            }
            (AnyEntrant::Guided(search), _) => {
                let search = search.get().guided(&self.failure);
                let odds = search.mean_odds(&seen, self.seeds.clone(), watch);
                odds.map_err(|error| error.to_string())
            }
            (_, Some(weighted)) => Ok(weighted.odds(&legal)),
            _ => Ok(vec![1.0 / legal.len() as f64; legal.len()]),
        }
    }
}

/// Returns the odds of a callable, which returns an action, or a dict with the odds of actions.
fn called_odds<G: Binding>(
    py: Python<'_>,
    callable: &Py<PyAny>,
    seen: &InformationState<G>,
    legal: &G::Actions,
) -> PyResult<Vec<f64>> {
    let listed = game::actions::<G>(py, legal.clone())?;
    let answer = callable.bind(py).call1((G::new_seen(py, seen.clone())?, listed))?;
    let mut all = vec![0.0; legal.len()];
    let mut add = |action: &Bound<'_, PyAny>, odds: f64| {
        let AnyAction(action) = action.extract::<AnyAction<G>>()?;
        let place = legal.clone().into_iter().position(|other| other == action);
        all[place.ok_or_else(|| refusal(py, seen, action))?] += odds;
        PyResult::Ok(())
    };
    match answer.cast::<PyDict>() {
        Ok(mixture) => {
            for (action, odds) in mixture {
                let odds = odds.extract().map_err(|_| unexpected(&odds, "odds: a number"))?;
                add(&action, odds)?;
            }
        }
        Err(_) => add(&answer, 1.0)?,
    }
    Ok(all)
}

/// Returns the names of players: different ones for different callables and weights.
pub(crate) fn names(py: Python<'_>, entrants: &[AnyEntrant]) -> PyResult<Vec<String>> {
    let mut names: Vec<String> = Vec::new();
    for (place, entrant) in entrants.iter().enumerate() {
        let same = entrants[..place].iter().position(|other| other.is(entrant));
        let name = match same {
            Some(same) => names[same].clone(),
            None => {
                let name = entrant.name(py)?;
                let known = |name: &str| names.iter().any(|other| other == name);
                let numbered = (2..).map(|number| format!("{name} {number}"));
                let mut all = std::iter::once(name.clone()).chain(numbered);
                all.find(|name| !known(name)).unwrap_or(name)
            }
        };
        names.push(name);
    }
    Ok(names)
}

impl AnyEntrant {
    /// Returns whether another player is the same: an equal one, or the same callable.
    fn is(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Player(one), Self::Player(other)) => one == other,
            (Self::Engine(one), Self::Engine(other)) => {
                (one.command(), one.limits()) == (other.command(), other.limits())
            }
            (Self::Weights(one), Self::Weights(other)) => one == other,
            (Self::Guided(one), Self::Guided(other)) => one.is(other),
            (Self::Callable(one), Self::Callable(other)) => one.is(other),
            _ => false,
        }
    }

    /// Returns a name for people. That of a callable is its own, or that of its class.
    fn name(&self, py: Python<'_>) -> PyResult<String> {
        match self {
            Self::Player(player) => Ok(player.to_string()),
            Self::Engine(engine) => Ok(format!("cmd:{}", engine.command())),
            Self::Weights(_) => Ok("weights".to_owned()),
            Self::Guided(search) => search.get().name(py),
            Self::Callable(callable) => {
                let callable = callable.bind(py);
                let name = callable
                    .getattr("__name__")
                    .or_else(|_| callable.get_type().name().map(pyo3::Bound::into_any))?;
                name.extract()
            }
        }
    }
}

/// A player of a series. A callable has a place for its Python errors.
enum Seated<'a, G> {
    Player(Player),
    Engine(&'a Engine),
    Weighted(Weighted<G>),
    Guided(GuidedSearch<search::Called<'a>>),
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
            AnyEntrant::Engine(engine) => Self::Engine(engine),
            AnyEntrant::Weights(weights) => {
                let weights = weights.iter().map(|(kind, weight)| (kind.as_str(), *weight));
                Self::Weighted(
                    Weighted::new(weights)
                        .map_err(|error| error::notation(py, error.to_string()))?,
                )
            }
            AnyEntrant::Guided(search) => Self::Guided(search.get().guided(failure)),
            AnyEntrant::Callable(callable) => Self::Callable(callable, failure),
        })
    }
}

impl<G: Binding> Entrant<G> for Seated<'_, G> {
    fn sit<'b>(&'b self, seat: Seat, seed: u64, watch: Watch<'b>) -> Box<dyn Bot<G> + 'b> {
        match self {
            Self::Player(player) => player.sit(seat, seed, watch),
            Self::Engine(engine) => engine.sit(seat, seed, watch),
            Self::Weighted(weighted) => weighted.sit(seat, seed, watch),
            Self::Guided(search) => search.sit(seat, seed, watch),
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

/// Plays games with these players.
pub(crate) fn hosted<G: Binding, T: Send>(
    py: Python<'_>,
    (start, seed): (Start<'_, G>, u64),
    entrants: &[AnyEntrant],
    tell: Option<Py<PyAny>>,
    play: impl FnOnce(&Series<'_, G>, usize, Watch<'_>) -> Result<T, BotError> + Send,
) -> PyResult<T> {
    seated(py, entrants, |playing| {
        let series = match &start {
            Start::State(start) => Series::new((*start).clone(), playing, seed),
            Start::Worlds(worlds) => Series::in_worlds(*worlds, playing, seed),
        };
        let series = series.map_err(|error| error::bot(py, error))?;
        working(py, entrants, tell, |most, watch| play(&series, most, watch))
    })
}

/// Works with players on at most the given number of threads. The interpreter is released unless a
/// callable needs it. Callables are only called on this thread. Programs get no more processes than
/// their limits allow.
pub(crate) fn working<T: Send>(
    py: Python<'_>,
    entrants: &[AnyEntrant],
    tell: Option<Py<PyAny>>,
    work: impl FnOnce(usize, Watch<'_>) -> T + Send,
) -> PyResult<T> {
    let called = |entrant| matches!(entrant, &AnyEntrant::Callable(_) | &AnyEntrant::Guided(_));
    if entrants.iter().any(called) {
        interrupted(py, tell, |watch| work(1, watch))
    } else {
        let limits = entrants.iter().filter_map(|entrant| match entrant {
            AnyEntrant::Engine(engine) => Some(engine.limits().processes / entrants.len()),
            _ => None,
        });
        let most = limits.min().map_or(usize::MAX, |most| most.max(1));
        attended(py, tell, |watch| work(most, watch))
    }
}

/// Does something with players, and raises what a callable raised.
pub(crate) fn seated<G: Binding, T>(
    py: Python<'_>,
    entrants: &[AnyEntrant],
    work: impl FnOnce(&[&dyn Entrant<G>]) -> PyResult<Result<T, BotError>>,
) -> PyResult<T> {
    let failure = Mutex::new(None);
    let seated = entrants.iter().map(|entrant| Seated::new(py, entrant, &failure));
    let seated: Vec<Seated<'_, G>> = seated.collect::<PyResult<_>>()?;
    let playing: Vec<&dyn Entrant<G>> = seated.iter().map(|one| one as _).collect();
    let result = work(&playing)?;
    let failed = failure.lock().unwrap_or_else(PoisonError::into_inner).take();
    result.map_err(|error| failed.unwrap_or_else(|| error::bot(py, error)))
}
