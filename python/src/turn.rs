//! Turns and outcomes.

use std::fmt;

use mauerwerk::table::Ending;
use mauerwerk::{BySeat, Seats, Turn};
use pyo3::prelude::*;

use crate::hint::{self, As};
use crate::mirror::variants;
use crate::seat::{BySeats, SeatNumber, by_seat, read_by_seat, seats};
use crate::value::{Tuple, Whole};
use crate::variant::{immutable, made_of_fields, variant_base};

/// A turn of any game.
#[derive(Clone, Eq, PartialEq, Hash)]
pub(crate) enum AnyTurn {
    Decide(Seats),
    Chance,
    Over(Outcome),
}

impl fmt::Display for AnyTurn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Decide(seats) => Turn::<&str>::Decide(*seats).fmt(f),
            Self::Chance => Turn::<&str>::Chance.fmt(f),
            Self::Over(outcome) => Turn::Over(outcome.core()).fmt(f),
        }
    }
}

/// Whose decision it is: one of `Decide`, `Chance` and `Over`.
#[pyclass(frozen, subclass, eq, hash, weakref, module = "mauerwerk")]
#[derive(Eq, PartialEq, Hash)]
pub(crate) struct TurnBase(AnyTurn);

variant_base!(TurnBase);

variants! { TurnBase in "mauerwerk" of AnyTurn as turn_object:
    /// Every one of these seats decides, in any order.
    ///
    /// If there are several, their decisions are simultaneous and secret. Each seat commits alone,
    /// and the last one triggers the reveal.
    Decide(seats) {
        /// The seats, in ascending order.
        seats: Seats,
    } = (AnyTurn::Decide(seats));

    /// Chance decides: one of `State.chances()`.
    Chance() {} = (AnyTurn::Chance);

    /// The game is over.
    Over(outcome) {
        /// The result.
        outcome: Outcome,
    } = (AnyTurn::Over(outcome));
}

/// The result of a game.
#[pyclass(frozen, eq, hash, from_py_object, weakref, module = "mauerwerk")]
#[derive(Clone, Eq, PartialEq, Hash)]
pub(crate) struct Outcome {
    /// The reason why the game ended: a stable code in snake_case.
    #[pyo3(get)]
    ending: String,
    /// The reason why the game ended, in words.
    #[pyo3(get)]
    text: String,
    scores: BySeat<i32>,
    winners: Seats,
}

immutable!(Outcome);
made_of_fields!(Outcome: ending, scores, winners, text);

#[pymethods]
impl Outcome {
    #[new]
    #[pyo3(signature = (ending, scores, winners, text))]
    fn new(
        py: Python<'_>,
        ending: String,
        scores: Tuple<Whole<i32>>,
        winners: Tuple<SeatNumber>,
        text: String,
    ) -> PyResult<Self> {
        let scores: Vec<i32> = scores.0.into_iter().map(|score| score.0).collect();
        let winners = winners.0.into_iter().map(|seat| seat.0).collect();
        Ok(Self { ending, text, scores: read_by_seat(py, &scores)?, winners })
    }

    /// Each seat's final score, in points of the game.
    #[getter]
    fn scores(&self) -> Tuple<i32> {
        by_seat(&self.scores, |score| score)
    }

    /// The seats that won, in ascending order. Several seats can share the win.
    #[getter]
    fn winners(&self) -> Tuple<SeatNumber> {
        seats(self.winners)
    }

    /// Each seat's share of the win: 1 divided by the number of winners, and 0 for the others.
    #[getter]
    fn shares(&self) -> Tuple<f64> {
        by_seat(&self.core().shares(), |share| share)
    }

    fn __str__(&self) -> String {
        self.core().to_string()
    }
}

impl From<mauerwerk::Outcome<Ending>> for Outcome {
    fn from(outcome: mauerwerk::Outcome<Ending>) -> Self {
        let mauerwerk::Outcome { ending, scores, winners } = outcome;
        let text = ending.message.to_string();
        Self { ending: ending.code, text, scores, winners }
    }
}

impl Outcome {
    fn core(&self) -> mauerwerk::Outcome<String> {
        let Self { text, scores, winners, .. } = self;
        mauerwerk::Outcome { ending: text.clone(), scores: *scores, winners: *winners }
    }
}

/// Returns whose decision it is.
pub(crate) fn of(py: Python<'_>, turn: Turn<Ending>) -> PyResult<As<hint::Turn>> {
    // Decisions of chance have no seats.
    static WAITING: BySeats<PyAny> = BySeats::new();
    let (seats, turn) = match turn {
        Turn::Decide(seats) => (seats, AnyTurn::Decide(seats)),
        Turn::Chance => (Seats::EMPTY, AnyTurn::Chance),
        Turn::Over(outcome) => {
            return turn_object(py, AnyTurn::Over(outcome.into())).map(As::new);
        }
    };
    Ok(As::new(WAITING.get(py, seats, || turn_object(py, turn))?.unbind()))
}

/// Returns the result, if the game has ended.
pub(crate) fn outcome(turn: Turn<Ending>) -> Option<Outcome> {
    match turn {
        Turn::Over(outcome) => Some(outcome.into()),
        _ => None,
    }
}
