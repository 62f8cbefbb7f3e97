//! Checked boards, with everything that follows from their plans.

use serde::Serialize;

use crate::base::rule::Faults;
use crate::games::mauerbauer::plan::BoardPlan;
use crate::games::mauerbauer::plane::faults;
use crate::games::mauerbauer::space::{
    Line, LineNumber, Lines, Region, Space, Spaces, TowerSpace, TowerSpaces,
};

/// The counts of a board's parts.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize)]
pub struct BoardCounts {
    /// The number of landscape spaces, 1 to 64.
    pub spaces: usize,
    /// The number of wall lines.
    pub lines: usize,
    /// The number of tower spaces, 3 to 64.
    pub towers: usize,
    /// The number of lines that border one space (MA-03).
    pub rim: usize,
    /// The number of coast lines: lines of the rim next to water.
    pub coast: usize,
    /// The number of tower spaces at the shore (MA-05).
    pub shore: usize,
    /// The number of lines between two regions (MA-02).
    pub boundary: usize,
}

impl BoardPlan {
    /// Checks the plan and counts its parts.
    ///
    /// # Errors
    /// Returns all faults at once, with the names of spaces, lines and tower spaces (MA-91).
    pub fn check(&self) -> Result<BoardCounts, Faults> {
        Board::new(self).map(|board| board.counts())
    }
}

/// The borders of a board.
#[derive(Debug)]
pub(super) struct Board {
    /// The lines in the order of their names.
    lines: Vec<Border>,
    all: Lines,
    lines_of: [Lines; Space::COUNT],
    lines_at: [Lines; TowerSpace::COUNT],
    corners_of: [TowerSpaces; Space::COUNT],
    around: [Spaces; TowerSpace::COUNT],
    spaces: Spaces,
    /// The spaces in order.
    in_order: Vec<Space>,
    towers: TowerSpaces,
    /// The index of each tower space among all of them.
    tower_ranks: [u8; TowerSpace::COUNT],
    regions: [Spaces; Region::COUNT],
    shore: TowerSpaces,
    /// The tower spaces at the ends of rim lines.
    rim: TowerSpaces,
    coast: Lines,
}

/// The spaces next to a line: the one with the lower number, and at most one more.
#[derive(Copy, Clone, Debug)]
pub(super) struct Border {
    pub(super) line: Line,
    /// The tower spaces at the ends of the line.
    pub(super) ends: TowerSpaces,
    pub(super) sides: [Option<Space>; 2],
}

impl Border {
    /// Returns the spaces next to the line.
    pub(super) fn spaces(&self) -> Spaces {
        self.sides.into_iter().flatten().collect()
    }

    /// Returns the space beyond the line, seen from a space next to it.
    #[inline]
    pub(super) fn beyond(&self, space: Space) -> Option<Space> {
        if self.sides[0] == Some(space) { self.sides[1] } else { self.sides[0] }
    }
}

impl Board {
    /// Makes a board from its plan.
    ///
    /// # Errors
    /// Returns all faults of the plan.
    pub(super) fn new(plan: &BoardPlan) -> Result<Self, Faults> {
        faults(plan).or(())?;
        Ok(Self::lay(plan))
    }

    /// Makes a board from a valid plan.
    pub(super) fn lay(plan: &BoardPlan) -> Self {
        let mut board = Self {
            lines: Vec::new(),
            all: Lines::EMPTY,
            lines_of: [Lines::EMPTY; Space::COUNT],
            lines_at: [Lines::EMPTY; TowerSpace::COUNT],
            corners_of: [TowerSpaces::EMPTY; Space::COUNT],
            around: [Spaces::EMPTY; TowerSpace::COUNT],
            spaces: Spaces::EMPTY,
            in_order: Vec::new(),
            towers: TowerSpaces::EMPTY,
            tower_ranks: [0; TowerSpace::COUNT],
            regions: [Spaces::EMPTY; Region::COUNT],
            shore: TowerSpaces::EMPTY,
            rim: TowerSpaces::EMPTY,
            coast: Lines::EMPTY,
        };
        board.lay_spaces(plan);
        board.lay_lines(plan);
        board.in_order = board.spaces.iter().collect();
        for (rank, tower) in (0..).zip(board.towers.iter()) {
            board.tower_ranks[tower.index()] = rank;
        }
        board
    }

    fn lay_spaces(&mut self, plan: &BoardPlan) {
        for (region, spaces) in self.regions.iter_mut().zip(&plan.regions) {
            for (space, corners) in spaces.numbered() {
                region.insert(space);
                self.spaces.insert(space);
                for &tower in &corners.0 {
                    self.corners_of[space.index()].insert(tower);
                    self.around[tower.index()].insert(space);
                    self.towers.insert(tower);
                }
            }
        }
    }

    /// Makes a wall line from every side of a space, including those at the rim (MA-03).
    fn lay_lines(&mut self, plan: &BoardPlan) {
        let mut sides: Vec<(Line, Space)> = Vec::new();
        for (space, corners) in plan.regions.iter().flat_map(|region| region.numbered()) {
            let lines = corners.sides().filter_map(|(from, to)| Line::new(from, to));
            sides.extend(lines.map(|line| (line, space)));
        }
        sides.sort_unstable();
        for beside in sides.chunk_by(|one, other| one.0 == other.0) {
            let line = beside[0].0;
            let number = LineNumber::from_index(self.lines.len() as u8);
            let second = beside.get(1).map(|&(_, space)| space);
            self.all.insert(number);
            let (ends, sides) = (line.ends().into_iter().collect(), [Some(beside[0].1), second]);
            self.lines.push(Border { line, ends, sides });
            for &(_, space) in beside {
                self.lines_of[space.index()].insert(number);
            }
            for end in line.ends() {
                self.lines_at[end.index()].insert(number);
                if second.is_none() {
                    self.rim.insert(end);
                }
            }
            if plan.coast.contains(&line) {
                self.coast.insert(number);
                line.ends().into_iter().for_each(|end| self.shore.insert(end));
            }
        }
    }

    /// Counts the parts of the board.
    pub(super) fn counts(&self) -> BoardCounts {
        let count = |filter: &dyn Fn(&Border) -> bool| {
            self.lines.iter().filter(|border| filter(border)).count()
        };
        BoardCounts {
            spaces: self.spaces.len(),
            lines: self.lines.len(),
            towers: self.tower_spaces().len(),
            rim: count(&|border| border.sides[1].is_none()),
            coast: self.coast.len(),
            shore: self.shore.len(),
            boundary: count(&|border| self.is_boundary(border)),
        }
    }

    /// Returns whether a line is between two regions (MA-02).
    pub(super) fn is_boundary(&self, border: &Border) -> bool {
        border.sides[1].is_some()
            && !self.regions.iter().any(|region| border.spaces().within(*region))
    }

    #[inline]
    pub(super) fn border(&self, number: LineNumber) -> &Border {
        &self.lines[number.index()]
    }

    #[inline]
    pub(super) fn line(&self, number: LineNumber) -> Line {
        self.border(number).line
    }

    /// Returns the number of a line, or `None` if the board doesn't have it.
    #[inline]
    pub(super) fn number(&self, line: Line) -> Option<LineNumber> {
        let [first, second] = line.ends();
        self.lines_at(first).and(self.lines_at(second)).first()
    }

    #[inline]
    pub(super) const fn all_lines(&self) -> Lines {
        self.all
    }

    pub(super) const fn spaces(&self) -> Spaces {
        self.spaces
    }

    /// Returns the spaces in order.
    pub(super) fn in_order(&self) -> &[Space] {
        &self.in_order
    }

    /// Returns the spaces of a region. Empty if the board doesn't have it.
    pub(super) const fn region(&self, region: usize) -> Spaces {
        self.regions[region]
    }

    pub(super) const fn shore(&self) -> TowerSpaces {
        self.shore
    }

    pub(super) fn is_coast(&self, number: LineNumber) -> bool {
        self.coast.contains(number)
    }

    #[inline]
    pub(super) const fn lines_at(&self, tower: TowerSpace) -> Lines {
        self.lines_at[tower.index()]
    }

    #[inline]
    pub(super) const fn lines_of(&self, space: Space) -> Lines {
        self.lines_of[space.index()]
    }

    pub(super) const fn tower_spaces(&self) -> TowerSpaces {
        self.towers
    }

    /// Returns the index of a tower space among all of them.
    #[inline]
    pub(super) const fn tower_rank(&self, tower: TowerSpace) -> usize {
        self.tower_ranks[tower.index()] as usize
    }

    /// Returns the corners of some spaces without duplicates, even if the spaces touch themselves
    /// (MA-44).
    #[inline]
    pub(super) fn corners(&self, spaces: Spaces) -> TowerSpaces {
        spaces.iter().fold(TowerSpaces::EMPTY, |all, space| all.or(self.corners_of[space.index()]))
    }

    /// Returns the lines around some spaces and between them.
    #[inline]
    pub(super) fn sides(&self, spaces: Spaces) -> Lines {
        spaces.iter().fold(Lines::EMPTY, |all, space| all.or(self.lines_of(space)))
    }

    /// Returns whether a tower space is completely inside a set of spaces (MA-42). Tower spaces at
    /// the rim never are (MA-43).
    #[inline]
    pub(super) fn is_within(&self, tower: TowerSpace, spaces: Spaces) -> bool {
        !self.rim.contains(tower) && self.around[tower.index()].within(spaces)
    }
}
