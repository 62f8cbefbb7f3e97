//! Dice, and the faces of tiles.

use mauerwerk::berlin::{Pair, Suit, Value};

use super::{BerlinSuit, BerlinValue};

pub(super) type BerlinPair = Pair;

uniffi::custom_type!(
    /// Two dice rolled together.
    BerlinPair,
    TwoDice,
    {
        remote,
        try_lift: |dice| Ok(Pair::new(dice.low, dice.high)),
        lower: |pair| TwoDice { low: pair.low(), high: pair.high() },
    }
);

/// Two dice rolled together; which is which does not matter (BE-94).
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, uniffi::Record)]
pub struct TwoDice {
    /// The lower die.
    pub low: BerlinValue,
    /// The higher die.
    pub high: BerlinValue,
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
