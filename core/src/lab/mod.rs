//! What checks games: laws, scenarios, exact solutions.

#[cfg(feature = "laws")]
pub mod laws;
pub mod rulebook;
#[cfg(feature = "solve")]
pub mod solve;
