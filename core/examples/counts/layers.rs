//! How many histories of each length lead on from a state, and to how many states, for any game.

use std::collections::HashMap;

use mauerwerk::{Actor, Faults, FullGame, Seat};

/// The counts of one number of steps.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) struct Layer {
    /// The number of sequences of n steps.
    pub(crate) histories: u128,
    /// The number of different states they lead to.
    pub(crate) states: usize,
}

/// Counts the histories of up to `depth` steps from a state. Things that chance may bring count
/// once each, with any weights.
pub(crate) fn layers<G: FullGame>(start: &G, depth: usize) -> Vec<Layer> {
    let mut reached = HashMap::from([(start.clone(), 1_u128)]);
    (0..depth)
        .map(|_| {
            reached = step(&reached);
            Layer { histories: reached.values().sum(), states: reached.len() }
        })
        .collect()
}

/// Writes the cells of a table's row: how many histories, and in brackets how many states.
///
/// # Errors
/// Returns the faults of the setup or the position.
pub(crate) fn cells<G: FullGame>(start: &str, steps: usize) -> Result<String, Faults> {
    let state: G = start.parse()?;
    let layers = layers(&state, steps);
    let cells = layers.iter().map(|layer| format!("{} ({})", layer.histories, layer.states));
    Ok(cells.collect::<Vec<_>>().join(" | "))
}

fn step<G: FullGame>(states: &HashMap<G, u128>) -> HashMap<G, u128> {
    let mut next = HashMap::new();
    for (state, histories) in states {
        for (actor, action) in decisions(state) {
            let after = state.apply(actor, action).expect("a listed action is legal");
            *next.entry(after).or_insert(0) += histories;
        }
    }
    next
}

fn decisions<G: FullGame>(state: &G) -> Vec<(Actor, G::Action)> {
    let chance = state.chances().into_iter().map(|chance| (Actor::Chance, chance.action));
    let seats = (0..).map_while(Seat::new).flat_map(|seat| {
        state.actions(seat).into_iter().map(move |action| (Actor::Seat(seat), action))
    });
    chance.chain(seats).collect()
}
