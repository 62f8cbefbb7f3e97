//! Reads JSON, TOML and notation, with errors in plain words.
//!
//! Every text becomes a tree first. [`json`] and [`toml`] report faults of its form. Then a
//! [`Reader`] makes a value from the tree. For each part that doesn't fit, it reports the place,
//! the part and what is accepted. Types only need serde's `Deserialize`.

mod json;
mod list;
mod misfit;
mod notation;
mod reader;
mod toml;
mod tree;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer};

pub(crate) use self::list::Exact;
pub(crate) use self::list::unique;
pub use self::list::{Digits, List, Ordered};
pub use self::list::{Small, Wide};
pub(crate) use self::misfit::no_such_name;
pub use self::notation::parsed;
pub(crate) use self::notation::{chosen, form};

use self::misfit::{Misfit, Problem};
use self::reader::Reader;
use self::tree::{Node, Tree};
use crate::base::rule::Faults;
use crate::text::message::Message;

/// A value from JSON or TOML whose type is not yet known.
///
/// Every `from_json` and `from_toml` of the library uses it, and other types can use it, too.
///
/// # Examples
/// ```
/// use mauerwerk::{Written, berlin, die_mauer};
///
/// let setup: die_mauer::Setup = Written::json(r#"{"players": 5, "rounds": 2}"#)?.read()?;
/// assert_eq!(setup.rounds, 2);
///
/// let wrong = Written::json(r#"{"ruonds": 2, "players": "five"}"#)?;
/// let faults = wrong.read::<die_mauer::Setup>().unwrap_err();
/// assert_eq!(faults.to_string(), "ruonds: no such name; the nearest is rounds; \
///     players: takes a whole number from 2 to 8; this is \"five\"");
///
/// let faults = Written::json("{").unwrap_err();
/// assert_eq!(faults.to_string(), "invalid JSON: it ends in the middle of an object");
/// # Ok::<(), mauerwerk::Faults>(())
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Written(Node);

impl Written {
    /// The most parts that are read to find more faults, so that large texts with many faults are
    /// not read again and again.
    const PART_LIMIT: usize = 1_000_000;
    /// The most faults that are looked for.
    const FAULT_LIMIT: usize = 100;

    /// Reads JSON. Skips a byte order mark.
    ///
    /// # Errors
    /// Returns where the text stops being JSON, or a fault if it is nested more than a hundred
    /// deep.
    pub fn json(text: &str) -> Result<Self, Faults> {
        json::read(text).map(Self)
    }

    /// Reads TOML. Skips a byte order mark.
    ///
    /// # Errors
    /// Returns where the text stops being TOML.
    pub fn toml(text: &str) -> Result<Self, Faults> {
        toml::read(text).map(Self)
    }

    /// Reads a text of notation: JSON of named values, or a word that may be a number, a list or a
    /// text.
    pub(crate) fn word(text: &str) -> Result<Self, Faults> {
        match text.starts_with('{') {
            true => Self::json(text),
            false => Ok(Self(Node::new(Tree::Word(text.to_owned())))),
        }
    }

    /// Makes a map from named values.
    pub(crate) fn named(values: impl IntoIterator<Item = (String, Self)>) -> Self {
        let entries = values.into_iter().map(|(name, value)| (name, value.0));
        Self(Node::new(Tree::Map(entries.collect())))
    }

    /// Makes a value of the given type.
    ///
    /// # Errors
    /// Returns all faults at once: the place, what is accepted, and what was found. Faults that
    /// only follow from other faults are not reported.
    pub fn read<T: DeserializeOwned>(&self) -> Result<T, Faults> {
        self.read_as(&|_, _| None)
    }

    /// Makes a value of what was read. Some names in it are options, which take what the function
    /// returns.
    pub(crate) fn read_as<T: DeserializeOwned>(&self, option: Options<'_>) -> Result<T, Faults> {
        let mut misfit = match T::deserialize(Reader(&self.0)) {
            Ok(value) => return Ok(value),
            Err(misfit) => misfit,
        };
        let (mut root, mut faults) = (self.0.clone(), Faults::default());
        let rounds = (Self::PART_LIMIT / root.size()).clamp(1, Self::FAULT_LIMIT);
        for _ in 0..rounds {
            if !note(&mut root, misfit, option, &mut faults) {
                break;
            }
            match T::deserialize(Reader(&root)) {
                Ok(value) => return faults.or(value),
                Err(next) => misfit = next,
            }
        }
        Err(faults)
    }
}

/// Returns the option with a name, the place of a fault in it, and what it takes. The second argument
/// is the place in notation.
type Options<'a> = &'a dyn Fn(&str, &str) -> Option<(&'static str, Message, Message)>;

/// Adds a fault unless it follows from a known one, and removes the faulty part from the tree.
/// Returns whether there is more to check.
fn note(root: &mut Node, misfit: Misfit, option: Options<'_>, faults: &mut Faults) -> bool {
    let Misfit { mut path, mut problem } = misfit;
    path.reverse();
    let place = root.shown(&path);
    let option = root.name(&path).and_then(|name| option(name, &place));
    if let (Problem::Takes { takes, .. }, Some((_, _, known)), 1) =
        (&mut problem, &option, path.len())
    {
        takes.know(known);
    }
    let Some(node) = root.at(&path) else { return false };
    if let Problem::Missing(name) = problem {
        // Adds the missing name, so that the next pass reports what it takes.
        if !node.has_wrong() {
            return node.add_missing(name);
        }
    } else if !node.has_wrong() {
        let fault = Faults::one(problem.message());
        faults.extend(match option {
            Some((name, place, _)) => fault.within_message(&place).of_option(name),
            None if path.is_empty() => fault,
            None => fault.within(&place),
        });
    }
    node.tree = Tree::Wrong;
    !path.is_empty()
}

impl From<serde_json::Value> for Written {
    fn from(value: serde_json::Value) -> Self {
        Self(value.into())
    }
}

impl<'de> Deserialize<'de> for Written {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Node::deserialize(deserializer).map(Self)
    }
}

/// Reads a value from JSON.
pub(crate) fn from_json<T: DeserializeOwned>(text: &str) -> Result<T, Faults> {
    Written::json(text)?.read()
}

/// Reads a value from TOML. Errors have line numbers.
pub(crate) fn from_toml<T: DeserializeOwned>(text: &str) -> Result<T, Faults> {
    Written::toml(text)?.read()
}

/// Implements serde for a type by its `Display` and `FromStr`. A number is read as its digits. If
/// the second argument is `true`, a list is read as its parts with commas.
///
/// # Examples
/// ```
/// # #[cfg(feature = "kit")] {
/// use mauerwerk::NotationError;
///
/// #[derive(Debug, PartialEq)]
/// struct Face(u8);
///
/// impl std::fmt::Display for Face {
///     fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
///         self.0.fmt(f)
///     }
/// }
///
/// impl std::str::FromStr for Face {
///     type Err = NotationError;
///
///     fn from_str(text: &str) -> Result<Self, NotationError> {
///         let face = text.parse().ok().filter(|face| (1..=6).contains(face));
///         face.map(Self).ok_or_else(|| NotationError::new("a face from 1 to 6", text))
///     }
/// }
///
/// mauerwerk::kit::serde_as_text!(Face);
///
/// let read = |json| mauerwerk::Written::json(json)?.read::<Face>();
/// assert_eq!(read("3"), Ok(Face(3)));
/// assert!(read("7").unwrap_err().to_string().contains("a face from 1 to 6"));
/// # }
/// ```
#[macro_export]
#[doc(hidden)]
macro_rules! serde_as_text {
    ($name:ident) => {
        $crate::serde_as_text!($name, false);
    };
    ($name:ident, $list:literal) => {
        impl ::serde::Serialize for $name {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $name {
            fn deserialize<D: ::serde::Deserializer<'de>>(
                deserializer: D,
            ) -> Result<Self, D::Error> {
                $crate::kit::macro_support::parsed::<Self, D>(deserializer, $list)
            }
        }
    };
}

/// Implements `Display`, `FromStr` and serde for a type that is written as text.
///
/// After the type is what people should write, for errors. `|self, f|` writes a value, and `|text|`
/// reads one, or returns `None` if the text is not valid. `list: true`
/// also reads a list in JSON.
///
/// # Examples
/// ```
/// # #[cfg(feature = "kit")] {
/// #[derive(Debug, PartialEq)]
/// struct Face(u8);
///
/// mauerwerk::kit::text_form! {
///     Face: "a face from 1 to 6";
///     |self, f| write!(f, "{}", self.0);
///     |text| Some(Self(text.parse().ok().filter(|face| (1..=6).contains(face))?));
/// }
///
/// let read = |json| mauerwerk::Written::json(json)?.read::<Face>();
/// assert_eq!(read("3"), Ok(Face(3)));
/// assert!(read("7").unwrap_err().to_string().contains("a face from 1 to 6"));
/// # }
/// ```
#[macro_export]
#[doc(hidden)]
macro_rules! text_form {
    (
        $name:ident: $expected:expr $(, list: $list:literal)?;
        |$self:ident, $f:ident| $write:expr;
        |$text:ident| $read:expr $(;)?
    ) => {
        impl std::fmt::Display for $name {
            fn fmt(&$self, $f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                $write
            }
        }

        impl std::str::FromStr for $name {
            type Err = $crate::NotationError;

            fn from_str($text: &str) -> Result<Self, $crate::NotationError> {
                let read = || -> Option<Self> { $read };
                read().ok_or_else(|| $crate::NotationError::new($expected, $text))
            }
        }

        $crate::serde_as_text!($name $(, $list)?);
    };
}
