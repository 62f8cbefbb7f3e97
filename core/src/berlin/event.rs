//! What happens in a turn, as it is told at the table.

use std::fmt;

use serde::{Serialize, Serializer};

use crate::berlin::{Cell, Direction, Ending, Pair, Path, Piece, Suit, Value};
use crate::game::{self, Viewer};
use crate::seat::{Seat, Seats};

/// Holds something that happened.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// Tells that a cell is empty from the start (BE-76).
    HoleLeft {
        /// Names the cell.
        cell: Cell,
    },
    /// Tells that the random holes broke a rule of a variant and are chosen again (BE-121).
    LaidAgain,
    /// Tells which suit a face-down coin has (BE-04).
    CoinLaid {
        /// Names its cell.
        cell: Cell,
        /// Holds its suit.
        suit: Suit,
    },
    /// Tells which piece is to be turned up, before the game or by the Wall of Jericho.
    Chosen {
        /// Names its cell.
        cell: Cell,
    },
    /// Tells that a piece was turned up for good.
    TurnedUp {
        /// Names its cell.
        cell: Cell,
        /// Holds the piece.
        piece: Piece,
    },
    /// Tells where a hammer starts (BE-06).
    Placed {
        /// Names the seat.
        seat: Seat,
        /// Names the cell.
        cell: Cell,
    },
    /// Tells what a seat rolled for the first turn (BE-07).
    RolledOff {
        /// Names the seat.
        seat: Seat,
        /// Holds the value.
        value: Value,
    },
    /// Tells which seats roll again for the first turn.
    Tied {
        /// Names the seats.
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
        suit: Suit,
    },
    /// Tells what was rolled.
    Rolled {
        /// Holds the value, the higher one of two.
        value: Value,
        /// Holds the lower value of two dice (BE-94).
        second: Option<Value>,
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
        path: Path,
        /// Names the cell where it ended.
        to: Cell,
    },
    /// Tells that a seat flips the piece it landed on.
    Flips {
        /// Names its cell.
        cell: Cell,
    },
    /// Tells that a seat looks at the tile it landed on (BE-48).
    Looks {
        /// Names its cell.
        cell: Cell,
    },
    /// Tells what the tile shows that a seat looked at.
    Checked {
        /// Names the seat that looked.
        seat: Seat,
        /// Tells whether everybody may see it (BE-49).
        public: bool,
        /// Holds suit and value, or `None` where it is hidden from the viewer.
        tile: Option<(Suit, Value)>,
    },
    /// Tells that a flipped piece matches the number: another roll, and the piece stays (BE-21).
    DumbLuck,
    /// Tells that a seat picks up the piece it landed on.
    PicksUp {
        /// Names its cell.
        cell: Cell,
    },
    /// Tells that a piece was collected.
    Collected {
        /// Names the seat.
        seat: Seat,
        /// Holds the piece.
        piece: Piece,
    },
    /// Tells that a seat leaves the piece it landed on as it is.
    Left {
        /// Names its cell.
        cell: Cell,
    },
    /// Tells that the pieces beyond an empty cell moved into it (BE-60).
    Filled {
        /// Names the cell.
        cell: Cell,
        /// Says from which side.
        #[serde(serialize_with = "letter")]
        from: Direction,
    },
    /// Tells that a turn is over.
    TurnEnded {
        /// Names the seat.
        seat: Seat,
    },
    /// Tells that the game is over.
    GameOver {
        /// Says why.
        ending: Ending,
    },
}

fn letter<S: Serializer>(direction: &Direction, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(&direction.letter())
}

impl game::Event for Event {
    fn seen_by(&self, viewer: Viewer) -> Self {
        match *self {
            Self::Checked { seat, public, tile } => {
                Self::Checked { seat, public, tile: tile.filter(|_| public || viewer.is(seat)) }
            }
            public => public,
        }
    }
}

impl Event {
    /// Returns what was rolled, as an event.
    pub(super) fn of_pair(pair: Pair) -> Self {
        Self::Rolled { value: pair.high(), second: Some(pair.low()) }
    }
}

impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::HoleLeft { cell } => write!(f, "{cell} is left empty"),
            Self::LaidAgain => f.write_str("the wall is laid out again (BE-121)"),
            Self::CoinLaid { cell, suit } => write!(f, "the coin at {cell} is of {suit}"),
            Self::Chosen { cell } => write!(f, "the piece at {cell} is turned up"),
            Self::TurnedUp { cell, piece } => write!(f, "{piece} lies at {cell}"),
            Self::Placed { seat, cell } => write!(f, "seat {seat} puts its hammer on {cell}"),
            Self::RolledOff { seat, value } => write!(f, "seat {seat} rolls {value} for the start"),
            Self::Tied { seats } => write!(f, "seats {seats} roll again (BE-07)"),
            Self::TurnStarts { seat } => write!(f, "seat {seat} is to move"),
            Self::JerichoLapsed { seat } => write!(f, "seat {seat} turns no piece up"),
            Self::DieDrawn { suit } => write!(f, "the die of {suit} is drawn"),
            Self::Rolled { value, second: None } => write!(f, "the die shows {value}"),
            Self::Rolled { value, second: Some(second) } => {
                write!(f, "the dice show {second} and {value}")
            }
            Self::CannotMove => f.write_str("no hammer can move (BE-08)"),
            Self::Moved { seat, hammer, path, to } if seat == hammer => {
                write!(f, "seat {seat} moves {path} to {to}")
            }
            Self::Moved { seat, hammer, path, to } => {
                write!(f, "seat {seat} moves the hammer of seat {hammer} {path} to {to}")
            }
            Self::Flips { cell } => write!(f, "the piece at {cell} is flipped"),
            Self::Looks { cell } => write!(f, "the tile at {cell} is looked at"),
            Self::Checked { tile: Some((suit, value)), .. } => write!(f, "it shows {suit}{value}"),
            Self::Checked { seat, tile: None, .. } => write!(f, "seat {seat} sees what it shows"),
            Self::DumbLuck => f.write_str("dumb luck: another roll (BE-21)"),
            Self::PicksUp { cell } => write!(f, "the piece at {cell} is picked up"),
            Self::Collected { seat, piece } => write!(f, "seat {seat} collects {piece}"),
            Self::Left { cell } => write!(f, "the piece at {cell} is left"),
            Self::Filled { cell, from } => write!(f, "{cell} is filled from {}", side(*from)),
            Self::TurnEnded { seat } => write!(f, "the turn of seat {seat} ends"),
            Self::GameOver { ending } => write!(f, "the game is over: {ending}"),
        }
    }
}

const fn side(direction: Direction) -> &'static str {
    match direction {
        Direction::Up => "above",
        Direction::Down => "below",
        Direction::Left => "the left",
        Direction::Right => "the right",
    }
}
