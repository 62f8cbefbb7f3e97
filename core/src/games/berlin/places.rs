//! The names of places in a drawing: cells `c3`, `hammer:0`, `die:0`, `seat:0`, `collected:0:S3`.

use std::collections::BTreeMap;

use crate::base::seat::{Seat, Seats};
use crate::games::berlin::{Action, Cell, Direction, Event, Path, Phase, Piece, State, texts};
use crate::sheet::canvas::table::seat_place as seat;
use crate::text::message::{Arg, Message, message};

/// Returns the name of a hammer.
pub(super) fn hammer(seat: Seat) -> String {
    ["hammer:", seat.digit()].concat()
}

/// Returns the name of the dice of a seat.
pub(super) fn dice(seat: Seat) -> String {
    ["die:", seat.digit()].concat()
}

/// Returns the name of a piece that a seat has collected.
pub(super) fn collected(seat: Seat, piece: Piece) -> String {
    format!("collected:{seat}:{piece}")
}

/// Returns the words for a decision whose place is not in the drawing.
pub(super) fn label(place: &str) -> Option<Message> {
    Some(match place.parse().ok()? {
        Action::Leave => message!(texts::LeaveIt),
        Action::Flip => message!(texts::FlipIt),
        Action::Check => message!(texts::LookAtIt),
        Action::Collect => message!(texts::CollectIt),
        _ => return None,
    })
}

impl From<Cell> for Arg {
    fn from(cell: Cell) -> Self {
        Self::Place { name: cell.to_string(), text: cell.to_string() }
    }
}

impl From<Cell> for Message {
    fn from(cell: Cell) -> Self {
        Self::parts([cell.into()])
    }
}

/// Returns the cells of a way: the first and the last cell if it jumps cells (BE-110), because the
/// jumped cells depend on the wall.
fn way(start: Cell, path: Path, to: Cell) -> Vec<Cell> {
    let mut way = vec![start];
    for step in path.steps() {
        way.extend(way.last().and_then(|cell| cell.next(step)));
    }
    if way.last() == Some(&to) && way.len() == path.len() + 1 { way } else { vec![start, to] }
}

impl State {
    /// Returns the touches that mean each of these actions. A piece or a hammer's start is a cell.
    /// A fill is a cell and the neighbour that fills it. A move is a hammer and its target, and the
    /// path if there are several.
    pub(super) fn touches_of(&self, actions: &[Action]) -> Vec<Vec<String>> {
        let ends: Vec<_> = actions.iter().map(|action| self.destination(*action)).collect();
        let mut moves: BTreeMap<(Seat, Option<Cell>), usize> = BTreeMap::new();
        for (action, to) in actions.iter().zip(&ends) {
            if let Action::Move(hammer, _) = *action {
                *moves.entry((hammer, *to)).or_default() += 1;
            }
        }
        let touches = |(action, to): (&Action, Option<Cell>)| match *action {
            Action::Move(hammer, _) => {
                moving(hammer, to, (moves[&(hammer, to)] > 1).then_some(*action))
            }
            Action::Place(cell) | Action::Open(cell) => vec![cell.to_string()],
            Action::Fill(cell, from) => {
                let grid = self.setup.grid;
                let beside = grid.index(cell).and_then(|index| grid.next(index, from));
                let beside = beside.map(|index| grid.cell(index));
                [cell].into_iter().chain(beside).map(|cell| cell.to_string()).collect()
            }
            other => vec![other.to_string()],
        };
        actions.iter().zip(ends).map(touches).collect()
    }

    /// Returns the action that touches mean, legal or not. A move goes straight to its cell, by rows first.
    pub(super) fn action_meant(&self, seat: Seat, touched: &[String]) -> Option<Action> {
        let (first, last) = (touched.first()?, touched.last()?);
        let Ok(to) = last.parse::<Cell>() else { return last.parse().ok() };
        match self.phase {
            Phase::Placing => Some(Action::Place(to)),
            Phase::Jericho => Some(Action::Open(to)),
            Phase::Moving => {
                let hammers = Seats::first(Seat::COUNT);
                let named = hammers.iter().find(|one| hammer(*one) == *first).unwrap_or(seat);
                let from = self.setup.grid.cell(self.hammer_index(named)?);
                Path::new(&straight(from, to)).map(|path| Action::Move(named, path))
            }
            _ => None,
        }
    }
}

/// Returns the steps from a cell to another one, by rows first.
fn straight(from: Cell, to: Cell) -> Vec<Direction> {
    let steps = |step, from: usize, to: usize| std::iter::repeat_n(step, to.saturating_sub(from));
    steps(Direction::Up, from.row(), to.row())
        .chain(steps(Direction::Down, to.row(), from.row()))
        .chain(steps(Direction::Left, to.column(), from.column()))
        .chain(steps(Direction::Right, from.column(), to.column()))
        .collect()
}

/// Returns the touches that mean a move: a hammer, its target, and the path if it is needed.
fn moving(seat: Seat, to: Option<Cell>, by: Option<Action>) -> Vec<String> {
    let to = to.map(|cell| cell.to_string());
    let by = by.map(|action| action.to_string());
    [hammer(seat)].into_iter().chain(to).chain(by).collect()
}

impl Event {
    /// Returns the places of the event.
    pub(super) fn concerns(&self) -> Vec<String> {
        match *self {
            Self::HoleLeft { cell }
            | Self::CoinLaid { cell, .. }
            | Self::Chosen { cell }
            | Self::TurnedUp { cell, .. }
            | Self::Flips { cell }
            | Self::Looks { cell }
            | Self::PicksUp { cell }
            | Self::Left { cell }
            | Self::Filled { cell, .. } => vec![cell.to_string()],
            Self::Placed { seat, cell } => vec![hammer(seat), cell.to_string()],
            Self::Moved { hammer: moved, start, path, to, .. } => {
                let way = way(start, path, to).into_iter().map(|cell| cell.to_string());
                [hammer(moved)].into_iter().chain(way).collect()
            }
            Self::RolledOff { seat: roller, .. } => vec![seat(roller), dice(roller)],
            Self::Collected { seat, piece } => vec![collected(seat, piece)],
            Self::JerichoLapsed { seat: mover } => vec![seat(mover)],
            _ => Vec::new(),
        }
    }
}
