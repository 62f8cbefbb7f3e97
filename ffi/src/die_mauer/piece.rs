//! Building pieces, and the stocks of them.

use mauerwerk::BySeat;
use mauerwerk::die_mauer::{Piece, Stock};

use crate::error::MauerwerkError;
use crate::seat::{by_seat, list};

pub(super) type DieMauerPiece = Piece;

/// A type of building piece; a wall's number of merlons is part of its type (DM-10).
#[uniffi::remote(Enum)]
pub enum DieMauerPiece {
    /// A tower.
    Tower,
    /// A gate.
    Gate,
    /// A wall with one merlon.
    Wall1,
    /// A wall with two merlons.
    Wall2,
    /// A wall with three merlons.
    Wall3,
    /// A wall with four merlons.
    Wall4,
    /// A wall with five merlons.
    Wall5,
    /// A wall with six merlons.
    Wall6,
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

pub(super) type DieMauerStocks = BySeat<Stock>;

uniffi::custom_type!(
    /// Stocks in the order of the seats.
    DieMauerStocks,
    Vec<DieMauerStock>,
    {
        remote,
        try_lift: |stocks| by_seat(stocks, Ok),
        lower: |stocks| list(stocks),
    }
);
