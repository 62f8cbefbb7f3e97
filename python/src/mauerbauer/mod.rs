//! Mauerbauer.

mod card;
mod dice;
mod explanation;
mod generated;
mod place;
mod placement;
mod plan;
mod setup;
mod state;

use pyo3::prelude::*;

use setup::option_json;

pub(crate) use card::all_cards;
pub(crate) use explanation::{CountedBase, Explanation};
pub(crate) use generated::*;
pub(crate) use plan::{BoardPlan, DeckPlan};

crate::classes::classes!(mauerbauer, "mauerwerk.mauerbauer");
