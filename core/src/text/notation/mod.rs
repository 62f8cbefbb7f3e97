//! Text that people write: a position as a line of tokens, a setup as options.

#[macro_use]
pub(crate) mod options;
pub mod tokens;
