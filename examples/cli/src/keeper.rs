//! Saves a game when a signal ends the program: Ctrl-C, a closed terminal, or `kill`.

use std::fmt;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::failure::Failure;
use crate::signals::{self, Signal};

/// The work before a signal ends the program.
type Job = Box<dyn FnOnce() + Send>;

/// Waits for signals. While the game waits for a person, a signal runs a job and ends the program.
/// While a player thinks, Ctrl-C may only stop the search. Otherwise, the game must stop.
#[derive(Clone, Debug, Default)]
pub(crate) struct Keeper(Arc<Mutex<Kept>>);

#[derive(Default)]
struct Kept {
    stopped: bool,
    job: Option<Job>,
    thought: Option<Thought>,
}

/// A player's search, until a signal stops it.
struct Thought {
    ended: Arc<AtomicBool>,
    /// Whether Ctrl-C only stops the search.
    hurried: bool,
}

impl fmt::Debug for Kept {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Kept").field("stopped", &self.stopped).finish_non_exhaustive()
    }
}

impl Keeper {
    /// Starts to wait for signals. A signal that ends the program first restores the terminal.
    pub(crate) fn watch(give_back: impl Fn() + Send + 'static) -> Self {
        let keeper = Self::default();
        let watching = keeper.clone();
        signals::watch(move |signal| watching.stop(signal, &give_back));
        keeper
    }

    /// Stops the search of a player. Ends the program if it waits for a person, or was already told
    /// to stop.
    fn stop(&self, signal: Signal, give_back: &impl Fn()) {
        let mut kept = self.kept();
        if let Some(thought) = kept.thought.take() {
            thought.ended.store(true, Ordering::Relaxed);
            if thought.hurried && signal == Signal::Interrupt {
                return;
            }
        }
        let job = kept.job.take();
        if job.is_some() || kept.stopped {
            give_back();
            job.into_iter().for_each(|job| job());
            // Threads that wait for the lock wait for the end.
            std::process::exit(Failure::INTERRUPTED.into());
        }
        kept.stopped = true;
    }

    /// Waits for a person, while a signal runs the job and ends the program.
    pub(crate) fn meanwhile<T>(
        &self,
        job: Job,
        wait: impl FnOnce() -> Result<T, Failure>,
    ) -> Result<T, Failure> {
        match &mut *self.kept() {
            Kept { stopped: true, .. } => return Err(Failure::Interrupted),
            kept => kept.job = Some(job),
        }
        let answer = wait();
        self.kept().job = None;
        answer
    }

    /// Lets a player think, with a flag that is set when a signal comes. If `hurried` is set, the
    /// first Ctrl-C only stops the search.
    pub(crate) fn think<T>(&self, hurried: bool, think: impl FnOnce(&AtomicBool) -> T) -> T {
        let ended = Arc::new(AtomicBool::new(false));
        let thought = Thought { ended: Arc::clone(&ended), hurried };
        self.kept().thought = Some(thought);
        let answer = think(&ended);
        self.kept().thought = None;
        answer
    }

    /// Fails once a signal has come.
    pub(crate) fn go_on(&self) -> Result<(), Failure> {
        if self.kept().stopped { Err(Failure::Interrupted) } else { Ok(()) }
    }

    fn kept(&self) -> MutexGuard<'_, Kept> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
