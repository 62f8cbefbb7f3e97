//! The result of a game.

use serde::{Deserialize, Serialize};

use crate::base::seat::{BySeat, Seat, Seats};
use crate::game::{self, Game};
use crate::games::die_mauer::checked_setup::CheckedSetup;
use crate::games::die_mauer::{Phase, Piece, State, Stock, TieBreak, texts};
use crate::text::message::{Message, message};

/// The cause of the end of a game.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// All agreed rounds were played (DM-45).
    RoundsPlayed,
}

impl From<Ending> for Message {
    fn from(ending: Ending) -> Self {
        match ending {
            Ending::RoundsPlayed => message!(texts::RoundsPlayed),
        }
    }
}

/// The result of a game: scores are penalties, and the lowest wins (DM-44).
pub type Outcome = game::Outcome<Ending>;

/// Returns the result of a game that is over.
pub(super) fn outcome(state: &State) -> Outcome {
    Outcome { ending: Ending::RoundsPlayed, scores: standing(state), winners: winners(state) }
}

/// Returns each seat's penalties of the completed rounds, and of the current round as if it ended
/// now. The latter are for the seat's remaining pieces (DM-44). Nothing else scores (DM-47).
pub(super) fn standing(state: &State) -> BySeat<i32> {
    BySeat::from_fn(state.seats(), |seat| {
        let over = state.phase == Phase::Over;
        let left = if over { Stock::EMPTY } else { state.stocks[seat.index()] };
        i32::from(state.totals[seat.index()]) + state.setup.penalty(left) as i32
    })
}

/// Returns the seats with the lowest total that the tie-break prefers (DM-46). Empty before the
/// game is over.
pub(super) fn winners(state: &State) -> Seats {
    if state.phase != Phase::Over {
        return Seats::EMPTY;
    }
    let lowest = best(Seats::first(state.seats()), |seat| state.totals[seat.index()]);
    match state.setup.tie_break {
        TieBreak::Shared => lowest,
        TieBreak::MostRoundsWon => best(lowest, |seat| u8::MAX - state.rounds_won[seat.index()]),
    }
}

impl CheckedSetup {
    /// Returns the penalty for remaining pieces (DM-44).
    pub(super) fn penalty(&self, stock: Stock) -> u32 {
        penalty(stock, self.tower_penalty, self.gate_penalty)
    }
}

/// Returns the penalty for remaining pieces, given the penalties of a tower and a gate (DM-44).
pub(super) fn penalty(stock: Stock, tower: u8, gate: u8) -> u32 {
    let each = |piece| match piece {
        Piece::Tower => tower,
        Piece::Gate => gate,
        wall => wall.merlons().unwrap_or(0),
    };
    Piece::ALL.into_iter().map(|piece| stock.count(piece) * u32::from(each(piece))).sum()
}

/// Returns the seats with the lowest value.
fn best<T: Ord + Copy>(seats: Seats, value: impl Fn(Seat) -> T) -> Seats {
    let lowest = seats.iter().map(&value).min();
    seats.iter().filter(|&seat| Some(value(seat)) == lowest).collect()
}
