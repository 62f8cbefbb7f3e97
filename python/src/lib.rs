//! The compiled part of the Python package `mauerwerk`.
//!
//! It translates between Python and the core and does nothing else: no rule, no text of a rule and
//! no default is written here. What every game has is in `classes`; a game adds its own nouns.

mod classes;
mod die_mauer;
mod error;
mod game;
mod rulebook;
mod seat;
mod table;
mod turn;
mod value;
mod variant;

use mauerwerk::Theme;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

/// Returns the theme of a name.
fn theme(name: &str) -> PyResult<Theme> {
    match name {
        "light" => Ok(Theme::Light),
        "dark" => Ok(Theme::Dark),
        _ => {
            Err(PyValueError::new_err(format!("the theme is {name:?}, not \"light\" or \"dark\"")))
        }
    }
}

/// Lets submodules be imported by their full names.
fn register(module: &Bound<'_, PyModule>) -> PyResult<()> {
    let loaded = module.py().import("sys")?.getattr("modules")?;
    let register = |name: &str| {
        let submodule = module.getattr(name)?;
        let path = format!("mauerwerk._mauerwerk.{name}");
        submodule.setattr("__name__", &path)?;
        loaded.set_item(path, submodule)
    };
    register("die_mauer")
}

/// Holds the compiled classes; import them from the package instead.
#[pymodule]
mod _mauerwerk {
    use pyo3::prelude::*;

    #[pymodule_export]
    use crate::rulebook::{Report, Scenario, all_scenarios};
    #[pymodule_export]
    use crate::table::{Column, Table};
    #[pymodule_export]
    use crate::turn::{Chance, Decide, Outcome, Over, TurnBase};

    #[pymodule_export]
    #[allow(non_upper_case_globals, reason = "Python's own name")]
    const __version__: &str = env!("CARGO_PKG_VERSION");

    /// Holds the compiled classes of Die Mauer.
    #[pymodule]
    mod die_mauer {
        #[pymodule_export]
        use crate::die_mauer::{
            ActionBase, BlockPassed, Build, Built, Decision, Decline, EventBase, Gift, Give, Given,
            InformationState, Kept, NothingBuilt, PlaceAction, Plan, Planned, Record, Revealed,
            RoundOver, SeenStock, Setup, State, Stock, View, Wall, all_actions, all_info,
            all_rules, choices, read_action,
        };
    }

    #[pymodule_init]
    fn init(module: &Bound<'_, PyModule>) -> PyResult<()> {
        super::register(module)
    }
}
