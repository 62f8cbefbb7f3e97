//! The set-up.

use mauerwerk::berlin::{
    CheckVisibility, DumbLuck, Fill, FirstColumn, GravityFills, Ground, HammerSetup, HolesCount,
    PathMemory, PresetHoles, Setup, SuitRotation,
};

use super::{BerlinCell, BerlinKind, BerlinSuit, BerlinVariants};
use crate::seat::{Count, Limit};

mirror! {
    /// Holds seats, variants and options: plain data that can be anything until a game is started
    /// with it.
    BerlinSetup of Setup {
        /// Holds the number of seats, 2 to 4 with one piecepack, up to 8 with more (BE-78).
        players: Count,
        /// Lists the variants that are played.
        variants: BerlinVariants,
        /// Holds the number of rows of the wall (BE-74).
        rows: Count,
        /// Holds the number of columns of the wall; rows times columns are 7 to 96 (BE-74, BE-80).
        columns: Count,
        /// Says which pieces the first column has (BE-01).
        first_column: BerlinFirstColumn,
        /// Says which columns are tiles and which are coins (BE-73).
        fill: BerlinFill,
        /// Says which cells are empty from the start (BE-76).
        preset_holes: BerlinPresetHoles,
        /// Holds the number of whole piecepacks, 1 or 2 (BE-78).
        packs: Count,
        /// Lists the suits of single stacks, quarters of a piecepack, added to one piecepack
        /// (BE-78).
        stacks: Vec<BerlinSuit>,
        /// Says where hammers start (BE-06).
        hammer_setup: BerlinHammerSetup,
        /// Says whether an empty cell costs a step (BE-11).
        holes_count: BerlinHolesCount,
        /// Says for how long a hammer may not enter a cell again (BE-15).
        path_memory: BerlinPathMemory,
        /// Says what Dumb Luck brings (BE-21).
        dumb_luck: BerlinDumbLuck,
        /// Holds how many pieces win, 1 to 96 (BE-30).
        target: Count,
        /// The order of the diagonals of coins, from the upper left (BE-39).
        suit_rotation: BerlinSuitRotation,
        /// Tells whether a new die is drawn for every bonus roll (BE-42).
        redraw_on_bonus: bool,
        /// Says who sees a piece that is turned over to check its colour (BE-49).
        check_visibility: BerlinCheckVisibility,
        /// Names the ground (BE-56).
        ground: BerlinGround,
        /// Says which empty cells gravity fills (BE-59).
        gravity_fills: BerlinGravityFills,
        /// Holds how many pieces bring the Wall of Jericho (BE-85).
        jericho_at: Count,
        /// Holds how many pieces lie face up from the start (BE-86).
        face_up: Count,
        /// Holds after how many turns in a row without a collected piece the game ends, if at all
        /// (BE-122).
        max_idle_turns: Limit,
    }
}

back! {
    BerlinSetup to Setup {
        players, variants, rows, columns, first_column, fill, preset_holes, packs, stacks,
        hammer_setup, holes_count, path_memory, dumb_luck, target, suit_rotation, redraw_on_bonus,
        check_visibility, ground, gravity_fills, jericho_at, face_up, max_idle_turns,
    }
}

pub(super) type BerlinFirstColumn = FirstColumn;

/// Says which pieces the first column has (BE-01).
#[uniffi::remote(Enum)]
pub enum BerlinFirstColumn {
    /// Starts with tiles.
    Tiles,
    /// Starts with coins.
    Coins,
}

pub(super) type BerlinFill = Fill;

/// Says which columns are tiles and which are coins (BE-73).
#[uniffi::remote(Enum)]
pub enum BerlinFill {
    /// Alternates, starting with the first column's kind.
    Alternate,
    /// Uses tiles as long as there are any.
    TilesOnly,
    /// Uses coins as long as there are any.
    CoinsOnly,
    /// Repeats a pattern of 1 to 30 columns.
    Explicit(Vec<BerlinKind>),
}

pub(super) type BerlinPresetHoles = PresetHoles;

/// Says which cells are empty from the start (BE-76).
#[uniffi::remote(Enum)]
pub enum BerlinPresetHoles {
    /// Leaves so many random cells empty.
    Random(u8),
    /// Leaves these cells empty.
    At(Vec<BerlinCell>),
}

pub(super) type BerlinHammerSetup = HammerSetup;

/// Says where hammers start (BE-06).
#[uniffi::remote(Enum)]
pub enum BerlinHammerSetup {
    /// Lets each seat choose, in the order of the seats.
    Choose,
    /// Leaves it to chance.
    Random,
    /// Puts them on these cells, one for each seat.
    Fixed(Vec<BerlinCell>),
}

pub(super) type BerlinHolesCount = HolesCount;

/// Says whether an empty cell costs a hammer a step (BE-11).
#[uniffi::remote(Enum)]
pub enum BerlinHolesCount {
    /// Counts it like any cell.
    Step,
    /// Jumps it (BE-110).
    Skipped,
}

pub(super) type BerlinPathMemory = PathMemory;

/// Says for how long a hammer may not enter a cell again (BE-15).
#[uniffi::remote(Enum)]
pub enum BerlinPathMemory {
    /// Remembers until the turn ends.
    WholeTurn,
    /// Remembers until the next roll.
    PerRoll,
}

pub(super) type BerlinDumbLuck = DumbLuck;

/// Says what Dumb Luck brings (BE-21).
#[uniffi::remote(Enum)]
pub enum BerlinDumbLuck {
    /// Brings another roll; the piece stays on the wall.
    ExtraRollOnly,
    /// Lets the piece be collected like any match (BE-111).
    Collect,
}

pub(super) type BerlinSuitRotation = SuitRotation;

/// The order in which the diagonals of coins follow one another, from the upper left (BE-39).
#[uniffi::remote(Enum)]
pub enum BerlinSuitRotation {
    /// That of the suits as they are listed, which goes round, from this one on.
    From(BerlinSuit),
    /// Any other: each of the four suits once.
    Order(Vec<BerlinSuit>),
}

pub(super) type BerlinCheckVisibility = CheckVisibility;

/// Says who sees a piece that is turned over to check its colour (BE-49).
#[uniffi::remote(Enum)]
pub enum BerlinCheckVisibility {
    /// Shows it to everybody.
    Public,
    /// Shows it to the seat that checks.
    Private,
}

pub(super) type BerlinGround = Ground;

/// Names the side of the wall that is the ground (BE-56).
#[uniffi::remote(Enum)]
pub enum BerlinGround {
    /// Makes pieces fall to the lowest row.
    Bottom,
    /// Makes pieces fall to the highest row.
    Top,
    /// Makes pieces fall to the first column.
    Left,
    /// Makes pieces fall to the last column.
    Right,
}

pub(super) type BerlinGravityFills = GravityFills;

/// Says which empty cells gravity fills (BE-59).
#[uniffi::remote(Enum)]
pub enum BerlinGravityFills {
    /// Fills holes and leaves gaps.
    HolesOnly,
    /// Fills gaps too (BE-117).
    AnyEmptyCell,
}
