//! The dice.

use mauerwerk::berlin::Pair;

use super::BerlinValue;

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
