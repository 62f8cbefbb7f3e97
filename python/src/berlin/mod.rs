//! Berlin.

mod action;
mod cell;
mod event;
mod piece;
mod position;
mod record;
mod setup;
mod state;
mod view;

use mauerwerk::berlin::{
    CheckVisibility, DumbLuck, Ending, FirstColumn, GravityFills, Ground, HolesCount, Kind,
    PathMemory, Phase, Suit, Value, Variant,
};
use pyo3::prelude::*;

use action::action_object;
use event::event_object;
use setup::option_json;

pub(crate) use action::{
    Check, Collect, Fill, Flip, Hole, Leave, Move, Open, Place as PlaceAction, ShowDice, ShowSuit,
    ShowTile, ShowValue,
};
pub(crate) use cell::{Cell, Path};
pub(crate) use event::{
    CannotMove, Checked, Chosen, CoinLaid, Collected, DieDrawn, Filled, Flips, GameOver,
    HadDumbLuck, HoleLeft, JerichoLapsed, LaidAgain, Left, Looks, Moved, PicksUp, Placed, Rolled,
    RolledOff, Tied, TurnEnded, TurnStarts, TurnedUp,
};
pub(crate) use piece::{Content, Piece, steps};
pub(crate) use position::Position;
pub(crate) use record::ppn;
pub(crate) use setup::choices;
pub(crate) use view::Reach;

crate::hint::hints! {
    CheckVisibility, DumbLuck, Ending, FirstColumn, GravityFills, Ground, HolesCount, Kind,
    PathMemory, Phase, Suit, Value, Variant,
}

crate::classes::classes!(mauerwerk::berlin::State, "mauerwerk.berlin");
