//! A position, complete or as somebody sees it.

use mauerwerk::{BySeat, Seat, Seats, Viewer};
use serde::{Deserialize, Serialize};

use crate::action::Bid;
use crate::cup::Cup;
use crate::setup::Setup;

/// A position: plain data that can be anything, unknown dice included. What is legal and complete
/// becomes a [`State`](crate::State) by `try_from`.
#[derive(Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// The setup of the game.
    pub setup: Setup,
    /// Each seat's cup.
    pub cups: BySeat<Cup>,
    /// The seat that bids next, or does so once the dice are rolled.
    pub turn: Seat,
    /// The last bid of the round.
    #[serde(default)]
    pub bid: Option<Bid>,
}

impl Position {
    /// Returns the first position of a game.
    #[must_use]
    pub fn start(setup: &Setup) -> Self {
        let cups = BySeat::repeat(Cup::Waiting(setup.dice), setup.players.into());
        Self { cups, turn: setup.first, bid: None, setup: setup.clone() }
    }

    /// Returns the position as a viewer sees it: only a seat itself sees what is under its cup.
    #[must_use]
    pub fn seen_by(&self, viewer: Viewer) -> Self {
        let cup = |seat| self.cups[seat].seen_by(seat, viewer);
        Self { cups: BySeat::from_fn(self.cups.len(), cup), ..self.clone() }
    }

    /// Returns the seats that have dice.
    #[must_use]
    pub fn alive(&self) -> Seats {
        self.cups.iter().filter(|(_, cup)| cup.dice() > 0).map(|(seat, _)| seat).collect()
    }

    /// Returns the seats that have dice, clockwise from the one that bids next.
    pub(crate) fn clockwise(&self) -> impl Iterator<Item = Seat> + use<> {
        let (alive, seats) = (self.alive(), self.cups.len());
        let all = std::iter::successors(Some(self.turn), move |seat| Some(seat.next(seats)));
        all.take(seats).filter(move |&seat| alive.contains(seat))
    }

    /// Returns the seat whose dice are rolled next, if any wait.
    #[must_use]
    pub fn roller(&self) -> Option<Seat> {
        let waits = |seat: &Seat| self.cups[*seat].is_waiting();
        self.clockwise().find(waits).filter(|_| self.alive().len() > 1)
    }

    /// Returns how many dice there are.
    #[must_use]
    pub fn dice(&self) -> u8 {
        self.cups.as_slice().iter().map(Cup::dice).fold(0, u8::saturating_add)
    }
}
