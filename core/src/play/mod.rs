//! Opponents, simulations, arrays, guests and tables: everything that plays games.

#[cfg(feature = "bots")]
pub mod bot;
pub(crate) mod lanes;
pub(crate) mod simulate;
#[cfg(feature = "bots")]
pub mod table;
pub mod wire;
