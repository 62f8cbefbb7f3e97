//! What holds of Berlin.

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
#[path = "../rulebook/mod.rs"]
mod rulebook;
mod settlements;
mod slots;
#[path = "../../examples/counts/table.rs"]
mod table;

use mauerwerk::berlin as game;
