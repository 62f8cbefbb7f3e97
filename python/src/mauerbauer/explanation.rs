//! The points of guild cards, with explanations.

use mauerwerk::Reader;
use mauerwerk::mauerbauer::{Counted, Explanation as Core};
use pyo3::prelude::*;
use pyo3::types::PyTuple;

use super::place::Space;
use super::{Card, counted_object};
use crate::drawing::LangArg;
use crate::hint::{As, Many, named};
use crate::value::Whole;
use crate::variant::{immutable, made_of_fields, variant_base};

/// A thing that a card counts.
#[pyclass(frozen, subclass, eq, ord, hash, weakref, module = "mauerwerk.mauerbauer")]
#[derive(Eq, PartialEq, Ord, PartialOrd, Hash)]
pub(crate) struct CountedBase(pub(crate) Counted);

variant_base!(CountedBase);

/// The points of a card, with what was counted. It prints as a sentence.
#[pyclass(frozen, eq, hash, weakref, module = "mauerwerk.mauerbauer")]
#[derive(Eq, PartialEq, Hash)]
pub(crate) struct Explanation(pub(super) Core);

immutable!(Explanation);
made_of_fields!(Explanation: card, points, counted, city);
named!(All = "Counted");

#[pymethods]
impl Explanation {
    #[new]
    #[pyo3(signature = (card, points, counted: "Sequence[CountedBase]", city = None))]
    fn new(
        card: Card,
        points: Whole<u32>,
        counted: Vec<Py<CountedBase>>,
        city: Option<Space>,
    ) -> Self {
        Self(Core {
            card: card.0,
            city: city.map(|city| city.0),
            counted: counted.into_iter().map(|counted| counted.get().0).collect(),
            points: points.0,
        })
    }

    /// The card.
    #[getter]
    fn card(&self) -> Card {
        Card(self.0.card)
    }

    /// The points.
    #[getter]
    fn points(&self) -> u32 {
        self.0.points
    }

    /// What the card counts, even if not all of it scores.
    #[getter]
    fn counted<'py>(&self, py: Python<'py>) -> PyResult<As<Many<All>, Bound<'py, PyTuple>>> {
        let objects = self.0.counted.iter().map(|&counted| counted_object(py, counted));
        PyTuple::new(py, objects.collect::<PyResult<Vec<_>>>()?).map(As::new)
    }

    /// The first space of the scored city, or `None`.
    #[getter]
    fn city(&self) -> Option<Space> {
        self.0.city.map(Space)
    }

    /// Returns the points and what was counted, in words.
    ///
    /// Raises:
    ///     ValueError: If there is no such language.
    #[pyo3(signature = (lang = LangArg::EN), text_signature = "($self, lang='en')")]
    fn tell(&self, lang: LangArg) -> String {
        self.0.message().tell(Reader::default().with_lang(lang.0))
    }

    fn __str__(&self) -> String {
        self.0.to_string()
    }
}
