//! Resampling: fills in the tiles that others have checked privately.
//!
//! An unknown tile can be any tile that the viewer has not seen. Others' actions after a check are
//! possible with any tile (BE-115), and everything public is in the view. So one filling fits
//! exactly if all do.

use crate::base::rule::Faults;
use crate::base::seat::Seat;
use crate::game::dealer::Dealer;
use crate::game::{
    self, Account, Game, Inconsistent, InformationState, Viewer, World, WorldsError,
};
use crate::games::berlin::cell::Grid;
use crate::games::berlin::faults;
use crate::games::berlin::pool::{Fate, Pool};
use crate::games::berlin::{
    Cell, Content, Direction, Event, Kind, Phase, Piece, Position, State, Suit, Value, View, rules,
    validity,
};
use crate::text::message::message;

const TOO_FEW: Inconsistent = Inconsistent("more tiles are hidden than there are");

/// Returns every state that looks like this to its viewer. If the box has two equal tiles, either
/// may be the one on the wall.
pub(super) fn worlds(view: &View, limit: usize) -> Result<Vec<World<State>>, WorldsError> {
    let unseen = enough_unseen(&view.position)?;
    let mut drawn = vec![(Vec::new(), 1)];
    for _ in 0..view.position.hidden_tiles() {
        drawn =
            drawn.iter().flat_map(|(tiles, ways)| with_one_more(tiles, *ways, &unseen)).collect();
        if drawn.len() > limit {
            return Err(WorldsError::TooMany { limit });
        }
    }
    let state =
        |(tiles, ways): (Vec<Piece>, u128)| fitting(view, &tiles).map(|state| (state, ways));
    let states = drawn.into_iter().map(state).collect::<Result<Vec<_>, _>>()?;
    World::gather(states, limit)
}

/// Returns the view of a position.
///
/// # Errors
/// Returns the faults that all positions with this look have, and the tiles that the viewer would
/// see differently (BE-49).
pub(super) fn view_of(viewer: Viewer, position: &Position) -> Result<View, Faults> {
    let (unseen, hidden) = (position.unseen_tiles()?, position.hidden_tiles());
    let mut faults = Faults::default();
    faults.check(hidden <= unseen.len(), rules::BE_130, || {
        message!(faults::TooManyHidden { hidden, left: unseen.len() })
    });
    faults.or(())?;
    let state = State::try_from(position.clone().filled(&unseen))?;
    let view = state.view(viewer);
    let mut faults = Faults::default();
    for (index, (given, seen)) in position.wall.iter().zip(&view.position.wall).enumerate() {
        let cell = state.setup.grid.cell(index);
        faults.check(given == seen, rules::BE_49, || {
            message!(faults::SeesAnother {
                cell: cell.to_string(),
                viewer: viewer.to_string(),
                seen: seen.to_string(),
                given: given.to_string(),
            })
        });
    }
    faults.or(view)
}

/// Returns the tiles that the viewer has not seen, if there are enough of them.
fn enough_unseen(position: &Position) -> Result<Vec<Piece>, Inconsistent> {
    let unseen = position.unseen_tiles().map_err(|_| Inconsistent("no game has such a setup"))?;
    if unseen.len() < position.hidden_tiles() { Err(TOO_FEW) } else { Ok(unseen) }
}

/// Returns the state with these tiles in place of the hidden ones, if it looks like the view.
fn fitting(view: &View, tiles: &[Piece]) -> Result<State, Inconsistent> {
    let state = State::try_from(view.position.clone().filled(tiles))
        .map_err(|_| Inconsistent("no position looks like this"))?;
    if state.view(view.viewer) == *view {
        Ok(state)
    } else {
        Err(Inconsistent("the view contradicts itself"))
    }
}

/// Returns the tiles with each possible next one, and the number of ways.
fn with_one_more(tiles: &[Piece], ways: u128, unseen: &[Piece]) -> Vec<(Vec<Piece>, u128)> {
    let count = |among: &[Piece], tile| among.iter().filter(|&&other| other == tile).count();
    let left = |tile| (count(unseen, tile) - count(tiles, tile)) as u128;
    let next = Piece::all().filter(|&tile| count(unseen, tile) > count(tiles, tile));
    next.map(|tile| ([tiles, &[tile]].concat(), ways * left(tile))).collect()
}

impl Position {
    /// Returns the number of unknown tiles on the wall that seats have looked at.
    fn hidden_tiles(&self) -> usize {
        self.wall.iter().filter(|content| content.is_unknown()).count()
    }

    /// Returns the position with these tiles in place of the unknown ones.
    fn filled(mut self, tiles: &[Piece]) -> Self {
        let mut tiles = tiles.iter();
        for content in &mut self.wall {
            if let Content::Checked { tile: tile @ None, .. } = content {
                *tile = tiles.next().map(|tile| (tile.suit, tile.value));
            }
        }
        self
    }

    /// Returns the tiles in the box that are neither seen on the wall nor collected.
    fn unseen_tiles(&self) -> Result<Vec<Piece>, Faults> {
        let (setup, _) = validity::checked(&self.setup)?;
        let mut pool = Pool::new(setup.sets);
        let on_wall = self.wall.iter().filter_map(|content| content.piece());
        for piece in on_wall.chain(self.collected.iter().flatten().copied()) {
            pool.change(piece, Fate::Unseen, Fate::OnTheWall);
        }
        let tiles = Piece::all().filter(|piece| piece.kind == Kind::Tile);
        Ok(tiles.flat_map(|tile| std::iter::repeat_n(tile, pool.unseen(tile) as usize)).collect())
    }
}

/// The common part of all states that look like a view. One filling fits exactly if all do, so only
/// the first is checked.
pub(super) struct Sampler {
    /// One of these states, with the hidden tiles still unseen in its pool.
    state: State,
    /// The places of the hidden tiles.
    hidden: Vec<usize>,
    /// The tiles that the viewer has not seen, at least one for each hidden tile.
    unseen: Vec<Piece>,
}

impl Sampler {
    pub(super) fn new(view: &View) -> Result<Self, Inconsistent> {
        let unseen = enough_unseen(&view.position)?;
        let mut state = fitting(view, &unseen)?;
        let wall = view.position.wall.iter().enumerate();
        let hidden: Vec<usize> =
            wall.filter(|(_, content)| content.is_unknown()).map(|(place, _)| place).collect();
        for &tile in &unseen[..hidden.len()] {
            state.pool.change(tile, Fate::OnTheWall, Fate::Unseen);
        }
        Ok(Self { state, hidden, unseen })
    }
}

impl game::Sampler<State> for Sampler {
    fn sample(&self, dealer: &mut Dealer) -> Result<State, Inconsistent> {
        let (mut state, mut unseen) = (self.state, self.unseen.clone());
        for &place in &self.hidden {
            let tile = unseen.swap_remove(dealer.below(unseen.len() as u32) as usize);
            state.wall.show(place, tile.suit, tile.value);
            state.pool.change(tile, Fate::Unseen, Fate::OnTheWall);
        }
        Ok(state)
    }
}

/// Returns the history that leads to a state and fits what was seen. There is only one: a checked
/// tile is on the wall at the end, or was shown to all.
pub(super) fn account(
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

/// The pieces of a wall, each by its first cell.
struct Followed {
    grid: Grid,
    /// The piece in each cell.
    wall: Vec<Option<usize>>,
    hammers: Vec<Option<usize>>,
    /// The face of each piece, once it is known.
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

    /// Applies an event, and returns the piece that it shows to a seat.
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

    /// Adds the faces of the pieces on the wall at the end.
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

    /// Returns an event in full, given the piece that it shows.
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

#[cfg(test)]
mod tests {
    use super::{Sampler, with_one_more, worlds};
    use crate::base::seat::Seat;
    use crate::game::dealer::Dealer;
    use crate::game::{Game, Sampler as _, Viewer, World};
    use crate::games::berlin::{Kind, Piece, State, Suit, Value};

    #[test]
    fn either_of_two_equal_tiles_may_be_drawn() {
        let tile = |value| Piece { kind: Kind::Tile, suit: Suit::Arms, value };
        let [ace, two] = [Value::Ace, Value::Two].map(tile);
        let box_of = [ace, two, two];
        let first = with_one_more(&[], 1, &box_of);
        let both = first.iter().flat_map(|(tiles, ways)| with_one_more(tiles, *ways, &box_of));
        let both: Vec<_> = both.collect();
        for (tiles, ways) in [([ace, two], 2), ([two, ace], 2), ([two, two], 2)] {
            assert!(both.contains(&(tiles.to_vec(), ways)), "{both:?}");
        }
        assert_eq!(both.len(), 3);
    }

    /// Seat 0 has seen all tiles of the box but the one that seat 1 has checked.
    #[test]
    fn the_last_unseen_tile_is_known() {
        let on_wall = ["tS2", "tA3"].map(|tile| tile.parse::<Piece>().expect("a piece"));
        let tiles = Piece::all().filter(|piece| piece.kind == Kind::Tile);
        let others = tiles.filter(|tile| !on_wall.contains(tile));
        let start = format!(
            "variants:crazy-eights rows:3 columns:8 fill:tiles-only check_visibility:private \
                target:96 wall:t(S2:1)tA3....../......../........ hammers:a1/b1 collected:{}/- \
                phase:drawing-die",
            others.map(|tile| tile.to_string()).collect::<String>()
        );
        let state: State = start.parse().expect("a legal position");
        let view = state.view(Viewer::Seat(Seat::FIRST));
        assert_eq!(worlds(&view, 9), Ok(vec![World { state, ways: 1 }]));
        let sampler = Sampler::new(&view).expect("it fits");
        assert_eq!(sampler.sample(&mut Dealer::new(0)), Ok(state));
    }
}
