//! Mirror images of the wall, which the rules can't tell apart.

use crate::berlin::cell::Grid;
use crate::berlin::{Cell, Content, Direction, Position, State, Variant};
use crate::game::Game;

/// What a wall is mirrored in.
#[derive(Copy, Clone)]
struct Mirror {
    /// Whether left and right change places.
    columns: bool,
    /// Whether up and down do.
    rows: bool,
}

impl Mirror {
    /// Returns where a cell lies in the mirror image.
    fn image(self, cell: Cell, grid: Grid) -> Cell {
        let turned = |mirrored, place, count: u8| match mirrored {
            true => usize::from(count) - 1 - place,
            false => place,
        };
        let column = turned(self.columns, cell.column(), grid.columns);
        let row = turned(self.rows, cell.row(), grid.rows);
        Cell::new(column, row).unwrap_or(cell)
    }
}

impl State {
    /// Returns the first in notation of this state and its mirror images. While the wall is laid out,
    /// cell after cell, a state is none of another's.
    pub(super) fn first_of_images(&self) -> Self {
        if self.phase.is_laying_out() {
            return *self;
        }
        let images = self.mirrors().filter_map(|mirror| self.mirrored(mirror));
        images.min_by_key(Game::notation).unwrap_or(*self)
    }

    /// Returns the mirrors that leave the ground where it is, if pieces fall (BE-56).
    fn mirrors(&self) -> impl Iterator<Item = Mirror> + use<> {
        let (falls, sky) = (self.plays(Variant::Gravity), self.setup.sky());
        let upright = matches!(sky, Direction::Up | Direction::Down);
        let all = [(false, false), (true, false), (false, true), (true, true)];
        let mirrors = all.map(|(columns, rows)| Mirror { columns, rows });
        mirrors.into_iter().filter(move |mirror| match (falls, upright) {
            (true, true) => !mirror.rows,
            (true, false) => !mirror.columns,
            (false, _) => true,
        })
    }

    fn mirrored(&self, mirror: Mirror) -> Option<Self> {
        let grid = self.setup.grid;
        let image = |cell: Cell| mirror.image(cell, grid);
        let images = |cells: &[Cell]| {
            let mut images: Vec<_> = cells.iter().copied().map(image).collect();
            images.sort_unstable();
            images
        };
        let position = Position::from(*self);
        let content = |index| position.content(image(grid.cell(index))).unwrap_or(Content::Empty);
        let mirrored = Position {
            wall: (0..grid.len()).map(content).collect(),
            hammers: position.hammers.iter().map(|hammer| hammer.map(image)).collect(),
            at: position.at.map(image),
            visited: images(&position.visited),
            opened: images(&position.opened),
            ..position
        };
        Self::try_from(mirrored).ok()
    }
}
