//! The compiled part of the Python package `mauerwerk`.
//!
//! It translates between Python and the core and does nothing else: no rule, no text of a rule and
//! no default is written here. What every game has is in `classes`; a game adds its own nouns.

mod berlin;
mod classes;
mod die_mauer;
mod error;
mod game;
mod hint;
mod mauerbauer;
mod results;
mod rulebook;
mod rules;
mod seat;
mod table;
mod turn;
mod value;
mod variant;
mod written;

use mauerwerk::{GAMES, Theme};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyType;

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

/// Lets the submodule of each game be imported by its full name, and adds the unions of its
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

/// Adds, for each base class such as `ActionBase`, the union of all classes that extend it:
/// `Action`.
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

/// The compiled classes; import them from the package instead.
#[pymodule]
mod _mauerwerk {
    use pyo3::prelude::*;

    #[pymodule_export]
    use crate::results::{Column, arrow_stream};
    #[pymodule_export]
    use crate::rulebook::{Report, Scenario, all_scenarios, changes, wrap};
    #[pymodule_export]
    use crate::rules::{all_games, credits_of, info_of, rules_of};
    #[pymodule_export]
    use crate::table::{Table, TableView, table};
    #[pymodule_export]
    use crate::turn::{Chance, Decide, Outcome, Over, TurnBase};

    #[pymodule_export]
    #[allow(non_upper_case_globals, reason = "Python's own name")]
    const __version__: &str = env!("CARGO_PKG_VERSION");

    /// The compiled classes of Berlin.
    #[pymodule]
    mod berlin {
        #[pymodule_export]
        use crate::berlin::{
            ActionBase, AllActions, CannotMove, Cell, Check, Checked, Chosen, CoinLaid, Collect,
            Collected, Content, Decision, DieDrawn, EventBase, Fill, Filled, Flip, Flips, GameOver,
            HadDumbLuck, Hole, HoleLeft, InformationState, JerichoLapsed, LaidAgain, Leave, Left,
            Looks, Move, Moved, Open, Path, PicksUp, Piece, PlaceAction, Placed, Position, Reach,
            Record, Rolled, RolledOff, Setup, ShowDice, ShowSuit, ShowTile, ShowValue, State, Tied,
            TurnEnded, TurnStarts, TurnedUp, View, choices, ppn, read_action, steps,
        };
    }

    /// The compiled classes of Die Mauer.
    #[pymodule]
    mod die_mauer {
        #[pymodule_export]
        use crate::die_mauer::{
            ActionBase, AllActions, BlockPassed, Build, Built, Decision, Decline, EventBase, Gift,
            Give, Given, InformationState, Kept, NothingBuilt, PlaceAction, Plan, Planned,
            Position, Record, Revealed, RoundOver, SeenStock, Setup, State, Stock, View, Wall,
            choices, read_action,
        };
    }

    /// The compiled classes of Mauerbauer.
    #[pymodule]
    mod mauerbauer {
        #[pymodule_export]
        use crate::mauerbauer::{
            ActionBase, AllActions, BoardCounts, BoardPlan, Build, Built, Card, Cards, Choose,
            Chosen, Completed, Connected, CountedBase, CountedCity, CountedColour, CountedHouses,
            CountedPalaces, CountedSpace, CountedTower, CountedWall, Decision, DeckPlan, Discard,
            Discarded, Draw, Drawn, EndComes, EndSwap, EventBase, Explanation, FinalScoring, First,
            GameOver, Hand, HousePlaced, InformationState, Join, LastPlace, PalacePlaced, Pass,
            Passed, PlaceAction, Placement, Play, PlayTwo, Position, Record, RegionPlan,
            Reshuffled, Roll, RollEarly, Rolled, RolledEarly, Scored, Setup, ShowDice, Starts,
            State, StayApart, StayedApart, Swap, SwapEnded, Swapped, TowerPlaced, TowerRemoved,
            TurnEnded, TurnStarts, View, WallRemoved, all_cards, choices, read_action,
        };
    }

    #[pymodule_init]
    fn init(module: &Bound<'_, PyModule>) -> PyResult<()> {
        super::register(module)
    }
}
