//! Laws, scenarios, lessons and exact solutions: everything that checks and teaches games.

#[cfg(feature = "engines")]
pub mod judge;
#[cfg(feature = "laws")]
pub mod laws;
#[cfg(feature = "lessons")]
pub mod lesson;
pub mod rulebook;
#[cfg(feature = "solve")]
pub mod solve;
