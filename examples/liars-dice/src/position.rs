//! Positions, complete or of a viewer: their notation, and the checks of legal ones.
//!
//! | token | meaning | default |
//! |---|---|---|
//! | `players:2 dice:4` … | the setup | the default |
//! | `cups:1355/????/-` | each seat's dice, see [`Dice`] | all dice wait to be rolled |
//! | `turn:1` | the seat that bids next | the first |
//! | `bid:3x5` | the last bid | none |

use std::iter::successors;

use mauerwerk::kit::tokens::{read_by_seat, read_seat, slashed};
use mauerwerk::kit::{position_tokens, written_forms};
use mauerwerk::{BySeat, Faults, Seat, SetupOptions as _, Viewer};
use serde::{Deserialize, Serialize};

use crate::action::{Bid, Dice};
use crate::rules;
use crate::setup::Setup;
use crate::state::Event;

/// A position as plain data, valid or not, which may have unknown dice. `try_from` makes a
/// [`State`](crate::State) of a legal and complete one.
#[derive(Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// The setup of the game.
    pub setup: Setup,
    /// The dice under each seat's cup.
    pub cups: BySeat<Dice>,
    /// The seat that bids next, or bids once the dice are rolled.
    pub turn: Seat,
    /// The last bid of the round.
    #[serde(default)]
    pub bid: Option<Bid>,
}

written_forms!(State(Position));

position_tokens! {
    |position, text|
    start: |setup| Ok::<_, Faults>(Self::start(setup));
    "cups": position.cups, [slashed(position.cups.as_slice())], read_by_seat(text, str::parse);
    "turn": position.turn, [position.turn], read_seat(text);
    "bid": position.bid, position.bid, text.parse().map(Some);
}

impl Position {
    /// Returns the first position of a game.
    #[must_use]
    pub fn start(setup: &Setup) -> Self {
        let cups = BySeat::repeat(Dice::waiting(setup.dice), setup.players.into());
        Self { cups, turn: setup.first, bid: None, setup: setup.clone() }
    }

    /// Returns the position as a viewer sees it: only a seat itself sees the dice under its cup.
    #[must_use]
    pub fn seen_by(&self, viewer: Viewer) -> Self {
        let cups = BySeat::from_fn(self.cups.len(), |seat| self.cups[seat].seen_by(seat, viewer));
        Self { cups, ..self.clone() }
    }

    /// Returns the seats with dice, clockwise from the one that bids next.
    pub(crate) fn clockwise(&self) -> impl Iterator<Item = Seat> + use<> {
        let (cups, seats) = (self.cups, self.cups.len());
        let all = successors(Some(self.turn), move |seat| Some(seat.next(seats))).take(seats);
        all.filter(move |&seat| cups.get(seat).is_some_and(|dice| dice.size() > 0))
    }

    /// Returns the seat whose dice are rolled next, if any wait.
    #[must_use]
    pub fn roller(&self) -> Option<Seat> {
        let rolls = self.clockwise().nth(1).is_some();
        self.clockwise().find(|seat| rolls && self.cups[*seat].is_waiting())
    }

    /// Returns the number of dice on the table.
    #[must_use]
    pub fn dice(&self) -> u8 {
        self.cups.iter().map(|(_, dice)| dice.size()).sum()
    }

    /// Returns all faults of the position. The dice of other seats may be hidden from a viewer.
    /// Without a viewer, no dice may be hidden.
    pub(crate) fn faults(&self, viewer: Option<Viewer>) -> Faults {
        let mut faults = self.setup.range_faults(rules::RULES);
        let (seats, &Setup { players, dice, faces, .. }) = (self.cups.len(), &self.setup);
        let cups = format_args!("there are {seats} cups for {players} players");
        faults.check(seats == usize::from(players), rules::LD_01, || cups);
        if !faults.as_slice().is_empty() {
            return faults;
        }
        let all = |fits: &dyn Fn(Dice) -> bool| self.cups.iter().all(|(_, dice)| fits(*dice));
        let few = all(&|cup| cup.size() <= dice);
        faults.check(few, rules::LD_02, || "a cup has more dice than at the start");
        let faced = all(&|cup| cup.faces().all(|face| face <= faces));
        faults.check(faced, rules::LD_02, || "a die shows a face that it lacks");
        let in_turn = self.clockwise().next() == Some(self.turn);
        faults.check(in_turn, rules::LD_10, || "the seat that bids next has no dice");
        if in_turn {
            self.check_round(&mut faults);
        }
        for (seat, dice) in self.cups.iter() {
            let open = !dice.is_hidden() || viewer.is_some_and(|viewer| !viewer.is(seat));
            faults.check(open, rules::LD_04, || format!("the dice of seat {seat} are unknown"));
        }
        faults
    }

    /// Checks the progress of the round.
    fn check_round(&self, faults: &mut Faults) {
        let waits: Vec<bool> = self.clockwise().map(|seat| self.cups[seat].is_waiting()).collect();
        faults.check(waits.is_sorted(), rules::LD_04, || "dice are rolled in another order");
        let over = waits.len() == 1;
        faults.check(!over || waits[0], rules::LD_11, || "dice are rolled after the end");
        let Some(bid) = self.bid else { return };
        faults.check(
            !over && !waits.contains(&true),
            rules::LD_04,
            || "a bid comes before the dice",
        );
        let possible = bid.dice <= self.dice() && bid.face <= self.setup.faces;
        faults.check(possible, rules::LD_05, || format!("there is no bid {bid} at this table"));
    }
}
