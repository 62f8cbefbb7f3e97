//! Mauerbauer.

mod card;
mod explanation;
mod generated;
mod piece;
mod place;
mod plan;

use mauerwerk::mauerbauer::{FirstPlayer, Setup, State};

use crate::seat::Count;

pub use card::*;
pub use explanation::*;
pub use generated::*;
pub use piece::*;
pub use place::*;
pub use plan::*;

game! {
    State, setup Setup,
    MauerbauerSetup, MauerbauerState, MauerbauerGame, MauerbauerSnapshot, MauerbauerChoice,
    MauerbauerChance, MauerbauerNews, MauerbauerDecision, MauerbauerAction, MauerbauerEvent,
    MauerbauerView,
    functions mauerbauer_setup read_mauerbauer_setup write_mauerbauer_setup read_mauerbauer_action
        write_mauerbauer_action
}

pub(super) type MauerbauerFirstPlayer = FirstPlayer;

uniffi::custom_type!(
    /// The seat that has the first turn, or nothing where that is left to chance.
    MauerbauerFirstPlayer,
    Option<Seat>,
    {
        remote,
        try_lift: |seat| Ok(seat.map_or(FirstPlayer::Random, FirstPlayer::Seat)),
        lower: |first| match first {
            FirstPlayer::Random => None,
            FirstPlayer::Seat(seat) => Some(seat),
        },
    }
);

/// Returns the defaults for a board and that many seats, from 2 to 4; other numbers are refused
/// when a game is started (MA-90). Throws `Notation` for a number that no setup can hold, and for
/// names and numbers of a board of one's own that stand for nothing.
#[uniffi::export]
pub fn mauerbauer_setup_on(
    board: MauerbauerBoard,
    players: Count,
) -> Result<MauerbauerSetup, MauerwerkError> {
    Ok(Setup::new(board, players.into()).into())
}
