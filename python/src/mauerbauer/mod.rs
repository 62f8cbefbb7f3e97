//! Mauerbauer.

mod action;
mod card;
mod dice;
mod event;
mod place;
mod placement;
mod plan;
mod position;
mod setup;
mod state;
mod view;
mod worth;

use mauerwerk::mauerbauer::{
    Ending, FirstPlayer, HouseColour, Kind, Line, Phase, Shipped, ShippedDeck, TowerColour,
    TowerRule, TowerSpace,
};
use pyo3::prelude::*;

use action::action_object;
use event::event_object;
use setup::option_json;

pub(crate) use action::{
    Build, Choose, Discard, Draw, EndSwap, First, Join, Pass, Place as PlaceAction, Play, PlayTwo,
    RollEarly, ShowDice, StayApart, Swap,
};
pub(crate) use card::{Card, Cards, all_cards};
pub(crate) use dice::Roll;
pub(crate) use event::{
    Built, Chosen, Completed, Connected, Discarded, Drawn, EndComes, FinalScoring, GameOver,
    HousePlaced, LastPlace, PalacePlaced, Passed, Reshuffled, Rolled, RolledEarly, Scored, Starts,
    StayedApart, SwapEnded, Swapped, TowerPlaced, TowerRemoved, TurnEnded, TurnStarts, WallRemoved,
};
pub(crate) use placement::Placement;
pub(crate) use plan::{BoardCounts, BoardPlan, DeckPlan, RegionPlan};
pub(crate) use position::{Hand, Position};
pub(crate) use setup::choices;
pub(crate) use worth::{
    CountedBase, CountedCity, CountedColour, CountedHouses, CountedPalaces, CountedSpace,
    CountedTower, CountedWall, Explanation,
};

crate::hint::hints!(Ending, HouseColour, Kind, Phase, Shipped, ShippedDeck, TowerColour, TowerRule);
crate::hint::hints!("str": FirstPlayer, Line, TowerSpace);

crate::classes::classes!(mauerwerk::mauerbauer::State, "mauerwerk.mauerbauer");
