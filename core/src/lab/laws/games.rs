//! Laws of whole games: records, playouts, and games with every seat moved.

use std::collections::{BTreeMap, HashMap, HashSet};

use crate::base::actor::{Actor, Viewer};
use crate::base::seat::{BySeat, Seats};
use crate::game::dealer::{Dealer, Streams};
use crate::game::record::Record;
use crate::game::{
    ActionSet, FullGame, GameKind, InformationState, Sampler, Tally, Turn, World, common_divisor,
};
use crate::lab::laws::legality::{actors, listed};
use crate::lab::laws::{Broken, Lawful, Verdict, Walk, cannot_start, require};

/// Checks that a record replays to the same states, also after writing and reading it.
pub(super) fn records_replay<G: FullGame>(record: &Record<G>) -> Verdict {
    const LAW: &str = "a record replays";
    let again = Record::<G>::from_json(&record.to_json())
        .map_err(|faults| Broken { law: LAW, detail: faults.to_string() })?;
    let last = record.states().last();
    let same = again == *record && last.as_ref() == Some(record.state());
    require(same, LAW, || record.to_json())?;
    require(again.to_json() == record.to_json(), LAW, || record.to_json())
}

/// Checks that a playout makes the decisions of [`Playout::decide`] from the same streams, notes
/// the same events, and can be counted.
pub(super) fn playouts_are_random_games<G: FullGame>(start: &G, seed: u64, limit: u64) -> Verdict {
    const LAW: &str = "a playout is a random game";
    let (mut played_events, mut noted) = (Vec::new(), Vec::new());
    let (mut played, mut played_by) = (start.clone(), Streams::new(seed));
    let count = played.play_out(&mut played_by, limit, &mut |event| played_events.push(event));
    let (mut stepped, mut stepped_by, mut steps) = (start.clone(), Streams::new(seed), 0);
    while steps < limit {
        let Some((actor, action)) = stepped.decide(&mut stepped_by) else { break };
        stepped = stepped
            .apply_noting(actor, action, &mut |event| noted.push(event))
            .map_err(|illegal| Broken { law: LAW, detail: illegal.to_string() })?;
        steps += 1;
    }
    let same = (&played, count, &played_events, played_by) == (&stepped, steps, &noted, stepped_by);
    require(same, LAW, || format!("{played} after {count}, {stepped} after {steps}"))?;
    let mut tally = G::Tally::default();
    played_events.iter().for_each(|event| tally.count(event));
    let columns = G::Tally::COLUMNS;
    require(tally.values().len() == columns.len(), "a tally fills its columns", || {
        columns.join(" ")
    })
}

/// Checks that the same game with every seat moved by one has the same result, moved by one seat.
pub(super) fn moving_seats_moves_the_result<G: Lawful>(record: &Record<G>) -> Verdict {
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

const KIND: &str = "a game is of its kind";

/// Checks that a state stays within the bounds of its game.
pub(super) fn states_are_of_their_kind<G: FullGame>(state: &G, kind: &GameKind) -> Verdict {
    let where_ = || format!("{kind:?} and {state}");
    require(state.kind() == *kind, KIND, where_)?;
    match state.turn() {
        Turn::Decide(seats) => require(kind.simultaneous || seats.len() == 1, KIND, where_)?,
        Turn::Chance => require(kind.chance, KIND, where_)?,
        Turn::Over(_) => {}
    }
    let within = |most: u64, number: usize| number as u64 <= most;
    let actions = Seats::first(state.seats()).iter().map(|seat| state.actions(seat).len());
    require(actions.max().is_none_or(|most| within(kind.actions.number, most)), KIND, where_)?;
    require(within(kind.chances.number, state.chances().len()), KIND, where_)?;
    let scores = state.standing();
    let sound = |&score: &i32| (kind.lowest..=kind.highest).contains(&score);
    require(scores.as_slice().iter().all(sound), KIND, where_)
}

/// Checks that a game stayed within its bound of decisions, and hid nothing if it has no hidden
/// information.
pub(super) fn games_are_of_their_kind(walk: &Walk, kind: &GameKind) -> Verdict {
    let long = kind.decisions.is_some_and(|most| walk.decisions > most.number);
    require(!long, KIND, || format!("{} decisions, with {kind:?}", walk.decisions))?;
    require(kind.hidden || walk.varied == 0, KIND, || format!("something is hidden, with {kind:?}"))
}

/// The size of the visited part of a game tree.
#[derive(Copy, Clone, Default, Eq, PartialEq, Hash, Debug)]
#[non_exhaustive]
pub struct Census {
    /// The number of sequences of decisions, including the empty one.
    pub histories: u64,
    /// The number of sequences that end the game.
    pub games: u64,
    /// The number of states that they lead to.
    pub states: u64,
    /// The number of information states of all viewers that they lead to.
    pub information_states: u64,
}

/// Visits every history of up to `depth` decisions, and checks resampling for every viewer.
/// [`Hidden::worlds`](crate::Hidden::worlds) must return each state that the viewer could be in.
/// Its ways must be the number of histories that lead to the state, weighted by chance.
/// [`Hidden::resample`](crate::Hidden::resample) must draw each state with the same frequency.
///
/// The game must be small, and every viewer must learn of every decision and its actor. A viewer
/// who cannot count the decisions may be in a deeper state. If a viewer does not know their order,
/// the census counts the same history twice.
///
/// # Errors
/// Returns the first broken law.
pub fn census<G: Lawful>(setup: &G::Setup, depth: u32) -> Result<Census, Broken> {
    let start = G::start(setup).map_err(|faults| cannot_start(&faults))?;
    census_from(&start, depth)
}

/// Does the same as [`census()`] from a state in the middle of a game. The viewers start watching
/// there and know the state, so nothing in it may be hidden.
///
/// # Errors
/// Returns the first broken law.
pub fn census_from<G: Lawful>(start: &G, depth: u32) -> Result<Census, Broken> {
    let seen = Viewer::all(start.seats()).map(|viewer| InformationState::new(start, viewer));
    let mut tree = Tree::default();
    tree.visit(start, &seen.collect::<Vec<_>>(), (1, 1), depth)?;
    for (seen, states) in &tree.possible {
        resampling_is_exact(seen, states)?;
    }
    Ok(Census {
        states: tree.states.len() as u64,
        information_states: tree.possible.len() as u64,
        ..tree.census
    })
}

/// The probability of the chance decisions in a history, as a reduced fraction: numerator and
/// denominator.
type Odds = (u128, u128);

/// The odds of histories, added up by denominator.
type Sums = BTreeMap<u128, u128>;

/// The visited part of a game tree.
struct Tree<G: FullGame> {
    census: Census,
    states: HashSet<G>,
    /// The possible states of each information state.
    possible: HashMap<InformationState<G>, HashMap<G, Sums>>,
}

impl<G: FullGame> Default for Tree<G> {
    fn default() -> Self {
        Self { census: Census::default(), states: HashSet::new(), possible: HashMap::new() }
    }
}

impl<G: FullGame> Tree<G> {
    fn visit(
        &mut self,
        state: &G,
        seen: &[InformationState<G>],
        odds: Odds,
        depth: u32,
    ) -> Verdict {
        self.census.histories += 1;
        self.census.games += u64::from(matches!(state.turn(), Turn::Over(_)));
        self.states.insert(state.clone());
        for seen in seen {
            let states = self.possible.entry(seen.clone()).or_default();
            *states.entry(state.clone()).or_default().entry(odds.1).or_default() += odds.0;
        }
        let Some(depth) = depth.checked_sub(1) else { return Ok(()) };
        for actor in actors() {
            for action in listed(state, actor) {
                let (next, seen) = followed(state, seen, actor, action)?;
                self.visit(&next, &seen, odds_after(state, odds, actor, action), depth)?;
            }
        }
        Ok(())
    }
}

/// Returns the odds of a history with one more decision.
fn odds_after<G: FullGame>(state: &G, odds: Odds, actor: Actor, action: G::Action) -> Odds {
    if actor != Actor::Chance {
        return odds;
    }
    let chances = state.chances();
    let of_all = chances.iter().map(|chance| u128::from(chance.weight)).sum::<u128>();
    let found = chances.iter().find(|chance| chance.action == action);
    let weight = found.map_or(0, |chance| u128::from(chance.weight));
    let (weight, of_all) = (odds.0 * weight, odds.1 * of_all);
    let common = common_divisor(weight, of_all);
    (weight / common, of_all / common)
}

/// Returns the odds of states as ways, with a common denominator.
fn ways<G: FullGame>(states: &HashMap<G, Sums>) -> Vec<(G, u128)> {
    let denominators = states.values().flat_map(BTreeMap::keys);
    let common = denominators.fold(1, |all, one| all / common_divisor(all, *one) * one);
    let sum = |sums: &Sums| sums.iter().map(|(of_all, weight)| weight * (common / of_all)).sum();
    states.iter().map(|(state, sums)| (state.clone(), sum(sums))).collect()
}

/// Returns the state after a decision, and everything that each viewer has seen then.
fn followed<G: FullGame>(
    state: &G,
    seen: &[InformationState<G>],
    actor: Actor,
    action: G::Action,
) -> Result<(G, Vec<InformationState<G>>), Broken> {
    let mut events = Vec::new();
    let next =
        state.apply_noting(actor, action, &mut |event| events.push(event)).map_err(|error| {
            Broken { law: "a listed action is accepted", detail: error.to_string() }
        })?;
    let mut seen = seen.to_vec();
    seen.iter_mut().for_each(|seen| seen.see(&events, &next));
    Ok((next, seen))
}

/// The expected number of draws of the rarest state from an information state, and the most draws.
const DUE: u128 = 64;
const DRAWS: u128 = 4_000;

fn resampling_is_exact<G: FullGame>(
    seen: &InformationState<G>,
    states: &HashMap<G, Sums>,
) -> Verdict {
    let where_ = || format!("{} after {:?}", seen.now(), seen.events());
    let cannot = |error: &dyn std::fmt::Display| Broken {
        law: "a viewer's state can be resampled",
        detail: format!("{}: {error}", where_()),
    };
    let worlds = World::gather(ways(states), usize::MAX).map_err(|error| cannot(&error))?;
    let listed = seen.worlds(usize::MAX).map_err(|error| cannot(&error))?;
    require(listed == worlds, "worlds are what could be", || {
        format!("{}: {listed:?}, not {worlds:?}", where_())
    })?;
    let all = worlds.iter().map(|world| world.ways).sum::<u128>();
    let rarest = worlds.iter().map(|world| world.ways).min().unwrap_or(1);
    let draws = (DUE * all).div_ceil(rarest).min(DRAWS);
    let mut dealer = Dealer::new(worlds.len() as u64);
    let mut drawn: HashMap<G, u128> = HashMap::new();
    let sampler = seen.sampler().map_err(|error| cannot(&error))?;
    for _ in 0..draws {
        let state = sampler.sample(&mut dealer).map_err(|error| cannot(&error))?;
        *drawn.entry(state).or_default() += 1;
    }
    require(as_often_as_due(&worlds, &drawn, draws), "resampling gives what could be", || {
        format!("{}: {drawn:?} of {draws}, not {worlds:?}", where_())
    })
}

/// Returns whether only these worlds were drawn, with the right frequencies. Chi-square must stay
/// below a value that chance exceeds once in about 10¹⁰ tries.
fn as_often_as_due<G: FullGame>(
    worlds: &[World<G>],
    drawn: &HashMap<G, u128>,
    draws: u128,
) -> bool {
    let all = worlds.iter().map(|world| world.ways as f64).sum::<f64>();
    let square = |world: &World<G>| {
        let due = draws as f64 * world.ways as f64 / all;
        let found = drawn.get(&world.state).copied().unwrap_or(0) as f64;
        (found - due).powi(2) / due
    };
    let freedom = worlds.len() as f64 - 1.0;
    let possible = worlds.iter().filter(|world| drawn.contains_key(&world.state)).count();
    let bound = freedom + 9.0 * (2.0 * freedom).sqrt() + 30.0;
    possible == drawn.len() && worlds.iter().map(square).sum::<f64>() < bound
}
