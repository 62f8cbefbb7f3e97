//! What plays games: opponents, simulations, arrays, guests, tables.

#[cfg(feature = "bots")]
pub mod bot;
pub(crate) mod lanes;
pub(crate) mod simulate;
#[cfg(feature = "bots")]
pub mod table;
pub mod wire;
