//! Notation: a position as a line of tokens, and a setup as options.

#[macro_use]
pub(crate) mod options;
pub mod tokens;
