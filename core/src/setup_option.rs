//! The options of a setup, as data.

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::rule::{Faults, Rule};
use crate::serde_text::Written;
use crate::takes::Takes;

/// An option of a setup.
///
/// # Examples
/// ```
/// use mauerwerk::die_mauer::{Setup, rules};
/// use mauerwerk::SetupOptions;
///
/// let setup: Setup = "rounds:3".parse()?;
/// let options = setup.options(rules::RULES);
/// let rounds = options.iter().find(|option| option.name == "rounds").unwrap();
/// assert_eq!(rounds.value, "3");
/// assert_eq!(rounds.takes.to_string(), "a whole number from 1 to 99");
/// # Ok::<(), mauerwerk::Faults>(())
/// ```
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[non_exhaustive]
pub struct SetupOption {
    /// The name, as in notation.
    pub name: &'static str,
    /// The name for people, in English.
    pub label: String,
    /// What it takes.
    pub takes: Takes,
    /// Its value now, in notation; empty if it is not set.
    pub value: String,
    /// Its value where nothing was chosen, in notation; empty if it is not set then. It may depend
    /// on the edition, or on the variants.
    pub default: String,
    /// The rulings that it changes.
    pub rules: Vec<&'static Rule>,
}

impl SetupOption {
    /// Makes an option of a name, with the rulings of its game that it changes.
    #[doc(hidden)]
    #[must_use]
    pub fn new(
        name: &'static str,
        takes: Takes,
        [value, default]: [String; 2],
        rules: &'static [Rule],
    ) -> Self {
        let rules: Vec<_> = rules.iter().filter(|rule| rule.options.contains(&name)).collect();
        Self { name, label: label(name, &rules), takes, value, default, rules }
    }
}

/// Returns the title of the first ruling that an option changes, if no other changes it; else the
/// option's name in words.
fn label(name: &str, rules: &[&Rule]) -> String {
    match rules.first() {
        Some(Rule { options: [_], title, .. }) => (*title).to_owned(),
        _ => in_words(name),
    }
}

fn in_words(name: &str) -> String {
    let words = name.replace('_', " ");
    let (first, rest) = words.split_at(words.len().min(1));
    first.to_uppercase() + rest
}

/// Setups whose seats and options can be queried one by one. The macro `options!` implements it.
pub trait SetupOptions: DeserializeOwned {
    /// The names of all options, the number of seats first.
    const NAMES: &'static [&'static str];

    /// Returns each option with what it is now, and the rulings among these that it changes.
    fn options(&self, rules: &'static [Rule]) -> Vec<SetupOption>;

    /// Returns the setup for another number of seats.
    #[must_use]
    fn seating(&self, seats: u8) -> Self;

    /// Reads a setup of what was written.
    ///
    /// # Errors
    /// Returns all that is no option, or not what the option takes.
    fn from_written(written: Written) -> Result<Self, Faults> {
        written.read().map_err(|faults: Faults| faults.of_options(Self::NAMES))
    }
}
