//! Opponents, simulations, arrays, guests and tables: everything that plays games.

#[cfg(feature = "bots")]
pub mod bot;
#[cfg(feature = "engines")]
pub mod engine;
pub(crate) mod lanes;
#[cfg(feature = "bots")]
pub mod session;
pub(crate) mod simulate;
#[cfg(feature = "bots")]
pub mod table;
pub mod wire;
