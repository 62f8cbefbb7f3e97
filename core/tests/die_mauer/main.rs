//! What holds of Die Mauer.

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
mod narrow;
mod resample;
#[path = "../rulebook/mod.rs"]
mod rulebook;
#[path = "../../examples/counts/table.rs"]
mod table;
mod views;

use mauerwerk::die_mauer as game;
