//! How pieces move into empty cells at the end of a turn (variants 2 and 3).
//!
//! No settlement goes on for ever, however many shifts it takes (BE-126). With a ground every shift
//! brings pieces nearer to it. Without one no sequence of shifts leads back to a wall that was there
//! before, whatever is chosen, so nothing has to be remembered (BE-70); `docs/SETTLEMENTS.md` proves
//! it. Cells that are no holes are filled once (BE-118).

use super::action::Action;
use super::cell::{Cells, Direction};
use super::check::Checks;
use super::event::Event;
use super::reason::Reason;
use super::setup::Variant;
use super::state::{Phase, State};

/// Holds one choice of how an empty cell is filled.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub(super) struct Fill {
    pub(super) hole: usize,
    /// Says on which side of the hole the pieces lie that move.
    pub(super) from: Direction,
}

impl State {
    fn line(
        &self,
        fill: Fill,
    ) -> impl DoubleEndedIterator<Item = usize> + ExactSizeIterator + Clone + use<> {
        self.terms.grid.line(fill.hole, fill.from)
    }

    /// Starts the settlement at the end of a turn (BE-57).
    pub(super) fn settle(&mut self, note: &mut impl FnMut(Event)) {
        self.phase = Phase::Settling;
        self.settle_on(note);
    }

    /// Fills all that is filled without a choice, new holes included (BE-61), and ends the turn when
    /// nothing is left to fill (BE-67).
    fn settle_on(&mut self, note: &mut impl FnMut(Event)) {
        loop {
            if self.plays(Variant::Gravity) && !self.terms.switches.fills_gaps() {
                let Some(fill) = self.falling() else { break };
                self.fill(fill, note);
                continue;
            }
            if self.plays(Variant::Gravity) {
                self.close_up(note);
            }
            self.opened = self.opened.and(self.wall.empties());
            let mut fills = self.fills();
            let (first, second) = (fills.next(), fills.next());
            drop(fills);
            match (first, second) {
                (None, _) => break,
                (Some(fill), None) => self.fill_chosen(fill, note),
                _ => return,
            }
        }
        self.opened = Cells::EMPTY;
        self.finish_turn(note);
    }

    /// Returns how the next hole falls shut: that nearest to the ground, of those the lowest
    /// (BE-62).
    fn falling(&self) -> Option<Fill> {
        let (grid, from) = (self.terms.grid, self.terms.sky());
        let height = |&hole: &usize| grid.beyond(hole, from.opposite());
        let hole = self.hole_cells().iter().min_by_key(height)?;
        Some(Fill { hole, from })
    }

    /// Closes all lines up towards the ground (BE-117).
    fn close_up(&mut self, note: &mut impl FnMut(Event)) {
        let (grid, from) = (self.terms.grid, self.terms.sky());
        loop {
            let pieces = self.board().without(self.wall.empties());
            let under = self.wall.empties().and(grid.beside(pieces, from));
            let height = |&hole: &usize| grid.beyond(hole, from.opposite());
            let Some(hole) = under.iter().min_by_key(height) else { return };
            self.fill(Fill { hole, from }, note);
        }
    }

    /// Lists how the mover may fill a cell (BE-63, BE-69, BE-117).
    pub(super) fn fills(&self) -> impl Iterator<Item = Fill> + '_ {
        let holes = match self.plays(Variant::NulloGravity) {
            true => self.hole_cells(),
            false => Cells::EMPTY,
        };
        let cells = holes.or(self.opened).iter();
        let fills = cells.flat_map(|hole| Direction::ALL.map(|from| Fill { hole, from }));
        fills.filter(|&fill| self.refuses_fill(fill).is_none())
    }

    /// Says why a cell may not be filled from a side.
    pub(super) fn refuses_fill(&self, fill: Fill) -> Option<Reason> {
        let neighbour = self.terms.grid.next(fill.hole, fill.from);
        let nullo = self.plays(Variant::NulloGravity);
        let across = fill.from != self.terms.sky() && fill.from != self.terms.sky().opposite();
        let hole = nullo && self.hole_cells().contains(fill.hole);
        let to_fill = hole || (self.opened.contains(fill.hole) && (nullo || across));
        if !to_fill || neighbour.is_none_or(|place| self.wall.is_empty_at(place)) {
            Some(self.nothing_falls())
        } else {
            None
        }
    }

    pub(super) const fn nothing_falls(&self) -> Reason {
        if self.terms.switches.fills_gaps() { Reason::NotASide } else { Reason::NothingFalls }
    }

    /// Fills a cell as the mover chose, and goes on.
    pub(super) fn fill_and_settle(&mut self, fill: Fill, note: &mut impl FnMut(Event)) {
        self.fill_chosen(fill, note);
        self.settle_on(note);
    }

    fn fill_chosen(&mut self, fill: Fill, note: &mut impl FnMut(Event)) {
        self.opened.remove(fill.hole);
        self.fill(fill, note);
    }

    /// Moves all pieces on one side of an empty cell by one towards it (BE-60). Hammers ride along
    /// (BE-64); those in empty cells stay (BE-65, BE-66).
    fn fill(&mut self, fill: Fill, note: &mut impl FnMut(Event)) {
        let line = self.line(fill);
        let toward = line.clone().zip(line.clone().skip(1));
        for hammer in self.seated() {
            let Some(place) = self.hammer_place(hammer) else { continue };
            let ride = toward.clone().find(|&(_, from)| from == place);
            if let Some((to, _)) = ride.filter(|_| !self.wall.is_empty_at(place)) {
                self.hammers[hammer.index()] = to as u8;
            }
        }
        let mut checks = self.checks.by_cell(self.tiles());
        rotate(&mut checks, line.clone());
        self.wall.shift(line);
        if self.plays(Variant::CrazyEights) {
            self.checks = Checks::from_cells(&checks, self.tiles());
        }
        note(Event::Filled { cell: self.terms.grid.cell(fill.hole), from: fill.from });
    }

    /// Lists the fills as actions.
    pub(super) fn fill_actions(&self) -> Vec<Action> {
        let action = |fill: Fill| Action::Fill(self.terms.grid.cell(fill.hole), fill.from);
        self.fills().map(action).collect()
    }
}

/// Moves what lies along a line by one towards its first place, and that to the last.
fn rotate<T>(values: &mut [T], line: impl ExactSizeIterator<Item = usize> + Clone) {
    for (to, from) in line.clone().zip(line.skip(1)) {
        values.swap(to, from);
    }
}
