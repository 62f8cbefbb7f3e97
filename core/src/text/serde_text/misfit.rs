//! Parts that don't fit, and their reports.

use std::fmt::Display;

use serde::de::{Error, Expected, Unexpected};
use strsim::osa_distance;

use crate::base::rule::NotationError;

/// A part that doesn't fit, with its path from the innermost place.
#[derive(Debug, thiserror::Error)]
#[error("{}", problem.text(true))]
pub(super) struct Misfit {
    pub(super) path: Vec<usize>,
    pub(super) problem: Problem,
}

/// What is wrong with a part.
#[derive(Debug)]
pub(super) enum Problem {
    /// A required part is missing.
    Missing(&'static str),
    /// The part has the wrong form.
    Takes {
        /// The expected form.
        takes: String,
        /// The part that was found, in words.
        found: String,
    },
    /// Another fault, as words that follow the place.
    Other(String),
}

impl Problem {
    /// Returns the text of the report, without the path. The whole value has no path.
    pub(super) fn text(&self, of_whole: bool) -> String {
        let text = match self {
            Self::Missing(name) => &format!("{name} is missing"),
            Self::Takes { takes, found } => &format!("takes {takes}; {found}"),
            Self::Other(text) => text,
        };
        if of_whole { text.clone() } else { format!(": {text}") }
    }
}

impl From<Problem> for Misfit {
    fn from(problem: Problem) -> Self {
        Self { path: Vec::new(), problem }
    }
}

impl Misfit {
    pub(super) fn new(text: String) -> Self {
        Problem::Other(text).into()
    }

    pub(super) fn takes(takes: String, found: String) -> Self {
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
        Self::takes(plain(&takes.to_string()), format!("this is a list of {length}"))
    }

    fn unknown_variant(name: &str, names: &'static [&'static str]) -> Self {
        let near = nearest(name, names).filter(|near| !near.contains(' '));
        let near = near.map_or_else(String::new, |near| format!("; the nearest is {near}"));
        Self::takes(listed(names), format!("{}{near}", shown(Unexpected::Str(name))))
    }

    fn unknown_field(name: &str, names: &'static [&'static str]) -> Self {
        Self::new(no_such_name(name, names))
    }

    fn missing_field(name: &'static str) -> Self {
        Problem::Missing(name).into()
    }

    fn duplicate_field(_: &'static str) -> Self {
        Self::new("given twice".to_owned())
    }
}

/// Returns the text of a part that was found.
pub(super) fn shown(found: Unexpected<'_>) -> String {
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
        Unexpected::Seq => "a list".to_owned(),
        Unexpected::Map => "a set of named values".to_owned(),
        Unexpected::Other(MISSING) => return "it is missing".to_owned(),
        Unexpected::Other(text) => NotationError::quote(text),
        _ => "something else".to_owned(),
    };
    format!("this is {found}")
}

/// The text for a missing part.
pub(super) const MISSING: &str = "nothing";

/// Replaces serde's words for an expected form with plain words.
fn plain(takes: &str) -> String {
    macro_rules! number {
        ($($number:ident)+) => {
            match takes {
                $(stringify!($number) => {
                    return format!("a whole number from {} to {}", $number::MIN, $number::MAX)
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
        return format!("a list of {length}");
    }
    match takes {
        "a boolean" => "true or false",
        "a string" | "a borrowed string" => "a text",
        "a character" => "a letter",
        "a sequence" => "a list",
        "a map" => "named values",
        "f32" | "f64" => "a number",
        "unit" => "null",
        _ if takes.starts_with("struct ") || takes.starts_with("tuple struct ") => "named values",
        _ => takes,
    }
    .to_owned()
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
pub(crate) fn no_such_name(name: &str, names: &[&str]) -> String {
    match nearest(name, names) {
        Some(near) => format!("no such name; the nearest is {near}"),
        None => format!("no such name; there are {}", names.join(", ")),
    }
}

/// Returns a list of names in words.
pub(crate) fn listed(names: &[&str]) -> String {
    match names {
        [others @ .., last] if !others.is_empty() => format!("{} or {last}", others.join(", ")),
        _ => names.concat(),
    }
}
