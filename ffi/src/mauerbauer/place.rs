//! Names of the places of a board.

use mauerwerk::mauerbauer::{Line, Region, Space, TowerSpace};

use crate::error::MauerwerkError;
use crate::seat::Whole;

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
        lower: |region| Whole::from(region.index() + 1).0,
    }
);

text! {
    /// A tower space in notation: a row from `a` to `h` and a number from 1 to 8.
    MauerbauerTowerSpace: TowerSpace
}

text! {
    /// A wall line in notation, by the tower spaces at its ends: `a1-b1`.
    MauerbauerLine: Line
}
