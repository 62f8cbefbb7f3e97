//! Die Mauer.

mod generated;
mod piece;

use std::sync::Arc;

use mauerwerk::die_mauer::{Setup, State};
use mauerwerk::{Seat, Seats};

use crate::dealer::Dealer;
use crate::error::MauerwerkError;
use crate::seat::{Actor, Count, Viewer, Whole};
use crate::simulate::Batch;
use crate::turn::Turn;

pub use generated::*;
pub use piece::*;

game! {
    State, setup Setup,
    DieMauerSetup, DieMauerState, DieMauerGame, DieMauerSnapshot, DieMauerChoice, DieMauerChance,
    DieMauerNews, DieMauerDecision, DieMauerAction, DieMauerEvent, DieMauerView,
    functions die_mauer_setup read_die_mauer_setup write_die_mauer_setup read_die_mauer_action
        write_die_mauer_action
}

/// Returns an edition's defaults for that many seats, from 2 to 8; other numbers are refused when a
/// game is started (DM-02). Throws `Notation` for a number that no setup can hold.
#[uniffi::export]
pub fn die_mauer_edition(
    edition: DieMauerEdition,
    players: Count,
) -> Result<DieMauerSetup, MauerwerkError> {
    Ok(Setup::new(edition, players.into()).into())
}
