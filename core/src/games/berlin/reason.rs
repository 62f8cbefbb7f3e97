//! Why actions are refused.

use crate::games::berlin::rules::{self, words};
use crate::kit::reasons;

reasons! {
    /// A seat that isn't at the table.
    NotAtTheTable = "not_at_the_table" by BE_128,
    /// A decision after the end of the game.
    GameOver = "game_over" by BE_129,
    /// A decision of a seat, or of chance, that is not to move.
    NotYourTurn = "not_your_turn" by BE_128,
    /// A decision of another kind than the one that is due.
    NotAsked = "not_asked" by BE_128,
    /// A hammer put on a cell without a piece.
    NoPieceThere = "no_piece_there" by BE_06,
    /// A piece to turn up that lies face up, or none.
    NotFaceDown = "not_face_down" by BE_82,
    /// Something else than a move of a hammer.
    NotAMove = "not_a_move" by BE_08,
    /// A hammer that is not in the game.
    NoSuchHammer = "no_such_hammer" by BE_17,
    /// Another number of steps than was rolled.
    WrongLength = "wrong_length" by BE_08,
    /// A step out of the wall's rectangle.
    OffTheWall = "off_the_wall" by BE_13,
    /// A cell entered twice by one path.
    EnteredBefore = "entered_before" by BE_14,
    /// A cell that the seat's own hammer entered with an earlier roll of the turn.
    EnteredThisTurn = "entered_this_turn" by BE_15,
    /// A stop where no step stops.
    NoSuchStop = "no_such_stop" by BE_110,
    /// A stop among jumped cells where empty cells are not jumped.
    NothingSkipped = "nothing_skipped" by BE_11,
    /// A landing on the kind of piece that the last turn ended on, or on none (variant 7).
    WrongKind = "wrong_kind" by BE_91,
    /// A piece of the other kind left where only the landing that ends the turn is bound (variant 7).
    MustCollect = "must_collect" by BE_91,
    /// A flip of a piece that lies face up.
    AlreadyFaceUp = "already_face_up" by BE_19,
    /// A look under a piece where no colours count.
    NoPeeking = "no_peeking" by BE_37,
    /// A check of a coin, or of a piece that lies face up.
    NothingToCheck = "nothing_to_check" by BE_114,
    /// A face-down tile to collect that was not checked since the hammer landed on it.
    CheckFirst = "check_first" by BE_114,
    /// A piece to collect that lies face down, where no colours count.
    NoMatch = "no_match" by BE_20,
    /// A face-down coin to collect of another suit than the die.
    OtherSuit = "other_suit" by BE_46,
    /// A checked tile to collect of another suit than the die.
    CheckedOtherSuit = "checked_other_suit" by BE_115,
    /// A second thing done with a piece after a flip or a check.
    OneOrTheOther = "one_or_the_other" by BE_48,
    /// Anything but filling an empty cell, where gaps are filled.
    NotAFill = "not_a_fill" by BE_117,
    /// Something else than filling a hole, where the player has to choose how.
    MustFill = "must_fill" by BE_71,
    /// A cell to fill that is no hole, or a side without a piece.
    NothingFalls = "nothing_falls" by BE_59,
    /// A cell to fill that was not emptied in this turn, or a side from which it is not filled.
    NotASide = "not_a_side" by BE_117,
    /// A cell to leave empty that the wall lacks, or that is empty already.
    NotAHole = "not_a_hole" by BE_76,
    /// A cell to turn up from the start that holds no face-down piece.
    NotAFace = "not_a_face" by BE_86,
    /// Two dice in the roll-off.
    OneDieEach = "one_die_each" by BE_97,
    /// The value of one die where two are rolled.
    NotAPair = "not_a_pair" by BE_94,
    /// A suit or a piece of which none is left in the box.
    NoSuchPiece = "no_such_piece" by BE_130,
}
