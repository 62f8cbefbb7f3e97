//! The games, and their rulings as data.

use mauerwerk::GAMES;

use crate::error::MauerwerkError;

/// Says what kind of game a game is.
#[derive(Clone, Eq, PartialEq, Hash, Debug, uniffi::Record)]
pub struct GameInfo {
    /// Holds the name used in records, for instance `die-mauer`.
    pub id: String,
    /// Holds the name for people.
    pub name: String,
    /// Holds the version of the rules as coded; it rises when the same record would play otherwise.
    pub ruleset: u32,
    /// Tells whether a lower score is the better one.
    pub low_score_wins: bool,
}

/// Holds one ruling: what a game does where its texts are silent or disagree.
#[derive(Clone, Eq, PartialEq, Hash, Debug, uniffi::Record)]
pub struct Rule {
    /// Names the ruling, for instance `DM-20`.
    pub id: String,
    /// Says in a few words what the ruling is about.
    pub title: String,
    /// States the ruling in one sentence.
    pub sentence: String,
    /// Names the texts the ruling rests on.
    pub source: String,
    /// Names the option that changes it, or is empty if the ruling is fixed.
    pub option: String,
}

impl From<&mauerwerk::Rule> for Rule {
    fn from(rule: &mauerwerk::Rule) -> Self {
        let mauerwerk::Rule { id, title, sentence, source, option } = *rule;
        Self {
            id: id.to_string(),
            title: title.to_owned(),
            sentence: sentence.to_owned(),
            source: source.to_owned(),
            option: option.to_owned(),
        }
    }
}

/// Lists the games of the library.
#[uniffi::export]
#[must_use]
pub fn games() -> Vec<GameInfo> {
    let info = |info: &mauerwerk::Info| {
        let mauerwerk::Info { id, name, ruleset, actions: _, low_score_wins, rules: _, credits: _ } =
            *info;
        GameInfo { id: id.to_owned(), name: name.to_owned(), ruleset, low_score_wins }
    };
    GAMES.iter().map(info).collect()
}

/// Lists the rulings of a game, in the order of their ids. Throws `Notation` for an id that is
/// none.
#[uniffi::export]
pub fn rules(game: &str) -> Result<Vec<Rule>, MauerwerkError> {
    match GAMES.iter().find(|info| info.id == game) {
        Some(info) => Ok(info.rules.iter().map(Rule::from).collect()),
        None => Err(no_game(game)),
    }
}

pub(crate) fn no_game(id: &str) -> MauerwerkError {
    MauerwerkError::notation("the id of a game", id)
}

/// Returns the version of the library.
#[uniffi::export]
#[must_use]
pub fn library_version() -> String {
    env!("CARGO_PKG_VERSION").to_owned()
}
