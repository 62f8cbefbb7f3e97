//! Variants of the rulebook.

use mauerwerk::berlin::{Setup, Variant, Variants};

use super::BerlinSetup;
use crate::error::MauerwerkError;
use crate::seat::Count;

pub(super) type BerlinVariant = Variant;

/// A variant of the rulebook.
#[uniffi::remote(Enum)]
pub enum BerlinVariant {
    /// A die of a random colour each turn, whose colour collects too (variant 1).
    CrazyEights,
    /// Pieces that fall into holes, towards one side of the wall (variant 2).
    Gravity,
    /// Holes that are filled from a side that the player chooses (variant 3).
    NulloGravity,
    /// 2 rows instead of 4 (variant 4); any other rectangle is `rows` and `columns`.
    WallOfChina,
    /// A piece turned up in the turn after the seventh was collected (variant 5).
    WallOfJericho,
    /// 12 pieces that lie face up from the start (variant 6); any other number is `face_up`.
    FastForward,
    /// Hammers that land on tiles and coins by turns (variant 7).
    OnAgainOffAgain,
    /// Two dice, one to move and one to pick up (variant 8).
    PairADice,
}

pub(super) type BerlinVariants = Variants;

uniffi::custom_type!(
    /// The variants in the order of the rulebook.
    BerlinVariants,
    Vec<BerlinVariant>,
    {
        remote,
        try_lift: |variants| Ok(variants.into()),
        lower: |variants| variants.into(),
    }
);

/// Returns the defaults of some variants for that many seats, from 2 to 8. What may not be together
/// is refused when a game is started. Throws `Notation` for a number that no setup can hold.
#[uniffi::export]
pub fn berlin_variants(
    variants: BerlinVariants,
    players: Count,
) -> Result<BerlinSetup, MauerwerkError> {
    Ok(Setup::new(variants, players.into()).into())
}
