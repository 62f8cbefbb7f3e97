//! Colours of towers, and of houses and palaces.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::rule::NotationError;

/// A colour of towers. Written as a small letter: `b`, `g`, `w`.
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
    /// Every colour.
    pub const ALL: [Self; 3] = [Self::Black, Self::Grey, Self::White];

    /// Returns the letter used in notation.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Black => 'b',
            Self::Grey => 'g',
            Self::White => 'w',
        }
    }

    /// Returns the word for it.
    #[must_use]
    pub const fn word(self) -> &'static str {
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

/// A colour of houses and palaces. Written as a capital letter: `R`, `G`, `Y`, `B`, `P`.
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
    /// Every colour.
    pub const ALL: [Self; 5] = [Self::Red, Self::Green, Self::Yellow, Self::Blue, Self::Pink];

    /// Returns the letter used in notation.
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

    /// Returns the word for it.
    #[must_use]
    pub const fn word(self) -> &'static str {
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
    ($name:ident, $expected:literal) => {
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
                    .ok_or_else(|| NotationError::new($expected, text))
            }
        }
    };
}

written_as_letter!(TowerColour, "a colour of towers: b, g or w");
written_as_letter!(HouseColour, "a colour of houses: R, G, Y, B or P");
