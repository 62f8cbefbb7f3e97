//! Laws of legality: legal actions, refusals, slots, and the order of commits.

use std::fmt::Debug;

use crate::base::actor::{Actor, Viewer};
use crate::base::lang::Lang;
use crate::base::rule::{Reason, RuleId};
use crate::base::seat::{Seat, Seats};
use crate::game::dealer::Dealer;
use crate::game::features::{Feature, Layout, Writing};
use crate::game::{ActionSet, Event, FullGame, InformationState, Refusal, Turn, View};
use crate::lab::laws::notation::hash;
use crate::lab::laws::{Verdict, require};

/// Returns every possible actor, at the table or not.
pub(super) fn actors() -> impl Iterator<Item = Actor> {
    std::iter::once(Actor::Chance).chain(Seats::first(Seat::COUNT).iter().map(Actor::Seat))
}

/// Returns the list of legal actions of an actor.
pub(super) fn listed<G: FullGame>(state: &G, actor: Actor) -> Vec<G::Action> {
    match actor {
        Actor::Seat(seat) => state.actions(seat).into_iter().collect(),
        Actor::Chance => state.chances().into_iter().map(|chance| chance.action).collect(),
    }
}

/// The most actions of a game for which all are tried in every state. In larger games, some are
/// drawn at random.
const TRIED: u32 = 512;
const DRAWN: u32 = 48;

/// Returns actions to try: all, or some of them. Half of these are random, and half have ids near
/// legal ones, where lists of legal actions are most often wrong.
pub(super) fn tried<G: FullGame>(state: &G, dealer: &mut Dealer) -> Vec<G::Action> {
    /// The largest distance between an id and a legal one.
    const CLOSE: u32 = 12;
    let all = G::INFO.actions;
    if all <= TRIED {
        return (0..all).filter_map(G::action).collect();
    }
    let legal: Vec<G::Action> = actors().flat_map(|actor| listed(state, actor)).collect();
    let close = |dealer: &mut Dealer| {
        let id = G::id(dealer.choose(&legal)?);
        Some((id + dealer.below(2 * CLOSE + 1)).saturating_sub(CLOSE))
    };
    let ids: Vec<u32> =
        (0..DRAWN).flat_map(|_| [Some(dealer.below(all)), close(dealer)]).flatten().collect();
    ids.into_iter().filter_map(G::action).collect()
}

/// Checks that every actor can do exactly the listed actions. A refusal must leave the state
/// unchanged and cite a ruling of the game.
pub(super) fn legal_is_what_is_accepted<G: FullGame>(state: &G, dealer: &mut Dealer) -> Verdict {
    const LAW: &str = "legal is what is accepted";
    let before = state.clone();
    let tried = tried(state, dealer);
    for actor in actors() {
        let legal = listed(state, actor);
        let ids: Vec<u32> = legal.iter().map(|&action| G::id(action)).collect();
        let where_ = || format!("{actor} in {state}: {legal:?}");
        let mut told = Vec::new();
        require(ids.windows(2).all(|pair| pair[0] < pair[1]), "actions ascend by id", where_)?;
        require(legal.is_empty() != state.turn().waits_for(actor), LAW, where_)?;
        let set = match actor {
            Actor::Seat(seat) => Some(state.actions(seat)),
            Actor::Chance => None,
        };
        for &action in tried.iter().chain(&legal) {
            let detail = || format!("{actor}, {action} in {state}");
            let result = state.apply(actor, action);
            let is_legal =
                set.as_ref().map_or_else(|| legal.contains(&action), |set| set.contains(&action));
            require(result.is_ok() == is_legal, LAW, detail)?;
            match result {
                Ok(next) => require(is_listed(state, actor, &legal, action, &next), LAW, detail)?,
                Err(illegal) => {
                    let same = illegal.actor == actor && illegal.action == action;
                    require(same, "a refusal names what it refuses", || illegal.to_string())?;
                    // A reason has the same text for every action.
                    if !told.contains(&illegal.reason) {
                        refusal_is_complete::<G>(&illegal)?;
                        told.push(illegal.reason);
                    }
                }
            }
        }
        set.map_or(Ok(()), |set| lists_agree(&set, &legal))?;
    }
    require(*state == before && hash(state) == hash(&before), "refusing changes nothing", || {
        state.to_string()
    })
}

/// Returns whether an accepted action is listed, or leads to the same state as a listed one.
fn is_listed<G: FullGame>(
    state: &G,
    actor: Actor,
    listed: &[G::Action],
    action: G::Action,
    next: &G,
) -> bool {
    let leads_there = |&other: &G::Action| state.apply(actor, other).as_ref() == Ok(next);
    listed.contains(&action) || listed.iter().any(leads_there)
}

fn refusal_is_complete<G: FullGame>(illegal: &Refusal<G>) -> Verdict {
    let id: RuleId = illegal.rule().id;
    let known = G::INFO.rule(id.as_str()).is_some();
    let text = illegal.to_string();
    let cited = text.contains(id.as_str()) && text.contains(illegal.reason.advice().get(Lang::En));
    require(known && cited, "a refusal cites a ruling", || text.clone())?;
    let code = illegal.reason.code();
    let plain = code.chars().all(|c| c == '_' || c.is_ascii_lowercase() || c.is_ascii_digit());
    require(plain && !code.is_empty(), "a refusal has a code", || format!("{code:?}: {text}"))
}

pub(super) fn lists_agree<A: Copy + PartialEq + Debug>(
    set: &impl ActionSet<A>,
    list: &[A],
) -> Verdict {
    let got: Vec<Option<A>> = (0..=list.len()).map(|place| set.get(place)).collect();
    let expected: Vec<Option<A>> = list.iter().copied().map(Some).chain([None]).collect();
    let counted = set.len() == list.len() && set.is_empty() == list.is_empty();
    let found = list.iter().all(|action| set.contains(action));
    require(got == expected && counted && found, "a list of actions agrees with itself", || {
        format!("{list:?}")
    })
}

/// Checks that seats which decide together may commit in any order.
pub(super) fn order_of_commits_does_not_matter<G: FullGame>(
    state: &G,
    dealer: &mut Dealer,
) -> Verdict {
    const LAW: &str = "the order of commits does not matter";
    let Turn::Decide(seats) = state.turn() else { return Ok(()) };
    let mut commits: Vec<(Seat, G::Action)> = seats
        .iter()
        .filter_map(|seat| Some((seat, dealer.choose(&state.actions(seat))?)))
        .collect();
    let in_order = commit_all(state, &commits);
    dealer.shuffle(&mut commits);
    let shuffled = commit_all(state, &commits);
    require(in_order.is_some() && in_order == shuffled, LAW, || format!("{state}: {commits:?}"))
}

fn commit_all<G: FullGame>(state: &G, commits: &[(Seat, G::Action)]) -> Option<G> {
    commits
        .iter()
        .try_fold(state.clone(), |state, &(seat, action)| state.apply(seat.into(), action).ok())
}

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
