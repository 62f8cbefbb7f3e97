//! What a seat may decide.

use mauerwerk::die_mauer::{Action, End, Fist, Piece};
use pyo3::prelude::*;

use super::ActionBase;
use crate::value::Word;
use crate::variant::variants;

variants! { ActionBase in "mauerwerk.die_mauer":
    /// A fist put on the table, in the planning phase (DM-07).
    Plan(fist) {
        /// What is in it: a piece, or `"-"` for nothing.
        fist: Word<Fist>,
    } => Action::Plan(fist.0);

    /// The end at which a shown piece is built (DM-22).
    Place(end) {
        /// The end: `"left"` or `"right"`.
        end: Word<End>,
    } => Action::Place(end.0);

    /// No piece built in Situation 1 (DM-26), or none given in Situation 2 (DM-30).
    Decline() {} => Action::Decline;

    /// A piece given to the Master-builder in Situation 2 (DM-31).
    Give(piece) {
        /// The piece.
        piece: Word<Piece>,
    } => Action::Give(piece.0);

    /// A piece of the stock built in Situation 1 (DM-26). The end must be named where both are
    /// legal, and may be where one is (DM-52).
    Build(piece, end = None) {
        /// The piece.
        piece: Word<Piece>,
        /// The end, `"left"` or `"right"`, or `None` where there is no choice.
        end: Option<Word<End>>,
    } => Action::Build(piece.0, end.map(|end| end.0));
}

/// Makes the Python object of an action.
pub(super) fn action_object(py: Python<'_>, action: Action) -> PyResult<Py<PyAny>> {
    match action {
        Action::Plan(fist) => Plan::object(py, Word(fist)),
        Action::Place(end) => Place::object(py, Word(end)),
        Action::Decline => Decline::object(py),
        Action::Give(piece) => Give::object(py, Word(piece)),
        Action::Build(piece, end) => Build::object(py, Word(piece), end.map(Word)),
    }
}
