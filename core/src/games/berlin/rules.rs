//! Every ruling of the game, as data.
//!
//! # Examples
//! ```
//! use mauerwerk::berlin::rules;
//!
//! assert_eq!(rules::BE_34.id.as_str(), "BE-34");
//! assert!(rules::BE_34.sentence.contains("gap"));
//! assert!(rules::RULES.contains(&rules::BE_34));
//! ```

use crate::base::rule::{Credit, credit};
use crate::kit::rules;

/// What the sources of the rulings stand for.
pub(super) const CREDITS: &[Credit] = &[
    credit(
        "text",
        "the author's text, version 4.0; a variant is named where it is one of its eight",
    ),
    credit("other", "other public descriptions of the same game"),
    credit("house", "a decision of this library, where the text is silent"),
];

rules! {
    BE_01: "Order of the columns",
        "The columns of the wall alternate between tiles and coins, the first being of tiles \
         unless agreed otherwise.",
        ["text", "house"], options: ["first_column"];
    BE_02: "The usual wall",
        "The wall has 12 columns of 4 face-down pieces unless another is agreed, tiles and coins \
         alternating column by column, never cell by cell.",
        ["text"];
    BE_03: "Shuffling the pieces",
        "Tiles and coins are shuffled separately before the wall is laid out face-down.",
        ["text", "house"];
    BE_04: "Face-down coins",
        "A face-down coin shows its suit to everybody and hides its value.",
        ["other"];
    BE_05: "Face-up coins",
        "A face-up coin shows its value, and its suit, which all have seen before, stays known to \
         all.",
        ["other", "house"];
    BE_06: "Placing the hammers",
        "Before the roll-off each seat in order puts its hammer on any piece of the wall, shared \
         or not, without flipping it, unless random or fixed places are agreed.",
        ["text", "house"], options: ["hammer_setup"];
    BE_07: "The roll-off",
        "The highest roll starts, null being highest; only seats tied for the lead roll again, \
         play goes clockwise, and the first turn begins with a new roll.",
        ["text", "house"];
    BE_08: "Moving is compulsory",
        "A seat must move some hammer exactly the number rolled if any hammer can do so; otherwise \
         its turn is lost.",
        ["text", "house"];
    BE_09: "Ace is one, null is six",
        "An ace counts one and a null six, so that a roll of null moves a hammer six cells and \
         matches null pieces.",
        ["text"];
    BE_10: "Orthogonal steps",
        "A hammer moves by orthogonal steps only and may change direction at every step.",
        ["text"];
    BE_11: "Empty cells count",
        "An empty cell costs one step like any other, unless it is agreed that empty cells are \
         skipped.",
        ["text", "house"], options: ["holes_count"];
    BE_12: "Walking on empty cells",
        "A hammer may cross and stop on holes and gaps alike, so every cell of the original \
         rectangle can be walked on.",
        ["text", "house"];
    BE_13: "Staying in the rectangle",
        "No hammer may leave the rectangle in which the wall was laid out.",
        ["house"];
    BE_14: "No cell twice",
        "A hammer moves exactly the number rolled and enters no cell twice, the cell it starts \
         from included.",
        ["text"];
    BE_15: "Path memory",
        "A seat's own hammer enters no cell twice in a whole turn, bonus rolls included, unless it \
         is agreed that each roll starts afresh.",
        ["text"], options: ["path_memory"];
    BE_16: "Sharing a cell",
        "Hammers never block one another, and any number of them may share a cell.",
        ["text", "house"];
    BE_17: "Whose hammer may move",
        "A seat may move its own hammer or that of any other seat in the game, and what it \
         remembers of its own path does not bind the others' hammers.",
        ["text", "house"];
    BE_18: "Moving another's hammer",
        "Moving another seat's hammer flips nothing, collects nothing for anybody, gives no bonus \
         roll and ends the turn.",
        ["text", "house"];
    BE_19: "Flipping is optional",
        "A seat whose own hammer lands on a face-down piece may flip it or leave it; a flipped \
         piece stays face-up for good.",
        ["text", "house"];
    BE_20: "Collecting is optional",
        "A seat whose own hammer lands on a face-up piece that matches the roll may collect it and \
         roll again, or leave it and end its turn.",
        ["text", "house"];
    BE_21: "Dumb luck",
        "A piece that was face-down and matches the roll once flipped stays face-up on the wall \
         and gives another roll, unless it is agreed that it may be collected.",
        ["text: no bonus beyond another roll", "that the piece stays: house"], options: ["dumb_luck"];
    BE_22: "Leaving a piece face-down",
        "A piece left face-down matches nothing, and the turn ends.",
        ["house"];
    BE_23: "No match ends the turn",
        "A piece that does not match the roll, flipped or face-up before, ends the turn.",
        ["text"];
    BE_24: "Landing on an empty cell",
        "A seat whose own hammer lands on a hole or a gap ends its turn there without penalty.",
        ["text"];
    BE_25: "Passing over pieces",
        "Only the piece a hammer lands on counts; those it passes on the way are neither flipped \
         nor collected.",
        ["text"];
    BE_26: "Hammers after collecting",
        "When a piece is collected, every hammer on it stays in the cell, which is now empty.",
        ["text", "house"];
    BE_27: "Other hammers on the piece",
        "A piece may be flipped or collected even while other hammers stand on it.",
        ["text", "house"];
    BE_28: "Bonus roll, another's hammer",
        "A bonus roll may also move another seat's hammer, which ends the turn.",
        ["text", "house"];
    BE_29: "No move on a bonus roll",
        "If no hammer can move exactly the number of a bonus roll, the turn ends.",
        ["house"];
    BE_30: "Winning the game",
        "The first seat to collect twelve pieces, or the target agreed instead, wins at once, and \
         nothing more is done in that turn.",
        ["text"], options: ["target"];
    BE_31: "A wall used up",
        "If no piece is left before anybody has reached the target, most pieces win and ties are \
         shared; with 48 pieces, at most four seats and a target of twelve this cannot happen.",
        ["house"];
    BE_32: "A seat's own die",
        "Each seat has the hammer and the die of its own suit and rolls that die, whose suit has \
         no effect in the basic game.",
        ["text", "house"];
    BE_33: "Unused hammers",
        "Hammers that no seat plays are not on the wall.",
        ["house"];
    BE_34: "Holes and gaps",
        "An empty cell with a piece on all four sides is a hole and any other a gap, as things \
         stand at that moment; at the border and beside another empty cell it is always a gap.",
        ["text", "house"];
    BE_35: "Version of the text",
        "Where versions of the text differ, version 4.0 is played, which has pair-a-dice.",
        ["text", "other", "house"];
    BE_36: "There is always a move",
        "On a wall of at least two rows and two columns where empty cells count as steps, every \
         hammer can walk any roll at the start of a turn; later in it only path memory can block \
         the seat's own.",
        ["house"];
    BE_37: "No peeking",
        "Nobody may look under a piece without flipping it, except by a check in crazy-eights.",
        ["text", "house"];
    BE_38: "Collected pieces",
        "The pieces each seat has collected lie open to everybody.",
        ["house"];
    BE_39: "Coins in diagonals",
        "In crazy-eights the coins of one suit lie in diagonals, in any order of the suits agreed, \
         while the values within each suit and all the tiles are random.",
        ["text, variant 1", "house"], options: ["suit_rotation"];
    BE_40: "Dice in the bag",
        "In crazy-eights all four dice are in the bag, even with fewer than four seats.",
        ["text, variant 1", "house"];
    BE_41: "Drawing the die",
        "In crazy-eights every die is equally likely to be drawn, whether from a bag or with eyes \
         closed, and its suit is known before it is rolled.",
        ["text, variant 1", "house"];
    BE_42: "Keeping the die",
        "In crazy-eights the die drawn at the start of a turn is kept and rolled again for each \
         bonus roll, unless it is agreed to draw anew.",
        ["text, variant 1"], options: ["redraw_on_bonus"];
    BE_43: "Suit or value",
        "In crazy-eights the piece a seat's own hammer lands on matches if it has the suit of the \
         die or the value rolled.",
        ["text, variant 1"];
    BE_44: "Suit of a face-down piece",
        "In crazy-eights a face-down piece of the die's suit may be collected, since dumb luck is \
         about values alone.",
        ["text, variant 1", "house"];
    BE_45: "Value of a face-down piece",
        "In crazy-eights a flipped piece that matches by its value alone is dumb luck; if its suit \
         matches too, it may be collected.",
        ["text, variant 1", "house"];
    BE_46: "Face-down coin that matches",
        "In crazy-eights a face-down coin shows its suit, so one of the die's suit may be \
         collected without being turned first.",
        ["other", "house"];
    BE_47: "Face-up coin that matches",
        "In crazy-eights a face-up coin of the die's suit may be collected without a check, since \
         the suits of coins are known to all.",
        ["text, variant 1", "house"];
    BE_48: "Check or flip",
        "In crazy-eights a seat may, once per landing, either check a piece, which shows its value \
         too and is turned back, or flip it for good.",
        ["text, variant 1", "house"];
    BE_49: "Who sees a check",
        "What a check shows is seen by everybody, unless it is agreed that only the seat that \
         checks sees it.",
        ["house"], options: ["check_visibility"];
    BE_50: "Check and dumb luck",
        "A check is never dumb luck, even if the value matches the roll; only a flip can be.",
        ["house"];
    BE_51: "Suit and value both match",
        "A piece that matches by both suit and value is still one piece and gives one bonus roll.",
        ["text, variant 1"];
    BE_52: "Suits added to values",
        "In crazy-eights a match by suit is possible in addition to a match by value, which \
         stays in force.",
        ["text, variant 1", "house"];
    BE_53: "What may be checked",
        "A seat may check only the piece on which its own hammer has just landed.",
        ["text, variant 1", "house"];
    BE_54: "Another's hammer, suit matching",
        "Moving another seat's hammer to a piece of the die's suit flips and collects nothing, and \
         the turn ends.",
        ["house"];
    BE_55: "Colours are suits",
        "Colour means suit: a die matches the pieces of its own suit.",
        ["text, variant 1", "other"];
    BE_56: "Side of the ground",
        "In gravity the ground is one of the four sides of the wall, agreed before the game.",
        ["text, variant 2", "house"], options: ["ground"];
    BE_57: "When gravity acts",
        "Holes are filled at the end of a turn, after all its bonus rolls, and stay open until \
         then.",
        ["text, variants 2 and 3"];
    BE_58: "Nothing after the win",
        "Once the winning piece is collected no hole is filled any more.",
        ["text", "house"];
    BE_59: "Only holes are filled",
        "Gravity fills only an empty cell with a piece on all four sides at that moment and leaves \
         gaps alone, unless it is agreed that any empty cell is filled.",
        ["text, variant 2"], options: ["gravity_fills"];
    BE_60: "What shifts",
        "To fill a hole, every piece of its line beyond it, away from the ground, shifts by \
         exactly one cell towards it, and gaps between those pieces keep their width.",
        ["text, variant 2", "house"];
    BE_61: "New holes",
        "A shift may open a new hole, so holes go on being filled until none is left.",
        ["house"];
    BE_62: "Order of filling holes",
        "Of several holes gravity fills the one nearest the ground first and, among equals, the \
         one of lowest index, while in nullo-gravity the seat whose turn it is chooses.",
        ["house"];
    BE_63: "Nothing above a hole",
        "A hole has a piece on every side, so one always moves in; only where any empty cell is \
         filled can none be above it, and then the seat that emptied the cell picks a row or a \
         column.",
        ["text, variant 2", "house"];
    BE_64: "Hammers ride along",
        "A hammer on a piece that shifts rides along with it.",
        ["text, variant 2", "house"];
    BE_65: "Hammers in the way",
        "A hammer in an empty cell that a piece shifts into is put on that piece and stays in its \
         cell.",
        ["text, variant 2"];
    BE_66: "Hammers that stay",
        "A hammer on a piece that does not shift, or in an empty cell that no piece enters, stays \
         where it is.",
        ["house"];
    BE_67: "No old holes",
        "No hole outlasts the turn, since all are filled at its end.",
        ["text, variants 2 and 3"];
    BE_68: "Mixed columns",
        "Where the ground lies to one side, shifts may mix tiles and coins within a column.",
        ["text, variant 2", "house"];
    BE_69: "Choosing a shift",
        "In nullo-gravity the seat whose turn it is chooses a row or column and a side of the \
         hole, and all pieces on that side shift one cell towards it.",
        ["text, variant 3", "house"];
    BE_70: "Settlements end",
        "In nullo-gravity a hole may be filled from any of its sides, since no choice can bring \
         back a wall already seen in the same settlement, so that each settlement ends.",
        ["house"];
    BE_71: "No hole left open",
        "In nullo-gravity no hole may be left open, and nothing else is done before all are \
         filled.",
        ["text, variant 3", "house"];
    BE_72: "Who settles",
        "The seat whose turn emptied a cell makes every choice about the holes that follow.",
        ["text, variants 2 and 3", "house"];
    BE_73: "A wall of two rows",
        "In wall-of-china, on a wall of 2 rows and 12 columns, tiles and coins alternate as ever, 12 \
         of each are drawn at random and the rest set aside unseen, unless another filling is agreed.",
        ["text, variant 4", "house"], options: ["fill"];
    BE_74: "Other rectangles",
        "A wall may be agreed to have any number of rows and columns that the pieces, with any \
         preset holes, can cover; when tiles or coins run out, the other kind fills in.",
        ["text, variant 4", "house"], options: ["rows", "columns"];
    BE_75: "Preset holes and gravity",
        "Preset holes are allowed only where neither gravity nor nullo-gravity is played.",
        ["text, variant 4", "house"];
    BE_76: "Preset holes",
        "Where preset holes are agreed, they are any cells of the wall, named or random and each \
         once, and hammers still start on pieces.",
        ["text, variant 4", "house"], options: ["preset_holes"];
    BE_77: "Target on other walls",
        "The target stays twelve on any wall unless agreed otherwise; where the pieces run out \
         before it is reached, most pieces win and ties are shared.",
        ["house"], options: ["target"];
    BE_78: "Number of seats",
        "Two to four seats play with one piecepack and more with further packs or stacks, as \
         agreed; each seat has a hammer and a die of its own, whatever their suits.",
        ["text", "text, variant 4", "house"], options: ["players", "packs", "stacks"];
    BE_79: "Bag with further packs",
        "In crazy-eights the dice of all packs and stacks in play are in the bag.",
        ["house"];
    BE_80: "Small walls",
        "A wall needs at least seven cells, and where no hammer can move exactly the number rolled \
         the turn is lost.",
        ["house"];
    BE_81: "When the extra flip comes",
        "In wall-of-jericho a seat that holds seven pieces or more gets one extra flip per game, \
         at the start of its next turn and before that turn's roll.",
        ["text, variant 5", "house"];
    BE_82: "The extra flip",
        "In wall-of-jericho the extra flip is optional and turns one face-down piece anywhere on \
         the wall face-up for good.",
        ["text, variant 5", "house"];
    BE_83: "Extra flip matches nothing",
        "In wall-of-jericho the extra flip collects nothing and gives no bonus roll; landing on \
         that piece later counts as usual.",
        ["text, variant 5", "house"];
    BE_84: "No piece face-down",
        "In wall-of-jericho the extra flip lapses if no piece lies face-down when it is due.",
        ["text, variant 5"];
    BE_85: "Threshold of the extra flip",
        "In wall-of-jericho the extra flip comes with the seventh piece unless agreed otherwise, \
         and that number must be below the target.",
        ["text, variant 5", "house"], options: ["jericho_at"];
    BE_86: "Pieces face-up at first",
        "In fast-forward the number of pieces agreed, in random cells, is turned face-up before \
         the hammers are placed.",
        ["text, variant 6", "house"], options: ["face_up"];
    BE_87: "All pieces face-up",
        "In fast-forward all pieces may start face-up, which leaves dumb luck and the extra flip \
         of wall-of-jericho without effect.",
        ["house"];
    BE_88: "What binds the next turn",
        "In on-again-off-again, if your last turn ended on a tile (after gravity), land on a \
         coin, and vice versa, even if your hammer was moved since.",
        ["text, variant 7", "house"];
    BE_89: "After an empty cell",
        "In on-again-off-again a seat whose hammer ended its last turn on a hole or a gap may land \
         anywhere.",
        ["house"];
    BE_90: "A seat's first turn",
        "In on-again-off-again a seat may land anywhere in its first turn.",
        ["house"];
    BE_91: "Landing on the right kind",
        "In on-again-off-again every landing of a seat's own hammer must be on a piece of the \
         kind required in that turn, and so never on an empty cell. If it is agreed that only the \
         landing that ends the turn is bound, the hammer may also land on a face-up piece of the \
         other kind that matches, and must then collect it.",
        ["text, variant 7: the turn must end there", "every landing: house"], options: ["on_off_scope"];
    BE_92: "Another's hammer is free",
        "In on-again-off-again a seat may always move another's hammer instead, to any cell, \
         although its own then stays where it is.",
        ["house"];
    BE_93: "No landing allowed",
        "In on-again-off-again a seat whose own hammer can reach no piece on which it may land \
         must move another's hammer, and loses its turn if none can move.",
        ["house"];
    BE_94: "Which two dice",
        "In pair-a-dice any two dice are rolled, both anew for each roll, and their suits do not \
         matter.",
        ["text, variant 8", "house"];
    BE_95: "Splitting the dice",
        "In pair-a-dice a seat sees both dice before it says, together with its move, which one is \
         for moving and which one for picking up.",
        ["text, variant 8", "house"];
    BE_96: "Two dice, another's hammer",
        "In pair-a-dice only the die for moving counts when another seat's hammer is moved.",
        ["house"];
    BE_97: "Roll-off with one die",
        "In pair-a-dice each seat still rolls one die in the roll-off.",
        ["house"];
    BE_98: "Two dice and dumb luck",
        "In pair-a-dice a flipped piece is dumb luck if it matches the die for picking up.",
        ["house"];
    BE_99: "Gravity or nullo-gravity",
        "The variants gravity and nullo-gravity are never played together, since one has a ground \
         and the other has none.",
        ["text, variants 2 and 3", "house"];
    BE_100: "Crazy-eights or pair-a-dice",
        "The variants crazy-eights and pair-a-dice are never played together, since one needs the \
         suit of a single die and the other ignores suits.",
        ["text, variants 1 and 8", "house"];
    BE_101: "No preset holes with gravity",
        "Preset holes are refused where gravity or nullo-gravity is played.",
        ["text, variant 4", "house"];
    BE_102: "Both kinds for on-again-off-again",
        "The variant on-again-off-again is refused on a wall of tiles alone or coins alone.",
        ["house"];
    BE_103: "Crazy-eights on other walls",
        "The variant crazy-eights is played on another wall only if coins can be chosen so that \
         every diagonal has its suit.",
        ["house"];
    BE_104: "Crazy-eights with fast-forward",
        "The variants crazy-eights and fast-forward go together, and a coin that starts face-up \
         keeps its suit known to all.",
        ["house"];
    BE_105: "Variants that go together",
        "The variant wall-of-jericho goes with crazy-eights and fast-forward, on-again-off-again \
         with gravity, and pair-a-dice with any \
         variant but crazy-eights.",
        ["house"], options: ["variants"];
    BE_106: "Numbers that are refused",
        "No more pieces may start face-up than the wall has cells, and the extra flip of \
         wall-of-jericho must come below the target.",
        ["house"];
    BE_107: "Gravity before the kind",
        "Where gravity and on-again-off-again are both played, the kind of piece under a hammer \
         is read after the holes are filled.",
        ["house"];
    BE_108: "Dumb luck with variants",
        "How dumb luck is played may be agreed freely, whatever variants are played.",
        ["house"];
    BE_109: "Extra flip before drawing",
        "Where crazy-eights and wall-of-jericho are both played, the extra flip comes before the \
         die is drawn.",
        ["text, variants 1 and 5", "house"];
    BE_110: "Skipping empty cells",
        "Where empty cells are skipped, empty cells in a line cost nothing. The last step may \
         end on one. Jumped cells count as visited.",
        ["house"];
    BE_111: "Collecting dumb luck",
        "Where dumb luck may be collected, a flipped piece that matches is collected for another \
         roll, or left, which ends the turn.",
        ["house"];
    BE_112: "Dumb luck must roll",
        "The roll that dumb luck gives must be taken.",
        ["house"];
    BE_113: "Flip that matches twice",
        "In crazy-eights a flipped piece that matches by both suit and value is collected for \
         another roll, or left, which ends the turn.",
        ["house"];
    BE_114: "Only tiles are checked",
        "In crazy-eights only a face-down tile may be checked, and a face-down tile is checked or \
         flipped before it is collected, even one known from an earlier check.",
        ["text, variant 1", "house"];
    BE_115: "Check without a match",
        "After a check that shows another suit the seat is still asked and can only leave the \
         piece, so that a private check gives nothing away.",
        ["house"];
    BE_116: "Memory of a check",
        "What a seat saw in a check stays in its view as long as that piece lies face-down.",
        ["house"];
    BE_117: "Filling any empty cell",
        "Where any empty cell is filled, in gravity all lines close up towards the ground, each \
         cell emptied in the turn that is still empty is filled once from a side across the fall, \
         if a piece is there, the seat choosing, and lines close up again, while in nullo-gravity \
         holes are filled and each cell emptied in the turn once, from any side with a piece.",
        ["house"];
    BE_118: "Emptied cells filled once",
        "In nullo-gravity, where any empty cell is filled, a cell emptied in the turn that was \
         filled once is filled again only if it is a hole, so that each settlement ends there, \
         too.",
        ["house"];
    BE_119: "Where the other kind goes",
        "When tiles or coins run out, the wall is laid out column by column, from top to bottom, \
         and the other kind fills the cells that remain.",
        ["house"];
    BE_120: "Diagonals on other walls",
        "In crazy-eights the diagonals count only the columns that hold at least one coin.",
        ["house"];
    BE_121: "Laid out again",
        "Random holes or random face-up pieces that break a rule of another variant are laid out \
         again.",
        ["house"];
    BE_122: "Games nobody can end",
        "Turns without a collected piece have no limit unless one is agreed; on reaching it the \
         game ends, most pieces win and ties are shared.",
        ["house"], options: ["max_idle_turns"];
    BE_123: "Coins needed for diagonals",
        "The variant crazy-eights is refused only on a wall that needs more coins of a suit than \
         the packs hold; the suits may differ in number.",
        ["house"];
    BE_124: "Face-up pieces and holes",
        "Where there are preset holes, no more pieces may start face-up than the wall has pieces.",
        ["house"];
    BE_125: "When no roll is lost",
        "On a wall of at least two rows and two columns where empty cells count as steps, no roll \
         is lost, since another hammer can always move; where they are skipped, rolls may be lost \
         on any wall.",
        ["house"];
    BE_126: "Length of a settlement",
        "In nullo-gravity a settlement takes as many shifts as it needs to fill every hole, those \
         that its own shifts open among them.",
        ["text, variant 3", "house"];
    BE_127: "Coin collected unseen",
        "A coin collected by its colour alone is turned over as it is picked up, before anything \
         else happens.",
        ["house"];
    BE_128: "Out of turn",
        "Only a seat at the table or chance that the game waits for may act, and only by what it \
         is asked.",
        ["house"];
    BE_129: "After the end",
        "Once the game is over, however it ended, nothing more is done.",
        ["text", "house"];
    BE_130: "What is in the box",
        "A piecepack has one tile and one coin of each of four suits and six values, a stack \
         those of one suit, and no piece is dealt or shown more often than it is in the box.",
        ["text, variant 4", "other", "house"];
    BE_131: "One piece, one space",
        "Every tile and every coin is one space to a hammer, although tiles are larger.",
        ["text"];
    BE_132: "What a turn is",
        "Seats take turns, and a turn goes on from roll to roll until one brings no match.",
        ["text", "house"];
}
