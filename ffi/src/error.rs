//! Errors, with the texts of the core.

use mauerwerk::table::{Faulty, Refused, TableError};
use mauerwerk::{Faults, NoSuchSeat, NotationError, Reader};

use crate::seat::Decider;

/// An error of a call. Every error has a `text` for people, in English. In calls with a language,
/// reports about the game are in that language, with the names of the players.
///
/// The docs of calls list the errors that they throw. In addition, every call refuses invalid
/// arguments, even inside a value. It throws `NoSuchSeat` for an invalid seat, and `Notation` for
/// everything else. In Kotlin, text that begins or ends with half a character, such as half an
/// emoji, is invalid.
///
/// Closed objects are different. In Kotlin every call on a closed object, or with one as an
/// argument, throws `IllegalStateException`. It is a mistake in the program, which people cannot
/// correct.
#[derive(Clone, Eq, PartialEq, Debug, thiserror::Error, uniffi::Error)]
#[uniffi::export(Display)]
pub enum MauerwerkError {
    /// A ruling refuses the action. Nothing has changed.
    #[error("{text}")]
    IllegalAction {
        /// The id of the ruling, for instance `DM-20`.
        rule: String,
        /// The full text of the ruling.
        sentence: String,
        /// The reason for programs, in `snake_case`.
        reason: String,
        /// The actor who tried the action.
        actor: Decider,
        /// The refused action in notation.
        action: String,
        /// The whole report for people.
        text: String,
    },
    /// Text or a number is not valid, such as a negative number.
    #[error("{text}")]
    Notation {
        /// The report for people.
        text: String,
    },
    /// A number is not a valid seat: at the table, or at any table, which has at most the seats 0
    /// to 7.
    #[error("{text}")]
    NoSuchSeat {
        /// The report for people.
        text: String,
    },
    /// All faults of a setup.
    #[error("{text}")]
    Setup {
        /// The faults, each with the broken ruling.
        faults: Vec<Fault>,
        /// The whole report for people.
        text: String,
    },
    /// All faults of a position.
    #[error("{text}")]
    Position {
        /// The faults, each with the broken ruling.
        faults: Vec<Fault>,
        /// The whole report for people.
        text: String,
    },
    /// The faults of a record.
    #[error("{text}")]
    Record {
        /// The faults, each with the broken ruling.
        faults: Vec<Fault>,
        /// The whole report for people.
        text: String,
    },
    /// The faults of a message between a host and a guest.
    #[error("{text}")]
    Message {
        /// The faults.
        faults: Vec<Fault>,
        /// The whole report for people.
        text: String,
    },
    /// The faults of a view, an event or an information state.
    #[error("{text}")]
    View {
        /// The faults.
        faults: Vec<Fault>,
        /// The whole report for people.
        text: String,
    },
    /// The faults of a scenario.
    #[error("{text}")]
    Scenario {
        /// The faults, each with the broken ruling.
        faults: Vec<Fault>,
        /// The whole report for people.
        text: String,
    },
    /// No position fits what the viewer has seen.
    #[error("{text}")]
    Inconsistent {
        /// The report for people.
        text: String,
    },
    /// A touch leads to no legal action.
    #[error("{text}")]
    Touch {
        /// The report for people, with the valid targets.
        text: String,
    },
    /// A call that is not possible now, such as an undo before the first decision.
    #[error("{text}")]
    Unavailable {
        /// The report for people.
        text: String,
    },
}

/// One thing that is wrong with a setup, a position, a record, a message, a view or a scenario.
#[derive(Clone, Eq, PartialEq, Debug, uniffi::Record)]
pub struct Fault {
    /// The ruling that is broken. Missing if it breaks no ruling.
    pub rule: Option<String>,
    /// What is wrong, in words.
    pub text: String,
    /// The name of the setup's option that is wrong. Missing if the fault is not about one option.
    #[uniffi(default = None)]
    pub option: Option<String>,
}

impl Fault {
    pub(crate) fn told(fault: &mauerwerk::Fault, reader: Reader<'_>) -> Self {
        let mauerwerk::Fault { rule, option, .. } = fault;
        Self {
            rule: rule.map(|id| id.to_string()),
            text: fault.tell(reader),
            option: option.map(str::to_owned),
        }
    }
}

impl MauerwerkError {
    pub(crate) fn unavailable(text: &str) -> Self {
        Self::Unavailable { text: text.to_owned() }
    }

    pub(crate) fn notation(expected: &'static str, found: &str) -> Self {
        NotationError::new(expected, found).into()
    }

    /// Reports all faults of a scenario.
    #[cfg(feature = "rulebook")]
    pub(crate) fn scenario(found: &Faults) -> Self {
        Self::Scenario { faults: faults(found, Reader::default()), text: found.to_string() }
    }

    fn faulty(what: Faulty, found: &Faults, reader: Reader<'_>) -> Self {
        let (faults, text) = (faults(found, reader), found.message().tell(reader));
        match what {
            Faulty::Setup => Self::Setup { faults, text },
            Faulty::Position => Self::Position { faults, text },
            Faulty::Record => Self::Record { faults, text },
            Faulty::Message => Self::Message { faults, text },
            _ => Self::View { faults, text },
        }
    }
}

fn faults(found: &Faults, reader: Reader<'_>) -> Vec<Fault> {
    found.as_slice().iter().map(|fault| Fault::told(fault, reader)).collect()
}

impl From<TableError> for MauerwerkError {
    fn from(error: TableError) -> Self {
        Self::told(error, Reader::default())
    }
}

impl MauerwerkError {
    /// Returns an error in the words of a reader.
    pub(crate) fn told(error: TableError, reader: Reader<'_>) -> Self {
        let text = error.tell(reader);
        match error {
            TableError::Refused(Refused { rule, reason, actor, action, .. }) => {
                Self::IllegalAction {
                    rule: rule.id.to_string(),
                    sentence: rule.sentence(reader.lang).to_owned(),
                    reason: reason.to_owned(),
                    actor: actor.into(),
                    action,
                    text,
                }
            }
            TableError::Faulty(what, found) => Self::faulty(what, &found, reader),
            TableError::Notation(_) => Self::Notation { text },
            TableError::Seat(_) => Self::NoSuchSeat { text },
            TableError::Touch(_) => Self::Touch { text },
            TableError::Inconsistent(_) => Self::Inconsistent { text },
            _ => Self::Unavailable { text },
        }
    }
}

impl From<NotationError> for MauerwerkError {
    fn from(error: NotationError) -> Self {
        TableError::from(error).into()
    }
}

impl From<NoSuchSeat> for MauerwerkError {
    fn from(error: NoSuchSeat) -> Self {
        TableError::from(error).into()
    }
}
