//! The trees of a search, and the threads that they grow on.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use super::node::Node;
use super::shard::Shard;
use crate::bot::task::Task;
use crate::bot::{BotError, Judgement};
use crate::game::Game;

/// The number of trees of a search of at least [`SPLIT`] iterations.
const SHARDS: u32 = 4;
/// The number of iterations from which on a search is split: below, one deeper tree knows more.
const SPLIT: u32 = 2_000;

/// A search at work: its trees, and how far it is.
pub(super) struct Crew<'a, G: Game> {
    task: &'a Task<'a, G>,
    iterations: u32,
    done: AtomicU64,
    stopped: AtomicBool,
}

type Root<G> = Result<Node<<G as Game>::Action>, BotError>;

impl<'a, G: Judgement> Crew<'a, G> {
    pub(super) fn new(task: &'a Task<'a, G>, iterations: u32) -> Self {
        Self { task, iterations, done: AtomicU64::new(0), stopped: AtomicBool::new(false) }
    }

    /// Returns the number of iterations made.
    pub(super) fn done(&self) -> u64 {
        self.done.load(Ordering::Relaxed)
    }

    /// Grows the trees, and returns their roots in order.
    pub(super) fn grow(&self) -> Result<Vec<Node<G::Action>>, BotError> {
        let number = if self.iterations < SPLIT { 1 } else { SHARDS };
        let mut luck = self.task.dealer();
        let shards: Vec<_> =
            (0..number).map(|_| Shard::new(self.task, luck.below(u32::MAX).into())).collect();
        let share = self.iterations.div_ceil(number);
        self.grow_all(shards, &|shard| shard.grow(share, &|| self.go_on()))
    }

    /// Counts an iteration, and returns whether to go on.
    fn go_on(&self) -> bool {
        let done = self.done.fetch_add(1, Ordering::Relaxed) + 1;
        if !(self.task.watch)(done) {
            self.stopped.store(true, Ordering::Relaxed);
        }
        !self.stopped.load(Ordering::Relaxed)
    }

    #[cfg(not(feature = "parallel"))]
    fn grow_all(
        &self,
        shards: Vec<Shard<'a, G>>,
        grow: &(dyn Fn(Shard<'a, G>) -> Root<G> + Sync),
    ) -> Result<Vec<Node<G::Action>>, BotError> {
        shards.into_iter().map(grow).collect()
    }

    #[cfg(feature = "parallel")]
    fn grow_all(
        &self,
        shards: Vec<Shard<'a, G>>,
        grow: &(dyn Fn(Shard<'a, G>) -> Root<G> + Sync),
    ) -> Result<Vec<Node<G::Action>>, BotError> {
        if shards.len() == 1 {
            return shards.into_iter().map(grow).collect();
        }
        std::thread::scope(|scope| {
            let threads: Vec<_> =
                shards.into_iter().map(|shard| scope.spawn(move || grow(shard))).collect();
            let root = |thread: std::thread::ScopedJoinHandle<'_, Root<G>>| {
                thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
            };
            threads.into_iter().map(root).collect()
        })
    }
}
