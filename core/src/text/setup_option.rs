//! The options of a setup, and the values that they take, as data.

use std::fmt;
use std::str::FromStr;

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::base::lang::{Lang, Translated};
use crate::base::rule::{Faults, NotationError, Rule};
use crate::base::seat::Seat;
use crate::text::message::{Message, Reader, common, errors, message};
use crate::text::serde_text::{Digits, List, Ordered, Small, Wide, Written, form};

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

    /// Returns the name for people of the option with a name, or `None` if there is no such option.
    fn label(name: &str) -> Option<Translated>;

    /// Returns what the option with a name takes, or `None` if there is no such option.
    fn takes(name: &str) -> Option<Takes>;

    /// Returns the setup for another number of seats.
    #[must_use]
    fn seating(&self, seats: u8) -> Self;

    /// Reads a setup.
    ///
    /// # Errors
    /// Returns all unknown options, and all values that an option does not take.
    fn from_written(written: Written) -> Result<Self, Faults> {
        written.read_as(&|name, place| {
            let option = Self::named(name)?;
            Some((option, Self::place(option, place)?, Self::takes(option)?.message()))
        })
    }

    /// Returns the place of a fault in the option with a name. In other languages than English, the
    /// label is before the notation.
    #[doc(hidden)]
    fn place(name: &str, notation: &str) -> Option<Message> {
        let label = Self::label(name)?;
        Some(message!(errors::OptionPlace { label, notation: notation.to_owned() }))
    }

    /// Returns a fault for each number outside its range and for each seat that is not at the table.
    /// It cites the first ruling that the option changes.
    fn range_faults(&self, rules: &'static [Rule]) -> Faults {
        let options = self.options(rules, Lang::En);
        let number = |option: &SetupOption| option.value.parse::<usize>().unwrap_or_default();
        let players = options.iter().find(|option| option.name == "players").map_or(0, number);
        let mut faults = Faults::default();
        for option in &options {
            let (valid, takes) = match option.takes {
                Takes::Number { least, most } => {
                    ((least.into()..=most.into()).contains(&number(option)), option.takes.message())
                }
                Takes::Seat => (
                    number(option) < players,
                    message!(common::TakesSeat { most: players.saturating_sub(1) }),
                ),
                _ => continue,
            };
            let place = Self::place(option.name, option.name);
            let fault = || NotationError::new(takes, &option.value).as_value().within(place);
            if let Some(rule) = option.rules.first() {
                faults.check_option(valid, (option.name, **rule), fault);
            }
        }
        faults
    }

    /// Returns the name of the option as it is in [`NAMES`](Self::NAMES), or `None` if there is no
    /// such option.
    fn named(name: &str) -> Option<&'static str> {
        Self::NAMES.iter().copied().find(|option| *option == name)
    }
}

/// The values that an option of a setup takes, in notation. `Display` describes them in words.
///
/// # Examples
/// ```
/// use mauerwerk::{Lang, Lobby, Takes, die_mauer};
///
/// let lobby = Lobby::of::<die_mauer::State>(&die_mauer::Setup::default(), Lang::En);
/// assert_eq!(lobby.option("rounds").unwrap().takes, Takes::Number { least: 1, most: 99 });
/// assert_eq!(lobby.option("rounds").unwrap().takes.to_string(), "a whole number from 1 to 99");
/// assert_eq!(lobby.option("sit1_optional").unwrap().takes, Takes::Switch);
/// let Takes::One { names } = &lobby.option("donation").unwrap().takes else { panic!() };
/// assert_eq!(names[1].label, "Mandatory");
/// assert_eq!(names[1].meaning, "The player gives a piece, if there is one to give.");
/// ```
#[derive(Clone, Eq, PartialEq, Hash, Debug, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Takes {
    /// `true` or `false`.
    Switch,
    /// A whole number. Other options may narrow the bounds.
    Number {
        /// The lower bound.
        least: u16,
        /// The upper bound.
        most: u16,
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
        /// What it looks like, in words.
        form: Message,
    },
}

impl Takes {
    /// The most names in a description.
    const LISTED: usize = 12;

    /// Returns the values of an option that is read from notation. Some of the values can be names.
    #[must_use]
    pub fn text<T: FromStr<Err = NotationError>>(names: Vec<NamedValue>) -> Self {
        Self::Text { names, form: form::<T>() }
    }

    /// Returns the names to choose from.
    #[must_use]
    pub fn names(&self) -> &[NamedValue] {
        match self {
            Self::One { names } | Self::Several { names } | Self::Text { names, .. } => names,
            Self::Switch | Self::Number { .. } | Self::Seat => &[],
        }
    }

    /// Returns the description. The form of a text is in English.
    #[must_use]
    pub fn message(&self) -> Message {
        let names: Vec<Message> =
            self.names().iter().map(|value| value.name.clone().into()).collect();
        match self {
            Self::Switch => message!(common::TakesSwitch),
            &Self::Number { least, most } => message!(common::TakesNumber { least, most }),
            Self::Seat => message!(common::TakesSeat { most: Seat::COUNT - 1 }),
            Self::One { .. } if names.len() > Self::LISTED => {
                let (count, first) = (names.len(), names.into_iter().next());
                message!(common::TakesOneOfMany { count, first })
            }
            Self::One { .. } => Message::list(names),
            Self::Several { .. } => message!(common::TakesSeveral { names }),
            Self::Text { form, .. } => form.clone(),
        }
    }

    /// Sets the texts of the named values in a language. A value of several names has all their
    /// labels and meanings, in this order.
    pub(crate) fn translate(&mut self, texts: ValueTexts, lang: Lang) {
        let (Self::One { names } | Self::Several { names } | Self::Text { names, .. }) = self
        else {
            return;
        };
        let text =
            |name| Some(texts.iter().find(|(own, _)| *own == name)?.1.map(|it| it.get(lang)));
        let reader = Reader::default().with_lang(lang);
        for value in names {
            let Some(all) = value.name.split(',').map(text).collect::<Option<Vec<_>>>() else {
                continue;
            };
            value.label = all.iter().map(|[label, _]| *label).collect::<Vec<_>>().join(", ");
            value.meaning = match all[..] {
                [[_, meaning]] => meaning.to_owned(),
                _ => message!(common::InThisOrder { names: value.label.clone() }).tell(reader),
            };
        }
    }

    /// Returns the kind, for instance `number`.
    #[must_use]
    pub const fn kind(&self) -> &'static str {
        match self {
            Self::Switch => "switch",
            Self::Number { .. } => "number",
            Self::Seat => "seat",
            Self::One { .. } => "one",
            Self::Several { .. } => "several",
            Self::Text { .. } => "text",
        }
    }

    /// Returns what an option with several such values takes.
    fn several(self) -> Self {
        match self {
            Self::One { names } => Self::Several { names },
            other => other,
        }
    }
}

impl fmt::Display for Takes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message().fmt(f)
    }
}

/// The labels and meanings of the named values of an option.
pub(crate) type ValueTexts = &'static [(&'static str, [Translated; 2])];

/// A value of an option, with a name.
#[derive(Clone, Eq, PartialEq, Hash, Debug, Serialize)]
#[non_exhaustive]
pub struct NamedValue {
    /// The name in notation.
    pub name: String,
    /// The name for people.
    pub label: String,
    /// The meaning, in a sentence.
    pub meaning: String,
}

impl NamedValue {
    /// Makes a value without a meaning. Its label is the name in words.
    #[must_use]
    pub fn new(name: &str) -> Self {
        let words = name.replace('-', " ");
        let (first, rest) = words.split_at(words.len().min(1));
        let label = first.to_uppercase() + rest;
        Self { name: name.to_owned(), label, meaning: String::new() }
    }

    /// Returns the value with a meaning.
    #[must_use]
    pub fn with_meaning(self, meaning: &str) -> Self {
        Self { meaning: meaning.trim().to_owned(), ..self }
    }
}

/// A type that an option is read as.
pub trait OptionType {
    /// Returns the values that an option of this type takes.
    fn takes() -> Takes;
}

impl OptionType for bool {
    fn takes() -> Takes {
        Takes::Switch
    }
}

impl OptionType for u8 {
    fn takes() -> Takes {
        Takes::Number { least: 0, most: Self::MAX.into() }
    }
}

impl<const LOW: u8, const HIGH: u8> OptionType for Small<LOW, HIGH> {
    fn takes() -> Takes {
        Takes::Number { least: LOW.into(), most: HIGH.into() }
    }
}

impl<const LOW: u16, const HIGH: u16> OptionType for Wide<LOW, HIGH> {
    fn takes() -> Takes {
        Takes::Number { least: LOW, most: HIGH }
    }
}

impl OptionType for Seat {
    fn takes() -> Takes {
        Takes::Seat
    }
}

impl OptionType for Digits {
    fn takes() -> Takes {
        Takes::Text { names: Vec::new(), form: Self::form() }
    }
}

impl<T: OptionType> OptionType for List<T> {
    fn takes() -> Takes {
        T::takes().several()
    }
}

impl<T: OptionType> OptionType for Ordered<T> {
    fn takes() -> Takes {
        T::takes().several()
    }
}
