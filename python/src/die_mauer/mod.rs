//! Die Mauer.

mod generated;
mod setup;
mod state;
mod stock;
mod wall;

use pyo3::prelude::*;

use setup::option_json;

pub(crate) use generated::*;

crate::classes::classes!(die_mauer, "mauerwerk.die_mauer");
