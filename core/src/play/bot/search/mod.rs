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
//! number of trees grow independently, on the available threads, and are added up in order. Several
//! processes can also grow them, and pass them on as text.

mod grown;
mod node;

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use grown::Grown;
use node::{Node, Tree};

use crate::base::actor::{Actor, Viewer};
use crate::base::rule::NotationError;
use crate::base::seat::{BySeat, Seat, Seats};
use crate::game::dealer::Dealer;
use crate::game::{Event, FullGame, Turn};
use crate::play::bot::analysis::Analysis;
use crate::play::bot::analysis::Task;
use crate::play::bot::judgement::{Prospect, rewards};
use crate::play::bot::rollout::mean_of_rollouts;
use crate::play::bot::search::node::{Digest, Index, Key};
use crate::play::bot::{BotError, Judgement, threads};
use crate::text::message::{errors, message};

/// Searches with the given number of iterations.
pub(super) fn analyse<G: Judgement>(
    task: &Task<'_, G>,
    iterations: u32,
) -> Result<Analysis<G::Action>, BotError> {
    let crew = Crew::new(task, iterations);
    let trees = crew.trees()?;
    let mut analysis = Analysis::sound(task);
    analysis.iterations = trees.iter().map(|tree| u64::from(tree.iterations)).sum();
    analysis.complete = analysis.iterations == u64::from(iterations);
    analysis.nodes = trees.iter().map(|tree| u64::from(tree.nodes)).sum();
    Node::sum(trees.into_iter().map(|tree| tree.root)).write(&mut analysis);
    Ok(analysis)
}

/// Grows one of the [`trees`] of a search, and returns it as text.
pub(super) fn grow<G: Judgement>(
    task: &Task<'_, G>,
    iterations: u32,
    tree: usize,
) -> Result<String, BotError> {
    Ok(Crew::new(task, iterations).grow(tree)?.to_string())
}

/// The other seats choose with care once in this number of choices, and otherwise pick like a
/// rollout. A search that expects others to be as good as itself misses what they give away.
const CAREFUL: u32 = 4;

/// A tree that grows independently.
struct Shard<'a, G: FullGame> {
    task: &'a Task<'a, G>,
    dealer: Dealer,
    tree: Tree<G::Action>,
    /// Whether other seats always choose with care in secret decisions. A search with many
    /// iterations can predict these.
    deep: bool,
}

/// A walk down the tree in one world.
struct Walk<G: FullGame> {
    state: G,
    /// A digest of what each seat has seen since the root.
    seen: BySeat<u64>,
    /// The seats that have not yet chosen in a joint secret decision.
    pending: Seats,
    /// The nodes on the way, each with the index of the chosen arm.
    path: Vec<(Index, usize)>,
}

/// The result of a step down the tree.
#[derive(PartialEq)]
enum Step {
    Inside,
    Outside,
}

impl<'a, G: Judgement> Shard<'a, G> {
    fn new(task: &'a Task<'a, G>, seed: u64, deep: bool) -> Self {
        Self { task, dealer: Dealer::new(seed), tree: Tree::new(Tree::<G::Action>::LIMIT), deep }
    }

    /// Makes the given number of iterations, or fewer if `go_on` returns `false`, and returns the
    /// tree.
    fn grow(
        mut self,
        iterations: u32,
        go_on: &impl Fn() -> bool,
    ) -> Result<Grown<G::Action>, BotError> {
        let mut done = 0;
        while done < iterations {
            self.iterate()?;
            done += 1;
            if !go_on() {
                break;
            }
        }
        Ok(Grown::new(self.tree, done))
    }

    fn iterate(&mut self) -> Result<(), BotError> {
        let mut walk = Walk::new(self.task.worlds.sample(&mut self.dealer)?);
        while self.step(&mut walk) == Some(Step::Inside) {}
        let prospects = mean_of_rollouts(&walk.state, &mut self.dealer);
        self.learn(&walk.path, &prospects);
        Ok(())
    }

    /// Makes a step down the tree. Returns `None` if the game is over or the tree is full.
    fn step(&mut self, walk: &mut Walk<G>) -> Option<Step> {
        match walk.state.turn() {
            Turn::Over(_) => None,
            Turn::Chance => {
                let action = walk.state.deal(&mut self.dealer)?;
                walk.apply(Actor::Chance, action).map(|()| Step::Inside)
            }
            Turn::Decide(seats) => self.decide(walk, seats),
        }
    }

    fn decide(&mut self, walk: &mut Walk<G>, seats: Seats) -> Option<Step> {
        let seat = self.first(walk, seats)?;
        let secret = seats.len() > 1 || walk.pending == seats;
        walk.pending = if secret { seats.without(seat) } else { Seats::EMPTY };
        let key = Key { seat, seen: walk.seen[seat] };
        let (node, new) = self.tree.node(key, secret)?;
        if let Some(&(before, arm)) = walk.path.last() {
            self.tree.get(before).lead_to(arm, node);
        }
        let careful = seat == self.task.seat || (secret && self.deep);
        let careless = !careful && self.dealer.below(CAREFUL) != 0;
        let arm = self.tree.choose(node, &walk.state, &mut self.dealer, careless)?;
        let action = self.tree.get(node).action(arm);
        walk.path.push((node, arm));
        walk.apply(seat.into(), action)?;
        // The choices at the same time are one step of the tree.
        Some(if new && walk.pending.is_empty() { Step::Outside } else { Step::Inside })
    }

    /// Returns the seat that chooses next. At the root it is the searching seat, even if others
    /// decide at the same time.
    fn first(&self, walk: &Walk<G>, seats: Seats) -> Option<Seat> {
        if walk.path.is_empty() {
            return seats.contains(self.task.seat).then_some(self.task.seat);
        }
        seats.iter().next()
    }

    fn learn(&mut self, path: &[(Index, usize)], prospects: &BySeat<Prospect>) {
        let rewards = rewards::<G>(prospects);
        for &(node, arm) in path {
            self.tree.get(node).learn(arm, prospects, &rewards);
        }
    }
}

impl<G: FullGame> Walk<G> {
    fn new(state: G) -> Self {
        let seen = BySeat::from_fn(state.seats(), |_| 0);
        Self { state, seen, pending: Seats::EMPTY, path: Vec::new() }
    }

    /// Applies a decision, and adds what each seat sees of it to the seat's digest.
    fn apply(&mut self, actor: Actor, action: G::Action) -> Option<()> {
        let seen = &mut self.seen;
        let note = &mut |event: G::Event| {
            for seat in Seats::first(seen.len()).iter() {
                seen[seat] = Digest::after(seen[seat], &event.seen_by(Viewer::Seat(seat)));
            }
        };
        self.state = self.state.apply_noting(actor, action, note).ok()?;
        Some(())
    }
}

/// The number of trees of a search of at least [`SPLIT`] iterations.
const SHARDS: u32 = 4;
/// The number of iterations from which a search is split. Below, one deeper tree is better.
pub(super) const SPLIT: u32 = 2_000;

/// Returns the number of trees of a search.
pub(super) fn trees(iterations: u32) -> u32 {
    if iterations >= SPLIT { SHARDS } else { 1 }
}

/// A running search: its trees and its progress.
struct Crew<'a, G: FullGame> {
    task: &'a Task<'a, G>,
    iterations: u32,
    done: AtomicU64,
    stopped: AtomicBool,
}

impl<'a, G: Judgement> Crew<'a, G> {
    fn new(task: &'a Task<'a, G>, iterations: u32) -> Self {
        Self { task, iterations, done: AtomicU64::new(0), stopped: AtomicBool::new(false) }
    }

    /// Returns the trees in order. Grows them, unless the task contains them.
    fn trees(&self) -> Result<Vec<Grown<G::Action>>, BotError> {
        let (count, grown) = (trees(self.iterations) as usize, self.task.grown);
        if grown.is_empty() {
            return threads::each(count, &|tree| self.grow(tree)).into_iter().collect();
        }
        if grown.len() != count {
            return Err(no_tree(grown.len()));
        }
        grown.iter().map(|tree| Ok(tree.parse()?)).collect()
    }

    /// Grows the tree with the given number.
    fn grow(&self, tree: usize) -> Result<Grown<G::Action>, BotError> {
        let count = trees(self.iterations);
        let number = u32::try_from(tree).ok().filter(|number| *number < count);
        let number = number.ok_or_else(|| no_tree(tree))?;
        let mut luck = self.task.dealer();
        let mut seeds = (0..count).map(|_| u64::from(luck.below(u32::MAX)));
        let seed = seeds.nth(tree).ok_or_else(|| no_tree(tree))?;
        let share = self.iterations / count + u32::from(number < self.iterations % count);
        Shard::new(self.task, seed, count > 1).grow(share, &|| self.go_on())
    }

    /// Counts an iteration, and returns whether to continue.
    fn go_on(&self) -> bool {
        let done = self.done.fetch_add(1, Ordering::Relaxed) + 1;
        if !(self.task.watch)(done) {
            self.stopped.store(true, Ordering::Relaxed);
        }
        !self.stopped.load(Ordering::Relaxed)
    }
}

/// Returns the error for a number of a tree, or of trees, that a search does not have.
pub(super) fn no_tree(number: usize) -> BotError {
    NotationError::new(message!(errors::ATree), &number.to_string()).into()
}
