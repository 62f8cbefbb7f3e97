//! The signals that end a program.

/// A signal.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) enum Signal {
    /// Ctrl-C: somebody does not want to wait.
    Interrupt,
    /// A closed terminal, or `kill`.
    End,
}

/// Starts to wait for signals. Where that fails a signal ends the program all the same, only less
/// tidily.
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

/// Starts to wait for signals. Where that fails a signal ends the program all the same, only less
/// tidily.
#[cfg(not(unix))]
pub(crate) fn watch(mut act: impl FnMut(Signal) + Send + 'static) {
    let _ = ctrlc::set_handler(move || act(Signal::Interrupt));
}
