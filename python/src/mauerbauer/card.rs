//! Guild cards, and numbers of them.

use mauerwerk::mauerbauer::{Card as Core, CardPair, Cards as CoreCards, Hand as CoreHand, Kind};
use pyo3::inspect::PyStaticExpr;
use pyo3::prelude::*;
use pyo3::types::PyIterator;

use crate::hint::{As, Each, Hinted, name};
use crate::mirror::{Dict, Read, Shown, Two};
use crate::value::{Tuple, Word};
use crate::written::written;

/// A guild card by its face; cards with the same face are alike (MA-83).
///
/// Made of notation such as `"size"`, `"in-towers"` or `"out-R"`; `cards` holds all there are.
///
/// Raises:
///     NotationError: If no card is written like that.
#[pyclass(frozen, eq, ord, hash, module = "mauerwerk.mauerbauer")]
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash)]
pub(crate) struct Card(pub(crate) Core);

written!(Card of Core, str::parse);

impl Hinted for Card {
    const HINT: PyStaticExpr = name("Card");
}

#[pymethods]
impl Card {
    #[classattr]
    #[pyo3(name = "__match_args__")]
    fn match_args() -> (&'static str,) {
        ("notation",)
    }

    /// The kind: the paragraph of the rulebook that says what it scores.
    #[getter]
    fn kind(&self) -> Word<Kind> {
        Word(self.0.kind())
    }

    /// What the card counts, in words.
    #[getter]
    fn label(&self) -> String {
        self.0.label()
    }
}

/// Returns every face that a guild card may have, in order.
#[pyfunction]
pub(crate) fn all_cards() -> Tuple<Card> {
    Tuple(Core::ALL.into_iter().map(Card).collect())
}

/// A multiset of guild cards (MA-83): a collection of cards in order, each as often as it is
/// there.
///
/// Made of notation such as `"size,in-b*2"`, or `"-"` for none.
///
/// Raises:
///     NotationError: If no cards are written like that.
#[pyclass(frozen, eq, hash, module = "mauerwerk.mauerbauer")]
#[derive(Copy, Clone, Eq, PartialEq, Hash)]
pub(crate) struct Cards(pub(crate) CoreCards);

written!(Cards of CoreCards, str::parse);

#[pymethods]
impl Cards {
    /// Returns the multiset of some cards, at most 255 of each.
    ///
    /// Raises:
    ///     NotationError: If one of them is no card.
    #[staticmethod]
    #[pyo3(signature = (cards, /))]
    fn of(cards: Tuple<Card>) -> Self {
        Self(cards.0.into_iter().map(|card| card.0).collect())
    }

    /// Returns how many cards there are of a face.
    #[pyo3(signature = (card, /))]
    fn count(&self, card: Card) -> u8 {
        self.0.count(card.0)
    }

    /// The number of cards of each face that is there, as a dict of its own.
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

/// A hand, as far as it is known (MA-82).
///
/// Written as its cards, such as `"size,in-b*2"`, or as `?` and their number.
///
/// Raises:
///     NotationError: If no hand is written like that.
#[pyclass(frozen, eq, hash, module = "mauerwerk.mauerbauer")]
#[derive(Clone, Eq, PartialEq, Hash)]
pub(crate) struct Hand(CoreHand);

written!(Hand of CoreHand, str::parse);

#[pymethods]
impl Hand {
    /// The number of cards.
    #[getter]
    fn size(&self) -> u32 {
        self.0.len()
    }

    /// The cards, or `None` if they are not known.
    #[getter]
    fn cards(&self) -> Option<Cards> {
        self.0.known().map(Cards)
    }
}
