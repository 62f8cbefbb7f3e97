//! Guild cards.

use crate::games::mauerbauer::faults;
use crate::games::mauerbauer::piece::{HouseColour, TowerColour};
use crate::games::mauerbauer::space::Region;
use crate::games::mauerbauer::texts;
use crate::text::message::{Arg, Message, message};

/// A guild card by its face. Cards with the same face are alike (MA-83).
///
/// | card | notation | scores |
/// |---|---|---|
/// | size of the city, as printed | `size` | 6, 7, 8 for 1, 2, 3 spaces, 9 for 7 or more |
/// | the same as four cards | `size-1` `size-2` `size-3` `size-7` | 6, 7, 8, 9 |
/// | variety of colours in the city | `colours` | 4 for 2 or 3 colours, 7 for 4 or 5 |
/// | towers of a colour in the city | `in-b` `in-g` `in-w` | 2 each |
/// | palaces in the city | `in-palaces` | 1 each |
/// | houses and palaces of a colour in the city | `in-R` … `in-P` | 1 a house, 3 a palace |
/// | towers in the city | `in-towers` | 1 each |
/// | houses of a colour outside cities | `out-R` … `out-P` | 1 each |
/// | houses of a region outside cities | `out-1` `out-2` `out-3` | 1 each |
/// | towers outside cities | `out-towers` | 1 each |
/// | towers of a colour outside cities | `out-b` `out-g` `out-w` | 2 each |
/// | towers at the shore outside cities | `out-shore` | 2 each |
/// | walls outside cities | `out-walls` | 1 each |
/// | completed cities | `cities` | 1 each |
///
/// # Examples
/// ```
/// use mauerwerk::mauerbauer::{Card, HouseColour};
///
/// let card: Card = "out-R".parse()?;
/// assert_eq!(card, Card::HousesOut(HouseColour::Red));
/// assert_eq!(Card::ALL.len(), Card::COUNT);
/// # Ok::<(), mauerwerk::NotationError>(())
/// ```
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub enum Card {
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
    TowerColourIn(TowerColour),
    /// Palaces in the city.
    PalacesIn,
    /// Houses and palaces of a colour in the city.
    ColourIn(HouseColour),
    /// Towers in the city (MA-62).
    TowersIn,
    /// Houses of a colour outside completed cities (MA-65).
    HousesOut(HouseColour),
    /// Houses of a region outside completed cities (MA-66).
    RegionOut(Region),
    /// Towers outside completed cities (MA-63).
    TowersOut,
    /// Towers of a colour outside completed cities (MA-63).
    TowerColourOut(TowerColour),
    /// Towers at the shore outside completed cities (MA-05, MA-63).
    ShoreOut,
    /// Walls outside completed cities (MA-64).
    WallsOut,
    /// Completed cities (MA-51).
    Cities,
}

impl Card {
    /// The number of faces.
    pub const COUNT: usize = 31;

    /// All faces, in the order of their ids.
    pub const ALL: [Self; Self::COUNT] = {
        use Card::{
            Cities, CityOfOne, CityOfSeven, CityOfThree, CityOfTwo, CitySize, ColourIn,
            ColourVariety, HousesOut, PalacesIn, RegionOut, ShoreOut, TowerColourIn,
            TowerColourOut, TowersIn, TowersOut, WallsOut,
        };
        use HouseColour::{Blue, Green, Pink, Red, Yellow};
        use TowerColour::{Black, Grey, White};
        [
            CitySize,
            CityOfOne,
            CityOfTwo,
            CityOfThree,
            CityOfSeven,
            ColourVariety,
            TowerColourIn(Black),
            TowerColourIn(Grey),
            TowerColourIn(White),
            PalacesIn,
            ColourIn(Red),
            ColourIn(Green),
            ColourIn(Yellow),
            ColourIn(Blue),
            ColourIn(Pink),
            TowersIn,
            HousesOut(Red),
            HousesOut(Green),
            HousesOut(Yellow),
            HousesOut(Blue),
            HousesOut(Pink),
            RegionOut(Region::ALL[0]),
            RegionOut(Region::ALL[1]),
            RegionOut(Region::ALL[2]),
            TowersOut,
            TowerColourOut(Black),
            TowerColourOut(Grey),
            TowerColourOut(White),
            ShoreOut,
            WallsOut,
            Cities,
        ]
    };

    #[inline]
    pub(super) const fn index(self) -> usize {
        match self {
            Self::CitySize => 0,
            Self::CityOfOne => 1,
            Self::CityOfTwo => 2,
            Self::CityOfThree => 3,
            Self::CityOfSeven => 4,
            Self::ColourVariety => 5,
            Self::TowerColourIn(colour) => 6 + colour as usize,
            Self::PalacesIn => 9,
            Self::ColourIn(colour) => 10 + colour as usize,
            Self::TowersIn => 15,
            Self::HousesOut(colour) => 16 + colour as usize,
            Self::RegionOut(region) => 21 + region.index(),
            Self::TowersOut => 24,
            Self::TowerColourOut(colour) => 25 + colour as usize,
            Self::ShoreOut => 28,
            Self::WallsOut => 29,
            Self::Cities => 30,
        }
    }

    /// Returns the kind.
    #[must_use]
    pub const fn kind(self) -> Kind {
        match self {
            Self::CitySize
            | Self::CityOfOne
            | Self::CityOfTwo
            | Self::CityOfThree
            | Self::CityOfSeven => Kind::CitySize,
            Self::ColourVariety => Kind::ColourVariety,
            Self::TowerColourIn(_) => Kind::TowerColourIn,
            Self::PalacesIn => Kind::PalacesIn,
            Self::ColourIn(_) => Kind::ColourIn,
            Self::TowersIn => Kind::TowersIn,
            Self::HousesOut(_) => Kind::HousesOut,
            Self::RegionOut(_) => Kind::RegionOut,
            Self::TowersOut => Kind::TowersOut,
            Self::TowerColourOut(_) => Kind::TowerColourOut,
            Self::ShoreOut => Kind::ShoreOut,
            Self::WallsOut => Kind::WallsOut,
            Self::Cities => Kind::Cities,
        }
    }

    /// Returns what the card counts, in English.
    #[must_use]
    pub fn label(self) -> String {
        self.message().to_string()
    }

    /// Returns what the card counts, as a message.
    #[must_use]
    pub fn message(self) -> Message {
        match self {
            Self::CitySize => message!(texts::CitySize),
            Self::CityOfOne => message!(texts::CityOfOne),
            Self::CityOfTwo => message!(texts::CityOfTwo),
            Self::CityOfThree => message!(texts::CityOfThree),
            Self::CityOfSeven => message!(texts::CityOfSeven),
            Self::ColourVariety => message!(texts::ColourVariety),
            Self::TowerColourIn(piece) => message!(texts::TowerColourIn { piece }),
            Self::PalacesIn => message!(texts::PalacesIn),
            Self::ColourIn(piece) => message!(texts::ColourIn { piece }),
            Self::TowersIn => message!(texts::TowersIn),
            Self::HousesOut(piece) => message!(texts::HousesOut { piece }),
            Self::RegionOut(region) => message!(texts::RegionOut { region: region.index() + 1 }),
            Self::TowersOut => message!(texts::TowersOut),
            Self::TowerColourOut(piece) => message!(texts::TowerColourOut { piece }),
            Self::ShoreOut => message!(texts::ShoreOut),
            Self::WallsOut => message!(texts::WallsOut),
            Self::Cities => message!(texts::CitiesCounted),
        }
    }

    /// Returns the name of the colour that the card counts, or `None` if it counts none.
    const fn colour(self) -> Option<&'static str> {
        match self {
            Self::TowerColourIn(colour) | Self::TowerColourOut(colour) => Some(colour.name()),
            Self::ColourIn(colour) | Self::HousesOut(colour) => Some(colour.name()),
            _ => None,
        }
    }
}

impl From<Card> for Arg {
    fn from(card: Card) -> Self {
        Self::Piece { kind: "card", notation: card.to_string(), colour: card.colour() }
    }
}

text_form! {
    Card: message!(faults::ACard);
    |self, f| match self {
        Self::CitySize => f.write_str("size"),
        Self::CityOfOne => f.write_str("size-1"),
        Self::CityOfTwo => f.write_str("size-2"),
        Self::CityOfThree => f.write_str("size-3"),
        Self::CityOfSeven => f.write_str("size-7"),
        Self::ColourVariety => f.write_str("colours"),
        Self::TowerColourIn(colour) => write!(f, "in-{colour}"),
        Self::PalacesIn => f.write_str("in-palaces"),
        Self::ColourIn(colour) => write!(f, "in-{colour}"),
        Self::TowersIn => f.write_str("in-towers"),
        Self::HousesOut(colour) => write!(f, "out-{colour}"),
        Self::RegionOut(region) => write!(f, "out-{region}"),
        Self::TowersOut => f.write_str("out-towers"),
        Self::TowerColourOut(colour) => write!(f, "out-{colour}"),
        Self::ShoreOut => f.write_str("out-shore"),
        Self::WallsOut => f.write_str("out-walls"),
        Self::Cities => f.write_str("cities"),
    };
    |text| match (text, text.split_once('-')) {
        ("size", _) => Some(Self::CitySize),
        ("size-1", _) => Some(Self::CityOfOne),
        ("size-2", _) => Some(Self::CityOfTwo),
        ("size-3", _) => Some(Self::CityOfThree),
        ("size-7", _) => Some(Self::CityOfSeven),
        ("colours", _) => Some(Self::ColourVariety),
        ("cities", _) => Some(Self::Cities),
        (_, Some(("in", counted))) => read_in(counted),
        (_, Some(("out", counted))) => read_out(counted),
        _ => None,
    };
}

fn read_in(counted: &str) -> Option<Card> {
    Some(match counted {
        "palaces" => Card::PalacesIn,
        "towers" => Card::TowersIn,
        _ => match counted.parse() {
            Ok(colour) => Card::TowerColourIn(colour),
            Err(_) => Card::ColourIn(counted.parse().ok()?),
        },
    })
}

fn read_out(counted: &str) -> Option<Card> {
    Some(match counted {
        "towers" => Card::TowersOut,
        "shore" => Card::ShoreOut,
        "walls" => Card::WallsOut,
        "1" | "2" | "3" => {
            Card::RegionOut(Region::ALL.into_iter().find(|region| region.to_string() == counted)?)
        }
        _ => match counted.parse() {
            Ok(colour) => Card::TowerColourOut(colour),
            Err(_) => Card::HousesOut(counted.parse().ok()?),
        },
    })
}

named! {
    /// A kind of guild card: a paragraph of the rulebook.
    Kind {
        /// The spaces of the city.
        CitySize = "city-size",
        /// The colours of houses and palaces in the city.
        ColourVariety = "colour-variety",
        /// Towers of a colour in the city.
        TowerColourIn = "tower-colour-in",
        /// Palaces in the city.
        PalacesIn = "palaces-in",
        /// Houses and palaces of a colour in the city.
        ColourIn = "colour-in",
        /// Towers in the city.
        TowersIn = "towers-in",
        /// Houses of a colour outside cities.
        HousesOut = "houses-out",
        /// Houses of a region outside cities.
        RegionOut = "region-out",
        /// Towers outside cities.
        TowersOut = "towers-out",
        /// Towers of a colour outside cities.
        TowerColourOut = "tower-colour-out",
        /// Towers at the shore outside cities.
        ShoreOut = "shore-out",
        /// Walls outside cities.
        WallsOut = "walls-out",
        /// Completed cities.
        Cities = "cities",
    }
}

impl Kind {
    /// Returns whether a card scores only for a city, so that it scores nothing without one.
    pub(super) const fn is_of_city(self) -> bool {
        matches!(self, Self::CitySize) || self.counts_in_city()
    }

    /// Returns whether a card counts things in the scored city.
    pub(super) const fn counts_in_city(self) -> bool {
        matches!(
            self,
            Self::ColourVariety
                | Self::TowerColourIn
                | Self::PalacesIn
                | Self::ColourIn
                | Self::TowersIn
        )
    }
}
