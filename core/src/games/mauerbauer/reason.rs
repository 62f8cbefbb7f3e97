//! The reasons for refusals.

use crate::games::mauerbauer::rules::{self, words};
use crate::kit::reasons;

reasons! {
    /// The seat is not at the table.
    NotAtTheTable = "not_at_the_table" by MA_94,
    /// The game is over.
    GameOver = "game_over" by MA_96,
    /// The game waits for another actor, or for another kind of decision.
    NotAsked = "not_asked" by MA_94,
    /// The line is not a wall line of the board.
    NoSuchLine = "no_such_line" by MA_97,
    /// The line already has a wall.
    LineTaken = "line_taken" by MA_12,
    /// The line is inside a completed city.
    WithinCity = "within_city" by MA_10,
    /// The setup does not allow an early roll.
    EarlyRollOff = "early_roll_off" by MA_15,
    /// The seat has already rolled early in this turn.
    EarlyTwice = "early_twice" by MA_85,
    /// The first player is not at the table.
    CannotStart = "cannot_start" by MA_81,
    /// The card is not in the deck.
    NotInDeck = "not_in_deck" by MA_98,
    /// The tower die is rolled though no end is free, or is missing though one is free.
    WrongTowerDie = "wrong_tower_die" by MA_18,
    /// A tower or a house that must be placed is missing.
    MustPlace = "must_place" by MA_32,
    /// The end already has a tower.
    EndTaken = "end_taken" by MA_99,
    /// The supply has no tower of the rolled colour.
    TowerUsedUp = "tower_used_up" by MA_21,
    /// The supply has no tower of the chosen colour.
    NoSuchTower = "no_such_tower" by MA_22,
    /// The tower at the only free end does not have the rolled colour.
    WrongTower = "wrong_tower" by MA_19,
    /// Neither of two towers has the rolled colour.
    WrongTowers = "wrong_towers" by MA_20,
    /// There are two towers, but only one is left.
    OneTowerLeft = "one_tower_left" by MA_23,
    /// There is a second house at the rim of the board.
    OneSpace = "one_space" by MA_26,
    /// The supply has no such house.
    NoSuchHouse = "no_such_house" by MA_27,
    /// The house at the rim has neither of the rolled colours.
    WrongRimHouse = "wrong_rim_house" by MA_26,
    /// The houses have other colours than the rolled ones.
    WrongHouses = "wrong_houses" by MA_25,
    /// Both dice show the same colour with one house left, and exactly this house must be placed.
    LastOfColour = "last_of_colour" by MA_28,
    /// There are two houses, but only one is left.
    OneHouseLeft = "one_house_left" by MA_29,
    /// The city to connect shares no wall with the completed one.
    NotANeighbour = "not_a_neighbour" by MA_46,
    /// The card to play or discard is not in the hand.
    NotInHand = "not_in_hand" by MA_54,
    /// The card to swap is not in the hand.
    NotInHandToSwap = "not_in_hand_to_swap" by MA_70,
    /// The card to play in the final scoring is not in the hand.
    NotInHandAtEnd = "not_in_hand_at_end" by MA_71,
    /// The seat has cards, so it can't pass.
    MustScore = "must_score" by MA_54,
    /// Discarding is not allowed in the final scoring.
    NoDiscardAtEnd = "no_discard_at_end" by MA_71,
    /// The seat chooses a city without a card to play.
    NothingToPlay = "nothing_to_play" by MA_89,
    /// The space does not name a completed city.
    NoSuchCity = "no_such_city" by MA_100,
    /// The seat must choose a city before it plays a card in the final scoring.
    NameCityFirst = "name_city_first" by MA_88,
    /// The seat must play a card after choosing a city.
    MustPlay = "must_play" by MA_95,
}
