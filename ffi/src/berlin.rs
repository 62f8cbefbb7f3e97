//! Berlin.

use mauerwerk::berlin::{
    Action, Cell, CheckVisibility, Content, Direction, DumbLuck, Ending, Event, Fill, FirstColumn,
    GravityFills, Ground, HammerSetup, HolesCount, Kind, Pair, Path, PathMemory, Phase, Piece,
    PresetHoles, Reach, Setup, Shift, State, Suit, Value, Variant, Variants, View,
};
use mauerwerk::{Seat, Seats};

use crate::dealer::Dealer;
use crate::error::MauerwerkError;
use crate::seat::{Actor, Count, Counts, Limit, Viewer, Whole, number};
use crate::simulate::Batch;
use crate::turn::Turn;

game! {
    State, setup Setup,
    BerlinSetup, BerlinState, BerlinGame, BerlinSnapshot, BerlinChoice, BerlinChance, BerlinNews,
    BerlinDecision, BerlinAction, BerlinEvent, BerlinView,
    functions berlin_setup read_berlin_setup write_berlin_setup read_berlin_action
        write_berlin_action,
    scores |view: &View| view.scores().as_slice().iter().copied().map(i32::from).collect()
}

/// Returns the defaults of some variants for that many seats.
#[uniffi::export]
pub fn berlin_variants(
    variants: BerlinVariants,
    players: Count,
) -> Result<BerlinSetup, MauerwerkError> {
    Ok(Setup::new(variants, players.into()).into())
}

#[uniffi::export]
impl BerlinGame {
    /// Writes the game as Portable Piecepack Notation, for tools that draw and animate it.
    #[must_use]
    pub fn to_ppn(&self) -> String {
        mauerwerk::berlin::ppn(&self.0.lock().record)
    }
}

type BerlinAction = Action;
type BerlinCell = Cell;
type BerlinCheckVisibility = CheckVisibility;
type BerlinContent = Content;
type BerlinDirection = Direction;
type BerlinDumbLuck = DumbLuck;
type BerlinEnding = Ending;
type BerlinEvent = Event;
type BerlinFace = (Suit, Value);
type BerlinFill = Fill;
type BerlinFirstColumn = FirstColumn;
type BerlinGravityFills = GravityFills;
type BerlinGround = Ground;
type BerlinHammerSetup = HammerSetup;
type BerlinHolesCount = HolesCount;
type BerlinKind = Kind;
type BerlinPair = Pair;
type BerlinPath = Path;
type BerlinPathMemory = PathMemory;
type BerlinPhase = Phase;
type BerlinPiece = Piece;
type BerlinPresetHoles = PresetHoles;
type BerlinReach = Reach;
type BerlinShift = Shift;
type BerlinSuit = Suit;
type BerlinValue = Value;
type BerlinVariant = Variant;
type BerlinVariants = Variants;

/// Names a place of the wall by column and row, counted from 0 at the lower left.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, uniffi::Record)]
pub struct WallCell {
    /// Counts columns from 0 at the left.
    pub column: Whole,
    /// Counts rows from 0 at the bottom.
    pub row: Whole,
}

uniffi::custom_type!(BerlinCell, WallCell, {
    remote,
    try_lift: |cell| Ok(read_cell(cell)?),
    lower: |cell| WallCell { column: number(cell.column()), row: number(cell.row()) },
});

fn read_cell(WallCell { column, row }: WallCell) -> Result<Cell, MauerwerkError> {
    let place = |number: Whole| usize::try_from(number.0).ok();
    let cell = place(column).zip(place(row)).and_then(|(column, row)| Cell::new(column, row));
    cell.ok_or_else(|| {
        MauerwerkError::notation("a cell of a wall", &format!("column {} row {}", column.0, row.0))
    })
}

/// Holds the way a hammer takes: one to six steps.
#[derive(Clone, Eq, PartialEq, Hash, Debug, uniffi::Record)]
pub struct HammerPath {
    /// Lists the steps.
    pub steps: Vec<BerlinDirection>,
    /// Says at which of the empty cells that the last step jumps it stops, 1 for the first; 0 takes
    /// the whole step (BE-110).
    pub stop: Whole,
}

uniffi::custom_type!(BerlinPath, HammerPath, {
    remote,
    try_lift: |path| {
        let stop = usize::try_from(path.stop.0).ok();
        let read = stop.zip(Path::new(&path.steps)).and_then(|(stop, path)| path.stopping(stop));
        Ok(read.ok_or_else(|| MauerwerkError::notation("a path of one to six steps", "…"))?)
    },
    lower: |path| HammerPath { steps: path.steps().collect(), stop: number(path.stop()) },
});

/// Holds two dice rolled together; which is which does not matter (BE-94).
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, uniffi::Record)]
pub struct TwoDice {
    /// Holds the lower die.
    pub low: BerlinValue,
    /// Holds the higher die.
    pub high: BerlinValue,
}

uniffi::custom_type!(BerlinPair, TwoDice, {
    remote,
    try_lift: |dice| Ok(Pair::new(dice.low, dice.high)),
    lower: |pair| TwoDice { low: pair.low(), high: pair.high() },
});

/// Holds what a tile shows.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, uniffi::Record)]
pub struct TileFace {
    /// Holds its suit.
    pub suit: BerlinSuit,
    /// Holds its value.
    pub value: BerlinValue,
}

uniffi::custom_type!(BerlinFace, TileFace, {
    remote,
    try_lift: |face| Ok((face.suit, face.value)),
    lower: |face| TileFace { suit: face.0, value: face.1 },
});

uniffi::custom_type!(
    /// Lists variants in the order of the rulebook.
    BerlinVariants,
    Vec<BerlinVariant>,
    {
        remote,
        try_lift: |variants| Ok(variants.into()),
        lower: |variants| variants.into(),
    }
);

/// Names a suit, which is also the colour of a die (BE-55).
#[uniffi::remote(Enum)]
pub enum BerlinSuit {
    /// Is red.
    Suns,
    /// Is black.
    Moons,
    /// Is yellow or green.
    Crowns,
    /// Is blue.
    Arms,
}

/// Names a number of tiles, coins and dice. Aces are low, nulls high: a null moves six spaces
/// (BE-09).
#[uniffi::remote(Enum)]
pub enum BerlinValue {
    /// Counts 1.
    Ace,
    /// Counts 2.
    Two,
    /// Counts 3.
    Three,
    /// Counts 4.
    Four,
    /// Counts 5.
    Five,
    /// Counts 6.
    Null,
}

/// Tells tiles and coins apart.
#[uniffi::remote(Enum)]
pub enum BerlinKind {
    /// Shows suit and value on its face, neither on its back.
    Tile,
    /// Shows its suit on its back and its value on its face (BE-04).
    Coin,
}

/// Names a tile or a coin by all that is printed on it.
#[uniffi::remote(Record)]
pub struct BerlinPiece {
    /// Tells tile or coin.
    pub kind: BerlinKind,
    /// Holds its suit.
    pub suit: BerlinSuit,
    /// Holds its value.
    pub value: BerlinValue,
}

/// Names one of the four ways from a cell to the next.
#[uniffi::remote(Enum)]
pub enum BerlinDirection {
    /// Leads to the next row.
    Up,
    /// Leads to the row before.
    Down,
    /// Leads to the column before.
    Left,
    /// Leads to the next column.
    Right,
}

/// Holds a decision of a seat or of chance.
#[uniffi::remote(Enum)]
pub enum BerlinAction {
    /// Brings the value of a die (BE-07, BE-09) or of a coin.
    Value(BerlinValue),
    /// Brings the values of two dice (BE-94).
    Pair(BerlinPair),
    /// Brings the suit of a face-down coin (BE-04) or of the die that is drawn (BE-40).
    Suit(BerlinSuit),
    /// Brings the face of a tile.
    Tile(BerlinSuit, BerlinValue),
    /// Leaves the piece that was landed on, or the Wall of Jericho, as it is (BE-19, BE-82).
    Leave,
    /// Flips the piece that was landed on (BE-19).
    Flip,
    /// Looks at the tile that was landed on and turns it back (BE-48).
    Check,
    /// Collects the piece that was landed on (BE-20, BE-44).
    Collect,
    /// Puts a hammer on a piece before the game (BE-06).
    Place(BerlinCell),
    /// Turns up a piece by the Wall of Jericho (BE-82), or before the game (BE-86).
    Open(BerlinCell),
    /// Leaves a cell empty from the start (BE-76).
    Hole(BerlinCell),
    /// Fills an empty cell with the pieces that lie beyond it in a direction (BE-69, BE-117).
    Fill(BerlinCell, BerlinDirection),
    /// Moves a hammer, one's own or another's (BE-08, BE-17).
    Move(Seat, BerlinPath),
}

/// Names a variant of the rulebook.
#[uniffi::remote(Enum)]
pub enum BerlinVariant {
    /// Draws a die of a random colour each turn, and collects by its colour too (variant 1).
    CrazyEights,
    /// Lets pieces fall into holes, towards one side of the wall (variant 2).
    Gravity,
    /// Fills holes from a side that the player chooses (variant 3).
    NulloGravity,
    /// Sets 2 rows instead of 4 (variant 4); any other rectangle is `rows` and `columns`.
    WallOfChina,
    /// Turns a piece up in the turn after the seventh piece was collected (variant 5).
    WallOfJericho,
    /// Sets 12 pieces that lie face up from the start (variant 6); any other number is `face_up`.
    FastForward,
    /// Makes a hammer land on tiles and coins by turns (variant 7).
    OnAgainOffAgain,
    /// Rolls two dice, one to move and one to pick up (variant 8).
    PairADice,
}

/// Says which pieces the first column has (BE-01).
#[uniffi::remote(Enum)]
pub enum BerlinFirstColumn {
    /// Starts with tiles.
    Tiles,
    /// Starts with coins.
    Coins,
}

/// Says whether an empty cell costs a hammer a step (BE-11).
#[uniffi::remote(Enum)]
pub enum BerlinHolesCount {
    /// Counts it like any cell.
    Step,
    /// Jumps it (BE-110).
    Skipped,
}

/// Says for how long a hammer may not enter a cell again (BE-15).
#[uniffi::remote(Enum)]
pub enum BerlinPathMemory {
    /// Remembers until the turn ends.
    WholeTurn,
    /// Remembers until the next roll.
    PerRoll,
}

/// Says what Dumb Luck brings (BE-21).
#[uniffi::remote(Enum)]
pub enum BerlinDumbLuck {
    /// Brings another roll; the piece stays on the wall.
    ExtraRollOnly,
    /// Lets the piece be collected like any match (BE-111).
    Collect,
}

/// Says who sees a piece that is turned over to check its colour (BE-49).
#[uniffi::remote(Enum)]
pub enum BerlinCheckVisibility {
    /// Shows it to everybody.
    Public,
    /// Shows it to the seat that checks.
    Private,
}

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

/// Says which empty cells gravity fills (BE-59).
#[uniffi::remote(Enum)]
pub enum BerlinGravityFills {
    /// Fills holes and leaves gaps.
    HolesOnly,
    /// Fills gaps too (BE-117).
    AnyEmptyCell,
}

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

/// Says which cells are empty from the start (BE-76).
#[uniffi::remote(Enum)]
pub enum BerlinPresetHoles {
    /// Leaves so many random cells empty.
    Random(u8),
    /// Leaves these cells empty.
    At(Vec<BerlinCell>),
}

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
        /// Names the suit of the first diagonal of coins, at the upper left (BE-39).
        suit_rotation: BerlinSuit,
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

/// Holds what lies in a cell.
#[uniffi::remote(Enum)]
pub enum BerlinContent {
    /// Holds nothing: a hole or a gap.
    Empty,
    /// Holds a face-down tile that nobody has seen.
    Tile,
    /// Holds a face-down tile that somebody has looked at (BE-48).
    Checked {
        /// Holds what it shows, or nothing where that is hidden from the viewer (BE-49).
        tile: Option<BerlinFace>,
        /// Lists who has looked; with public checks that is everybody.
        by: Seats,
    },
    /// Holds a face-down coin with the suit of its back (BE-04); nothing before that is dealt.
    Coin(Option<BerlinSuit>),
    /// Holds a piece that lies face up.
    Open(BerlinPiece),
}

/// Names a part of the game.
#[uniffi::remote(Enum)]
pub enum BerlinPhase {
    /// Waits for chance to leave a cell empty (BE-76).
    LeavingHoles,
    /// Waits for chance to deal a coin's suit (BE-04).
    DealingCoins,
    /// Waits for chance to choose a piece that lies face up from the start (BE-86).
    ChoosingFaces,
    /// Waits for chance to show that piece.
    TurningFace,
    /// Waits for a hammer to be put on the wall (BE-06).
    Placing,
    /// Waits for a die that decides who starts (BE-07).
    RollingOff,
    /// Waits for the seat's choice by the Wall of Jericho (BE-81).
    Jericho,
    /// Waits for chance to show the piece it chose.
    TurningJericho,
    /// Waits for the die to be drawn (BE-40).
    DrawingDie,
    /// Waits for the roll.
    Rolling,
    /// Waits for a move.
    Moving,
    /// Waits for what the seat does with the piece its hammer landed on.
    Landed,
    /// Waits for chance to show the piece that is flipped.
    Flipping,
    /// Waits for the seat to collect or leave the piece it flipped.
    Flipped,
    /// Waits for chance to show the tile that is looked at.
    Checking,
    /// Waits for the seat to collect or leave the tile it looked at (BE-115).
    Checked,
    /// Waits for chance to show the coin that is picked up unseen (BE-127).
    PickingUp,
    /// Waits for the seat to choose how an empty cell is filled (BE-69).
    Settling,
    /// Comes after the end.
    Over,
}

/// Says where a hammer could be moved.
#[uniffi::remote(Record)]
pub struct BerlinReach {
    /// Names the seat whose hammer it is.
    pub hammer: Seat,
    /// Lists the cells, row by row from the lowest.
    pub cells: Vec<BerlinCell>,
}

/// Says how an empty cell was filled.
#[uniffi::remote(Record)]
pub struct BerlinShift {
    /// Names the cell.
    pub cell: BerlinCell,
    /// Says on which side of it the pieces lay.
    pub from: BerlinDirection,
}

mirror! {
    /// Holds what a viewer sees: everything but the tiles that others have looked at for
    /// themselves (BE-49).
    BerlinView of View {
        /// Says who looks.
        viewer: Viewer,
        /// Holds seats, variants and options.
        setup: BerlinSetup,
        /// Lists what lies in each cell, row by row from the lowest, each from left to right.
        wall: Vec<BerlinContent>,
        /// Lists the empty cells with a piece on all four sides (BE-34); all other empty cells are
        /// gaps.
        holes: Vec<BerlinCell>,
        /// Lists the cell of each seat's hammer, nothing before it is put on the wall.
        hammers: Vec<Option<BerlinCell>>,
        /// Lists the pieces each seat has collected (BE-38).
        collected: Vec<Vec<BerlinPiece>>,
        /// Says which part of the game it is.
        phase: BerlinPhase,
        /// Names the seat to move, or the next to place or to roll off.
        seat: Seat,
        /// Lists the seat whose decision it is, if it is anybody's.
        deciding: Seats,
        /// Lists the seats that have won, when the game is over.
        winners: Seats,
        /// Holds the colour of the die that was drawn (BE-40).
        colour: Option<BerlinSuit>,
        /// Holds the value that was rolled; of two dice the one that moved, before that the higher.
        roll: Option<BerlinValue>,
        /// Holds the other of two dice (BE-94).
        second: Option<BerlinValue>,
        /// Names the cell of the piece that is turned up away from any hammer (BE-82, BE-86).
        at: Option<BerlinCell>,
        /// Lists the cells that the hammer of the seat to move may not enter again in this turn.
        visited: Vec<BerlinCell>,
        /// Lists where each hammer could be moved, when a move is asked for.
        reach: Vec<BerlinReach>,
        /// Lists the cells emptied in this turn that gravity may still fill (BE-117); while random
        /// holes are chosen, those chosen so far.
        opened: Vec<BerlinCell>,
        /// Lists how cells were filled in this settlement (BE-70).
        shifts: Vec<BerlinShift>,
        /// Holds what each seat rolled for the first turn, 1 to 6; 0 before it has, 7 if it is out.
        /// Empty while nobody has.
        rolls: Counts,
        /// Lists on which kind of piece each seat's last turn ended, where that counts (BE-88).
        kinds: Vec<Option<BerlinKind>>,
        /// Lists the seats that had their Wall of Jericho (BE-81).
        jericho: Seats,
        /// Holds how many turns in a row no piece was collected, where that is counted (BE-122).
        idle_turns: Whole,
        /// Tells whether a piece was collected in this turn, where that is counted.
        gained: bool,
    }
}

/// Says why a game ended.
#[uniffi::remote(Enum)]
pub enum BerlinEnding {
    /// Says that a seat has collected as many pieces as win (BE-30).
    TargetReached,
    /// Says that nothing is left of the wall (BE-31).
    WallGone,
    /// Says that nobody has collected a piece for too many turns (BE-122).
    TooManyIdleTurns,
}

/// Holds something that happened.
#[uniffi::remote(Enum)]
pub enum BerlinEvent {
    /// Tells that a cell is empty from the start (BE-76).
    HoleLeft {
        /// Names the cell.
        cell: BerlinCell,
    },
    /// Tells that the random holes broke a rule of a variant and are chosen again (BE-121).
    LaidAgain,
    /// Tells which suit a face-down coin has (BE-04).
    CoinLaid {
        /// Names its cell.
        cell: BerlinCell,
        /// Holds its suit.
        suit: BerlinSuit,
    },
    /// Tells which piece is to be turned up, before the game or by the Wall of Jericho.
    Chosen {
        /// Names its cell.
        cell: BerlinCell,
    },
    /// Tells that a piece was turned up for good.
    TurnedUp {
        /// Names its cell.
        cell: BerlinCell,
        /// Holds the piece.
        piece: BerlinPiece,
    },
    /// Tells where a hammer starts (BE-06).
    Placed {
        /// Names the seat.
        seat: Seat,
        /// Names the cell.
        cell: BerlinCell,
    },
    /// Tells what a seat rolled for the first turn (BE-07).
    RolledOff {
        /// Names the seat.
        seat: Seat,
        /// Holds the value.
        value: BerlinValue,
    },
    /// Tells which seats roll again for the first turn.
    Tied {
        /// Lists the seats.
        seats: Seats,
    },
    /// Tells whose turn starts.
    TurnStarts {
        /// Names the seat.
        seat: Seat,
    },
    /// Tells that the Wall of Jericho was not used (BE-82), or could not be (BE-84).
    JerichoLapsed {
        /// Names the seat.
        seat: Seat,
    },
    /// Tells the colour of the die that was drawn (BE-40).
    DieDrawn {
        /// Holds the colour.
        suit: BerlinSuit,
    },
    /// Tells what was rolled.
    Rolled {
        /// Holds the value, the higher one of two.
        value: BerlinValue,
        /// Holds the lower value of two dice (BE-94).
        second: Option<BerlinValue>,
    },
    /// Tells that no hammer can move (BE-08, BE-29).
    CannotMove,
    /// Tells that a hammer moved.
    Moved {
        /// Names the seat that moved it.
        seat: Seat,
        /// Names the seat whose hammer it is.
        hammer: Seat,
        /// Holds the way it took.
        path: BerlinPath,
        /// Names the cell where it ended.
        to: BerlinCell,
    },
    /// Tells that a seat flips the piece it landed on.
    Flips {
        /// Names its cell.
        cell: BerlinCell,
    },
    /// Tells that a seat looks at the tile it landed on (BE-48).
    Looks {
        /// Names its cell.
        cell: BerlinCell,
    },
    /// Tells what the tile shows that a seat looked at.
    Checked {
        /// Names the seat that looked.
        seat: Seat,
        /// Tells whether everybody may see it (BE-49).
        public: bool,
        /// Holds suit and value, or nothing where it is hidden from the viewer.
        tile: Option<BerlinFace>,
    },
    /// Tells that a flipped piece matches the number: another roll, and the piece stays (BE-21).
    DumbLuck,
    /// Tells that a seat picks up the piece it landed on.
    PicksUp {
        /// Names its cell.
        cell: BerlinCell,
    },
    /// Tells that a piece was collected.
    Collected {
        /// Names the seat.
        seat: Seat,
        /// Holds the piece.
        piece: BerlinPiece,
    },
    /// Tells that a seat leaves the piece it landed on as it is.
    Left {
        /// Names its cell.
        cell: BerlinCell,
    },
    /// Tells that the pieces beyond an empty cell moved into it (BE-60).
    Filled {
        /// Names the cell.
        cell: BerlinCell,
        /// Says from which side.
        from: BerlinDirection,
    },
    /// Tells that a turn is over.
    TurnEnded {
        /// Names the seat.
        seat: Seat,
    },
    /// Tells that the game is over.
    GameOver {
        /// Says why.
        ending: BerlinEnding,
    },
}
