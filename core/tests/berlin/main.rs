//! What holds of Berlin.
#![cfg(feature = "games")]

#[path = "../../examples/counts/count.rs"]
mod count;
mod counts;
#[path = "../drawing/mod.rs"]
mod drawing;
mod drawings;
#[cfg(feature = "laws")]
mod laws;
#[path = "../../examples/counts/layers.rs"]
mod layers;
mod moves;
mod narrow;
mod ppn;
mod refusals;
#[cfg(feature = "rulebook")]
#[path = "../rulebook/mod.rs"]
mod rulebook;
mod settlements;
mod slots;
#[path = "../../examples/counts/table.rs"]
mod table;
mod texts;

#[cfg(feature = "rulebook")]
use mauerwerk::berlin as game;
