//! What a viewer sees.

use mauerwerk::die_mauer::Phase;
use pyo3::prelude::*;

use super::{Position, View};
use crate::seat::{Place, seats};
use crate::value::{Tuple, Word};

#[pymethods]
impl View {
    /// The position, as far as the viewer knows it.
    #[getter]
    fn position(&self) -> Position {
        Position(self.0.position.clone())
    }

    /// Whether the wall takes no piece that anybody holds, which is public (DM-42).
    #[getter]
    fn wall_is_dead(&self) -> bool {
        self.0.wall_is_dead
    }

    /// The part of the turn.
    #[getter]
    fn phase(&self) -> Word<Phase> {
        Word(self.0.phase)
    }

    /// The seats to move, ascending.
    #[getter]
    fn deciding(&self) -> Tuple<Place> {
        seats(self.0.deciding)
    }

    /// The seats that have won, when the game is over.
    #[getter]
    fn winners(&self) -> Tuple<Place> {
        seats(self.0.winners)
    }
}
