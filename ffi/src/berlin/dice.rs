//! The dice.

use mauerwerk::berlin::Pair;

use super::BerlinValue;

pub(super) type BerlinPair = Pair;

uniffi::custom_type!(
    /// Holds two dice rolled together.
    BerlinPair,
    TwoDice,
    {
        remote,
        try_lift: |dice| Ok(Pair::new(dice.low, dice.high)),
        lower: |pair| TwoDice { low: pair.low(), high: pair.high() },
    }
);

/// Holds two dice rolled together; which is which does not matter (BE-94).
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, uniffi::Record)]
pub struct TwoDice {
    /// Holds the lower die.
    pub low: BerlinValue,
    /// Holds the higher die.
    pub high: BerlinValue,
}
