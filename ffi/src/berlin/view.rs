//! What a viewer sees.

use mauerwerk::berlin::{Phase, View};
use mauerwerk::{Seat, Seats};

use super::{
    BerlinCell, BerlinContent, BerlinKind, BerlinPiece, BerlinReach, BerlinSetup, BerlinSuit,
    BerlinValue,
};
use crate::seat::{Counts, Viewer, Whole};

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

pub(super) type BerlinPhase = Phase;

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
