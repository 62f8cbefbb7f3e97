//! Laws of slots, features and canonical states.

use crate::base::actor::{Actor, Viewer};
use crate::base::seat::{Seat, Seats};
use crate::game::dealer::Dealer;
use crate::game::features::{Feature, Layout, Writing};
use crate::game::{Event, FullGame, InformationState, Turn, View};
use crate::lab::laws::legality::tried;
use crate::lab::laws::notation::hash;
use crate::lab::laws::{Verdict, require};

/// Checks that slots name exactly the legal actions. Each listed action has a slot below their
/// number, which is constant in a game. Two actions in one slot lead to the same state. The action
/// of a slot is legal and has that slot.
pub(super) fn slots_name_legal_actions<G: FullGame>(
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

const NAMED: &str = "slots name legal actions";

/// Finding the action of a slot may list all actions. If there are many slots, about this number is
/// checked.
const FEW: usize = 16;

fn slots_of<G: FullGame>(state: &G, seat: Seat) -> Verdict {
    let listed: Vec<G::Action> = state.actions(seat).into_iter().collect();
    let mut slots = Vec::new();
    state.each_slot(seat, &mut |slot| slots.push(slot));
    let where_ = || format!("seat {seat} in {state}: {slots:?} of {listed:?}");
    require(slots.len() == listed.len(), NAMED, where_)?;
    require(slots.iter().all(|&slot| slot < state.slots()), NAMED, where_)?;
    let step = slots.len().div_ceil(FEW).max(1);
    let some = (hash(state) % step as u64) as usize;
    for (&action, &slot) in listed.iter().zip(&slots).skip(some).step_by(step) {
        require(state.slot(seat, action) == Some(slot), NAMED, where_)?;
        let found = state.action_of(seat, slot);
        require(found.is_some_and(|found| leads_alike(state, seat, found, action)), NAMED, where_)?;
    }
    let mask = state.mask(seat);
    require((0..).zip(&mask).all(|(slot, &on)| on == slots.contains(&slot)), NAMED, where_)?;
    let empty = mask.iter().position(|&on| !on).map_or(state.slots(), |slot| slot as u32);
    let beyond = [empty, state.slots(), u32::MAX].map(|slot| state.action_of(seat, slot));
    require(beyond == [None; 3], NAMED, where_)?;
    let some = slots.into_iter().skip(some).step_by(step);
    some.chain([empty]).try_for_each(|slot| step_of(state, seat, slot))
}

/// Checks that a step by a slot applies the action in it, and does nothing for an empty slot.
fn step_of<G: FullGame>(state: &G, seat: Seat, slot: u32) -> Verdict {
    let action = state.action_of(seat, slot);
    let after = action.and_then(|action| state.apply(seat.into(), action).ok());
    let mut stepped = state.clone();
    let legal = stepped.step_slot(seat, slot);
    let sound = legal == after.is_some() && stepped == after.unwrap_or_else(|| state.clone());
    require(sound, NAMED, || format!("seat {seat}, slot {slot} in {state}"))
}

/// Checks the slot of an action, legal or not, listed or not.
fn slot_of<G: FullGame>(state: &G, seat: Seat, action: G::Action) -> Verdict {
    let slot = state.slot(seat, action);
    let where_ = || format!("seat {seat}, {action} in {state}: {slot:?}");
    let Some(slot) = slot else {
        return require(state.apply(seat.into(), action).is_err(), NAMED, where_);
    };
    let found = state.action_of(seat, slot);
    require(found.is_some_and(|found| leads_alike(state, seat, found, action)), NAMED, where_)
}

/// Returns whether two actions are legal and lead to the same state.
fn leads_alike<G: FullGame>(state: &G, seat: Seat, one: G::Action, other: G::Action) -> bool {
    let [one, other] = [one, other].map(|action| state.apply(seat.into(), action));
    one.is_ok() && one == other
}

const SHOWN: &str = "features are what a view shows";

/// Checks the numbers of each viewer's view. They must follow the layout of the game in every
/// state, and be finite and in their ranges. The state and the view must give the same numbers, so
/// that nothing hidden can show.
pub(super) fn features_are_what_a_view_shows<G: FullGame>(state: &G, layout: &Layout) -> Verdict {
    Viewer::all(state.seats()).try_for_each(|viewer| {
        let (view, where_) = (state.view(viewer), || format!("{viewer} in {state}"));
        require(Layout::of_view(&view) == *layout, "a layout stays", where_)?;
        let shown = view.features();
        // Fills the array with other numbers, to check that all of them are overwritten.
        let mut written = vec![f32::NAN; layout.len()];
        state.write(viewer, &mut Writing::new(&mut written));
        require(written == shown && state.features(viewer) == shown, SHOWN, where_)?;
        for feature in layout.features() {
            let sound = |number: &f32| (feature.low..=feature.high).contains(number);
            let where_ = || format!("{} of {viewer} in {state}", feature.name);
            require(shown[feature.range.clone()].iter().all(sound), SHOWN, where_)?;
        }
        Ok(())
    })
}

/// Checks the numbers of what each viewer has seen. The rows must have one layout, with values in
/// its ranges and a kind of event in each. Any number of rows must contain the latest events.
pub(super) fn histories_are_what_was_seen<G: FullGame>(
    seen: &InformationState<G>,
    seats: usize,
) -> Verdict {
    const LAW: &str = "a history is what was seen";
    let seated = seen.now().seats();
    require(seated == seats || seated == 0, "a view has all seats", || {
        format!("{seated} of {seats}")
    })?;
    let layout = Layout::of_history::<G>(seated);
    let all = 2 * seen.events().len() + Seat::COUNT;
    let (long, short) = (seen.history(all), seen.history(3));
    let where_ = || format!("{} of {}", seen.viewer(), seen.now());
    require(long.len() == all * layout.len() && long.ends_with(&short), LAW, where_)?;
    for row in long.chunks_exact(layout.len()) {
        let part = |feature: &Feature| row[feature.range.clone()].to_vec();
        let sound = |feature: &Feature| {
            part(feature).iter().all(|number| (feature.low..=feature.high).contains(number))
        };
        require(layout.features().iter().all(sound), LAW, where_)?;
    }
    let kind = layout.feature("kind").map_or(0..0, |feature| feature.range.clone());
    let last = long.chunks_exact(layout.len()).last().map_or(0.0, |row| row[kind].iter().sum());
    let event = seen.events().last().map_or(0.0, |_| 1.0);
    require(last == event && !G::Event::KINDS.is_empty(), LAW, where_)
}

/// Checks that a state's canonical form is its own canonical form. It must allow the same decisions
/// of the same seats, and lead to the same canonical forms with the same frequencies.
pub(super) fn canonical_states_play_alike<G: FullGame>(state: &G) -> Verdict {
    const LAW: &str = "canonical states play alike";
    let canonical = state.canonical();
    let where_ = || format!("{state}, for which stands {canonical}");
    require(canonical.canonical() == canonical, LAW, where_)?;
    if canonical == *state {
        return Ok(());
    }
    let same = canonical.turn() == state.turn() && canonical.standing() == state.standing();
    require(same && canonical.setup() == state.setup(), LAW, where_)?;
    require(successors(&canonical) == successors(state), LAW, where_)
}

/// Returns the next states by their canonical forms, with the weights of chance.
fn successors<G: FullGame>(state: &G) -> Vec<(u32, String)> {
    let after = |actor: Actor, action| state.apply(actor, action).ok().map(|next| next.canonical());
    let mut next: Vec<(u32, String)> = match state.turn() {
        Turn::Decide(seats) => {
            let actions = |seat| state.actions(seat).into_iter().map(move |action| (seat, action));
            let all = seats.iter().flat_map(actions);
            all.filter_map(|(seat, action)| Some((0, after(seat.into(), action)?.notation())))
                .collect()
        }
        Turn::Chance => {
            let all = state.chances().into_iter();
            all.filter_map(|chance| {
                Some((chance.weight, after(Actor::Chance, chance.action)?.notation()))
            })
            .collect()
        }
        Turn::Over(_) => Vec::new(),
    };
    next.sort_unstable();
    next
}
