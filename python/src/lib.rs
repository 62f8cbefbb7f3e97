//! The compiled part of the Python package `mauerwerk`.
//!
//! It only translates between Python and the core: it contains no rules, texts of rules or
//! defaults. `classes` contains what every game has, and each game adds its own types.

#![allow(clippy::duplicate_mod, reason = "a class cannot be generic: each game includes `classes`")]
#![allow(clippy::clone_on_copy, reason = "only some games have such types")]
#![allow(clippy::needless_pass_by_value, reason = "arguments are handed over by value")]
#![allow(clippy::too_many_arguments, reason = "they are keywords")]

mod arrays;
mod attend;
mod berlin;
mod bot;
mod dealer;
mod die_mauer;
mod drawing;
mod entrants;
mod error;
mod game;
mod hint;
mod lesson;
mod lobby;
mod mauerbauer;
mod mirror;
mod of_notation;
mod played;
mod results;
mod rulebook;
mod rules;
mod search;
mod seat;
mod session;
mod solve;
mod standings;
mod table;
mod turn;
mod value;
mod variant;

use mauerwerk::GAMES;
use pyo3::prelude::*;
use pyo3::types::PyType;

/// Makes the submodule of each game importable by its full name, and adds the unions of its
/// classes.
fn register(module: &Bound<'_, PyModule>) -> PyResult<()> {
    let loaded = module.py().import("sys")?.getattr("modules")?;
    for game in GAMES {
        let name = game.id.replace('-', "_");
        let submodule = module.getattr(&*name)?.cast_into::<PyModule>()?;
        let path = format!("mauerwerk._mauerwerk.{name}");
        submodule.setattr("__name__", &path)?;
        unite(&submodule)?;
        loaded.set_item(path, submodule)?;
    }
    Ok(())
}

/// Adds the union of all classes that extend a base class: `Action` for `ActionBase`.
fn unite(module: &Bound<'_, PyModule>) -> PyResult<()> {
    let classes = module.dict().values();
    let classes: Vec<_> =
        classes.iter().filter_map(|class| class.cast_into::<PyType>().ok()).collect();
    for base in &classes {
        let name = base.name()?.to_string();
        let Some(union) = name.strip_suffix("Base") else { continue };
        let mut united: Option<Bound<'_, PyAny>> = None;
        for class in &classes {
            if class.is_subclass(base)? && !class.is(base) {
                let class = class.as_any().clone();
                united = Some(united.map_or(Ok(class.clone()), |all| all.bitor(class))?);
            }
        }
        if let Some(united) = united {
            module.add(union, united)?;
        }
    }
    Ok(())
}

/// The compiled classes. Import them from the package instead.
#[pymodule]
mod _mauerwerk {
    use pyo3::prelude::*;

    #[pymodule_export]
    use crate::bot::{Bot, named_bot};
    #[pymodule_export]
    use crate::dealer::Dealer;
    #[pymodule_export]
    use crate::drawing::html_of;
    #[pymodule_export]
    use crate::lesson::Lesson;
    #[pymodule_export]
    use crate::lobby::lobby_of;
    #[pymodule_export]
    use crate::results::{Column, arrow_stream};
    #[pymodule_export]
    use crate::rulebook::{Report, Scenario, all_scenarios, changes, wrap};
    #[pymodule_export]
    use crate::rules::{all_games, credits_of, info_of, replace_texts, rules_of, words};
    #[pymodule_export]
    use crate::search::{Search, search};
    #[pymodule_export]
    use crate::session::Session;
    #[pymodule_export]
    use crate::solve::{Solution, solve};
    #[pymodule_export]
    use crate::standings::Standings;
    #[pymodule_export]
    use crate::table::Guest;
    #[pymodule_export]
    use crate::table::{Table, TableView, table};
    #[pymodule_export]
    use crate::turn::{Chance, Decide, Outcome, Over, TurnBase};

    #[pymodule_export]
    #[allow(non_upper_case_globals, reason = "Python's own name")]
    const __version__: &str = env!("CARGO_PKG_VERSION");

    /// The largest number of actions in a hint.
    #[pymodule_export]
    const HINTED: usize = mauerwerk::bot::HINTED;

    #[pymodule_export]
    use crate::{berlin::berlin, die_mauer::die_mauer, mauerbauer::mauerbauer};

    #[pymodule_init]
    fn init(module: &Bound<'_, PyModule>) -> PyResult<()> {
        crate::attend::stand_still_at_exit(module.py())?;
        super::register(module)
    }
}
