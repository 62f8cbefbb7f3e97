//! What happens in a turn.

use mauerwerk::berlin::{Ending, Event, Suit, Value};
use pyo3::prelude::*;

use super::cell::Way;
use super::{Cell, EventBase, Path, Piece};
use crate::seat::{Place, Places};
use crate::value::Word;
use crate::variant::variants;

variants! { EventBase in "mauerwerk.berlin":
    /// A cell is empty from the start (BE-76).
    HoleLeft(cell) {
        /// The cell.
        cell: Cell,
    } => Event::HoleLeft { cell: cell.0 };

    /// The random holes broke a rule of a variant and are chosen again (BE-121).
    LaidAgain() {} => Event::LaidAgain;

    /// A face-down coin was dealt its suit (BE-04).
    CoinLaid(cell, suit) {
        /// Its cell.
        cell: Cell,
        /// Its suit.
        suit: Word<Suit>,
    } => Event::CoinLaid { cell: cell.0, suit: suit.0 };

    /// A piece was chosen to be turned up, before the game or by the Wall of Jericho.
    Chosen(cell) {
        /// Its cell.
        cell: Cell,
    } => Event::Chosen { cell: cell.0 };

    /// A piece was turned up for good.
    TurnedUp(cell, piece) {
        /// Its cell.
        cell: Cell,
        /// The piece.
        piece: Piece,
    } => Event::TurnedUp { cell: cell.0, piece: piece.0 };

    /// A hammer was put on the wall (BE-06).
    Placed(seat, cell) {
        /// The seat.
        seat: Place,
        /// The cell.
        cell: Cell,
    } => Event::Placed { seat: seat.0, cell: cell.0 };

    /// A seat rolled for the first turn (BE-07).
    RolledOff(seat, value) {
        /// The seat.
        seat: Place,
        /// The value.
        value: Word<Value>,
    } => Event::RolledOff { seat: seat.0, value: value.0 };

    /// The leaders of the roll-off are tied and roll again.
    Tied(seats) {
        /// The seats, ascending.
        seats: Places,
    } => Event::Tied { seats: seats.0 };

    /// A turn starts.
    TurnStarts(seat) {
        /// The seat.
        seat: Place,
    } => Event::TurnStarts { seat: seat.0 };

    /// The Wall of Jericho was not used (BE-82), or could not be (BE-84).
    JerichoLapsed(seat) {
        /// The seat.
        seat: Place,
    } => Event::JerichoLapsed { seat: seat.0 };

    /// A die was drawn (BE-40).
    DieDrawn(suit) {
        /// Its colour.
        suit: Word<Suit>,
    } => Event::DieDrawn { suit: suit.0 };

    /// The dice of a turn were rolled.
    Rolled(value, second = None) {
        /// The value, the higher one of two.
        value: Word<Value>,
        /// The lower value of two dice (BE-94), or `None` with one die.
        second: Option<Word<Value>>,
    } => Event::Rolled { value: value.0, second: second.map(|second| second.0) };

    /// No hammer can move (BE-08, BE-29).
    CannotMove() {} => Event::CannotMove;

    /// A hammer moved.
    Moved(seat, hammer, path, to) {
        /// The seat that moved it.
        seat: Place,
        /// The seat whose hammer it is.
        hammer: Place,
        /// The way it took.
        path: Path,
        /// The cell where it ended.
        to: Cell,
    } => Event::Moved { seat: seat.0, hammer: hammer.0, path: path.0, to: to.0 };

    /// A seat flips the piece it landed on.
    Flips(cell) {
        /// Its cell.
        cell: Cell,
    } => Event::Flips { cell: cell.0 };

    /// A seat looks at the tile it landed on (BE-48).
    Looks(cell) {
        /// Its cell.
        cell: Cell,
    } => Event::Looks { cell: cell.0 };

    /// A seat saw what the tile shows that it looked at.
    Checked(seat, public, tile = None) {
        /// The seat that looked.
        seat: Place,
        /// Whether everybody may see it (BE-49).
        public: bool,
        /// Suit and value, or `None` where they are hidden.
        tile: Option<(Word<Suit>, Word<Value>)>,
    } => Event::Checked {
        seat: seat.0,
        public,
        tile: tile.map(|(suit, value)| (suit.0, value.0)),
    };

    /// A flipped piece matches the number: another roll, and the piece stays (BE-21).
    HadDumbLuck() {} => Event::DumbLuck;

    /// A seat picks up the piece it landed on.
    PicksUp(cell) {
        /// Its cell.
        cell: Cell,
    } => Event::PicksUp { cell: cell.0 };

    /// A piece was collected.
    Collected(seat, piece) {
        /// The seat.
        seat: Place,
        /// The piece.
        piece: Piece,
    } => Event::Collected { seat: seat.0, piece: piece.0 };

    /// A seat leaves the piece it landed on as it is.
    Left(cell) {
        /// Its cell.
        cell: Cell,
    } => Event::Left { cell: cell.0 };

    /// The pieces beyond an empty cell moved into it (BE-60).
    Filled(cell, side) {
        /// The cell.
        cell: Cell,
        /// On which side of it the pieces lay.
        side: Way,
    } => Event::Filled { cell: cell.0, from: side.0 };

    /// A turn is over.
    TurnEnded(seat) {
        /// The seat.
        seat: Place,
    } => Event::TurnEnded { seat: seat.0 };

    /// The game is over.
    GameOver(ending) {
        /// The cause.
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
