//! What the game knows of good play.
//!
//! Towers and gates cost most and fit least often, so that whoever may choose a piece freely parts
//! with the dearest one. Which piece to plan is all bluff, and left to the search.

use crate::bot::{Judgement, Prospect, shares};
use crate::dealer::Dealer;
use crate::die_mauer::action::Action;
use crate::die_mauer::state::{Phase, State};
use crate::die_mauer::stock::Stock;
use crate::game::Game;
use crate::seat::{BySeat, Seat};

/// The share of the penalties in a stock that is still there, on average, when the round ends.
const KEPT: f64 = 0.6;
/// The lead in points that makes a share of the win three times a rival's, for each round to come.
const LEAD: f64 = 9.0;

impl Judgement for State {
    const HORIZON: u32 = 400;
    const MEDIUM: u32 = 600;
    const HARD: u32 = 16_000;

    fn judge(&self) -> BySeat<Prospect> {
        let due = |seat: Seat| KEPT * f64::from(self.penalty_of_stock(seat));
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
                legal.into_iter().max_by_key(|action| self.parted_with(*action))
            }
            _ => dealer.choose(&legal),
        }
    }
}

impl State {
    fn penalty_of_stock(&self, seat: Seat) -> u32 {
        self.setup.penalty(self.stocks[seat.index()])
    }

    /// Returns the penalty of the piece that a seat gets rid of.
    fn parted_with(&self, action: Action) -> u32 {
        match action {
            Action::Build(piece, _) | Action::Give(piece) => {
                Stock::from_pieces([piece]).map_or(0, |piece| self.setup.penalty(piece))
            }
            _ => 0,
        }
    }
}
