//! What the game knows about good play.
//!
//! Towers and gates cost most and fit least often, so that whoever may choose a piece freely parts
//! with the dearest one. Which piece to plan is all bluff, and left to the search.

use std::iter;

use crate::bot::{Judgement, Prospect, Weight, Weights, shares};
use crate::dealer::Dealer;
use crate::die_mauer::{Action, Donation, Fist, Phase, Piece, State, Stock};
use crate::game::Game;
use crate::seat::{BySeat, Seat, Seats};

/// The share of the penalties in a stock that is still there, on average, when the round ends.
const KEPT: Weight = Weight::new(0, "kept", 0.6);
/// The lead in points that makes a share of the win eight times a rival's, with a round to come.
const LEAD: Weight = Weight::new(1, "lead", 9.0);

impl Judgement for State {
    const HORIZON: u32 = 400;
    const ROLLOUTS: u32 = 3;
    const MEDIUM: u32 = 1_000;
    const HARD: u32 = 16_000;

    const WEIGHTS: &'static [Weight] = &[KEPT, LEAD];

    fn judge_by(&self, weights: &Weights) -> BySeat<Prospect> {
        let due =
            |seat: Seat| weights[KEPT] * f64::from(self.setup.penalty(self.stocks[seat.index()]));
        let points =
            BySeat::from_fn(self.seats(), |seat| f64::from(self.totals[seat.index()]) + due(seat));
        let rounds = f64::from(self.setup.rounds.saturating_sub(self.rounds_played).max(1));
        let win = shares(&points.map(|points| -points), weights[LEAD] * rounds.sqrt());
        BySeat::from_fn(points.len(), |seat| Prospect { win: win[seat], points: points[seat] })
    }

    fn pick(&self, seat: Seat, dealer: &mut Dealer) -> Option<Action> {
        let legal = self.actions(seat);
        match self.phase {
            Phase::Situation1 | Phase::Situation2 => {
                legal.into_iter().max_by_key(|action| self.relief(*action))
            }
            _ => dealer.choose(&legal),
        }
    }

    /// A competitor's piece that doesn't fit, or that the Master-builder can't hold, is never built.
    /// A piece that may be built beats it if there is room for all who could show that piece: either
    /// the same comes of both, or its seat builds. Between two seats that may decline, an empty fist
    /// beats it as well: beside an empty fist of the Master-builder's, it leaves the choice to its own
    /// seat.
    fn dominated(worlds: &mut dyn Iterator<Item = Self>, seat: Seat) -> Vec<Action> {
        let Some(state) = worlds.next() else { return Vec::new() };
        if state.phase != Phase::Planning || seat == state.master {
            return Vec::new();
        }
        let builds = |world: &Self| world.types(world.master).and(world.wall.takeable());
        let worlds: Vec<Self> = iter::once(state).chain(worlds).collect();
        let (tries, vain): (Vec<Piece>, Vec<Piece>) = (state.types(seat).iter())
            .partition(|&piece| worlds.iter().any(|world| builds(world).contains(piece)));
        let has_room = |&piece: &Piece| worlds.iter().all(|world| world.has_room_for_all(piece));
        let empty_is_safe = state.seats() == 2
            && state.setup.sit1_optional
            && state.setup.donation == Donation::Optional;
        match empty_is_safe || tries.iter().any(has_room) {
            true => vain.into_iter().map(|piece| Action::Plan(Fist::Holds(piece))).collect(),
            false => Vec::new(),
        }
    }

    fn reason(&self, seat: Seat, action: Action) -> Option<String> {
        match action {
            Action::Plan(Fist::Holds(piece)) if self.wall.takes(piece) => Some(format!(
                "{piece} fits now, and costs {} if it stays in hand",
                self.cost(piece)
            )),
            Action::Plan(Fist::Holds(piece)) => Some(format!(
                "{piece} does not fit and comes back: it neither builds nor gives (DM-11)"
            )),
            Action::Plan(Fist::Empty) if seat == self.master => {
                Some("alone with an empty fist, the Master-builder builds any piece (DM-26)".into())
            }
            Action::Plan(Fist::Empty) => Some(
                "beside the Master-builder's, a single empty fist gives a piece (DM-30)".into(),
            ),
            Action::Give(_) | Action::Build(..) => {
                Some(format!("{} points less in hand", self.relief(action)))
            }
            Action::Place(_) => self.fitting(seat, action),
            _ => None,
        }
    }
}

impl State {
    /// Returns whether all competitors who have a piece could build it in one turn.
    fn has_room_for_all(&self, piece: Piece) -> bool {
        let competitors = Seats::first(self.seats()).without(self.master);
        let owners = competitors.iter().filter(|&seat| self.types(seat).contains(piece));
        self.wall.capacity(piece).is_none_or(|room| owners.count() <= room)
    }

    /// Returns what comes of an action in words: the end of the round, or how many pieces of the seat's
    /// stock fit on the wall then.
    fn fitting(&self, seat: Seat, action: Action) -> Option<String> {
        let after = self.apply(seat.into(), action).ok()?;
        if after.rounds_played != self.rounds_played {
            return Some("ends the round".into());
        }
        let stock = after.stocks[seat.index()];
        let fit = stock.iter().filter(|&piece| after.wall.takes(piece)).count();
        Some(format!("{fit} of the {} pieces in hand fit then", stock.iter().count()))
    }

    /// Returns the penalty of the piece that a seat gets rid of.
    fn relief(&self, action: Action) -> u32 {
        match action {
            Action::Build(piece, _) | Action::Give(piece) => self.cost(piece),
            _ => 0,
        }
    }

    /// Returns the penalty for a piece that stays in hand (DM-44).
    fn cost(&self, piece: Piece) -> u32 {
        Stock::from_pieces([piece]).map_or(0, |stock| self.setup.penalty(stock))
    }
}
