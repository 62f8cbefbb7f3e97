//! Mauerbauer.

mod card;
mod dice;
mod generated;
mod place;
mod placement;
mod plan;
mod setup;
mod state;
mod worth;

use pyo3::prelude::*;

use setup::option_json;

pub(crate) use card::all_cards;
pub(crate) use generated::*;
pub(crate) use plan::{BoardPlan, DeckPlan};
pub(crate) use worth::{CountedBase, Explanation};

crate::classes::classes!(mauerbauer, "mauerwerk.mauerbauer");
