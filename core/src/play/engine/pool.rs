//! The processes of an engine.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use super::message::Fault;
use super::talk::Talk;
use crate::game::FullGame;
use crate::play::bot::{BotError, Watch, unwatched};

/// The limits of an engine.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Limits {
    /// The time for a decision. After it, the engine has another second to answer.
    pub decision: Duration,
    /// The time for all its decisions in a game, or `None` without a limit.
    pub game: Option<Duration>,
    /// The number of iterations that it is told to use, or `None` to leave it to the engine.
    pub iterations: Option<u32>,
    /// The largest number of processes at a time.
    pub processes: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Self { decision: Duration::from_secs(10), game: None, iterations: None, processes: 64 }
    }
}

/// A program that plays, with a separate process for each game in progress.
///
/// Clones share the processes, which end with the last clone. They also end if the host is killed.
#[derive(Clone, Debug)]
pub struct Engine(Arc<Shared>);

#[derive(Debug)]
struct Shared {
    command: String,
    limits: Limits,
    /// The file that receives the standard error of all processes.
    log: Option<PathBuf>,
    processes: Mutex<Processes>,
    losses: Mutex<BTreeMap<String, u64>>,
}

#[derive(Default, Debug)]
struct Processes {
    idle: Vec<Talk>,
    /// The number of processes in use.
    busy: usize,
}

/// Engines are equal if they share their processes.
impl PartialEq for Engine {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

impl Engine {
    /// The most different reasons that [`losses`](Self::losses) keeps.
    const REASONS: usize = 100;

    /// Makes an engine from a command, which a shell reads. Its standard error is discarded.
    #[must_use]
    pub fn new(command: &str, limits: Limits) -> Self {
        Self::with_log(command, limits, None)
    }

    /// Makes an engine whose standard error is appended to a file.
    #[must_use]
    pub fn with_log(command: &str, limits: Limits, log: Option<&Path>) -> Self {
        let (command, log) = (command.to_owned(), log.map(Path::to_owned));
        let (processes, losses) = Default::default();
        Self(Arc::new(Shared { command, limits, log, processes, losses }))
    }

    /// Returns the command.
    #[must_use]
    pub fn command(&self) -> &str {
        &self.0.command
    }

    /// Returns the limits.
    #[must_use]
    pub fn limits(&self) -> Limits {
        self.0.limits
    }

    /// Starts the program for a game, and returns the name that it gives itself.
    ///
    /// # Errors
    /// Returns [`BotError::Other`] if it does not start, or does not answer by the protocol.
    pub fn greet<G: FullGame>(&self) -> Result<String, BotError> {
        let talk = self.talk::<G>(&unwatched).map_err(|fault| match fault {
            Fault::Stopped => BotError::Stopped,
            Fault::Lost(reason) => BotError::Other(format!("cmd:{}: {reason}", self.command())),
        })?;
        let name = talk.name.clone();
        self.give_back(Some(talk));
        Ok(name)
    }

    /// Returns the number of games that the engine has lost by a fault, for each reason. Only the
    /// first hundred reasons are counted.
    #[must_use]
    pub fn losses(&self) -> BTreeMap<String, u64> {
        lock(&self.0.losses).clone()
    }

    /// Returns a process that waits for a game, or starts one.
    pub(super) fn talk<G: FullGame>(&self, watch: Watch<'_>) -> Result<Talk, Fault> {
        let mut processes = lock(&self.0.processes);
        processes.idle.retain(Talk::is_own);
        let fits = processes.idle.iter().position(|talk| talk.game == G::INFO.id);
        let talk = fits.map(|place| processes.idle.swap_remove(place));
        if talk.is_none() && processes.idle.len() + processes.busy >= self.0.limits.processes {
            processes.idle.pop().ok_or_else(|| {
                let most = self.0.limits.processes;
                Fault::Lost(format!("needs more processes than the limit of {most}"))
            })?;
        }
        processes.busy += 1;
        drop(processes);
        let log = self.0.log.as_deref();
        let talk = talk.map_or_else(|| Talk::start::<G>(self.command(), log, watch), Ok);
        if talk.is_err() {
            self.give_back(None);
        }
        talk
    }

    /// Ends the use of a process, which may serve the next game.
    pub(super) fn give_back(&self, talk: Option<Talk>) {
        let mut processes = lock(&self.0.processes);
        processes.busy -= 1;
        processes.idle.extend(talk);
    }

    pub(super) fn lose(&self, reason: &str) {
        let mut losses = lock(&self.0.losses);
        if losses.len() < Self::REASONS || losses.contains_key(reason) {
            *losses.entry(reason.to_owned()).or_default() += 1;
        }
    }
}

fn lock<T>(shared: &Mutex<T>) -> MutexGuard<'_, T> {
    shared.lock().unwrap_or_else(PoisonError::into_inner)
}
