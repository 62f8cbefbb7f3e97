//! What chance may bring, and why any other is refused.

use crate::game::Chance;
use crate::mauerbauer::action::Action;
use crate::mauerbauer::dice::Roll;
use crate::mauerbauer::reason::Reason;
use crate::mauerbauer::state::{Phase, State};

/// Lists what chance may bring, in the order of the ids.
pub(super) fn all(state: &State) -> Vec<Chance<Action>> {
    match state.phase {
        Phase::ChoosingFirst => {
            state.seated().map(|seat| Chance { action: Action::First(seat), weight: 1 }).collect()
        }
        Phase::Rolling => Roll::all(state.rolls_tower_die())
            .map(|roll| Chance { action: Action::Roll(roll), weight: roll.weight() })
            .collect(),
        phase if phase.draws_card() => state
            .deck()
            .iter()
            .map(|(card, count)| Chance { action: Action::Draw(card), weight: count.into() })
            .collect(),
        _ => Vec::new(),
    }
}

/// Returns why chance may not bring an action; `None` if it may.
pub(super) fn refuses(state: &State, action: Action) -> Option<Reason> {
    let (refused, reason) = match (state.phase, action) {
        (Phase::ChoosingFirst, Action::First(seat)) => (!state.has(seat), Reason::CannotStart),
        (Phase::Rolling, Action::Roll(roll)) => {
            (roll.tower().is_some() != state.rolls_tower_die(), Reason::WrongTowerDie)
        }
        (phase, Action::Draw(card)) if phase.draws_card() => {
            (state.deck().count(card) == 0, Reason::NotInDeck)
        }
        _ => (true, Reason::NotAsked),
    };
    refused.then_some(reason)
}
