//! What stops a command, told in one line.

use std::fmt::Display;
use std::io::{self, Write as _};
use std::process::ExitCode;

/// Says why a command stopped.
#[derive(Debug)]
pub(crate) enum Failure {
    /// Says that a check failed.
    Check(String),
    /// Says that the input is wrong, or cannot be read.
    Input(String),
    /// Says that the output cannot be written.
    Output(io::Error),
    /// Says that a person stopped it.
    Interrupted,
}

impl Failure {
    /// Holds the exit code after Ctrl-C, as shells count: 128 and the number of the signal.
    pub(crate) const INTERRUPTED: u8 = 130;

    /// Reports wrong input.
    pub(crate) fn input(text: impl Display) -> Self {
        Self::Input(text.to_string())
    }

    /// Tells the failure on standard error, and returns the exit code.
    pub(crate) fn report(&self) -> ExitCode {
        match self {
            Self::Check(text) => tell(text, 1),
            Self::Input(text) => tell(text, 2),
            // Whoever reads the output has seen enough.
            Self::Output(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
            Self::Output(error) => tell(&format!("cannot write: {error}"), 2),
            Self::Interrupted => ExitCode::from(Self::INTERRUPTED),
        }
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Self::Output(error)
    }
}

impl From<mauerwerk::Faults> for Failure {
    fn from(faults: mauerwerk::Faults) -> Self {
        Self::input(faults)
    }
}

/// Tells what is wrong with the arguments, or prints the help that was asked for.
pub(crate) fn refuse(error: &clap::Error) -> ExitCode {
    if !error.use_stderr() {
        // A closed pipe is no reason to complain.
        let _ = error.print();
        return ExitCode::SUCCESS;
    }
    let text = error.to_string();
    // What follows the first paragraph is tips and usage.
    let told = text.split("\n\n").next().unwrap_or_default();
    let told = told.strip_prefix("error: ").unwrap_or(told);
    tell(&format!("{told} (see --help)"), 2)
}

fn tell(text: &str, code: u8) -> ExitCode {
    // Nobody is left to tell if standard error is closed.
    let _ = writeln!(io::stderr(), "mauerwerk: {}", one_line(text));
    ExitCode::from(code)
}

/// Returns the text on one line, without anything that a terminal would obey.
pub(crate) fn one_line(text: &str) -> String {
    let words = text.split(|letter: char| letter.is_whitespace() || letter.is_control());
    words.filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
}
