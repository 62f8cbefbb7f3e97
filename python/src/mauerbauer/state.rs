//! The parts of a position, in the types of Python.

use mauerwerk::mauerbauer::{Space as CoreSpace, TowerColour, TowerSpace};
use mauerwerk::{Game, Seats, Turn};
use pyo3::prelude::*;

use super::place::Space;
use super::{Card, Cards, CorePosition, Explanation, State, View};
use crate::mirror::{Dict, Shown};
use crate::seat::SeatNumbers;
use crate::value::{Tuple, Word};

/// Cities as a dict: their spaces, by the space that names each.
type Cities = Dict<Space, Tuple<Space>>;

fn cities(cities: &[Vec<CoreSpace>]) -> Cities {
    let named = cities.iter().filter_map(|city| Some((Space(*city.first()?), city.form())));
    Dict(named.collect())
}

#[pymethods]
impl View {
    /// The spaces of each completed city, by its first space, as a new dict.
    #[getter]
    fn cities(&self) -> Cities {
        cities(&self.0.cities)
    }
}

#[pymethods]
impl State {
    /// The spaces of each completed city, by its first space, as a new dict.
    #[getter]
    fn cities(&self) -> Cities {
        cities(&self.spectated().0.cities)
    }

    /// Returns the colour of the tower on a tower space, or `None` if there is none.
    ///
    /// Raises:
    ///     NotationError: If the notation of the tower space is not valid.
    #[pyo3(signature = (at, /))]
    fn tower(&self, at: Word<TowerSpace>) -> Option<Word<TowerColour>> {
        self.0.tower(at.0).map(Word)
    }

    /// The cards in each seat's hand.
    #[getter]
    fn hands(&self) -> Tuple<Cards> {
        let hands = Seats::first(self.0.seats()).iter().filter_map(|seat| self.0.hand(seat));
        Tuple(hands.map(Cards).collect())
    }

    /// The seats that have won, in ascending order. Empty before the game is over.
    #[getter]
    fn winners(&self) -> SeatNumbers {
        match self.0.turn() {
            Turn::Over(outcome) => SeatNumbers(outcome.winners),
            _ => SeatNumbers(Seats::EMPTY),
        }
    }

    /// Explains the current points of a card, for the city that was just completed, or that was
    /// chosen for the final scoring. Without a city, a card that counts in a city scores nothing
    /// (MA-72).
    ///
    /// Raises:
    ///     NotationError: If the notation of the card is not valid.
    #[pyo3(signature = (card, /))]
    fn explain(&self, card: Card) -> Explanation {
        Explanation(self.0.explain(card.0))
    }

    /// Explains the points of a card for the completed city named by a space, or returns `None` if
    /// there is no such city.
    ///
    /// Raises:
    ///     NotationError: If the notation of the card or of the space is not valid.
    #[pyo3(signature = (card, city, /))]
    fn explain_for(&self, card: Card, city: Space) -> Option<Explanation> {
        self.0.explain_for(card.0, city.0).map(Explanation)
    }
}

impl State {
    pub(super) fn position(&self) -> CorePosition {
        CorePosition::from(&self.0)
    }
}
