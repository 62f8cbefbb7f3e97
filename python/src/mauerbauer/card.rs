//! Guild cards, and multisets of them.

use mauerwerk::mauerbauer::{Card as Core, CardPair};
use pyo3::inspect::PyStaticExpr;
use pyo3::prelude::*;
use pyo3::types::PyIterator;

use super::{Card, Cards};
use crate::hint::{As, Each, Hinted, name};
use crate::mirror::{Dict, Read, Shown, Two};
use crate::value::Tuple;

impl Hinted for Card {
    const HINT: PyStaticExpr = name("Card");
}

/// Returns all faces of guild cards, in order.
#[pyfunction]
pub(crate) fn all_cards() -> Tuple<Card> {
    Tuple(Core::ALL.into_iter().map(Card).collect())
}

#[pymethods]
impl Cards {
    /// Returns the multiset of some cards, at most 255 of each.
    ///
    /// Raises:
    ///     NotationError: If one of them is not a valid card.
    #[staticmethod]
    #[pyo3(signature = (cards, /))]
    fn of(cards: Tuple<Card>) -> Self {
        Self(cards.0.into_iter().map(|card| card.0).collect())
    }

    /// Returns the number of cards with a face.
    #[pyo3(signature = (card, /))]
    fn count(&self, card: Card) -> u8 {
        self.0.count(card.0)
    }

    /// The number of cards of each face that occurs, as a new dict.
    #[getter]
    fn counts(&self) -> Dict<Card, u8> {
        Dict(self.0.iter().map(|(card, count)| (Card(card), count)).collect())
    }

    fn __contains__(&self, card: &Bound<'_, PyAny>) -> bool {
        card.extract::<Card>().is_ok_and(|card| self.0.count(card.0) > 0)
    }

    fn __len__(&self) -> usize {
        self.0.len() as usize
    }

    fn __iter__<'py>(&self, py: Python<'py>) -> PyResult<As<Each<Card>, Bound<'py, PyIterator>>> {
        let each = |(card, count): (Core, u8)| std::iter::repeat_n(Card(card), count.into());
        Tuple(self.0.iter().flat_map(each).collect()).into_pyobject(py)?.try_iter().map(As::new)
    }
}

impl Shown for CardPair {
    type Form = Two<Card>;

    fn form(&self) -> Self::Form {
        let [one, other] = self.cards();
        Two(Card(one), Card(other))
    }
}

impl Read for CardPair {
    fn read(cards: &Self::Form) -> PyResult<Self> {
        Ok(Self::new(cards.0.0, cards.1.0))
    }
}
