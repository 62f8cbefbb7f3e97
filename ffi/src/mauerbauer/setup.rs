//! The setup.

use mauerwerk::Seat;
use mauerwerk::mauerbauer::{FirstPlayer, Setup, TowerRule};

use super::{MauerbauerBoard, MauerbauerDeck};
use crate::error::MauerwerkError;
use crate::seat::Count;

mirror! {
    /// Seats, board, deck and options: plain data that can be anything until a game is
    /// started with it.
    MauerbauerSetup of Setup {
        /// The number of seats, 2 to 4 (MA-90).
        players: Count,
        /// The board to play on (MA-01).
        board: MauerbauerBoard,
        /// The deck to play with (MA-67, MA-92).
        deck: MauerbauerDeck,
        /// Whether a seat may roll too early, for a point (MA-15).
        early_roll_penalty: bool,
        /// The tower that goes to the one free end of a wall (MA-19).
        tower_rule: MauerbauerTowerRule,
        /// Whether pairs of houses formed by connecting cities become palaces (MA-39).
        convert_after_connect: bool,
        /// The seat that has the first turn, or nothing where that is left to chance (MA-81).
        first_player: MauerbauerFirstPlayer,
    }
}

back! {
    MauerbauerSetup to Setup {
        players, board, deck, early_roll_penalty, tower_rule, convert_after_connect, first_player,
    }
}

pub(super) type MauerbauerTowerRule = TowerRule;

/// The tower that goes to the one free end of a wall (MA-19).
#[uniffi::remote(Enum)]
pub enum MauerbauerTowerRule {
    /// A tower of the rolled colour.
    Printed,
    /// A tower of any colour if the one at the other end has the rolled colour already.
    FairReport,
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
