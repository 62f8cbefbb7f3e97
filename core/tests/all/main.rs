//! What holds of every game.

mod allocations;
mod bare_loop;
#[cfg(all(feature = "bots", feature = "laws"))]
mod bots;
mod chances;
mod features;
mod history;
mod keys;
mod kinds;
mod lanes;
#[cfg(feature = "laws")]
mod laws;
mod lobby;
mod looks;
mod motions;
mod records;
#[cfg(all(feature = "kit", feature = "laws"))]
mod resampled_records;
mod rulebook;
mod seats;
mod sentences;
#[cfg(feature = "parallel")]
mod simulate;
#[cfg(all(feature = "kit", feature = "laws", feature = "solve"))]
mod solve;
mod streams;
#[cfg(all(feature = "kit", feature = "laws"))]
mod toys;
mod weighted;
mod wire;
mod wrong;
