//! Mauerbauer.

/// Declares a class of the module: adds its name to the options, which come first.
macro_rules! class {
    ($hash:tt $options:tt $($class:tt)+) => {
        $hash $options
        #[pyo3(module = "mauerwerk.mauerbauer")]
        $($class)+
    };
}

mod card;
#[path = "../classes/mod.rs"]
mod classes;
mod dice;
mod explanation;
mod generated;
mod place;
mod placement;
mod plan;
mod setup;
mod state;

use mauerwerk::mauerbauer::{Position as CorePosition, Setup as CoreSetup, State as Core};

use setup::option_json;

pub(crate) use card::all_cards;
pub(crate) use classes::*;
pub(crate) use explanation::{CountedBase, Explanation};
pub(crate) use generated::*;
pub(crate) use plan::{BoardPlan, DeckPlan};
