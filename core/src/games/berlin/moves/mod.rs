//! Moves of hammers.

mod tables;

use crate::base::seat::Seat;
use crate::games::berlin::cell::Cells;
use crate::games::berlin::state::Dice;
use crate::games::berlin::{Action, Cell, Direction, Path, Phase, Reason, State};

use tables::{Clearance, PathSet, PathTables, with_tables};

/// The end of a path, and the cells on the way.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub(super) struct Route {
    /// The index of the cell it ends at.
    pub(super) to: usize,
    /// All cells on the way, including the first.
    pub(super) entered: Cells,
}

impl From<usize> for Route {
    /// Starts at a cell.
    fn from(index: usize) -> Self {
        Self { to: index, entered: Cells::from_bits(1 << index) }
    }
}

impl Route {
    /// Enters the current cell, unless it is forbidden.
    #[inline]
    fn enter(&mut self, forbidden: Cells) -> Result<(), Reason> {
        if self.entered.contains(self.to) {
            return Err(Reason::EnteredBefore);
        }
        if forbidden.contains(self.to) {
            return Err(Reason::EnteredThisTurn);
        }
        self.entered.insert(self.to);
        Ok(())
    }
}

impl State {
    /// Follows a path from a hammer's cell. Returns the reason if it is not allowed.
    #[inline]
    pub(super) fn follow(&self, hammer: Seat, path: Path) -> Result<Route, Reason> {
        let Some(from) = self.hammer_index(hammer).filter(|_| self.has(hammer)) else {
            return Err(Reason::NoSuchHammer);
        };
        let dice = self.dice.moving(path.len()).ok_or(Reason::WrongLength)?;
        let forbidden = self.forbidden(hammer);
        let route = match self.setup.switches.skips_holes() {
            true => self.jump(from, path, forbidden)?,
            false => self.walk(from, path, forbidden)?,
        };
        if self.may_land(hammer, route.to, dice) { Ok(route) } else { Err(Reason::WrongKind) }
    }

    /// Returns the cells that a hammer may not enter because of the turn so far (BE-15, BE-17).
    #[inline]
    pub(super) fn forbidden(&self, hammer: Seat) -> Cells {
        if hammer == self.seat { self.visited } else { Cells::EMPTY }
    }

    /// Returns whether a hammer that moves with these dice may land on a cell (BE-91, BE-92).
    #[inline]
    pub(super) fn may_land(&self, hammer: Seat, index: usize, dice: Dice) -> bool {
        hammer != self.seat || !self.refused_landings(dice).contains(index)
    }

    /// Returns the cells where the hammer of the deciding seat may not land with these dice
    /// (BE-91).
    #[inline]
    fn refused_landings(&self, dice: Dice) -> Cells {
        let Some(kind) = self.wanted_kind() else { return Cells::EMPTY };
        let refused = self.board().without(self.wall.of_kind(kind, self.board()));
        match self.setup.switches.binds_turn_end() {
            true => refused.without(self.matching_cells(dice)),
            false => refused,
        }
    }

    /// Returns whether a path from a cell stays on the wall and enters no cell twice.
    #[inline]
    pub(super) fn is_clear(&self, from: usize, path: Path) -> bool {
        tables::is_clear(path, self.clearance(from))
    }

    /// Follows a path step by step. A table shows that most paths need no checks.
    #[inline]
    fn walk(&self, from: usize, path: Path, forbidden: Cells) -> Result<Route, Reason> {
        let clear = path.stop() == 0 && self.is_clear(from, path);
        if !clear || !forbidden.is_empty() {
            return self.walk_checking(from, path, forbidden);
        }
        let columns = self.setup.grid.columns as isize;
        let offsets = [columns, -columns, -1, 1];
        let mut route = Route::from(from);
        for step in path.steps() {
            route.to = route.to.wrapping_add_signed(offsets[step as usize]);
            route.entered.insert(route.to);
        }
        Ok(route)
    }

    /// Follows a path, and checks every step. It may lead over empty cells (BE-12) and other
    /// hammers (BE-16).
    fn walk_checking(&self, from: usize, path: Path, forbidden: Cells) -> Result<Route, Reason> {
        let grid = self.setup.grid;
        let mut route = Route::from(from);
        for step in path.steps() {
            route.to = grid.next(route.to, step).ok_or(Reason::OffTheWall)?;
            route.enter(forbidden)?;
        }
        if path.stop() == 0 { Ok(route) } else { Err(Reason::NothingSkipped) }
    }

    /// Follows a path that jumps empty cells (BE-110).
    fn jump(&self, from: usize, path: Path, forbidden: Cells) -> Result<Route, Reason> {
        let mut route = Route::from(from);
        let mut left = path.len();
        for step in path.steps() {
            left -= 1;
            let stop = if left == 0 { path.stop() } else { 0 };
            self.enter(&mut route, step, stop, forbidden)?;
        }
        Ok(route)
    }

    /// Makes one step that jumps empty cells (BE-110): to the next piece, or to the empty cell with
    /// the given number.
    #[inline]
    pub(super) fn enter(
        &self,
        route: &mut Route,
        direction: Direction,
        stop: usize,
        forbidden: Cells,
    ) -> Result<(), Reason> {
        let mut jumped = 0;
        loop {
            route.to = self.setup.grid.next(route.to, direction).ok_or(Reason::OffTheWall)?;
            route.enter(forbidden)?;
            let jumps = self.wall.is_empty_at(route.to);
            jumped += usize::from(jumps);
            if jumps && jumped == stop {
                return Ok(());
            }
            if !jumps {
                return if stop == 0 { Ok(()) } else { Err(Reason::NoSuchStop) };
            }
        }
    }

    /// Returns the cells where the turn continues after the seat's own hammer has landed with these
    /// dice. Only there does its way matter.
    fn going_on(&self, dice: Dice) -> Cells {
        self.face_down_cells().or(self.matching_cells(dice))
    }

    /// Returns the cells with a face-up piece that matches these dice.
    fn matching_cells(&self, dice: Dice) -> Cells {
        let (wall, board) = (&self.wall, self.board());
        let of_value = dice.pick().map_or(Cells::EMPTY, |value| wall.of_value(value, board));
        let of_suit = dice.colour.map_or(Cells::EMPTY, |suit| wall.of_suit(suit, board));
        self.open_cells().and(of_value.or(of_suit))
    }

    /// Returns whether hammers jump empty cells, and there are any (BE-110).
    #[inline]
    pub(super) fn jumps(&self) -> bool {
        self.setup.switches.skips_holes() && !self.wall.empties().is_empty()
    }

    /// Returns whether the phase is a move, without jumps over empty cells.
    #[inline]
    pub(super) fn moves_without_jumps(&self) -> bool {
        self.phase == Phase::Moving && !self.jumps()
    }

    /// Returns the seats at the table. Other hammers are not on the wall (BE-33).
    #[inline]
    pub(super) fn seated(&self) -> impl Iterator<Item = Seat> + use<> {
        // Plain numbers are fastest here: this runs several times in every step.
        (0..self.setup.seats.into()).map(Seat::from_low_bits)
    }

    /// Returns the number of cells on each side of a cell.
    #[inline]
    pub(super) fn clearance(&self, index: usize) -> Clearance {
        Direction::ALL.map(|direction| self.setup.grid.beyond(index, direction))
    }

    /// Visits those of some cells that are within `len` steps of a cell, as cells of the window
    /// around it. Most cells are skipped row by row.
    #[inline]
    fn visit_near(&self, from: usize, len: usize, cells: Cells, mut visit: impl FnMut(usize)) {
        if cells.is_empty() {
            return;
        }
        let grid = self.setup.grid;
        let (column, row) = (grid.column(from), grid.row(from));
        let (columns, rows) = (usize::from(grid.columns), usize::from(grid.rows));
        for other in row.saturating_sub(len)..(row + len + 1).min(rows) {
            let wide = len - other.abs_diff(row);
            let (first, last) = (column.saturating_sub(wide), (column + wide).min(columns - 1));
            let in_row = (cells.bits() >> (other * columns + first)) as u32;
            let mut near = in_row & ((2 << (last - first)) - 1);
            let corner =
                tables::window(first as isize - column as isize, other as isize - row as isize);
            while near > 0 {
                visit(corner + near.trailing_zeros() as usize);
                near &= near - 1;
            }
        }
    }

    /// Returns the paths that end in the given cells.
    #[inline]
    fn paths_to<const W: usize>(
        &self,
        tables: &PathTables<W>,
        from: usize,
        cells: Cells,
    ) -> [u64; W] {
        let mut paths = [0; W];
        self.visit_near(from, tables.len(), cells, |cell| tables.add_ending(&mut paths, cell));
        paths
    }

    /// Returns the paths that end outside the given cells. It uses the smaller of both sets,
    /// because few cells have a piece late in a game.
    #[inline]
    fn paths_to_others<const W: usize>(
        &self,
        tables: &PathTables<W>,
        from: usize,
        cells: Cells,
    ) -> [u64; W] {
        let others = self.board().without(cells);
        match others.len() < cells.len() {
            true => self.paths_to(tables, from, others),
            false => self.paths_to(tables, from, cells).map(|paths| !paths),
        }
    }

    /// Returns the listed paths of the deciding seat's hammer: one to each different state.
    #[inline]
    fn own_paths<const W: usize>(&self, tables: &PathTables<W>, from: usize) -> [u64; W] {
        let mut blocked = [0; W];
        self.visit_near(from, tables.len(), self.visited, |cell| {
            tables.add_entering(&mut blocked, cell);
        });
        let dice = self.dice.moving(tables.len());
        let ended = match dice {
            Some(dice) if self.setup.switches.remembers_turn() => {
                self.paths_to_others(tables, from, self.going_on(dice))
            }
            _ => [u64::MAX; W],
        };
        let paths = tables.listed(self.clearance(from), &blocked, &ended);
        let refused = dice.map_or(Cells::EMPTY, |dice| self.refused_landings(dice));
        match refused.is_empty() {
            true => paths,
            false => tables::minus(&paths, &self.paths_to(tables, from, refused)),
        }
    }

    /// Returns the listed paths of a hammer.
    #[inline]
    fn paths<const W: usize>(&self, tables: &PathTables<W>, hammer: Seat, from: usize) -> [u64; W] {
        let paths = self.paths_of_one_die(tables, hammer, from);
        if self.dice.second.is_none() {
            return paths;
        }
        let nearer = self.ended_by_fewer(hammer, from, tables.len());
        tables::minus(&paths, &self.paths_to(tables, from, nearer))
    }

    #[inline]
    fn paths_of_one_die<const W: usize>(
        &self,
        tables: &PathTables<W>,
        hammer: Seat,
        from: usize,
    ) -> [u64; W] {
        match hammer == self.seat {
            true => self.own_paths(tables, from),
            false => *tables.firsts(self.clearance(from)),
        }
    }

    /// Returns the cells that both dice lead to, if the turn is over with either. The state is then
    /// the same, and listed with fewer steps.
    fn ended_by_fewer(&self, hammer: Seat, from: usize, len: usize) -> Cells {
        // An odd difference leads to cells of the other colour of a chessboard.
        let even = |fewer: &usize| *fewer < len && (len - fewer).is_multiple_of(2);
        let Some(fewer) = self.dice.lengths().find(even) else { return Cells::EMPTY };
        let mut ended = Cells::EMPTY;
        with_tables!(fewer, tables => {
            let paths = self.paths_of_one_die(tables, hammer, from);
            tables.each_end(&paths, |end| ended.insert(self.window_cell(from, end)));
        });
        let own = [fewer, len].map(|len| self.dice.moving(len).filter(|_| hammer == self.seat));
        own.into_iter().flatten().fold(ended, |ended, dice| ended.without(self.going_on(dice)))
    }

    /// Returns the cell where a legal move ends, or `None` for other actions and illegal moves.
    ///
    /// # Examples
    /// ```
    /// use mauerwerk::berlin::State;
    ///
    /// let state: State = "rows:2 columns:4 wall:tcStcA/tcMtA2cC hammers:a1/d2 seat:1 phase:moving \
    ///     roll:2".parse()?;
    /// assert_eq!(state.destination("1LD".parse()?), Some("c1".parse()?));
    /// assert_eq!(state.destination("1RR".parse()?), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn destination(&self, action: Action) -> Option<Cell> {
        let Action::Move(hammer, path) = action else { return None };
        let moving = self.phase == Phase::Moving;
        let route = self.follow(hammer, path).ok().filter(|_| moving)?;
        Some(self.setup.grid.cell(route.to))
    }

    /// Returns the cells that a hammer can reach.
    pub(super) fn reach(&self, hammer: Seat) -> Cells {
        let Some(from) = self.hammer_index(hammer) else { return Cells::EMPTY };
        if self.jumps() {
            let paths = self.jumps_of(hammer);
            let ends = paths.into_iter().filter_map(|path| self.follow(hammer, path).ok());
            return ends.map(|route| route.to).collect();
        }
        let mut reach = Cells::EMPTY;
        for len in self.dice.lengths() {
            with_tables!(len, tables => {
                let paths = self.paths(tables, hammer, from);
                tables.each_end(&paths, |end| reach.insert(self.window_cell(from, end)));
            });
        }
        reach
    }

    /// Calls `visit` with the index of the last cell of each listed move of a hammer, in the order
    /// of the moves.
    #[inline]
    pub(super) fn each_end(&self, hammer: Seat, mut visit: impl FnMut(usize)) {
        let Some(from) = self.hammer_index(hammer) else { return };
        for len in self.dice.lengths() {
            with_tables!(len, tables => {
                let paths = self.paths(tables, hammer, from);
                tables.each_end(&paths, |end| visit(self.window_cell(from, end)));
            });
        }
    }

    /// Returns the listed path of a hammer to a cell, with `nth` other paths to that cell before
    /// it.
    pub(super) fn nth_path_to(&self, hammer: Seat, to: usize, mut nth: usize) -> Option<Path> {
        let from = self.hammer_index(hammer)?;
        let end = self.window_around(from, to)?;
        for len in self.dice.lengths() {
            with_tables!(len, tables => {
                let paths = tables.ending(&self.paths(tables, hammer, from), end);
                match tables.nth(&paths, nth) {
                    Some(path) => return Some(path),
                    None => nth -= count(&paths),
                }
            });
        }
        None
    }

    /// Returns the cell of another cell in the window around a cell, or `None` if it is out of
    /// reach.
    fn window_around(&self, from: usize, to: usize) -> Option<usize> {
        let grid = self.setup.grid;
        let columns = grid.column(to) as isize - grid.column(from) as isize;
        let rows = grid.row(to) as isize - grid.row(from) as isize;
        let reach = Path::MAX_LEN as isize;
        (columns.abs() <= reach && rows.abs() <= reach).then(|| tables::window(columns, rows))
    }

    /// Returns the index of a cell of the window around a cell.
    #[inline]
    fn window_cell(&self, from: usize, window: usize) -> usize {
        let (columns, rows) = tables::offset(window);
        from.wrapping_add_signed(rows * self.setup.grid.columns as isize + columns)
    }

    /// Lists the paths of a hammer that jumps empty cells: the first of those that lead to the same
    /// state.
    fn jumps_of(&self, hammer: Seat) -> Vec<Path> {
        let Some(from) = self.hammer_index(hammer) else { return Vec::new() };
        let mut paths = Vec::new();
        for len in self.dice.lengths() {
            self.add_jumps(hammer, Route::from(from), 0, len, len, &mut paths);
        }
        paths.sort_unstable_by_key(|&(path, _)| path);
        self.keep_first_of_each(hammer, &mut paths);
        paths.into_iter().map(|(path, _)| path).collect()
    }

    /// Adds the paths that continue from a route with `left` of `len` steps left.
    fn add_jumps(
        &self,
        hammer: Seat,
        route: Route,
        code: u16,
        len: usize,
        left: usize,
        paths: &mut Vec<(Path, Route)>,
    ) {
        let forbidden = self.forbidden(hammer);
        let Some(dice) = self.dice.moving(len) else { return };
        for step in Direction::ALL {
            let code = code << 2 | step as u16;
            let after = |stop| {
                let mut route = route;
                self.enter(&mut route, step, stop, forbidden).map(|()| route)
            };
            if left > 1 {
                let Ok(route) = after(0) else { continue };
                self.add_jumps(hammer, route, code, len, left - 1, paths);
                continue;
            }
            // A stop is possible if the earlier cells are on the wall.
            let whole = Path::of_code(len, code);
            let stops = (1..).map_while(|stop| Some((whole.stopping(stop)?, after(stop).ok()?)));
            let all = after(0).ok().map(|route| (whole, route)).into_iter().chain(stops);
            paths.extend(all.filter(|(_, route)| self.may_land(hammer, route.to, dice)));
        }
    }

    /// Keeps the first of the paths that lead to the same state. It keeps one path to each cell
    /// where the turn is over. Where the turn continues, it keeps one for each die and, if paths
    /// are remembered, for each way.
    fn keep_first_of_each(&self, hammer: Seat, paths: &mut Vec<(Path, Route)>) {
        let dice = |len| self.dice.moving(len).filter(|_| hammer == self.seat);
        let goes_on: [Cells; Path::MAX_LEN + 1] =
            std::array::from_fn(|len| dice(len).map_or(Cells::EMPTY, |dice| self.going_on(dice)));
        let remembers = self.setup.switches.remembers_turn();
        let (mut ended, mut going_on) = (Cells::EMPTY, Vec::new());
        paths.retain(|&(path, route)| {
            if !goes_on[path.len()].contains(route.to) {
                let new = !ended.contains(route.to);
                ended.insert(route.to);
                return new;
            }
            let key = (route.to, path.len(), if remembers { route.entered } else { Cells::EMPTY });
            let new = !going_on.contains(&key);
            if new {
                going_on.push(key);
            }
            new
        });
    }

    /// Lists the moves that jump empty cells.
    pub(super) fn jumping_moves(&self) -> Vec<Action> {
        let moves =
            |hammer| self.jumps_of(hammer).into_iter().map(move |path| Action::Move(hammer, path));
        self.seated().flat_map(moves).collect()
    }
}

/// Returns the number of paths in a set.
#[inline]
fn count(paths: &[u64]) -> usize {
    paths.iter().map(|word| word.count_ones() as usize).sum()
}

/// The listed moves of all hammers.
#[derive(Copy, Clone, Debug)]
pub(super) struct MoveList {
    len: usize,
    /// The number of moves of each hammer, for the lower number of steps and the higher.
    counts: [[u16; 2]; Seat::COUNT],
    /// The paths of the deciding seat's hammer.
    own: [PathSet; 2],
}

impl MoveList {
    #[inline]
    pub(super) fn new(state: &State) -> Self {
        let mut walking =
            Self { len: 0, counts: [[0; 2]; Seat::COUNT], own: [[0; tables::WORDS]; 2] };
        for (nth, len) in state.dice.lengths().enumerate().take(2) {
            with_tables!(len, tables => walking.take_in(state, tables, nth));
        }
        walking
    }

    /// Adds the paths of one length.
    #[inline]
    fn take_in<const W: usize>(&mut self, state: &State, tables: &PathTables<W>, nth: usize) {
        for hammer in state.seated() {
            let Some(index) = state.hammer_index(hammer) else { continue };
            let count = if hammer == state.seat {
                let paths = state.paths(tables, hammer, index);
                self.own[nth][..W].copy_from_slice(&paths);
                count(&paths)
            } else if state.dice.second.is_none() {
                tables.reached(state.clearance(index))
            } else {
                count(&state.paths(tables, hammer, index))
            };
            self.counts[hammer.index()][nth] = count as u16;
            self.len += count;
        }
    }

    #[inline]
    pub(super) const fn len(&self) -> usize {
        self.len
    }

    #[inline]
    pub(super) fn nth(&self, state: &State, mut index: usize) -> Option<Action> {
        for hammer in state.seated() {
            for (nth, len) in state.dice.lengths().enumerate().take(2) {
                let count = usize::from(self.counts[hammer.index()][nth]);
                if index < count {
                    let from = state.hammer_index(hammer)?;
                    let path = with_tables!(len, tables => match hammer == state.seat {
                        true => tables.nth(self.own[nth].first_chunk()?, index),
                        false if state.dice.second.is_none() => {
                            tables.nth(tables.firsts(state.clearance(from)), index)
                        }
                        false => tables.nth(&state.paths(tables, hammer, from), index),
                    });
                    return Some(Action::Move(hammer, path?));
                }
                index -= count;
            }
        }
        None
    }
}
