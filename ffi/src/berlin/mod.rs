//! Berlin.

mod action;
mod dice;
mod event;
mod path;
mod piece;
mod setup;
mod variants;
mod view;
mod wall;

use std::sync::Arc;

use mauerwerk::berlin::{Setup, State};
use mauerwerk::{Seat, Seats};

use crate::dealer::Dealer;
use crate::error::MauerwerkError;
use crate::seat::{Actor, Viewer, Whole};
use crate::simulate::Batch;
use crate::turn::Turn;

pub use action::*;
pub use dice::*;
pub use event::*;
pub use path::*;
pub use piece::*;
pub use setup::*;
pub use variants::*;
pub use view::*;
pub use wall::*;

game! {
    State, setup Setup,
    BerlinSetup, BerlinState, BerlinGame, BerlinSnapshot, BerlinChoice, BerlinChance, BerlinNews,
    BerlinDecision, BerlinAction, BerlinEvent, BerlinView,
    functions berlin_setup read_berlin_setup write_berlin_setup read_berlin_action
        write_berlin_action
}

#[uniffi::export]
impl BerlinGame {
    /// Writes the game as Portable Piecepack Notation, for tools that draw and animate it.
    #[must_use]
    pub fn to_ppn(&self) -> String {
        mauerwerk::berlin::ppn(&self.0.lock().record)
    }
}
