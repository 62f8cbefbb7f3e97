//! A tree search over sampled worlds.
//!
//! Each iteration samples a world that the seat could be in, walks down a tree of what the seats
//! could come to see, adds a node, plays on quickly from there a few times, and writes the means
//! into the nodes it passed. A node is a seat to move together with all that this seat has seen since the root, so
//! that nobody's choice in the tree rests on what its seat can't know: neither on the hands of
//! others nor on what they have decided in secret. What seats were dealt before the root is no part
//! of it, and how often an action was available in the sampled worlds is counted, since a seat has
//! other actions in other worlds.
//!
//! An action is chosen by its mean reward, by what the game's judgement makes of it, which counts
//! less with every visit, and by how seldom it was tried. Seats that decide together choose apart
//! from each other; what they will do is read from their visits, as a mixture. All others but the
//! seat that searches are careless most of the time, and do what a rollout would; not so in the secret
//! decisions of a search of many iterations.
//!
//! The memory of a tree is limited: once it is full, what it has not met is left to rollouts. A fixed
//! number of trees grow apart from each other, on as many threads as there are, and are
//! added up in order.

mod node;
mod shard;
mod tree;

use crate::play::bot::analysis::Analysis;
use crate::play::bot::task::Task;
use crate::play::bot::{BotError, Judgement};
pub(super) use shard::SPLIT;

use node::Node;
use shard::Crew;
use tree::Tree;

/// Searches with that many iterations.
pub(super) fn analyse<G: Judgement>(
    task: &Task<'_, G>,
    iterations: u32,
) -> Result<Analysis<G::Action>, BotError> {
    let crew = Crew::new(task, iterations);
    let trees = crew.grow()?;
    let mut analysis = Analysis::sound(task);
    analysis.iterations = crew.done();
    analysis.complete = analysis.iterations == u64::from(iterations);
    analysis.nodes = trees.iter().map(|tree| tree.len() as u64).sum();
    let roots = trees.into_iter().filter_map(Tree::into_root);
    Node::sum(roots).write(&mut analysis);
    Ok(analysis)
}
