//! The wall on the table.

use mauerwerk::die_mauer::{End, Wall};

use super::DieMauerPiece;
use crate::error::MauerwerkError;

pub(super) type DieMauerWall = Wall;

uniffi::custom_type!(
    /// The pieces on the table, from the left to the right end.
    DieMauerWall,
    Vec<DieMauerPiece>,
    {
        remote,
        try_lift: |pieces| {
            let wall = pieces.iter().try_fold(Wall::default(), |wall, &p| wall.with(p, End::Right));
            Ok(wall.ok_or_else(|| MauerwerkError::notation("a wall of up to 64 pieces", "…"))?)
        },
        lower: |wall| wall.iter().collect(),
    }
);

pub(super) type DieMauerEnd = End;

/// An end of the wall.
#[uniffi::remote(Enum)]
pub enum DieMauerEnd {
    /// The end that is written first.
    Left,
    /// The end that is written last.
    Right,
}
