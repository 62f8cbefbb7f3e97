//! What others saw as they looked at tiles: pieces are followed over the wall, until each is known.

use crate::berlin::cell::Grid;
use crate::berlin::resample::TOO_FEW;
use crate::berlin::{Cell, Content, Direction, Event, Kind, Phase, Piece, Position, State, Suit};
use crate::berlin::{Value, validity};
use crate::game::{Account, Inconsistent, InformationState};
use crate::seat::Seat;

/// Returns the history behind what was seen that leads to a state. There is one: a tile that somebody
/// has looked at lies on the wall in the end, or was shown to all.
pub(in crate::berlin) fn account(
    seen: &InformationState<State>,
    end: &State,
) -> Result<Account<State>, Inconsistent> {
    let start = &seen.start().position;
    let (setup, _) = validity::checked(&start.setup).map_err(|_| NO_HISTORY)?;
    let mut followed = Followed::new(start, setup.grid);
    let looked: Vec<Option<usize>> =
        seen.events().iter().map(|event| followed.follow(event)).collect();
    followed.come_to(&Position::from(*end));
    let told = |(event, piece): (&Event, Option<usize>)| followed.told(*event, piece);
    let events = seen.events().iter().zip(looked).map(told).collect();
    let start = State::try_from(followed.filled(start)).map_err(|_| TOO_FEW)?;
    Ok(Account { start, events })
}

const NO_HISTORY: Inconsistent = Inconsistent("no game leads there");

/// The pieces of a wall, each by the cell where it lay first.
struct Followed {
    grid: Grid,
    /// Which piece lies in each cell.
    wall: Vec<Option<usize>>,
    hammers: Vec<Option<usize>>,
    /// What each piece shows, once that is known.
    faces: Vec<Option<(Suit, Value)>>,
}

impl Followed {
    fn new(start: &Position, grid: Grid) -> Self {
        let index = |cell: &Option<Cell>| cell.and_then(|cell| grid.index(cell));
        let unlaid = start.phase == Phase::LeavingHoles;
        let left = |place: usize| start.opened.contains(&grid.cell(place));
        let lies = |place: usize| match unlaid {
            true => !left(place),
            false => start.wall.get(place).is_some_and(|content| *content != Content::Empty),
        };
        Self {
            grid,
            wall: (0..grid.len()).map(|place| lies(place).then_some(place)).collect(),
            hammers: start.hammers.iter().map(index).collect(),
            faces: start.wall.iter().copied().map(face).collect(),
        }
    }

    /// Returns the piece in a cell.
    fn at(&self, place: Option<usize>) -> Option<usize> {
        self.wall.get(place?).copied().flatten()
    }

    fn hammer(&self, seat: Seat) -> Option<usize> {
        self.hammers.get(seat.index()).copied().flatten()
    }

    /// Takes in what happened, and returns the piece that it shows to somebody.
    fn follow(&mut self, event: &Event) -> Option<usize> {
        let place = |cell: Cell| self.grid.index(cell);
        match *event {
            Event::HoleLeft { cell } => self.empty(place(cell)),
            Event::LaidAgain => self.wall = (0..self.grid.len()).map(Some).collect(),
            Event::Placed { seat, cell } | Event::Moved { hammer: seat, to: cell, .. } => {
                let place = place(cell);
                self.hammers.get_mut(seat.index()).into_iter().for_each(|hammer| *hammer = place);
            }
            Event::TurnedUp { cell, piece } => self.show(self.at(place(cell)), piece),
            Event::Collected { seat, piece } => {
                self.show(self.at(self.hammer(seat)), piece);
                self.empty(self.hammer(seat));
            }
            Event::Checked { seat, .. } => return self.at(self.hammer(seat)),
            Event::Filled { cell, from } => {
                place(cell).into_iter().for_each(|hole| self.shift(hole, from));
            }
            _ => {}
        }
        None
    }

    fn empty(&mut self, place: Option<usize>) {
        let cell = place.and_then(|place| self.wall.get_mut(place));
        cell.into_iter().for_each(|cell| *cell = None);
    }

    fn show(&mut self, piece: Option<usize>, shown: Piece) {
        let face = piece.and_then(|piece| self.faces.get_mut(piece));
        face.into_iter().for_each(|face| *face = Some((shown.suit, shown.value)));
    }

    /// Moves all pieces on one side of a cell by one towards it, and the hammers on them.
    fn shift(&mut self, hole: usize, from: Direction) {
        let line = self.grid.line(hole, from);
        for (to, from) in line.clone().zip(line.skip(1)) {
            if self.at(Some(from)).is_some() {
                let riders = self.hammers.iter_mut().filter(|hammer| **hammer == Some(from));
                riders.for_each(|hammer| *hammer = Some(to));
            }
            self.wall[to] = self.wall[from].take();
        }
    }

    /// Takes in what the pieces show that lie on the wall in the end.
    fn come_to(&mut self, end: &Position) {
        for (piece, content) in self.wall.iter().zip(&end.wall) {
            let known = face(*content).filter(|_| content.kind() == Some(Kind::Tile));
            let own = piece.and_then(|piece| self.faces.get_mut(piece));
            own.into_iter().for_each(|own| *own = known.or(*own));
        }
    }

    fn face_of(&self, piece: Option<usize>) -> Option<(Suit, Value)> {
        self.faces.get(piece?).copied().flatten()
    }

    /// Returns an event in full, which shows a piece to somebody.
    fn told(&self, event: Event, piece: Option<usize>) -> Event {
        match event {
            Event::Checked { seat, public, tile: None } => {
                Event::Checked { seat, public, tile: self.face_of(piece) }
            }
            public => public,
        }
    }

    /// Returns a first position in full.
    fn filled(&self, start: &Position) -> Position {
        let mut filled = start.clone();
        for (place, content) in filled.wall.iter_mut().enumerate() {
            if let Content::Checked { tile: tile @ None, .. } = content {
                *tile = self.face_of(Some(place));
            }
        }
        filled
    }
}

fn face(content: Content) -> Option<(Suit, Value)> {
    content.piece().map(|piece| (piece.suit, piece.value))
}
