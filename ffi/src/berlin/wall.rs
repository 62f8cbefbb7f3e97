//! Cells of the wall, and the ways of hammers over it.

use mauerwerk::berlin::{Cell, Path};

use super::BerlinDirection;
use crate::error::MauerwerkError;
use crate::seat::Whole;

pub(super) type BerlinCell = Cell;

uniffi::custom_type!(
    /// A place of the wall.
    BerlinCell,
    WallCell,
    {
        remote,
        try_lift: |cell| Ok(read_cell(cell)?),
        lower: |cell| WallCell { column: cell.column().into(), row: cell.row().into() },
    }
);

/// A place of the wall by column and row, counted from 0 at the lower left.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, uniffi::Record)]
pub struct WallCell {
    /// The column, from 0 at the left.
    pub column: Whole,
    /// The row, from 0 at the bottom.
    pub row: Whole,
}

fn read_cell(WallCell { column, row }: WallCell) -> Result<Cell, MauerwerkError> {
    let place = |number: Whole| usize::try_from(number.0).ok();
    let cell = place(column).zip(place(row)).and_then(|(column, row)| Cell::new(column, row));
    cell.ok_or_else(|| {
        MauerwerkError::notation("a cell of a wall", &format!("column {} row {}", column.0, row.0))
    })
}

pub(super) type BerlinPath = Path;

uniffi::custom_type!(
    /// The way a hammer takes.
    BerlinPath,
    HammerPath,
    {
        remote,
        try_lift: |path| {
            let stop = usize::try_from(path.stop.0).ok();
            let read = stop.zip(Path::new(&path.steps)).and_then(|(stop, path)| path.stopping(stop));
            Ok(read.ok_or_else(|| MauerwerkError::notation("a path of one to six steps", "…"))?)
        },
        lower: |path| HammerPath { steps: path.steps().collect(), stop: path.stop().into() },
    }
);

/// The way a hammer takes: one to six steps.
#[derive(Clone, Eq, PartialEq, Hash, Debug, uniffi::Record)]
pub struct HammerPath {
    /// The steps.
    pub steps: Vec<BerlinDirection>,
    /// The empty cell at which the last step stops, 1 for the first that it jumps; 0 takes the whole
    /// step (BE-110).
    pub stop: Whole,
}
