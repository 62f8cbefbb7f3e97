//! Errors, with the texts of the core.

use mauerwerk::table::{Faulty, Refused, TableError};
use mauerwerk::{Faults, NoSuchSeat, NotationError, Reader};

use crate::seat::Decider;

/// What is wrong with a call. Every error has a `text` for people. It is in English, except that a call
/// with a language tells `IllegalAction` in this language, with the names of the players.
///
/// Calls say which of these they throw. What stands for nothing is refused by any call that it is
/// passed to, even within a value: as `Notation`, a number that is no seat as `NoSuchSeat`. In Kotlin
/// so is text that begins or ends with half a character, such as half an emoji.
///
/// An object that was closed is none of these. In Kotlin every call on it, and every call it is
/// passed to, throws `IllegalStateException`: it is a mistake in the program, which no person can
/// correct.
#[derive(Clone, Eq, PartialEq, Debug, thiserror::Error, uniffi::Error)]
#[uniffi::export(Display)]
pub enum MauerwerkError {
    /// An action that a ruling refuses; nothing has changed.
    #[error("{text}")]
    IllegalAction {
        /// The ruling, for instance `DM-20`.
        rule: String,
        /// The ruling in full.
        sentence: String,
        /// The reason for programs, in `snake_case`.
        reason: String,
        /// Who wanted to act.
        actor: Decider,
        /// The refused action in notation.
        action: String,
        /// The whole report for people.
        text: String,
    },
    /// Text or a number that stands for nothing, such as a negative one.
    #[error("{text}")]
    Notation {
        /// The report for people.
        text: String,
    },
    /// A number that is no seat: at the table, or at any, which has seats from 0 to 7 at most.
    #[error("{text}")]
    NoSuchSeat {
        /// The report for people.
        text: String,
    },
    /// All that is wrong with a setup.
    #[error("{text}")]
    Setup {
        /// The faults, each with the ruling it breaks.
        faults: Vec<Fault>,
        /// The whole report for people.
        text: String,
    },
    /// All that is wrong with a position.
    #[error("{text}")]
    Position {
        /// The faults, each with the ruling it breaks.
        faults: Vec<Fault>,
        /// The whole report for people.
        text: String,
    },
    /// What is wrong with a record.
    #[error("{text}")]
    Record {
        /// The faults, each with the ruling it breaks.
        faults: Vec<Fault>,
        /// The whole report for people.
        text: String,
    },
    /// What is wrong with a message between a host and a guest.
    #[error("{text}")]
    Message {
        /// The faults.
        faults: Vec<Fault>,
        /// The whole report for people.
        text: String,
    },
    /// What is wrong with a view, an event or an information state from elsewhere.
    #[error("{text}")]
    View {
        /// The faults.
        faults: Vec<Fault>,
        /// The whole report for people.
        text: String,
    },
    /// What is wrong with a scenario.
    #[error("{text}")]
    Scenario {
        /// The faults, each with the ruling it breaks.
        faults: Vec<Fault>,
        /// The whole report for people.
        text: String,
    },
    /// No position fits what somebody is said to have seen.
    #[error("{text}")]
    Inconsistent {
        /// The report for people.
        text: String,
    },
    /// A touch that leads to no legal action.
    #[error("{text}")]
    Touch {
        /// The report for people, with what can be touched instead.
        text: String,
    },
    /// A call that makes no sense now, such as an undo before the first decision.
    #[error("{text}")]
    Unavailable {
        /// The report for people.
        text: String,
    },
}

/// One thing that is wrong with a setup, a position, a record, a message, a view or a scenario.
#[derive(Clone, Eq, PartialEq, Debug, uniffi::Record)]
pub struct Fault {
    /// The ruling it breaks, if it breaks one.
    pub rule: Option<String>,
    /// What is wrong.
    pub text: String,
    /// The name of the option of the setup that it is about, if it is about one.
    #[uniffi(default = None)]
    pub option: Option<String>,
}

impl From<&mauerwerk::Fault> for Fault {
    fn from(mauerwerk::Fault { rule, option, text, .. }: &mauerwerk::Fault) -> Self {
        Self {
            rule: rule.map(|id| id.to_string()),
            text: text.clone(),
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
        Self::Scenario { faults: faults(found), text: found.to_string() }
    }

    fn faulty(what: Faulty, found: &Faults) -> Self {
        let (faults, text) = (faults(found), found.to_string());
        match what {
            Faulty::Setup => Self::Setup { faults, text },
            Faulty::Position => Self::Position { faults, text },
            Faulty::Record => Self::Record { faults, text },
            Faulty::Message => Self::Message { faults, text },
            _ => Self::View { faults, text },
        }
    }
}

fn faults(found: &Faults) -> Vec<Fault> {
    found.as_slice().iter().map(Fault::from).collect()
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
            TableError::Faulty(what, found) => Self::faulty(what, &found),
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
