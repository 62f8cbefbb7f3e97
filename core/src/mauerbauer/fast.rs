//! The fast path of playouts: what is dealt at random, without a list.
//!
//! The law "dealing weighs chances" binds it: the same dealer deals what [`Dealer::weigh`] draws from
//! `chances`.

use crate::dealer::Dealer;
use crate::mauerbauer::action::Action;
use crate::mauerbauer::dice::Roll;
use crate::mauerbauer::state::{Phase, State};

/// Returns one of the things that chance may bring.
pub(super) fn deal(state: &State, dealer: &mut Dealer) -> Option<Action> {
    match state.phase {
        Phase::ChoosingFirst => {
            let seat = dealer.below(state.seat_count() as u32);
            state.seated().nth(seat as usize).map(Action::First)
        }
        Phase::Rolling => {
            let with_tower = state.rolls_tower_die();
            let weights = Roll::weights(with_tower);
            Some(Action::Roll(Roll::weighed(with_tower, dealer.below(weights))))
        }
        phase if phase.draws_card() => {
            let deck = state.deck();
            deck.nth(dealer.below(deck.len())).map(Action::Draw)
        }
        _ => None,
    }
}
