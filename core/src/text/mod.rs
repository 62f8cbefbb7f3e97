//! Text from people and programs: notation, JSON and TOML.

#[macro_use]
pub(crate) mod serde_text;
#[macro_use]
pub(crate) mod notation;

#[cfg(feature = "own-texts")]
mod fluent;
pub(crate) mod message;
#[cfg(feature = "own-texts")]
pub(crate) mod own;
pub(crate) mod rich_text;
pub(crate) mod setup_option;
#[allow(dead_code, reason = "the build writes what messages read")]
pub(crate) mod template;
