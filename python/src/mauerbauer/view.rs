//! What a viewer sees.

use pyo3::prelude::*;
use pyo3::types::PyDict;

use super::place::{self, Space};
use super::{Position, View};
use crate::hint::As;
use crate::seat::Places;

#[pymethods]
impl View {
    /// The position, with unknown hands of the others (MA-82).
    #[getter]
    fn position(&self) -> Position {
        Position(self.0.position.clone())
    }

    /// The spaces of each completed city by its first one, as a dict of its own.
    #[getter]
    fn cities<'py>(&self, py: Python<'py>) -> PyResult<As<place::Cities, Bound<'py, PyDict>>> {
        place::cities(py, &self.0.cities).map(As::new)
    }

    /// The first space of the city that was completed in this turn, or `None`.
    #[getter]
    fn completed(&self) -> Option<Space> {
        self.0.completed.map(Space)
    }

    /// The number of cards in the deck.
    #[getter]
    fn deck(&self) -> u32 {
        self.0.deck
    }

    /// The seats that have won, ascending; none before the game is over.
    #[getter]
    fn winners(&self) -> Places {
        Places(self.0.winners)
    }
}
