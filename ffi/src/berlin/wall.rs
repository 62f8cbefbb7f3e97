//! The wall: its cells, and what lies in them.

use mauerwerk::Seats;
use mauerwerk::berlin::{Cell, Content, Direction};

use super::{BerlinFace, BerlinPiece, BerlinSuit};
use crate::error::MauerwerkError;
use crate::seat::{Whole, number};

pub(super) type BerlinCell = Cell;

uniffi::custom_type!(
    /// A place of the wall.
    BerlinCell,
    WallCell,
    {
        remote,
        try_lift: |cell| Ok(read_cell(cell)?),
        lower: |cell| WallCell { column: number(cell.column()), row: number(cell.row()) },
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

pub(super) type BerlinDirection = Direction;

/// One of the four orthogonal steps from a cell to the next (BE-10).
#[uniffi::remote(Enum)]
pub enum BerlinDirection {
    /// To the next row.
    Up,
    /// To the row before.
    Down,
    /// To the column before.
    Left,
    /// To the next column.
    Right,
}

pub(super) type BerlinContent = Content;

/// What lies in a cell.
#[uniffi::remote(Enum)]
pub enum BerlinContent {
    /// Nothing: a hole or a gap.
    Empty,
    /// A face-down tile that nobody has seen.
    Tile,
    /// A face-down tile that somebody has looked at (BE-48).
    Checked {
        /// What it shows, or nothing where that is hidden from the viewer (BE-49).
        tile: Option<BerlinFace>,
        /// Who has looked; with public checks that is everybody.
        by: Seats,
    },
    /// A face-down coin with the suit of its back (BE-04); nothing before that is dealt.
    Coin(Option<BerlinSuit>),
    /// A piece that lies face up.
    Open(BerlinPiece),
}
