//! Rolls of the dice.

use mauerwerk::mauerbauer::{HouseDie, Roll as Core, TowerColour};
use pyo3::prelude::*;

use super::Roll;
use crate::mirror::letters;
use crate::value::Word;

letters! {
    /// Reads and writes the face of a house die as its letter, or `"?"`.
    Face of HouseDie as "HouseDie", "a face of a house die: R G Y B P ?", HouseDie::to_string
}

#[pymethods]
impl Roll {
    /// Returns the roll of a tower die, `None` if it is not rolled, and two house dice.
    ///
    /// Raises:
    ///     NotationError: If a die has no such face.
    #[staticmethod]
    #[pyo3(signature = (tower, houses, /))]
    fn of(tower: Option<Word<TowerColour>>, houses: [Face; 2]) -> Self {
        let [one, other] = houses.map(|face| face.0);
        Self(Core::new(tower.map(|tower| tower.0), one, other))
    }
}
