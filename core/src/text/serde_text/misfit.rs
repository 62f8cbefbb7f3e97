//! What doesn't fit, and how it is reported.

use std::fmt::Display;

use serde::de::{Error, Expected, Unexpected};
use strsim::osa_distance;

use crate::base::rule::NotationError;

/// A part that doesn't fit, with the way to it from the innermost place.
#[derive(Debug, thiserror::Error)]
#[error("{}", problem.text(true))]
pub(super) struct Misfit {
    pub(super) path: Vec<usize>,
    pub(super) problem: Problem,
}

/// What is wrong with a part.
#[derive(Debug)]
pub(super) enum Problem {
    /// Something without which there is no value.
    Missing(&'static str),
    /// Something that is not what has to stand there.
    Takes {
        /// What has to stand there.
        takes: String,
        /// What does, in words.
        found: String,
    },
    /// Something else, as it is said of the place where it is.
    Other(String),
}

impl Problem {
    /// Returns what is reported after the path; the whole has no path.
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

    /// Adds the place where it is within something larger.
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

/// Returns what stands somewhere.
pub(super) fn shown(found: Unexpected<'_>) -> String {
    let found = match found {
        Unexpected::Bool(value) => value.to_string(),
        Unexpected::Unsigned(number) => number.to_string(),
        Unexpected::Signed(number) => number.to_string(),
        // With its point, so that it looks like no whole number.
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

/// The mark of what isn't there.
pub(super) const MISSING: &str = "nothing";

/// Returns what is taken in plain words, where serde has words of its own.
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

/// The most characters of a name that may be a mistyped one.
const LONGEST: usize = 40;

/// Returns the name that a name was most likely meant to be.
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

/// Returns that there is no such name, and which there are.
pub(crate) fn no_such_name(name: &str, names: &[&str]) -> String {
    match nearest(name, names) {
        Some(near) => format!("no such name; the nearest is {near}"),
        None => format!("no such name; there are {}", names.join(", ")),
    }
}

/// Returns names as people list them.
pub(crate) fn listed(names: &[&str]) -> String {
    match names {
        [others @ .., last] if !others.is_empty() => format!("{} or {last}", others.join(", ")),
        _ => names.concat(),
    }
}
