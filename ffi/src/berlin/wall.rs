//! The wall: its cells, and what lies in them.

use mauerwerk::Seats;
use mauerwerk::berlin::{Cell, Content, Direction};

use super::{BerlinFace, BerlinPiece, BerlinSuit};
use crate::error::MauerwerkError;
use crate::seat::{Whole, number};

pub(super) type BerlinCell = Cell;

uniffi::custom_type!(
    /// Names a place of the wall.
    BerlinCell,
    WallCell,
    {
        remote,
        try_lift: |cell| Ok(read_cell(cell)?),
        lower: |cell| WallCell { column: number(cell.column()), row: number(cell.row()) },
    }
);

/// Names a place of the wall by column and row, counted from 0 at the lower left.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, uniffi::Record)]
pub struct WallCell {
    /// Counts columns from 0 at the left.
    pub column: Whole,
    /// Counts rows from 0 at the bottom.
    pub row: Whole,
}

fn read_cell(WallCell { column, row }: WallCell) -> Result<Cell, MauerwerkError> {
    let place = |number: Whole| usize::try_from(number.0).ok();
    let cell = place(column).zip(place(row)).and_then(|(column, row)| Cell::new(column, row));
    cell.ok_or_else(|| {
        MauerwerkError::notation("a cell of a wall", &format!("column {} row {}", column.0, row.0))
    })
}

pub(super) type BerlinDirection = Direction;

/// Names one of the four ways from a cell to the next.
#[uniffi::remote(Enum)]
pub enum BerlinDirection {
    /// Leads to the next row.
    Up,
    /// Leads to the row before.
    Down,
    /// Leads to the column before.
    Left,
    /// Leads to the next column.
    Right,
}

pub(super) type BerlinContent = Content;

/// Holds what lies in a cell.
#[uniffi::remote(Enum)]
pub enum BerlinContent {
    /// Holds nothing: a hole or a gap.
    Empty,
    /// Holds a face-down tile that nobody has seen.
    Tile,
    /// Holds a face-down tile that somebody has looked at (BE-48).
    Checked {
        /// Holds what it shows, or nothing where that is hidden from the viewer (BE-49).
        tile: Option<BerlinFace>,
        /// Lists who has looked; with public checks that is everybody.
        by: Seats,
    },
    /// Holds a face-down coin with the suit of its back (BE-04); nothing before that is dealt.
    Coin(Option<BerlinSuit>),
    /// Holds a piece that lies face up.
    Open(BerlinPiece),
}
