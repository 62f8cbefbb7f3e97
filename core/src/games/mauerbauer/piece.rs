//! Pieces and dice: the colours of towers, houses and palaces, and counts of houses and palaces.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::base::rule::NotationError;
use crate::games::mauerbauer::{faults, texts};
use crate::text::message::{Arg, Message, message};

/// A colour of towers. Its text is a small letter: `b`, `g`, `w`.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Serialize, Deserialize)]
pub enum TowerColour {
    /// Black, `b`.
    #[serde(rename = "b")]
    Black,
    /// Grey, `g`.
    #[serde(rename = "g")]
    Grey,
    /// White, `w`.
    #[serde(rename = "w")]
    White,
}

impl TowerColour {
    /// All colours.
    pub const ALL: [Self; 3] = [Self::Black, Self::Grey, Self::White];

    /// Returns the letter in notation.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Black => 'b',
            Self::Grey => 'g',
            Self::White => 'w',
        }
    }

    /// Returns the word for the colour.
    #[must_use]
    pub fn word(self) -> Message {
        message!(texts::TowerColour { piece: self })
    }

    /// Returns the name that messages use.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Black => "black",
            Self::Grey => "grey",
            Self::White => "white",
        }
    }

    pub(super) fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|colour| colour.letter() == letter)
    }
}

/// A colour of houses and palaces. Its text is a capital letter: `R`, `G`, `Y`, `B`, `P`.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Serialize, Deserialize)]
pub enum HouseColour {
    /// Red, `R`.
    #[serde(rename = "R")]
    Red,
    /// Green, `G`.
    #[serde(rename = "G")]
    Green,
    /// Yellow, `Y`.
    #[serde(rename = "Y")]
    Yellow,
    /// Blue, `B`.
    #[serde(rename = "B")]
    Blue,
    /// Pink, which the rulebook also calls rose, `P`.
    #[serde(rename = "P")]
    Pink,
}

impl HouseColour {
    /// All colours.
    pub const ALL: [Self; 5] = [Self::Red, Self::Green, Self::Yellow, Self::Blue, Self::Pink];

    /// Returns the letter in notation.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Red => 'R',
            Self::Green => 'G',
            Self::Yellow => 'Y',
            Self::Blue => 'B',
            Self::Pink => 'P',
        }
    }

    /// Returns the word for the colour.
    #[must_use]
    pub fn word(self) -> Message {
        message!(texts::HouseColour { piece: self })
    }

    /// Returns a palace of this colour for messages.
    pub(super) fn palace(self) -> Arg {
        Arg::Piece { kind: "palace", notation: self.to_string(), colour: Some(self.name()) }
    }

    /// Returns the name that messages use.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Red => "red",
            Self::Green => "green",
            Self::Yellow => "yellow",
            Self::Blue => "blue",
            Self::Pink => "pink",
        }
    }

    pub(super) fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|colour| colour.letter() == letter)
    }
}

macro_rules! written_as_letter {
    ($name:ident of $kind:literal, $expected:ident) => {
        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{}", self.letter())
            }
        }

        impl FromStr for $name {
            type Err = NotationError;

            fn from_str(text: &str) -> Result<Self, NotationError> {
                let mut letters = text.chars();
                let colour = letters.next().and_then(Self::from_letter);
                colour
                    .filter(|_| letters.next().is_none())
                    .ok_or_else(|| NotationError::new(message!(faults::$expected), text))
            }
        }

        impl From<$name> for Arg {
            fn from(colour: $name) -> Self {
                let (notation, colour) = (colour.to_string(), Some(colour.name()));
                Self::Piece { kind: $kind, notation, colour }
            }
        }
    };
}

written_as_letter!(TowerColour of "tower", TowerColour);
written_as_letter!(HouseColour of "house", HouseColour);

/// The number of houses and palaces of each colour (MA-31). Each colour has 4 bits for its 12
/// houses, and above them 2 bits for its 3 palaces.
#[derive(Copy, Clone, Default, Eq, PartialEq, Hash, Debug)]
pub(super) struct Pieces(u32);

impl Pieces {
    pub(super) const NONE: Self = Self(0);
    /// The number of houses, and of palaces, of each colour (MA-16).
    pub(super) const HOUSES: u8 = 12;
    pub(super) const PALACES: u8 = 3;

    /// Returns the full supply.
    pub(super) fn supply() -> Self {
        let mut all = Self::NONE;
        for colour in HouseColour::ALL {
            all.set(colour, Self::HOUSES, Self::PALACES);
        }
        all
    }

    const fn house(colour: HouseColour) -> u32 {
        4 * colour as u32
    }

    const fn palace(colour: HouseColour) -> u32 {
        20 + 2 * colour as u32
    }

    #[inline]
    pub(super) const fn houses(self, colour: HouseColour) -> u8 {
        (self.0 >> Self::house(colour) & 15) as u8
    }

    #[inline]
    pub(super) const fn palaces(self, colour: HouseColour) -> u8 {
        (self.0 >> Self::palace(colour) & 3) as u8
    }

    pub(super) const fn set(&mut self, colour: HouseColour, houses: u8, palaces: u8) {
        let (house, palace) = (Self::house(colour), Self::palace(colour));
        self.0 &= !(15 << house | 3 << palace);
        self.0 |= (houses as u32) << house | (palaces as u32) << palace;
    }

    #[inline]
    pub(super) const fn add_house(&mut self, colour: HouseColour) {
        self.0 += 1 << Self::house(colour);
    }

    #[inline]
    pub(super) const fn take_house(&mut self, colour: HouseColour) {
        self.0 -= 1 << Self::house(colour);
    }

    /// Returns these pieces and others. Their sum never exceeds the supply, so that no count
    /// overflows into the next.
    #[inline]
    pub(super) const fn with(self, others: Self) -> Self {
        Self(self.0 + others.0)
    }

    /// Returns the number of houses of all colours.
    #[inline]
    pub(super) fn all_houses(self) -> u32 {
        HouseColour::ALL.into_iter().map(|colour| u32::from(self.houses(colour))).sum()
    }

    /// Returns the number of palaces of all colours.
    #[inline]
    pub(super) fn all_palaces(self) -> u32 {
        HouseColour::ALL.into_iter().map(|colour| u32::from(self.palaces(colour))).sum()
    }

    #[inline]
    pub(super) const fn has_houses(self) -> bool {
        self.0 & 0xF_FFFF != 0
    }

    #[inline]
    pub(super) const fn has_palaces(self) -> bool {
        self.0 >> 20 != 0
    }

    /// Returns the colours of houses and palaces, in the order of their letters' ids.
    pub(super) fn colours(self) -> impl Iterator<Item = HouseColour> {
        HouseColour::ALL
            .into_iter()
            .filter(move |&colour| self.houses(colour) + self.palaces(colour) > 0)
    }
}

/// The face of a house die. Its text is the colour's letter, or `?`.
///
/// # Examples
/// ```
/// use mauerwerk::mauerbauer::{HouseColour, HouseDie, Roll};
///
/// let roll: Roll = "b/R?".parse()?;
/// assert_eq!(roll.houses(), [HouseDie::Colour(HouseColour::Red), HouseDie::Any]);
/// # Ok::<(), mauerwerk::NotationError>(())
/// ```
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub enum HouseDie {
    /// A colour.
    Colour(HouseColour),
    /// A question mark: any colour.
    Any,
}

impl HouseDie {
    /// All faces of a house die (MA-111).
    pub const ALL: [Self; 6] = [
        Self::Colour(HouseColour::Red),
        Self::Colour(HouseColour::Green),
        Self::Colour(HouseColour::Yellow),
        Self::Colour(HouseColour::Blue),
        Self::Colour(HouseColour::Pink),
        Self::Any,
    ];

    pub(super) const fn index(self) -> usize {
        match self {
            Self::Colour(colour) => colour as usize,
            Self::Any => 5,
        }
    }

    fn from_letter(letter: char) -> Option<Self> {
        match letter {
            '?' => Some(Self::Any),
            _ => HouseColour::from_letter(letter).map(Self::Colour),
        }
    }
}

impl fmt::Display for HouseDie {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Colour(colour) => colour.fmt(f),
            Self::Any => f.write_str("?"),
        }
    }
}

/// A roll of the dice, with the house dice in any order. Its text is `b/R?`, or `-/R?` if the tower
/// die is not rolled (MA-18).
///
/// # Examples
/// ```
/// use mauerwerk::mauerbauer::{Roll, TowerColour};
///
/// let roll: Roll = "b/R?".parse()?;
/// assert_eq!(roll.tower(), Some(TowerColour::Black));
/// # Ok::<(), mauerwerk::NotationError>(())
/// ```
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub struct Roll {
    tower: Option<TowerColour>,
    houses: [HouseDie; 2],
}

impl Roll {
    const PAIRS: u32 = 21;
    /// The number of rolls.
    pub(super) const COUNT: u32 = 4 * Self::PAIRS;

    /// Makes a roll of two house dice and, if it is rolled, a tower die.
    #[must_use]
    pub fn new(tower: Option<TowerColour>, one: HouseDie, other: HouseDie) -> Self {
        Self { tower, houses: [one.min(other), one.max(other)] }
    }

    /// Returns the face of the tower die, or `None` if it is not rolled.
    #[must_use]
    pub const fn tower(self) -> Option<TowerColour> {
        self.tower
    }

    /// Returns the faces of the house dice, in the order of their ids.
    #[must_use]
    pub const fn houses(self) -> [HouseDie; 2] {
        self.houses
    }

    /// Returns the number of rolls of the house dice with these faces, out of 36.
    pub(super) fn weight(self) -> u32 {
        if self.houses[0] == self.houses[1] { 1 } else { 2 }
    }

    /// Returns every roll with the tower die or without, in the order of their ids.
    pub(super) fn all(with_tower: bool) -> impl Iterator<Item = Self> {
        (0..Self::COUNT)
            .filter_map(Self::from_id)
            .filter(move |roll| roll.tower.is_some() == with_tower)
    }

    /// Returns the sum of the weights of all rolls with the tower die or without.
    pub(super) const fn weights(with_tower: bool) -> u32 {
        if with_tower { 3 * 36 } else { 36 }
    }

    /// Returns the roll at an index below the sum of the weights. Each roll takes a number of
    /// indices equal to its weight, in the order of their ids.
    pub(super) fn weighed(with_tower: bool, index: u32) -> Self {
        let tower = with_tower.then(|| TowerColour::ALL[(index / 36) as usize % 3]);
        // A die with face `low` has one pair with itself, and two with each higher face.
        let (mut low, mut left) = (0, index % 36);
        while left >= 11 - 2 * low {
            left -= 11 - 2 * low;
            low += 1;
        }
        let [low, high] = [low, low + left.div_ceil(2)].map(|face| HouseDie::ALL[face as usize]);
        Self { tower, houses: [low, high] }
    }

    pub(super) fn id(self) -> u32 {
        let [low, high] = self.houses.map(|die| die.index() as u32);
        let pair = low * (11 - low) / 2 + high;
        self.tower.map_or(0, |colour| 1 + colour as u32) * Self::PAIRS + pair
    }

    pub(super) fn from_id(id: u32) -> Option<Self> {
        let tower = (id / Self::PAIRS).checked_sub(1).map(|tower| tower as usize);
        let tower = match tower {
            Some(tower) => Some(*TowerColour::ALL.get(tower)?),
            None => None,
        };
        let mut left = (id % Self::PAIRS) as usize;
        for (low, &die) in HouseDie::ALL.iter().enumerate() {
            let pairs = HouseDie::ALL.len() - low;
            if left < pairs {
                return Some(Self::new(tower, die, HouseDie::ALL[low + left]));
            }
            left -= pairs;
        }
        None
    }
}

impl From<HouseDie> for Arg {
    fn from(die: HouseDie) -> Self {
        match die {
            HouseDie::Colour(colour) => colour.into(),
            HouseDie::Any => "?".into(),
        }
    }
}

impl From<Roll> for Arg {
    fn from(Roll { tower, houses: [one, other] }: Roll) -> Self {
        let tower = tower.map_or_else(|| "-".into(), Self::from);
        Message::parts([tower, "/".into(), one.into(), other.into()]).into()
    }
}

text_form! {
    Roll: message!(faults::ARoll);
    |self, f| {
        match self.tower {
            Some(colour) => write!(f, "{colour}/")?,
            None => f.write_str("-/")?,
        }
        let [one, other] = self.houses;
        write!(f, "{one}{other}")
    };
    |text| read(text);
}

fn read(text: &str) -> Option<Roll> {
    let (tower, houses) = text.split_once('/')?;
    let tower = if tower == "-" { None } else { Some(tower.parse().ok()?) };
    let mut houses = houses.chars();
    let (one, other) = (houses.next()?, houses.next()?);
    let roll = Roll::new(tower, HouseDie::from_letter(one)?, HouseDie::from_letter(other)?);
    houses.next().is_none().then_some(roll)
}
