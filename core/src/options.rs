//! Set-ups as options: each has a name, a default, and a written form.

use std::fmt;

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

use crate::rule::{Faults, NotationError};

/// Declares an enum with written names, such as the choices of an option.
macro_rules! named {
    ($(#[$doc:meta])* $name:ident { $($(#[$variant_doc:meta])* $variant:ident = $text:literal,)+ }) => {
        $(#[$doc])*
        #[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
        pub enum $name { $($(#[$variant_doc])* #[serde(rename = $text)] $variant,)+ }

        impl $name {
            /// Holds every choice.
            pub const ALL: &'static [Self] = &[$(Self::$variant,)+];

            /// Returns the name used in notation, set-ups and records.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self { $(Self::$variant => $text,)+ }
            }
        }
    };
}

/// Declares the written form of a `Setup`: the number of seats, then what chooses the defaults, if it
/// is not that of `Setup::default()`, then each option that differs from `Setup::new` of the two. A
/// function `special` beside it says what texts stand for that are not read as they are.
macro_rules! options {
    ($players:ident: $number:ty, $base:ident: $base_type:ty; $($name:ident: $type:ty),+ $(,)?) => {
        #[derive(Default, Serialize, Deserialize)]
        #[serde(deny_unknown_fields)]
        struct Options {
            #[serde(skip_serializing_if = "Option::is_none")]
            $players: Option<$number>,
            #[serde(skip_serializing_if = "Option::is_none")]
            $base: Option<$base_type>,
            $(#[serde(skip_serializing_if = "Option::is_none")] $name: Option<$type>,)+
        }

        impl From<Setup> for Options {
            fn from(setup: Setup) -> Self {
                let usual = Setup::default().$base;
                let default = Setup::new(setup.$base.clone(), setup.$players);
                Self {
                    $players: Some(setup.$players),
                    $base: (setup.$base != usual).then_some(setup.$base),
                    $($name: if setup.$name == default.$name { None } else { setup.$name.into() },)+
                }
            }
        }

        impl From<Options> for Setup {
            fn from(options: Options) -> Self {
                let default = Self::default();
                let mut setup = Self::new(
                    options.$base.unwrap_or(default.$base),
                    options.$players.unwrap_or(default.$players),
                );
                $(if let Some(value) = options.$name {
                    setup.$name = value.into();
                })+
                setup
            }
        }

        impl std::fmt::Display for Setup {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                $crate::options::write(self, f)
            }
        }

        impl std::str::FromStr for Setup {
            type Err = $crate::rule::Faults;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                Self::from_tokens(text.split_whitespace())
            }
        }

        impl Setup {
            /// Reads `name:value` pairs.
            pub(super) fn from_tokens<'a>(
                tokens: impl Iterator<Item = &'a str>,
            ) -> Result<Self, $crate::rule::Faults> {
                $crate::options::read(tokens, special)
            }
        }
    };
}

/// Writes a set-up as `name:value` pairs, the seats first. A list of numbers is written as their
/// digits, a list of names with commas.
pub(crate) fn write(setup: &impl Serialize, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let options = match serde_json::to_value(setup) {
        Ok(Value::Object(options)) => options,
        _ => Map::new(),
    };
    let (seats, others): (Vec<_>, Vec<_>) =
        options.iter().partition(|(name, _)| *name == "players");
    for (nth, (name, value)) in seats.into_iter().chain(others).enumerate() {
        let space = if nth == 0 { "" } else { " " };
        write!(f, "{space}{name}:{}", written(value))?;
    }
    Ok(())
}

fn written(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Array(values) => {
            let comma = if values.iter().any(Value::is_string) { "," } else { "" };
            values.iter().map(written).collect::<Vec<_>>().join(comma)
        }
        other => other.to_string(),
    }
}

/// Reads a set-up from `name:value` pairs. `special` gives the JSON value that a text stands for
/// where it is not simply a number, `true`, `false` or a name.
pub(crate) fn read<'a, T: DeserializeOwned>(
    tokens: impl Iterator<Item = &'a str>,
    special: impl Fn(&str, &str) -> Option<Value>,
) -> Result<T, Faults> {
    let mut faults = Faults::default();
    let mut options = Map::new();
    for token in tokens {
        let Some((name, text)) = token.split_once(':') else {
            faults.add(None, NotationError::new("an option: name:value", token));
            continue;
        };
        let value = special(name, text).unwrap_or_else(|| plain(text));
        let alone = Map::from_iter([(name.to_owned(), value.clone())]);
        if let Err(error) = serde_json::from_value::<T>(Value::Object(alone)) {
            faults.add(None, format_args!("{}: {error}", NotationError::quote(token)));
        } else if options.insert(name.to_owned(), value).is_some() {
            faults.add(None, format_args!("{name} is given twice"));
        }
    }
    faults.or(())?;
    serde_json::from_value(Value::Object(options)).map_err(Faults::one)
}

fn plain(text: &str) -> Value {
    match text {
        "true" => true.into(),
        "false" => false.into(),
        _ => text.parse::<u64>().map_or_else(|_| text.into(), Value::from),
    }
}
