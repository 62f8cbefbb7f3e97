//! Die Mauer.

mod action;
mod event;
mod gift;
mod position;
mod setup;
mod state;
mod stock;
mod view;
mod wall;

use mauerwerk::die_mauer::{
    DeadWall, Donation, Edition, End, Fist, NextRoundMaster, Nothing, Phase, Piece, PlacementOrder,
    RoundEnding, TieBreak,
};
use pyo3::prelude::*;

use action::action_object;
use event::event_object;
use setup::option_json;

pub(crate) use action::{Build, Decline, Give, Place as PlaceAction, Plan};
pub(crate) use event::{
    BlockPassed, Built, Given, Kept, NothingBuilt, Planned, Revealed, RoundOver,
};
pub(crate) use gift::Gift;
pub(crate) use position::Position;
pub(crate) use setup::choices;
pub(crate) use stock::{SeenStock, Stock};
pub(crate) use wall::Wall;

crate::hint::hints! {
    DeadWall, Donation, Edition, End, Fist, NextRoundMaster, Nothing, Phase, Piece, PlacementOrder,
    RoundEnding, TieBreak,
}

crate::classes::classes!(mauerwerk::die_mauer::State, "mauerwerk.die_mauer");
