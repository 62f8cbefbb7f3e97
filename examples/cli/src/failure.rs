//! Failures of commands, reported in one line.

use std::error::Error as _;
use std::fmt::{self, Display};
use std::io::{self, IsTerminal as _, Write as _};
use std::process::ExitCode;

use clap::error::{ContextKind, ContextValue, ErrorKind};

use mauerwerk::Message;

use crate::say::{self, say};
use crate::{ink, page};

/// The reason why a command stopped.
#[derive(Debug)]
#[non_exhaustive]
pub enum Failure {
    /// A check failed.
    Check(String),
    /// The input is wrong, or cannot be read.
    Input(String),
    /// The output cannot be written.
    Output(io::Error),
    /// A person or a signal stopped the command.
    Interrupted,
}

impl Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Check(text) | Self::Input(text) => f.write_str(text),
            Self::Output(error) => write!(f, "cannot write: {error}"),
            Self::Interrupted => f.write_str("interrupted"),
        }
    }
}

impl Failure {
    /// The exit code after Ctrl-C, as shells count: 128 and the number of the signal.
    pub(crate) const INTERRUPTED: u8 = 130;

    /// Reports wrong input.
    #[must_use]
    pub fn input(text: impl Into<Message>) -> Self {
        Self::Input(say::text(&text.into()))
    }

    /// Reports what another library says, in its own words.
    pub(crate) fn by(error: impl Display) -> Self {
        Self::input(error.to_string())
    }

    /// Prints the failure on standard error, and returns the exit code.
    pub(crate) fn report(&self) -> ExitCode {
        match self {
            Self::Check(text) => tell(text, 1),
            Self::Input(text) => tell(text, 2),
            // The reader of the output has seen enough.
            Self::Output(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
            Self::Output(_) => tell(&self.to_string(), 2),
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

/// Reports wrong arguments, or prints the requested help.
pub(crate) fn refuse(error: &clap::Error) -> ExitCode {
    if !error.use_stderr() {
        let help = error.render();
        let help = if ink::has_colour() { help.ansi().to_string() } else { help.to_string() };
        // A closed pipe needs no error.
        let _ = write!(ink::stdout(), "{help}");
        return ExitCode::SUCCESS;
    }
    let told = misused(error).map_or_else(|| in_english(error), |message| say::text(&message));
    let told = match nearest(error) {
        Some(name) => say::text(&say!(DidYouMean { text: told, command: name.to_owned() })),
        None => told,
    };
    tell(&say::text(&say!(SeeHelp { text: told })), 2)
}

/// Returns what is wrong with arguments, or `None` for a rare error.
fn misused(error: &clap::Error) -> Option<Message> {
    let all = |kind| match error.get(kind)? {
        ContextValue::String(text) => Some(vec![text.clone()]),
        ContextValue::Strings(texts) => Some(texts.clone()),
        _ => None,
    };
    let one = |kind| all(kind).map(|texts| texts.join(" "));
    let values = || {
        let values = all(ContextKind::ValidValue).filter(|values| !values.is_empty());
        values.map(|values| values.join(", "))
    };
    let argument = || one(ContextKind::InvalidArg);
    Some(match error.kind() {
        ErrorKind::UnknownArgument => say!(UnexpectedArgument { argument: argument()? }),
        ErrorKind::InvalidSubcommand => {
            say!(UnknownCommand { command: one(ContextKind::InvalidSubcommand)? })
        }
        ErrorKind::InvalidValue => match one(ContextKind::InvalidValue)? {
            value if value.is_empty() => {
                say!(LacksValue { argument: argument()?, values: values() })
            }
            value => {
                let why = None::<String>;
                say!(WrongValue { value, argument: argument()?, why, values: values() })
            }
        },
        ErrorKind::ValueValidation => {
            let (value, why) = (one(ContextKind::InvalidValue)?, error.source()?.to_string());
            say!(WrongValue { value, argument: argument()?, why: Some(why), values: values() })
        }
        ErrorKind::MissingRequiredArgument => say!(MissingArguments { arguments: argument()? }),
        ErrorKind::ArgumentConflict => match all(ContextKind::PriorArg)? {
            others if others == [argument()?] => say!(ArgumentTwice { argument: argument()? }),
            others => {
                let other = others.iter().map(|other| format!("'{other}'")).collect::<Vec<_>>();
                say!(NotTogether { argument: argument()?, other: other.join(", ") })
            }
        },
        _ => return None,
    })
}

/// Returns what the reader of arguments says in English.
fn in_english(error: &clap::Error) -> String {
    let text = error.to_string();
    // The other paragraphs are tips and usage.
    let told = text.split("\n\n").next().unwrap_or_default();
    told.strip_prefix("error: ").unwrap_or(told).to_owned()
}

/// Returns the command, the option or the value that was probably meant.
fn nearest(error: &clap::Error) -> Option<&str> {
    let kinds =
        [ContextKind::SuggestedSubcommand, ContextKind::SuggestedArg, ContextKind::SuggestedValue];
    kinds.into_iter().find_map(|kind| match error.get(kind)? {
        ContextValue::String(name) => Some(name.as_str()),
        ContextValue::Strings(names) => names.last().map(String::as_str),
        _ => None,
    })
}

fn tell(text: &str, code: u8) -> ExitCode {
    // Nothing can be reported if standard error is closed.
    let width = io::stderr().is_terminal().then(page::columns);
    let text = page::wrapped(&format!("{NAME}: {}", one_line(text)), width);
    let _ = writeln!(io::stderr(), "{}", ink::fit(&with_red_name(&text)));
    ExitCode::from(code)
}

/// The name of the command, at the start of reports.
const NAME: &str = "mauerwerk";

/// Returns a report with a red name at its start, if standard error has colour.
fn with_red_name(text: &str) -> String {
    match text.strip_prefix(NAME).filter(|_| ink::is_coloured(&io::stderr())) {
        Some(rest) => ink::styled(ink::WRONG, NAME) + rest,
        None => text.to_owned(),
    }
}

/// Returns the text on one line, without control characters for terminals.
pub(crate) fn one_line(text: &str) -> String {
    let words = text.split(|letter: char| letter.is_whitespace() || letter.is_control());
    words.filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ")
}
