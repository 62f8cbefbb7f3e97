//! The options of a setup, as data.

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::base::lang::{Lang, Translated};
use crate::base::rule::{Faults, Rule};
use crate::text::serde_text::Written;
use crate::text::takes::{Takes, ValueTexts};

/// An option of a setup.
///
/// # Examples
/// ```
/// use mauerwerk::die_mauer::{Setup, rules};
/// use mauerwerk::{Lang, SetupOptions};
///
/// let setup: Setup = "rounds:3".parse()?;
/// let options = setup.options(rules::RULES, Lang::En);
/// let rounds = options.iter().find(|option| option.name == "rounds").unwrap();
/// assert_eq!((rounds.label, rounds.value.as_str()), ("Rounds", "3"));
/// assert_eq!(rounds.meaning, "The number of rounds in a game.");
/// assert_eq!(rounds.takes.to_string(), "a whole number from 1 to 99");
/// # Ok::<(), mauerwerk::Faults>(())
/// ```
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[non_exhaustive]
pub struct SetupOption {
    /// The name in notation.
    pub name: &'static str,
    /// The name for people.
    pub label: &'static str,
    /// The meaning, in a sentence.
    pub meaning: &'static str,
    /// The accepted values.
    pub takes: Takes,
    /// The current value in notation. Empty if it is not set.
    pub value: String,
    /// The default value in notation. Empty if it is not set by default. It may depend on the
    /// edition, or on the variants.
    pub default: String,
    /// The rulings that the option changes.
    pub rules: Vec<&'static Rule>,
}

impl SetupOption {
    /// Makes an option from its name, what it takes, and the rulings of its game that it changes.
    #[doc(hidden)]
    #[must_use]
    pub fn new(
        name: &'static str,
        ([label, meaning], values): OptionText,
        mut takes: Takes,
        [value, default]: [String; 2],
        (rules, lang): (&'static [Rule], Lang),
    ) -> Self {
        let rules = rules.iter().filter(|rule| rule.options.contains(&name)).collect();
        takes.translate(values, lang);
        let (label, meaning) = (label.get(lang), meaning.get(lang));
        Self { name, label, meaning, takes, value, default, rules }
    }
}

/// The texts of an option: its label and meaning, and those of its named values.
pub(crate) type OptionText = ([Translated; 2], ValueTexts);

/// A setup whose seats and options can be queried one by one. The macro `options!` implements it.
pub trait SetupOptions: DeserializeOwned {
    /// The names of all options, the number of seats first.
    const NAMES: &'static [&'static str];

    /// Returns each option with its current value, and the rulings in `rules` that it changes.
    fn options(&self, rules: &'static [Rule], lang: Lang) -> Vec<SetupOption>;

    /// Returns what the option with a name takes.
    fn takes(name: &str) -> Option<Takes>;

    /// Returns the setup for another number of seats.
    #[must_use]
    fn seating(&self, seats: u8) -> Self;

    /// Reads a setup.
    ///
    /// # Errors
    /// Returns all unknown options, and all values that an option does not take.
    fn from_written(written: Written) -> Result<Self, Faults> {
        written.read_as(&|name| Some((Self::named(name)?, Self::takes(name)?.message())))
    }

    /// Returns the option with a name.
    fn named(name: &str) -> Option<&'static str> {
        Self::NAMES.iter().copied().find(|option| *option == name)
    }
}
