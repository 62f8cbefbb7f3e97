//! Pieces: the colours of towers, houses and palaces, and counts of houses and palaces.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::base::rule::NotationError;
use crate::games::mauerbauer::faults;
use crate::games::mauerbauer::texts;
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
