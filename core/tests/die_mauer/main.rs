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
mod resample;
#[allow(dead_code, reason = "the table has the counts of all games")]
#[path = "../../examples/counts/table.rs"]
mod table;
mod views;
