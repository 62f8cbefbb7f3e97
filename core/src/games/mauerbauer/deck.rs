//! Decks of guild cards as data.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::base::rule::Faults;
use crate::games::mauerbauer::card::Card;
use crate::games::mauerbauer::faults;
use crate::games::mauerbauer::hand::Cards;
use crate::games::mauerbauer::rules;
use crate::text::message::{Message, message};
use crate::text::serde_text;

/// The plan of a deck: the number of cards of each face, and their points.
///
/// It is plain data, valid or not. [`check`](Self::check) lists its faults (MA-92).
///
/// # Examples
/// ```
/// use mauerwerk::mauerbauer::{Card, DeckPlan};
///
/// let deck = DeckPlan::from_toml(r#"
/// cards = { size = 30, in-towers = 30 }
/// points = { towers_in = 2 }
/// "#)?;
/// assert_eq!(deck.check()?, None);
/// assert_eq!(deck.cards[&Card::CitySize], 30);
/// # Ok::<(), mauerwerk::Faults>(())
/// ```
#[derive(Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DeckPlan {
    /// The number of cards of each face.
    #[serde(deserialize_with = "serde_text::unique")]
    pub cards: BTreeMap<Card, u8>,
    /// The points of the kinds of cards. The default is the printed points (MA-93).
    #[serde(default, skip_serializing_if = "Points::are_printed")]
    pub points: Points,
}

/// The points of each kind of card (MA-93). The defaults are the printed points.
///
/// # Examples
/// ```
/// use mauerwerk::mauerbauer::{DeckPlan, Points, Setup};
///
/// // The printed deck, with cities that score a point more.
/// let mut deck = "deck:reconstructed".parse::<Setup>()?.deck.plan();
/// deck.points = Points { cities: 2, ..Points::default() };
/// assert!(deck.check().is_ok());
/// # Ok::<(), mauerwerk::Faults>(())
/// ```
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Points {
    /// The points for a city of 1, 2, 3, and of 7 or more spaces.
    pub city_size: [u8; 4],
    /// The points for a city of 2 or 3 colours, and of 4 or 5.
    pub colour_variety: [u8; 2],
    /// The points for a tower of the colour in the city.
    pub tower_colour_in: u8,
    /// The points for a palace in the city.
    pub palaces_in: u8,
    /// The points for a house of the colour in the city, and a palace.
    pub colour_in: [u8; 2],
    /// The points for a tower in the city.
    pub towers_in: u8,
    /// The points for a house of the colour outside cities.
    pub houses_out: u8,
    /// The points for a house of the region outside cities.
    pub region_out: u8,
    /// The points for a tower outside cities.
    pub towers_out: u8,
    /// The points for a tower of the colour outside cities.
    pub tower_colour_out: u8,
    /// The points for a tower at the shore outside cities.
    pub shore_out: u8,
    /// The points for a wall outside cities.
    pub walls_out: u8,
    /// The points for a completed city.
    pub cities: u8,
}

impl Default for Points {
    fn default() -> Self {
        Self {
            city_size: [6, 7, 8, 9],
            colour_variety: [4, 7],
            tower_colour_in: 2,
            palaces_in: 1,
            colour_in: [1, 3],
            towers_in: 1,
            houses_out: 1,
            region_out: 1,
            towers_out: 1,
            tower_colour_out: 2,
            shore_out: 2,
            walls_out: 1,
            cities: 1,
        }
    }
}

impl Points {
    /// Returns the points of a card for each thing that it counts. A card with other points has 0.
    #[must_use]
    pub const fn each(&self, card: Card) -> u8 {
        match card {
            Card::TowerColourIn(_) => self.tower_colour_in,
            Card::PalacesIn => self.palaces_in,
            Card::TowersIn => self.towers_in,
            Card::HousesOut(_) => self.houses_out,
            Card::RegionOut(_) => self.region_out,
            Card::TowersOut => self.towers_out,
            Card::TowerColourOut(_) => self.tower_colour_out,
            Card::ShoreOut => self.shore_out,
            Card::WallsOut => self.walls_out,
            Card::Cities => self.cities,
            _ => 0,
        }
    }

    fn are_printed(&self) -> bool {
        *self == Self::default()
    }
}

impl DeckPlan {
    /// The number of cards in a printed deck.
    pub const PRINTED: u32 = 60;
    /// The largest number of cards in a deck.
    pub const LIMIT: u32 = 255;

    /// Reads a plan from TOML.
    ///
    /// # Errors
    /// Returns all faults of the file, each with its line.
    pub fn from_toml(text: &str) -> Result<Self, Faults> {
        serde_text::from_toml(text)
    }

    /// Reads a plan from JSON.
    ///
    /// # Errors
    /// Returns all faults of the text.
    pub fn from_json(text: &str) -> Result<Self, Faults> {
        serde_text::from_json(text)
    }

    /// Writes the plan as TOML.
    #[must_use]
    pub fn to_toml(&self) -> String {
        // Every plan can be written as TOML.
        toml::to_string(self).unwrap_or_default()
    }

    /// Returns the number of cards.
    #[must_use]
    pub fn len(&self) -> u32 {
        self.cards.values().map(|&count| u32::from(count)).sum()
    }

    /// Returns whether the deck is empty.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Checks the plan. Returns a warning if the number of cards differs from the printed deck, or
    /// `None` (MA-92).
    ///
    /// # Errors
    /// Returns a fault if it has no cards, or more than 255.
    pub fn check(&self) -> Result<Option<Message>, Faults> {
        let count = self.len();
        let mut faults = Faults::default();
        faults.check((1..=Self::LIMIT).contains(&count), rules::MA_92, || {
            message!(faults::OtherCards { cards: count, most: Self::LIMIT })
        });
        let unusual = count != Self::PRINTED;
        faults.or(unusual.then(|| message!(faults::OtherDeck { cards: count })))
    }

    /// Returns the cards by their faces.
    pub(super) fn all(&self) -> Cards {
        let mut cards = Cards::NONE;
        for (&card, &count) in &self.cards {
            cards.set(card, count);
        }
        cards
    }
}

/// Returns the library's deck that fits what is known of the printed one. Cards of one colour or
/// region occur twice, and the others two or three times.
pub(super) fn reconstructed() -> DeckPlan {
    let copies = |card| match card {
        Card::CityOfOne | Card::CityOfTwo | Card::CityOfThree | Card::CityOfSeven => 0,
        Card::CitySize
        | Card::ColourVariety
        | Card::TowersIn
        | Card::TowersOut
        | Card::ShoreOut
        | Card::WallsOut => 3,
        _ => 2,
    };
    with_copies(copies)
}

/// Returns the deck of 30 faces, each twice, with a separate card for each size of a city.
pub(super) fn uniform30() -> DeckPlan {
    with_copies(|card| if card == Card::CitySize { 0 } else { 2 })
}

fn with_copies(copies: impl Fn(Card) -> u8) -> DeckPlan {
    let cards = Card::ALL.into_iter().map(|card| (card, copies(card)));
    DeckPlan { cards: cards.filter(|&(_, count)| count > 0).collect(), points: Points::default() }
}
