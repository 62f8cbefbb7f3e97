//! Where hammers can go.

use super::action::{Action, Reason};
use super::cell::{Cells, Direction};
use super::path::Path;
use super::state::{Dice, State};
use super::walks::{self, Walks, Ways};
use crate::seat::{Seat, Seats};

/// Holds where a path leads.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub(super) struct Way {
    /// Holds the place it ends at.
    pub(super) to: usize,
    /// Holds all places it enters, and the one it starts from.
    pub(super) entered: Cells,
}

impl State {
    /// Follows a path from a hammer's place, and says what forbids it.
    #[inline]
    pub(super) fn follow(&self, hammer: Seat, path: Path) -> Result<Way, Reason> {
        let Some(from) = self.hammer_place(hammer).filter(|_| self.has(hammer)) else {
            return Err(Reason::NoSuchHammer);
        };
        if self.dice.moving(path.len()).is_none() {
            return Err(Reason::WrongLength);
        }
        let mut way = Way { to: from, entered: Cells::from_bits(1 << from) };
        let own = hammer == self.seat;
        let forbidden = if own { self.visited() } else { Cells::EMPTY };
        let mut left = path.len();
        for step in path.steps() {
            left -= 1;
            let stop = if left == 0 { path.stop() } else { 0 };
            self.enter(&mut way, step, stop, forbidden)?;
        }
        let fits = |kind| self.wall.kind(way.to) == Some(kind);
        match self.wanted_kind().filter(|_| own) {
            Some(kind) if !fits(kind) => Err(Reason::WrongKind),
            _ => Ok(way),
        }
    }

    /// Takes one step. Where empty cells are jumped (BE-110) it leads on to the next piece, or to
    /// the empty cell of that number.
    #[inline]
    fn enter(
        &self,
        way: &mut Way,
        direction: Direction,
        stop: usize,
        forbidden: Cells,
    ) -> Result<(), Reason> {
        let mut jumped = 0;
        loop {
            let next = self.terms.grid.next(way.to, direction).ok_or(Reason::OffTheWall)?;
            if way.entered.contains(next) || forbidden.contains(next) {
                return Err(Reason::EnteredBefore);
            }
            way.to = next;
            way.entered.insert(next);
            let jumps = self.terms.switches.skips_holes() && self.wall.is_empty_at(next);
            jumped += usize::from(jumps);
            if jumps && jumped == stop {
                return Ok(());
            }
            if !jumps {
                return if stop == 0 { Ok(()) } else { Err(Reason::NoSuchStop) };
            }
        }
    }

    /// Returns the cells where the turn goes on after the seat's own hammer has landed with these
    /// dice: only there does it matter by which way it came.
    fn going_on(&self, dice: Dice) -> Cells {
        let (wall, board) = (&self.wall, self.board());
        let of_value = dice.pick().map_or(Cells::EMPTY, |value| wall.of_value(value, board));
        let of_suit = dice.colour.map_or(Cells::EMPTY, |suit| wall.of_suit(suit, board));
        let open = self.open_cells();
        let face_down = board.without(wall.empties()).without(open);
        face_down.or(open.and(of_value.or(of_suit)))
    }

    /// Tells whether any hammer can move with the roll.
    pub(super) fn can_move(&self) -> bool {
        let usual = self.terms.seats > 1 && self.is_roomy() && !self.terms.switches.skips_holes();
        usual || self.seated().any(|hammer| self.can_move_hammer(hammer))
    }

    fn can_move_hammer(&self, hammer: Seat) -> bool {
        match self.terms.switches.skips_holes() {
            true => !self.jumps_of(hammer).is_empty(),
            false => self.dice.lengths().any(|len| self.count(hammer, len) > 0),
        }
    }

    pub(super) fn seated(&self) -> impl Iterator<Item = Seat> + use<> {
        Seats::first(self.seat_count()).iter()
    }

    /// Tells whether a path of any length leads to each cell that is not too far away and of the
    /// right colour of a chessboard: so it is where a wall has at least three rows and columns.
    const fn is_roomy(&self) -> bool {
        self.terms.grid.rows >= 3 && self.terms.grid.columns >= 3
    }

    /// Returns the cells that so many steps could lead to, were there no rim.
    fn diamond(&self, place: usize, len: usize) -> Cells {
        let grid = self.terms.grid;
        let (column, row) = (grid.column(place), grid.row(place));
        let mut bits = 0;
        let rows = row.saturating_sub(len)..=(row + len).min(usize::from(grid.rows) - 1);
        for other in rows {
            let wide = len - other.abs_diff(row);
            // Every second bit, as many as there are columns `wide` to either side.
            let pattern = 0x5555_5555_u128 & ((1 << (2 * wide + 1)) - 1);
            let shifted = if column >= wide {
                pattern << (column - wide)
            } else {
                pattern >> (wide - column)
            };
            let in_row = shifted & ((1 << grid.columns) - 1);
            bits |= in_row << (other * usize::from(grid.columns));
        }
        Cells::from_bits(bits & !(1 << place))
    }

    /// Returns where a cell lies seen from another.
    fn window(&self, from: usize, to: usize) -> Option<usize> {
        let grid = self.terms.grid;
        walks::window(
            grid.column(to) as isize - grid.column(from) as isize,
            grid.row(to) as isize - grid.row(from) as isize,
        )
    }

    /// Returns the paths of a hammer that are listed: one to each different state.
    fn ways(&self, hammer: Seat, len: usize) -> Ways {
        let Some(from) = self.hammer_place(hammer) else { return Ways::default() };
        let walks = Walks::of(len);
        let room = Direction::ALL.map(|direction| self.terms.grid.beyond(from, direction));
        let mut ways = walks.within(room);
        let targets = self.diamond(from, len);
        if hammer != self.seat {
            self.keep_first(walks, &mut ways, from, targets);
            return ways;
        }
        for visited in self.visited().iter() {
            if let Some(window) = self.window(from, visited).filter(|_| visited != from) {
                walks.avoid(&mut ways, window);
            }
        }
        let fitting = self
            .wanted_kind()
            .map_or(targets, |kind| targets.and(self.wall.of_kind(kind, self.board())));
        for refused in targets.without(fitting).iter() {
            self.window(from, refused).into_iter().for_each(|end| walks.refuse(&mut ways, end));
        }
        let going_on = match self.dice.moving(len) {
            Some(dice) if self.terms.switches.remembers_turn() => self.going_on(dice),
            _ => Cells::EMPTY,
        };
        walks.keep_distinct(&mut ways);
        self.keep_first(walks, &mut ways, from, fitting.without(going_on));
        ways
    }

    fn keep_first(&self, walks: &Walks, ways: &mut Ways, from: usize, targets: Cells) {
        for target in targets.iter() {
            if let Some(end) = self.window(from, target) {
                walks.keep_first(ways, end);
            }
        }
    }

    /// Returns how many moves of so many steps are listed for a hammer.
    fn count(&self, hammer: Seat, len: usize) -> usize {
        match self.hammer_place(hammer) {
            Some(place) if hammer != self.seat && self.is_roomy() => self.diamond(place, len).len(),
            _ => Walks::of(len).count(&self.ways(hammer, len)),
        }
    }

    /// Returns the places that a hammer can be moved to.
    pub(super) fn reach(&self, hammer: Seat) -> Cells {
        let Some(from) = self.hammer_place(hammer) else { return Cells::EMPTY };
        if self.terms.switches.skips_holes() {
            let paths = self.jumps_of(hammer);
            let ends = paths.into_iter().filter_map(|path| self.follow(hammer, path).ok());
            return ends.map(|way| way.to).collect();
        }
        let grid = self.terms.grid;
        let lengths = self.dice.lengths();
        let ends = lengths.flat_map(|len| {
            let ways = self.ways(hammer, len);
            let ends: Vec<usize> = Walks::of(len).ends(&ways).collect();
            ends
        });
        let place = |end| {
            let (columns, rows) = walks::offset(end);
            let column = grid.column(from).checked_add_signed(columns)?;
            let row = grid.row(from).checked_add_signed(rows)?;
            Some(row * usize::from(grid.columns) + column)
        };
        ends.filter_map(place).collect()
    }

    /// Lists the paths of a hammer where empty cells are jumped.
    fn jumps_of(&self, hammer: Seat) -> Vec<Path> {
        let mut paths = Vec::new();
        for len in self.dice.lengths() {
            for code in 0..1_u16 << (2 * len) {
                let whole = Path::of_code(len, code);
                let stops = (0..).map_while(|stop| whole.stopping(stop));
                paths.extend(stops.take_while(|&path| self.may_stop(hammer, path)));
            }
        }
        paths.retain(|&path| self.follow(hammer, path).is_ok());
        paths.sort_unstable();
        self.one_each(hammer, paths)
    }

    /// Tells whether a later stop of the same path could be possible.
    fn may_stop(&self, hammer: Seat, path: Path) -> bool {
        path.stop() == 0
            || !matches!(
                self.follow(hammer, path),
                Err(Reason::NoSuchStop | Reason::OffTheWall | Reason::EnteredBefore)
            )
    }

    /// Keeps the first of the paths that lead to the same state.
    fn one_each(&self, hammer: Seat, paths: Vec<Path>) -> Vec<Path> {
        let mut met = Vec::new();
        let differs = |path: &Path| {
            let Ok(way) = self.follow(hammer, *path) else { return false };
            let matters = hammer == self.seat
                && self.terms.switches.remembers_turn()
                && self
                    .dice
                    .moving(path.len())
                    .is_some_and(|dice| self.going_on(dice).contains(way.to));
            let key = (way.to, if matters { way.entered } else { Cells::EMPTY });
            let new = !met.contains(&key);
            met.push(key);
            new
        };
        let mut differs = differs;
        paths.into_iter().filter(|path| differs(path)).collect()
    }

    /// Lists the moves where empty cells are jumped.
    pub(super) fn jumping_moves(&self) -> Vec<Action> {
        let moves =
            |hammer| self.jumps_of(hammer).into_iter().map(move |path| Action::Move(hammer, path));
        self.seated().flat_map(moves).collect()
    }
}

/// Counts the moves of all hammers, and finds one by its place in the list: of the hammers of
/// others only when it is asked for.
#[derive(Copy, Clone, Debug)]
pub(super) struct Walking {
    /// Holds how many moves each hammer has, for the lower number of steps and the higher.
    counts: [[u16; 2]; Seat::MAX],
    /// Holds the paths of the hammer of the seat to move.
    own: [Ways; 2],
}

impl Walking {
    #[inline]
    pub(super) fn new(state: &State) -> Self {
        let mut walking = Self { counts: [[0; 2]; Seat::MAX], own: [Ways::default(); 2] };
        for (nth, len) in state.dice.lengths().enumerate().take(2) {
            for hammer in state.seated() {
                let count = if hammer == state.seat {
                    walking.own[nth] = state.ways(hammer, len);
                    Walks::of(len).count(&walking.own[nth])
                } else {
                    state.count(hammer, len)
                };
                walking.counts[hammer.index()][nth] = count as u16;
            }
        }
        walking
    }

    #[inline]
    pub(super) fn len(&self) -> usize {
        self.counts.iter().flatten().map(|&count| usize::from(count)).sum()
    }

    #[inline]
    pub(super) fn nth(&self, state: &State, mut place: usize) -> Option<Action> {
        for hammer in state.seated() {
            for (nth, len) in state.dice.lengths().enumerate().take(2) {
                let count = usize::from(self.counts[hammer.index()][nth]);
                if place < count {
                    let ways = match hammer == state.seat {
                        true => self.own[nth],
                        false => state.ways(hammer, len),
                    };
                    let code = Walks::of(len).nth(&ways, place)?;
                    return Some(Action::Move(hammer, Path::of_code(len, code)));
                }
                place -= count;
            }
        }
        None
    }
}
