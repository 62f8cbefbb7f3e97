//! The compiled part of the Python package `mauerwerk`.
//!
//! It translates between Python and the core and does nothing else: no rule, no text of a rule and
//! no default is written here. What every game has is in `classes`; a game adds its own nouns.

mod berlin;
mod classes;
mod die_mauer;
mod error;
mod game;
mod mauerbauer;
mod rulebook;
mod seat;
mod table;
mod turn;
mod value;
mod variant;
mod written;

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
    register("berlin")?;
    register("die_mauer")?;
    register("mauerbauer")
}

/// Holds the compiled classes; import them from the package instead.
#[pymodule]
mod _mauerwerk {
    use pyo3::prelude::*;

    #[pymodule_export]
    use crate::rulebook::{Report, Scenario, all_scenarios};
    #[pymodule_export]
    use crate::table::{Column, arrow_stream};
    #[pymodule_export]
    use crate::turn::{Chance, Decide, Outcome, Over, TurnBase};

    #[pymodule_export]
    #[allow(non_upper_case_globals, reason = "Python's own name")]
    const __version__: &str = env!("CARGO_PKG_VERSION");

    /// Holds the compiled classes of Berlin.
    #[pymodule]
    mod berlin {
        #[pymodule_export]
        use crate::berlin::{
            ActionBase, AllActions, CannotMove, Cell, Check, Checked, Chosen, CoinLaid, Collect,
            Collected, Content, Decision, DieDrawn, EventBase, Fill, Filled, Flip, Flips, GameOver,
            HadDumbLuck, Hole, HoleLeft, InformationState, JerichoLapsed, LaidAgain, Leave, Left,
            Looks, Move, Moved, Open, Path, PicksUp, Piece, PlaceAction, Placed, Reach, Record,
            Rolled, RolledOff, Setup, ShowDice, ShowSuit, ShowTile, ShowValue, State, Tied,
            TurnEnded, TurnStarts, TurnedUp, View, all_credits, all_info, all_rules, choices, ppn,
            read_action, steps,
        };
    }

    /// Holds the compiled classes of Die Mauer.
    #[pymodule]
    mod die_mauer {
        #[pymodule_export]
        use crate::die_mauer::{
            ActionBase, AllActions, BlockPassed, Build, Built, Decision, Decline, EventBase, Gift,
            Give, Given, InformationState, Kept, NothingBuilt, PlaceAction, Plan, Planned, Record,
            Revealed, RoundOver, SeenStock, Setup, State, Stock, View, Wall, all_credits, all_info,
            all_rules, choices, read_action,
        };
    }

    /// Holds the compiled classes of Mauerbauer.
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
            TurnEnded, TurnStarts, View, WallRemoved, all_cards, all_credits, all_info, all_rules,
            choices, read_action,
        };
    }

    #[pymodule_init]
    fn init(module: &Bound<'_, PyModule>) -> PyResult<()> {
        super::register(module)
    }
}
