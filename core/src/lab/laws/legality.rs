//! Laws of legality: legal actions, refusals, and the order of commits.

use std::fmt::Debug;

use crate::base::actor::Actor;
use crate::base::illegal::Reason;
use crate::base::lang::Lang;
use crate::base::rule::RuleId;
use crate::base::seat::{Seat, Seats};
use crate::game::dealer::Dealer;
use crate::game::{ActionSet, FullGame, Refusal, Turn};
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
