//! What can be chosen before a game, as data for forms.

use mauerwerk::Lang;

use crate::error::{Fault, MauerwerkError};
use crate::rules::Rule;
use crate::seat::Whole;

/// What can be chosen before a game, given what was chosen so far.
#[derive(Clone, Eq, PartialEq, Debug, uniffi::Record)]
pub struct Lobby {
    /// The numbers of seats that may play with the other options as they are.
    pub seats: Vec<Whole>,
    /// The options, the number of seats first.
    pub options: Vec<SetupOption>,
    /// What is wrong with the options as they are: with faults, no game can be started.
    pub faults: Vec<Fault>,
}

/// An option of a setup.
#[derive(Clone, Eq, PartialEq, Debug, uniffi::Record)]
pub struct SetupOption {
    /// The name, as in notation.
    pub name: String,
    /// The name for people.
    pub label: String,
    /// What it decides, in a sentence.
    pub meaning: String,
    /// What it takes.
    pub takes: Takes,
    /// What it is now, in notation; empty if it is not set.
    pub value: String,
    /// What it is where nothing was chosen, in notation; empty if it is not set then. It may depend
    /// on the edition, or on the variants.
    pub default_value: String,
    /// The rulings that it changes.
    pub rules: Vec<Rule>,
}

/// What an option of a setup takes, in notation.
#[derive(Clone, Eq, PartialEq, Debug, uniffi::Enum)]
pub enum Takes {
    /// `true` or `false`.
    Switch,
    /// A whole number. Other options may narrow the bounds.
    Number {
        /// The lowest one.
        least: Whole,
        /// The highest one.
        most: Whole,
    },
    /// A seat at the table, from 0.
    Seat,
    /// One of some names.
    One {
        /// The names, in the order of the rulebook.
        names: Vec<NamedValue>,
    },
    /// Any of some names, with commas; none is nothing at all.
    Several {
        /// The names, in the order of the rulebook.
        names: Vec<NamedValue>,
    },
    /// A text.
    Text {
        /// The texts that are names, if there are any.
        names: Vec<NamedValue>,
        /// What it looks like, in words.
        form: String,
    },
}

/// A value of an option that has a name.
#[derive(Clone, Eq, PartialEq, Debug, uniffi::Record)]
pub struct NamedValue {
    /// The name, as in notation.
    pub name: String,
    /// The name for people.
    pub label: String,
    /// What it means, in a sentence.
    pub meaning: String,
}

impl From<mauerwerk::NamedValue> for NamedValue {
    fn from(mauerwerk::NamedValue { name, label, meaning, .. }: mauerwerk::NamedValue) -> Self {
        Self { name, label, meaning }
    }
}

impl From<mauerwerk::Takes> for Takes {
    fn from(takes: mauerwerk::Takes) -> Self {
        use mauerwerk::Takes as Core;
        match takes {
            Core::Switch => Self::Switch,
            Core::Number { least, most } => Self::Number { least: least.into(), most: most.into() },
            Core::Seat => Self::Seat,
            Core::One { names } => Self::One { names: each(names) },
            Core::Several { names } => Self::Several { names: each(names) },
            Core::Text { names, form } => Self::Text { names: each(names), form },
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
            takes: takes.into(),
            value,
            default_value: default,
            rules: rules.into_iter().map(|rule| Rule::told(rule, lang)).collect(),
        }
    }
}

impl Lobby {
    fn told(lobby: mauerwerk::Lobby, lang: Lang) -> Self {
        let mauerwerk::Lobby { seats, options, faults, .. } = lobby;
        let faults = faults.as_slice().iter().map(Fault::from).collect();
        let options = options.into_iter().map(|option| SetupOption::told(option, lang)).collect();
        Self { seats: each(seats), options, faults }
    }
}

/// Returns what can be chosen before a game, by its id and the notation of what was chosen so far. Make a
/// form of it, write what was changed as `name:value` with blanks between, and ask again. Throws
/// `Notation` for an unknown id, and `Setup` for an unknown option or a value that the option does not
/// take. The faults name the options they are about.
#[uniffi::export(default(setup = "", lang = None))]
pub fn lobby(game: &str, setup: &str, lang: Option<Lang>) -> Result<Lobby, MauerwerkError> {
    let lang = lang.unwrap_or_default();
    Ok(Lobby::told(crate::GAMES.find(game)?.lobby(setup, lang)?, lang))
}

/// Returns the values of this crate for values of the core.
fn each<T, U: From<T>>(values: Vec<T>) -> Vec<U> {
    values.into_iter().map(U::from).collect()
}
