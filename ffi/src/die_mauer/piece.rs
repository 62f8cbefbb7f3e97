//! Fists, stocks, and the wall on the table.

use mauerwerk::die_mauer::{End, Fist, Piece, Stock, Wall};

use super::{DieMauerFist, DieMauerPiece};
use crate::error::MauerwerkError;

by_seat! {
    /// Fists in the order of the seats.
    DieMauerFists: BySeat<Fist> as DieMauerFist
}

by_seat! {
    /// Stocks in the order of the seats.
    DieMauerStocks: BySeat<Stock> as DieMauerStock
}

pub(super) type DieMauerStock = Stock;

uniffi::custom_type!(
    /// The pieces that a seat has, in the order of their types.
    DieMauerStock,
    Vec<DieMauerPiece>,
    {
        remote,
        try_lift: |pieces| Ok(stock(&pieces)?),
        lower: |stock| stock.iter().collect(),
    }
);

fn stock(pieces: &[Piece]) -> Result<Stock, MauerwerkError> {
    let written = || pieces.iter().map(Piece::to_string).collect::<String>();
    Stock::from_pieces(pieces.iter().copied()).ok_or_else(|| {
        MauerwerkError::notation("a stock of at most 15 pieces of a type", &written())
    })
}

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
