//! Long work that Ctrl-C can interrupt.

use std::panic::resume_unwind;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::sync::{Mutex, OnceLock, PoisonError};
use std::thread::{self, Builder, ThreadId};
use std::time::{Duration, Instant};

use mauerwerk::bot::Watch;
use pyo3::prelude::*;
use pyo3::types::PyCFunction;

/// The thread that ends the interpreter.
static ENDING: OnceLock<ThreadId> = OnceLock::new();

/// Blocks long work of other threads when the interpreter ends. Otherwise, the interpreter would
/// end these threads in the middle of their work.
pub(crate) fn stand_still_at_exit(py: Python<'_>) -> PyResult<()> {
    let note = PyCFunction::new_closure(py, None, None, |_, _| {
        ENDING.get_or_init(|| thread::current().id());
    })?;
    py.import("atexit")?.call_method1("register", (note,)).map(drop)
}

fn stand_still_if_ending() {
    while ENDING.get().is_some_and(|&ending| ending != thread::current().id()) {
        thread::park();
    }
}

/// Checks for Ctrl-C during long work, and reports its progress.
pub(crate) struct Pulse {
    tell: Option<Py<PyAny>>,
    last: Option<Instant>,
    error: Option<PyErr>,
    /// The thread that receives signals.
    thread: ThreadId,
}

impl Pulse {
    const PAUSE: Duration = Duration::from_millis(5);

    pub(crate) fn new(tell: Option<Py<PyAny>>) -> Self {
        Self { tell, last: None, error: None, thread: thread::current().id() }
    }

    /// Returns whether to continue, given the amount of work done.
    pub(crate) fn beat(&mut self, done: u64) -> bool {
        let early = self.last.is_some_and(|last| last.elapsed() < Self::PAUSE);
        if early || self.error.is_some() || thread::current().id() != self.thread {
            return self.error.is_none();
        }
        self.last = Some(Instant::now());
        stand_still_if_ending();
        let looked = Python::attach(|py| {
            py.check_signals()?;
            self.tell.as_ref().map_or(Ok(()), |tell| tell.call1(py, (done,)).map(drop))
        });
        self.error = looked.err();
        self.error.is_none()
    }

    /// Returns the result, or the error that stopped the work.
    pub(crate) fn or<T>(self, done: T) -> PyResult<T> {
        self.error.map_or(Ok(done), Err)
    }
}

/// Runs work on another thread with the interpreter released, and checks for Ctrl-C on this one.
pub(crate) fn attended<T: Send>(
    py: Python<'_>,
    tell: Option<Py<PyAny>>,
    work: impl FnOnce(Watch<'_>) -> T + Send,
) -> PyResult<T> {
    let (done, stopped) = (AtomicU64::new(0), AtomicBool::new(false));
    let watch = |count| {
        done.fetch_max(count, Ordering::Relaxed);
        !stopped.load(Ordering::Relaxed)
    };
    let mut pulse = Pulse::new(tell);
    let result = py.detach(|| {
        thread::scope(|scope| {
            let (working, over) = mpsc::channel::<()>();
            let worker = Builder::new().spawn_scoped(scope, || {
                let _working = working;
                work(&watch)
            })?;
            while over.recv_timeout(Pulse::PAUSE) == Err(RecvTimeoutError::Timeout) {
                if !pulse.beat(done.load(Ordering::Relaxed)) {
                    stopped.store(true, Ordering::Relaxed);
                    break;
                }
            }
            worker.join().map_or_else(|panic| resume_unwind(panic), Ok::<T, std::io::Error>)
        })
    });
    pulse.or(result?)
}

/// Runs work on this thread, with checks for Ctrl-C.
pub(crate) fn interrupted<T: Send>(
    py: Python<'_>,
    tell: Option<Py<PyAny>>,
    work: impl FnOnce(Watch<'_>) -> T + Send,
) -> PyResult<T> {
    let pulse = Mutex::new(Pulse::new(tell));
    let beat = |done| pulse.lock().unwrap_or_else(PoisonError::into_inner).beat(done);
    let result = py.detach(|| work(&beat));
    pulse.into_inner().unwrap_or_else(PoisonError::into_inner).or(result)
}
