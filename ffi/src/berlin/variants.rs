//! Variants of the rulebook.

use mauerwerk::berlin::{Setup, Variant, Variants};

use super::BerlinSetup;
use crate::error::MauerwerkError;
use crate::seat::Count;

pub(super) type BerlinVariant = Variant;

/// Names a variant of the rulebook.
#[uniffi::remote(Enum)]
pub enum BerlinVariant {
    /// Draws a die of a random colour each turn, and collects by its colour too (variant 1).
    CrazyEights,
    /// Lets pieces fall into holes, towards one side of the wall (variant 2).
    Gravity,
    /// Fills holes from a side that the player chooses (variant 3).
    NulloGravity,
    /// Sets 2 rows instead of 4 (variant 4); any other rectangle is `rows` and `columns`.
    WallOfChina,
    /// Turns a piece up in the turn after the seventh piece was collected (variant 5).
    WallOfJericho,
    /// Sets 12 pieces that lie face up from the start (variant 6); any other number is `face_up`.
    FastForward,
    /// Makes a hammer land on tiles and coins by turns (variant 7).
    OnAgainOffAgain,
    /// Rolls two dice, one to move and one to pick up (variant 8).
    PairADice,
}

pub(super) type BerlinVariants = Variants;

uniffi::custom_type!(
    /// Lists variants in the order of the rulebook.
    BerlinVariants,
    Vec<BerlinVariant>,
    {
        remote,
        try_lift: |variants| Ok(variants.into()),
        lower: |variants| variants.into(),
    }
);

/// Returns the defaults of some variants for that many seats, from 2 to 8. What may not be together
/// is refused when a game is started. Throws `Notation` for a number that no set-up can hold.
#[uniffi::export]
pub fn berlin_variants(
    variants: BerlinVariants,
    players: Count,
) -> Result<BerlinSetup, MauerwerkError> {
    Ok(Setup::new(variants, players.into()).into())
}
