//! Why actions are refused.

use crate::games::berlin::rules;
use crate::kit::reasons;

reasons! {
    /// A seat that isn't at the table.
    NotAtTheTable = "not_at_the_table" by BE_128: "Decide for a seat at this table.",
    /// A decision after the end of the game.
    GameOver = "game_over" by BE_129: "Start a new game: this one is over.",
    /// A decision of a seat, or of chance, that is not to move.
    NotYourTurn = "not_your_turn" by BE_128: "Wait: another decision comes first.",
    /// A decision of another kind than the one that is due.
    NotAsked = "not_asked" by BE_128:
        "Answer what the game asks now: this decision belongs to another moment.",
    /// A hammer put on a cell without a piece.
    NoPieceThere = "no_piece_there" by BE_06: "Put the hammer on a cell with a piece, such as @a1.",
    /// A piece to turn up that lies face up, or none.
    NotFaceDown = "not_face_down" by BE_82: "Turn up a face-down piece, such as +a1, or none: x.",
    /// Something else than a move of a hammer.
    NotAMove = "not_a_move" by BE_08: "Move a hammer: its seat and its steps, such as 0UUR.",
    /// A hammer that is not in the game.
    NoSuchHammer = "no_such_hammer" by BE_17: "Move a hammer that is in the game.",
    /// Another number of steps than was rolled.
    WrongLength = "wrong_length" by BE_08: "Move exactly the number of cells rolled.",
    /// A step out of the wall's rectangle.
    OffTheWall = "off_the_wall" by BE_13: "Stay inside the rectangle of the wall.",
    /// A cell entered twice by one path.
    EnteredBefore = "entered_before" by BE_14: "Choose a path that enters no cell twice.",
    /// A cell that the seat's own hammer entered with an earlier roll of the turn.
    EnteredThisTurn = "entered_this_turn" by BE_15:
        "Choose a path around the cells that your hammer entered earlier in this turn.",
    /// A stop where no step stops.
    NoSuchStop = "no_such_stop" by BE_110: "Stop on an empty cell that the last step jumps.",
    /// A stop among jumped cells where empty cells are not jumped.
    NothingSkipped = "nothing_skipped" by BE_11:
        "Name no stop: hammers don't jump empty cells in this game.",
    /// A landing on the kind of piece that the last turn ended on, or on none (variant 7).
    WrongKind = "wrong_kind" by BE_91:
        "Land on the other kind of piece: a coin after a tile, a tile after a coin.",
    /// A piece of the other kind left where only the landing that ends the turn is bound (variant 7).
    MustCollect = "must_collect" by BE_91:
        "Collect the piece: your turn must end on the other kind.",
    /// A flip of a piece that lies face up.
    AlreadyFaceUp = "already_face_up" by BE_19: "Don't flip this piece: it is face-up.",
    /// A look under a piece where no colours count.
    NoPeeking = "no_peeking" by BE_37: "Don't check: only crazy-eights allows it.",
    /// A check of a coin, or of a piece that lies face up.
    NothingToCheck = "nothing_to_check" by BE_114: "Check only a face-down tile.",
    /// A face-down tile to collect that was not checked since the hammer landed on it.
    CheckFirst = "check_first" by BE_114: "Check or flip this tile before you collect it.",
    /// A piece to collect that lies face down, where no colours count.
    NoMatch = "no_match" by BE_20: "Collect only a face-up piece that matches the roll.",
    /// A face-down coin to collect of another suit than the die.
    OtherSuit = "other_suit" by BE_46:
        "Collect a piece of the die's suit, or a face-up one of its value.",
    /// A checked tile to collect of another suit than the die.
    CheckedOtherSuit = "checked_other_suit" by BE_115:
        "Leave this tile: its suit is not that of the die.",
    /// A second thing done with a piece after a flip or a check.
    OneOrTheOther = "one_or_the_other" by BE_48:
        "Collect or leave the piece: you have flipped or checked it.",
    /// Anything but filling an empty cell, where gaps are filled.
    NotAFill = "not_a_fill" by BE_117: "Fill an empty cell, such as c3<U.",
    /// Something else than filling a hole, where the player has to choose how.
    MustFill = "must_fill" by BE_71: "Fill a hole, such as c3<U: no hole may stay open.",
    /// A cell to fill that is no hole, or a side without a piece.
    NothingFalls = "nothing_falls" by BE_59: "Choose a hole, and a side of it with a piece.",
    /// A cell to fill that was not emptied in this turn, or a side from which it is not filled.
    NotASide = "not_a_side" by BE_117:
        "Choose a cell emptied in this turn, and a side that may fill it.",
    /// A cell to leave empty that the wall lacks, or that is empty already.
    NotAHole = "not_a_hole" by BE_76: "Name a cell of the wall that is not empty.",
    /// A cell to turn up from the start that holds no face-down piece.
    NotAFace = "not_a_face" by BE_86: "Name a cell with a face-down piece.",
    /// Two dice in the roll-off.
    OneDieEach = "one_die_each" by BE_97: "Name one die: each player rolls one for the start.",
    /// The value of one die where two are rolled.
    NotAPair = "not_a_pair" by BE_94: "Name two dice, such as 3,5.",
    /// A suit or a piece of which none is left in the box.
    NoSuchPiece = "no_such_piece" by BE_130: "Name a piece that is still in the box.",
}
