//! Players choose by the rules from what their seats know, in records, series and lanes.
#![cfg(all(feature = "bots", feature = "kit", feature = "laws", feature = "parallel"))]

mod bots;
mod lanes;
#[allow(dead_code, reason = "not all of both toys are needed")]
#[path = "../toys/mod.rs"]
mod toys;
mod weighted;
