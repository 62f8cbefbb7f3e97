//! Die Mauer.

/// Declares a class of the module: adds its name to the options, which come first.
macro_rules! class {
    ($hash:tt $options:tt $($class:tt)+) => {
        $hash $options
        #[pyo3(module = "mauerwerk.die_mauer")]
        $($class)+
    };
}

#[path = "../classes/mod.rs"]
mod classes;
mod generated;
mod setup;
mod state;
mod stock;
mod wall;

use mauerwerk::die_mauer::{Position as CorePosition, Setup as CoreSetup, State as Core};

use setup::option_json;

pub(crate) use classes::*;
pub(crate) use generated::*;
