//! Placements after a roll.

use mauerwerk::mauerbauer::{HouseColour, Placement as Core, TowerColour};
use pyo3::prelude::*;

use super::Placement;
use crate::value::Word;

type Two<T> = [Option<Word<T>>; 2];

#[pymethods]
impl Placement {
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
}
