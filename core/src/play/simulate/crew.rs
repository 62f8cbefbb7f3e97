//! Games on several threads.

use std::collections::BTreeMap;
use std::num::NonZero;
use std::ops::Range;
use std::panic::resume_unwind;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::thread::{self, Scope, ScopedJoinHandle};
use std::time::Duration;

use crate::game::FullGame;
use crate::play::simulate::{Batch, Simulation};

/// The number of decisions that are worth a thread, or a message from one: a millisecond or more.
const SHARE: u64 = 1 << 15;
/// The most games that a thread takes at a time.
const SHARE_LIMIT: u64 = 4096;
/// The longest time between two calls of `progress` while other threads play.
const PAUSE: Duration = Duration::from_millis(20);

impl<G: FullGame> Simulation<'_, G> {
    /// Sets the number of threads of [`play_parallel`](Self::play_parallel). The default is the
    /// number of cores.
    #[must_use]
    pub fn with_threads(self, threads: NonZero<usize>) -> Self {
        Self { threads: Some(threads), ..self }
    }

    /// Plays the games of a range on all cores (feature `parallel`). Calls `progress` with the
    /// number of games played so far, and stops if it returns `false`. Returns `None` if it was
    /// stopped.
    ///
    /// `progress` runs on the calling thread, at least every few hundredths of a second, however
    /// long the games are. The calling thread plays a few short games alone. All threads end before
    /// this returns, so the process may fork at any later time.
    pub fn play_parallel(
        &self,
        games: Range<u64>,
        mut progress: impl FnMut(u64) -> bool,
    ) -> Option<Batch> {
        let mut batch = Batch::empty::<G>(self.start.seats());
        self.play_alone(&mut batch, &games, SHARE, &mut progress)?;
        let rest = games.start + batch.len() as u64..games.end;
        if !rest.is_empty() && self.threads() > 1 {
            Crew::new(self, rest).play(&mut batch, &mut progress)?;
        }
        // Plays the games that got no thread.
        self.play_alone(&mut batch, &games, u64::MAX, &mut progress)?;
        Some(batch)
    }

    fn threads(&self) -> usize {
        self.threads.or_else(|| thread::available_parallelism().ok()).map_or(1, NonZero::get)
    }
}

/// Threads that take the games of a simulation in turn.
struct Crew<'a, G: FullGame> {
    simulation: &'a Simulation<'a, G>,
    /// The number of the first game that is not taken.
    next: AtomicU64,
    end: u64,
    stopped: AtomicBool,
}

/// The rows of some games, by the number of the first one.
type Part = (u64, Batch);

impl<'a, G: FullGame> Crew<'a, G> {
    fn new(simulation: &'a Simulation<'a, G>, games: Range<u64>) -> Self {
        let Range { start, end } = games;
        Self { simulation, next: start.into(), end, stopped: false.into() }
    }

    /// Plays the games and adds their rows to a batch. Returns `None` if it was stopped.
    fn play(&self, batch: &mut Batch, progress: &mut impl FnMut(u64) -> bool) -> Option<()> {
        let first = self.next.load(Ordering::Relaxed);
        thread::scope(|scope| {
            let (threads, parts) = self.hire(scope);
            let gathered = gather(&parts, first, batch, progress);
            self.stopped.store(true, Ordering::Relaxed);
            // A scope waits for the work, but not for the thread.
            for thread in threads {
                if let Err(panic) = thread.join() {
                    resume_unwind(panic);
                }
            }
            gathered
        })
    }

    /// Starts the needed threads, if the system allows it.
    fn hire<'scope>(
        &'scope self,
        scope: &'scope Scope<'scope, '_>,
    ) -> (Vec<ScopedJoinHandle<'scope, Option<()>>>, Receiver<Part>) {
        let (sender, parts) = mpsc::channel();
        let hire = |_| {
            let sender = sender.clone();
            thread::Builder::new().spawn_scoped(scope, move || self.work(&sender)).ok()
        };
        ((0..self.simulation.threads()).map_while(hire).collect(), parts)
    }

    /// Plays games until no game is left, or until the receiver is gone.
    fn work(&self, sender: &Sender<Part>) -> Option<()> {
        let mut size = 1;
        while let Some(games) = self.take(size) {
            let mut batch = Batch::empty::<G>(self.simulation.start.seats());
            let mut decisions = 0;
            for game in games.clone() {
                decisions += self.simulation.play_game(game, &mut batch, &mut || self.goes_on())?;
            }
            size = (batch.len() as u64 * SHARE / decisions.max(1)).clamp(1, SHARE_LIMIT);
            sender.send((games.start, batch)).ok()?;
        }
        Some(())
    }

    fn goes_on(&self) -> bool {
        !self.stopped.load(Ordering::Relaxed)
    }

    /// Takes the next `size` games, or returns `None` if there are no more.
    fn take(&self, size: u64) -> Option<Range<u64>> {
        let after = |first: u64| {
            let end = first.saturating_add(size).min(self.end);
            (first < end && self.goes_on()).then_some(end)
        };
        let first = self.next.fetch_update(Ordering::Relaxed, Ordering::Relaxed, after).ok()?;
        Some(first..after(first)?)
    }
}

/// Adds the parts to a batch in the order of the games from `first` on, until all have arrived.
/// Returns `None` if it was stopped.
fn gather(
    parts: &Receiver<Part>,
    first: u64,
    batch: &mut Batch,
    progress: &mut impl FnMut(u64) -> bool,
) -> Option<()> {
    let mut early = BTreeMap::new();
    let (mut next, mut played) = (first, batch.len());
    loop {
        match parts.recv_timeout(PAUSE) {
            Ok((game, part)) => {
                played += part.len();
                early.insert(game, part);
                while let Some(part) = early.remove(&next) {
                    next += part.len() as u64;
                    batch.append(part);
                }
            }
            Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => return Some(()),
        }
        if !progress(played as u64) {
            return None;
        }
    }
}
