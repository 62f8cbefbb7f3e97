//! What happens.

use mauerwerk::berlin::{Ending, Event};
use mauerwerk::{Seat, Seats};

use super::{
    BerlinCell, BerlinDirection, BerlinFace, BerlinPath, BerlinPiece, BerlinSuit, BerlinValue,
};

pub(super) type BerlinEvent = Event;

/// Something that happened.
#[uniffi::remote(Enum)]
pub enum BerlinEvent {
    /// A cell is empty from the start (BE-76).
    HoleLeft {
        /// The cell.
        cell: BerlinCell,
    },
    /// The random holes broke a rule of a variant and are chosen again (BE-121).
    LaidAgain,
    /// A face-down coin was dealt its suit (BE-04).
    CoinLaid {
        /// Its cell.
        cell: BerlinCell,
        /// Its suit.
        suit: BerlinSuit,
    },
    /// A piece was chosen to be turned up, before the game or by the Wall of Jericho.
    Chosen {
        /// Its cell.
        cell: BerlinCell,
    },
    /// A piece was turned up for good.
    TurnedUp {
        /// Its cell.
        cell: BerlinCell,
        /// The piece.
        piece: BerlinPiece,
    },
    /// A hammer was put on the wall (BE-06).
    Placed {
        /// The seat.
        seat: Seat,
        /// The cell.
        cell: BerlinCell,
    },
    /// A seat rolled for the first turn (BE-07).
    RolledOff {
        /// The seat.
        seat: Seat,
        /// The value.
        value: BerlinValue,
    },
    /// The leaders of the roll-off are tied and roll again.
    Tied {
        /// The seats.
        seats: Seats,
    },
    /// A turn starts.
    TurnStarts {
        /// The seat.
        seat: Seat,
    },
    /// The Wall of Jericho was not used (BE-82), or could not be (BE-84).
    JerichoLapsed {
        /// The seat.
        seat: Seat,
    },
    /// A die was drawn (BE-40).
    DieDrawn {
        /// Its colour.
        suit: BerlinSuit,
    },
    /// The dice of a turn were rolled.
    Rolled {
        /// The value, the higher one of two.
        value: BerlinValue,
        /// The lower value of two dice (BE-94).
        second: Option<BerlinValue>,
    },
    /// No hammer can move (BE-08, BE-29).
    CannotMove,
    /// A hammer moved.
    Moved {
        /// The seat that moved it.
        seat: Seat,
        /// The seat whose hammer it is.
        hammer: Seat,
        /// The way it took.
        path: BerlinPath,
        /// The cell where it ended.
        to: BerlinCell,
    },
    /// A seat flips the piece it landed on.
    Flips {
        /// Its cell.
        cell: BerlinCell,
    },
    /// A seat looks at the tile it landed on (BE-48).
    Looks {
        /// Its cell.
        cell: BerlinCell,
    },
    /// A seat saw what the tile shows that it looked at.
    Checked {
        /// The seat that looked.
        seat: Seat,
        /// Whether everybody may see it (BE-49).
        public: bool,
        /// Suit and value, or nothing where it is hidden from the viewer.
        tile: Option<BerlinFace>,
    },
    /// A flipped piece matches the number: another roll, and the piece stays (BE-21).
    DumbLuck,
    /// A seat picks up the piece it landed on.
    PicksUp {
        /// Its cell.
        cell: BerlinCell,
    },
    /// A piece was collected.
    Collected {
        /// The seat.
        seat: Seat,
        /// The piece.
        piece: BerlinPiece,
    },
    /// A seat leaves the piece it landed on as it is.
    Left {
        /// Its cell.
        cell: BerlinCell,
    },
    /// The pieces beyond an empty cell moved into it (BE-60).
    Filled {
        /// The cell.
        cell: BerlinCell,
        /// The side from which they came.
        from: BerlinDirection,
    },
    /// A turn is over.
    TurnEnded {
        /// The seat.
        seat: Seat,
    },
    /// The game is over.
    GameOver {
        /// The cause.
        ending: BerlinEnding,
    },
}

pub(super) type BerlinEnding = Ending;

/// The cause of a game's end.
#[uniffi::remote(Enum)]
pub enum BerlinEnding {
    /// A seat has collected as many pieces as win (BE-30).
    TargetReached,
    /// Nothing is left of the wall (BE-31).
    WallGone,
    /// Nobody has collected a piece for too many turns (BE-122).
    TooManyIdleTurns,
}
