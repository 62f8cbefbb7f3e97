//! mauerwerk for Kotlin and Swift.
//!
//! The crate translates between the core and the languages of phones and does nothing else: no
//! rule, no text of a rule and no default is written here. Values are mirrors of the core's that
//! the compiler compares with them; states and games are objects. What every game has is in
//! `classes.rs`; a game adds its own nouns.
//!
//! Whatever a caller passes, nothing panics: what can be wrong is a [`MauerwerkError`].
#![allow(clippy::result_large_err, reason = "an error crosses into another language as bytes")]

#[macro_use]
mod classes;
#[macro_use]
mod mirror;
#[macro_use]
mod played;
mod berlin;
mod dealer;
mod die_mauer;
mod error;
mod mauerbauer;
mod opponent;
mod rulebook;
mod rules;
mod seat;
mod session;
mod simulate;
mod table;
mod turn;

pub use berlin::*;
pub use dealer::Dealer;
pub use die_mauer::*;
pub use error::{Fault, MauerwerkError};
pub use mauerbauer::*;
pub use opponent::*;
pub use rulebook::*;
pub use rules::*;
pub use seat::{Actor, Viewer};
pub use simulate::{Batch, BatchColumn};
pub use table::*;
pub use turn::{Outcome, Theme, Turn};

uniffi::setup_scaffolding!();
