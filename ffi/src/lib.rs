//! mauerwerk for Kotlin and Swift.
//!
//! The crate only translates between the core's [`Table`](mauerwerk::table::Table) and the
//! languages of phones. It contains no rules, texts of rules or defaults, and no code for one game.
//!
//! No argument causes a panic: every error is a [`MauerwerkError`].
#![allow(clippy::result_large_err, reason = "an error crosses into another language as bytes")]

#[cfg(not(any(feature = "die-mauer", feature = "berlin", feature = "mauerbauer")))]
compile_error!("the library needs a game: --features berlin, die-mauer or mauerbauer");

mod dealer;
mod decision;
mod drawing;
mod error;
mod guest;
mod lobby;
mod notice;
mod opponent;
#[cfg(feature = "rulebook")]
mod rulebook;
mod rules;
mod seat;
mod seen;
mod simulate;
mod table;
mod turn;

pub use dealer::Dealer;
pub use decision::WrittenDecision;
pub use drawing::{Bounds, DrawingPoint, Motion, Panel, Place, Sheet, target_at};
pub use error::{Fault, MauerwerkError};
pub use guest::Guest;
pub use lobby::{Lobby, NamedValue, SetupOption, Takes, lobby};
#[cfg(feature = "own-texts")]
pub use notice::replace_texts;
pub use notice::{Notice, lang_of, tell_notice, words};
pub use opponent::*;
#[cfg(feature = "rulebook")]
pub use rulebook::*;
pub use rules::*;
pub use seat::{Decider, Viewer};
pub use seen::{InformationState, TableView, read_table_event};
pub use simulate::{Batch, BatchColumn};
pub use table::*;
pub use turn::{Lang, Outcome, Theme, Turn};

/// The games of the library.
pub(crate) static GAMES: mauerwerk::table::Games = mauerwerk::all_games!();

uniffi::setup_scaffolding!();
