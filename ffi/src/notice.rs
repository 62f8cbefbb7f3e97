//! The words of apps around a drawing.

use std::collections::HashMap;

pub use mauerwerk::table::Notice;
use mauerwerk::{Lang, Reader, Seat};

/// A sentence of an app about a game: `tell_notice` returns it in words.
#[uniffi::remote(Enum)]
pub enum Notice {
    /// A person decides.
    Decides {
        /// The seat.
        seat: Seat,
    },
    /// An opponent is thinking.
    Thinks {
        /// The seat.
        seat: Seat,
        /// The opponent by its name, such as `hard`.
        player: Option<String>,
    },
    /// The device must be handed to a person.
    HandOver {
        /// The seat.
        seat: Seat,
    },
    /// The button for a person who has taken the device.
    Take {
        /// The seat.
        seat: Seat,
    },
    /// The screen is covered until a person has taken the device.
    Covered {
        /// The seat.
        seat: Seat,
    },
    /// The question which player plays a seat.
    PlayedBy {
        /// The seat.
        seat: Seat,
    },
    /// The name of a seat.
    Named {
        /// The seat.
        seat: Seat,
        /// The opponent on the seat. Missing if there is none.
        player: Option<String>,
    },
    /// The name of an opponent, such as `hard`.
    Player {
        /// The name.
        player: String,
    },
    /// A number of players.
    PlayerCount {
        /// The number.
        number: u32,
    },
    /// The bounds of an option that is a number.
    Range {
        /// The lower bound.
        least: i64,
        /// The upper bound.
        most: i64,
    },
    /// The screen shows an earlier time.
    After {
        /// The number of decisions before that time.
        shown: u32,
        /// The number of all decisions.
        decisions: u32,
    },
    /// The number of decisions that are shown.
    Shown {
        /// The number of these decisions.
        shown: u32,
        /// The number of all decisions.
        decisions: u32,
    },
    /// The heading of a list of actions.
    Choices {
        /// The number of actions.
        number: u32,
    },
    /// The value of an action.
    Worth {
        /// The share of wins, from 0 to 1.
        win: f64,
        /// The expected points.
        points: Option<f64>,
    },
}

/// Returns the words of buttons and headings by their keys, such as `undo` and `hint`.
#[uniffi::export(default(lang = None))]
pub fn words(lang: Option<Lang>) -> HashMap<String, String> {
    let words = mauerwerk::table::words(lang.unwrap_or_default());
    words.into_iter().map(|(name, word)| (name.to_owned(), word)).collect()
}

/// Replaces texts of a language with the app's own, for all games and all later calls.
///
/// The texts are a Fluent file. A line such as `### die_mauer` names a file of the library,
/// `core/texts/<language>/die_mauer.ftl`. The messages below this line replace those in that file,
/// by name. Call this once for each language, before its first text. Throws `Notation` if a message
/// is invalid, or if the texts of the language have already been replaced. No text is replaced
/// then.
#[cfg(feature = "own-texts")]
#[uniffi::export]
#[allow(clippy::needless_pass_by_value, reason = "other languages pass texts")]
pub fn replace_texts(lang: Lang, texts: String) -> Result<(), crate::error::MauerwerkError> {
    mauerwerk::replace_texts(lang, &texts)
        .map_err(|error| crate::error::MauerwerkError::Notation { text: error.to_string() })
}

/// Returns a sentence of an app, with the names of the players by seat.
#[uniffi::export(default(names = [], lang = None))]
#[allow(clippy::needless_pass_by_value, reason = "other languages pass lists")]
pub fn tell_notice(notice: Notice, names: Vec<String>, lang: Option<Lang>) -> String {
    notice.message().tell(Reader::of(&names).with_lang(lang.unwrap_or_default()))
}

/// Returns the language of a locale such as `de-AT` or `fr_CH`, or English if the library does not have
/// this language.
#[uniffi::export]
#[allow(clippy::needless_pass_by_value, reason = "other languages pass texts")]
pub fn lang_of(locale: String) -> Lang {
    Lang::of_locale(&locale).unwrap_or_default()
}
