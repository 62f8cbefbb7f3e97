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

pub(crate) use card::{Card, Cards, Hand, all_cards};
pub(crate) use dice::Roll;
pub(crate) use generated::*;
pub(crate) use placement::Placement;
pub(crate) use plan::{BoardPlan, DeckPlan};
pub(crate) use worth::{CountedBase, Explanation};

crate::classes::classes!(mauerbauer, "mauerwerk.mauerbauer");
