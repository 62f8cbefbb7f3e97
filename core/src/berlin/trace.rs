//! What an event says, in numbers.

use crate::berlin::{Cell, Event, Kind, Piece, Suit, Value};
use crate::history::Trace;

impl Event {
    /// Hands the traces of the event to `note`. The things they are about are pieces. Their numbers are
    /// those of a cell (column and row, from 1), of a move the cell where it ends before that where it
    /// began; of dice their values, of a suit its number, of a side its number, of the end its cause, all
    /// from 1.
    pub(super) fn traces(&self, note: &mut impl FnMut(Trace)) {
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
