//! The fast paths: random deals without lists, and checks of frequent decisions without listing all
//! legal ones.
//!
//! They must agree with the rules. The law "dealing weighs chances" compares deals with
//! [`Dealer::weigh`] of `chances`, and the law "legal is what is accepted" compares the checks with
//! the lists.

use crate::base::seat::Seat;
use crate::game::ActionSet;
use crate::game::dealer::Dealer;
use crate::games::mauerbauer::action::Action;
use crate::games::mauerbauer::piece::Roll;
use crate::games::mauerbauer::space::Line;
use crate::games::mauerbauer::state::{Phase, State};

/// Returns a random outcome of chance.
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

/// Returns whether an action is one of the [choices](State::choices) of a seat.
#[inline]
pub(super) fn is_legal(state: &State, seat: Seat, action: Action) -> bool {
    match (state.phase, action) {
        (Phase::Building, Action::Build(line)) => state.acting == seat && is_free(state, line),
        (Phase::Placing, Action::Place(placement)) => {
            state.acting == seat && state.placements().allows(placement)
        }
        _ => state.choices(seat).contains(&action),
    }
}

/// Returns whether a line is one of the [free lines](State::free_lines).
fn is_free(state: &State, line: Line) -> bool {
    state.board().number(line).is_some_and(|number| {
        let border = state.board().border(number);
        !state.walls.contains(number) && !border.spaces().meets(state.closed)
    })
}
