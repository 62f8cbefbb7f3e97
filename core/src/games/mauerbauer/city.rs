//! Cities: spaces completely enclosed by walls.

use crate::games::mauerbauer::space::{LineNumber, Lines, Space, Spaces, TowerSpace, TowerSpaces};
use crate::games::mauerbauer::state::{Phase, State};

impl State {
    /// Returns the lines where a wall may be built: those without a wall that border no completed
    /// city (MA-10, MA-12). So no such line is between two cities (MA-11).
    #[inline]
    pub(super) fn free_lines(&self) -> Lines {
        let board = self.board();
        board.all_lines().without(self.walls).without(board.sides(self.closed))
    }

    /// Returns the city or the open land of a space: all spaces that can be reached from it without
    /// crossing a wall. Returns `None` if that leads off the board (MA-04, MA-06). A ring around an
    /// older city does not include it (MA-08), and the rest of the board may be a city, too
    /// (MA-09).
    pub(super) fn enclosed(&self, from: Space) -> Option<Spaces> {
        let board = self.board();
        let mut found = Spaces::only(from);
        let mut ahead = found;
        while let Some(space) = ahead.pop() {
            for line in board.lines_of(space).without(self.walls).iter() {
                let next = Spaces::only(board.border(line).beyond(space)?).without(found);
                found = found.or(next);
                ahead = ahead.or(next);
            }
        }
        Some(found)
    }

    /// Returns the city that a wall completed, if there is one. There is at most one (MA-07).
    pub(super) fn completed_by(&self, line: LineNumber) -> Option<Spaces> {
        if !self.joins_walls(line) {
            return None;
        }
        self.board().border(line).sides.into_iter().flatten().find_map(|space| self.enclosed(space))
    }

    /// Returns whether other walls also join the ends of a wall. Otherwise, the wall encloses
    /// nothing.
    fn joins_walls(&self, line: LineNumber) -> bool {
        let board = self.board();
        let [start, goal] = board.line(line).ends();
        let others = self.walls.without(Lines::only(line));
        let mut found = TowerSpaces::only(start);
        let mut ahead = found;
        if !board.lines_at(goal).meets(others) {
            return false;
        }
        while let Some(at) = ahead.pop() {
            for wall in board.lines_at(at).and(others).iter() {
                let ends = board.border(wall).ends;
                ahead = ahead.or(ends.without(found));
                found = found.or(ends);
            }
            if found.contains(goal) {
                return true;
            }
        }
        false
    }

    /// Returns the city completed in this turn.
    pub(super) fn new_city(&self) -> Option<Spaces> {
        let line = self.line.filter(|_| self.phase.follows_wall())?;
        self.completed_by(line)
    }

    /// Returns the completed city that a space is in.
    pub(super) fn city_at(&self, space: Space) -> Option<Spaces> {
        if self.closed.contains(space) { self.enclosed(space) } else { None }
    }

    /// Returns the completed city named by a space.
    pub(super) fn city_named(&self, name: Space) -> Option<Spaces> {
        self.city_at(name).filter(|city| city.first() == Some(name))
    }

    /// Returns all completed cities, in the order of their names.
    pub(super) fn cities(&self) -> impl Iterator<Item = Spaces> + '_ {
        let mut left = self.closed;
        std::iter::from_fn(move || {
            let city = self.enclosed(left.first()?).unwrap_or(left);
            left = left.without(city);
            Some(city)
        })
    }

    /// Returns the spaces of the completed city named by a space. Empty if there is none.
    #[must_use]
    pub fn city(&self, name: Space) -> Vec<Space> {
        self.city_named(name).map_or_else(Vec::new, |city| city.iter().collect())
    }

    /// Returns the older cities that share a wall with the city completed in this turn (MA-46), by
    /// their names.
    pub(super) fn neighbours(&self) -> Spaces {
        let Some(city) = self.new_city() else { return Spaces::EMPTY };
        let board = self.board();
        let beyond = board.sides(city).iter().flat_map(|line| board.border(line).sides);
        let beside: Spaces = beyond.flatten().collect();
        beside.without(city).iter().filter_map(|space| self.city_at(space)?.first()).collect()
    }

    /// Returns the walls between two spaces of a set (MA-41).
    pub(super) fn inner_walls(&self, spaces: Spaces) -> impl Iterator<Item = LineNumber> + '_ {
        let board = self.board();
        let walls = board.sides(spaces).and(self.walls);
        walls.iter().filter(move |&line| {
            let border = board.border(line);
            border.sides[1].is_some() && border.spaces().within(spaces)
        })
    }

    /// Returns the towers completely inside a set of spaces (MA-42).
    pub(super) fn inner_towers(&self, spaces: Spaces) -> impl Iterator<Item = TowerSpace> + '_ {
        let towers = self.board().corners(spaces).and(self.all_towers());
        towers.iter().filter(move |&tower| self.board().is_within(tower, spaces))
    }

    /// Returns the city of a scoring: the one completed in this turn, or the one chosen in the
    /// final scoring. Connected cities are one (MA-50, MA-51).
    pub(super) fn scored_city(&self) -> Option<Spaces> {
        match self.phase {
            Phase::FinalScoring => self.city_at(self.chosen?),
            _ => self.new_city(),
        }
    }
}
