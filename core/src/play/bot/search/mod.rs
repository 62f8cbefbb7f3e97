//! A tree search over sampled worlds.
//!
//! Each iteration samples a world that the seat could be in. It walks down a tree of what the seats
//! could come to see, and adds a node. Then it plays a few quick rollouts, and writes the means
//! into the nodes on the way. A node is a deciding seat with everything that this seat has seen
//! since the root. So no choice in the tree depends on what its seat can't know: neither on others'
//! hands nor on their secret decisions. Nodes do not contain what was dealt before the root. The
//! tree counts how often an action was available in the sampled worlds, because a seat has
//! different actions in different worlds.
//!
//! Three things select an action: its mean reward, the game's judgement, which counts less with
//! every visit, and how seldom it was tried. Seats that decide together choose independently, and
//! their visits are read as a mixture. All seats except the searching one are careless most of the
//! time, and then play like a rollout. They are always careful in the secret decisions of a search
//! with many iterations.
//!
//! The memory of a tree is limited. Once the tree is full, rollouts replace new nodes. A fixed
//! number of trees grow independently, on the available threads, and are added up in order.

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

/// Searches with the given number of iterations.
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
