//! Towers, houses and palaces.

use std::collections::{BTreeMap, HashMap};

use mauerwerk::mauerbauer::{HouseColour, Placement, Space, TowerColour, TowerSpace};

use super::{MauerbauerSpace, MauerbauerTowerSpace};

pub(super) type MauerbauerTowerColour = TowerColour;

/// A colour of towers. Written as a small letter: `b`, `g`, `w`.
#[uniffi::remote(Enum)]
pub enum MauerbauerTowerColour {
    /// Black, `b`.
    Black,
    /// Grey, `g`.
    Grey,
    /// White, `w`.
    White,
}

pub(super) type MauerbauerHouseColour = HouseColour;

/// A colour of houses and palaces. Written as a capital letter: `R`, `G`, `Y`, `B`, `P`.
#[uniffi::remote(Enum)]
pub enum MauerbauerHouseColour {
    /// Red, `R`.
    Red,
    /// Green, `G`.
    Green,
    /// Yellow, `Y`.
    Yellow,
    /// Blue, `B`.
    Blue,
    /// Pink, which the rulebook also calls rose, `P`.
    Pink,
}

pub(super) type MauerbauerTowers = BTreeMap<TowerSpace, TowerColour>;

uniffi::custom_type!(
    /// The colour of the tower on each tower space that has one.
    MauerbauerTowers,
    HashMap<MauerbauerTowerSpace, MauerbauerTowerColour>,
    {
        remote,
        try_lift: |towers| Ok(towers.into_iter().collect()),
        lower: |towers| towers.into_iter().collect(),
    }
);

pub(super) type MauerbauerHouses = BTreeMap<Space, Vec<HouseColour>>;

uniffi::custom_type!(
    /// The houses, or palaces, of each landscape space that has some.
    MauerbauerHouses,
    HashMap<MauerbauerSpace, Vec<MauerbauerHouseColour>>,
    {
        remote,
        try_lift: |houses| Ok(houses.into_iter().collect()),
        lower: |houses| houses.into_iter().collect(),
    }
);

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
