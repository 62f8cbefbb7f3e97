//! Tiles and coins.

use mauerwerk::berlin::{Kind, Piece, Suit, Value};

pub(super) type BerlinSuit = Suit;

/// Names a suit, which is also the colour of a die (BE-55).
#[uniffi::remote(Enum)]
pub enum BerlinSuit {
    /// Is red.
    Suns,
    /// Is black.
    Moons,
    /// Is yellow or green.
    Crowns,
    /// Is blue.
    Arms,
}

pub(super) type BerlinValue = Value;

/// Names a number of tiles, coins and dice. Aces are low, nulls high: a null moves six spaces
/// (BE-09).
#[uniffi::remote(Enum)]
pub enum BerlinValue {
    /// Counts 1.
    Ace,
    /// Counts 2.
    Two,
    /// Counts 3.
    Three,
    /// Counts 4.
    Four,
    /// Counts 5.
    Five,
    /// Counts 6.
    Null,
}

pub(super) type BerlinKind = Kind;

/// Tells tiles and coins apart.
#[uniffi::remote(Enum)]
pub enum BerlinKind {
    /// Shows suit and value on its face, neither on its back.
    Tile,
    /// Shows its suit on its back and its value on its face (BE-04).
    Coin,
}

pub(super) type BerlinPiece = Piece;

/// Names a tile or a coin by all that is printed on it.
#[uniffi::remote(Record)]
pub struct BerlinPiece {
    /// Tells tile or coin.
    pub kind: BerlinKind,
    /// Holds its suit.
    pub suit: BerlinSuit,
    /// Holds its value.
    pub value: BerlinValue,
}

pub(super) type BerlinFace = (Suit, Value);

uniffi::custom_type!(
    /// Holds what a tile shows.
    BerlinFace,
    TileFace,
    {
        remote,
        try_lift: |face| Ok((face.suit, face.value)),
        lower: |face| TileFace { suit: face.0, value: face.1 },
    }
);

/// Holds what a tile shows.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, uniffi::Record)]
pub struct TileFace {
    /// Holds its suit.
    pub suit: BerlinSuit,
    /// Holds its value.
    pub value: BerlinValue,
}
