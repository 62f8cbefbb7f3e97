//! The choices before a game, as data for forms.

use mauerwerk::{Lang, Reader};

use crate::error::{Fault, MauerwerkError};
use crate::rules::Rule;
use crate::seat::Whole;

/// The choices before a game, given those made so far.
#[derive(Clone, Eq, PartialEq, Debug, uniffi::Record)]
pub struct Lobby {
    /// The numbers of players that are valid with the other options.
    pub seats: Vec<Whole>,
    /// The options, the number of seats first.
    pub options: Vec<SetupOption>,
    /// The faults of the options. A game can't start until there are none.
    pub faults: Vec<Fault>,
}

/// An option of a setup.
#[derive(Clone, Eq, PartialEq, Debug, uniffi::Record)]
pub struct SetupOption {
    /// The name in notation.
    pub name: String,
    /// The name for people.
    pub label: String,
    /// The meaning, in a sentence.
    pub meaning: String,
    /// The accepted values.
    pub takes: Takes,
    /// The current value in notation. Empty if it is not set.
    pub value: String,
    /// The default value in notation. Empty if it is not set by default. It may depend on the
    /// edition, or on the variants.
    pub default_value: String,
    /// The rulings that the option changes.
    pub rules: Vec<Rule>,
}

/// The values that an option of a setup takes, in notation.
#[derive(Clone, Eq, PartialEq, Debug, uniffi::Enum)]
pub enum Takes {
    /// `true` or `false`.
    Switch,
    /// A whole number. Other options may narrow the bounds.
    Number {
        /// The lower bound.
        least: Whole,
        /// The upper bound.
        most: Whole,
    },
    /// A seat at the table, from 0.
    Seat,
    /// One of several names.
    One {
        /// The names, in the order of the rulebook.
        names: Vec<NamedValue>,
    },
    /// Any of several names, with commas. The empty list is an empty text.
    Several {
        /// The names, in the order of the rulebook.
        names: Vec<NamedValue>,
    },
    /// A text.
    Text {
        /// The texts that are names. Empty if there are none.
        names: Vec<NamedValue>,
        /// The form of the text, in words.
        form: String,
    },
}

/// A value of an option, with a name.
#[derive(Clone, Eq, PartialEq, Debug, uniffi::Record)]
pub struct NamedValue {
    /// The name in notation.
    pub name: String,
    /// The name for people.
    pub label: String,
    /// The meaning, in a sentence.
    pub meaning: String,
}

impl From<mauerwerk::NamedValue> for NamedValue {
    fn from(mauerwerk::NamedValue { name, label, meaning, .. }: mauerwerk::NamedValue) -> Self {
        Self { name, label, meaning }
    }
}

impl Takes {
    fn told(takes: mauerwerk::Takes, lang: Lang) -> Self {
        use mauerwerk::Takes as Core;
        match takes {
            Core::Switch => Self::Switch,
            Core::Number { least, most } => Self::Number { least: least.into(), most: most.into() },
            Core::Seat => Self::Seat,
            Core::One { names } => Self::One { names: each(names) },
            Core::Several { names } => Self::Several { names: each(names) },
            Core::Text { names, form } => {
                let form = form.tell(Reader::default().with_lang(lang));
                Self::Text { names: each(names), form }
            }
        }
    }
}

impl SetupOption {
    fn told(option: mauerwerk::SetupOption, lang: Lang) -> Self {
        let mauerwerk::SetupOption { name, label, meaning, takes, value, default, rules, .. } =
            option;
        Self {
            name: name.to_owned(),
            label: label.to_owned(),
            meaning: meaning.to_owned(),
            takes: Takes::told(takes, lang),
            value,
            default_value: default,
            rules: rules.into_iter().map(|rule| Rule::told(rule, lang)).collect(),
        }
    }
}

impl Lobby {
    fn told(lobby: mauerwerk::Lobby, lang: Lang) -> Self {
        let mauerwerk::Lobby { seats, options, faults, .. } = lobby;
        let reader = Reader::default().with_lang(lang);
        let faults = faults.as_slice().iter().map(|fault| Fault::told(fault, reader)).collect();
        let options = options.into_iter().map(|option| SetupOption::told(option, lang)).collect();
        Self { seats: each(seats), options, faults }
    }
}

/// Returns the choices before a game, given its id and the choices so far in notation. Make a form
/// of them, write changes as `name:value` with spaces between, and call it again. Throws `Notation`
/// for an unknown id, and `Setup` for an unknown option or a value that the option does not take.
/// Its faults contain the names of the options.
#[uniffi::export(default(setup = "", lang = None))]
pub fn lobby(game: &str, setup: &str, lang: Option<Lang>) -> Result<Lobby, MauerwerkError> {
    let lang = lang.unwrap_or_default();
    let reader = Reader::default().with_lang(lang);
    let told = |error| MauerwerkError::told(error, reader);
    Ok(Lobby::told(crate::GAMES.find(game)?.lobby(setup, lang).map_err(told)?, lang))
}

/// Converts values of the core to values of this crate.
fn each<T, U: From<T>>(values: Vec<T>) -> Vec<U> {
    values.into_iter().map(U::from).collect()
}
