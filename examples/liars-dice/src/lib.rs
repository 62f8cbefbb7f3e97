//! Liar's dice, as an example of a custom game.
//!
//! All seats roll dice under a cup and look at their own. In turn, seats bid how many dice of a
//! face there are under all cups together. Each bid is higher than the one before it, until a seat
//! doubts it. Then all cups are lifted, and the seat that was wrong loses a die. The last one with
//! dice wins.
//!
//! The crate is written from `docs/new-game.md`. It uses only the contract of the library and the
//! feature `kit`.
//!
//! # Examples
//! ```
//! use liars_dice::State;
//! use mauerwerk::Game;
//!
//! let state: State = "players:2 cups:1355/6 turn:0 bid:2x5".parse()?;
//! let error = state.play(0, "2x4").unwrap_err();
//! assert!(error.to_string().starts_with("Bid higher, or doubt. (LD-06)"));
//! assert_eq!(state.play(0, "liar")?.notation(), "cups:.../. turn:0");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
#![forbid(unsafe_code)]
#![deny(missing_docs)]

mod action;
mod position;
pub mod rules;
mod setup;
mod state;
mod view;

pub use action::{Action, Bid, Dice};
pub use position::{Position, State, View};
pub use rules::Reason;
pub use setup::Setup;
pub use state::{Ending, Event};
