//! The events of a turn, as reported at the table, as numbers, and as counts.

use serde::{Deserialize, Serialize};

use crate::base::seat::{Seat, Seats};
use crate::game::history::Trace;
use crate::game::{self, Viewer};
use crate::games::berlin::{Cell, Direction, Ending, Kind, Pair, Path, Piece, Suit, Value, texts};
use crate::text::message::{Arg, Message, message};

/// An event.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[serde(tag = "event", expecting = "an event", rename_all = "snake_case", deny_unknown_fields)]
pub enum Event {
    /// A cell is empty from the start (BE-76).
    HoleLeft {
        /// The cell.
        cell: Cell,
    },
    /// The random holes broke a rule of a variant, and chance chooses them again (BE-121).
    LaidAgain,
    /// Chance dealt the suit of a face-down coin (BE-04).
    CoinLaid {
        /// Its cell.
        cell: Cell,
        /// Its suit.
        suit: Suit,
    },
    /// A piece was chosen to be turned up, before the game or by the Wall of Jericho.
    Chosen {
        /// Its cell.
        cell: Cell,
    },
    /// A piece was turned face up permanently.
    TurnedUp {
        /// Its cell.
        cell: Cell,
        /// The piece.
        piece: Piece,
    },
    /// A hammer was put on the wall (BE-06).
    Placed {
        /// The seat.
        seat: Seat,
        /// The cell.
        cell: Cell,
    },
    /// A seat rolled for the first turn (BE-07).
    RolledOff {
        /// The seat.
        seat: Seat,
        /// The value.
        value: Value,
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
    /// The Wall of Jericho was not used (BE-82), or could not be used (BE-84).
    JerichoLapsed {
        /// The seat.
        seat: Seat,
    },
    /// A die was drawn (BE-40).
    DieDrawn {
        /// Its suit.
        suit: Suit,
    },
    /// The dice of a turn were rolled.
    Rolled {
        /// The value, or the higher of two values.
        value: Value,
        /// The lower of two values (BE-94).
        second: Option<Value>,
    },
    /// No hammer can move (BE-08, BE-29).
    CannotMove,
    /// A hammer moved.
    Moved {
        /// The seat that moved it.
        seat: Seat,
        /// The seat whose hammer it is.
        hammer: Seat,
        /// The cell where the move began.
        start: Cell,
        /// The path.
        path: Path,
        /// The cell where the move ended.
        to: Cell,
    },
    /// A seat flips the piece under its hammer.
    Flips {
        /// Its cell.
        cell: Cell,
    },
    /// A seat looks at the tile under its hammer (BE-48).
    Looks {
        /// Its cell.
        cell: Cell,
    },
    /// A seat saw the face of the tile that it looked at.
    Checked {
        /// The seat that looked.
        seat: Seat,
        /// Whether all players may see it (BE-49).
        public: bool,
        /// Suit and value, or `None` if they are hidden from the viewer.
        tile: Option<(Suit, Value)>,
    },
    /// A flipped piece matches the number: the seat rolls again, and the piece stays (BE-21).
    DumbLuck,
    /// A seat picks up the piece under its hammer.
    PicksUp {
        /// Its cell.
        cell: Cell,
    },
    /// A piece was collected.
    Collected {
        /// The seat.
        seat: Seat,
        /// The piece.
        piece: Piece,
    },
    /// A seat leaves the piece under its hammer unchanged.
    Left {
        /// Its cell.
        cell: Cell,
    },
    /// The pieces beyond an empty cell moved into it (BE-60).
    Filled {
        /// The cell.
        cell: Cell,
        /// The side from which they came.
        from: Direction,
    },
    /// A turn is over.
    TurnEnded {
        /// The seat.
        seat: Seat,
    },
    /// The game is over.
    GameOver {
        /// The cause.
        ending: Ending,
    },
}

crate::kinds!(Event {
    HoleLeft { .. },
    LaidAgain,
    CoinLaid { .. },
    Chosen { .. },
    TurnedUp { .. },
    Placed { .. },
    RolledOff { .. },
    Tied { .. },
    TurnStarts { .. },
    JerichoLapsed { .. },
    DieDrawn { .. },
    Rolled { .. },
    CannotMove,
    Moved { .. },
    Flips { .. },
    Looks { .. },
    Checked { .. },
    DumbLuck,
    PicksUp { .. },
    Collected { .. },
    Left { .. },
    Filled { .. },
    TurnEnded { .. },
    GameOver { .. },
});

impl game::Event for Event {
    fn seen_by(&self, viewer: Viewer) -> Self {
        match *self {
            Self::Checked { seat, public, tile } => {
                Self::Checked { seat, public, tile: tile.filter(|_| public || viewer.is(seat)) }
            }
            public => public,
        }
    }

    fn message(&self) -> Message {
        match *self {
            Self::HoleLeft { cell } => message!(texts::HoleLeft { cell }),
            Self::LaidAgain => message!(texts::LaidAgain),
            Self::CoinLaid { cell, suit } => {
                message!(texts::CoinLaid { cell, suit: Message::from(suit) })
            }
            Self::Chosen { cell } => message!(texts::Chosen { cell }),
            Self::TurnedUp { cell, piece } => message!(texts::TurnedUp { cell, piece }),
            Self::Placed { seat, cell } => message!(texts::Placed { seat, cell }),
            Self::RolledOff { seat, value } => message!(texts::RolledOff { seat, value }),
            Self::Tied { seats } => message!(texts::Tied { seats }),
            Self::TurnStarts { seat } => message!(texts::TurnStarts { seat }),
            Self::JerichoLapsed { seat } => message!(texts::JerichoLapsed { seat }),
            Self::DieDrawn { suit } => message!(texts::DieDrawn { suit: Message::from(suit) }),
            Self::Rolled { value, second: None } => message!(texts::Rolled { value }),
            Self::Rolled { value: high, second: Some(low) } => {
                message!(texts::RolledTwo { low, high })
            }
            Self::CannotMove => message!(texts::CannotMove),
            Self::Moved { seat, hammer, path, to: cell, .. } if seat == hammer => {
                message!(texts::Moved { seat, path: path.to_string(), cell })
            }
            Self::Moved { seat, hammer, path, to: cell, .. } => {
                message!(texts::MovedOther { seat, hammer, path: path.to_string(), cell })
            }
            Self::Flips { cell } => message!(texts::Flips { cell }),
            Self::Looks { cell } => message!(texts::Looks { cell }),
            Self::Checked { tile: Some((suit, value)), .. } => {
                let notation = format!("{suit}{value}");
                let tile = Arg::Piece { kind: "tile", notation, colour: Some(suit.colour()) };
                message!(texts::TileShown { tile })
            }
            Self::Checked { seat, tile: None, .. } => message!(texts::TileSeen { seat }),
            Self::DumbLuck => message!(texts::DumbLuck),
            Self::PicksUp { cell } => message!(texts::PicksUp { cell }),
            Self::Collected { seat, piece } => message!(texts::Collected { seat, piece }),
            Self::Left { cell } => message!(texts::Left { cell }),
            Self::Filled { cell, from } => {
                message!(texts::Filled { cell, side: Arg::Key(side(from)) })
            }
            Self::TurnEnded { seat } => message!(texts::TurnEnded { seat }),
            Self::GameOver { ending } => {
                message!(texts::GameEnded { ending: Message::from(ending) })
            }
        }
    }

    fn places(&self) -> Vec<String> {
        self.concerns()
    }

    fn is_way(&self) -> bool {
        !matches!(self, Self::RolledOff { .. })
    }

    const KINDS: &'static [&'static str] = Self::KINDS;

    const THINGS: usize = Piece::COUNT;

    fn trace(&self, note: &mut impl FnMut(Trace)) {
        self.traces(note);
    }
}

impl Event {
    /// Returns the event of a roll.
    pub(super) fn of_pair(pair: Pair) -> Self {
        Self::Rolled { value: pair.high(), second: Some(pair.low()) }
    }
}

/// Returns the key of a side for messages.
const fn side(direction: Direction) -> &'static str {
    match direction {
        Direction::Up => "above",
        Direction::Down => "below",
        Direction::Left => "left",
        Direction::Right => "right",
    }
}

impl Event {
    /// Calls `note` with the traces of the event. Their things are pieces. Their numbers, all from
    /// 1, are column and row of a cell, values of dice, and the numbers of suits, sides and
    /// endings. A move has the cell where it ends before the cell where it began.
    fn traces(&self, note: &mut impl FnMut(Trace)) {
        let trace = Trace::of(self.kind());
        let at = |cell: Cell| trace.saying(numbers(cell));
        note(match *self {
            Self::LaidAgain | Self::CannotMove | Self::DumbLuck => trace,
            Self::HoleLeft { cell }
            | Self::Chosen { cell }
            | Self::Flips { cell }
            | Self::Looks { cell }
            | Self::PicksUp { cell }
            | Self::Left { cell } => at(cell),
            Self::CoinLaid { cell, suit } => {
                let [column, row] = numbers(cell);
                trace.saying([column, row, 1 + suit as u16])
            }
            Self::TurnedUp { cell, piece } => at(cell).about(piece.index()),
            Self::Placed { seat, cell } => at(cell).by(seat),
            Self::RolledOff { seat, value } => trace.by(seat).saying([1 + value as u16]),
            Self::Tied { seats } => return seats.iter().for_each(|seat| note(trace.by(seat))),
            Self::TurnStarts { seat } | Self::JerichoLapsed { seat } | Self::TurnEnded { seat } => {
                trace.by(seat)
            }
            Self::DieDrawn { suit } => trace.saying([1 + suit as u16]),
            Self::Rolled { value, second } => {
                trace.saying([1 + value as u16, second.map_or(0, |second| 1 + second as u16)])
            }
            Self::Moved { seat, hammer, start, to, .. } => {
                let ([column, row], [from_column, from_row]) = (numbers(to), numbers(start));
                let said = [column, row, from_column, from_row];
                trace.by(seat).with(hammer).saying(said)
            }
            Self::Checked { seat, tile, .. } => trace.by(seat).about(tile.map(index)),
            Self::Collected { seat, piece } => trace.by(seat).about(piece.index()),
            Self::Filled { cell, from } => {
                let [column, row] = numbers(cell);
                trace.saying([column, row, 1 + from as u16])
            }
            Self::GameOver { ending } => trace.saying([1 + ending as u16]),
        });
    }
}

const fn numbers(cell: Cell) -> [u16; 2] {
    [1 + cell.column() as u16, 1 + cell.row() as u16]
}

const fn index((suit, value): (Suit, Value)) -> usize {
    Piece { kind: Kind::Tile, suit, value }.index()
}

game::tally! {
    /// The number of events of each kind in a game.
    Tally {
        turns,
        rolls,
        own_moves,
        other_moves,
        cannot_move,
        flips,
        checks,
        dumb_luck,
        tiles_collected,
        coins_collected,
        left,
        filled,
        idle_ending,
    }
}

impl game::Tally for Tally {
    type Event = Event;

    const COLUMNS: &'static [&'static str] = Self::COLUMNS;

    #[inline]
    fn count(&mut self, event: &Event) {
        let number = match event {
            Event::TurnStarts { .. } => &mut self.turns,
            Event::Rolled { .. } => &mut self.rolls,
            Event::Moved { seat, hammer, .. } if seat == hammer => &mut self.own_moves,
            Event::Moved { .. } => &mut self.other_moves,
            Event::CannotMove => &mut self.cannot_move,
            Event::Flips { .. } => &mut self.flips,
            Event::Looks { .. } => &mut self.checks,
            Event::DumbLuck => &mut self.dumb_luck,
            Event::Collected { piece, .. } if piece.kind == Kind::Tile => &mut self.tiles_collected,
            Event::Collected { .. } => &mut self.coins_collected,
            Event::Left { .. } => &mut self.left,
            Event::Filled { .. } => &mut self.filled,
            Event::GameOver { ending: Ending::TooManyIdleTurns } => &mut self.idle_ending,
            _ => return,
        };
        *number += 1;
    }

    fn values(&self) -> Vec<u32> {
        self.columns()
    }
}
