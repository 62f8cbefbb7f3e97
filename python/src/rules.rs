//! The descriptions of the games, and their rulings.

use std::collections::BTreeMap;

use mauerwerk::{GAMES, Info, Lang, Rule, unknown_game};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

use crate::drawing::LangArg;
use crate::error;
use crate::hint::{As, GameName};
use crate::value::{Text, Tuple};

/// The fields of a ruling, in the order of Python's `Rule`.
type RuleFields =
    (&'static str, &'static str, &'static str, Vec<&'static str>, Vec<&'static str>, bool);

fn rule_fields(rule: &Rule, lang: Lang) -> RuleFields {
    let (title, sentence) = (rule.title(lang), rule.sentence(lang));
    let Rule { id, sources, options, definition, .. } = *rule;
    (id.as_str(), title, sentence, sources.to_vec(), options.to_vec(), definition)
}

fn find(py: Python<'_>, game: &str) -> PyResult<&'static Info> {
    let found = GAMES.iter().find(|info| info.id == game);
    found.ok_or_else(|| error::notation(py, unknown_game(game)))
}

/// Returns the ids of all games.
#[pyfunction]
pub(crate) fn all_games() -> Tuple<&'static str> {
    Tuple(GAMES.iter().map(|info| info.id).collect())
}

/// Returns the words of buttons and headings by their keys, such as `undo` and `hint`.
///
/// Raises:
///     ValueError: If there is no such language.
#[pyfunction]
#[pyo3(signature = (lang = LangArg::EN), text_signature = "(lang='en')")]
pub(crate) fn words(lang: LangArg) -> BTreeMap<&'static str, String> {
    mauerwerk::table::words(lang.0)
}

/// Replaces texts of a language with your own, for all games and all later calls.
///
/// The texts are a Fluent file. A line such as `### die_mauer` names a file of the library,
/// `core/texts/<language>/die_mauer.ftl`. The messages below this line replace those in that file, by
/// name. Call this once for each language, before its first text.
///
/// Raises:
///     ValueError: If there is no such language, a message is invalid, or the texts of the language
///         have already been replaced. No text is replaced then.
#[pyfunction]
#[pyo3(signature = (lang, texts, /))]
pub(crate) fn replace_texts(lang: LangArg, texts: Text<'_>) -> PyResult<()> {
    mauerwerk::replace_texts(lang.0, texts.0)
        .map_err(|error| PyValueError::new_err(error.to_string()))
}

/// Returns every ruling of a game: id, title, sentence, sources, the options that change it, and
/// whether it is a definition.
///
/// Raises:
///     NotationError: If there is no such game.
///     ValueError: If there is no such language.
#[pyfunction]
#[pyo3(signature = (game, lang = LangArg::EN, /), text_signature = "(game, lang='en', /)")]
pub(crate) fn rules_of(py: Python<'_>, game: Text<'_>, lang: LangArg) -> PyResult<Vec<RuleFields>> {
    Ok(find(py, game.0)?.rules.iter().map(|rule| rule_fields(rule, lang.0)).collect())
}

/// Returns the signs that the sources of a game's rulings use, with their meanings.
///
/// Raises:
///     NotationError: If there is no such game.
#[pyfunction]
#[pyo3(signature = (game, /))]
pub(crate) fn credits_of(
    py: Python<'_>,
    game: Text<'_>,
) -> PyResult<BTreeMap<&'static str, &'static str>> {
    Ok(find(py, game.0)?.credits.iter().map(|credit| (credit.sign, credit.meaning)).collect())
}

/// Returns the description of a game: id, name, ruleset, actions, low_score_wins.
///
/// Raises:
///     NotationError: If there is no such game.
#[pyfunction]
#[pyo3(signature = (game, /))]
#[allow(clippy::type_complexity, reason = "the fields of a named tuple")]
pub(crate) fn info_of(
    py: Python<'_>,
    game: Text<'_>,
) -> PyResult<(As<GameName, &'static str>, &'static str, u32, u32, bool)> {
    let info = find(py, game.0)?;
    Ok((As::new(info.id), info.name, info.ruleset, info.actions, info.low_score_wins))
}
