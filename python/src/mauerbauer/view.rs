//! What a viewer sees.

use mauerwerk::mauerbauer::{Ending, Line, Phase, SeenHand as CoreHand};
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple, PyType};

use super::place::{self, Space};
use super::{Cards, Roll, Setup, View};
use crate::seat::{Place, Places};
use crate::value::{Tuple, Whole, Word};
use crate::variant::immutable;

#[pymethods]
impl View {
    /// Holds seats, board, deck and options.
    #[getter]
    fn setup(&self) -> Setup {
        Setup(self.0.setup.clone())
    }

    /// Holds the lines where walls stand, in the order of their names.
    #[getter]
    fn walls(&self) -> Tuple<Word<Line>> {
        place::lines(&self.0.walls)
    }

    /// Holds the colour of each tower by its tower space, as a dict of its own.
    #[getter]
    fn towers<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        place::towers(py, &self.0.towers)
    }

    /// Holds the colours of the houses on each landscape space that has some, those of a completed
    /// city on its first (MA-53); a dict of its own.
    #[getter]
    fn houses<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        place::pieces(py, &self.0.houses)
    }

    /// Holds the colours of the palaces of each completed city that has some, on its first space; a
    /// dict of its own.
    #[getter]
    fn palaces<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        place::pieces(py, &self.0.palaces)
    }

    /// Holds the spaces of each completed city by its first one, as a dict of its own.
    #[getter]
    fn cities<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        place::cities(py, &self.0.cities)
    }

    /// Names the first space of the city that was completed in this turn, or is `None`.
    #[getter]
    fn completed(&self) -> Option<Space> {
        self.0.completed.map(Space)
    }

    /// Holds what is seen of each seat's hand (MA-82).
    #[getter]
    fn hands(&self) -> Tuple<SeenHand> {
        Tuple(self.0.hands.iter().copied().map(SeenHand).collect())
    }

    /// Holds the cards on the discard pile.
    #[getter]
    fn discards(&self) -> Cards {
        Cards(self.0.discards)
    }

    /// Counts the cards in the deck.
    #[getter]
    fn deck(&self) -> u32 {
        self.0.deck
    }

    /// Holds the score of each seat, in points from 0.
    #[getter]
    fn scores(&self) -> Tuple<u32> {
        Tuple(self.0.scores.clone())
    }

    /// Names the part of the game.
    #[getter]
    fn phase(&self) -> Word<Phase> {
        Word(self.0.phase)
    }

    /// Names the seat whose turn it is.
    #[getter]
    fn seat(&self) -> Place {
        Place(self.0.seat)
    }

    /// Names the seat that is asked, or for which cards are drawn.
    #[getter]
    fn acting(&self) -> Place {
        Place(self.0.acting)
    }

    /// Names the wall that was built last, or is `None`.
    #[getter]
    fn last(&self) -> Option<Word<Line>> {
        self.0.last.map(Word)
    }

    /// Holds what the dice show, before pieces are placed, else `None`.
    #[getter]
    fn roll(&self) -> Option<Roll> {
        self.0.roll.map(Roll)
    }

    /// Says why this turn is the last, or the game is over; `None` before that is known (MA-75).
    #[getter]
    fn ending(&self) -> Option<Word<Ending>> {
        self.0.ending.map(Word)
    }

    /// Holds how many cards the seat that acts still draws.
    #[getter]
    fn draws(&self) -> u8 {
        self.0.draws
    }

    /// Names the seats in last place that still may swap cards (MA-70), ascending.
    #[getter]
    fn swappers(&self) -> Places {
        Places(self.0.swappers)
    }

    /// Holds how many cards the seat that acts has put down for a swap.
    #[getter]
    fn swapped(&self) -> u8 {
        self.0.swapped
    }

    /// Names the first space of the city that the seat that acts has chosen in the final scoring
    /// (MA-71), or is `None`.
    #[getter]
    fn chosen(&self) -> Option<Space> {
        self.0.chosen.map(Space)
    }

    /// Tells whether the seat has rolled too early in this turn (MA-85).
    #[getter]
    fn early(&self) -> bool {
        self.0.early
    }

    /// Names the seats that have won, ascending; none before the game is over.
    #[getter]
    fn winners(&self) -> Places {
        Places(self.0.winners)
    }
}

/// Holds what a viewer sees of a hand: how many cards, and its own cards (MA-82).
#[pyclass(frozen, eq, hash, module = "mauerwerk.mauerbauer")]
#[derive(Eq, PartialEq, Hash)]
pub(crate) struct SeenHand(CoreHand);

immutable!(SeenHand);

#[pymethods]
impl SeenHand {
    #[classattr]
    #[pyo3(name = "__match_args__")]
    fn match_args() -> (&'static str, &'static str) {
        ("size", "cards")
    }

    #[new]
    #[pyo3(signature = (size, cards = None))]
    fn new(size: Whole<u32>, cards: Option<Cards>) -> Self {
        Self(CoreHand { size: size.0, cards: cards.map(|cards| cards.0) })
    }

    /// Counts the cards.
    #[getter]
    fn size(&self) -> u32 {
        self.0.size
    }

    /// Holds the cards if it is the viewer's own hand, else `None`.
    #[getter]
    fn cards(&self) -> Option<Cards> {
        self.0.cards.map(Cards)
    }

    fn __str__(&self) -> String {
        self.0.to_string()
    }

    fn __repr__(slf: &Bound<'_, Self>) -> PyResult<String> {
        crate::variant::repr(slf.as_any())
    }

    fn __reduce__<'py>(
        slf: &Bound<'py, Self>,
    ) -> PyResult<(Bound<'py, PyType>, Bound<'py, PyTuple>)> {
        crate::variant::reduce(slf.as_any())
    }
}
