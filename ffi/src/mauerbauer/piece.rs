//! Dice, towers, houses and palaces.

use std::collections::{BTreeMap, HashMap};

use mauerwerk::mauerbauer::{HouseColour, Placement, Roll, Space, TowerColour, TowerSpace};

use super::{
    MauerbauerHouseColour, MauerbauerHouseDie, MauerbauerSpace, MauerbauerTowerColour,
    MauerbauerTowerSpace,
};

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

collection! {
    /// The colour of the tower on each tower space that has one.
    MauerbauerTowers: BTreeMap<TowerSpace, TowerColour>
        as HashMap<MauerbauerTowerSpace, MauerbauerTowerColour>
}

collection! {
    /// The houses, or palaces, of each landscape space that has some.
    MauerbauerHouses: BTreeMap<Space, Vec<HouseColour>>
        as HashMap<MauerbauerSpace, Vec<MauerbauerHouseColour>>
}

pub(super) type MauerbauerPlacement = Placement;

uniffi::custom_type!(
    /// What a seat places after its roll.
    MauerbauerPlacement,
    PlacedPieces,
    {
        remote,
        try_lift: |pieces| Ok(Placement {
            towers: [pieces.first_tower, pieces.second_tower],
            houses: [pieces.first_house, pieces.second_house],
        }),
        lower: |placement| {
            let Placement { towers, houses } = placement;
            let ([first_tower, second_tower], [first_house, second_house]) = (towers, houses);
            PlacedPieces { first_tower, second_tower, first_house, second_house }
        },
    }
);

/// What a seat places after its roll, all at once (MA-24).
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, uniffi::Record)]
pub struct PlacedPieces {
    /// The tower at the end of the wall whose name is the earlier one.
    pub first_tower: Option<MauerbauerTowerColour>,
    /// The tower at the other end.
    pub second_tower: Option<MauerbauerTowerColour>,
    /// The house on the space beside the wall that has the lower number.
    pub first_house: Option<MauerbauerHouseColour>,
    /// The house on the other space.
    pub second_house: Option<MauerbauerHouseColour>,
}
