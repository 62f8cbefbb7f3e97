//! Names of the places of a board.

use mauerwerk::mauerbauer::{Line, Region, Space, TowerSpace};

use crate::error::MauerwerkError;
use crate::seat::number;

pub(super) type MauerbauerSpace = Space;

uniffi::custom_type!(
    /// A landscape space by its number, from 1 to 64; a completed city goes by the lowest
    /// number of its spaces.
    MauerbauerSpace,
    i32,
    {
        remote,
        try_lift: |number| Ok(number.to_string().parse::<Space>().map_err(MauerwerkError::from)?),
        lower: |space| space.number().into(),
    }
);

pub(super) type MauerbauerRegion = Region;

uniffi::custom_type!(
    /// A region by its number in the plan of the board, from 1 to 3.
    MauerbauerRegion,
    i32,
    {
        remote,
        try_lift: |number| {
            let place = usize::try_from(number).ok().and_then(|number| number.checked_sub(1));
            let region = place.and_then(|place| Region::ALL.get(place).copied());
            Ok(region.ok_or_else(|| {
                MauerwerkError::notation("a region from 1 to 3", &number.to_string())
            })?)
        },
        lower: |region| number(region.index() + 1).0,
    }
);

pub(super) type MauerbauerTowerSpace = TowerSpace;

uniffi::custom_type!(
    /// A tower space in notation: a row from `a` to `h` and a number from 1 to 8.
    MauerbauerTowerSpace,
    String,
    {
        remote,
        try_lift: |name| Ok(name.parse::<TowerSpace>().map_err(MauerwerkError::from)?),
        lower: |space| space.to_string(),
    }
);

pub(super) type MauerbauerLine = Line;

uniffi::custom_type!(
    /// A wall line in notation, by the tower spaces at its ends: `a1-b1`.
    MauerbauerLine,
    String,
    {
        remote,
        try_lift: |name| Ok(name.parse::<Line>().map_err(MauerwerkError::from)?),
        lower: |line| line.to_string(),
    }
);
