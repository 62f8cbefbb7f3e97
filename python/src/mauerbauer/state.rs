//! What can be read from a position.

use mauerwerk::mauerbauer::{Ending, Line, Phase, Position, TowerColour, TowerSpace};
use mauerwerk::{Game, Seats, Turn, Viewer};
use pyo3::prelude::*;
use pyo3::types::PyDict;

use super::place::{self, Space};
use super::{Card, Cards, Explanation, Roll, State};
use crate::hint::As;
use crate::seat::{Place, Places, by_seat};
use crate::value::{Tuple, Word};

#[pymethods]
impl State {
    /// The lines where walls stand, in the order of their names.
    #[getter]
    fn walls(&self) -> Tuple<Word<Line>> {
        place::lines(&self.0.walls())
    }

    /// The colour of each tower by its tower space, as a dict of its own.
    #[getter]
    fn towers<'py>(&self, py: Python<'py>) -> PyResult<As<place::Towers, Bound<'py, PyDict>>> {
        place::towers(py, &self.position().towers).map(As::new)
    }

    /// Returns the colour of the tower on a tower space, or `None` if there is none.
    ///
    /// Raises:
    ///     NotationError: If no tower space is written like that.
    #[pyo3(signature = (at, /))]
    fn tower(&self, at: Word<TowerSpace>) -> Option<Word<TowerColour>> {
        self.0.tower(at.0).map(Word)
    }

    /// The colours of the houses on each landscape space that has some, those of a completed
    /// city on its first (MA-53); a dict of its own.
    #[getter]
    fn houses<'py>(&self, py: Python<'py>) -> PyResult<As<place::Pieces, Bound<'py, PyDict>>> {
        place::pieces(py, &self.position().houses).map(As::new)
    }

    /// The colours of the palaces of each completed city that has some, on its first space; a
    /// dict of its own.
    #[getter]
    fn palaces<'py>(&self, py: Python<'py>) -> PyResult<As<place::Pieces, Bound<'py, PyDict>>> {
        place::pieces(py, &self.position().palaces).map(As::new)
    }

    /// The spaces of each completed city by its first one, as a dict of its own.
    #[getter]
    fn cities<'py>(&self, py: Python<'py>) -> PyResult<As<place::Cities, Bound<'py, PyDict>>> {
        place::cities(py, &self.0.view(Viewer::Spectator).cities).map(As::new)
    }

    /// The first space of the city that was completed in this turn, or `None`.
    #[getter]
    fn completed(&self) -> Option<Space> {
        self.0.view(Viewer::Spectator).completed.map(Space)
    }

    /// The cards in each seat's hand.
    #[getter]
    fn hands(&self) -> Tuple<Cards> {
        let hands = Seats::first(self.0.seats()).iter().filter_map(|seat| self.0.hand(seat));
        Tuple(hands.map(Cards).collect())
    }

    /// The cards on the discard pile.
    #[getter]
    fn discards(&self) -> Cards {
        Cards(self.0.discards())
    }

    /// The number of cards in the deck.
    #[getter]
    fn deck(&self) -> u32 {
        self.0.view(Viewer::Spectator).deck
    }

    /// The score of each seat, in points from 0.
    #[getter]
    fn scores(&self) -> Tuple<u32> {
        by_seat(&self.0.scores(), |score| score)
    }

    /// The part of the game.
    #[getter]
    fn phase(&self) -> Word<Phase> {
        Word(self.0.phase())
    }

    /// The seat whose turn it is.
    #[getter]
    fn seat(&self) -> Place {
        Place(self.0.seat())
    }

    /// The seat that is to decide, or for which cards are drawn.
    #[getter]
    fn acting(&self) -> Place {
        Place(self.position().acting)
    }

    /// The wall that was built last, or `None`.
    #[getter]
    fn last(&self) -> Option<Word<Line>> {
        self.0.last_wall().map(Word)
    }

    /// What the dice show, before pieces are placed, else `None`.
    #[getter]
    fn roll(&self) -> Option<Roll> {
        self.position().roll.map(Roll)
    }

    /// Why this turn is the last, or the game is over; `None` before that is known (MA-75).
    #[getter]
    fn ending(&self) -> Option<Word<Ending>> {
        self.position().ending.map(Word)
    }

    /// The number of cards that the acting seat still draws.
    #[getter]
    fn draws(&self) -> u8 {
        self.position().draws
    }

    /// The seats in last place that may still swap cards (MA-70), ascending.
    #[getter]
    fn swappers(&self) -> Places {
        Places(self.position().swappers)
    }

    /// The number of cards that the acting seat has put down for a swap.
    #[getter]
    fn swapped(&self) -> u8 {
        self.position().swapped
    }

    /// The first space of the city that the acting seat has chosen in the final scoring (MA-71), or
    /// `None`.
    #[getter]
    fn chosen(&self) -> Option<Space> {
        self.position().chosen.map(Space)
    }

    /// Whether the seat has rolled too early in this turn (MA-85).
    #[getter]
    fn early(&self) -> bool {
        self.position().early
    }

    /// The seats that have won, ascending; none before the game is over.
    #[getter]
    fn winners(&self) -> Places {
        match self.0.turn() {
            Turn::Over(outcome) => Places(outcome.winners),
            _ => Places(Seats::EMPTY),
        }
    }

    /// Explains what a card scores now: for the city that was just completed, or that was chosen
    /// for the final scoring. Without one, a card that looks at the city scores nothing (MA-72).
    ///
    /// Raises:
    ///     NotationError: If no card is written like that.
    #[pyo3(signature = (card, /))]
    fn explain(&self, card: Card) -> Explanation {
        Explanation(self.0.explain(card.0))
    }

    /// Explains what a card would score for the completed city that goes by this space, its first;
    /// `None` if there is no such city.
    ///
    /// Raises:
    ///     NotationError: If no card is written like that, or no space has that number.
    #[pyo3(signature = (card, city, /))]
    fn explain_for(&self, card: Card, city: Space) -> Option<Explanation> {
        self.0.explain_for(card.0, city.0).map(Explanation)
    }
}

impl State {
    fn position(&self) -> Position {
        Position::from(&self.0)
    }
}
