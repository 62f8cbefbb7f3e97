//! What happens.

use mauerwerk::berlin::{Ending, Event};
use mauerwerk::{Seat, Seats};

use super::{
    BerlinCell, BerlinDirection, BerlinFace, BerlinPath, BerlinPiece, BerlinSuit, BerlinValue,
};

pub(super) type BerlinEvent = Event;

/// Holds something that happened.
#[uniffi::remote(Enum)]
pub enum BerlinEvent {
    /// Tells that a cell is empty from the start (BE-76).
    HoleLeft {
        /// Names the cell.
        cell: BerlinCell,
    },
    /// Tells that the random holes broke a rule of a variant and are chosen again (BE-121).
    LaidAgain,
    /// Tells which suit a face-down coin has (BE-04).
    CoinLaid {
        /// Names its cell.
        cell: BerlinCell,
        /// Holds its suit.
        suit: BerlinSuit,
    },
    /// Tells which piece is to be turned up, before the game or by the Wall of Jericho.
    Chosen {
        /// Names its cell.
        cell: BerlinCell,
    },
    /// Tells that a piece was turned up for good.
    TurnedUp {
        /// Names its cell.
        cell: BerlinCell,
        /// Holds the piece.
        piece: BerlinPiece,
    },
    /// Tells where a hammer starts (BE-06).
    Placed {
        /// Names the seat.
        seat: Seat,
        /// Names the cell.
        cell: BerlinCell,
    },
    /// Tells what a seat rolled for the first turn (BE-07).
    RolledOff {
        /// Names the seat.
        seat: Seat,
        /// Holds the value.
        value: BerlinValue,
    },
    /// Tells which seats roll again for the first turn.
    Tied {
        /// Lists the seats.
        seats: Seats,
    },
    /// Tells whose turn starts.
    TurnStarts {
        /// Names the seat.
        seat: Seat,
    },
    /// Tells that the Wall of Jericho was not used (BE-82), or could not be (BE-84).
    JerichoLapsed {
        /// Names the seat.
        seat: Seat,
    },
    /// Tells the colour of the die that was drawn (BE-40).
    DieDrawn {
        /// Holds the colour.
        suit: BerlinSuit,
    },
    /// Tells what was rolled.
    Rolled {
        /// Holds the value, the higher one of two.
        value: BerlinValue,
        /// Holds the lower value of two dice (BE-94).
        second: Option<BerlinValue>,
    },
    /// Tells that no hammer can move (BE-08, BE-29).
    CannotMove,
    /// Tells that a hammer moved.
    Moved {
        /// Names the seat that moved it.
        seat: Seat,
        /// Names the seat whose hammer it is.
        hammer: Seat,
        /// Holds the way it took.
        path: BerlinPath,
        /// Names the cell where it ended.
        to: BerlinCell,
    },
    /// Tells that a seat flips the piece it landed on.
    Flips {
        /// Names its cell.
        cell: BerlinCell,
    },
    /// Tells that a seat looks at the tile it landed on (BE-48).
    Looks {
        /// Names its cell.
        cell: BerlinCell,
    },
    /// Tells what the tile shows that a seat looked at.
    Checked {
        /// Names the seat that looked.
        seat: Seat,
        /// Tells whether everybody may see it (BE-49).
        public: bool,
        /// Holds suit and value, or nothing where it is hidden from the viewer.
        tile: Option<BerlinFace>,
    },
    /// Tells that a flipped piece matches the number: another roll, and the piece stays (BE-21).
    DumbLuck,
    /// Tells that a seat picks up the piece it landed on.
    PicksUp {
        /// Names its cell.
        cell: BerlinCell,
    },
    /// Tells that a piece was collected.
    Collected {
        /// Names the seat.
        seat: Seat,
        /// Holds the piece.
        piece: BerlinPiece,
    },
    /// Tells that a seat leaves the piece it landed on as it is.
    Left {
        /// Names its cell.
        cell: BerlinCell,
    },
    /// Tells that the pieces beyond an empty cell moved into it (BE-60).
    Filled {
        /// Names the cell.
        cell: BerlinCell,
        /// Says from which side.
        from: BerlinDirection,
    },
    /// Tells that a turn is over.
    TurnEnded {
        /// Names the seat.
        seat: Seat,
    },
    /// Tells that the game is over.
    GameOver {
        /// Says why.
        ending: BerlinEnding,
    },
}

pub(super) type BerlinEnding = Ending;

/// Says why a game ended.
#[uniffi::remote(Enum)]
pub enum BerlinEnding {
    /// Says that a seat has collected as many pieces as win (BE-30).
    TargetReached,
    /// Says that nothing is left of the wall (BE-31).
    WallGone,
    /// Says that nobody has collected a piece for too many turns (BE-122).
    TooManyIdleTurns,
}
