//! A position of the game, and the result.

use std::cmp::Ordering;

use serde::{Deserialize, Serialize};

use crate::base::seat::{BySeat, Seat, Seats};
use crate::game::{self, Game};
use crate::games::die_mauer::checked_setup::CheckedSetup;
use crate::games::die_mauer::fist::Fists;
use crate::games::die_mauer::seen_stock::Gifts;
use crate::games::die_mauer::{Fist, Piece, Pieces, PlacementOrder, Stock, TieBreak, Wall, texts};
use crate::text::message::{Message, message};

/// A legal position of Die Mauer: an immutable value without heap memory.
///
/// Make it with [`Game::start`](crate::Game::start), from a [`Position`](super::Position), or from
/// notation.
///
/// # Examples
/// ```
/// use mauerwerk::die_mauer::{Phase, State};
/// use mauerwerk::Game;
///
/// let state: State = "players:3 wall:44 stocks:TG1236/TG1236/TG12346".parse()?;
/// let opened = state.play(0, "T")?.play(1, "6")?.play(2, "-")?;
/// assert_eq!(opened.phase(), Phase::Building);
/// assert_eq!(opened.play(0, "R")?.wall().to_string(), "44T");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Copy, Clone, Eq, PartialEq, Hash)]
pub struct State {
    pub(super) setup: CheckedSetup,
    pub(super) wall: Wall,
    pub(super) stocks: [Stock; Seat::COUNT],
    pub(super) totals: [u16; Seat::COUNT],
    pub(super) rounds_won: [u8; Seat::COUNT],
    pub(super) fists: Fists,
    pub(super) gifts: Gifts,
    /// The seats that took part in a forgotten gift, for which `gifts` had no more room.
    pub(super) unsure: Seats,
    /// The seats that have not yet acted in this phase.
    pub(super) waiting: Seats,
    pub(super) phase: Phase,
    pub(super) master: Seat,
    pub(super) rounds_played: u8,
    pub(super) idle_turns: u16,
}

/// A part of a turn.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Fists are put on the table (DM-07).
    Planning,
    /// Builders choose ends (DM-22).
    Building,
    /// The Master-builder, who alone had an empty fist, may build (DM-26).
    Situation1,
    /// The only competitor with an empty fist, like the Master-builder's, may give (DM-30).
    Situation2,
    /// The last round has ended.
    Over,
}

impl State {
    /// Returns the first of this state and its mirror image, by the pieces from left to right (DM-24).
    pub(super) fn first_of_images(&self) -> Self {
        let mirrored = self.wall.mirrored();
        match mirrored.iter().cmp(self.wall.iter()) {
            Ordering::Less => Self { wall: mirrored, ..*self },
            Ordering::Equal | Ordering::Greater => *self,
        }
    }

    pub(super) fn first(setup: CheckedSetup) -> Self {
        let mut state = Self {
            setup,
            wall: Wall::default(),
            stocks: [Stock::EMPTY; Seat::COUNT],
            totals: [0; Seat::COUNT],
            rounds_won: [0; Seat::COUNT],
            fists: Fists::default(),
            gifts: Gifts::default(),
            unsure: Seats::EMPTY,
            waiting: Seats::EMPTY,
            phase: Phase::Planning,
            master: setup.first_master,
            rounds_played: 0,
            idle_turns: 0,
        };
        state.restock();
        state.plan();
        state
    }

    /// Returns the wall on the table.
    #[must_use]
    pub fn wall(&self) -> &Wall {
        &self.wall
    }

    /// Returns the pieces of a seat, or `None` if there is no such seat. Only that seat may see
    /// them: show people a [`View`](super::View).
    #[must_use]
    pub fn stock(&self, seat: Seat) -> Option<Stock> {
        self.has(seat).then(|| self.stocks[seat.index()])
    }

    /// Returns the content of a seat's fist, or `None` if none is on the table.
    #[must_use]
    pub fn fist(&self, seat: Seat) -> Option<Fist> {
        self.fists.get(seat)
    }

    /// Returns the Master-builder.
    #[must_use]
    pub fn master(&self) -> Seat {
        self.master
    }

    /// Returns the part of the turn.
    #[must_use]
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Returns the number of rounds that have ended.
    #[must_use]
    pub fn rounds_played(&self) -> u8 {
        self.rounds_played
    }

    /// Returns each seat's penalties of all completed rounds.
    #[must_use]
    pub fn totals(&self) -> BySeat<u16> {
        BySeat::from_fn(self.seats(), |seat| self.totals[seat.index()])
    }

    /// Returns for each seat the number of rounds at whose end it held nothing (DM-46).
    #[must_use]
    pub fn rounds_won(&self) -> BySeat<u8> {
        BySeat::from_fn(self.seats(), |seat| self.rounds_won[seat.index()])
    }

    /// Returns whether the wall takes no piece that any seat has (DM-42).
    #[must_use]
    pub fn wall_is_dead(&self) -> bool {
        let takeable = self.wall.takeable();
        self.table().iter().all(|stock| stock.types().and(takeable).is_empty())
    }

    pub(super) fn has(&self, seat: Seat) -> bool {
        seat.index() < self.seats()
    }

    fn table(&self) -> &[Stock] {
        &self.stocks[..self.seats()]
    }

    #[inline]
    pub(super) fn types(&self, seat: Seat) -> Pieces {
        self.stocks[seat.index()].types()
    }

    /// Returns the deciding seats.
    #[inline]
    pub(super) fn deciders(&self) -> Seats {
        match self.phase {
            Phase::Building => Seats::only(self.chooser()),
            _ => self.waiting,
        }
    }

    /// Returns the builder whose piece is placed next, clockwise from the Master-builder's left.
    pub(super) fn next_builder(&self) -> Seat {
        let left = self.master.next(self.seats());
        self.waiting.first_clockwise(left).unwrap_or(self.master)
    }

    /// Returns the seat that chooses the end for the next builder's piece (DM-22, DM-53).
    fn chooser(&self) -> Seat {
        let master_chooses = self.setup.placement_order == PlacementOrder::MasterChooses;
        if master_chooses && self.matching().len() > 1 { self.master } else { self.next_builder() }
    }

    /// Returns the piece that is being built.
    pub(super) fn planned(&self) -> Option<Piece> {
        self.fists.get(self.master).and_then(Fist::piece)
    }

    /// Returns the competitors whose fist matches the Master-builder's.
    #[inline]
    pub(super) fn matching(&self) -> Seats {
        let same = self.fists.get(self.master).map_or(0, |fist| self.fists.equal_to(fist));
        Seats::from_bits(same).without(self.master)
    }
}

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
