//! What a seat may decide, and what chance may bring.

use mauerwerk::berlin::{Action, Suit, Value};
use pyo3::prelude::*;

use super::cell::Way;
use super::piece::Dice;
use super::{ActionBase, Cell, Path};
use crate::seat::Place as Seat;
use crate::value::Word;
use crate::variant::variants;

variants! { ActionBase in "mauerwerk.berlin":
    /// Brings the value of a die (BE-07, BE-09) or of a coin: chance's.
    ShowValue(value) {
        /// The value.
        value: Word<Value>,
    } => Action::Value(value.0);

    /// Brings the values of two dice rolled together (BE-94): chance's.
    ShowDice(dice) {
        /// Both values, the lower one first.
        dice: Dice,
    } => Action::Pair(dice.0);

    /// Brings the suit of a face-down coin (BE-04) or of the die that is drawn (BE-40): chance's.
    ShowSuit(suit) {
        /// The suit.
        suit: Word<Suit>,
    } => Action::Suit(suit.0);

    /// Brings the face of a tile: chance's.
    ShowTile(suit, value) {
        /// Its suit.
        suit: Word<Suit>,
        /// Its value.
        value: Word<Value>,
    } => Action::Tile(suit.0, value.0);

    /// Leaving the piece that was landed on, or the Wall of Jericho, as it is (BE-19, BE-82).
    Leave() {} => Action::Leave;

    /// Flipping the piece that was landed on (BE-19).
    Flip() {} => Action::Flip;

    /// Looking at the tile that was landed on and turning it back (BE-48).
    Check() {} => Action::Check;

    /// Collecting the piece that was landed on (BE-20, BE-44).
    Collect() {} => Action::Collect;

    /// Putting a hammer on a piece before the game (BE-06).
    Place(cell) {
        /// The cell.
        cell: Cell,
    } => Action::Place(cell.0);

    /// Turning up a piece by the Wall of Jericho (BE-82), or before the game (BE-86).
    Open(cell) {
        /// The cell.
        cell: Cell,
    } => Action::Open(cell.0);

    /// Leaves a cell empty from the start (BE-76): chance's.
    Hole(cell) {
        /// The cell.
        cell: Cell,
    } => Action::Hole(cell.0);

    /// Filling an empty cell with the pieces that lie beyond it in a direction (BE-69, BE-117).
    Fill(cell, side) {
        /// The cell.
        cell: Cell,
        /// On which side of it the pieces lie.
        side: Way,
    } => Action::Fill(cell.0, side.0);

    /// Moving a hammer, one's own or another's (BE-08, BE-17).
    Move(hammer, path) {
        /// The seat whose hammer it is.
        hammer: Seat,
        /// The way it takes.
        path: Path,
    } => Action::Move(hammer.0, path.0);
}

/// Makes the Python object of an action.
pub(super) fn action_object(py: Python<'_>, action: Action) -> PyResult<Py<PyAny>> {
    match action {
        Action::Value(value) => ShowValue::object(py, Word(value)),
        Action::Pair(dice) => ShowDice::object(py, Dice(dice)),
        Action::Suit(suit) => ShowSuit::object(py, Word(suit)),
        Action::Tile(suit, value) => ShowTile::object(py, Word(suit), Word(value)),
        Action::Leave => Leave::object(py),
        Action::Flip => Flip::object(py),
        Action::Check => Check::object(py),
        Action::Collect => Collect::object(py),
        Action::Place(cell) => Place::object(py, Cell(cell)),
        Action::Open(cell) => Open::object(py, Cell(cell)),
        Action::Hole(cell) => Hole::object(py, Cell(cell)),
        Action::Fill(cell, side) => Fill::object(py, Cell(cell), Way(side)),
        Action::Move(hammer, path) => Move::object(py, Seat(hammer), Path(path)),
    }
}
