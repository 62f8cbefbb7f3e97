//! The counts of `docs/COUNTS.md` are what the program finds, and a second program that shares
//! nothing with the library finds the same.

mod berlin;
#[path = "../../examples/counts/count.rs"]
mod count;
mod die_mauer;
#[path = "../../examples/counts/layers.rs"]
mod layers;
mod mauerbauer;
#[path = "../../examples/counts/table.rs"]
mod table;
