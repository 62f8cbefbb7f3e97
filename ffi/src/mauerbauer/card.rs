//! Guild cards.

use mauerwerk::mauerbauer::{Card, CardPair, Cards, Kind};

use super::{MauerbauerHouseColour, MauerbauerRegion, MauerbauerTowerColour};
use crate::error::MauerwerkError;

pub(super) type MauerbauerCard = Card;

/// A guild card by its face. Cards with the same face are alike (MA-83).
#[uniffi::remote(Enum)]
pub enum MauerbauerCard {
    /// The number of spaces of the city (MA-67).
    CitySize,
    /// A city of 1 space (MA-67).
    CityOfOne,
    /// A city of 2 spaces.
    CityOfTwo,
    /// A city of 3 spaces.
    CityOfThree,
    /// A city of 7 spaces or more.
    CityOfSeven,
    /// The number of colours of houses and palaces in the city (MA-68).
    ColourVariety,
    /// Towers of a colour in the city (MA-62).
    TowerColourIn(MauerbauerTowerColour),
    /// Palaces in the city.
    PalacesIn,
    /// Houses and palaces of a colour in the city.
    ColourIn(MauerbauerHouseColour),
    /// Towers in the city (MA-62).
    TowersIn,
    /// Houses of a colour in no completed city (MA-65).
    HousesOut(MauerbauerHouseColour),
    /// Houses of a region in no completed city (MA-66).
    RegionOut(MauerbauerRegion),
    /// Towers in no completed city (MA-63).
    TowersOut,
    /// Towers of a colour in no completed city (MA-63).
    TowerColourOut(MauerbauerTowerColour),
    /// Towers at the shore in no completed city (MA-05, MA-63).
    ShoreOut,
    /// Walls in no completed city (MA-64).
    WallsOut,
    /// Completed cities (MA-51).
    Cities,
}

pub(super) type MauerbauerKind = Kind;

/// A kind of guild card: a paragraph of the rulebook.
#[uniffi::remote(Enum)]
pub enum MauerbauerKind {
    /// The spaces of the city.
    CitySize,
    /// The colours of houses and palaces in the city.
    ColourVariety,
    /// Towers of a colour in the city.
    TowerColourIn,
    /// Palaces in the city.
    PalacesIn,
    /// Houses and palaces of a colour in the city.
    ColourIn,
    /// Towers in the city.
    TowersIn,
    /// Houses of a colour outside cities.
    HousesOut,
    /// Houses of a region outside cities.
    RegionOut,
    /// Towers outside cities.
    TowersOut,
    /// Towers of a colour outside cities.
    TowerColourOut,
    /// Towers at the shore outside cities.
    ShoreOut,
    /// Walls outside cities.
    WallsOut,
    /// Completed cities.
    Cities,
}

pub(super) type MauerbauerCards = Cards;

uniffi::custom_type!(
    /// Cards in the order of their faces, a face as often as there are cards of it.
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

pub(super) type MauerbauerCardPair = CardPair;

uniffi::custom_type!(
    /// Two cards that are played together.
    MauerbauerCardPair,
    TwoCards,
    {
        remote,
        try_lift: |cards| Ok(CardPair::new(cards.low, cards.high)),
        lower: |pair| {
            let [low, high] = pair.cards();
            TwoCards { low, high }
        },
    }
);

/// Two cards that are played together; which is which does not matter (MA-59).
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, uniffi::Record)]
pub struct TwoCards {
    /// The card that is listed earlier.
    pub low: MauerbauerCard,
    /// The card that is listed later, which may be alike.
    pub high: MauerbauerCard,
}

/// Lists every face of a guild card, in the order in which they are listed everywhere.
#[uniffi::export]
#[must_use]
pub fn mauerbauer_cards() -> Vec<MauerbauerCard> {
    Card::ALL.to_vec()
}

/// Returns what a card counts, in words. Throws `Notation` for a card of a region that is none.
#[uniffi::export]
pub fn mauerbauer_card_label(card: MauerbauerCard) -> Result<String, MauerwerkError> {
    Ok(card.label())
}

/// Returns the kind of a card. Throws `Notation` for a card of a region that is none.
#[uniffi::export]
pub fn mauerbauer_card_kind(card: MauerbauerCard) -> Result<MauerbauerKind, MauerwerkError> {
    Ok(card.kind())
}

/// Reads a card from notation. Throws `Notation` for text that is none.
#[uniffi::export]
pub fn read_mauerbauer_card(notation: &str) -> Result<MauerbauerCard, MauerwerkError> {
    Ok(notation.parse()?)
}

/// Writes a card in notation. Throws `Notation` for a card of a region that is none.
#[uniffi::export]
pub fn write_mauerbauer_card(card: MauerbauerCard) -> Result<String, MauerwerkError> {
    Ok(card.to_string())
}
