//! Laws, scenarios and exact solutions: everything that checks games.

#[cfg(feature = "laws")]
pub mod laws;
pub mod rulebook;
#[cfg(feature = "solve")]
pub mod solve;
