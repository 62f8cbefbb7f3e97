//! The modes of a terminal, which an editor changes while it waits for a line.

/// The modes of a terminal, which are restored when a signal ends the program.
#[derive(Clone, Debug)]
pub(crate) struct Modes(#[cfg(unix)] Option<rustix::termios::Termios>);

#[cfg(unix)]
impl Modes {
    /// Reads the modes of the terminal at standard input.
    pub(crate) fn read() -> Self {
        Self(rustix::termios::tcgetattr(std::io::stdin()).ok())
    }

    /// Restores the modes. Failures are ignored.
    pub(crate) fn set(&self) {
        use rustix::termios::{OptionalActions, tcsetattr};

        if let Some(modes) = &self.0 {
            let _ = tcsetattr(std::io::stdin(), OptionalActions::Now, modes);
        }
    }
}

#[cfg(not(unix))]
impl Modes {
    /// Reads nothing: the end of the program restores them.
    pub(crate) fn read() -> Self {
        Self()
    }

    pub(crate) fn set(&self) {}
}
