//! Tiles and coins.

use mauerwerk::berlin::{Kind, Piece, Suit, Value};

pub(super) type BerlinSuit = Suit;

/// A suit, which is also the colour of a die (BE-55).
#[uniffi::remote(Enum)]
pub enum BerlinSuit {
    /// The red suit.
    Suns,
    /// The black suit.
    Moons,
    /// The yellow or green suit.
    Crowns,
    /// The blue suit.
    Arms,
}

pub(super) type BerlinValue = Value;

/// A number of tiles, coins and dice. Aces are low, nulls high: a null moves six spaces
/// (BE-09).
#[uniffi::remote(Enum)]
pub enum BerlinValue {
    /// 1, the ace.
    Ace,
    /// 2.
    Two,
    /// 3.
    Three,
    /// 4.
    Four,
    /// 5.
    Five,
    /// 6, the null.
    Null,
}

pub(super) type BerlinKind = Kind;

/// A tile or a coin.
#[uniffi::remote(Enum)]
pub enum BerlinKind {
    /// A tile, with suit and value on its face, neither on its back.
    Tile,
    /// A coin, with its suit on its back and its value on its face (BE-04).
    Coin,
}

pub(super) type BerlinPiece = Piece;

/// A tile or a coin by all that is printed on it.
#[uniffi::remote(Record)]
pub struct BerlinPiece {
    /// Tile or coin.
    pub kind: BerlinKind,
    /// Its suit.
    pub suit: BerlinSuit,
    /// Its value.
    pub value: BerlinValue,
}

pub(super) type BerlinFace = (Suit, Value);

uniffi::custom_type!(
    /// What a tile shows.
    BerlinFace,
    TileFace,
    {
        remote,
        try_lift: |face| Ok((face.suit, face.value)),
        lower: |face| TileFace { suit: face.0, value: face.1 },
    }
);

/// What a tile shows.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, uniffi::Record)]
pub struct TileFace {
    /// Its suit.
    pub suit: BerlinSuit,
    /// Its value.
    pub value: BerlinValue,
}
