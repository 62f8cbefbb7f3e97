//! The dice.

use mauerwerk::mauerbauer::{HouseDie, Roll};

use super::{MauerbauerHouseColour, MauerbauerTowerColour};

pub(super) type MauerbauerHouseDie = HouseDie;

/// Holds what a house die shows. Written as the colour's letter, or `?`.
#[uniffi::remote(Enum)]
pub enum MauerbauerHouseDie {
    /// Shows a colour.
    Colour(MauerbauerHouseColour),
    /// Leaves the colour to the player.
    Any,
}

pub(super) type MauerbauerRoll = Roll;

uniffi::custom_type!(
    /// Holds what the dice show.
    MauerbauerRoll,
    RolledDice,
    {
        remote,
        try_lift: |dice| Ok(Roll::new(dice.tower, dice.low, dice.high)),
        lower: |roll| {
            let [low, high] = roll.houses();
            RolledDice { tower: roll.tower(), low, high }
        },
    }
);

/// Holds what the dice show; which house die is which does not matter.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, uniffi::Record)]
pub struct RolledDice {
    /// Holds what the tower die shows, or nothing if it is not rolled (MA-18).
    pub tower: Option<MauerbauerTowerColour>,
    /// Holds what the house die shows whose face is listed earlier.
    pub low: MauerbauerHouseDie,
    /// Holds what the other house die shows.
    pub high: MauerbauerHouseDie,
}
