//! Why actions are refused.

use crate::games::mauerbauer::rules::{self, words};
use crate::kit::reasons;

reasons! {
    /// A seat that isn't at the table.
    NotAtTheTable = "not_at_the_table" by MA_94,
    /// An action after the end of the game.
    GameOver = "game_over" by MA_96,
    /// An action of a seat, or of chance, that is not to move, or not in this way.
    NotAsked = "not_asked" by MA_94,
    /// A line that is no wall line of the board.
    NoSuchLine = "no_such_line" by MA_97,
    /// A line on which a wall stands.
    LineTaken = "line_taken" by MA_12,
    /// A line within a completed city.
    WithinCity = "within_city" by MA_10,
    /// An early roll where none is agreed.
    EarlyRollOff = "early_roll_off" by MA_15,
    /// A second early roll in a turn.
    EarlyTwice = "early_twice" by MA_85,
    /// A first player who isn't at the table.
    CannotStart = "cannot_start" by MA_81,
    /// A card that is not in the deck.
    NotInDeck = "not_in_deck" by MA_98,
    /// A roll of the tower die though no end is free, or a roll without it though one is.
    WrongTowerDie = "wrong_tower_die" by MA_18,
    /// A placement without a tower or a house that has to be placed.
    MustPlace = "must_place" by MA_32,
    /// A tower where one stands.
    EndTaken = "end_taken" by MA_99,
    /// A tower of the colour rolled, of which none is left.
    TowerUsedUp = "tower_used_up" by MA_21,
    /// A tower of a colour chosen freely, of which none is left.
    NoSuchTower = "no_such_tower" by MA_22,
    /// A tower of another colour than the one rolled, at the one free end.
    WrongTower = "wrong_tower" by MA_19,
    /// Two towers, neither of the colour rolled.
    WrongTowers = "wrong_towers" by MA_20,
    /// Two towers though one is left.
    OneTowerLeft = "one_tower_left" by MA_23,
    /// A second house at the rim of the board.
    OneSpace = "one_space" by MA_26,
    /// A house that the supply doesn't have.
    NoSuchHouse = "no_such_house" by MA_27,
    /// A house at the rim of neither colour rolled.
    WrongRimHouse = "wrong_rim_house" by MA_26,
    /// Houses of other colours than those rolled.
    WrongHouses = "wrong_houses" by MA_25,
    /// Two houses without the last one of the colour that both dice show, or with two of it.
    LastOfColour = "last_of_colour" by MA_28,
    /// Two houses though one is left.
    OneHouseLeft = "one_house_left" by MA_29,
    /// A city to connect with that has no common wall with the completed one.
    NotANeighbour = "not_a_neighbour" by MA_46,
    /// A card to play or discard that is not in the hand.
    NotInHand = "not_in_hand" by MA_54,
    /// A card to swap that is not in the hand.
    NotInHandToSwap = "not_in_hand_to_swap" by MA_70,
    /// A card to play in the final scoring that is not in the hand.
    NotInHandAtEnd = "not_in_hand_at_end" by MA_71,
    /// Passing with cards in hand.
    MustScore = "must_score" by MA_54,
    /// A discard in the final scoring.
    NoDiscardAtEnd = "no_discard_at_end" by MA_71,
    /// A choice of a city without a card to play.
    NothingToPlay = "nothing_to_play" by MA_89,
    /// A space that no completed city goes by.
    NoSuchCity = "no_such_city" by MA_100,
    /// A card played in the final scoring before a city is named.
    NameCityFirst = "name_city_first" by MA_88,
    /// Passing after a city has been named.
    MustPlay = "must_play" by MA_95,
}
