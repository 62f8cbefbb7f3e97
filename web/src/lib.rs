//! mauerwerk for browsers and Node.
//!
//! The crate only translates between the core's [`Table`](mauerwerk::table::Table) and JavaScript.
//! It contains no rules, texts of rules or defaults, and no code for one game.
//!
//! No argument causes a panic: every error is a `MauerwerkError`.
#![allow(clippy::result_large_err, reason = "an error crosses into another language at once")]
#![allow(clippy::needless_pass_by_value, reason = "optional values cross by value")]

pub mod data;
pub mod error;
pub mod given;
pub mod guest;
pub mod lesson;
pub mod library;
pub mod opponent;
pub mod rulebook;
pub mod seen;
pub mod session;
pub mod table;

/// The games of the library.
pub(crate) static GAMES: mauerwerk::table::Games = mauerwerk::all_games!();
