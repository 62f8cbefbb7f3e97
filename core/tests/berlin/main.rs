//! What holds of Berlin.
#![cfg(feature = "berlin")]

#[cfg(feature = "rulebook")]
mod accessors;
mod counts;
#[path = "../drawing/mod.rs"]
mod drawing;
mod drawings;
#[cfg(feature = "laws")]
mod laws;
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
