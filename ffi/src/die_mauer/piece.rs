//! Fists, stocks, and the wall on the table.

use mauerwerk::die_mauer::{End, Fist, Piece, SeenStock, Stock, Wall};

use super::{DieMauerFist, DieMauerPiece};
use crate::error::MauerwerkError;
use crate::seat::Whole;

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

/// What a position says of the pieces a seat has.
#[derive(Clone, Eq, PartialEq, Debug, uniffi::Record)]
pub struct DieMauerSeenStock {
    /// The number of pieces there are, which is public (DM-49).
    pub size: Whole,
    /// The pieces if nothing about them is hidden from the viewer.
    pub certain: Option<DieMauerStock>,
    /// The pieces there would be had the gifts hidden from the viewer not been made; empty if
    /// only the size is known.
    pub visible: DieMauerStock,
    /// The pieces that were built without being among the visible ones.
    pub surplus: DieMauerStock,
    /// How many of each type there would be, in the order of the types, had the hidden gifts not been
    /// made; nothing if only the size is known.
    pub counts: Option<Vec<Whole>>,
    /// The number of pieces that came in by gifts hidden from the viewer.
    pub hidden_in: Whole,
    /// The number of pieces that went out by gifts hidden from the viewer.
    pub hidden_out: Whole,
    /// All of this in notation.
    pub notation: String,
}

impl From<SeenStock> for DieMauerSeenStock {
    fn from(seen: SeenStock) -> Self {
        Self {
            size: seen.size().into(),
            certain: seen.certain(),
            visible: seen.visible(),
            surplus: seen.surplus(),
            counts: seen.counts().map(|counts| counts.map(Whole::from).to_vec()),
            hidden_in: seen.hidden_in().into(),
            hidden_out: seen.hidden_out().into(),
            notation: seen.to_string(),
        }
    }
}
