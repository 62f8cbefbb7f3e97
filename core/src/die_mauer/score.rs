//! The result of a game.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::setup::TieBreak;
use super::state::{Phase, State};
use super::stock::Stock;
use crate::game;
use crate::seat::{BySeat, Seat, Seats};

/// Says why a game ended.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// Says that all rounds agreed on were played (DM-45).
    RoundsPlayed,
}

impl fmt::Display for Ending {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::RoundsPlayed => f.write_str("all rounds are played"),
        }
    }
}

/// Holds the result of a game: scores are penalties, and the lowest wins (DM-44).
pub type Outcome = game::Outcome<Ending>;

impl State {
    pub(super) fn outcome(&self) -> Outcome {
        Outcome { ending: Ending::RoundsPlayed, scores: self.penalties(), winners: self.winners() }
    }

    /// Returns each seat's penalties of the rounds that have ended, and of the round that goes on as
    /// if it ended now: for the pieces the seat has left (DM-44).
    pub(super) fn penalties(&self) -> BySeat<i32> {
        BySeat::from_fn(self.seat_count(), |seat| {
            let left =
                if self.phase == Phase::Over { Stock::EMPTY } else { self.stocks[seat.index()] };
            i32::from(self.totals[seat.index()]) + self.terms.penalty(left) as i32
        })
    }

    /// Returns the seats with the lowest total, and among them those the tie-break prefers
    /// (DM-46); nobody before the game is over.
    pub(super) fn winners(&self) -> Seats {
        if self.phase != Phase::Over {
            return Seats::EMPTY;
        }
        let lowest = best(Seats::first(self.seat_count()), |seat| self.totals[seat.index()]);
        match self.terms.tie_break {
            TieBreak::Shared => lowest,
            TieBreak::MostRoundsWon => best(lowest, |seat| u8::MAX - self.rounds_won[seat.index()]),
        }
    }
}

/// Returns the seats with the lowest value.
fn best<T: Ord + Copy>(seats: Seats, value: impl Fn(Seat) -> T) -> Seats {
    let lowest = seats.iter().map(&value).min();
    seats.iter().filter(|&seat| Some(value(seat)) == lowest).collect()
}
