//! What a guild card scores, and why.

use mauerwerk::mauerbauer::{
    Counted, Explanation as Core, HouseColour, Line, TowerColour, TowerSpace,
};
use pyo3::prelude::*;
use pyo3::types::{PyTuple, PyType};

use super::Card;
use super::place::Space;
use crate::hint::{As, Many, named};
use crate::value::{Whole, Word};
use crate::variant::{immutable, variant_base, variants};

/// Something that a card counts.
#[pyclass(frozen, subclass, eq, ord, hash, module = "mauerwerk.mauerbauer")]
#[derive(Eq, PartialEq, Ord, PartialOrd, Hash)]
pub(crate) struct CountedBase(Counted);

variant_base!(CountedBase);

variants! { CountedBase in "mauerwerk.mauerbauer":
    /// A landscape space of the city.
    CountedSpace(space) {
        /// The space.
        space: Space,
    } => Counted::Space { space: space.0 };

    /// A colour of houses and palaces in the city.
    CountedColour(colour) {
        /// The colour.
        colour: Word<HouseColour>,
    } => Counted::Colour { colour: colour.0 };

    /// A tower.
    CountedTower(at, colour) {
        /// Its tower space.
        at: Word<TowerSpace>,
        /// Its colour.
        colour: Word<TowerColour>,
    } => Counted::Tower { at: at.0, colour: colour.0 };

    /// Houses.
    CountedHouses(space, colour, count) {
        /// Their space, for houses in a city its first.
        space: Space,
        /// Their colour.
        colour: Word<HouseColour>,
        /// Their number.
        count: Whole<u8>,
    } => Counted::Houses { space: space.0, colour: colour.0, count: count.0 };

    /// Palaces.
    CountedPalaces(city, colour, count) {
        /// The first space of their city.
        city: Space,
        /// Their colour.
        colour: Word<HouseColour>,
        /// Their number.
        count: Whole<u8>,
    } => Counted::Palaces { city: city.0, colour: colour.0, count: count.0 };

    /// A wall.
    CountedWall(line) {
        /// Its line.
        line: Word<Line>,
    } => Counted::Wall { line: line.0 };

    /// A completed city.
    CountedCity(city) {
        /// Its first space.
        city: Space,
    } => Counted::City { city: city.0 };
}

fn counted_object(py: Python<'_>, counted: Counted) -> PyResult<Py<PyAny>> {
    match counted {
        Counted::Space { space } => CountedSpace::object(py, Space(space)),
        Counted::Colour { colour } => CountedColour::object(py, Word(colour)),
        Counted::Tower { at, colour } => CountedTower::object(py, Word(at), Word(colour)),
        Counted::Houses { space, colour, count } => {
            CountedHouses::object(py, Space(space), Word(colour), Whole(count))
        }
        Counted::Palaces { city, colour, count } => {
            CountedPalaces::object(py, Space(city), Word(colour), Whole(count))
        }
        Counted::Wall { line } => CountedWall::object(py, Word(line)),
        Counted::City { city } => CountedCity::object(py, Space(city)),
    }
}

/// The points for a card, and what was counted for them. It prints as a sentence.
#[pyclass(frozen, eq, hash, module = "mauerwerk.mauerbauer")]
#[derive(Eq, PartialEq, Hash)]
pub(crate) struct Explanation(pub(super) Core);

immutable!(Explanation);
named!(All = "Counted");

#[pymethods]
impl Explanation {
    #[classattr]
    #[pyo3(name = "__match_args__")]
    fn match_args() -> (&'static str, &'static str, &'static str, &'static str) {
        ("card", "points", "counted", "city")
    }

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

    /// What the card counts, whether or not so many score.
    #[getter]
    fn counted<'py>(&self, py: Python<'py>) -> PyResult<As<Many<All>, Bound<'py, PyTuple>>> {
        let objects = self.0.counted.iter().map(|&counted| counted_object(py, counted));
        PyTuple::new(py, objects.collect::<PyResult<Vec<_>>>()?).map(As::new)
    }

    /// The first space of the city that the scoring is about, or `None`.
    #[getter]
    fn city(&self) -> Option<Space> {
        self.0.city.map(Space)
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
