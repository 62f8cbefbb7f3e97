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

crate::classes::classes!(mauerwerk::die_mauer::State, "mauerwerk.die_mauer");
