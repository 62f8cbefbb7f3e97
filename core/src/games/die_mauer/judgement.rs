//! The game's knowledge about good play.
//!
//! Towers and gates cost most and fit least often, so a seat with a free choice builds or gives the
//! most expensive piece. The choice of a plan is all bluff, and left to the search.

use std::iter;

use crate::base::seat::{BySeat, Seat, Seats};
use crate::game::Game;
use crate::game::dealer::Dealer;
use crate::games::die_mauer::{
    Action, Donation, End, Fist, Phase, Piece, Position, State, Stock, texts,
};
use crate::play::bot::{Calibration, Judgement, Prospect, shares};
use crate::text::message::{Arg, Message, message};

/// The average share of the penalties in a stock that is still there when the round ends.
const KEPT: f64 = 0.6;
/// The lead in points that makes a share of the win eight times a rival's, if there is one more
/// round.
const LEAD: f64 = 9.0;

impl Judgement for State {
    const HORIZON: u32 = 400;
    const ROLLOUTS: u32 = 3;
    const MEDIUM: u32 = 1_000;
    const HARD: u32 = 16_000;

    const CALIBRATIONS: [Calibration; 3] = [
        Calibration { eighths: 2, factor: 1.1 },
        Calibration { eighths: 1, factor: 1.0 },
        Calibration { eighths: 1, factor: 1.0 },
    ];

    fn judge(&self) -> BySeat<Prospect> {
        let due = |seat: Seat| KEPT * f64::from(self.setup.penalty(self.stocks[seat.index()]));
        let points =
            BySeat::from_fn(self.seats(), |seat| f64::from(self.totals[seat.index()]) + due(seat));
        let rounds = f64::from(self.setup.rounds.saturating_sub(self.rounds_played).max(1));
        let win = shares(&points.map(|points| -points), LEAD * rounds.sqrt());
        BySeat::from_fn(points.len(), |seat| Prospect { win: win[seat], points: points[seat] })
    }

    fn pick(&self, seat: Seat, dealer: &mut Dealer) -> Option<Action> {
        let legal = self.actions(seat);
        match self.phase {
            Phase::Situation1 | Phase::Situation2 => {
                legal.into_iter().max_by_key(|action| self.relief(*action))
            }
            // A seat that may build always builds.
            _ => dealer.choose(&legal.without(Action::Decline)),
        }
    }

    /// A competitor's piece that doesn't fit, or that the Master-builder can't have, is never
    /// built. Any piece with room for all competitors who could show it dominates it: the result is
    /// the same, or its seat builds. If two seats may decline, an empty fist also dominates it.
    /// When the Master-builder's fist is empty, too, the empty fist leaves the choice to its own
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

    fn are_twins(&self, one: Action, other: Action) -> bool {
        let [left, right] = End::BOTH.map(|end| self.wall.fits(Piece::Tower, end));
        let alike = match (one, other) {
            (Action::Place(_), Action::Place(_)) => true,
            (Action::Build(one, _), Action::Build(other, _)) => one == other,
            _ => false,
        };
        alike && left == right
    }

    fn reason(&self, seat: Seat, action: Action) -> Option<Message> {
        match action {
            Action::Plan(Fist::Holds(piece)) if !self.wall.takes(piece) => {
                Some(message!(texts::DoesNotFit { piece }))
            }
            Action::Plan(Fist::Holds(piece)) if seat == self.master => Some(self.for_plan(piece)),
            Action::Plan(Fist::Holds(piece)) => Some(self.for_guess(seat, piece)),
            Action::Plan(Fist::Empty) => Some(self.for_empty_fist(seat)),
            Action::Give(piece) => {
                let (points, receiver) = (self.cost(piece), self.master);
                let ends = Arg::from(self.has_one_piece(seat));
                Some(message!(texts::GivesPoints { points, receiver, ends }))
            }
            Action::Build(piece, _) => {
                let after = self.fitting(seat, action)?;
                Some(message!(texts::BuildsPoints { points: self.cost(piece), after }))
            }
            Action::Place(_) => self.fitting(seat, action),
            Action::Decline => {
                let points = self.setup.penalty(self.stocks[seat.index()]);
                Some(message!(texts::KeepsPoints { points }))
            }
        }
    }
}

impl State {
    /// Returns whether all competitors with a piece could build it in one turn.
    fn has_room_for_all(&self, piece: Piece) -> bool {
        let competitors = Seats::first(self.seats()).without(self.master);
        let owners = competitors.iter().filter(|&seat| self.types(seat).contains(piece));
        self.wall.capacity(piece).is_none_or(|room| owners.count() <= room)
    }

    /// Returns whether one more piece ends the round for a seat.
    fn has_one_piece(&self, seat: Seat) -> bool {
        self.stocks[seat.index()].len() == 1
    }

    /// Returns whether a seat may have a piece, as another seat sees it.
    fn may_have(&self, viewer: Seat, seat: Seat, piece: Piece) -> bool {
        let stock = Position::from(*self).seen_by(viewer.into()).stocks[seat];
        stock.certain().is_none_or(|stock| stock.contains(piece))
    }

    /// Returns the reason for a piece in the Master-builder's fist.
    fn for_plan(&self, piece: Piece) -> Message {
        let rivals = Seats::first(self.seats()).without(self.master);
        let rivals = rivals.iter().filter(|&rival| self.may_have(self.master, rival, piece));
        let ends = self.has_one_piece(self.master);
        let points = self.cost(piece);
        match rivals.count() {
            0 => message!(texts::PlanForSure { piece, points, ends }),
            owners => message!(texts::PlanUnlessShown { piece, points, ends, owners }),
        }
    }

    /// Returns the reason for or against a piece in a competitor's fist.
    fn for_guess(&self, seat: Seat, piece: Piece) -> Message {
        let (master, points) = (self.master, self.cost(piece));
        match () {
            () if !self.may_have(seat, master, piece) => {
                message!(texts::GuessImpossible { master, piece })
            }
            () if self.has_one_piece(seat) => message!(texts::GuessEndsRound { master, piece }),
            () if self.has_one_piece(master) => {
                message!(texts::GuessBlocks { master, piece, points })
            }
            () => message!(texts::Guess { master, piece, points }),
        }
    }

    /// Returns the reason for an empty fist.
    fn for_empty_fist(&self, seat: Seat) -> Message {
        let master = self.master;
        match () {
            () if seat == master => message!(texts::EmptyFistOfMaster),
            () if self.has_one_piece(seat) && self.setup.donation_can_end_round => {
                message!(texts::EmptyFistGivesLast { master })
            }
            () if self.has_one_piece(master) => message!(texts::EmptyFistBlocks { master }),
            () => message!(texts::EmptyFistGives { master }),
        }
    }

    /// Returns the result of an action in words: the end of the round, or the number of pieces in
    /// the seat's stock that then fit.
    fn fitting(&self, seat: Seat, action: Action) -> Option<Message> {
        let after = self.apply(seat.into(), action).ok()?;
        if after.rounds_played != self.rounds_played {
            return Some(message!(texts::EndsRound));
        }
        let stock = after.stocks[seat.index()];
        let fit = stock.iter().filter(|&piece| after.wall.takes(piece)).count();
        Some(message!(texts::FitThen { fit, stock: stock.iter().count() }))
    }

    /// Returns the penalty of the piece that leaves the seat's stock.
    fn relief(&self, action: Action) -> u32 {
        match action {
            Action::Build(piece, _) | Action::Give(piece) => self.cost(piece),
            _ => 0,
        }
    }

    /// Returns the penalty of a piece that stays in the stock (DM-44).
    fn cost(&self, piece: Piece) -> u32 {
        Stock::from_pieces([piece]).map_or(0, |stock| self.setup.penalty(stock))
    }
}
