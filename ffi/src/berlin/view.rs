//! What a viewer sees.

use mauerwerk::berlin::{Phase, Position, View};
use mauerwerk::{Seat, Seats};

use super::{
    BerlinCell, BerlinContent, BerlinKind, BerlinPiece, BerlinReach, BerlinSetup, BerlinSuit,
    BerlinValue,
};
use crate::seat::{Counts, Viewer, Whole};

mirror! {
    /// A position as one viewer sees it, with what follows from it.
    BerlinView of View {
        /// The one who looks.
        viewer: Viewer,
        /// The position as far as the viewer knows it.
        position: BerlinPosition,
        /// The empty cells with a piece on all four sides (BE-34); all other empty cells are gaps.
        holes: Vec<BerlinCell>,
        /// The seat whose decision it is, if it is anybody's.
        deciding: Seats,
        /// The seats that have won, when the game is over.
        winners: Seats,
        /// The cells that each hammer could be moved to, while a seat is to move one.
        reach: Vec<BerlinReach>,
    }
}

mirror! {
    /// A position as plain data, with unknown tiles where they are hidden from whoever looks.
    BerlinPosition of Position {
        /// The seats, variants and options.
        setup: BerlinSetup,
        /// The content of each cell, row by row from the lowest, each from left to right.
        wall: Vec<BerlinContent>,
        /// The cell of each seat's hammer, nothing before it is put on the wall.
        hammers: Vec<Option<BerlinCell>>,
        /// The pieces each seat has collected (BE-38).
        collected: Vec<Vec<BerlinPiece>>,
        /// The part of the game.
        phase: BerlinPhase,
        /// The seat to move, or the next to place or to roll off.
        seat: Seat,
        /// The colour of the die that was drawn (BE-40).
        colour: Option<BerlinSuit>,
        /// The value that was rolled; of two dice the one that moved, before that the higher.
        roll: Option<BerlinValue>,
        /// The other of two dice (BE-94).
        second: Option<BerlinValue>,
        /// The cell of the piece that is turned up away from any hammer (BE-82, BE-86).
        at: Option<BerlinCell>,
        /// The cells that the hammer of the seat to move may not enter again in this turn (BE-15).
        visited: Vec<BerlinCell>,
        /// The cells emptied in this turn where gravity fills gaps too (BE-117); while random holes
        /// are chosen, those chosen so far.
        opened: Vec<BerlinCell>,
        /// What each seat rolled for the first turn, 1 to 6; 0 before it has, 7 if it is out. Empty
        /// while nobody has.
        rolls: Counts,
        /// The kind of piece on which each seat's last turn ended, where that counts (BE-88).
        kinds: Vec<Option<BerlinKind>>,
        /// The seats that had their Wall of Jericho (BE-81).
        jericho: Seats,
        /// The number of turns in a row without a collected piece, where that is counted (BE-122).
        idle_turns: Whole,
        /// Whether a piece was collected in this turn, where that is counted.
        gained: bool,
    }
}

pub(super) type BerlinPhase = Phase;

/// A part of the game.
#[uniffi::remote(Enum)]
pub enum BerlinPhase {
    /// Chance is to leave a cell empty (BE-76).
    LeavingHoles,
    /// Chance is to deal a coin's suit (BE-04).
    DealingCoins,
    /// Chance is to choose a piece that lies face up from the start (BE-86).
    ChoosingFaces,
    /// Chance is to show that piece.
    TurningFace,
    /// A hammer is to be put on the wall (BE-06).
    Placing,
    /// Chance is to roll a die that decides who starts (BE-07).
    RollingOff,
    /// The seat is to choose by the Wall of Jericho (BE-81).
    Jericho,
    /// Chance is to show the piece it chose.
    TurningJericho,
    /// Chance is to draw the die (BE-40).
    DrawingDie,
    /// Chance is to roll.
    Rolling,
    /// The seat is to move a hammer.
    Moving,
    /// The seat is to decide on the piece its hammer has landed on.
    Landed,
    /// Chance is to show the piece that is flipped.
    Flipping,
    /// The seat is to collect or leave the piece it has flipped.
    Flipped,
    /// Chance is to show the tile that is looked at.
    Checking,
    /// The seat is to collect or leave the tile it has looked at (BE-115).
    Checked,
    /// Chance is to show the coin that is picked up unseen (BE-127).
    PickingUp,
    /// The seat is to choose how an empty cell is filled (BE-69).
    Settling,
    /// The game is over.
    Over,
}
