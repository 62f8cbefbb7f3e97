//! What holds of Mauerbauer.
#![cfg(feature = "mauerbauer")]

#[cfg(feature = "rulebook")]
mod accessors;
mod boards;
mod brief;
mod cities;
mod counts;
#[path = "../drawing/mod.rs"]
mod drawing;
mod drawings;
#[cfg(feature = "laws")]
mod laws;
mod narrow;
mod plans;
mod resample;
#[cfg(feature = "rulebook")]
#[path = "../rulebook/mod.rs"]
mod rulebook;
mod scoring;
#[path = "../../examples/counts/table.rs"]
mod table;
mod views;

#[cfg(feature = "rulebook")]
use mauerwerk::mauerbauer as game;
