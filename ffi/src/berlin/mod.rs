//! Berlin.

mod generated;
mod piece;
mod wall;

use mauerwerk::berlin::{Setup, State, Variants};

use crate::seat::Count;

pub use generated::*;
pub use piece::*;
pub use wall::*;

game! {
    State, setup Setup,
    BerlinSetup, BerlinState, BerlinGame, BerlinSnapshot, BerlinChoice, BerlinChance, BerlinNews,
    BerlinDecision, BerlinAction, BerlinEvent, BerlinView,
    functions berlin_setup read_berlin_setup write_berlin_setup read_berlin_action
        write_berlin_action
}

#[uniffi::export]
impl BerlinGame {
    /// Writes the game as Portable Piecepack Notation, for tools that draw and animate it.
    pub fn to_ppn(&self) -> String {
        mauerwerk::berlin::ppn(&self.0.lock().record)
    }
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
