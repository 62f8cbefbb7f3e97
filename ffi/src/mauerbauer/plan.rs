//! Boards and decks: their plans, as data.

use std::collections::{BTreeMap, HashMap};

use mauerwerk::Theme;
use mauerwerk::mauerbauer::{BoardPlan, Card, Corners, DeckPlan, Points, Space, TowerSpace};

use super::{
    CardPoints, MauerbauerBoard, MauerbauerBoardCounts, MauerbauerBoardPlan, MauerbauerCard,
    MauerbauerDeck, MauerbauerDeckPlan, MauerbauerSpace, MauerbauerTowerSpace,
};
use crate::error::{Faulty, MauerwerkError};
use crate::seat::{Count, Whole};

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

collection! {
    /// The corners of each landscape space.
    MauerbauerSpaces: BTreeMap<Space, Corners> as HashMap<MauerbauerSpace, MauerbauerCorners>
}

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

pub(super) type MauerbauerCopies = BTreeMap<Card, u8>;

uniffi::custom_type!(
    /// The number of cards of each face.
    MauerbauerCopies,
    HashMap<MauerbauerCard, Count>,
    {
        remote,
        try_lift: |copies| Ok(copies.into_iter().map(|(card, n)| (card, n.into())).collect()),
        lower: |copies| copies.into_iter().map(|(card, n)| (card, n.into())).collect(),
    }
);

pub(super) type MauerbauerPoints = Points;

uniffi::custom_type!(
    /// What each kind of card scores.
    MauerbauerPoints,
    CardPoints,
    {
        remote,
        try_lift: |points| Ok(points.into()),
        lower: |points| points.into(),
    }
);

/// Declares a record with a name for each number of a short list of the core.
macro_rules! named_points {
    ($(#[$doc:meta])* $name:ident { $($(#[$field_doc:meta])* $field:ident,)+ } of $count:literal) => {
        $(#[$doc])*
        #[derive(Copy, Clone, Eq, PartialEq, Debug, uniffi::Record)]
        pub struct $name { $($(#[$field_doc])* pub $field: Count,)+ }

        impl From<[u8; $count]> for $name {
            fn from([$($field),+]: [u8; $count]) -> Self {
                Self { $($field: $field.into()),+ }
            }
        }

        impl From<$name> for [u8; $count] {
            fn from($name { $($field),+ }: $name) -> Self {
                [$($field.into()),+]
            }
        }
    };
}

named_points! {
    /// What a city scores by its spaces.
    SizePoints {
        /// The points for a city of 1 space.
        one,
        /// The points for a city of 2 spaces.
        two,
        /// The points for a city of 3 spaces.
        three,
        /// The points for a city of 7 spaces or more.
        seven,
    } of 4
}

named_points! {
    /// What a city scores by its colours.
    VarietyPoints {
        /// The points for a city of 2 or 3 colours.
        few,
        /// The points for a city of 4 or 5 colours.
        many,
    } of 2
}

named_points! {
    /// What a piece of the colour in the city scores.
    ColourPoints {
        /// The points for a house.
        house,
        /// The points for a palace.
        palace,
    } of 2
}

/// Declares the functions that both plans have: how they are read and written.
macro_rules! plan {
    ($plan:ident, $kind:ident: $choice:ident, $core:ident, $of:ident $read:ident $read_json:ident $write:ident $write_json:ident) => {
        /// Returns the plan, of one that comes with the library or of one's own. Throws `Notation`
        /// for names and numbers of one's own that stand for nothing.
        #[uniffi::export]
        pub fn $of($kind: &$choice) -> Result<$plan, MauerwerkError> {
            Ok($kind.plan())
        }

        /// Reads a plan from TOML. What it describes is not checked. Throws `Plan` for text that is
        /// none.
        #[uniffi::export]
        pub fn $read(toml: &str) -> Result<$plan, MauerwerkError> {
            $core::from_toml(toml).map_err(|faults| Faulty::Plan.error(&faults))
        }

        /// Reads a plan from JSON. What it describes is not checked. Throws `Plan` for text that is
        /// none.
        #[uniffi::export]
        pub fn $read_json(json: &str) -> Result<$plan, MauerwerkError> {
            $core::from_json(json).map_err(|faults| Faulty::Plan.error(&faults))
        }

        /// Writes a plan as TOML, lawful or not. Throws `Notation` for names and numbers that stand
        /// for nothing.
        #[uniffi::export]
        pub fn $write(plan: &$plan) -> Result<String, MauerwerkError> {
            Ok(plan.to_toml())
        }

        /// Writes a plan as JSON, lawful or not. Throws `Notation` for names and numbers that stand
        /// for nothing.
        #[uniffi::export]
        pub fn $write_json(plan: &$plan) -> Result<String, MauerwerkError> {
            // Nothing in a plan has a form that JSON lacks.
            Ok(serde_json::to_string(plan).unwrap_or_default())
        }
    };
}

plan! {
    MauerbauerBoardPlan, board: MauerbauerBoard, BoardPlan,
    mauerbauer_board_plan read_mauerbauer_board read_mauerbauer_board_json write_mauerbauer_board
        write_mauerbauer_board_json
}

plan! {
    MauerbauerDeckPlan, deck: MauerbauerDeck, DeckPlan,
    mauerbauer_deck_plan read_mauerbauer_deck read_mauerbauer_deck_json write_mauerbauer_deck
        write_mauerbauer_deck_json
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

/// Checks the plan of a deck, and returns a warning if it is unusual. Throws `Plan` with all that
/// is wrong with it at once (MA-92), and `Notation` for names and numbers that stand for nothing.
#[uniffi::export]
pub fn check_mauerbauer_deck(plan: &MauerbauerDeckPlan) -> Result<Option<String>, MauerwerkError> {
    plan.check().map_err(|faults| Faulty::Plan.error(&faults))
}
