//! Mauerbauer.

use std::collections::{BTreeMap, HashMap};

use mauerwerk::mauerbauer::{
    Action, BoardChoice, BoardPlan, Card, CardPair, Cards, Corners, Counted, DeckChoice, DeckPlan,
    Ending, Event, Explanation, FirstPlayer, HouseColour, HouseDie, Kind, Line, Phase, Placement,
    Points, Region, RegionPlan, Roll, SeenHand, Setup, Shipped, ShippedDeck, Space, State, Survey,
    TowerColour, TowerRule, TowerSpace, View,
};
use mauerwerk::{Faults, Seat, Seats, Theme};

use crate::dealer::Dealer;
use crate::error::{Faulty, MauerwerkError};
use crate::seat::{Actor, Count, Viewer, Whole, number};
use crate::simulate::Batch;
use crate::turn::Turn;

game! {
    State, setup Setup,
    MauerbauerSetup, MauerbauerState, MauerbauerGame, MauerbauerSnapshot, MauerbauerChoice,
    MauerbauerChance, MauerbauerNews, MauerbauerDecision, MauerbauerAction, MauerbauerEvent,
    MauerbauerView,
    functions mauerbauer_setup read_mauerbauer_setup write_mauerbauer_setup read_mauerbauer_action
        write_mauerbauer_action,
    scores |view: &View| {
        view.scores.iter().map(|&score| score.try_into().unwrap_or(i32::MAX)).collect()
    }
}

/// Returns the defaults for a board and that many seats.
#[uniffi::export]
pub fn mauerbauer_setup_on(
    board: MauerbauerBoard,
    players: Count,
) -> Result<MauerbauerSetup, MauerwerkError> {
    Ok(Setup::new(board, players.into()).into())
}

#[uniffi::export]
impl MauerbauerState {
    /// Explains what a card scores now: for the city that was just completed, or that was chosen for
    /// the final scoring. Without one, a card that looks at the city scores nothing (MA-72).
    pub fn explain(&self, card: MauerbauerCard) -> Result<MauerbauerExplanation, MauerwerkError> {
        Ok(self.0.explain(card).into())
    }

    /// Explains what a card would score for the completed city that goes by this space; nothing if
    /// there is no such city.
    pub fn explain_for(
        &self,
        card: MauerbauerCard,
        city: MauerbauerSpace,
    ) -> Result<Option<MauerbauerExplanation>, MauerwerkError> {
        Ok(self.0.explain_for(card, city).map(MauerbauerExplanation::from))
    }
}

#[uniffi::export]
impl MauerbauerGame {
    /// Explains what a card scores now: for the city that was just completed, or that was chosen for
    /// the final scoring. Without one, a card that looks at the city scores nothing (MA-72). It tells
    /// nothing that is hidden.
    pub fn explain(&self, card: MauerbauerCard) -> Result<MauerbauerExplanation, MauerwerkError> {
        Ok(self.0.lock().record.state().explain(card).into())
    }

    /// Explains what a card would score for the completed city that goes by this space; nothing if
    /// there is no such city. It tells nothing that is hidden.
    pub fn explain_for(
        &self,
        card: MauerbauerCard,
        city: MauerbauerSpace,
    ) -> Result<Option<MauerbauerExplanation>, MauerwerkError> {
        let play = self.0.lock();
        Ok(play.record.state().explain_for(card, city).map(MauerbauerExplanation::from))
    }
}

/// Lists every face of a guild card, in the order in which they are listed everywhere.
#[uniffi::export]
#[must_use]
pub fn mauerbauer_cards() -> Vec<MauerbauerCard> {
    Card::ALL.to_vec()
}

/// Returns what a card counts, in words.
#[uniffi::export]
pub fn mauerbauer_card_label(card: MauerbauerCard) -> Result<String, MauerwerkError> {
    Ok(card.label())
}

/// Returns the kind of a card.
#[uniffi::export]
pub fn mauerbauer_card_kind(card: MauerbauerCard) -> Result<MauerbauerKind, MauerwerkError> {
    Ok(card.kind())
}

/// Reads a card from notation.
#[uniffi::export]
pub fn read_mauerbauer_card(notation: &str) -> Result<MauerbauerCard, MauerwerkError> {
    Ok(notation.parse()?)
}

/// Writes a card in notation.
#[uniffi::export]
pub fn write_mauerbauer_card(card: MauerbauerCard) -> Result<String, MauerwerkError> {
    Ok(card.to_string())
}

fn faulty(faults: &Faults) -> MauerwerkError {
    Faulty::Setup.error(faults)
}

/// Returns the plan of a board, shipped or one's own.
#[uniffi::export]
pub fn mauerbauer_board_plan(
    board: &MauerbauerBoard,
) -> Result<MauerbauerBoardPlan, MauerwerkError> {
    Ok(board.plan())
}

/// Reads the plan of a board from TOML. What it describes is not checked.
#[uniffi::export]
pub fn read_mauerbauer_board(toml: &str) -> Result<MauerbauerBoardPlan, MauerwerkError> {
    BoardPlan::from_toml(toml).map_err(|faults| faulty(&faults))
}

/// Reads the plan of a board from JSON. What it describes is not checked.
#[uniffi::export]
pub fn read_mauerbauer_board_json(json: &str) -> Result<MauerbauerBoardPlan, MauerwerkError> {
    BoardPlan::from_json(json).map_err(|faults| faulty(&faults))
}

/// Writes the plan of a board as TOML.
#[uniffi::export]
pub fn write_mauerbauer_board(plan: &MauerbauerBoardPlan) -> Result<String, MauerwerkError> {
    Ok(plan.to_toml())
}

/// Writes the plan of a board as JSON.
#[uniffi::export]
pub fn write_mauerbauer_board_json(plan: &MauerbauerBoardPlan) -> Result<String, MauerwerkError> {
    // Nothing in a plan has a form that JSON lacks.
    Ok(serde_json::to_string(plan).unwrap_or_default())
}

/// Checks the plan of a board and counts what the board has, or reports all that is wrong with it at
/// once (MA-91).
#[uniffi::export]
pub fn check_mauerbauer_board(
    plan: &MauerbauerBoardPlan,
) -> Result<MauerbauerSurvey, MauerwerkError> {
    plan.check().map(MauerbauerSurvey::from).map_err(|faults| faulty(&faults))
}

/// Draws the empty board as SVG, with the names of its spaces, regions and coast, or reports all that
/// is wrong with the plan.
#[uniffi::export]
pub fn draw_mauerbauer_board(
    plan: &MauerbauerBoardPlan,
    theme: Theme,
) -> Result<String, MauerwerkError> {
    plan.svg(theme).map_err(|faults| faulty(&faults))
}

/// Draws the empty board with plain characters, or reports all that is wrong with the plan.
#[uniffi::export]
pub fn type_mauerbauer_board(plan: &MauerbauerBoardPlan) -> Result<String, MauerwerkError> {
    plan.text().map_err(|faults| faulty(&faults))
}

/// Returns the plan of a deck, shipped or one's own.
#[uniffi::export]
pub fn mauerbauer_deck_plan(deck: &MauerbauerDeck) -> Result<MauerbauerDeckPlan, MauerwerkError> {
    Ok(deck.plan())
}

/// Reads the plan of a deck from TOML. What it describes is not checked.
#[uniffi::export]
pub fn read_mauerbauer_deck(toml: &str) -> Result<MauerbauerDeckPlan, MauerwerkError> {
    DeckPlan::from_toml(toml).map_err(|faults| faulty(&faults))
}

/// Reads the plan of a deck from JSON. What it describes is not checked.
#[uniffi::export]
pub fn read_mauerbauer_deck_json(json: &str) -> Result<MauerbauerDeckPlan, MauerwerkError> {
    DeckPlan::from_json(json).map_err(|faults| faulty(&faults))
}

/// Writes the plan of a deck as TOML.
#[uniffi::export]
pub fn write_mauerbauer_deck(plan: &MauerbauerDeckPlan) -> Result<String, MauerwerkError> {
    Ok(plan.to_toml())
}

/// Writes the plan of a deck as JSON.
#[uniffi::export]
pub fn write_mauerbauer_deck_json(plan: &MauerbauerDeckPlan) -> Result<String, MauerwerkError> {
    // Nothing in a plan has a form that JSON lacks.
    Ok(serde_json::to_string(plan).unwrap_or_default())
}

/// Checks the plan of a deck: returns a warning if it is unusual, or reports all that is wrong with
/// it at once (MA-92).
#[uniffi::export]
pub fn check_mauerbauer_deck(plan: &MauerbauerDeckPlan) -> Result<Option<String>, MauerwerkError> {
    plan.check().map_err(|faults| faulty(&faults))
}

type MauerbauerAction = Action;
type MauerbauerBoard = BoardChoice;
type MauerbauerBoardPlan = BoardPlan;
type MauerbauerCard = Card;
type MauerbauerCardPair = CardPair;
type MauerbauerCards = Cards;
type MauerbauerCopies = BTreeMap<Card, u8>;
type MauerbauerCorners = Corners;
type MauerbauerCounted = Counted;
type MauerbauerDeck = DeckChoice;
type MauerbauerDeckPlan = DeckPlan;
type MauerbauerEnding = Ending;
type MauerbauerEvent = Event;
type MauerbauerFirstPlayer = FirstPlayer;
type MauerbauerHouseColour = HouseColour;
type MauerbauerHouseDie = HouseDie;
type MauerbauerHouses = BTreeMap<Space, Vec<HouseColour>>;
type MauerbauerKind = Kind;
type MauerbauerLine = Line;
type MauerbauerPhase = Phase;
type MauerbauerPlacement = Placement;
type MauerbauerPlaces = BTreeMap<TowerSpace, [i32; 2]>;
type MauerbauerPoints = Points;
type MauerbauerRegion = Region;
type MauerbauerRegionPlan = RegionPlan;
type MauerbauerRoll = Roll;
type MauerbauerShipped = Shipped;
type MauerbauerShippedDeck = ShippedDeck;
type MauerbauerSpace = Space;
type MauerbauerSpaces = BTreeMap<Space, Corners>;
type MauerbauerTowerColour = TowerColour;
type MauerbauerTowerRule = TowerRule;
type MauerbauerTowerSpace = TowerSpace;
type MauerbauerTowers = BTreeMap<TowerSpace, TowerColour>;

uniffi::custom_type!(
    /// Names a landscape space by its number, from 1 to 64; a completed city goes by the lowest
    /// number of its spaces.
    MauerbauerSpace,
    i32,
    {
        remote,
        try_lift: |number| Ok(number.to_string().parse::<Space>().map_err(MauerwerkError::from)?),
        lower: |space| space.number().into(),
    }
);

uniffi::custom_type!(
    /// Names a region by its number in the plan of the board, from 1 to 3.
    MauerbauerRegion,
    i32,
    {
        remote,
        try_lift: |number| {
            let place = usize::try_from(number).ok().and_then(|number| number.checked_sub(1));
            let region = place.and_then(|place| Region::ALL.get(place).copied());
            Ok(region.ok_or_else(|| {
                MauerwerkError::notation("a region from 1 to 3", &number.to_string())
            })?)
        },
        lower: |region| number(region.index() + 1).0,
    }
);

uniffi::custom_type!(
    /// Names a tower space in notation: a row from `a` to `h` and a number from 1 to 8.
    MauerbauerTowerSpace,
    String,
    {
        remote,
        try_lift: |name| Ok(name.parse::<TowerSpace>().map_err(MauerwerkError::from)?),
        lower: |space| space.to_string(),
    }
);

uniffi::custom_type!(
    /// Names a wall line in notation, by the tower spaces at its ends: `a1-b1`.
    MauerbauerLine,
    String,
    {
        remote,
        try_lift: |name| Ok(name.parse::<Line>().map_err(MauerwerkError::from)?),
        lower: |line| line.to_string(),
    }
);

uniffi::custom_type!(
    /// Lists the corners of a landscape space, one after the other around it.
    MauerbauerCorners,
    Vec<MauerbauerTowerSpace>,
    {
        remote,
        try_lift: |corners| Ok(Corners(corners)),
        lower: |corners| corners.0,
    }
);

uniffi::custom_type!(
    /// Names the seat that has the first turn, or nothing where that is left to chance.
    MauerbauerFirstPlayer,
    Option<Seat>,
    {
        remote,
        try_lift: |seat| Ok(seat.map_or(FirstPlayer::Random, FirstPlayer::Seat)),
        lower: |first| match first {
            FirstPlayer::Random => None,
            FirstPlayer::Seat(seat) => Some(seat),
        },
    }
);

uniffi::custom_type!(
    /// Lists cards in the order of their faces, a face as often as there are cards of it.
    MauerbauerCards,
    Vec<MauerbauerCard>,
    {
        remote,
        try_lift: |cards| Ok(gathered(&cards)?),
        lower: |cards| {
            let copies = |(card, count): (Card, u8)| std::iter::repeat_n(card, count.into());
            cards.iter().flat_map(copies).collect()
        },
    }
);

fn gathered(list: &[Card]) -> Result<Cards, MauerwerkError> {
    let cards: Cards = list.iter().copied().collect();
    // A face of which there are too many would lose some.
    if cards.len() as usize == list.len() {
        Ok(cards)
    } else {
        Err(MauerwerkError::notation("up to 255 cards of a face", &list.len().to_string()))
    }
}

uniffi::custom_type!(
    /// Holds the colour of the tower on each tower space that has one.
    MauerbauerTowers,
    HashMap<MauerbauerTowerSpace, MauerbauerTowerColour>,
    {
        remote,
        try_lift: |towers| Ok(towers.into_iter().collect()),
        lower: |towers| towers.into_iter().collect(),
    }
);

uniffi::custom_type!(
    /// Holds the houses, or palaces, of each landscape space that has some.
    MauerbauerHouses,
    HashMap<MauerbauerSpace, Vec<MauerbauerHouseColour>>,
    {
        remote,
        try_lift: |houses| Ok(houses.into_iter().collect()),
        lower: |houses| houses.into_iter().collect(),
    }
);

/// Holds a place of a board: any unit will do, such as the pixels of a picture.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, uniffi::Record)]
pub struct BoardPoint {
    /// Counts to the right.
    pub x: Whole,
    /// Counts down.
    pub y: Whole,
}

uniffi::custom_type!(
    /// Holds where each tower space is.
    MauerbauerPlaces,
    HashMap<MauerbauerTowerSpace, BoardPoint>,
    {
        remote,
        try_lift: |places| Ok(places.into_iter().map(|(at, p)| (at, [p.x.0, p.y.0])).collect()),
        lower: |places| {
            let point = |[x, y]: [i32; 2]| BoardPoint { x: Whole(x), y: Whole(y) };
            places.into_iter().map(|(at, place)| (at, point(place))).collect()
        },
    }
);

uniffi::custom_type!(
    /// Holds the corners of each landscape space.
    MauerbauerSpaces,
    HashMap<MauerbauerSpace, MauerbauerCorners>,
    {
        remote,
        try_lift: |spaces| Ok(spaces.into_iter().collect()),
        lower: |spaces| spaces.into_iter().collect(),
    }
);

uniffi::custom_type!(
    /// Holds how many cards have each face.
    MauerbauerCopies,
    HashMap<MauerbauerCard, Count>,
    {
        remote,
        try_lift: |copies| Ok(copies.into_iter().map(|(card, n)| (card, n.into())).collect()),
        lower: |copies| copies.into_iter().map(|(card, n)| (card, n.into())).collect(),
    }
);

/// Holds two cards that are played together; which is which does not matter (MA-59).
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, uniffi::Record)]
pub struct TwoCards {
    /// Holds the card that is listed earlier.
    pub low: MauerbauerCard,
    /// Holds the card that is listed later, which may be alike.
    pub high: MauerbauerCard,
}

uniffi::custom_type!(MauerbauerCardPair, TwoCards, {
    remote,
    try_lift: |cards| Ok(CardPair::new(cards.low, cards.high)),
    lower: |pair| {
        let [low, high] = pair.cards();
        TwoCards { low, high }
    },
});

/// Holds what the dice show; which house die is which does not matter.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, uniffi::Record)]
pub struct RolledDice {
    /// Holds what the tower die shows, or nothing if it is not rolled (MA-18).
    pub tower: Option<MauerbauerTowerColour>,
    /// Holds what the house die shows whose face is listed earlier.
    pub low: MauerbauerHouseDie,
    /// Holds what the other house die shows.
    pub high: MauerbauerHouseDie,
}

uniffi::custom_type!(MauerbauerRoll, RolledDice, {
    remote,
    try_lift: |dice| Ok(Roll::new(dice.tower, dice.low, dice.high)),
    lower: |roll| {
        let [low, high] = roll.houses();
        RolledDice { tower: roll.tower(), low, high }
    },
});

/// Holds what a seat places after its roll, all at once (MA-24).
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, uniffi::Record)]
pub struct PlacedPieces {
    /// Holds the tower at the end of the wall whose name is the earlier one.
    pub first_tower: Option<MauerbauerTowerColour>,
    /// Holds the tower at the other end.
    pub second_tower: Option<MauerbauerTowerColour>,
    /// Holds the house on the space beside the wall that has the lower number.
    pub first_house: Option<MauerbauerHouseColour>,
    /// Holds the house on the other space.
    pub second_house: Option<MauerbauerHouseColour>,
}

uniffi::custom_type!(MauerbauerPlacement, PlacedPieces, {
    remote,
    try_lift: |pieces| Ok(Placement {
        towers: [pieces.first_tower, pieces.second_tower],
        houses: [pieces.first_house, pieces.second_house],
    }),
    lower: |placement| {
        let Placement { towers, houses } = placement;
        let ([first_tower, second_tower], [first_house, second_house]) = (towers, houses);
        PlacedPieces { first_tower, second_tower, first_house, second_house }
    },
});

/// Says which board is played on.
#[uniffi::remote(Enum)]
pub enum MauerbauerBoard {
    /// Plays on a board that comes with the library (MA-01).
    Shipped(MauerbauerShipped),
    /// Plays on a board of one's own (MA-91).
    Own(Box<MauerbauerBoardPlan>),
}

/// Says which deck is played with.
#[uniffi::remote(Enum)]
pub enum MauerbauerDeck {
    /// Plays with a deck that comes with the library.
    Shipped(MauerbauerShippedDeck),
    /// Plays with a deck of one's own (MA-92).
    Own(Box<MauerbauerDeckPlan>),
}

/// Describes a board: where its tower spaces are, which of them are the corners of each landscape
/// space, and which lines are coast (MA-05). It can be anything until it is checked (MA-91).
#[uniffi::remote(Record)]
pub struct MauerbauerBoardPlan {
    /// Holds the name of the board: letters, digits and hyphens.
    pub name: String,
    /// Lists the lines at the rim with water beyond.
    pub coast: Vec<MauerbauerLine>,
    /// Holds where each tower space is, each number from -1,000,000 to 1,000,000.
    pub towers: MauerbauerPlaces,
    /// Lists the regions, one to three.
    pub regions: Vec<MauerbauerRegionPlan>,
}

/// Describes a region of a board.
#[uniffi::remote(Record)]
pub struct MauerbauerRegionPlan {
    /// Holds the name of the region: letters, digits and hyphens.
    pub name: String,
    /// Holds the corners of each of its landscape spaces.
    pub spaces: MauerbauerSpaces,
}

mirror! {
    /// Counts what a board has.
    MauerbauerSurvey of Survey {
        /// Counts the landscape spaces.
        spaces: Whole = number,
        /// Counts the wall lines.
        lines: Whole = number,
        /// Counts the tower spaces.
        towers: Whole = number,
        /// Counts the lines that border one space.
        rim: Whole = number,
        /// Counts the lines of the rim with water beyond.
        coast: Whole = number,
        /// Counts the tower spaces at the shore.
        shore: Whole = number,
        /// Counts the lines between two regions.
        boundary: Whole = number,
    }
}

/// Describes a deck: how many cards of each face, and what they score. It can be anything until it
/// is checked (MA-92).
#[uniffi::remote(Record)]
pub struct MauerbauerDeckPlan {
    /// Holds how many cards have each face.
    pub cards: MauerbauerCopies,
    /// Holds what the kinds of cards score.
    pub points: MauerbauerPoints,
}

mirror! {
    /// Holds what each kind of card scores (MA-93).
    CardPoints of Points {
        /// Scores a city by its spaces.
        city_size: SizePoints,
        /// Scores a city by its colours.
        colour_variety: VarietyPoints,
        /// Scores a tower of the colour in the city.
        tower_colour_in: Count,
        /// Scores a palace in the city.
        palaces_in: Count,
        /// Scores a house or a palace of the colour in the city.
        colour_in: ColourPoints,
        /// Scores a tower in the city.
        towers_in: Count,
        /// Scores a house of the colour outside cities.
        houses_out: Count,
        /// Scores a house of the region outside cities.
        region_out: Count,
        /// Scores a tower outside cities.
        towers_out: Count,
        /// Scores a tower of the colour outside cities.
        tower_colour_out: Count,
        /// Scores a tower at the shore outside cities.
        shore_out: Count,
        /// Scores a wall outside cities.
        walls_out: Count,
        /// Scores a completed city.
        cities: Count,
    }
}

back! {
    CardPoints to Points {
        city_size, colour_variety, tower_colour_in, palaces_in, colour_in, towers_in, houses_out,
        region_out, towers_out, tower_colour_out, shore_out, walls_out, cities,
    }
}

uniffi::custom_type!(MauerbauerPoints, CardPoints, {
    remote,
    try_lift: |points| Ok(points.into()),
    lower: |points| points.into(),
});

/// Declares a record with a name for each number of a short list of the core.
macro_rules! named_points {
    ($(#[$doc:meta])* $name:ident { $($(#[$field_doc:meta])* $field:ident,)+ } of $count:literal) => {
        $(#[$doc])*
        #[derive(Copy, Clone, Eq, PartialEq, Debug, uniffi::Record)]
        pub struct $name { $($(#[$field_doc])* pub $field: Count,)+ }

        impl From<[u8; $count]> for $name {
            fn from([$($field),+]: [u8; $count]) -> Self {
                Self { $($field: $field.into()),+ }
            }
        }

        impl From<$name> for [u8; $count] {
            fn from($name { $($field),+ }: $name) -> Self {
                [$($field.into()),+]
            }
        }
    };
}

named_points! {
    /// Holds what a city scores by its spaces.
    SizePoints {
        /// Scores a city of 1 space.
        one,
        /// Scores a city of 2 spaces.
        two,
        /// Scores a city of 3 spaces.
        three,
        /// Scores a city of 7 spaces or more.
        seven,
    } of 4
}

named_points! {
    /// Holds what a city scores by its colours.
    VarietyPoints {
        /// Scores a city of 2 or 3 colours.
        few,
        /// Scores a city of 4 or 5 colours.
        many,
    } of 2
}

named_points! {
    /// Holds what a piece of the colour in the city scores.
    ColourPoints {
        /// Scores a house.
        house,
        /// Scores a palace.
        palace,
    } of 2
}

mirror! {
    /// Holds seats, board, deck and options: plain data that can be anything until a game is started
    /// with it.
    MauerbauerSetup of Setup {
        /// Holds the number of seats, 2 to 4 (MA-90).
        players: Count,
        /// Says which board is played on (MA-01).
        board: MauerbauerBoard,
        /// Says which deck is played with (MA-67, MA-92).
        deck: MauerbauerDeck,
        /// Tells whether a seat may roll too early, for a point (MA-15).
        early_roll_penalty: bool,
        /// Says which tower goes to the one free end of a wall (MA-19).
        tower_rule: MauerbauerTowerRule,
        /// Tells whether pairs of houses formed by connecting cities become palaces (MA-39).
        convert_after_connect: bool,
        /// Names the seat that has the first turn, or nothing where that is left to chance (MA-81).
        first_player: MauerbauerFirstPlayer,
    }
}

back! {
    MauerbauerSetup to Setup {
        players, board, deck, early_roll_penalty, tower_rule, convert_after_connect, first_player,
    }
}

mirror! {
    /// Holds what a viewer sees of a hand.
    MauerbauerSeenHand of SeenHand {
        /// Counts the cards.
        size: Whole = number,
        /// Lists the cards, if it is the viewer's own hand.
        cards: Option<MauerbauerCards>,
    }
}

mirror! {
    /// Holds what a viewer sees: the board, the discards, its own hand, and how many cards the
    /// others hold (MA-82).
    MauerbauerView of View {
        /// Says who looks.
        viewer: Viewer,
        /// Holds seats, board, deck and options.
        setup: MauerbauerSetup,
        /// Lists the walls on the board.
        walls: Vec<MauerbauerLine>,
        /// Holds the towers on the board.
        towers: MauerbauerTowers,
        /// Holds the houses on each space, those of a completed city on its first.
        houses: MauerbauerHouses,
        /// Holds the palaces of each completed city, on its first space.
        palaces: MauerbauerHouses,
        /// Lists the spaces of each completed city, in the order of their first ones.
        cities: Vec<Vec<MauerbauerSpace>>,
        /// Names the first space of the city that was completed in this turn.
        completed: Option<MauerbauerSpace>,
        /// Lists what is seen of each seat's hand.
        hands: Vec<MauerbauerSeenHand> = |hands: Vec<SeenHand>| listed(hands, Into::into),
        /// Lists the cards on the discard pile.
        discards: MauerbauerCards,
        /// Counts the cards in the deck.
        deck: Whole = number,
        /// Lists the score of each seat.
        scores: Vec<Whole> = |scores: Vec<u32>| listed(scores, number),
        /// Says which part of the game it is.
        phase: MauerbauerPhase,
        /// Names the seat whose turn it is.
        seat: Seat,
        /// Names the seat that is asked, or for which cards are drawn.
        acting: Seat,
        /// Names the wall that was built last.
        last: Option<MauerbauerLine>,
        /// Holds what the dice show, before pieces are placed.
        roll: Option<MauerbauerRoll>,
        /// Says why this turn is the last, or the game is over.
        ending: Option<MauerbauerEnding>,
        /// Holds how many cards the seat that acts still draws.
        draws: Whole,
        /// Lists the seats in last place that still may swap cards.
        swappers: Seats,
        /// Holds how many cards the seat that acts has put down for a swap.
        swapped: Whole,
        /// Names the city that the seat that acts has chosen in the final scoring.
        chosen: Option<MauerbauerSpace>,
        /// Tells whether the seat has rolled too early in this turn.
        early: bool,
        /// Lists the seats that have won, when the game is over.
        winners: Seats,
    }
}

fn listed<T, U>(values: Vec<T>, convert: impl Fn(T) -> U) -> Vec<U> {
    values.into_iter().map(convert).collect()
}

/// Tells what a card scores, and what was counted for it.
#[derive(Clone, Eq, PartialEq, Debug, uniffi::Record)]
pub struct MauerbauerExplanation {
    /// Holds the card.
    pub card: MauerbauerCard,
    /// Names the first space of the city that the scoring is about, if there is one.
    pub city: Option<MauerbauerSpace>,
    /// Lists what the card counts, whether or not so many score.
    pub counted: Vec<MauerbauerCounted>,
    /// Holds the points.
    pub points: Whole,
    /// Tells all of it in words.
    pub text: String,
}

impl From<Explanation> for MauerbauerExplanation {
    fn from(explanation: Explanation) -> Self {
        let text = explanation.to_string();
        let Explanation { card, city, counted, points } = explanation;
        Self { card, city, counted, points: number(points), text }
    }
}

/// Names a board that comes with the library.
#[uniffi::remote(Enum)]
pub enum MauerbauerShipped {
    /// Stands for the printed board, whose lines no source gives: 5 rows of 9 triangles (MA-01).
    Reconstructed,
    /// Has 2 rows of 9 triangles: a short game.
    Strip,
    /// Has 6 triangles around a point: to learn and to test.
    Hexagon,
}

/// Names a deck that comes with the library.
#[uniffi::remote(Enum)]
pub enum MauerbauerShippedDeck {
    /// Stands for the printed deck, whose numbers no source gives: cards of one colour or region
    /// twice, the others twice or three times.
    Reconstructed,
    /// Has 30 faces, each twice; each size of a city is a card of its own.
    Uniform30,
}

/// Says which tower goes to the one free end of a wall (MA-19).
#[uniffi::remote(Enum)]
pub enum MauerbauerTowerRule {
    /// Demands the rolled colour.
    Printed,
    /// Leaves the colour free if the tower at the other end has the rolled colour already.
    FairReport,
}

/// Names a part of the game.
#[uniffi::remote(Enum)]
pub enum MauerbauerPhase {
    /// Waits for chance to choose who starts (MA-81).
    ChoosingFirst,
    /// Waits for chance to deal a card (MA-86).
    Dealing,
    /// Waits for a wall.
    Building,
    /// Waits for the dice.
    Rolling,
    /// Waits for towers and houses (MA-24).
    Placing,
    /// Waits for the seat to connect the completed city, or not (MA-45).
    Connecting,
    /// Waits for a seat to play or discard cards (MA-54).
    Scoring,
    /// Waits for chance to bring the card that a seat draws (MA-55).
    Drawing,
    /// Waits for a seat in last place to put down cards (MA-70).
    Swapping,
    /// Waits for chance to bring a card for one that was put down.
    Refilling,
    /// Waits for a seat to choose a city for the final scoring (MA-71).
    Choosing,
    /// Waits for a seat to play cards in the final scoring.
    FinalScoring,
    /// Comes after the end.
    Over,
}

/// Names a kind of guild card: a paragraph of the rulebook.
#[uniffi::remote(Enum)]
pub enum MauerbauerKind {
    /// Counts the spaces of the city.
    CitySize,
    /// Counts the colours of houses and palaces in the city.
    ColourVariety,
    /// Counts towers of a colour in the city.
    TowerColourIn,
    /// Counts palaces in the city.
    PalacesIn,
    /// Counts houses and palaces of a colour in the city.
    ColourIn,
    /// Counts towers in the city.
    TowersIn,
    /// Counts houses of a colour outside cities.
    HousesOut,
    /// Counts houses of a region outside cities.
    RegionOut,
    /// Counts towers outside cities.
    TowersOut,
    /// Counts towers of a colour outside cities.
    TowerColourOut,
    /// Counts towers at the shore outside cities.
    ShoreOut,
    /// Counts walls outside cities.
    WallsOut,
    /// Counts completed cities.
    Cities,
}

/// Names a colour of towers. Written as a small letter: `b`, `g`, `w`.
#[uniffi::remote(Enum)]
pub enum MauerbauerTowerColour {
    /// Black, `b`.
    Black,
    /// Grey, `g`.
    Grey,
    /// White, `w`.
    White,
}

/// Names a colour of houses and palaces. Written as a capital letter: `R`, `G`, `Y`, `B`, `P`.
#[uniffi::remote(Enum)]
pub enum MauerbauerHouseColour {
    /// Red, `R`.
    Red,
    /// Green, `G`.
    Green,
    /// Yellow, `Y`.
    Yellow,
    /// Blue, `B`.
    Blue,
    /// Pink, which the rulebook also calls rose, `P`.
    Pink,
}

/// Holds what a house die shows. Written as the colour's letter, or `?`.
#[uniffi::remote(Enum)]
pub enum MauerbauerHouseDie {
    /// Shows a colour.
    Colour(MauerbauerHouseColour),
    /// Leaves the colour to the player.
    Any,
}

/// Names a guild card by its face. Cards with the same face are alike (MA-83).
#[uniffi::remote(Enum)]
pub enum MauerbauerCard {
    /// Scores by the number of spaces of the city (MA-67).
    CitySize,
    /// Scores if the city has 1 space (MA-67).
    CityOfOne,
    /// Scores if the city has 2 spaces.
    CityOfTwo,
    /// Scores if the city has 3 spaces.
    CityOfThree,
    /// Scores if the city has 7 spaces or more.
    CityOfSeven,
    /// Scores by the number of colours of houses and palaces in the city (MA-68).
    ColourVariety,
    /// Scores towers of a colour in the city (MA-62).
    TowerColourIn(MauerbauerTowerColour),
    /// Scores palaces in the city.
    PalacesIn,
    /// Scores houses and palaces of a colour in the city.
    ColourIn(MauerbauerHouseColour),
    /// Scores towers in the city (MA-62).
    TowersIn,
    /// Scores houses of a colour in no completed city (MA-65).
    HousesOut(MauerbauerHouseColour),
    /// Scores houses of a region in no completed city (MA-66).
    RegionOut(MauerbauerRegion),
    /// Scores towers in no completed city (MA-63).
    TowersOut,
    /// Scores towers of a colour in no completed city (MA-63).
    TowerColourOut(MauerbauerTowerColour),
    /// Scores towers at the shore in no completed city (MA-05, MA-63).
    ShoreOut,
    /// Scores walls in no completed city (MA-64).
    WallsOut,
    /// Scores completed cities (MA-51).
    Cities,
}

/// Holds a decision of a seat or of chance.
#[uniffi::remote(Enum)]
pub enum MauerbauerAction {
    /// Brings the seat that starts (MA-81).
    First(Seat),
    /// Brings the card that is dealt or drawn.
    Draw(MauerbauerCard),
    /// Brings what the dice show.
    Roll(MauerbauerRoll),
    /// Rolls before the wall is built (MA-15).
    RollEarly,
    /// Builds a wall on a line.
    Build(MauerbauerLine),
    /// Places towers and houses (MA-24).
    Place(MauerbauerPlacement),
    /// Connects the completed city with none (MA-45).
    StayApart,
    /// Connects the completed city with the older one that goes by this space (MA-45).
    Join(MauerbauerSpace),
    /// Plays one card.
    Play(MauerbauerCard),
    /// Plays two cards.
    PlayTwo(MauerbauerCardPair),
    /// Discards a card instead of playing any (MA-54).
    Discard(MauerbauerCard),
    /// Puts down a card for a swap (MA-70).
    Swap(MauerbauerCard),
    /// Puts down no more cards for a swap.
    EndSwap,
    /// Chooses the completed city that goes by this space for the final scoring (MA-71).
    Choose(MauerbauerSpace),
    /// Passes, without cards (MA-89) or in the final scoring (MA-71).
    Pass,
}

/// Holds something that happened.
#[uniffi::remote(Enum)]
pub enum MauerbauerEvent {
    /// Tells who starts (MA-81).
    Starts {
        /// Names the seat.
        seat: Seat,
    },
    /// Tells that a seat was dealt a card, or has drawn one.
    Drawn {
        /// Names the seat.
        seat: Seat,
        /// Holds the card, or nothing where it is hidden from the viewer (MA-82).
        card: Option<MauerbauerCard>,
    },
    /// Tells that the discards became the deck (MA-60).
    Reshuffled {
        /// Counts the cards.
        cards: u32,
    },
    /// Tells whose turn starts.
    TurnStarts {
        /// Names the seat.
        seat: Seat,
    },
    /// Tells that a seat has rolled too early (MA-15).
    RolledEarly {
        /// Names the seat.
        seat: Seat,
        /// Holds what it loses: a point if it has one (MA-80).
        points: u32,
    },
    /// Tells that a wall was built.
    Built {
        /// Names the seat.
        seat: Seat,
        /// Names its line.
        line: MauerbauerLine,
    },
    /// Tells that a wall completed a city (MA-06).
    Completed {
        /// Names the first space of the city.
        city: MauerbauerSpace,
        /// Counts its spaces.
        spaces: u8,
    },
    /// Tells what the dice show.
    Rolled {
        /// Holds the roll.
        roll: MauerbauerRoll,
    },
    /// Tells that a tower was placed.
    TowerPlaced {
        /// Names the tower space.
        at: MauerbauerTowerSpace,
        /// Holds the colour.
        colour: MauerbauerTowerColour,
    },
    /// Tells that a house was placed.
    HousePlaced {
        /// Names the landscape space.
        space: MauerbauerSpace,
        /// Holds the colour.
        colour: MauerbauerHouseColour,
    },
    /// Tells that two houses were replaced with a palace (MA-35).
    PalacePlaced {
        /// Names the first space of the city.
        city: MauerbauerSpace,
        /// Holds the colour.
        colour: MauerbauerHouseColour,
    },
    /// Tells that a wall within a city went back to the supply (MA-41, MA-48).
    WallRemoved {
        /// Names its line.
        line: MauerbauerLine,
    },
    /// Tells that a tower within a city went back to the supply (MA-42, MA-49).
    TowerRemoved {
        /// Names the tower space.
        at: MauerbauerTowerSpace,
        /// Holds the colour.
        colour: MauerbauerTowerColour,
    },
    /// Tells that the completed city was connected with an older one (MA-45).
    Connected {
        /// Names the first space of the completed city.
        city: MauerbauerSpace,
        /// Names the first space of the older one.
        with: MauerbauerSpace,
    },
    /// Tells that the completed city was not connected with a city beside it.
    StayedApart {
        /// Names the first space of the completed city.
        city: MauerbauerSpace,
    },
    /// Tells that a piece of the last of its kind was placed: this turn is the last (MA-75).
    EndComes {
        /// Says why.
        ending: MauerbauerEnding,
    },
    /// Tells what a card scored for a seat; the card is discarded then.
    Scored {
        /// Names the seat.
        seat: Seat,
        /// Holds the card.
        card: MauerbauerCard,
        /// Holds the points.
        points: u32,
    },
    /// Tells that a seat discarded a card instead of scoring (MA-54).
    Discarded {
        /// Names the seat.
        seat: Seat,
        /// Holds the card.
        card: MauerbauerCard,
    },
    /// Tells which seats are last and may swap cards (MA-70).
    LastPlace {
        /// Names the seats.
        seats: Seats,
    },
    /// Tells that a seat put down a card for a swap.
    Swapped {
        /// Names the seat.
        seat: Seat,
        /// Holds the card.
        card: MauerbauerCard,
    },
    /// Tells that a seat puts down no more cards for a swap.
    SwapEnded {
        /// Names the seat.
        seat: Seat,
        /// Counts the cards it has put down.
        cards: u8,
    },
    /// Tells that the final scoring starts (MA-71).
    FinalScoring,
    /// Tells which city a seat has chosen in the final scoring.
    Chosen {
        /// Names the seat.
        seat: Seat,
        /// Names the first space of the city.
        city: MauerbauerSpace,
    },
    /// Tells that a seat passed.
    Passed {
        /// Names the seat.
        seat: Seat,
    },
    /// Tells that a turn is over.
    TurnEnded {
        /// Names the seat.
        seat: Seat,
    },
    /// Tells that the game is over.
    GameOver {
        /// Says why.
        ending: MauerbauerEnding,
    },
}

/// Names something that a card counts.
#[uniffi::remote(Enum)]
pub enum MauerbauerCounted {
    /// Counts a landscape space of the city.
    Space {
        /// Names the space.
        space: MauerbauerSpace,
    },
    /// Counts a colour of houses and palaces in the city.
    Colour {
        /// Names the colour.
        colour: MauerbauerHouseColour,
    },
    /// Counts a tower.
    Tower {
        /// Names its tower space.
        at: MauerbauerTowerSpace,
        /// Holds its colour.
        colour: MauerbauerTowerColour,
    },
    /// Counts houses.
    Houses {
        /// Names their space, for houses in a city its first.
        space: MauerbauerSpace,
        /// Holds their colour.
        colour: MauerbauerHouseColour,
        /// Counts them.
        count: u8,
    },
    /// Counts palaces.
    Palaces {
        /// Names the first space of their city.
        city: MauerbauerSpace,
        /// Holds their colour.
        colour: MauerbauerHouseColour,
        /// Counts them.
        count: u8,
    },
    /// Counts a wall.
    Wall {
        /// Names its line.
        line: MauerbauerLine,
    },
    /// Counts a completed city.
    City {
        /// Names its first space.
        city: MauerbauerSpace,
    },
}

/// Says why a game ended.
#[uniffi::remote(Enum)]
pub enum MauerbauerEnding {
    /// Says that the last wall was built (MA-75).
    LastWall,
    /// Says that the last tower was placed (MA-75).
    LastTower,
    /// Says that the last house was placed (MA-75).
    LastHouse,
    /// Says that the last palace was placed (MA-78).
    LastPalace,
    /// Says that no wall could be built anywhere (MA-13).
    NoLineLeft,
}
