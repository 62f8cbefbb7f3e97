//! Setups as options, each with a name, a default and a notation.

use std::collections::HashSet;
use std::fmt;

use serde::Serialize;
use serde_json::{Map, Value};

use crate::base::rule::{Faults, NotationError};
use crate::text::message::{Message, errors, message};
use crate::text::serde_text::{Written, no_such_name};
use crate::text::setup_option::SetupOptions;

/// Declares an enum with names in notation, such as the choices of an option. The doc comment of a
/// choice is its meaning, in a sentence. Its label is its name in words.
///
/// # Examples
/// ```
/// # #[cfg(feature = "kit")] {
/// mauerwerk::kit::named! {
///     /// What a die showing one counts as.
///     Ones {
///         /// A one counts as any face.
///         Wild = "wild",
///         /// A one counts as one only.
///         Plain = "plain",
///     }
/// }
/// assert_eq!(Ones::named("wild"), Some(Ones::Wild));
/// assert_eq!(Ones::ALL.len(), 2);
/// assert_eq!(Ones::values()[1].label, "Plain");
/// assert_eq!(Ones::Plain.to_string(), "plain");
/// assert_eq!("plain".parse(), Ok(Ones::Plain));
/// # }
/// ```
#[macro_export]
#[doc(hidden)]
macro_rules! named {
    ($(#[$doc:meta])* $name:ident {
        $($(#[doc = $meaning:literal])* $variant:ident = $text:literal,)+
    }) => {
        $(#[$doc])*
        #[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, ::serde::Serialize, ::serde::Deserialize)]
        pub enum $name { $($(#[doc = $meaning])* #[serde(rename = $text)] $variant,)+ }

        impl $name {
            /// All choices.
            pub const ALL: &'static [Self] = &[$(Self::$variant,)+];

            /// Returns the name in notation, setups and records.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self { $(Self::$variant => $text,)+ }
            }

            /// Returns every choice as a value of an option.
            #[must_use]
            pub fn values() -> Vec<$crate::NamedValue> {
                vec![$($crate::NamedValue::new($text).with_meaning(concat!($($meaning),*)),)+]
            }

            /// Returns the choice with the given name, or `None` if there is none.
            #[must_use]
            pub fn named(name: &str) -> Option<Self> {
                Self::ALL.iter().copied().find(|choice| choice.name() == name)
            }
        }

        impl $crate::kit::fields::OptionType for $name {
            fn takes() -> $crate::Takes {
                $crate::Takes::One { names: Self::values() }
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.name())
            }
        }

        impl std::str::FromStr for $name {
            type Err = $crate::NotationError;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                let expected = || $crate::kit::macro_support::one_of(&[$($text),+]);
                Self::named(text).ok_or_else(|| $crate::NotationError::new(expected(), text))
            }
        }
    };
}

/// Returns the type that reads an option: the option's own type, or the given one. The given type
/// describes what the option takes, or accepts more forms.
#[macro_export]
#[doc(hidden)]
macro_rules! read_as {
    ($type:ty) => {
        $type
    };
    ($type:ty, $read:ty) => {
        $read
    };
}

/// Returns the texts of an option: the given English texts, or those of the game's module `words`.
#[macro_export]
#[doc(hidden)]
macro_rules! option_text {
    ($name:ident) => {
        words::option::$name
    };
    ($name:ident $label:literal, $meaning:literal) => {
        ($crate::text_of!($name $label, $meaning), &[])
    };
}

/// Makes an option from a field, with its values in a setup and in its default.
#[macro_export]
#[doc(hidden)]
macro_rules! option_of {
    (
        $rules:expr, $setup:ident, $default:ident,
        $name:ident: $type:ty $(, $read:ty)? $(=> $label:literal, $meaning:literal)?
    ) => {
        $crate::SetupOption::new(
            stringify!($name),
            $crate::option_text!($name $($label, $meaning)?),
            <$crate::read_as!($type $(, $read)?) as $crate::kit::fields::OptionType>::takes(),
            [&$setup.$name, &$default.$name].map($crate::kit::macro_support::value),
            $rules,
        )
    };
}

/// Declares the notation of a `Setup`. It has the number of seats, the choice of defaults if the
/// game has one, and each option that differs from `Setup::new` of these. After `=>` are the label
/// of an option and its meaning, in a sentence. Options without them use the message files.
///
/// After `as` is the type that reads an option, such as [`Small`](crate::kit::fields::Small), which
/// describes what the option takes. `Setup` derives serde through the types `Options` and `Given`
/// that the macro declares. It also gets `SetupOptions`, `Display`, `FromStr`, `from_json` and,
/// within its crate, `from_tokens`.
///
/// # Examples
/// ```
/// # #[cfg(feature = "kit")] {
/// use mauerwerk::kit::fields::Small;
/// use serde::{Deserialize, Serialize};
///
/// #[derive(Clone, Debug, Deserialize, PartialEq, Serialize)]
/// #[serde(into = "Options", from = "Given")]
/// struct Setup { players: u8, dice: u8 }
///
/// impl Setup {
///     fn new(players: u8) -> Self {
///         Self { players, dice: 5 }
///     }
/// }
///
/// impl Default for Setup {
///     fn default() -> Self {
///         Self::new(3)
///     }
/// }
///
/// mauerwerk::kit::options! {
///     players: u8 as Small<2, 6> => "Players", "The number of players.";
///     dice: u8 as Small<1, 5> => "Dice", "The number of dice that each player starts with.",
/// }
///
/// assert_eq!("dice:4".parse::<Setup>().unwrap().to_string(), "players:3 dice:4");
/// let faults = "dice:many".parse::<Setup>().unwrap_err();
/// assert_eq!(faults.to_string(), "dice: takes a whole number from 1 to 5; this is \"many\"");
/// # assert_eq!(Setup::from_json("{}").unwrap(), Setup::default());
/// # }
/// ```
#[macro_export]
#[doc(hidden)]
macro_rules! options {
    (
        $players:ident: $number:ty as $read_number:ty
            $(=> $players_label:literal, $players_meaning:literal)?
            $(, $base:ident: $base_type:ty $(=> $base_label:literal, $base_meaning:literal)?)?;
        $($name:ident: $type:ty $(as $read:ty)? $(=> $label:literal, $meaning:literal)?),+ $(,)?
    ) => {
        /// The options that are written.
        #[derive(::serde::Serialize)]
        struct Options {
            $players: $number,
            $(#[serde(skip_serializing_if = "Option::is_none")] $base: Option<$base_type>,)?
            $(#[serde(skip_serializing_if = "Option::is_none")] $name: Option<$type>,)+
        }

        /// The options that are read.
        #[derive(::serde::Deserialize)]
        #[serde(deny_unknown_fields)]
        struct Given {
            $players: Option<$read_number>,
            $($base: Option<$base_type>,)?
            $($name: Option<$crate::read_as!($type $(, $read)?)>,)+
        }

        impl From<Setup> for Options {
            fn from(setup: Setup) -> Self {
                let default = Setup::new($(setup.$base.clone(),)? setup.$players);
                Self {
                    $players: setup.$players,
                    $($base: (setup.$base != Setup::default().$base).then_some(setup.$base),)?
                    $($name: if setup.$name == default.$name { None } else { setup.$name.into() },)+
                }
            }
        }

        impl From<Given> for Setup {
            fn from(given: Given) -> Self {
                let default = Self::default();
                let mut setup = Self::new(
                    $(given.$base.unwrap_or(default.$base),)?
                    given.$players.map_or(default.$players, <$number>::from),
                );
                $(if let Some(value) = given.$name {
                    setup.$name = value.into();
                })+
                setup
            }
        }

        impl $crate::SetupOptions for Setup {
            const NAMES: &'static [&'static str] =
                &[stringify!($players), $(stringify!($base),)? $(stringify!($name)),+];

            fn options(
                &self,
                rules: &'static [$crate::Rule],
                lang: $crate::Lang,
            ) -> Vec<$crate::SetupOption> {
                let first = Self::default();
                let default = Self::new($(self.$base.clone(),)? self.$players);
                vec![
                    $crate::option_of!(
                        (rules, lang), self, first,
                        $players: $read_number $(=> $players_label, $players_meaning)?
                    ),
                    $($crate::option_of!(
                        (rules, lang), self, first,
                        $base: $base_type $(=> $base_label, $base_meaning)?
                    ),)?
                    $($crate::option_of!(
                        (rules, lang), self, default,
                        $name: $type $(, $read)? $(=> $label, $meaning)?
                    ),)+
                ]
            }

            fn label(name: &str) -> Option<$crate::Translated> {
                let ([label, _], _): (_, &[(&str, [$crate::Translated; 2])]) = match name {
                    stringify!($players) => {
                        $crate::option_text!($players $($players_label, $players_meaning)?)
                    }
                    $(stringify!($base) => {
                        $crate::option_text!($base $($base_label, $base_meaning)?)
                    })?
                    $(stringify!($name) => {
                        $crate::option_text!($name $($label, $meaning)?)
                    })+
                    _ => return None,
                };
                Some(label)
            }

            fn takes(name: &str) -> Option<$crate::Takes> {
                use $crate::kit::fields::OptionType;
                match name {
                    stringify!($players) => Some(<$read_number as OptionType>::takes()),
                    $(stringify!($base) => Some(<$base_type as OptionType>::takes()),)?
                    $(stringify!($name) => {
                        Some(<$crate::read_as!($type $(, $read)?) as OptionType>::takes())
                    })+
                    _ => None,
                }
            }

            fn seating(&self, seats: u8) -> Self {
                Self { $players: seats, ..self.clone() }
            }
        }

        impl std::fmt::Display for Setup {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                $crate::kit::macro_support::write(self, f)
            }
        }

        impl std::str::FromStr for Setup {
            type Err = $crate::Faults;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                Self::from_tokens(&$crate::kit::tokens::split(text), &[])
            }
        }

        impl Setup {
            /// Reads a setup from JSON: the options that differ from the defaults.
            ///
            /// # Errors
            /// Returns all unknown options, and all values that an option does not take. The start
            /// of a game finds combinations that are not allowed.
            pub fn from_json(text: &str) -> Result<Self, $crate::Faults> {
                $crate::SetupOptions::from_written($crate::Written::json(text)?)
            }

            /// Reads `name:value` pairs. `others` are further valid names, for suggestions.
            pub(crate) fn from_tokens(
                tokens: &[&str],
                others: &[&str],
            ) -> Result<Self, $crate::Faults> {
                $crate::kit::macro_support::read(tokens, others)
            }
        }
    };
}

/// Declares the `Setup` of a game: its fields, their defaults, and its [`options!`]. The meaning of
/// an option is also the documentation of its field.
///
/// # Examples
/// ```
/// # #[cfg(feature = "kit")] {
/// use mauerwerk::kit::fields::Small;
///
/// mauerwerk::kit::setup! {
///     players: u8 as Small<2, 6> = 3 => "Players", "The number of players.";
///     dice: u8 as Small<1, 5> = 5 => "Dice", "The number of dice at the start.",
///     wild: bool = false => "Wild ones", "Whether ones count as every face.",
/// }
///
/// assert_eq!("dice:2".parse(), Ok(Setup { dice: 2, ..Setup::new(3) }));
/// # }
/// ```
#[macro_export]
#[doc(hidden)]
macro_rules! setup {
    (
        $players:ident: $number:ty as $read_number:ty = $usual:expr
            => $players_label:literal, $players_meaning:literal;
        $($name:ident: $type:ty $(as $read:ty)? = $default:expr
            => $label:literal, $meaning:literal),+ $(,)?
    ) => {
        /// The seats and options of a game: plain data, valid or not.
        #[derive(Clone, Eq, PartialEq, Hash, Debug, ::serde::Serialize, ::serde::Deserialize)]
        #[serde(into = "Options", from = "Given")]
        pub struct Setup {
            #[doc = $players_meaning]
            pub $players: $number,
            $(#[doc = $meaning] pub $name: $type,)+
        }

        impl Setup {
            /// Returns the usual game for the given number of players.
            #[must_use]
            pub fn new($players: $number) -> Self {
                Self { $players, $($name: $default),+ }
            }
        }

        impl Default for Setup {
            fn default() -> Self {
                Self::new($usual)
            }
        }

        $crate::options! {
            $players: $number as $read_number => $players_label, $players_meaning;
            $($name: $type $(as $read)? => $label, $meaning),+
        }
    };
}

/// Writes a setup as `name:value` pairs, the seats first. A list of numbers is written as digits,
/// and a list of names with commas.
pub fn write(setup: &impl Serialize, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let options = match serde_json::to_value(setup) {
        Ok(Value::Object(options)) => options,
        _ => Map::new(),
    };
    let (seats, others): (Vec<_>, Vec<_>) =
        options.iter().partition(|(name, _)| *name == "players");
    for (nth, (name, value)) in seats.into_iter().chain(others).enumerate() {
        let space = if nth == 0 { "" } else { " " };
        write!(f, "{space}{name}:{}", value_text(value))?;
    }
    Ok(())
}

/// Writes the value of an option, or an empty text if it is not set.
pub fn value(value: &impl Serialize) -> String {
    serde_json::to_value(value).map_or_else(|_| String::new(), |value| value_text(&value))
}

fn value_text(value: &Value) -> String {
    match value {
        Value::Null => String::new(),
        Value::String(text) => text.clone(),
        Value::Array(values) => {
            let comma = if values.iter().any(Value::is_string) { "," } else { "" };
            values.iter().map(value_text).collect::<Vec<_>>().join(comma)
        }
        other => other.to_string(),
    }
}

/// Reads a setup from `name:value` pairs. `others` are further valid names, for suggestions.
///
/// # Errors
/// Returns all unknown options, and all values that an option does not take.
pub fn read<T: SetupOptions>(tokens: &[&str], others: &[&str]) -> Result<T, Faults> {
    let names = [T::NAMES, others].concat();
    let mut faults = Faults::default();
    let (mut given, mut options) = (HashSet::new(), Vec::new());
    for token in tokens {
        match read_option::<T>(token, &names) {
            Ok((name, _)) if !given.insert(name) => {
                let twice = Faults::one(message!(errors::NamedTwice { name: name.to_owned() }));
                faults.extend(about::<T>(twice, name));
            }
            Ok((name, value)) => options.push((name.to_owned(), value)),
            Err(others) => faults.extend(others),
        }
    }
    let setup = T::from_written(Written::named(options));
    match (setup, faults.or(())) {
        (Ok(setup), Ok(())) => Ok(setup),
        (setup, faults) => {
            let mut faults = faults.err().unwrap_or_default();
            faults.extend(setup.err().unwrap_or_default());
            Err(faults)
        }
    }
}

fn read_option<'a, T: SetupOptions>(
    token: &'a str,
    names: &[&str],
) -> Result<(&'a str, Written), Faults> {
    let Some((name, text)) = token.split_once(':') else {
        return Err(NotationError::new(message!(errors::AnOption), token).into());
    };
    if !names.contains(&name) {
        return Err(Faults::one(no_such_name(name, names)).within(&NotationError::quote(name)));
    }
    let place = T::place(name, name).unwrap_or_else(|| name.to_owned().into());
    let written =
        Written::word(text).map_err(|faults| about::<T>(faults.within_message(&place), name))?;
    Ok((name, written))
}

/// Assigns faults to the option with a name, if it is one.
fn about<T: SetupOptions>(faults: Faults, name: &str) -> Faults {
    match T::named(name) {
        Some(option) => faults.of_option(option),
        None => faults,
    }
}

/// Returns that one of these names is expected.
#[must_use]
pub fn one_of(names: &[&str]) -> Message {
    message!(errors::OneOf { names: names.join(" ") })
}
