//! Every ruling of the game, as data.
//!
//! # Examples
//! ```
//! use mauerwerk::mauerbauer::rules;
//!
//! assert_eq!(rules::MA_12.id.as_str(), "MA-12");
//! assert!(rules::MA_12.sentence.contains("wall"));
//! assert!(rules::RULES.contains(&rules::MA_12));
//! ```

use crate::base::rule::{Credit, credit};
use crate::kit::rules;

/// What the sources of the rulings stand for.
pub(super) const CREDITS: &[Credit] = &[
    credit("text", "the English text of the rules, of 2006"),
    credit("other", "other public descriptions of the same game"),
    credit("house", "a decision of this library, where the text is silent"),
];

rules! {
    MA_01: "Shape of the board",
        "The shipped board, five rows of nine triangles with 77 wall lines and 33 tower spaces, is \
         a reconstruction, since no text describes the printed one line by line, and another board \
         may be agreed.",
        ["other", "house"], options: ["board"];
    MA_02: "Boundary lines",
        "A boundary line between two regions is a wall line like any other.",
        ["text"];
    MA_03: "Lines on the rim",
        "Every line on the rim of the board, coast or straight edge, is a wall line and borders a \
         single landscape space.",
        ["text", "house"];
    MA_04: "The rim closes nothing",
        "Neither the sea nor the edge of the board closes a city, so the lines on the rim need \
         walls like all others.",
        ["text", "house"];
    MA_05: "Shore",
        "A board says which of its tower spaces lie on the shore: on the shipped one the ends of \
         the coast lines to the left and right, corners included, and no other tower space of the \
         straight rim.",
        ["other", "house"], options: ["board"];
    MA_06: "Completed city",
        "A wall completes a city when it newly closes a whole set of landscape spaces that hang \
         together across lines without walls, so that every line leading out of the set or off the \
         board has its wall.",
        ["text", "house"];
    MA_07: "One city a wall",
        "One wall never completes two cities. Before the wall stood, both sides were one area, open \
         at the rim; one side stays open.",
        ["house"];
    MA_08: "Ring around a city",
        "A ring of spaces closed around an older city is a city of its own that leaves the inner \
         one out, borders it all along its edge and may be connected with it.",
        ["house"];
    MA_09: "The rest of the board",
        "If a wall on the last open line of the rim encloses all spaces outside the older cities, \
         they are a city like any other.",
        ["house"];
    MA_10: "No wall within a city",
        "No wall may be placed on a line that borders a space of a completed city.",
        ["text", "house"];
    MA_11: "Walls between cities",
        "Placing a wall between two completed cities cannot arise, since both count as completed \
         only when every line between them has its wall.",
        ["house"];
    MA_12: "Walls need not touch",
        "A wall may stand on any unoccupied wall line outside the completed cities, whether or not \
         it touches another wall.",
        ["text"];
    MA_13: "No line left",
        "If a seat finds no line on which a wall may be placed, the game ends at once with the \
         final scoring.",
        ["house"];
    MA_14: "A wall for every turn",
        "No turn begins without a wall in the supply, since placing the last one ends the game.",
        ["text", "house"];
    MA_15: "Rolling too early",
        "A seat places its wall before it rolls; only where early rolls are agreed may it roll \
         first, which costs it 1 point but never takes its score below the start.",
        ["text", "house"], options: ["early_roll_penalty"];
    MA_16: "Supplies",
        "There are 33 walls, 10 towers of each of 3 colours, and 12 houses and 3 palaces of each \
         of 5 colours; the pieces on the board and in the supply always add up to these numbers.",
        ["text", "other"];
    MA_17: "Wall before dice",
        "The wall alone decides whether a city is completed, but the pieces of the roll that \
         follows are placed before any palace is set and anything is scored.",
        ["text", "house"];
    MA_18: "The tower die",
        "The tower die is rolled with the two house dice if an end of the new wall is free, and \
         not rolled if both ends already have towers.",
        ["text"];
    MA_19: "One free end",
        "If one end of the new wall has no tower, it gets a tower of the colour rolled. It may be \
         agreed that the colour is chosen if the tower at the other end has the colour rolled.",
        ["text", "other"], options: ["tower_rule"];
    MA_20: "Two free ends",
        "If both ends of the new wall are free, the seat chooses which one gets the colour rolled \
         and gives the other a tower of any colour, the same included.",
        ["text", "house"];
    MA_21: "Tower colour used up",
        "If no tower of the colour rolled is left, one of any colour in the supply is placed \
         instead.",
        ["text"];
    MA_22: "Free choice of tower",
        "A free choice of tower is among the colours that the supply still holds.",
        ["text"];
    MA_23: "One tower left",
        "If one tower is left for two free ends, it goes to the end the seat chooses, the other \
         stays empty, and the end of the game is settled.",
        ["house"];
    MA_24: "All dice known",
        "A seat places all the pieces of its roll in one decision, with all the dice known.",
        ["text", "house"];
    MA_25: "Houses on both sides",
        "If the new wall borders two spaces, each gets the house of one of the two house dice, and \
         the seat chooses which.",
        ["text"];
    MA_26: "One space, two dice",
        "A wall on the rim borders a single space, which gets a single house, for the house die \
         that the seat chooses; a die with a question mark gives any colour.",
        ["text"];
    MA_27: "House colour used up",
        "A house die whose colour is used up counts as a question mark, on the rim too, where it \
         may be the die that is chosen; and a question mark gives any colour that the supply \
         still holds.",
        ["text", "house"];
    MA_28: "Last house of a colour",
        "If both house dice show a colour of which one house is left, the first house placed takes \
         it and the second is of any colour left.",
        ["text", "house"];
    MA_29: "Last house of all",
        "If one house is left for two spaces, it is placed, the other space gets none, and the end \
         of the game is settled.",
        ["house"];
    MA_30: "No houses in older cities",
        "Placing a house in an older city cannot arise, since no wall is placed on a line that \
         borders one.",
        ["house"];
    MA_31: "Houses in a space",
        "A landscape space may hold any number of houses.",
        ["house"];
    MA_32: "Placing is compulsory",
        "The towers and houses that a roll brings must be placed.",
        ["text"];
    MA_33: "Corners of older cities",
        "Placing a tower on the border of an older city cannot arise, since the walls there have \
         brought a tower to each of their ends.",
        ["house"];
    MA_34: "Houses of the same turn",
        "Houses placed in the turn that completes a city count for its palaces.",
        ["text"];
    MA_35: "Palaces are compulsory",
        "Every two houses of one colour in a city just completed are replaced before the scoring \
         with a palace of that colour, if the supply has one, and an odd house stays.",
        ["text", "house"];
    MA_36: "Four houses of a colour",
        "Four houses of one colour become two palaces, as far as the supply has them.",
        ["text", "house"];
    MA_37: "Palace colour used up",
        "If no palace of the colour is left, the houses stay.",
        ["text"];
    MA_38: "Houses that stayed",
        "Houses that stay for want of a palace are never replaced later, since no palace returns \
         to the supply.",
        ["text", "house"];
    MA_39: "Palaces after connecting",
        "After two cities are connected, every two houses of one colour in the larger city are \
         replaced with a palace too, unless it is agreed that they stay.",
        ["text", "other"], options: ["convert_after_connect"];
    MA_40: "Inner pieces go first",
        "The walls and towers within a city just completed return to the supply before the \
         scoring, so they score for nobody.",
        ["text", "house"];
    MA_41: "Inner walls",
        "A wall is within a city if both spaces it borders belong to that city.",
        ["text", "house"];
    MA_42: "Inner towers",
        "A tower is within a city if it is not on the rim of the board and all spaces around it \
         belong to that city.",
        ["text", "house"];
    MA_43: "Towers on the rim",
        "A tower on the rim of the board stays even where all spaces around it belong to one city, \
         since the walls on the rim there are walls of the city.",
        ["house"];
    MA_44: "A city touching itself",
        "A tower at a corner where a city touches itself stays there and counts once.",
        ["house"];
    MA_45: "Connecting is optional",
        "Only the seat whose wall completed the city may connect it, and it may leave the city as \
         it is.",
        ["text"];
    MA_46: "Bordering cities",
        "Only cities that border each other may be connected: those that have at least one wall \
         in common, for which a common corner is not enough.",
        ["text"];
    MA_47: "One older city",
        "A city just completed may be connected with one older city at most, which may itself be \
         the result of connecting.",
        ["text", "house"];
    MA_48: "All common walls",
        "Connecting two cities removes all the walls they have in common, never only some, and \
         returns them to the supply.",
        ["text"];
    MA_49: "Towers that become inner",
        "Towers that come to lie within the larger city when two cities are connected return to \
         the supply too.",
        ["text", "house"];
    MA_50: "The city that is scored",
        "After connecting, the whole larger city is the city just completed, for every guild card \
         that refers to it.",
        ["text", "house"];
    MA_51: "Connected cities are one",
        "Cities that have been connected count as one completed city.",
        ["text", "house"];
    MA_52: "The end stands",
        "Once the last piece of a kind has been placed the game ends, even if such pieces return \
         to the supply in the same turn.",
        ["text", "house"];
    MA_53: "Arranging houses",
        "Where the houses stand within a completed city has no meaning, since they belong to the \
         city and no longer to a space.",
        ["text", "house"];
    MA_54: "Scoring is compulsory",
        "When a city has just been completed, each seat either plays 1 or 2 cards of its hand or \
         discards 1 of them, and only a seat without cards passes.",
        ["text", "house"];
    MA_55: "Cards drawn",
        "Except in the final scoring, a seat that plays 1 or 2 cards draws 1, and a seat that \
         discards 1 instead draws 2.",
        ["text"];
    MA_56: "No city, no cards",
        "Nobody draws a card in a turn that completes no city.",
        ["text", "other"];
    MA_57: "One seat after another",
        "In a scoring each seat plays, scores, discards and draws before the next one clockwise \
         does anything, the active seat being first.",
        ["text"];
    MA_58: "Worthless cards",
        "A card that scores nothing may be played, for 0 points.",
        ["house"];
    MA_59: "Two equal cards",
        "Two cards of one kind may be played together, and both score.",
        ["other"];
    MA_60: "Deck used up",
        "When a card is to be drawn from an empty deck, the discards, those of the same scoring \
         included, are shuffled as the new deck; if there are none, fewer cards are drawn.",
        ["text", "house"];
    MA_61: "No limit to hands",
        "A hand may have any number of cards, a draw leaves it empty only if there was no card to \
         draw, and a seat without cards passes.",
        ["house"];
    MA_62: "Towers in a city",
        "The towers in a city are all those at the corners of its border, and a tower that several \
         cities share counts for each of them.",
        ["text", "house"];
    MA_63: "Towers outside cities",
        "A tower is in no completed city if it touches no space of one.",
        ["text", "house"];
    MA_64: "Walls outside cities",
        "A wall is in no completed city if it borders no space of one.",
        ["text", "house"];
    MA_65: "Houses outside cities",
        "A house is in no completed city if the space it stands in belongs to none.",
        ["text"];
    MA_66: "Houses of a region",
        "A region's card counts only those houses in the region that are in no completed city.",
        ["text", "house"];
    MA_67: "Size of the city",
        "A single kind of card scores 6, 7 or 8 points for a city of 1, 2 or 3 spaces \
         respectively, 9 for one of 7 or more and none for one of 4 to 6, unless another deck is \
         agreed.",
        ["text", "house"], options: ["deck"];
    MA_68: "Colours in the city",
        "The card for the colours in the city just completed scores 4 points if its houses and \
         palaces together show 2 or 3 different colours, 7 if they show 4 or 5, and otherwise \
         none.",
        ["text", "house"];
    MA_69: "One board for all",
        "All seats score on the same board, since nothing on it changes during a scoring.",
        ["house"];
    MA_70: "Swapping cards",
        "When all have drawn, each seat last in points, ties included, may discard any number of \
         cards of its hand and then draw as many, from the active seat clockwise; who is last is \
         settled before the first swap.",
        ["text", "house"];
    MA_71: "Final scoring",
        "If the game ends in a turn without a city, each seat clockwise from the active one may \
         choose any completed city and play 1 or 2 cards of its hand, but cannot discard instead, \
         and nobody draws or swaps.",
        ["text", "house"];
    MA_72: "Final scoring, no city",
        "If there is no completed city at the final scoring, cards may still be played, and those \
         that refer to the city just completed score nothing.",
        ["house"];
    MA_73: "Last piece and a city",
        "If the turn of the last wall, tower, house or palace completes a city, the seats score as \
         in any other turn, and there is no final scoring.",
        ["text", "house"];
    MA_74: "No swap at the end",
        "No cards are swapped in the last scoring of the game, since a swap leaves the number of \
         cards in hand as it is.",
        ["house"];
    MA_75: "Last piece of a kind",
        "The game ends when all walls, all towers, all houses or all palaces have left the supply, \
         not when a single colour has.",
        ["text", "house"];
    MA_76: "Finishing the turn",
        "The turn that brings the end is finished, with the rest of its roll, palaces, connecting \
         and scoring, and after it nobody has another turn.",
        ["text", "house"];
    MA_77: "Last house, then palaces",
        "Once the last house has been placed the game ends, even if palaces set in that turn bring \
         houses back to the supply.",
        ["text", "house"];
    MA_78: "Last palace",
        "The last palace ends the game although it replaces houses, and as a city has been \
         completed the seats score as in any other turn.",
        ["text", "house"];
    MA_79: "Ties",
        "Of the seats tied for most points the one with most cards in hand, counted after the \
         draws of the last scoring, wins, and those still tied share the victory.",
        ["text", "house"];
    MA_80: "Start and floor",
        "Every seat starts with 0 points, that is beside space 1 of the track, and no score falls \
         below 0.",
        ["text", "other"];
    MA_81: "First player",
        "The first player is drawn at random from the seats at the table, unless one is named.",
        ["text", "at random: other"], options: ["first_player"];
    MA_82: "What is hidden",
        "Hands and the order of the deck are hidden, while the discards, the number of cards in \
         each hand and the scores are known to all.",
        ["text", "house"];
    MA_83: "Equal cards",
        "Cards of one kind are interchangeable, in the hands as well as in the deck.",
        ["house"];
    MA_84: "When no line is left",
        "Whether a line is left is asked at the start of a turn, after the scoring and swaps of \
         the turn before, and the final scoring begins with the seat that cannot build.",
        ["house"];
    MA_85: "One early roll",
        "Where early rolls are agreed, a seat makes at most one in a turn, and its dice are thrown \
         again after the wall is placed.",
        ["text", "house"];
    MA_86: "Small decks",
        "If a deck has fewer than 6 cards for each seat, every hand is smaller by the same number, \
         and seat 0 is dealt its hand first, then seat 1, and so on.",
        ["house"];
    MA_87: "Either house die first",
        "Either house die may be used first; where both show a colour of which one house is left, \
         that house is used.",
        ["house"];
    MA_88: "Naming a city",
        "In the final scoring a city must be named wherever one has been completed, even for cards \
         that do not look at it; where there is none, none is named.",
        ["text", "house"];
    MA_89: "Passing and swapping",
        "A seat without cards says that it passes when it is its turn to score, and cards to be \
         swapped are named by kind.",
        ["house"];
    MA_90: "Number of players",
        "The game has two to four seats, each with a hand of cards and a score, and no others.",
        ["other", "text (4 scoring markers)"], options: ["players"];
    MA_91: "Own boards",
        "A board of one's own has 1 to 64 landscape spaces whose corners are 3 to 64 tower spaces, \
         in one to three regions, with at most 128 wall lines; it lies in the plane without \
         crossing lines, hangs together, and each line borders one or two spaces.",
        ["house"], options: ["board"];
    MA_92: "Own decks",
        "A deck of one's own has 1 to 255 cards of any kinds, 60 being usual, and a card of a \
         region that the board does not have scores nothing.",
        ["house", "text (60 cards)"], options: ["deck"];
    MA_93: "Points of own decks",
        "A deck of one's own may give a kind of card other points than the printed ones.",
        ["house"], options: ["deck"];
    MA_94: "Out of turn",
        "Only a seat at the table, or chance, may act, when the game waits for it, and only by \
         what it is asked.",
        ["house"];
    MA_95: "Dealing and naming",
        "Hands are dealt card by card before the first turn, once the first player is known; in \
         the final scoring a seat first names a city and then plays its cards, and after naming \
         one it may not pass.",
        ["house"];
    MA_96: "After the end",
        "Once the last scoring is done the game is over, and nobody acts any more.",
        ["text", "house"];
    MA_97: "Places on the board",
        "Walls stand on the wall lines, towers on the tower spaces and houses on the landscape \
         spaces of the board in use, and nowhere else.",
        ["text"];
    MA_98: "Cards of the deck",
        "A card that is dealt or drawn is one that the deck still holds: neither in a hand nor \
         discarded, and of a kind that the deck in use has.",
        ["text", "house"];
    MA_99: "Empty tower spaces",
        "A tower is placed only on an empty tower space at an end of the wall just placed.",
        ["text"];
    MA_100: "Naming cities",
        "A completed city goes by its landscape space with the lowest number, and by no other \
         space.",
        ["house"];
    MA_101: "A turn",
        "In its turn a seat places a wall, then rolls the dice and places what they bring; then, \
         if the wall has completed a city, all seats score.",
        ["text"];
    MA_102: "Clockwise",
        "After each turn the next seat clockwise has its turn.",
        ["text"];
    MA_103: "Opening hands",
        "Each seat is dealt 6 cards before the first turn.",
        ["text"];
    MA_104: "The most points",
        "The seat with the most points wins.",
        ["text"];
    MA_105: "Cards for towers in the city",
        "A card for towers scores 1 point for each tower in the city just completed, and a card \
         for one colour of towers 2 points for each tower of that colour.",
        ["text"];
    MA_106: "Cards for palaces and houses in the city",
        "The card for palaces scores 1 point for each palace in the city just completed and \
         nothing for its houses; a card for one colour scores 3 points for each palace and 1 for \
         each house of that colour.",
        ["text"];
    MA_107: "Cards for houses outside",
        "A card for a colour of houses, or for a region, scores 1 point for each such house that \
         is in no completed city.",
        ["text"];
    MA_108: "Cards for towers outside",
        "Of the towers in no completed city, one card scores 1 point for each, a card for a \
         colour 2 points for each of that colour, and the card for the shore 2 points for each on \
         the shore.",
        ["text"];
    MA_109: "Card for walls outside",
        "The card for walls scores 1 point for each wall that is in no completed city.",
        ["text"];
    MA_110: "Card for cities",
        "The card for cities scores 1 point for each completed city on the board.",
        ["text"];
    MA_111: "Faces of the dice",
        "Each of the three colours is on two faces of the tower die; each of the five house \
         colours is on one face of a house die, and a question mark on the sixth.",
        ["other", "text names the question mark"];
}
