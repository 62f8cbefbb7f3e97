//! Die Mauer.

mod action;
mod event;
mod fist;
mod piece;
mod setup;
mod view;
mod wall;

use std::sync::Arc;

use mauerwerk::die_mauer::{Setup, State, View};
use mauerwerk::{Seat, Seats};

use crate::dealer::Dealer;
use crate::error::MauerwerkError;
use crate::seat::{Actor, Viewer, Whole, list};
use crate::simulate::Batch;
use crate::turn::Turn;

pub use action::*;
pub use event::*;
pub use fist::*;
pub use piece::*;
pub use setup::*;
pub use view::*;
pub use wall::*;

game! {
    State, setup Setup,
    DieMauerSetup, DieMauerState, DieMauerGame, DieMauerSnapshot, DieMauerChoice, DieMauerChance,
    DieMauerNews, DieMauerDecision, DieMauerAction, DieMauerEvent, DieMauerView,
    functions die_mauer_setup read_die_mauer_setup write_die_mauer_setup read_die_mauer_action
        write_die_mauer_action,
    scores |view: &View| list(view.position.totals)
}
