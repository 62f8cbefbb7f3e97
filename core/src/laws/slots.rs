//! The second numbering of what seats may decide.

use crate::dealer::Dealer;
use crate::game::Game;
use crate::laws::legality::tried;
use crate::laws::notation::hash;
use crate::laws::{Verdict, require};
use crate::seat::{Seat, Seats};

/// Checks that slots name what is legal, and nothing else: each listed action has one below their
/// number, which stays the same in a game; two actions in one slot lead to the same state; and what
/// is found in a slot is legal, and in that slot.
pub(super) fn slots_name_legal_actions<G: Game>(
    state: &G,
    at_start: u32,
    dealer: &mut Dealer,
) -> Verdict {
    require(state.slots() == at_start, "the number of slots stays", || state.to_string())?;
    let tried = tried(state, dealer);
    Seats::first(Seat::COUNT).iter().try_for_each(|seat| {
        slots_of(state, seat)?;
        tried.iter().try_for_each(|&action| slot_of(state, seat, action))
    })
}

const LAW: &str = "slots name legal actions";

/// Finding the action of a slot may list all actions: of many, about this many slots are looked into.
const FEW: usize = 16;

fn slots_of<G: Game>(state: &G, seat: Seat) -> Verdict {
    let listed: Vec<G::Action> = state.actions(seat).into_iter().collect();
    let mut slots = Vec::new();
    state.each_slot(seat, &mut |slot| slots.push(slot));
    let where_ = || format!("seat {seat} in {state}: {slots:?} of {listed:?}");
    require(slots.len() == listed.len(), LAW, where_)?;
    require(slots.iter().all(|&slot| slot < state.slots()), LAW, where_)?;
    let step = slots.len().div_ceil(FEW).max(1);
    let some = (hash(state) % step as u64) as usize;
    for (&action, &slot) in listed.iter().zip(&slots).skip(some).step_by(step) {
        require(state.slot(seat, action) == Some(slot), LAW, where_)?;
        let found = state.action_of(seat, slot);
        require(found.is_some_and(|found| leads_alike(state, seat, found, action)), LAW, where_)?;
    }
    let mask = state.mask(seat);
    require((0..).zip(&mask).all(|(slot, &on)| on == slots.contains(&slot)), LAW, where_)?;
    let empty = mask.iter().position(|&on| !on).map_or(state.slots(), |slot| slot as u32);
    let beyond = [empty, state.slots(), u32::MAX].map(|slot| state.action_of(seat, slot));
    require(beyond == [None; 3], LAW, where_)?;
    let some = slots.into_iter().skip(some).step_by(step);
    some.chain([empty]).try_for_each(|slot| step_of(state, seat, slot))
}

/// Checks that a step by a slot is the one by the action in it, and none where there is none.
fn step_of<G: Game>(state: &G, seat: Seat, slot: u32) -> Verdict {
    let action = state.action_of(seat, slot);
    let after = action.and_then(|action| state.apply(seat.into(), action).ok());
    let mut stepped = state.clone();
    let legal = stepped.step_slot(seat, slot);
    let sound = legal == after.is_some() && stepped == after.unwrap_or_else(|| state.clone());
    require(sound, LAW, || format!("seat {seat}, slot {slot} in {state}"))
}

/// Checks the slot of an action that may be legal or not, listed or not.
fn slot_of<G: Game>(state: &G, seat: Seat, action: G::Action) -> Verdict {
    let slot = state.slot(seat, action);
    let where_ = || format!("seat {seat}, {action} in {state}: {slot:?}");
    let Some(slot) = slot else {
        return require(state.apply(seat.into(), action).is_err(), LAW, where_);
    };
    let found = state.action_of(seat, slot);
    require(found.is_some_and(|found| leads_alike(state, seat, found, action)), LAW, where_)
}

/// Returns whether two actions are legal, and lead to the same state.
fn leads_alike<G: Game>(state: &G, seat: Seat, one: G::Action, other: G::Action) -> bool {
    let [one, other] = [one, other].map(|action| state.apply(seat.into(), action));
    one.is_ok() && one == other
}
