//! Which piece lies where, while nobody knows what is printed on it.

use crate::berlin::cell::Grid;
use crate::berlin::{Cell, Direction, State};

/// Which piece lies in which cell, by the numbers that pieces have from when the wall was laid
/// out: in the order of their cells, and then those collected before.
#[derive(Clone)]
pub(super) struct Lay {
    grid: Grid,
    numbers: Vec<Option<usize>>,
}

/// How a piece moved by one cell.
pub(super) struct Slide {
    pub(super) number: usize,
    pub(super) from: usize,
    pub(super) to: usize,
}

impl Lay {
    pub(super) fn new(laid: &State) -> Self {
        let mut next = 0..;
        let number = |index| {
            let has_piece = laid.content_at(index).kind().is_some();
            if has_piece { next.next() } else { None }
        };
        let grid = laid.setup.grid;
        Self { grid, numbers: (0..grid.len()).map(number).collect() }
    }

    pub(super) fn at(&self, index: usize) -> Option<usize> {
        self.numbers.get(index).copied().flatten()
    }

    pub(super) fn in_cell(&self, cell: Cell) -> Option<usize> {
        self.at(self.grid.index(cell)?)
    }

    pub(super) fn remove(&mut self, index: usize) -> Option<usize> {
        self.numbers.get_mut(index)?.take()
    }

    /// Moves all pieces beyond an empty cell by one towards it (BE-60), the nearest first.
    pub(super) fn fill(&mut self, hole: Cell, from: Direction) -> Vec<Slide> {
        let Some(hole) = self.grid.index(hole) else { return Vec::new() };
        let line = self.grid.line(hole, from);
        let mut slides = Vec::new();
        for (to, from) in line.clone().zip(line.skip(1)) {
            self.numbers.swap(to, from);
            if let Some(number) = self.at(to) {
                slides.push(Slide { number, from, to });
            }
        }
        slides
    }
}
