//! The languages of the library, and texts in all of them.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;
use std::sync::OnceLock;

use serde::{Serialize, Serializer};
use thiserror::Error;

/// A language. Each language except English is a feature of the crate, named by its code. Texts are
/// in English if the feature is missing.
///
/// # Examples
/// ```
/// use mauerwerk::Lang;
///
/// assert_eq!("en".parse(), Ok(Lang::En));
/// assert_eq!(Lang::of_locale("en_GB.UTF-8"), Some(Lang::En));
/// assert_eq!(Lang::of_locale("pt_BR.UTF-8"), None);
/// let error = "xx".parse::<Lang>().unwrap_err().to_string();
/// assert!(error.starts_with("unknown language \"xx\": this build has en"));
/// ```
#[derive(Copy, Clone, Default, Eq, PartialEq, Hash, Debug)]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// German.
    De,
    /// Dutch.
    Nl,
    /// French.
    Fr,
}

impl Lang {
    /// The languages of this build.
    pub const ALL: &'static [Self] = &[
        Self::En,
        #[cfg(feature = "de")]
        Self::De,
        #[cfg(feature = "nl")]
        Self::Nl,
        #[cfg(feature = "fr")]
        Self::Fr,
    ];

    /// The number of languages, including those that this build does not have.
    pub(crate) const COUNT: usize = 4;

    /// Returns the code: `en`, `de`, `nl` or `fr`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::De => "de",
            Self::Nl => "nl",
            Self::Fr => "fr",
        }
    }

    /// Returns the name of the language in the language itself.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::En => "English",
            Self::De => "Deutsch",
            Self::Nl => "Nederlands",
            Self::Fr => "français",
        }
    }

    /// Returns the language of a locale such as `de_AT.UTF-8` or `fr-CH`, or `None` if this build does
    /// not have this language.
    #[must_use]
    pub fn of_locale(locale: &str) -> Option<Self> {
        let code = locale.split(['_', '-', '.', '@']).next().unwrap_or_default();
        Self::ALL.iter().copied().find(|lang| code.eq_ignore_ascii_case(lang.code()))
    }

    /// Returns the place for the texts of an app.
    pub(crate) const fn own(self) -> &'static OnceLock<OwnTexts> {
        &OWN[self as usize]
    }

    /// Returns the text of the app with a key, or else the text of the library.
    pub(crate) fn text(self, key: &str, texts: &[&'static str; Self::COUNT]) -> &'static str {
        let own = self.own().get().and_then(|own| own.get(key));
        own.map_or(texts[self as usize], String::as_str)
    }

    /// Returns the plural category of a number, as Fluent's selectors name it.
    pub(crate) const fn plural(self, number: i64) -> &'static str {
        match (self, number) {
            (_, 1) | (Self::Fr, 0) => "one",
            _ => "other",
        }
    }
}

/// The texts of an app in a language, by the id of a message. A text without an id is found by the
/// English text of the library.
pub(crate) type OwnTexts = BTreeMap<&'static str, String>;

static OWN: [OnceLock<OwnTexts>; Lang::COUNT] = [const { OnceLock::new() }; Lang::COUNT];

/// A language that this build does not have.
#[derive(Clone, Eq, PartialEq, Debug, Error)]
#[error("unknown language {found:?}: this build has {}", codes())]
pub struct UnknownLang {
    found: String,
}

fn codes() -> String {
    Lang::ALL.iter().map(|lang| lang.code()).collect::<Vec<_>>().join(", ")
}

impl FromStr for Lang {
    type Err = UnknownLang;

    fn from_str(text: &str) -> Result<Self, UnknownLang> {
        let found = Self::ALL.iter().find(|lang| lang.code() == text);
        found.copied().ok_or_else(|| UnknownLang { found: text.chars().take(40).collect() })
    }
}

/// A text in every language of the library.
///
/// # Examples
/// ```
/// use mauerwerk::{Lang, Translated, die_mauer::rules};
///
/// const RULING: Translated = Translated::english("A die shows one to six.");
/// assert_eq!(RULING.get(Lang::De), RULING.get(Lang::En));
/// assert_eq!(rules::DM_20.title(Lang::En), "Towers and gates");
/// ```
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub struct Translated([&'static str; Lang::COUNT]);

impl Translated {
    pub(crate) const fn new(texts: [&'static str; Lang::COUNT]) -> Self {
        Self(texts)
    }

    /// Makes a text that is English in every language.
    #[must_use]
    pub const fn english(text: &'static str) -> Self {
        Self([text; Lang::COUNT])
    }

    /// Returns the text in a language.
    #[must_use]
    pub fn get(self, lang: Lang) -> &'static str {
        lang.text(self.key(), &self.0)
    }

    /// Returns the English text of the library.
    pub(crate) const fn key(self) -> &'static str {
        self.0[Lang::En as usize]
    }
}

/// Writes the text in English.
impl fmt::Display for Translated {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.get(Lang::En))
    }
}

impl Serialize for Translated {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.get(Lang::En))
    }
}
