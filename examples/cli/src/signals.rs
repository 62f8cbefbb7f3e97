//! The signals that end a program.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// A signal.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) enum Signal {
    /// Ctrl-C: a person does not wait any longer.
    Interrupt,
    /// A closed terminal, or `kill`.
    End,
}

/// Whether a signal has requested the end, for work that stops by itself.
#[derive(Clone)]
pub(crate) struct Stop(Arc<AtomicBool>);

impl Stop {
    /// Starts to wait for signals.
    pub(crate) fn watched() -> Self {
        let stop = Self(Arc::default());
        let asked = stop.clone();
        watch(move |_| asked.0.store(true, Ordering::Relaxed));
        stop
    }

    /// Returns whether a signal has come.
    pub(crate) fn is_asked(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// Starts to wait for signals. If that fails, a signal still ends the program, only less tidily.
#[cfg(unix)]
pub(crate) fn watch(mut act: impl FnMut(Signal) + Send + 'static) {
    use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
    use signal_hook::iterator::Signals;

    let Ok(mut signals) = Signals::new([SIGHUP, SIGINT, SIGTERM]) else { return };
    std::thread::spawn(move || {
        for number in signals.forever() {
            act(if number == SIGINT { Signal::Interrupt } else { Signal::End });
        }
    });
}

/// Starts to wait for signals. If that fails, a signal still ends the program, only less tidily.
#[cfg(not(unix))]
pub(crate) fn watch(mut act: impl FnMut(Signal) + Send + 'static) {
    let _ = ctrlc::set_handler(move || act(Signal::Interrupt));
}
