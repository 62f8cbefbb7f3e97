//! What holds of Mauerbauer.

mod boards;
mod cities;
#[allow(dead_code, reason = "the table counts Die Mauer by it")]
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
mod plans;
mod resample;
#[allow(dead_code, reason = "the table has the counts of all games")]
#[path = "../../examples/counts/table.rs"]
mod table;
mod views;
mod worth;
