//! The choices before a game, as data for forms.

use mauerwerk::{Lang, Lobby, NamedValue, Reader, SetupOption, Takes};
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::drawing::LangArg;
use crate::error::{self, FaultFields, fault_fields};
use crate::table::{GAMES, read_setup};
use crate::value::Text;

/// The fields of an option, in the order of Python's `Option`.
type OptionFields = (
    [&'static str; 3],
    &'static str,
    Vec<(String, String, String)>,
    Option<(u16, u16)>,
    Option<String>,
    String,
    String,
    Vec<&'static str>,
);

fn option_fields(option: SetupOption, lang: Lang) -> OptionFields {
    let SetupOption { name, label, meaning, takes, value, default, rules, .. } = option;
    let kind = takes.kind();
    let names = takes.names().iter().cloned();
    let names = names.map(|NamedValue { name, label, meaning, .. }| (name, label, meaning));
    let names = names.collect();
    let rules = rules.into_iter().map(|rule| rule.id.as_str()).collect();
    let (bounds, form) = match takes {
        Takes::Number { least, most } => (Some((least, most)), None),
        Takes::Text { form, .. } => (None, Some(form.tell(Reader::default().with_lang(lang)))),
        Takes::Switch | Takes::Seat | Takes::One { .. } | Takes::Several { .. } => (None, None),
    };
    ([name, label, meaning], kind, names, bounds, form, value, default, rules)
}

/// Returns the choices before a game: seats, options and faults, with the options' texts in a
/// language.
///
/// Raises:
///     NotationError: If there is no such game.
///     SetupError: With all unknown options, and all values that an option does not take.
///     ValueError: If there is no such language.
#[pyfunction]
#[pyo3(
    signature = (game, setup: "Any", options: "dict[str, Any] | None", lang, /)
)]
pub(crate) fn lobby_of(
    py: Python<'_>,
    game: Text<'_>,
    setup: Option<&Bound<'_, PyAny>>,
    options: Option<&Bound<'_, PyDict>>,
    lang: LangArg,
) -> PyResult<(Vec<u32>, Vec<OptionFields>, Vec<FaultFields>)> {
    let wrong = |error| error::table(py, error);
    let game = GAMES.find(game.0).map_err(|error| error::notation(py, error))?;
    let setup = read_setup(game, setup, options, py)?;
    let Lobby { seats, options, faults, .. } = game.lobby(&setup, lang.0).map_err(wrong)?;
    Ok((
        seats.into_iter().map(u32::from).collect(),
        options.into_iter().map(|option| option_fields(option, lang.0)).collect(),
        fault_fields(&faults, lang.0),
    ))
}
