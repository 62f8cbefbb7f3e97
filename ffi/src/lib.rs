//! mauerwerk for Kotlin and Swift.
//!
//! The crate translates between the core and the languages of phones and does nothing else: no
//! rule, no text of a rule and no default is written here. Values are mirrors of the core's that
//! the compiler compares with them; states and games are objects. What every game has is in
//! `classes.rs`; a game adds its own nouns.
//!
//! Whatever a caller passes, nothing panics: what can be wrong is a [`MauerwerkError`].
#![allow(clippy::result_large_err, reason = "an error crosses into another language as bytes")]
// What only some games use, where they are left out.
#![cfg_attr(
    not(all(feature = "die-mauer", feature = "berlin", feature = "mauerbauer")),
    allow(unused)
)]

#[cfg(not(any(feature = "die-mauer", feature = "berlin", feature = "mauerbauer")))]
compile_error!("the library needs a game: --features berlin, die-mauer or mauerbauer");

#[macro_use]
mod classes;
#[macro_use]
mod mirror;
#[macro_use]
mod played;
#[cfg(feature = "berlin")]
mod berlin;
mod dealer;
mod decision;
#[cfg(feature = "die-mauer")]
mod die_mauer;
mod drawing;
mod error;
mod guest;
mod lobby;
#[cfg(feature = "mauerbauer")]
mod mauerbauer;
mod opponent;
#[cfg(feature = "rulebook")]
mod rulebook;
mod rules;
mod seat;
mod seen;
mod session;
mod simulate;
mod table;
mod turn;

#[cfg(feature = "berlin")]
pub use berlin::*;
pub use dealer::Dealer;
pub use decision::WrittenDecision;
#[cfg(feature = "die-mauer")]
pub use die_mauer::*;
pub use drawing::{Bounds, DrawingPoint, Motion, Panel, Place, Sheet, target_at};
pub use error::{Fault, MauerwerkError};
pub use guest::Guest;
pub use lobby::{Lobby, NamedValue, SetupOption, Takes, lobby};
#[cfg(feature = "mauerbauer")]
pub use mauerbauer::*;
pub use opponent::*;
#[cfg(feature = "rulebook")]
pub use rulebook::*;
pub use rules::*;
pub use seat::{Decider, Viewer};
pub use seen::{InformationState, TableEvent, TableView, read_table_event};
pub use simulate::{Batch, BatchColumn};
pub use table::*;
pub use turn::{Outcome, Theme, Turn};

uniffi::setup_scaffolding!();
