//! Players choose by the rules from what their seats know, in records, series and lanes.
#![cfg(all(feature = "bots", feature = "games"))]

#[cfg(all(feature = "kit", feature = "laws"))]
mod bots;
#[cfg(all(unix, feature = "engines"))]
mod engines;
mod fair;
mod guided;
#[cfg(all(feature = "engines", feature = "kit", feature = "rulebook"))]
mod judge;
mod lanes;
#[cfg(all(feature = "laws", feature = "rulebook"))]
mod secrets;
#[cfg(all(feature = "kit", feature = "laws"))]
#[allow(dead_code, reason = "not all of both toys are needed")]
#[path = "../toys/mod.rs"]
mod toys;
#[cfg(feature = "parallel")]
mod weighted;
