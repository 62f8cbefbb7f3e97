//! Mauerbauer.

mod action;
mod board;
mod card;
mod deck;
mod dice;
mod event;
mod explanation;
mod piece;
mod place;
mod points;
mod setup;
mod view;

use std::sync::Arc;

use mauerwerk::mauerbauer::{Setup, State};
use mauerwerk::{Seat, Seats};

use crate::dealer::Dealer;
use crate::error::MauerwerkError;
use crate::seat::{Actor, Viewer, Whole};
use crate::simulate::Batch;
use crate::turn::Turn;

pub use action::*;
pub use board::*;
pub use card::*;
pub use deck::*;
pub use dice::*;
pub use event::*;
pub use explanation::*;
pub use piece::*;
pub use place::*;
pub use points::*;
pub use setup::*;
pub use view::*;

game! {
    State, setup Setup,
    MauerbauerSetup, MauerbauerState, MauerbauerGame, MauerbauerSnapshot, MauerbauerChoice,
    MauerbauerChance, MauerbauerNews, MauerbauerDecision, MauerbauerAction, MauerbauerEvent,
    MauerbauerView,
    functions mauerbauer_setup read_mauerbauer_setup write_mauerbauer_setup read_mauerbauer_action
        write_mauerbauer_action
}
