//! The setup.

use mauerwerk::berlin::{
    CheckVisibility, DumbLuck, Fill, FirstColumn, GravityFills, Ground, HammerSetup, HolesCount,
    PathMemory, PresetHoles, Setup, SuitRotation,
};

use super::{BerlinCell, BerlinKind, BerlinSuit, BerlinVariants};
use crate::seat::{Count, Limit};

mirror! {
    /// Seats, variants and options: plain data that can be anything until a game is started
    /// with it.
    BerlinSetup of Setup {
        /// The number of seats, 2 to 4 with one piecepack, up to 8 with more (BE-78).
        players: Count,
        /// The variants that are played.
        variants: BerlinVariants,
        /// The number of rows of the wall (BE-74).
        rows: Count,
        /// The number of columns of the wall; rows times columns are 7 to 96 (BE-74, BE-80).
        columns: Count,
        /// The kind of piece in the first column (BE-01).
        first_column: BerlinFirstColumn,
        /// The columns of tiles and those of coins (BE-73).
        fill: BerlinFill,
        /// The cells that are empty from the start (BE-76).
        preset_holes: BerlinPresetHoles,
        /// The number of whole piecepacks, 1 or 2 (BE-78).
        packs: Count,
        /// The suits of single stacks, quarters of a piecepack, added to one piecepack
        /// (BE-78).
        stacks: Vec<BerlinSuit>,
        /// The places where hammers start (BE-06).
        hammer_setup: BerlinHammerSetup,
        /// Whether an empty cell costs a step (BE-11).
        holes_count: BerlinHolesCount,
        /// The time for which a hammer may not enter a cell again (BE-15).
        path_memory: BerlinPathMemory,
        /// What Dumb Luck brings (BE-21).
        dumb_luck: BerlinDumbLuck,
        /// The number of pieces that win, 1 to 96 (BE-30).
        target: Count,
        /// The order of the diagonals of coins, from the upper left (BE-39).
        suit_rotation: BerlinSuitRotation,
        /// Whether a new die is drawn for every bonus roll (BE-42).
        redraw_on_bonus: bool,
        /// Who sees a piece that is turned over to check its colour (BE-49).
        check_visibility: BerlinCheckVisibility,
        /// The ground (BE-56).
        ground: BerlinGround,
        /// The empty cells that gravity fills (BE-59).
        gravity_fills: BerlinGravityFills,
        /// The number of pieces that bring the Wall of Jericho (BE-85).
        jericho_at: Count,
        /// The number of pieces that lie face up from the start (BE-86).
        face_up: Count,
        /// The number of turns in a row without a collected piece after which the game ends, if at
        /// all (BE-122).
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

/// The kind of piece in the first column (BE-01).
#[uniffi::remote(Enum)]
pub enum BerlinFirstColumn {
    /// Tiles.
    Tiles,
    /// Coins.
    Coins,
}

pub(super) type BerlinFill = Fill;

/// The columns of tiles and those of coins (BE-73).
#[uniffi::remote(Enum)]
pub enum BerlinFill {
    /// Both kinds by turns, starting with the first column's.
    Alternate,
    /// Tiles as long as there are any.
    TilesOnly,
    /// Coins as long as there are any.
    CoinsOnly,
    /// A pattern of 1 to 30 columns that is repeated.
    Explicit(Vec<BerlinKind>),
}

pub(super) type BerlinPresetHoles = PresetHoles;

/// The cells that are empty from the start (BE-76).
#[uniffi::remote(Enum)]
pub enum BerlinPresetHoles {
    /// So many random cells.
    Random(u8),
    /// These cells.
    At(Vec<BerlinCell>),
}

pub(super) type BerlinHammerSetup = HammerSetup;

/// The places where hammers start (BE-06).
#[uniffi::remote(Enum)]
pub enum BerlinHammerSetup {
    /// Where each seat chooses, in the order of the seats.
    Choose,
    /// On random pieces.
    Random,
    /// On these cells, one for each seat.
    Fixed(Vec<BerlinCell>),
}

pub(super) type BerlinHolesCount = HolesCount;

/// Whether an empty cell costs a hammer a step (BE-11).
#[uniffi::remote(Enum)]
pub enum BerlinHolesCount {
    /// It costs a step like any cell.
    Step,
    /// It is jumped (BE-110).
    Skipped,
}

pub(super) type BerlinPathMemory = PathMemory;

/// The time for which a hammer may not enter a cell again (BE-15).
#[uniffi::remote(Enum)]
pub enum BerlinPathMemory {
    /// Until the turn ends.
    WholeTurn,
    /// Until the next roll.
    PerRoll,
}

pub(super) type BerlinDumbLuck = DumbLuck;

/// What Dumb Luck brings (BE-21).
#[uniffi::remote(Enum)]
pub enum BerlinDumbLuck {
    /// Another roll; the piece stays on the wall.
    ExtraRollOnly,
    /// A piece that may be collected like any match (BE-111).
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

/// Who sees a piece that is turned over to check its colour (BE-49).
#[uniffi::remote(Enum)]
pub enum BerlinCheckVisibility {
    /// Everybody.
    Public,
    /// The seat that checks.
    Private,
}

pub(super) type BerlinGround = Ground;

/// The side of the wall that is the ground (BE-56).
#[uniffi::remote(Enum)]
pub enum BerlinGround {
    /// The lowest row.
    Bottom,
    /// The highest row.
    Top,
    /// The first column.
    Left,
    /// The last column.
    Right,
}

pub(super) type BerlinGravityFills = GravityFills;

/// The empty cells that gravity fills (BE-59).
#[uniffi::remote(Enum)]
pub enum BerlinGravityFills {
    /// Holes, and no gaps.
    HolesOnly,
    /// Gaps too (BE-117).
    AnyEmptyCell,
}
