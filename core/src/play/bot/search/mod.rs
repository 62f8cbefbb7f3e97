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

mod evaluator;
mod grown;
mod node;
mod round;

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

pub use evaluator::{Evaluations, Evaluator, Leaves};
use grown::Grown;
use node::{Node, Tree};
use round::{Path, Round};

use crate::base::actor::{Actor, Viewer};
use crate::base::rule::NotationError;
use crate::base::seat::{BySeat, Seat, Seats};
use crate::game::dealer::Dealer;
use crate::game::{Event, FullGame, Turn};
use crate::play::bot::analysis::Analysis;
use crate::play::bot::analysis::Task;
use crate::play::bot::judgement::{Prospect, rewards};
use crate::play::bot::rollout::mean_of_rollouts;
use crate::play::bot::search::node::{Digest, Key};
use crate::play::bot::{BotError, Judgement, threads};
use crate::text::message::{errors, message};

/// Searches with the given number of iterations.
pub(super) fn analyse<G: Judgement>(
    task: &Task<'_, G>,
    iterations: u32,
) -> Result<Analysis<G::Action>, BotError> {
    let crew = Crew::new(task, iterations);
    Ok(written(task, iterations, crew.trees()?))
}

/// Searches with an evaluator in place of rollouts, which is called once in each `batch` of
/// iterations. Grows one tree on the calling thread.
pub(super) fn analyse_guided<G: Judgement>(
    task: &Task<'_, G>,
    iterations: u32,
    batch: u32,
    evaluator: &impl Evaluator,
) -> Result<Analysis<G::Action>, BotError> {
    let crew = Crew::new(task, iterations);
    let seed = task.dealer().below(u32::MAX).into();
    let shard = Shard::new(task, seed, iterations >= SPLIT);
    let tree = shard.grow_guided(iterations, batch, evaluator, &|| crew.go_on())?;
    Ok(written(task, iterations, vec![tree]))
}

/// Returns the analysis of a search that has grown these trees.
fn written<G: Judgement>(
    task: &Task<'_, G>,
    iterations: u32,
    trees: Vec<Grown<G::Action>>,
) -> Analysis<G::Action> {
    let mut analysis = Analysis::sound(task);
    analysis.iterations = trees.iter().map(|tree| u64::from(tree.iterations)).sum();
    analysis.complete = analysis.iterations == u64::from(iterations);
    analysis.nodes = trees.iter().map(|tree| u64::from(tree.nodes)).sum();
    Node::sum(trees.into_iter().map(|tree| tree.root)).write(&mut analysis);
    analysis
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
    path: Path,
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
        while self.step(&mut walk, None) == Some(Step::Inside) {}
        let prospects = mean_of_rollouts(&walk.state, &mut self.dealer);
        self.learn(&walk.path, &prospects, &rewards::<G>(&prospects));
        Ok(())
    }

    /// Makes the iterations of a guided search, or fewer if `go_on` returns `false`, and returns the
    /// tree.
    fn grow_guided(
        mut self,
        iterations: u32,
        batch: u32,
        evaluator: &impl Evaluator,
        go_on: &impl Fn() -> bool,
    ) -> Result<Grown<G::Action>, BotError> {
        // The first walk only reaches the root.
        self.batch(1, evaluator)?;
        let (mut done, mut goes_on) = (0, true);
        while done < iterations && goes_on {
            let count = batch.clamp(1, iterations - done);
            self.batch(count, evaluator)?;
            done += count;
            (0..count).for_each(|_| goes_on &= go_on());
        }
        Ok(Grown::new(self.tree, done))
    }

    /// Makes some iterations with one call of the evaluator.
    fn batch(&mut self, count: u32, evaluator: &impl Evaluator) -> Result<(), BotError> {
        let mut round = Round::new();
        for _ in 0..count {
            let mut walk = Walk::new(self.task.worlds.sample(&mut self.dealer)?);
            let mut last = Some(Step::Inside);
            while last == Some(Step::Inside) {
                last = self.step(&mut walk, Some(&mut round));
            }
            round.end(&walk.state, walk.path, last == Some(Step::Outside));
        }
        let answered = round.answered(evaluator)?;
        answered.expand(&mut self.tree);
        for (path, prospects) in answered.walks() {
            self.learn(path, &prospects, &prospects.map(|prospect| prospect.win));
        }
        Ok(())
    }

    /// Makes a step down the tree. Returns `None` if the game is over or the tree is full. In a
    /// guided search it asks for new nodes in the given round.
    fn step(&mut self, walk: &mut Walk<G>, round: Option<&mut Round<G>>) -> Option<Step> {
        match walk.state.turn() {
            Turn::Over(_) => None,
            Turn::Chance => {
                let action = walk.state.deal(&mut self.dealer)?;
                walk.apply(Actor::Chance, action).map(|()| Step::Inside)
            }
            Turn::Decide(seats) => self.decide(walk, seats, round),
        }
    }

    fn decide(
        &mut self,
        walk: &mut Walk<G>,
        seats: Seats,
        round: Option<&mut Round<G>>,
    ) -> Option<Step> {
        let seat = self.first(walk, seats)?;
        let (begun, guided) = (walk.pending == seats, round.is_some());
        let secret = seats.len() > 1 || begun;
        walk.pending = if secret { seats.without(seat) } else { Seats::EMPTY };
        let key = Key { seat, seen: walk.seen[seat] };
        let (node, new) = self.tree.node(key, secret)?;
        if let Some(&(before, arm)) = walk.path.last() {
            self.tree.get(before).lead_to(arm, node);
        }
        if let Some(round) = round.filter(|_| !self.tree.get(node).is_expanded()) {
            round.ask(&walk.state, seat, Some(node));
            // The other seats of a joint decision choose before the walk ends.
            if !begun {
                return Some(Step::Outside);
            }
        }
        let careful = seat == self.task.seat || (secret && self.deep);
        let careless = !careful && self.dealer.below(CAREFUL) != 0;
        let arm = self.tree.choose(node, &walk.state, &mut self.dealer, careless)?;
        let action = self.tree.get(node).action(arm);
        self.tree.get(node).wait_for(arm);
        walk.path.push((node, arm));
        walk.apply(seat.into(), action)?;
        // The choices at the same time are one step of the tree.
        let outside = new && walk.pending.is_empty() && !guided;
        Some(if outside { Step::Outside } else { Step::Inside })
    }

    /// Returns the seat that chooses next. At the root it is the searching seat, even if others
    /// decide at the same time.
    fn first(&self, walk: &Walk<G>, seats: Seats) -> Option<Seat> {
        if walk.path.is_empty() {
            return seats.contains(self.task.seat).then_some(self.task.seat);
        }
        seats.iter().next()
    }

    fn learn(&mut self, path: &Path, prospects: &BySeat<Prospect>, rewards: &BySeat<f64>) {
        for &(node, arm) in path {
            self.tree.get(node).learn(arm, prospects, rewards);
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
