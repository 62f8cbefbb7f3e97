//! The laws that every game keeps, as functions for tests and fuzzing (feature `laws`).
//!
//! [`walk`] plays a random game and checks every law on the way. A game's own tests call it with
//! many setups and seeds; a fuzzer may do the same. [`census()`] visits a small game as a whole, and
//! so proves what a walk can only sample: that resampling gives exactly the states that fit, and
//! that no event tells a viewer more than that.
//!
//! A law that never looks at anything proves nothing, so a walk also reports how much it saw
//! ([`Walk`]): tests of games with hidden information require that some of it was varied.

mod census;

use std::collections::hash_map::DefaultHasher;
use std::fmt::{Debug, Display};
use std::hash::{Hash, Hasher};
use std::str::FromStr;

use serde::Serialize;
use serde::de::DeserializeOwned;
use thiserror::Error;

use crate::actor::{Actor, Viewer};
use crate::dealer::Dealer;
use crate::game::{
    ActionSet, Event, Game, InformationState, Refusal, Tally, Theme, Turn, View, World, WorldsError,
};
use crate::record::Record;
use crate::rule::{Faults, Reason, RuleId};
use crate::seat::{BySeat, Seat, Seats};

pub use census::{Census, census, census_from};

/// What the laws cannot know of a game.
pub trait Lawful: Game {
    /// Returns how many of each kind of piece there are, wherever they are: the same in every state
    /// of a game. Empty for a game without pieces.
    fn pieces(&self) -> Vec<u32>;

    /// Returns the setup rotated by one seat to the left, or `None` if the game is not symmetric
    /// under rotation.
    fn moved_setup(setup: &Self::Setup) -> Option<Self::Setup>;

    /// Returns an action that is legal in this state, rotated likewise. As provided it is the action
    /// itself, which suits actions that name no seat.
    #[must_use]
    fn moved_action(&self, action: Self::Action) -> Self::Action {
        action
    }
}

/// A law that a game breaks.
#[derive(Clone, Eq, PartialEq, Hash, Debug, Error)]
#[error("{law}: {detail}")]
#[non_exhaustive]
pub struct Broken {
    /// The name of the law.
    pub law: &'static str,
    /// Where and how it is broken.
    pub detail: String,
}

/// `Ok` if a law holds, else what breaks it.
type Verdict = Result<(), Broken>;

fn require(holds: bool, law: &'static str, detail: impl FnOnce() -> String) -> Verdict {
    if holds { Ok(()) } else { Err(Broken { law, detail: detail() }) }
}

/// What a walk saw.
#[derive(Copy, Clone, Default, Eq, PartialEq, Hash, Debug)]
pub struct Walk {
    /// The number of decisions made.
    pub decisions: u64,
    /// Whether the game ended within the limit.
    pub over: bool,
    /// How often a state was resampled.
    pub resampled: u64,
    /// How often that gave another state, with something hidden from the viewer varied.
    pub varied: u64,
}

/// Plays a random game of up to `limit` decisions and checks every law in every state on the way.
///
/// # Errors
/// Returns the first law that is broken.
pub fn walk<G: Lawful>(setup: &G::Setup, seed: u64, limit: u64) -> Result<Walk, Broken> {
    kinds_make_sense::<G>()?;
    setups_are_written_exactly::<G>(setup)?;
    let mut dealer = Dealer::new(seed);
    let mut record = Record::<G>::new(setup).map_err(|faults| cannot_start(&faults))?;
    starts_are_written_briefly(setup, record.start())?;
    let mut seen: Vec<InformationState<G>> = Viewer::all(record.state().seats())
        .map(|viewer| InformationState::new(record.state(), viewer))
        .collect();
    let mut walk = Walk::default();
    while walk.decisions < limit {
        let state = record.state().clone();
        states_are_written_exactly(&state)?;
        legal_is_what_is_accepted(&state, &mut dealer)?;
        pieces_are_conserved(record.start(), &state)?;
        turns_make_sense(&state)?;
        let viewer = dealer.below(seen.len() as u32) as usize;
        nothing_leaks(&state, &seen[viewer], &mut dealer, &mut walk)?;
        order_of_commits_does_not_matter(&state, &mut dealer)?;
        worlds_are_what_is_resampled(&state, &seen[viewer], &mut dealer)?;
        let Some((actor, action)) = state.decide(&mut dealer) else {
            walk.over = true;
            break;
        };
        actions_are_written_exactly::<G>(action)?;
        advance(&mut record, &mut seen, actor, action)?;
        walk.decisions += 1;
    }
    records_replay(&record)?;
    playouts_are_random_games(record.start(), seed, limit)?;
    moving_seats_moves_the_result(&record)?;
    Ok(walk)
}

fn cannot_start(faults: &Faults) -> Broken {
    Broken { law: "a good setup starts", detail: faults.to_string() }
}

fn advance<G: Game>(
    record: &mut Record<G>,
    seen: &mut [InformationState<G>],
    actor: Actor,
    action: G::Action,
) -> Verdict {
    const LAW: &str = "a viewer sees a part of what happens";
    let mut events = Vec::new();
    let note = &mut |event| events.push(event);
    let noted = record.state().apply_noting(actor, action, note);
    record.push(actor, action).map_err(|error| Broken {
        law: "a listed action is accepted",
        detail: error.to_string(),
    })?;
    require(noted.as_ref() == Ok(record.state()), "noting changes nothing", || action.to_string())?;
    require(!events.is_empty(), "every decision is heard of", || action.to_string())?;
    for seen in seen {
        for event in &events {
            let part = event.seen_by(seen.viewer());
            let again = part.seen_by(seen.viewer());
            require(part == again, LAW, || format!("{event:?} for {}", seen.viewer()))?;
        }
        seen.see(&events, record.state());
    }
    Ok(())
}

/// Checks what a game says of itself: rulings in order, and ids that count the actions.
fn kinds_make_sense<G: Game>() -> Verdict {
    let ids: Vec<&str> = G::INFO.rules.iter().map(|rule| rule.id.as_str()).collect();
    require(ids.is_sorted_by(|a, b| (a.len(), a) < (b.len(), b)), "rulings are in order", || {
        ids.join(" ")
    })?;
    // With many ids, every 997th is tried: 997 is coprime to the size of each range.
    let step = if G::INFO.actions <= COUNTED { 1 } else { 997 };
    for id in (0..G::INFO.actions).step_by(step) {
        let same = G::action(id).is_none_or(|action| G::id(action) == id);
        require(same, IDS, || format!("id {id}"))?;
    }
    let beyond = [G::INFO.actions, u32::MAX].map(G::action);
    require(beyond == [None, None], IDS, || format!("{beyond:?} beyond the last id"))
}

/// The most actions a game may have for the ids of all of them to be tried.
const COUNTED: u32 = 10_000;

/// The name of the law of [`Game::id`] and [`Game::action`].
const IDS: &str = "ids count the actions";

/// Checks that a setup by itself is the notation of the first state, and nothing that of the
/// default setup.
fn starts_are_written_briefly<G: Game>(setup: &G::Setup, start: &G) -> Verdict {
    const LAW: &str = "a setup alone is the start of its game";
    require(start.setup() == *setup, "a state knows its setup", || format!("{setup}: {start}"))?;
    require(setup.to_string().parse().as_ref() == Ok(start), LAW, || setup.to_string())?;
    require("".parse() == Ok(G::Setup::default()), LAW, || "the empty setup".to_owned())?;
    G::start(&G::Setup::default()).map_or_else(|faults| Err(cannot_start(&faults)), |_| Ok(()))
}

/// Checks that a setup is read back from its notation and its JSON.
fn setups_are_written_exactly<G: Game>(setup: &G::Setup) -> Verdict {
    const LAW: &str = "a setup is written and read exactly";
    same_in_notation(setup, LAW)?;
    same_in_json(setup, LAW)
}

/// Checks that a state, its setup and its views are read back exactly, with equal hashes.
fn states_are_written_exactly<G: Game>(state: &G) -> Verdict {
    const LAW: &str = "a state is written and read exactly";
    same_in_notation(state, LAW)?;
    same_in_json(state, LAW)?;
    let brief = format!("{} {}", state.setup(), state.notation());
    require(brief.parse().as_ref() == Ok(state), LAW, || brief.clone())?;
    let again: G = state
        .to_string()
        .parse()
        .map_err(|faults| Broken { law: LAW, detail: format!("{state}: {faults}") })?;
    require(hash(&again) == hash(state), "equal states hash equal", || state.to_string())?;
    for viewer in Viewer::all(state.seats()) {
        let view = state.view(viewer);
        require(view.viewer() == viewer, "a view says who looks", || format!("{viewer}: {view}"))?;
        same_in_json(&view, "a view is written and read exactly")?;
    }
    Ok(())
}

fn actions_are_written_exactly<G: Game>(action: G::Action) -> Verdict {
    const LAW: &str = "an action is written and read exactly";
    same_in_notation(&action, LAW)?;
    same_in_json(&action, LAW)?;
    require(G::action(G::id(action)) == Some(action), LAW, || format!("id of {action}"))
}

fn same_in_notation<T>(value: &T, law: &'static str) -> Verdict
where
    T: Display + Debug + PartialEq + FromStr<Err: Display>,
{
    let text = value.to_string();
    match text.parse::<T>() {
        Ok(again) => require(again == *value, law, || format!("{text} became {again}")),
        Err(error) => Err(Broken { law, detail: format!("{text}: {error}") }),
    }
}

fn same_in_json<T>(value: &T, law: &'static str) -> Verdict
where
    T: Serialize + DeserializeOwned + Debug + PartialEq,
{
    let again = serde_json::to_string(value)
        .and_then(|json| Ok((serde_json::from_str::<T>(&json)?, json)))
        .map_err(|error| Broken { law, detail: format!("{value:?}: {error}") })?;
    require(again.0 == *value, law, || again.1)
}

fn hash(value: &impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    value.hash(&mut hasher);
    hasher.finish()
}

/// Returns every actor there can be, at the table or not.
fn actors() -> impl Iterator<Item = Actor> {
    std::iter::once(Actor::Chance).chain(Seats::first(Seat::COUNT).iter().map(Actor::Seat))
}

/// Returns what the state lists as legal for an actor.
fn listed<G: Game>(state: &G, actor: Actor) -> Vec<G::Action> {
    match actor {
        Actor::Seat(seat) => state.actions(seat).into_iter().collect(),
        Actor::Chance => state.chances().into_iter().map(|chance| chance.action).collect(),
    }
}

/// The most actions a game may have for all of them to be tried in every state; of more, some are
/// drawn at random.
const TRIED: u32 = 512;
const DRAWN: u32 = 48;

/// Returns actions to try: all there are; or some, half of them at random, half with ids close to
/// legal ones, where a list of legal actions is most easily wrong.
fn tried<G: Game>(state: &G, dealer: &mut Dealer) -> Vec<G::Action> {
    /// The farthest that an id is from a legal one.
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

/// Checks that every representable action of every actor is accepted exactly if it is listed, and
/// that a refusal leaves the state as it was and cites a ruling of the game.
fn legal_is_what_is_accepted<G: Game>(state: &G, dealer: &mut Dealer) -> Verdict {
    const LAW: &str = "legal is what is accepted";
    let before = state.clone();
    let tried = tried(state, dealer);
    for actor in actors() {
        let legal = listed(state, actor);
        let ids: Vec<u32> = legal.iter().map(|&action| G::id(action)).collect();
        let where_ = || format!("{actor} in {state}: {legal:?}");
        require(ids.windows(2).all(|pair| pair[0] < pair[1]), "actions ascend by id", where_)?;
        require(legal.is_empty() != state.turn().waits_for(actor), LAW, where_)?;
        for &action in tried.iter().chain(&legal) {
            let detail = || format!("{actor}, {action} in {state}");
            let result = state.apply(actor, action);
            require(result.is_ok() == is_legal(state, actor, &legal, action), LAW, detail)?;
            match result {
                Ok(next) => require(is_listed(state, actor, &legal, action, &next), LAW, detail)?,
                Err(illegal) => refusal_is_complete::<G>(&illegal, actor, action)?,
            }
        }
        if let Actor::Seat(seat) = actor {
            lists_agree(&state.actions(seat), &legal)?;
        }
    }
    require(*state == before && hash(state) == hash(&before), "refusing changes nothing", || {
        state.to_string()
    })
}

fn is_legal<G: Game>(state: &G, actor: Actor, listed: &[G::Action], action: G::Action) -> bool {
    match actor {
        Actor::Seat(seat) => state.actions(seat).contains(&action),
        Actor::Chance => listed.contains(&action),
    }
}

/// Returns whether an accepted action is listed, or leads where a listed one does.
fn is_listed<G: Game>(
    state: &G,
    actor: Actor,
    listed: &[G::Action],
    action: G::Action,
    next: &G,
) -> bool {
    let leads_there = |&other: &G::Action| state.apply(actor, other).as_ref() == Ok(next);
    listed.contains(&action) || listed.iter().any(leads_there)
}

fn refusal_is_complete<G: Game>(illegal: &Refusal<G>, actor: Actor, action: G::Action) -> Verdict {
    let id: RuleId = illegal.rule().id;
    let known = G::INFO.rule(id.as_str()).is_some();
    let text = illegal.to_string();
    let cited = text.contains(id.as_str()) && text.contains(illegal.rule().sentence);
    require(known && cited, "a refusal cites a ruling", || text.clone())?;
    let code = illegal.reason.code();
    let plain = code.chars().all(|c| c == '_' || c.is_ascii_lowercase() || c.is_ascii_digit());
    require(plain && !code.is_empty(), "a refusal has a code", || format!("{code:?}: {text}"))?;
    let same = illegal.actor == actor && illegal.action == action;
    require(same, "a refusal names what it refuses", || text.clone())
}

fn lists_agree<A: Copy + PartialEq + Debug>(set: &impl ActionSet<A>, list: &[A]) -> Verdict {
    let got: Vec<Option<A>> = (0..=list.len()).map(|place| set.get(place)).collect();
    let expected: Vec<Option<A>> = list.iter().copied().map(Some).chain([None]).collect();
    let counted = set.len() == list.len() && set.is_empty() == list.is_empty();
    let found = list.iter().all(|action| set.contains(action));
    require(got == expected && counted && found, "a list of actions agrees with itself", || {
        format!("{list:?}")
    })
}

fn pieces_are_conserved<G: Lawful>(start: &G, state: &G) -> Verdict {
    require(start.pieces() == state.pieces(), "pieces are conserved", || state.to_string())
}

/// Checks who decides, what chance weighs, and the outcome.
fn turns_make_sense<G: Game>(state: &G) -> Verdict {
    const LAW: &str = "a turn makes sense";
    let table = Seats::first(state.seats());
    let where_ = || format!("{state}: {}", state.turn());
    let standing = state.standing();
    require(standing.len() == state.seats(), LAW, where_)?;
    match state.turn() {
        Turn::Decide(seats) => {
            let seated = seats.iter().all(|seat| table.contains(seat));
            require(!seats.is_empty() && seated, LAW, where_)
        }
        Turn::Chance => {
            let mut dealers = [(); 2].map(|()| Dealer::new(hash(state)));
            let dealt = state.deal(&mut dealers[0]) == dealers[1].weigh(&state.chances());
            require(dealt && dealers[0] == dealers[1], "dealing weighs chances", where_)?;
            let weights = state.chances().into_iter().map(|chance| u64::from(chance.weight));
            let positive = weights.clone().all(|weight| weight > 0);
            require(positive && weights.sum::<u64>() <= u64::from(u32::MAX), LAW, where_)
        }
        Turn::Over(outcome) => {
            let seated = outcome.winners.iter().all(|seat| table.contains(seat));
            let scored = outcome.scores == standing;
            require(seated && scored && !outcome.winners.is_empty(), LAW, where_)
        }
    }
}

/// All that is ever shown to a viewer of a state, except for drawings.
#[derive(Eq, PartialEq)]
struct Shown<V> {
    turn: String,
    data: V,
    debug: String,
    view: String,
    json: String,
    /// The legal actions of the viewer's seat, and the texts of all its refusals.
    own: Vec<String>,
}

impl<V: View> Shown<V> {
    fn of<G: Game<View = V>>(state: &G, viewer: Viewer, tried: &[G::Action]) -> Self {
        let view = state.view(viewer);
        Self {
            turn: state.turn().to_string(),
            debug: format!("{view:?}"),
            view: view.to_string(),
            json: serde_json::to_string(&view).unwrap_or_default(),
            own: match viewer {
                Viewer::Seat(seat) => Self::own(state, seat, tried),
                Viewer::Spectator => Vec::new(),
            },
            data: view,
        }
    }

    fn own<G: Game>(state: &G, seat: Seat, tried: &[G::Action]) -> Vec<String> {
        let answer = |action| match state.apply(seat.into(), action) {
            Ok(_) => format!("{action} is legal"),
            Err(illegal) => illegal.to_string(),
        };
        let listed = state.actions(seat).into_iter();
        listed.chain(tried.iter().copied()).map(answer).collect()
    }

    /// Returns the name of what differs.
    fn differs(&self, other: &Self) -> Option<&'static str> {
        [
            ("turn", self.turn != other.turn),
            ("data", self.data != other.data),
            ("debug text", self.debug != other.debug),
            ("view", self.view != other.view),
            ("JSON", self.json != other.json),
            ("actions or refusals", self.own != other.own),
        ]
        .into_iter()
        .find_map(|(name, differs)| differs.then_some(name))
    }
}

/// Returns the name of the drawing in which two views differ.
fn drawings_differ<V: View>(one: &V, other: &V, theme: Theme) -> Option<&'static str> {
    let text = (one.text() != other.text()).then_some("text drawing");
    text.or_else(|| (one.svg(theme) != other.svg(theme)).then_some("SVG"))
}

/// The number of states that are compared with each state of a walk.
const RESAMPLES: u64 = 3;

/// Checks that nothing shown to a viewer depends on what the viewer cannot know: all of that is
/// varied by resampling, and what is shown must stay the same, byte for byte.
fn nothing_leaks<G: Game>(
    state: &G,
    seen: &InformationState<G>,
    dealer: &mut Dealer,
    walk: &mut Walk,
) -> Verdict {
    const LAW: &str = "nothing leaks";
    let viewer = seen.viewer();
    require(*seen.now() == state.view(viewer), LAW, || format!("{viewer} in {state}"))?;
    let tried = tried(state, dealer);
    let shown = Shown::of(state, viewer, &tried);
    // Drawings take long: one state of those that differ is drawn, in one theme.
    let mut theme = [Theme::Light, Theme::Dark].get(dealer.below(2) as usize).copied();
    for _ in 0..RESAMPLES {
        let other = seen.resample(dealer).map_err(|error| Broken {
            law: "a viewer's state can be resampled",
            detail: format!("{viewer} in {state}: {error}"),
        })?;
        let other_shown = Shown::of(&other, viewer, &tried);
        let different = shown.differs(&other_shown).or_else(|| {
            let theme = theme.take_if(|_| other != *state)?;
            drawings_differ(&shown.data, &other_shown.data, theme)
        });
        require(different.is_none(), LAW, || {
            let what = different.unwrap_or_default();
            format!("the {what} of {viewer} tells {state} from {other}")
        })?;
        walk.resampled += 1;
        walk.varied += u64::from(other != *state);
    }
    Ok(())
}

/// The most worlds that a walk lists.
const WORLDS: usize = 24;

/// Checks that the states a viewer could be in are listed as the contract says, where they are few:
/// the true one is among them, they look the same, and nothing else is resampled.
fn worlds_are_what_is_resampled<G: Game>(
    state: &G,
    seen: &InformationState<G>,
    dealer: &mut Dealer,
) -> Verdict {
    const LAW: &str = "worlds are what is resampled";
    let viewer = seen.viewer();
    let worlds = match seen.worlds(WORLDS) {
        Ok(worlds) => worlds,
        Err(WorldsError::TooMany { .. } | WorldsError::TooDear) => return Ok(()),
        Err(WorldsError::Inconsistent(error)) => {
            return Err(Broken { law: LAW, detail: format!("{viewer} in {state}: {error}") });
        }
    };
    let weighed = worlds.iter().map(|world| (world.state.clone(), world.ways));
    let gathered = World::gather(weighed, WORLDS);
    require(gathered.as_ref() == Ok(&worlds), LAW, || format!("{viewer} in {state}: {worlds:?}"))?;
    let looks = |world: &World<G>| world.state.view(viewer) == *seen.now();
    require(worlds.iter().all(looks), LAW, || format!("{viewer} in {state}: {worlds:?}"))?;
    let other = seen.resample(dealer).unwrap_or_else(|_| state.clone());
    for possible in [state, &other] {
        let found = worlds.iter().any(|world| world.state == *possible);
        require(found, LAW, || format!("{viewer} could be in {possible}, too: {worlds:?}"))?;
    }
    let last = worlds.len() - 1;
    let too_many = seen.worlds(last) == Err(WorldsError::TooMany { limit: last });
    require(too_many, LAW, || format!("{viewer} in {state}: more than {last} worlds"))
}

/// Checks that seats which decide together may commit in any order.
fn order_of_commits_does_not_matter<G: Game>(state: &G, dealer: &mut Dealer) -> Verdict {
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

fn commit_all<G: Game>(state: &G, commits: &[(Seat, G::Action)]) -> Option<G> {
    commits
        .iter()
        .try_fold(state.clone(), |state, &(seat, action)| state.apply(seat.into(), action).ok())
}

/// Checks that a record replays to the same states, also after it was written and read.
fn records_replay<G: Game>(record: &Record<G>) -> Verdict {
    const LAW: &str = "a record replays";
    let again = Record::<G>::from_json(&record.to_json())
        .map_err(|faults| Broken { law: LAW, detail: faults.to_string() })?;
    let last = record.states().last();
    let same = again == *record && last.as_ref() == Some(record.state());
    require(same, LAW, || record.to_json())?;
    require(again.to_json() == record.to_json(), LAW, || record.to_json())
}

/// Checks that a playout makes the same decisions as the dealer, notes the same events, and can be counted.
fn playouts_are_random_games<G: Game>(start: &G, seed: u64, limit: u64) -> Verdict {
    const LAW: &str = "a playout is a random game";
    let (mut played_events, mut noted) = (Vec::new(), Vec::new());
    let mut played = start.clone();
    let count =
        played.play_out(&mut Dealer::new(seed), limit, &mut |event| played_events.push(event));
    let (mut stepped, mut dealer, mut steps) = (start.clone(), Dealer::new(seed), 0);
    while steps < limit {
        let Some((actor, action)) = stepped.decide(&mut dealer) else { break };
        stepped = stepped
            .apply_noting(actor, action, &mut |event| noted.push(event))
            .map_err(|illegal| Broken { law: LAW, detail: illegal.to_string() })?;
        steps += 1;
    }
    let same = played == stepped && count == steps && played_events == noted;
    require(same, LAW, || format!("{played} after {count}, {stepped} after {steps}"))?;
    let mut tally = G::Tally::default();
    played_events.iter().for_each(|event| tally.count(event));
    let columns = G::Tally::COLUMNS;
    require(tally.values().len() == columns.len(), "a tally fills its columns", || {
        columns.join(" ")
    })
}

/// Checks that the same game played one seat further has the same result one seat further.
fn moving_seats_moves_the_result<G: Lawful>(record: &Record<G>) -> Verdict {
    const LAW: &str = "moving seats moves the result";
    let Some(setup) = G::moved_setup(&record.start().setup()) else { return Ok(()) };
    let seats = record.start().seats();
    let moved = |actor: Actor| match actor {
        Actor::Seat(seat) => Actor::Seat(seat.next(seats)),
        Actor::Chance => Actor::Chance,
    };
    let mut state =
        G::start(&setup).map_err(|faults| Broken { law: LAW, detail: faults.to_string() })?;
    for (before, decision) in record.states().zip(record.decisions()) {
        let action = before.moved_action(decision.action);
        state = state
            .apply(moved(decision.actor), action)
            .map_err(|illegal| Broken { law: LAW, detail: illegal.to_string() })?;
    }
    let same = moved_turn(&record.state().turn(), seats) == state.turn();
    require(same, LAW, || format!("{} and {state}", record.state()))
}

fn moved_turn<E: Copy>(turn: &Turn<E>, seats: usize) -> Turn<E> {
    let moved = |set: Seats| set.iter().map(|seat| seat.next(seats)).collect();
    match *turn {
        Turn::Decide(set) => Turn::Decide(moved(set)),
        Turn::Chance => Turn::Chance,
        Turn::Over(mut outcome) => {
            let mut scores = BySeat::repeat(0, seats);
            for (seat, &score) in outcome.scores.iter() {
                scores[seat.next(seats)] = score;
            }
            outcome.scores = scores;
            outcome.winners = moved(outcome.winners);
            Turn::Over(outcome)
        }
    }
}
