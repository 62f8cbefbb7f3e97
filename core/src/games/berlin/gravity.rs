//! Gravity: pieces move into empty cells at the end of a turn (variants 2 and 3).
//!
//! Every settlement ends, after any number of shifts (BE-126). If there is a ground, every shift
//! brings pieces nearer to it. Otherwise, no sequence of shifts leads back to an earlier wall, for
//! any choices, so nothing has to be remembered (BE-70). `docs/SETTLEMENTS.md` proves it. Cells
//! that are not holes are filled once (BE-118).

use crate::games::berlin::cell::Cells;
use crate::games::berlin::wall::Looks;
use crate::games::berlin::{Action, Direction, Event, Phase, Reason, State, Variant};

/// A way to fill an empty cell: by shifting the pieces on one side of it.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub(super) struct Shift {
    pub(super) hole: usize,
    /// The side of the hole from which the pieces move.
    pub(super) from: Direction,
}

impl State {
    fn line(
        &self,
        shift: Shift,
    ) -> impl DoubleEndedIterator<Item = usize> + ExactSizeIterator + Clone + use<> {
        self.setup.grid.line(shift.hole, shift.from)
    }

    /// Starts the settlement at the end of a turn (BE-57).
    pub(super) fn settle(&mut self, note: &mut impl FnMut(Event)) {
        self.phase = Phase::Settling;
        self.settle_on(note);
    }

    /// Fills everything that has no choice, including new holes (BE-61), and ends the turn when
    /// nothing is left to fill (BE-67).
    fn settle_on(&mut self, note: &mut impl FnMut(Event)) {
        loop {
            if self.plays(Variant::Gravity) && !self.setup.switches.fills_gaps() {
                let Some(shift) = self.falling() else { break };
                self.shift(shift, note);
                continue;
            }
            if self.plays(Variant::Gravity) {
                self.close_up(note);
            }
            self.opened = self.opened.and(self.wall.empties());
            let mut shifts = self.shifts();
            let (first, second) = (shifts.next(), shifts.next());
            drop(shifts);
            match (first, second) {
                (None, _) => break,
                (Some(shift), None) => self.shift_chosen(shift, note),
                _ => return,
            }
        }
        self.opened = Cells::EMPTY;
        self.finish_turn(note);
    }

    /// Returns the next shift by falling: the hole nearest to the ground, and among those the
    /// lowest (BE-62).
    fn falling(&self) -> Option<Shift> {
        let (grid, from) = (self.setup.grid, self.setup.sky());
        let height = |&hole: &usize| grid.beyond(hole, from.opposite());
        let hole = self.hole_cells().iter().min_by_key(height)?;
        Some(Shift { hole, from })
    }

    /// Closes all lines towards the ground (BE-117).
    fn close_up(&mut self, note: &mut impl FnMut(Event)) {
        let (grid, from) = (self.setup.grid, self.setup.sky());
        loop {
            let pieces = self.board().without(self.wall.empties());
            let under = self.wall.empties().and(grid.beside(pieces, from));
            let height = |&hole: &usize| grid.beyond(hole, from.opposite());
            let Some(hole) = under.iter().min_by_key(height) else { return };
            self.shift(Shift { hole, from }, note);
        }
    }

    /// Lists the ways in which the mover may fill a cell (BE-63, BE-69, BE-117).
    pub(super) fn shifts(&self) -> impl Iterator<Item = Shift> + '_ {
        let holes = match self.plays(Variant::NulloGravity) {
            true => self.hole_cells(),
            false => Cells::EMPTY,
        };
        let cells = holes.or(self.opened).iter();
        let shifts = cells.flat_map(|hole| Direction::ALL.map(|from| Shift { hole, from }));
        shifts.filter(|&shift| self.refuses_shift(shift).is_none())
    }

    /// Returns why a cell may not be filled from a side.
    pub(super) fn refuses_shift(&self, shift: Shift) -> Option<Reason> {
        let neighbour = self.setup.grid.next(shift.hole, shift.from);
        let nullo = self.plays(Variant::NulloGravity);
        let across = shift.from != self.setup.sky() && shift.from != self.setup.sky().opposite();
        let hole = nullo && self.hole_cells().contains(shift.hole);
        let to_fill = hole || (self.opened.contains(shift.hole) && (nullo || across));
        if !to_fill || neighbour.is_none_or(|index| self.wall.is_empty_at(index)) {
            Some(self.nothing_falls())
        } else {
            None
        }
    }

    pub(super) const fn nothing_falls(&self) -> Reason {
        if self.setup.switches.fills_gaps() { Reason::NotASide } else { Reason::NothingFalls }
    }

    /// Fills a cell as the mover chose, and continues.
    pub(super) fn shift_and_settle(&mut self, shift: Shift, note: &mut impl FnMut(Event)) {
        self.shift_chosen(shift, note);
        self.settle_on(note);
    }

    fn shift_chosen(&mut self, shift: Shift, note: &mut impl FnMut(Event)) {
        self.opened.remove(shift.hole);
        self.shift(shift, note);
    }

    /// Moves all pieces on one side of an empty cell by one towards it (BE-60). Hammers on these
    /// pieces move with them (BE-64), and hammers in empty cells stay (BE-65, BE-66).
    fn shift(&mut self, shift: Shift, note: &mut impl FnMut(Event)) {
        let line = self.line(shift);
        let toward = line.clone().zip(line.clone().skip(1));
        for hammer in self.seated() {
            let Some(index) = self.hammer_index(hammer) else { continue };
            let ride = toward.clone().find(|&(_, from)| from == index);
            if let Some((to, _)) = ride.filter(|_| !self.wall.is_empty_at(index)) {
                self.hammers[hammer.index()] = to as u8;
            }
        }
        let mut checks = self.looks.by_cell(self.tiles());
        rotate(&mut checks, line.clone());
        self.wall.shift(line);
        if self.plays(Variant::CrazyEights) {
            self.looks = Looks::from_cells(&checks, self.tiles());
        }
        note(Event::Filled { cell: self.setup.grid.cell(shift.hole), from: shift.from });
    }

    /// Returns the action of a shift.
    pub(super) fn fill(&self, shift: Shift) -> Action {
        Action::Fill(self.setup.grid.cell(shift.hole), shift.from)
    }
}

/// Rotates the values along a line by one place, so that the first becomes the last.
fn rotate<T>(values: &mut [T], line: impl ExactSizeIterator<Item = usize> + Clone) {
    for (to, from) in line.clone().zip(line.skip(1)) {
        values.swap(to, from);
    }
}
