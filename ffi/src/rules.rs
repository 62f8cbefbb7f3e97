//! The games, and their rulings as data.

use mauerwerk::{GAMES, Lang, unknown_game};

use crate::error::MauerwerkError;

/// The description of a game.
#[derive(Clone, Eq, PartialEq, Hash, Debug, uniffi::Record)]
pub struct GameInfo {
    /// The name in records, for instance `die-mauer`.
    pub id: String,
    /// The name for people.
    pub name: String,
    /// The version of the rules. It rises whenever the same record would play out differently.
    pub ruleset: u32,
    /// Whether lower scores are better.
    pub low_score_wins: bool,
}

/// A ruling: what a game does, and the sources.
#[derive(Clone, Eq, PartialEq, Hash, Debug, uniffi::Record)]
pub struct Rule {
    /// The id of the ruling, for instance `DM-20`.
    pub id: String,
    /// The subject of the ruling, in a few words.
    pub title: String,
    /// The full text of the ruling.
    pub sentence: String,
    /// The texts that support the ruling, by their signs in `credits`.
    pub sources: Vec<String>,
    /// The options that change the ruling. Empty if it is fixed.
    pub options: Vec<String>,
    /// Whether the ruling only defines a word, so that no code enforces it.
    pub definition: bool,
}

impl Rule {
    pub(crate) fn told(rule: &mauerwerk::Rule, lang: Lang) -> Self {
        let mauerwerk::Rule { id, sources, options, definition, .. } = *rule;
        Self {
            id: id.to_string(),
            title: rule.title(lang).to_owned(),
            sentence: rule.sentence(lang).to_owned(),
            sources: sources.iter().map(ToString::to_string).collect(),
            options: options.iter().map(ToString::to_string).collect(),
            definition,
        }
    }
}

/// A sign in the sources of rulings, with its meaning.
#[derive(Clone, Eq, PartialEq, Hash, Debug, uniffi::Record)]
pub struct Credit {
    /// The sign, for instance `EN`.
    pub sign: String,
    /// The meaning: a text, or the name of who decided.
    pub meaning: String,
}

/// Lists the games of the library.
#[uniffi::export]
pub fn games() -> Vec<GameInfo> {
    let info = |info: &mauerwerk::Info| {
        let mauerwerk::Info { id, name, ruleset, low_score_wins, .. } = *info;
        GameInfo { id: id.to_owned(), name: name.to_owned(), ruleset, low_score_wins }
    };
    GAMES.iter().map(info).collect()
}

/// Lists the rulings of a game, in the order of their ids. Throws `Notation` for an unknown id.
#[uniffi::export(default(lang = None))]
pub fn rules(game: &str, lang: Option<Lang>) -> Result<Vec<Rule>, MauerwerkError> {
    let lang = lang.unwrap_or_default();
    Ok(info_of(game)?.rules.iter().map(|rule| Rule::told(rule, lang)).collect())
}

/// Lists the signs in the sources of a game's rulings, with their meanings. Throws `Notation` for
/// an unknown id.
#[uniffi::export]
pub fn credits(game: &str) -> Result<Vec<Credit>, MauerwerkError> {
    let credit = |&mauerwerk::Credit { sign, meaning, .. }: &mauerwerk::Credit| Credit {
        sign: sign.to_owned(),
        meaning: meaning.to_owned(),
    };
    Ok(info_of(game)?.credits.iter().map(credit).collect())
}

fn info_of(game: &str) -> Result<&'static mauerwerk::Info, MauerwerkError> {
    GAMES.iter().find(|info| info.id == game).ok_or_else(|| unknown_game(game).into())
}

/// Returns the version of the library.
#[uniffi::export]
pub fn library_version() -> String {
    env!("CARGO_PKG_VERSION").to_owned()
}
