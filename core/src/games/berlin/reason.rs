//! The reasons for refusals.

use crate::games::berlin::rules::{self, words};
use crate::kit::reasons;

reasons! {
    /// The seat is not at the table.
    NotAtTheTable = "not_at_the_table" by BE_128,
    /// The game is over.
    GameOver = "game_over" by BE_129,
    /// The game waits for another seat, or for chance.
    NotYourTurn = "not_your_turn" by BE_128,
    /// The game waits for another kind of decision.
    NotAsked = "not_asked" by BE_128,
    /// The hammer must be put on a piece.
    NoPieceThere = "no_piece_there" by BE_06,
    /// The cell has no face-down piece to turn up.
    NotFaceDown = "not_face_down" by BE_82,
    /// The action is not a move of a hammer.
    NotAMove = "not_a_move" by BE_08,
    /// The hammer is not in the game.
    NoSuchHammer = "no_such_hammer" by BE_17,
    /// The number of steps is not that of the roll.
    WrongLength = "wrong_length" by BE_08,
    /// A step leaves the wall's rectangle.
    OffTheWall = "off_the_wall" by BE_13,
    /// The path enters a cell twice.
    EnteredBefore = "entered_before" by BE_14,
    /// The seat's own hammer entered the cell with an earlier roll of the turn.
    EnteredThisTurn = "entered_this_turn" by BE_15,
    /// The last step does not jump the cell of the stop.
    NoSuchStop = "no_such_stop" by BE_110,
    /// A stop needs jumped cells, and this setup has none.
    NothingSkipped = "nothing_skipped" by BE_11,
    /// The move lands on the same kind of piece as in the last turn, or on no piece (variant 7).
    WrongKind = "wrong_kind" by BE_91,
    /// The piece of the other kind must be collected, because only the landing that ends the turn
    /// is bound (variant 7).
    MustCollect = "must_collect" by BE_91,
    /// The piece to flip is face up already.
    AlreadyFaceUp = "already_face_up" by BE_19,
    /// Checks need colours that count.
    NoPeeking = "no_peeking" by BE_37,
    /// The piece is a coin, or is face up, so it can't be checked.
    NothingToCheck = "nothing_to_check" by BE_114,
    /// The face-down tile must be checked after the hammer has landed on it.
    CheckFirst = "check_first" by BE_114,
    /// The piece is face down, and colours don't count.
    NoMatch = "no_match" by BE_20,
    /// The face-down coin has another suit than the die.
    OtherSuit = "other_suit" by BE_46,
    /// The checked tile has another suit than the die.
    CheckedOtherSuit = "checked_other_suit" by BE_115,
    /// Only one action with a piece is allowed after a flip or a check.
    OneOrTheOther = "one_or_the_other" by BE_48,
    /// The action does not fill an empty cell, when gaps are filled.
    NotAFill = "not_a_fill" by BE_117,
    /// The player must choose how to fill a hole.
    MustFill = "must_fill" by BE_71,
    /// The cell is not a hole, or the side has no piece.
    NothingFalls = "nothing_falls" by BE_59,
    /// The cell was not emptied in this turn, or is not filled from this side.
    NotASide = "not_a_side" by BE_117,
    /// The cell is not on the wall, or is empty already.
    NotAHole = "not_a_hole" by BE_76,
    /// The cell has no face-down piece to turn up at the start.
    NotAFace = "not_a_face" by BE_86,
    /// The roll for the first turn has only one die.
    OneDieEach = "one_die_each" by BE_97,
    /// The roll has two dice.
    NotAPair = "not_a_pair" by BE_94,
    /// The box has no such suit or piece left.
    NoSuchPiece = "no_such_piece" by BE_130,
}
