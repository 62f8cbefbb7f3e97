//! Visiting a small game as a whole.

use std::collections::{BTreeMap, HashMap, HashSet};

use crate::base::actor::{Actor, Viewer};
use crate::game::dealer::Dealer;
use crate::game::{FullGame, InformationState, Sampler, Turn, World, common_divisor};
use crate::lab::laws::legality::{actors, listed};
use crate::lab::laws::{Broken, Lawful, Verdict, cannot_start, require};

/// The size of a game tree, as far as it was visited.
#[derive(Copy, Clone, Default, Eq, PartialEq, Hash, Debug)]
#[non_exhaustive]
pub struct Census {
    /// The number of sequences of decisions, the empty one among them.
    pub histories: u64,
    /// The number of those that end the game.
    pub games: u64,
    /// The number of states they lead to.
    pub states: u64,
    /// The number of information states they lead to, of all viewers together.
    pub information_states: u64,
}

/// Visits every history of up to `depth` decisions, and checks for every viewer that
/// [`Hidden::worlds`](crate::Hidden::worlds) gives each state that it could be in, as many ways as histories lead to it and
/// chance weighs them, and that [`Hidden::resample`](crate::Hidden::resample) draws each as often.
///
/// The game must be small, and every viewer must learn of every decision, and whose it was: a
/// viewer who cannot tell how many there were may be in a state that lies deeper, and for one who
/// cannot tell their order the same history would be counted twice.
///
/// # Errors
/// Returns the first law that is broken.
pub fn census<G: Lawful>(setup: &G::Setup, depth: u32) -> Result<Census, Broken> {
    let start = G::start(setup).map_err(|faults| cannot_start(&faults))?;
    census_from(&start, depth)
}

/// Does the same as [`census()`] from a state in the middle of a game, for viewers who start
/// watching there and know the state: nothing in it may be hidden from a viewer.
///
/// # Errors
/// Returns the first law that is broken.
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

/// The probability of all that chance brought in a history, as a numerator and a denominator
/// without a common divisor.
type Odds = (u128, u128);

/// The odds of histories, added up by denominator.
type Sums = BTreeMap<u128, u128>;

/// What was met in a game tree.
struct Tree<G: FullGame> {
    census: Census,
    states: HashSet<G>,
    /// The states in which a thing is seen, for all that anybody may have seen.
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

/// Returns the odds of a history with one decision more.
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

/// Returns the odds of states as ways, for all to a common denominator.
fn ways<G: FullGame>(states: &HashMap<G, Sums>) -> Vec<(G, u128)> {
    let denominators = states.values().flat_map(BTreeMap::keys);
    let common = denominators.fold(1, |all, one| all / common_divisor(all, *one) * one);
    let sum = |sums: &Sums| sums.iter().map(|(of_all, weight)| weight * (common / of_all)).sum();
    states.iter().map(|(state, sums)| (state.clone(), sum(sums))).collect()
}

/// Returns the state after a decision, and what everybody has seen then.
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

/// How often the rarest state is due in the draws from an information state, and how many draws are
/// made at most.
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

/// Returns whether only these worlds were drawn, and as often as they should be: chi-square stays
/// below what chance exceeds once in some 10¹⁰ tries.
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
