//! Die Mauer.

mod generated;
mod piece;

use mauerwerk::die_mauer::{Setup, State};

use crate::seat::Count;

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
