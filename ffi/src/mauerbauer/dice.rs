//! The dice.

use mauerwerk::mauerbauer::{HouseDie, Roll};

use super::{MauerbauerHouseColour, MauerbauerTowerColour};

pub(super) type MauerbauerHouseDie = HouseDie;

/// What a house die shows. Written as the colour's letter, or `?`.
#[uniffi::remote(Enum)]
pub enum MauerbauerHouseDie {
    /// A colour.
    Colour(MauerbauerHouseColour),
    /// A question mark: any colour.
    Any,
}

pub(super) type MauerbauerRoll = Roll;

uniffi::custom_type!(
    /// What the dice show.
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

/// What the dice show; which house die is which does not matter.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, uniffi::Record)]
pub struct RolledDice {
    /// What the tower die shows, or nothing if it is not rolled (MA-18).
    pub tower: Option<MauerbauerTowerColour>,
    /// What the house die shows whose face is listed earlier.
    pub low: MauerbauerHouseDie,
    /// What the other house die shows.
    pub high: MauerbauerHouseDie,
}
