//! Parts that don't fit, and their reports.

use std::fmt::Display;

use serde::de::{Error, Expected, Unexpected};
use strsim::osa_distance;

use crate::base::rule::NotationError;
use crate::text::message::{Message, common, errors, message};

/// A part that doesn't fit, with its path from the innermost place.
#[derive(Debug, thiserror::Error)]
#[error("{}", problem.message())]
pub(super) struct Misfit {
    pub(super) path: Vec<usize>,
    pub(super) problem: Problem,
}

/// What is wrong with a part.
#[derive(Clone, Debug)]
pub(super) enum Problem {
    /// A required part is missing.
    Missing(&'static str),
    /// The part has the wrong form.
    Takes {
        /// What has to stand there.
        takes: Takes,
        /// What does, in words.
        found: Message,
    },
    /// Another fault, as words that follow the place.
    Other(Message),
}

/// Returns the text of the report, without the path. The whole value has no path.
#[derive(Clone, Debug)]
pub(super) enum Takes {
    /// What the reader of the text knows.
    Known(Message),
    /// What a type said of itself through serde, in English.
    Said(String),
}

impl Takes {
    /// Returns the text of the report, without the path. The whole value has no path.
    pub(super) fn know(&mut self, option: &Message) {
        if let Self::Said(_) = self {
            *self = Self::Known(option.clone());
        }
    }

    pub(super) fn message(self) -> Message {
        match self {
            Self::Known(takes) => takes,
            Self::Said(takes) => takes.into(),
        }
    }
}

impl Problem {
    /// Returns the text of the report, without the path. The whole value has no path.
    pub(super) fn message(&self) -> Message {
        match self.clone() {
            Self::Missing(name) => message!(errors::Lacks { name }),
            Self::Takes { takes, found } => {
                message!(errors::Takes { takes: takes.message(), found })
            }
            Self::Other(message) => message,
        }
    }
}

impl From<Problem> for Misfit {
    fn from(problem: Problem) -> Self {
        Self { path: Vec::new(), problem }
    }
}

impl Misfit {
    pub(super) fn new(text: impl Into<Message>) -> Self {
        Problem::Other(text.into()).into()
    }

    pub(super) fn takes(takes: Takes, found: Message) -> Self {
        Problem::Takes { takes, found }.into()
    }

    /// Adds the index of the place in the surrounding part.
    pub(super) fn within(mut self, index: usize) -> Self {
        self.path.push(index);
        self
    }
}

impl Error for Misfit {
    fn custom<T: Display>(text: T) -> Self {
        Self::new(text.to_string())
    }

    fn invalid_type(found: Unexpected<'_>, takes: &dyn Expected) -> Self {
        Self::takes(plain(&takes.to_string()), shown(found))
    }

    fn invalid_value(found: Unexpected<'_>, takes: &dyn Expected) -> Self {
        Self::invalid_type(found, takes)
    }

    fn invalid_length(length: usize, takes: &dyn Expected) -> Self {
        Self::takes(plain(&takes.to_string()), message!(errors::ThisIsAListOf { length }))
    }

    fn unknown_variant(name: &str, names: &'static [&'static str]) -> Self {
        let near = nearest(name, names).filter(|near| !near.contains(' '));
        let found = shown(Unexpected::Str(name));
        let found = match near {
            Some(near) => message!(errors::AndNearest { found, near: near.to_owned() }),
            None => found,
        };
        let takes = match names.iter().any(|name| name.contains(' ')) {
            true => Takes::Said(listed(names).to_string()),
            false => Takes::Known(listed(names)),
        };
        Self::takes(takes, found)
    }

    fn unknown_field(name: &str, names: &'static [&'static str]) -> Self {
        Self::new(no_such_name(name, names))
    }

    fn missing_field(name: &'static str) -> Self {
        Problem::Missing(name).into()
    }

    fn duplicate_field(_: &'static str) -> Self {
        Self::new(message!(errors::Twice))
    }
}

/// Returns the text of a part that was found.
pub(super) fn shown(found: Unexpected<'_>) -> Message {
    let found = match found {
        Unexpected::Bool(value) => value.to_string(),
        Unexpected::Unsigned(number) => number.to_string(),
        Unexpected::Signed(number) => number.to_string(),
        // Keeps the decimal point, so that it does not look like a whole number.
        Unexpected::Float(number) if number.abs() < 1e15 => format!("{number:?}"),
        Unexpected::Float(number) => NotationError::quote(&number.to_string()),
        Unexpected::Char(letter) => format!("{letter:?}"),
        Unexpected::Str(text) => format!("{:?}", NotationError::quote(text)),
        Unexpected::Unit | Unexpected::Option => "null".to_owned(),
        Unexpected::Seq => return message!(errors::ThisIsAList),
        Unexpected::Map => return message!(errors::ThisIsNamed),
        Unexpected::Other(MISSING) => return message!(errors::IsMissing),
        Unexpected::Other(text) => NotationError::quote(text),
        _ => return message!(errors::ThisIsAnother),
    };
    message!(errors::ThisIs { found })
}

/// The text for a missing part.
pub(super) const MISSING: &str = "nothing";

/// Replaces serde's words for an expected form with plain words.
fn plain(takes: &str) -> Takes {
    macro_rules! number {
        ($($number:ident)+) => {
            match takes {
                $(stringify!($number) => {
                    let [least, most] = [$number::MIN, $number::MAX].map(|it| it.to_string());
                    return Takes::Known(message!(common::TakesNumber { least, most }));
                })+
                _ => (),
            }
        };
    }
    number!(i8 i16 i32 i64 u8 u16 u32 u64 isize usize);
    if let Some(length) = ["an array of length ", "a tuple of size "]
        .into_iter()
        .find_map(|start| takes.strip_prefix(start))
    {
        return Takes::Known(message!(errors::AListOf { things: length.to_owned() }));
    }
    Takes::Known(match takes {
        "a boolean" => message!(common::TakesSwitch),
        "a string" | "a borrowed string" => message!(errors::AText),
        "a character" => message!(errors::ALetter),
        "a sequence" => message!(errors::AList),
        "a map" => message!(errors::NamedValues),
        "f32" | "f64" => message!(errors::ANumber),
        "unit" => "null".into(),
        _ if takes.starts_with("struct ") || takes.starts_with("tuple struct ") => {
            message!(errors::NamedValues)
        }
        _ => return Takes::Said(takes.to_owned()),
    })
}

/// The longest name that may have a typing error.
const LONGEST: usize = 40;

/// Returns the valid name that is nearest to the given one.
pub(super) fn nearest<'a>(name: &str, names: &[&'a str]) -> Option<&'a str> {
    let letters = name.chars().take(LONGEST + 1).count();
    if letters > LONGEST {
        return None;
    }
    let plain = |name: &str| name.to_lowercase().replace(['_', ' '], "-");
    let meant = plain(name);
    let far = |other: &&str| osa_distance(&meant, &plain(other));
    let (far, found) = names.iter().map(|other| (far(other), *other)).min()?;
    (far <= letters.div_ceil(3)).then_some(found)
}

/// Returns the error of an unknown name, with the valid names.
pub(crate) fn no_such_name(name: &str, names: &[&str]) -> Message {
    match nearest(name, names) {
        Some(near) => message!(errors::NearestName { near: near.to_owned() }),
        None => message!(errors::NoSuchName { names: names.join(", ") }),
    }
}

/// Returns a list of names in words.
pub(crate) fn listed(names: &[&str]) -> Message {
    match names {
        [others @ .., last] if !others.is_empty() => {
            message!(errors::Either { others: others.join(", "), last: (*last).to_owned() })
        }
        _ => names.concat().into(),
    }
}
