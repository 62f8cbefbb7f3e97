//! The seeded dealer.

use std::sync::{LazyLock, Mutex, MutexGuard, PoisonError};

use mauerwerk::{Actor, GAMES, Source, Streams, with_game};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

use crate::error;
use crate::game::{self, Binding};
use crate::hint::{Action, As, named};
use crate::seat::SeatNumber;
use crate::value::{Text, Whole, json_text, unexpected};

/// Random numbers for a game that is played decision by decision, with separate streams for chance
/// and for each seat. So if one seat plays differently, chance still draws the same numbers in the
/// same order.
///
/// A game in which a dealer decides everything is `play(seed=seed, game=game)`. The dealer
/// continues from call to call. A copy or a pickled dealer continues with the same numbers.
///
/// Raises:
///     NotationError: If the seed or the game is not a number from 0 to 2**64 - 1.
#[pyclass(frozen, weakref, module = "mauerwerk")]
pub(crate) struct Dealer(Mutex<Streams>);

named! {
    Drawn = "AnyAction",
}

impl Dealer {
    pub(crate) fn lock(&self) -> MutexGuard<'_, Streams> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns a decision of an actor in a state of any game.
    fn ask<'py>(&self, state: &Bound<'py, PyAny>, actor: Actor) -> PyResult<As<Drawn>> {
        let drawn = DRAWS.iter().find_map(|draw| draw(self, state, actor));
        drawn.unwrap_or_else(|| Err(unexpected(state, "a state"))).map(|action| As::new(action.0))
    }

    /// Draws for an actor, if the object is a state of the game.
    fn drawn<G: Binding>(
        &self,
        object: &Bound<'_, PyAny>,
        actor: Actor,
    ) -> Option<PyResult<As<Action>>> {
        let state = G::known_state(object)?;
        Some(self.draw(object.py(), state, actor))
    }

    fn draw<G: Binding>(&self, py: Python<'_>, state: &G, actor: Actor) -> PyResult<As<Action>> {
        let actor = actor.at_table(state.seats()).map_err(|wrong| error::seat(py, wrong))?;
        let action = match actor {
            Actor::Chance => state.deal(self.lock().dealer(actor)),
            Actor::Seat(seat) => self.lock().dealer(actor).choose(&state.actions(seat)),
        };
        let idle = || error::unavailable(py, format!("the game does not wait for {actor}"));
        game::action::<G>(py, action.ok_or_else(idle)?)
    }
}

/// A function that draws for an actor in a state of one game. Returns `None` for a state of another
/// game.
type Draw = fn(&Dealer, &Bound<'_, PyAny>, Actor) -> Option<PyResult<As<Action>>>;

/// The functions of all games.
static DRAWS: LazyLock<Vec<Draw>> = LazyLock::new(|| {
    let draws = GAMES.iter().map(|info| with_game!(info.id, G => Dealer::drawn::<G> as Draw));
    draws.flatten().collect()
});

#[pymethods]
impl Dealer {
    #[new]
    #[pyo3(signature = (seed, /, game = Whole(0)), text_signature = "(seed, /, game=0)")]
    fn new(seed: Whole<u64>, game: Whole<u64>) -> Self {
        Self(Mutex::new(Streams::for_game(seed.0, game.0)))
    }

    /// Returns an outcome of chance in a state, drawn by its exact weight.
    ///
    /// Raises:
    ///     UnavailableError: If the game does not wait for chance.
    #[pyo3(signature = (state: "Plays[AnyAction]", /))]
    fn chance(&self, state: &Bound<'_, PyAny>) -> PyResult<As<Drawn>> {
        self.ask(state, Actor::Chance)
    }

    /// Returns one of the legal actions of a seat, all equally likely.
    ///
    /// Raises:
    ///     UnavailableError: If the game does not wait for the seat.
    ///     SeatError: If the table has no such seat.
    #[pyo3(signature = (state: "Plays[AnyAction]", seat: "int", /))]
    fn choose(&self, state: &Bound<'_, PyAny>, seat: SeatNumber) -> PyResult<As<Drawn>> {
        self.ask(state, seat.0.into())
    }

    /// Returns a number from 0 up to, but not including, `n`, from the stream of chance.
    ///
    /// Raises:
    ///     ValueError: If `n` is 0.
    #[pyo3(signature = (n, /))]
    fn below(&self, n: Whole<u32>) -> PyResult<u32> {
        match n.0 {
            0 => Err(PyValueError::new_err("no number is below 0")),
            n => Ok(self.lock().dealer(Actor::Chance).below(n)),
        }
    }

    #[staticmethod]
    fn _read(streams: Text<'_>) -> PyResult<Self> {
        let streams = serde_json::from_str(streams.0);
        let wrong = |error| PyValueError::new_err(format!("not a saved dealer: {error}"));
        streams.map(|streams| Self(Mutex::new(streams))).map_err(wrong)
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<(Bound<'py, PyAny>, (String,))> {
        Ok((slf.get_type().getattr("_read")?, (json_text(&*slf.get().lock())?,)))
    }

    fn __copy__(&self) -> Self {
        Self(Mutex::new(self.lock().clone()))
    }

    #[pyo3(signature = (_memo, /))]
    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Self {
        self.__copy__()
    }

    fn __repr__(&self) -> &'static str {
        "<Dealer>"
    }
}
