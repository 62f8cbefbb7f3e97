//! What happens in a turn.

use mauerwerk::berlin::{Ending, Event, Suit, Value};
use pyo3::prelude::*;

use super::cell::Way;
use super::{Cell, EventBase, Path, Piece};
use crate::seat::{Place, Places};
use crate::value::Word;
use crate::variant::variants;

variants! { EventBase in "mauerwerk.berlin":
    /// Tells that a cell is empty from the start (BE-76).
    HoleLeft(cell) {
        /// Names the cell.
        cell: Cell,
    } => Event::HoleLeft { cell: cell.0 };

    /// Tells that the random holes broke a rule of a variant and are chosen again (BE-121).
    LaidAgain() {} => Event::LaidAgain;

    /// Tells which suit a face-down coin has (BE-04).
    CoinLaid(cell, suit) {
        /// Names its cell.
        cell: Cell,
        /// Holds its suit.
        suit: Word<Suit>,
    } => Event::CoinLaid { cell: cell.0, suit: suit.0 };

    /// Tells which piece is to be turned up, before the game or by the Wall of Jericho.
    Chosen(cell) {
        /// Names its cell.
        cell: Cell,
    } => Event::Chosen { cell: cell.0 };

    /// Tells that a piece was turned up for good.
    TurnedUp(cell, piece) {
        /// Names its cell.
        cell: Cell,
        /// Holds the piece.
        piece: Piece,
    } => Event::TurnedUp { cell: cell.0, piece: piece.0 };

    /// Tells where a hammer starts (BE-06).
    Placed(seat, cell) {
        /// Names the seat.
        seat: Place,
        /// Names the cell.
        cell: Cell,
    } => Event::Placed { seat: seat.0, cell: cell.0 };

    /// Tells what a seat rolled for the first turn (BE-07).
    RolledOff(seat, value) {
        /// Names the seat.
        seat: Place,
        /// Holds the value.
        value: Word<Value>,
    } => Event::RolledOff { seat: seat.0, value: value.0 };

    /// Tells which seats roll again for the first turn.
    Tied(seats) {
        /// Names the seats, ascending.
        seats: Places,
    } => Event::Tied { seats: seats.0 };

    /// Tells whose turn starts.
    TurnStarts(seat) {
        /// Names the seat.
        seat: Place,
    } => Event::TurnStarts { seat: seat.0 };

    /// Tells that the Wall of Jericho was not used (BE-82), or could not be (BE-84).
    JerichoLapsed(seat) {
        /// Names the seat.
        seat: Place,
    } => Event::JerichoLapsed { seat: seat.0 };

    /// Tells the colour of the die that was drawn (BE-40).
    DieDrawn(suit) {
        /// Holds the colour.
        suit: Word<Suit>,
    } => Event::DieDrawn { suit: suit.0 };

    /// Tells what was rolled.
    Rolled(value, second = None) {
        /// Holds the value, the higher one of two.
        value: Word<Value>,
        /// Holds the lower value of two dice (BE-94), or `None` with one die.
        second: Option<Word<Value>>,
    } => Event::Rolled { value: value.0, second: second.map(|second| second.0) };

    /// Tells that no hammer can move (BE-08, BE-29).
    CannotMove() {} => Event::CannotMove;

    /// Tells that a hammer moved.
    Moved(seat, hammer, path, to) {
        /// Names the seat that moved it.
        seat: Place,
        /// Names the seat whose hammer it is.
        hammer: Place,
        /// Holds the way it took.
        path: Path,
        /// Names the cell where it ended.
        to: Cell,
    } => Event::Moved { seat: seat.0, hammer: hammer.0, path: path.0, to: to.0 };

    /// Tells that a seat flips the piece it landed on.
    Flips(cell) {
        /// Names its cell.
        cell: Cell,
    } => Event::Flips { cell: cell.0 };

    /// Tells that a seat looks at the tile it landed on (BE-48).
    Looks(cell) {
        /// Names its cell.
        cell: Cell,
    } => Event::Looks { cell: cell.0 };

    /// Tells what the tile shows that a seat looked at.
    Checked(seat, public, tile = None) {
        /// Names the seat that looked.
        seat: Place,
        /// Tells whether everybody may see it (BE-49).
        public: bool,
        /// Holds suit and value, or `None` where they are hidden.
        tile: Option<(Word<Suit>, Word<Value>)>,
    } => Event::Checked {
        seat: seat.0,
        public,
        tile: tile.map(|(suit, value)| (suit.0, value.0)),
    };

    /// Tells that a flipped piece matches the number: another roll, and the piece stays (BE-21).
    HadDumbLuck() {} => Event::DumbLuck;

    /// Tells that a seat picks up the piece it landed on.
    PicksUp(cell) {
        /// Names its cell.
        cell: Cell,
    } => Event::PicksUp { cell: cell.0 };

    /// Tells that a piece was collected.
    Collected(seat, piece) {
        /// Names the seat.
        seat: Place,
        /// Holds the piece.
        piece: Piece,
    } => Event::Collected { seat: seat.0, piece: piece.0 };

    /// Tells that a seat leaves the piece it landed on as it is.
    Left(cell) {
        /// Names its cell.
        cell: Cell,
    } => Event::Left { cell: cell.0 };

    /// Tells that the pieces beyond an empty cell moved into it (BE-60).
    Filled(cell, side) {
        /// Names the cell.
        cell: Cell,
        /// Says on which side of it the pieces lay.
        side: Way,
    } => Event::Filled { cell: cell.0, from: side.0 };

    /// Tells that a turn is over.
    TurnEnded(seat) {
        /// Names the seat.
        seat: Place,
    } => Event::TurnEnded { seat: seat.0 };

    /// Tells that the game is over.
    GameOver(ending) {
        /// Says why.
        ending: Word<Ending>,
    } => Event::GameOver { ending: ending.0 };
}

/// Makes the Python object of an event.
pub(super) fn event_object(py: Python<'_>, event: Event) -> PyResult<Py<PyAny>> {
    match event {
        Event::HoleLeft { cell } => HoleLeft::object(py, Cell(cell)),
        Event::LaidAgain => LaidAgain::object(py),
        Event::CoinLaid { cell, suit } => CoinLaid::object(py, Cell(cell), Word(suit)),
        Event::Chosen { cell } => Chosen::object(py, Cell(cell)),
        Event::TurnedUp { cell, piece } => TurnedUp::object(py, Cell(cell), Piece(piece)),
        Event::Placed { seat, cell } => Placed::object(py, Place(seat), Cell(cell)),
        Event::RolledOff { seat, value } => RolledOff::object(py, Place(seat), Word(value)),
        Event::Tied { seats } => Tied::object(py, Places(seats)),
        Event::TurnStarts { seat } => TurnStarts::object(py, Place(seat)),
        Event::JerichoLapsed { seat } => JerichoLapsed::object(py, Place(seat)),
        Event::DieDrawn { suit } => DieDrawn::object(py, Word(suit)),
        Event::Rolled { value, second } => Rolled::object(py, Word(value), second.map(Word)),
        Event::CannotMove => CannotMove::object(py),
        Event::Moved { seat, hammer, path, to } => {
            Moved::object(py, Place(seat), Place(hammer), Path(path), Cell(to))
        }
        Event::Flips { cell } => Flips::object(py, Cell(cell)),
        Event::Looks { cell } => Looks::object(py, Cell(cell)),
        Event::Checked { seat, public, tile } => {
            let tile = tile.map(|(suit, value)| (Word(suit), Word(value)));
            Checked::object(py, Place(seat), public, tile)
        }
        Event::DumbLuck => HadDumbLuck::object(py),
        Event::PicksUp { cell } => PicksUp::object(py, Cell(cell)),
        Event::Collected { seat, piece } => Collected::object(py, Place(seat), Piece(piece)),
        Event::Left { cell } => Left::object(py, Cell(cell)),
        Event::Filled { cell, from } => Filled::object(py, Cell(cell), Way(from)),
        Event::TurnEnded { seat } => TurnEnded::object(py, Place(seat)),
        Event::GameOver { ending } => GameOver::object(py, Word(ending)),
    }
}
