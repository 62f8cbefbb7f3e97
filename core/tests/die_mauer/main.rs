//! What holds of Die Mauer.
#![cfg(feature = "die-mauer")]

#[cfg(feature = "rulebook")]
mod accessors;
mod counts;
#[path = "../drawing/mod.rs"]
mod drawing;
mod drawings;
#[cfg(feature = "laws")]
mod laws;
mod narrow;
mod resample;
#[cfg(feature = "rulebook")]
#[path = "../rulebook/mod.rs"]
mod rulebook;
#[path = "../../examples/counts/table.rs"]
mod table;
mod views;

#[cfg(feature = "rulebook")]
use mauerwerk::die_mauer as game;
