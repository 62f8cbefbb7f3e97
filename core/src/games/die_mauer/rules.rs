//! Every ruling of the game, as data.
//!
//! # Examples
//! ```
//! use mauerwerk::die_mauer::rules;
//!
//! assert_eq!(rules::DM_20.id.as_str(), "DM-20");
//! assert!(rules::DM_20.sentence.contains("gate"));
//! assert!(rules::RULES.contains(&rules::DM_20));
//! ```

use crate::base::rule::{Credit, credit};
use crate::kit::rules;

/// What the sources of the rulings stand for.
pub(super) const CREDITS: &[Credit] = &[
    credit("EN", "the English text, translated by Mik Svellov in 1999"),
    credit("NL", "the Dutch text of the Vlaams Spellenarchief, of 2000"),
    credit("FR", "the French text, translated by Vil Coyote"),
    credit("other", "other public descriptions of the same game"),
    credit("house", "a decision of this library, where the texts are silent"),
];

rules! {
    DM_01: "Wall values",
        "A set has a tower, a gate and five walls with 1, 2, 3, 4 and 6 merlons.",
        ["NL (scoring), EN (examples), other", "EN's list says 1 to 5", "FR: from 6 to 1"], options: ["wall_values"];
    DM_02: "Number of players",
        "Three to six seats play, each with a stock of its own; two by option, more than six only with extra sets.",
        ["NL, FR, other", "EN silent"], options: ["players", "min_players", "max_players"];
    DM_03: "First Master-builder",
        "The seat named at setup is the first Master-builder; seat 0 if none is named.",
        ["EN and NL: the youngest", "FR: one of the players", "the setup names the seat: house"], options: ["first_master"];
    DM_04: "When the block moves",
        "The Master-builder's block moves on after every turn, whatever happened in it.",
        ["NL, FR", "EN after turns with empty fists, where it else says round for turn"];
    DM_05: "Direction of the block",
        "The block goes to the next seat clockwise.",
        ["EN, NL, FR"];
    DM_06: "Master-builder of the next round",
        "The next round starts with the left neighbour of the last Master-builder, unless agreed otherwise.",
        ["house"], options: ["next_round_master"];
    DM_07: "Secret plans",
        "In the planning phase every seat puts one fist on the table, secretly and in any order; all are opened together.",
        ["EN, NL, FR: secretly, the Master-builder first, opened together", "in any order: house"];
    DM_08: "No taking back",
        "A fist on the table may not be taken back or changed.",
        ["house"];
    DM_09: "Own pieces",
        "A seat may only plan a piece of its own stock; the piece need not be one that can be built.",
        ["EN, NL, FR", "that it need not be one that can be built: EN and NL example D"];
    DM_10: "Type of a piece",
        "A wall's number is part of its type: a 3 matches only a 3.",
        ["EN and NL examples A and B"];
    DM_11: "Unmatched pieces",
        "Pieces shown but not built go back to their stocks; everybody has seen them.",
        ["house"];
    DM_12: "What is revealed",
        "All fists are opened, empty ones too; stocks and gifts stay hidden.",
        ["EN, NL, FR"];
    DM_13: "Master-builder alone, legal",
        "If no competitor has the Master-builder's piece, he must build it, at an end of his choice; where builders are agreed to have a choice, he may decline.",
        ["EN, NL", "FR: he may", "a duty: house"], options: ["building"];
    DM_14: "Master-builder alone, illegal",
        "If nobody matches and the piece cannot be built, nobody builds and it goes back.",
        ["EN and NL (building phase, example D)", "FR silent"];
    DM_15: "Competitors build",
        "Competitors with the Master-builder's piece must build it in his place if there is room for all of them; where builders are agreed to have a choice, each of them may decline, and the Master-builder does not build even if all of them do.",
        ["EN, NL", "FR: they may", "a duty, and the Master-builder's part: house"], options: ["building"];
    DM_16: "Too many competitors",
        "If there is room for some but not all of the matching competitors, none of them builds and the Master-builder must build alone, even where builders are agreed to have a choice.",
        ["EN and NL (building phase, example C), FR note, other", "a duty: house"];
    DM_17: "No room at all",
        "If there is no legal place for the piece, nobody builds, however many matched.",
        ["EN and NL (building phase), other", "FR silent"];
    DM_18: "Room on an empty wall",
        "An empty wall has room for one tower or gate.",
        ["house, from EN Building Order §2, NL, FR"];
    DM_19: "Room on a one-piece wall",
        "A single wall has room for two towers or gates, a single tower or gate for none.",
        ["house, from EN Building Order §2, NL, FR"];
    DM_20: "Towers and gates",
        "A tower or gate may be built only next to a wall: there is room for one at each end that is a wall.",
        ["EN Building Order §2 and rule of thumb, NL, FR", "the count by ends: EN, NL example C"];
    DM_21: "Walls",
        "Any number of walls may be built in one turn, several at the same end too.",
        ["EN example B and the note to example C, NL, FR note"];
    DM_22: "Who chooses the ends",
        "Each builder chooses the end for his own piece, clockwise from the Master-builder's left, unless the Master-builder is agreed to choose for several, which requires that they must build.",
        ["EN example B shows both outcomes", "who chooses, and the order: house"], options: ["placement_order"];
    DM_23: "Two towers or gates",
        "Two builders of towers or gates take one end each; there is nothing to choose, unless one of them may decline.",
        ["house"];
    DM_24: "Mirror images",
        "Left and right are recorded but mean nothing; the first piece has one place.",
        ["house"];
    DM_25: "Built pieces stay",
        "A built piece never moves; the wall is cleared for the next round.",
        ["FR", "clearing: house"];
    DM_26: "Situation 1",
        "If only the Master-builder's fist is empty, he may build any piece of his stock that fits; he may decline unless building is agreed to be a duty.",
        ["EN, NL, FR"], options: ["sit1_optional"];
    DM_27: "Situation 1 without a fitting piece",
        "If none of the Master-builder's pieces fits in Situation 1, nothing is built and the turn ends.",
        ["house"];
    DM_28: "Situation 1 and the other fists",
        "In Situation 1 the Master-builder may build a type that a competitor holds in his fist.",
        ["house, from EN, NL, FR: any piece"];
    DM_29: "A competitor's empty fist",
        "An empty fist of a competitor has no effect while the Master-builder holds a piece.",
        ["house, from EN and NL, which give it no effect"];
    DM_30: "Situation 2",
        "If the Master-builder's fist and that of one competitor are empty, nothing is built, and that competitor may give him a piece, or must where giving is agreed to be a duty.",
        ["EN, NL", "FR: he gives"], options: ["donation"];
    DM_31: "Who picks the gift",
        "The donor picks the gift from his own stock.",
        ["EN, NL"];
    DM_32: "Secrecy of gifts",
        "Only the donor and the Master-builder know what was given; that something was given is public.",
        ["EN, NL, FR", "that a gift is public: house"];
    DM_33: "No refusal",
        "The Master-builder must accept a gift.",
        ["EN, NL", "FR silent"];
    DM_34: "Gifts are not built at once",
        "A gift goes to the Master-builder's stock and is not built in that turn.",
        ["EN, NL, FR"];
    DM_35: "Giving away a last piece",
        "A donor who gives away his last piece ends the round at once and scores 0, unless only placing is agreed to end a round.",
        ["NL (nothing left in possession), other", "EN and FR contradict themselves: the object is to get rid of all pieces, and the end of a round requires that the last one is placed", "at once: house"], options: ["donation_can_end_round"];
    DM_36: "Several of a type",
        "After gifts a stock may hold several pieces of a type; each of them scores.",
        ["house"];
    DM_37: "Several run out",
        "All builders of a turn build before anybody is tested; every seat that ran out scores 0.",
        ["house"];
    DM_38: "Running out in Situation 1",
        "A last piece built in Situation 1 ends the round like any other.",
        ["house"];
    DM_39: "Situation 3",
        "If the Master-builder's fist and several others are empty, nothing happens.",
        ["EN, NL, FR"];
    DM_40: "All fists empty",
        "All fists empty is Situation 3, or Situation 2 with two players.",
        ["house, from EN, NL, FR (Situations 2 and 3)"];
    DM_41: "One piece left",
        "A seat with one piece left may still show an empty fist.",
        ["house, from EN and NL, which let every player"];
    DM_42: "Dead wall",
        "The wall is dead if nobody holds a piece that fits when a turn ends. If a gift can end the round, play goes on; otherwise the round ends and everybody scores. Another effect may be agreed.",
        ["house"], options: ["dead_wall"];
    DM_43: "Idle turns",
        "Turns in a row in which nothing is built, with a gift or without, have no limit unless one is set: then the round ends and everybody scores.",
        ["house"], options: ["max_idle_turns"];
    DM_44: "Penalties",
        "Pieces left over cost 15 for a tower and 10 for a gate, unless agreed otherwise, and its merlons for a wall; the lowest total wins.",
        ["EN, NL, FR"], options: ["tower_penalty", "gate_penalty"];
    DM_45: "Number of rounds",
        "A game has four rounds, unless another number is agreed, and is over after the last.",
        ["EN, NL: 4 or 5", "FR: free", "four: house"], options: ["rounds"];
    DM_46: "Ties",
        "Seats that tie for the lowest total share the win; where rounds won are agreed to break a tie, a round is won by every seat that holds nothing when it ends.",
        ["house"], options: ["tie_break"];
    DM_47: "Rounds are not won",
        "Ending a round brings no points; only penalties count.",
        ["EN, NL, FR: the fewest points win", "no bonus: house"];
    DM_48: "Restocking",
        "Each round starts with exactly one set for each seat; gifts are undone.",
        ["EN, NL", "FR silent", "undone gifts: house"], options: ["stock"];
    DM_49: "Stock sizes",
        "How many pieces a seat has is public; which ones, only where logic forces it.",
        ["house"];
    DM_50: "Two players",
        "With two players all rules hold unchanged; Situation 3 cannot arise.",
        ["house"];
    DM_51: "The block's colour",
        "The colour of the Master-builder's block has no meaning.",
        ["EN: orange", "FR: red", "NL silent"];
    DM_52: "Choices that are offered",
        "You choose an end only if both are legal; otherwise you may name the legal one. In Situations 1 and 2, and where builders may decline, you are asked even if one answer is left.",
        ["house"];
    DM_53: "Choosing for a single builder",
        "A builder who builds alone always chooses his own end.",
        ["house"];
    DM_54: "A seat without pieces",
        "Where only placing ends a round, a seat without pieces stays in it and shows an empty fist, which counts for Situations 1 to 3.",
        ["house"];
    DM_55: "Winner or youngest as Master-builder",
        "Where the winner of a round starts the next, of several the first clockwise from the last Master-builder's left does, and with none the block passes on as always; where the youngest starts, it is the first Master-builder.",
        ["house"], options: ["next_round_master"];
    DM_56: "Leftover pieces",
        "The pieces left at the end of a round are shown to everybody.",
        ["FR", "EN: hidden until then", "NL silent"];
    DM_57: "What a view says",
        "A view says what its seat saw, of a round's gifts the latest seven, and draws no conclusions. Older gifts, its own among them, stay in what the seat has seen; resampling draws all conclusions from that.",
        ["house"];
    DM_58: "Out of turn",
        "Only a player whose decision is due may act. The game has no dice or draws.",
        ["house"];
    DM_59: "Answers",
        "Answer what you are asked: a fist, an end, a piece to build or give, or 'decline'.",
        ["house"];
    DM_60: "Empty fists",
        "The Master-builder and every competitor may put an empty fist on the table.",
        ["EN, NL", "FR: the Master-builder, and others by implication"];
    DM_61: "End of a round",
        "A round ends as soon as a seat has built its last piece, and all others score what they have left.",
        ["EN, NL, FR"];
    DM_62: "One line",
        "All pieces stand in one common wall that does not branch: a piece is built at one of its two ends and nowhere else.",
        ["EN Building Order §1, NL, FR"];
    DM_63: "Turns",
        "A turn is a planning phase, in which all choose their fists, and a building phase, in which they are opened; turns follow each other until the round ends.",
        ["EN, NL", "FR without the names of the phases"];
    DM_64: "The piece in the fist",
        "A seat that builds builds the piece in its open fist and no other; only in Situation 1 does the Master-builder choose a piece of his stock.",
        ["EN, NL", "FR"];
}
