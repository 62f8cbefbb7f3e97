//! The board: its plan, as data.

use std::collections::{BTreeMap, HashMap};

use mauerwerk::Theme;
use mauerwerk::mauerbauer::{
    BoardChoice, BoardCounts, BoardPlan, Corners, RegionPlan, Shipped, Space, TowerSpace,
};

use super::{MauerbauerLine, MauerbauerSpace, MauerbauerTowerSpace};
use crate::error::{Faulty, MauerwerkError};
use crate::seat::{Whole, number};

pub(super) type MauerbauerBoard = BoardChoice;

/// Which board is played on.
#[uniffi::remote(Enum)]
pub enum MauerbauerBoard {
    /// A board that comes with the library (MA-01).
    Shipped(MauerbauerShipped),
    /// A board of one's own (MA-91).
    Own(Box<MauerbauerBoardPlan>),
}

pub(super) type MauerbauerShipped = Shipped;

/// A board that comes with the library.
#[uniffi::remote(Enum)]
pub enum MauerbauerShipped {
    /// The printed board as far as it is known, since no source gives its lines: 5 rows of 9 triangles (MA-01).
    Reconstructed,
    /// 2 rows of 9 triangles: a short game.
    Strip,
    /// 6 triangles around a point: to learn and to test.
    Hexagon,
}

pub(super) type MauerbauerBoardPlan = BoardPlan;

/// The plan of a board: where its tower spaces are, which of them are the corners of each landscape
/// space, and which lines are coast (MA-05). It can be anything until it is checked (MA-91).
#[uniffi::remote(Record)]
pub struct MauerbauerBoardPlan {
    /// The name of the board: letters, digits and hyphens.
    pub name: String,
    /// The lines at the rim with water beyond.
    pub coast: Vec<MauerbauerLine>,
    /// Where each tower space is, each number from -1,000,000 to 1,000,000.
    pub towers: MauerbauerPlaces,
    /// The regions, one to three.
    pub regions: Vec<MauerbauerRegionPlan>,
}

pub(super) type MauerbauerRegionPlan = RegionPlan;

/// The plan of a region of a board.
#[uniffi::remote(Record)]
pub struct MauerbauerRegionPlan {
    /// The name of the region: letters, digits and hyphens.
    pub name: String,
    /// The corners of each of its landscape spaces.
    pub spaces: MauerbauerSpaces,
}

pub(super) type MauerbauerPlaces = BTreeMap<TowerSpace, [i32; 2]>;

uniffi::custom_type!(
    /// Where each tower space is.
    MauerbauerPlaces,
    HashMap<MauerbauerTowerSpace, BoardPoint>,
    {
        remote,
        try_lift: |places| Ok(places.into_iter().map(|(at, p)| (at, [p.x.0, p.y.0])).collect()),
        lower: |places| {
            let point = |[x, y]: [i32; 2]| BoardPoint { x: Whole(x), y: Whole(y) };
            places.into_iter().map(|(at, place)| (at, point(place))).collect()
        },
    }
);

/// A place of a board: any unit will do, such as the pixels of a picture.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, uniffi::Record)]
pub struct BoardPoint {
    /// To the right.
    pub x: Whole,
    /// Down.
    pub y: Whole,
}

pub(super) type MauerbauerSpaces = BTreeMap<Space, Corners>;

uniffi::custom_type!(
    /// The corners of each landscape space.
    MauerbauerSpaces,
    HashMap<MauerbauerSpace, MauerbauerCorners>,
    {
        remote,
        try_lift: |spaces| Ok(spaces.into_iter().collect()),
        lower: |spaces| spaces.into_iter().collect(),
    }
);

pub(super) type MauerbauerCorners = Corners;

uniffi::custom_type!(
    /// The corners of a landscape space, one after the other around it.
    MauerbauerCorners,
    Vec<MauerbauerTowerSpace>,
    {
        remote,
        try_lift: |corners| Ok(Corners(corners)),
        lower: |corners| corners.0,
    }
);

mirror! {
    /// The numbers of what a board has.
    MauerbauerBoardCounts of BoardCounts {
        /// The number of landscape spaces.
        spaces: Whole = number,
        /// The number of wall lines.
        lines: Whole = number,
        /// The number of tower spaces.
        towers: Whole = number,
        /// The number of lines that border one space.
        rim: Whole = number,
        /// The number of lines of the rim with water beyond.
        coast: Whole = number,
        /// The number of tower spaces at the shore.
        shore: Whole = number,
        /// The number of lines between two regions.
        boundary: Whole = number,
    }
}

/// Returns the plan of a board, shipped or one's own. Throws `Notation` for names and numbers of
/// one's own that stand for nothing.
#[uniffi::export]
pub fn mauerbauer_board_plan(
    board: &MauerbauerBoard,
) -> Result<MauerbauerBoardPlan, MauerwerkError> {
    Ok(board.plan())
}

/// Reads the plan of a board from TOML. What it describes is not checked. Throws `Plan` for text
/// that is none.
#[uniffi::export]
pub fn read_mauerbauer_board(toml: &str) -> Result<MauerbauerBoardPlan, MauerwerkError> {
    BoardPlan::from_toml(toml).map_err(|faults| Faulty::Plan.error(&faults))
}

/// Reads the plan of a board from JSON. What it describes is not checked. Throws `Plan` for text
/// that is none.
#[uniffi::export]
pub fn read_mauerbauer_board_json(json: &str) -> Result<MauerbauerBoardPlan, MauerwerkError> {
    BoardPlan::from_json(json).map_err(|faults| Faulty::Plan.error(&faults))
}

/// Writes the plan of a board as TOML, lawful or not. Throws `Notation` for names and numbers that
/// stand for nothing.
#[uniffi::export]
pub fn write_mauerbauer_board(plan: &MauerbauerBoardPlan) -> Result<String, MauerwerkError> {
    Ok(plan.to_toml())
}

/// Writes the plan of a board as JSON, lawful or not. Throws `Notation` for names and numbers that
/// stand for nothing.
#[uniffi::export]
pub fn write_mauerbauer_board_json(plan: &MauerbauerBoardPlan) -> Result<String, MauerwerkError> {
    // Nothing in a plan has a form that JSON lacks.
    Ok(serde_json::to_string(plan).unwrap_or_default())
}

/// Checks the plan of a board and counts what the board has. Throws `Plan` with all that is wrong
/// with it at once (MA-91), and `Notation` for names and numbers that stand for nothing.
#[uniffi::export]
pub fn check_mauerbauer_board(
    plan: &MauerbauerBoardPlan,
) -> Result<MauerbauerBoardCounts, MauerwerkError> {
    plan.check().map(MauerbauerBoardCounts::from).map_err(|faults| Faulty::Plan.error(&faults))
}

/// Draws the empty board as SVG, with the names of its spaces, regions and coast. Throws `Plan`
/// with all that is wrong with the plan, and `Notation` for names and numbers that stand for nothing.
#[uniffi::export]
pub fn draw_mauerbauer_board(
    plan: &MauerbauerBoardPlan,
    theme: Theme,
) -> Result<String, MauerwerkError> {
    plan.svg(theme).map_err(|faults| Faulty::Plan.error(&faults))
}

/// Draws the empty board with plain characters, line by line. Throws `Plan` with all that is wrong
/// with the plan, and `Notation` for names and numbers that stand for nothing.
#[uniffi::export]
pub fn type_mauerbauer_board(plan: &MauerbauerBoardPlan) -> Result<String, MauerwerkError> {
    plan.text().map_err(|faults| Faulty::Plan.error(&faults))
}
