//! The laws notice what breaks them, and toy games keep them.
#![cfg(all(feature = "bots", feature = "games", feature = "kit", feature = "laws"))]

mod flawed;
mod flaws;
mod resampled_records;
#[path = "../toys/mod.rs"]
mod toys;
