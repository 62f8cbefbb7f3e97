//! Why actions are refused.

use crate::games::mauerbauer::rules;
use crate::kit::reasons;

reasons! {
    /// A seat that isn't at the table.
    NotAtTheTable = "not_at_the_table" by MA_94: "Decide for a seat at this table.",
    /// An action after the end of the game.
    GameOver = "game_over" by MA_96: "Start a new game: this one is over.",
    /// An action of a seat, or of chance, that is not to move, or not in this way.
    NotAsked = "not_asked" by MA_94:
        "Answer what the game asks now: this decision belongs to another player or moment.",
    /// A line that is no wall line of the board.
    NoSuchLine = "no_such_line" by MA_97:
        "Choose a wall line: two neighbouring tower spaces of the board, such as a1-b1.",
    /// A line on which a wall stands.
    LineTaken = "line_taken" by MA_12: "Choose a free line: a wall stands on this one.",
    /// A line within a completed city.
    WithinCity = "within_city" by MA_10: "Choose a line outside the completed cities.",
    /// An early roll where none is agreed.
    EarlyRollOff = "early_roll_off" by MA_15:
        "Build a wall first: early rolls are not agreed in this game.",
    /// A second early roll in a turn.
    EarlyTwice = "early_twice" by MA_85:
        "Build a wall: you have already rolled early in this turn.",
    /// A first player who isn't at the table.
    CannotStart = "cannot_start" by MA_81: "Name a seat at this table.",
    /// A card that is not in the deck.
    NotInDeck = "not_in_deck" by MA_98: "Name a card that the deck still has.",
    /// A roll of the tower die though no end is free, or a roll without it though one is.
    WrongTowerDie = "wrong_tower_die" by MA_18:
        "Name a tower colour if an end of the wall is free, else none: b/R? or -/R?.",
    /// A placement without a tower or a house that has to be placed.
    MustPlace = "must_place" by MA_32: "Place every tower and house of the roll.",
    /// A tower where one stands.
    EndTaken = "end_taken" by MA_99: "Place the tower at a free end of the wall.",
    /// A tower of the colour rolled, of which none is left.
    TowerUsedUp = "tower_used_up" by MA_21:
        "Choose another colour: no tower of the rolled one is left.",
    /// A tower of a colour chosen freely, of which none is left.
    NoSuchTower = "no_such_tower" by MA_22: "Choose a colour of which a tower is left.",
    /// A tower of another colour than the one rolled, at the one free end.
    WrongTower = "wrong_tower" by MA_19: "Place a tower of the rolled colour.",
    /// Two towers, neither of the colour rolled.
    WrongTowers = "wrong_towers" by MA_20: "Give one of the two towers the rolled colour.",
    /// Two towers though one is left.
    OneTowerLeft = "one_tower_left" by MA_23:
        "Place one tower at the end that you choose: only one is left.",
    /// A second house at the rim of the board.
    OneSpace = "one_space" by MA_26: "Place one house: a wall on the rim borders one space.",
    /// A house that the supply doesn't have.
    NoSuchHouse = "no_such_house" by MA_27: "Choose a colour of which a house is left.",
    /// A house at the rim of neither colour rolled.
    WrongRimHouse = "wrong_rim_house" by MA_26: "Place a house of one of the rolled colours.",
    /// Houses of other colours than those rolled.
    WrongHouses = "wrong_houses" by MA_25: "Place a house of each rolled colour, one on each side.",
    /// Two houses without the last one of the colour that both dice show, or with two of it.
    LastOfColour = "last_of_colour" by MA_28:
        "Place the last house of the rolled colour, and one of another colour.",
    /// Two houses though one is left.
    OneHouseLeft = "one_house_left" by MA_29: "Place one house: only one is left.",
    /// A city to connect with that has no common wall with the completed one.
    NotANeighbour = "not_a_neighbour" by MA_46:
        "Connect with a city that shares a wall with the completed one, or type apart.",
    /// A card to play or discard that is not in the hand.
    NotInHand = "not_in_hand" by MA_54: "Play or discard cards of your hand.",
    /// A card to swap that is not in the hand.
    NotInHandToSwap = "not_in_hand_to_swap" by MA_70: "Put down cards of your hand.",
    /// A card to play in the final scoring that is not in the hand.
    NotInHandAtEnd = "not_in_hand_at_end" by MA_71: "Play cards of your hand.",
    /// Passing with cards in hand.
    MustScore = "must_score" by MA_54:
        "Play one or two cards, or discard one: you may not pass with cards.",
    /// A discard in the final scoring.
    NoDiscardAtEnd = "no_discard_at_end" by MA_71:
        "Play one or two cards: the final scoring has no discards.",
    /// A choice of a city without a card to play.
    NothingToPlay = "nothing_to_play" by MA_89: "Pass: you have no card to play.",
    /// A space that no completed city goes by.
    NoSuchCity = "no_such_city" by MA_100:
        "Name a completed city by its lowest space, such as city:12.",
    /// A card played in the final scoring before a city is named.
    NameCityFirst = "name_city_first" by MA_88: "Choose a city first, such as city:12, or pass.",
    /// Passing after a city has been named.
    MustPlay = "must_play" by MA_95: "Play one or two cards: you have chosen a city.",
}
