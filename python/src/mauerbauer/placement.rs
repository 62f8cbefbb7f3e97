//! What is placed after a roll.

use mauerwerk::mauerbauer::{HouseColour, Placement as Core, TowerColour};
use pyo3::prelude::*;

use crate::value::Word;
use crate::written::written;

/// What a seat places after its roll, all at once (MA-24).
///
/// Made of notation such as `"b./RG"`: a tower for the earlier and for the later end of the wall,
/// `.` for none; then a house for the space with the lower number and for the other one.
///
/// Raises:
///     NotationError: If no placement is written like that.
#[pyclass(frozen, eq, ord, hash, module = "mauerwerk.mauerbauer")]
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash)]
pub(crate) struct Placement(pub(crate) Core);

written!(Placement of Core, str::parse);

type Two<T> = [Option<Word<T>>; 2];

#[pymethods]
impl Placement {
    #[classattr]
    #[pyo3(name = "__match_args__")]
    fn match_args() -> (&'static str, &'static str) {
        ("towers", "houses")
    }

    /// Returns the placement of towers at both ends and of houses on both sides, each a colour or
    /// `None`.
    ///
    /// Raises:
    ///     NotationError: If there is no such colour.
    #[staticmethod]
    #[pyo3(signature = (towers, houses, /))]
    fn of(towers: Two<TowerColour>, houses: Two<HouseColour>) -> Self {
        let towers = towers.map(|tower| tower.map(|colour| colour.0));
        let houses = houses.map(|house| house.map(|colour| colour.0));
        Self(Core { towers, houses })
    }

    /// The tower at each end of the wall, in the order of the tower spaces; `None` for none.
    #[getter]
    fn towers(&self) -> (Option<Word<TowerColour>>, Option<Word<TowerColour>>) {
        let [one, other] = self.0.towers.map(|tower| tower.map(Word));
        (one, other)
    }

    /// The house on each space beside the wall, in the order of their numbers; `None` for
    /// none.
    #[getter]
    fn houses(&self) -> (Option<Word<HouseColour>>, Option<Word<HouseColour>>) {
        let [one, other] = self.0.houses.map(|house| house.map(Word));
        (one, other)
    }
}
