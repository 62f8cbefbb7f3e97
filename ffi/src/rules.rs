//! The games, and their rulings as data.

use mauerwerk::{GAMES, Lang, unknown_game};

use crate::error::MauerwerkError;

/// What kind of game a game is.
#[derive(Clone, Eq, PartialEq, Hash, Debug, uniffi::Record)]
pub struct GameInfo {
    /// The name used in records, for instance `die-mauer`.
    pub id: String,
    /// The name for people.
    pub name: String,
    /// The version of the rules as coded; it rises when the same record would play otherwise.
    pub ruleset: u32,
    /// Whether a lower score is the better one.
    pub low_score_wins: bool,
}

/// One ruling: what a game does where its texts are silent or disagree.
#[derive(Clone, Eq, PartialEq, Hash, Debug, uniffi::Record)]
pub struct Rule {
    /// The ruling, for instance `DM-20`.
    pub id: String,
    /// What the ruling is about, in a few words.
    pub title: String,
    /// The ruling in full.
    pub sentence: String,
    /// The texts the ruling rests on, by the signs that `credits` explains.
    pub sources: Vec<String>,
    /// The options that change the ruling; none if it is fixed.
    pub options: Vec<String>,
    /// Whether the ruling only says what a word means, so that no code enforces it.
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

/// A sign that stands in the sources of rulings, with its meaning.
#[derive(Clone, Eq, PartialEq, Hash, Debug, uniffi::Record)]
pub struct Credit {
    /// The sign, for instance `EN`.
    pub sign: String,
    /// What it stands for: a text, or who decided.
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

/// Lists the rulings of a game, in the order of their ids. Throws `Notation` for an id that is
/// none.
#[uniffi::export(default(lang = None))]
pub fn rules(game: &str, lang: Option<Lang>) -> Result<Vec<Rule>, MauerwerkError> {
    let lang = lang.unwrap_or_default();
    Ok(info_of(game)?.rules.iter().map(|rule| Rule::told(rule, lang)).collect())
}

/// Lists the signs that stand in the sources of a game's rulings, with their meanings. Throws
/// `Notation` for an id that is none.
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
