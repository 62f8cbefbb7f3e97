//! Visiting a small game as a whole.

use std::collections::{HashMap, HashSet};

use super::{Broken, Lawful, Verdict, actors, cannot_start, listed, require};
use crate::dealer::Dealer;
use crate::game::{Actor, Game, Turn, Viewer};
use crate::information::InformationState;

/// Counts what a game has, as far as it was visited.
#[derive(Clone, Default, Eq, PartialEq, Debug)]
pub struct Census {
    /// Holds how many sequences of decisions there are, the empty one among them.
    pub histories: u64,
    /// Holds how many of them end the game.
    pub games: u64,
    /// Holds how many states they lead to.
    pub states: u64,
    /// Holds how many information states they lead to, of all viewers together.
    pub information_states: u64,
}

/// Visits every history of up to `depth` decisions, and checks for every viewer that resampling
/// what it has seen gives each state that it could be in, and no other.
///
/// The game must be small, and every viewer must hear something of every decision: who cannot tell
/// how many there were may be in a state that lies deeper.
///
/// # Errors
/// Returns the first law that is broken.
pub fn census<G: Lawful>(setup: &G::Setup, depth: u32) -> Result<Census, Broken> {
    let start = G::start(setup).map_err(|faults| cannot_start(&faults))?;
    census_from(&start, depth)
}

/// Does the same from a state in the middle of a game, as it is for those who start watching there
/// knowing the state: what is hidden from a viewer at the start must not be.
///
/// # Errors
/// Returns the first law that is broken.
pub fn census_from<G: Lawful>(start: &G, depth: u32) -> Result<Census, Broken> {
    let seen = Viewer::all(start.seats()).map(|viewer| InformationState::new(start, viewer));
    let mut tree = Tree::default();
    tree.visit(start, &seen.collect::<Vec<_>>(), depth)?;
    for (seen, states) in &tree.possible {
        resampling_is_exact(seen, states)?;
    }
    Ok(Census {
        states: tree.states.len() as u64,
        information_states: tree.possible.len() as u64,
        ..tree.census
    })
}

/// Holds what was met in a game tree.
struct Tree<G: Game> {
    census: Census,
    states: HashSet<G>,
    /// Holds, for all that anybody may have seen, the states in which it is seen.
    possible: HashMap<InformationState<G>, HashSet<G>>,
}

impl<G: Game> Default for Tree<G> {
    fn default() -> Self {
        Self { census: Census::default(), states: HashSet::new(), possible: HashMap::new() }
    }
}

impl<G: Game> Tree<G> {
    fn visit(&mut self, state: &G, seen: &[InformationState<G>], depth: u32) -> Verdict {
        self.census.histories += 1;
        self.census.games += u64::from(matches!(state.turn(), Turn::Over(_)));
        self.states.insert(state.clone());
        for seen in seen {
            self.possible.entry(seen.clone()).or_default().insert(state.clone());
        }
        let Some(depth) = depth.checked_sub(1) else { return Ok(()) };
        for actor in actors() {
            for action in listed(state, actor) {
                let (next, seen) = followed(state, seen, actor, action)?;
                self.visit(&next, &seen, depth)?;
            }
        }
        Ok(())
    }
}

/// Returns the state after a decision, and what everybody has seen then.
fn followed<G: Game>(
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

/// Holds how often an information state is resampled for each state that fits it: often enough that
/// one of equal chances is missed once in some 10¹³ tries.
const DRAWS: usize = 32;

fn resampling_is_exact<G: Game>(seen: &InformationState<G>, states: &HashSet<G>) -> Verdict {
    const LAW: &str = "resampling gives what could be";
    let mut dealer = Dealer::new(states.len() as u64);
    let mut met = HashSet::new();
    for draw in 0.. {
        let where_ = || format!("{} after {:?}", seen.now(), seen.events());
        if met.len() == states.len() {
            break;
        }
        require(draw < DRAWS * (states.len() + 8), LAW, || {
            let missing = states.iter().find(|state| !met.contains(*state));
            format!("{} never was {}", where_(), missing.map_or(String::new(), G::to_string))
        })?;
        let state = seen.resample(&mut dealer).map_err(|error| Broken {
            law: "a viewer's state can be resampled",
            detail: format!("{}: {error}", where_()),
        })?;
        require(states.contains(&state), LAW, || format!("{} cannot be {state}", where_()))?;
        met.insert(state);
    }
    Ok(())
}
