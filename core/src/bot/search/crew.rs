//! The trees of a search, and the threads that they grow on.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use super::shard::Shard;
use super::tree::Tree;
use crate::bot::task::Task;
use crate::bot::{BotError, Judgement, threads};
use crate::game::Game;

/// The number of trees of a search of at least [`SPLIT`] iterations.
const SHARDS: u32 = 4;
/// The number of iterations from which on a search is split: below, one deeper tree knows more.
pub(in crate::bot) const SPLIT: u32 = 2_000;

/// A search at work: its trees, and how far it is.
pub(super) struct Crew<'a, G: Game> {
    task: &'a Task<'a, G>,
    iterations: u32,
    done: AtomicU64,
    stopped: AtomicBool,
}

impl<'a, G: Judgement> Crew<'a, G> {
    pub(super) fn new(task: &'a Task<'a, G>, iterations: u32) -> Self {
        Self { task, iterations, done: AtomicU64::new(0), stopped: AtomicBool::new(false) }
    }

    /// Returns the number of iterations made.
    pub(super) fn done(&self) -> u64 {
        self.done.load(Ordering::Relaxed)
    }

    /// Grows the trees, and returns them in order.
    pub(super) fn grow(&self) -> Result<Vec<Tree<G::Action>>, BotError> {
        let split = self.iterations >= SPLIT;
        let count = if split { SHARDS } else { 1 };
        let mut luck = self.task.dealer();
        let seeds: Vec<u64> = (0..count).map(|_| luck.below(u32::MAX).into()).collect();
        let share =
            |number: u32| self.iterations / count + u32::from(number < self.iterations % count);
        let grow = |number: usize| {
            Shard::new(self.task, seeds[number], split).grow(share(number as u32), &|| self.go_on())
        };
        threads::each(seeds.len(), &grow).into_iter().collect()
    }

    /// Counts an iteration, and returns whether to go on.
    fn go_on(&self) -> bool {
        let done = self.done.fetch_add(1, Ordering::Relaxed) + 1;
        if !(self.task.watch)(done) {
            self.stopped.store(true, Ordering::Relaxed);
        }
        !self.stopped.load(Ordering::Relaxed)
    }
}
