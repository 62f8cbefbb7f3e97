//! Errors, with the texts of the core.

use mauerwerk::table::{Faulty, Refused, TableError};
use mauerwerk::{Faults, NoSuchSeat, NotationError, Reader, Span, UnknownLang};
use serde::Serialize;
use tsify::Tsify;
use wasm_bindgen::prelude::*;

#[wasm_bindgen(typescript_custom_section)]
const KIND: &str = r#"
/**
 * What kind of error a `MauerwerkError` is. `Closed` is a call on an object that was closed by `free`, or
 * that belongs to an instance that has ended. `Broken` is a fault of the library itself: nothing of this
 * instance works any longer, and `load` starts another one.
 */
export type ErrorKind =
    | "IllegalAction"
    | "Notation"
    | "NoSuchSeat"
    | "Setup"
    | "Position"
    | "Record"
    | "Message"
    | "View"
    | "Scenario"
    | "Inconsistent"
    | "Touch"
    | "Unavailable"
    | "Closed"
    | "Broken";
"#;

#[wasm_bindgen(raw_module = "./error.js")]
extern "C" {
    type MauerwerkError;

    #[wasm_bindgen(constructor)]
    fn new(problem: JsValue) -> MauerwerkError;
}

/// The result of a call: a value, or the reason why it did nothing.
pub type Result<T> = std::result::Result<T, Problem>;

/// An error of a call: the fields of a `MauerwerkError`, as data that crosses to other threads.
#[derive(Debug, Default, Serialize, Tsify)]
#[tsify(hashmap_as_object)]
pub struct Problem {
    /// The kind of error.
    #[tsify(type = "ErrorKind")]
    kind: &'static str,
    /// The report for people.
    text: String,
    /// The report of a refused action in parts, such as the ruling that it cites.
    #[tsify(type = "Span[]")]
    spans: Vec<Span>,
    /// The id of the ruling that refuses an action, for instance `DM-20`.
    rule: Option<String>,
    /// The full text of the ruling.
    sentence: Option<String>,
    /// The reason for programs, in `snake_case`.
    reason: Option<String>,
    /// The actor who tried the action.
    #[tsify(type = "Actor | undefined")]
    actor: Option<crate::data::Somebody>,
    /// The refused action in notation.
    action: Option<String>,
    /// All faults of a setup, a position, a record, a message, a view or a scenario.
    faults: Vec<Fault>,
}

/// One thing that is wrong with a setup, a position, a record, a message, a view or a scenario.
#[derive(Debug, Serialize, Tsify)]
pub struct Fault {
    /// The ruling that is broken. Missing if it breaks no ruling.
    rule: Option<String>,
    /// What is wrong, in words.
    text: String,
    /// The name of the setup's option that is wrong. Missing if the fault is not about one option.
    option: Option<String>,
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

impl Problem {
    fn new(kind: &'static str, text: String) -> Self {
        Self { kind, text, ..Self::default() }
    }

    /// Reports that a call is not possible now.
    pub(crate) fn unavailable(text: &str) -> Self {
        Self::new("Unavailable", text.to_owned())
    }

    /// Reports an invalid value.
    pub(crate) fn notation(expected: &'static str, found: &str) -> Self {
        NotationError::new(expected, found).into()
    }

    /// Reports all faults of something.
    pub(crate) fn faulty(kind: &'static str, found: &Faults, reader: Reader<'_>) -> Self {
        let faults = found.as_slice().iter().map(|fault| Fault::told(fault, reader)).collect();
        Self { faults, ..Self::new(kind, found.message().tell(reader)) }
    }
}

impl From<TableError> for Problem {
    fn from(error: TableError) -> Self {
        Self::told(error, Reader::default())
    }
}

impl Problem {
    /// Returns an error in the words of a reader.
    pub(crate) fn told(error: TableError, reader: Reader<'_>) -> Self {
        let text = error.tell(reader);
        match error {
            TableError::Refused(Refused { rule, reason, actor, action, message, .. }) => Self {
                spans: message.spans(reader),
                rule: Some(rule.id.to_string()),
                sentence: Some(rule.sentence(reader.lang).to_owned()),
                reason: Some(reason.to_owned()),
                actor: Some(actor.into()),
                action: Some(action),
                ..Self::new("IllegalAction", text)
            },
            TableError::Faulty(what, found) => Self::faulty(kind(what), &found, reader),
            TableError::Notation(_) => Self::new("Notation", text),
            TableError::Seat(_) => Self::new("NoSuchSeat", text),
            TableError::Touch(_) => Self::new("Touch", text),
            TableError::Inconsistent(_) => Self::new("Inconsistent", text),
            _ => Self::new("Unavailable", text),
        }
    }
}

fn kind(what: Faulty) -> &'static str {
    match what {
        Faulty::Setup => "Setup",
        Faulty::Position => "Position",
        Faulty::Record => "Record",
        Faulty::Message => "Message",
        _ => "View",
    }
}

impl From<NotationError> for Problem {
    fn from(error: NotationError) -> Self {
        TableError::from(error).into()
    }
}

impl From<UnknownLang> for Problem {
    fn from(error: UnknownLang) -> Self {
        Self::new("Notation", error.to_string())
    }
}

impl From<NoSuchSeat> for Problem {
    fn from(error: NoSuchSeat) -> Self {
        TableError::from(error).into()
    }
}

impl From<tsify::Error> for Problem {
    fn from(error: tsify::Error) -> Self {
        Self::unavailable(&error.to_string())
    }
}

impl From<Problem> for JsValue {
    fn from(problem: Problem) -> Self {
        // Texts and lists of texts always have a form in JavaScript.
        let fields = problem.into_ts().map(|fields| fields.js_value()).unwrap_or_default();
        MauerwerkError::new(fields).into()
    }
}
