//! Faster ways to what [`legal`](crate::mauerbauer::legal) says, for random play.
//!
//! A law binds them: the same dealer brings the same action as [`Dealer::decide`] by way of the
//! lists. `laws::walk` checks it as "a playout is a random game" and "dealing weighs chances".

use crate::dealer::Dealer;
use crate::mauerbauer::action::Action;
use crate::mauerbauer::dice::Roll;
use crate::mauerbauer::state::{Phase, State};

impl State {
    /// Returns one of the legal actions of the seat that is to decide, each as likely: the one that
    /// [`Dealer::choose`] draws from the list of them, without making that list where it is long.
    pub(super) fn any_action(&self, dealer: &mut Dealer, list: &mut Vec<Action>) -> Option<Action> {
        match self.phase {
            Phase::Building if !self.may_roll_early() => {
                let lines = self.free_lines();
                let index = dealer.below(lines.len() as u32) as usize;
                lines.iter().nth(index).map(|line| Action::Build(self.board().line(line)))
            }
            Phase::Placing => {
                let placements = self.placements();
                Some(Action::Place(placements.nth(dealer.below(placements.len()))))
            }
            _ => {
                list.clear();
                self.list(self.decider()?, list);
                dealer.choose(list)
            }
        }
    }

    /// Returns one of the things that chance may bring, without listing them.
    pub(super) fn any_chance(&self, dealer: &mut Dealer) -> Option<Action> {
        match self.phase {
            Phase::ChoosingFirst => {
                let seat = dealer.below(self.seat_count() as u32);
                self.seated().nth(seat as usize).map(Action::First)
            }
            Phase::Rolling => {
                let with_tower = self.rolls_tower_die();
                let weights = Roll::weights(with_tower);
                Some(Action::Roll(Roll::weighed(with_tower, dealer.below(weights))))
            }
            phase if phase.draws_card() => {
                let deck = self.deck();
                deck.nth(dealer.below(deck.len())).map(Action::Draw)
            }
            _ => None,
        }
    }
}
