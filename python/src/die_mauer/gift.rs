//! Gifts of Situation 2.

use mauerwerk::die_mauer::{Gift as Core, Piece};
use pyo3::prelude::*;

use crate::seat::Place;
use crate::value::Word;
use crate::variant::immutable;

/// A gift: a competitor's piece handed to the Master-builder in Situation 2. That it happened
/// is public; what it was, only the two know (DM-32).
#[pyclass(frozen, eq, hash, module = "mauerwerk.die_mauer")]
#[derive(Eq, PartialEq, Hash)]
pub(crate) struct Gift(pub(super) Core);

immutable!(Gift);

#[pymethods]
impl Gift {
    #[classattr]
    #[pyo3(name = "__match_args__")]
    fn match_args() -> (&'static str, &'static str, &'static str) {
        ("donor", "receiver", "piece")
    }

    #[new]
    #[pyo3(signature = (donor, receiver, piece = None))]
    fn new(donor: Place, receiver: Place, piece: Option<Word<Piece>>) -> Self {
        Self(Core { donor: donor.0, receiver: receiver.0, piece: piece.map(|piece| piece.0) })
    }

    /// The seat that gave the piece away.
    #[getter]
    fn donor(&self) -> Place {
        Place(self.0.donor)
    }

    /// The Master-builder of that turn.
    #[getter]
    fn receiver(&self) -> Place {
        Place(self.0.receiver)
    }

    /// The piece, or `None` where it is hidden from the viewer.
    #[getter]
    fn piece(&self) -> Option<Word<Piece>> {
        self.0.piece.map(Word)
    }

    fn __repr__(slf: &Bound<'_, Self>) -> PyResult<String> {
        crate::variant::repr(slf.as_any())
    }

    fn __reduce__<'py>(
        slf: &Bound<'py, Self>,
    ) -> PyResult<(Bound<'py, pyo3::types::PyType>, Bound<'py, pyo3::types::PyTuple>)> {
        crate::variant::reduce(slf.as_any())
    }
}
