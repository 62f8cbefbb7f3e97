//! Errors of the core as exceptions of the Python package.
//!
//! The classes are in Python, so that they are typed and can be pickled. The texts are the core's.

use std::collections::BTreeMap;
use std::fmt::Display;

use mauerwerk::bot::BotError;
use mauerwerk::table::{self, TableError};
use mauerwerk::{
    Actor, Fault, Faults, Illegal, Inconsistent, Lang, Message, NotationError, Reader, Reason,
    WorldsError,
};
use pyo3::IntoPyObjectExt;
use pyo3::call::PyCallArgs;
use pyo3::prelude::*;
use pyo3::types::PyString;

use crate::seat::ActorArg;

/// Makes an exception of a class in `mauerwerk.errors`.
fn raise<'py>(py: Python<'py>, class: &str, arguments: impl PyCallArgs<'py>) -> PyErr {
    let made = || py.import("mauerwerk.errors")?.getattr(class)?.call1(arguments);
    match made() {
        Ok(exception) => PyErr::from_value(exception),
        Err(error) => error,
    }
}

/// The text of an error in each language, by its code.
type Texts = BTreeMap<&'static str, String>;

fn texts(message: &Message) -> Texts {
    let told = |&lang: &Lang| (lang.code(), message.tell(Reader::default().with_lang(lang)));
    Lang::ALL.iter().map(told).collect()
}

/// Makes an exception whose only argument is its text.
fn raise_text(py: Python<'_>, class: &str, message: impl Into<Message>) -> PyErr {
    raise(py, class, (texts(&message.into()),))
}

/// Reports text that is not a valid notation.
pub(crate) fn notation(py: Python<'_>, error: impl Into<Message>) -> PyErr {
    raise_text(py, "NotationError", error)
}

/// Reports a value that is not a valid seat.
pub(crate) fn seat(py: Python<'_>, error: impl Into<Message>) -> PyErr {
    raise_text(py, "SeatError", error)
}

/// Reports an information state that no position fits.
pub(crate) fn inconsistent(py: Python<'_>, error: Inconsistent) -> PyErr {
    raise_text(py, "InconsistentError", error)
}

/// Reports why the states that a viewer could be in are not listed.
pub(crate) fn no_worlds(py: Python<'_>, error: WorldsError) -> PyErr {
    match error {
        WorldsError::Inconsistent(error) => inconsistent(py, error),
        error => raise_text(py, "TooManyWorldsError", error.to_string()),
    }
}

/// Reports a call that is not possible now.
pub(crate) fn unavailable(py: Python<'_>, error: impl Into<Message>) -> PyErr {
    raise_text(py, "UnavailableError", error)
}

/// Reports a touch that leads nowhere.
pub(crate) fn touch(py: Python<'_>, error: impl Into<Message>) -> PyErr {
    raise_text(py, "TouchError", error)
}

/// Reports values that do not fit together.
pub(crate) fn unfit(py: Python<'_>, error: impl Into<Message>) -> PyErr {
    raise_text(py, "MauerwerkError", error)
}

/// Reports why a player can't choose.
pub(crate) fn bot(py: Python<'_>, error: BotError) -> PyErr {
    match error {
        BotError::Spectator | BotError::NotToMove(_) | BotError::Over => unavailable(py, error),
        BotError::Budget { .. } => notation(py, error),
        BotError::Inconsistent(error) => inconsistent(py, error),
        error => unfit(py, error),
    }
}

/// The kind of faulty data, which selects the class of the exception.
#[derive(Copy, Clone)]
pub(crate) enum Faulty {
    Setup,
    Plan,
    Position,
    Record,
    Message,
    Scenario,
    View,
}

impl From<table::Faulty> for Faulty {
    fn from(what: table::Faulty) -> Self {
        match what {
            table::Faulty::Setup => Self::Setup,
            table::Faulty::Position => Self::Position,
            table::Faulty::Record => Self::Record,
            table::Faulty::Message => Self::Message,
            _ => Self::View,
        }
    }
}

impl Faulty {
    const fn class(self) -> &'static str {
        match self {
            Self::Setup => "SetupError",
            Self::Plan => "PlanError",
            Self::Position => "PositionError",
            Self::Record => "RecordError",
            Self::Message => "MessageError",
            Self::Scenario => "ScenarioError",
            Self::View => "ViewError",
        }
    }

    /// Reports all faults at once.
    pub(crate) fn error(self, py: Python<'_>, faults: &Faults) -> PyErr {
        raise(py, self.class(), (texts(&faults.message()), fault_fields(faults, Lang::En)))
    }
}

/// The fields of a fault, in the order of Python's `Fault`.
pub(crate) type FaultFields = (Option<&'static str>, String, Option<&'static str>);

/// Returns the fields of all faults, with the texts in a language.
pub(crate) fn fault_fields(faults: &Faults, lang: Lang) -> Vec<FaultFields> {
    let fields = |fault: &Fault| {
        let text = fault.tell(Reader::default().with_lang(lang));
        (fault.rule.map(|id| id.as_str()), text, fault.option)
    };
    faults.as_slice().iter().map(fields).collect()
}

/// Reports a refused action. `action` is its Python object.
pub(crate) fn illegal<A: Display, R: Reason>(
    py: Python<'_>,
    error: &Illegal<A, R>,
    action: &Bound<'_, PyAny>,
) -> PyErr {
    let rule = error.rule().id.as_str();
    refused(py, &error.message(), rule, error.reason.code(), error.actor, action)
}

fn refused(
    py: Python<'_>,
    message: &Message,
    rule: &str,
    reason: &str,
    actor: Actor,
    action: &Bound<'_, PyAny>,
) -> PyErr {
    match ActorArg(actor).into_bound_py_any(py) {
        Ok(actor) => raise(py, "IllegalActionError", (texts(message), rule, reason, actor, action)),
        Err(error) => error,
    }
}

/// Reports an error of a table.
pub(crate) fn table(py: Python<'_>, error: TableError) -> PyErr {
    match error {
        TableError::Refused(table::Refused { rule, reason, actor, action, message, .. }) => {
            let action = PyString::new(py, &action);
            refused(py, &message, rule.id.as_str(), reason, actor, action.as_any())
        }
        TableError::Faulty(what, faults) => Faulty::from(what).error(py, &faults),
        TableError::Notation(error) => notation(py, error),
        TableError::Seat(error) => seat(py, error),
        TableError::Touch(error) => touch(py, error),
        TableError::Inconsistent(error) => inconsistent(py, error),
        TableError::Bot(error) => bot(py, error),
        error => unavailable(py, error.message()),
    }
}

/// Returns a value, or reports text that is not a valid notation.
pub(crate) fn read<T>(py: Python<'_>, value: Result<T, NotationError>) -> PyResult<T> {
    value.map_err(|error| notation(py, error))
}
