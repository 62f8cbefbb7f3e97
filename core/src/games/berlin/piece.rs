//! Tiles and coins of a piecepack.

use std::fmt::{self, Write};
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::base::rule::NotationError;
use crate::games::berlin::faults;
use crate::games::berlin::texts;
use crate::text::message::{Arg, Message, message};

/// A suit, which is also the colour of a die (BE-55). Its text is its initial: `S M C A`.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Suit {
    /// The red suit.
    Suns,
    /// The black suit.
    Moons,
    /// The yellow or green suit.
    Crowns,
    /// The blue suit.
    Arms,
}

impl Suit {
    /// All suits.
    pub const ALL: [Self; 4] = [Self::Suns, Self::Moons, Self::Crowns, Self::Arms];

    /// Returns the letter in notation.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Suns => 'S',
            Self::Moons => 'M',
            Self::Crowns => 'C',
            Self::Arms => 'A',
        }
    }

    /// Returns the name in setups and records.
    #[must_use]
    pub const fn name(self) -> &'static str {
        ["suns", "moons", "crowns", "arms"][self as usize]
    }

    /// Returns the name of its colour.
    pub(super) const fn colour(self) -> &'static str {
        match self {
            Self::Suns => "red",
            Self::Moons => "black",
            Self::Crowns => "yellow",
            Self::Arms => "blue",
        }
    }

    pub(super) fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|suit| suit.name() == name)
    }

    pub(super) const fn from_letter(letter: char) -> Option<Self> {
        Some(match letter {
            'S' => Self::Suns,
            'M' => Self::Moons,
            'C' => Self::Crowns,
            'A' => Self::Arms,
            _ => return None,
        })
    }

    /// Returns the suit `steps` further in the order of [`Suit::ALL`], which wraps around.
    #[must_use]
    pub const fn rotated(self, steps: usize) -> Self {
        Self::ALL[(self as usize + steps) % 4]
    }
}

impl fmt::Display for Suit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_char(self.letter())
    }
}

impl From<Suit> for Message {
    fn from(suit: Suit) -> Self {
        match suit {
            Suit::Suns => message!(texts::Suns),
            Suit::Moons => message!(texts::Moons),
            Suit::Crowns => message!(texts::Crowns),
            Suit::Arms => message!(texts::Arms),
        }
    }
}

/// A number of tiles, coins and dice. Aces are low and nulls high: a null moves six spaces (BE-09).
/// Its text is `a 2 3 4 5 n`.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Value {
    /// 1, the ace.
    Ace,
    /// 2.
    Two,
    /// 3.
    Three,
    /// 4.
    Four,
    /// 5.
    Five,
    /// 6, the null.
    Null,
}

impl Value {
    /// All values, lowest first.
    pub const ALL: [Self; 6] =
        [Self::Ace, Self::Two, Self::Three, Self::Four, Self::Five, Self::Null];

    /// Returns the number of spaces that a hammer moves, 1 to 6.
    #[must_use]
    pub const fn steps(self) -> usize {
        self as usize + 1
    }

    /// Returns the letter in notation.
    #[must_use]
    pub const fn letter(self) -> char {
        ['a', '2', '3', '4', '5', 'n'][self as usize]
    }

    pub(super) const fn from_letter(letter: char) -> Option<Self> {
        Some(match letter {
            'a' | '1' => Self::Ace,
            '2' => Self::Two,
            '3' => Self::Three,
            '4' => Self::Four,
            '5' => Self::Five,
            'n' | '6' => Self::Null,
            _ => return None,
        })
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_char(self.letter())
    }
}

impl From<Value> for Arg {
    fn from(value: Value) -> Self {
        value.letter().into()
    }
}

impl FromStr for Value {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        only(text)
            .and_then(Self::from_letter)
            .ok_or_else(|| NotationError::new(message!(faults::AValue), text))
    }
}

impl FromStr for Suit {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        only(text)
            .and_then(Self::from_letter)
            .ok_or_else(|| NotationError::new(message!(faults::ASuit), text))
    }
}

/// Returns the character of a text with only one.
pub(super) fn only(text: &str) -> Option<char> {
    let mut letters = text.chars();
    letters.next().filter(|_| letters.next().is_none())
}

/// The kind of a piece: a tile or a coin.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    /// A tile, with suit and value on its face, and a blank back.
    Tile,
    /// A coin, with its suit on its back and its value on its face (BE-04).
    Coin,
}

impl Kind {
    /// Both kinds.
    pub const BOTH: [Self; 2] = [Self::Tile, Self::Coin];

    /// Returns the other kind.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Tile => Self::Coin,
            Self::Coin => Self::Tile,
        }
    }

    /// Returns the letter in notation: `t` or `c`.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Tile => 't',
            Self::Coin => 'c',
        }
    }

    pub(super) const fn word(self) -> &'static str {
        match self {
            Self::Tile => "tile",
            Self::Coin => "coin",
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// A tile or a coin, by everything printed on it. Its text is for example `tS3` or `cAn`.
///
/// # Examples
/// ```
/// use mauerwerk::berlin::{Kind, Piece, Suit, Value};
///
/// let piece: Piece = "cAn".parse()?;
/// assert_eq!(piece, Piece { kind: Kind::Coin, suit: Suit::Arms, value: Value::Null });
/// # Ok::<(), mauerwerk::NotationError>(())
/// ```
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub struct Piece {
    /// Tile or coin.
    pub kind: Kind,
    /// Its suit.
    pub suit: Suit,
    /// Its value.
    pub value: Value,
}

impl Piece {
    /// The number of different pieces in a piecepack.
    pub const COUNT: usize = 48;

    /// Returns the index in a piecepack, below [`Piece::COUNT`]: tiles first, then by suit, then by
    /// value.
    #[must_use]
    pub const fn index(self) -> usize {
        (self.kind as usize * 4 + self.suit as usize) * 6 + self.value as usize
    }

    /// Returns the piece at the given index.
    pub(super) const fn at(index: usize) -> Self {
        Self {
            kind: Kind::BOTH[index / 24 % 2],
            suit: Suit::ALL[index / 6 % 4],
            value: Value::ALL[index % 6],
        }
    }

    /// Returns all pieces of a piecepack, in the order of their indices.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..Self::COUNT).map(Self::at)
    }
}

text_form! {
    Piece: message!(faults::APiece);
    |self, f| {
        f.write_char(self.kind.letter())?;
        self.suit.fmt(f)?;
        self.value.fmt(f)
    };
    |text| {
        let mut letters = text.chars();
        let kind = match letters.next()? {
            't' => Kind::Tile,
            'c' => Kind::Coin,
            _ => return None,
        };
        let suit = Suit::from_letter(letters.next()?)?;
        let value = Value::from_letter(letters.next()?)?;
        letters.next().is_none().then_some(Self { kind, suit, value })
    };
}

impl From<Piece> for Arg {
    fn from(piece: Piece) -> Self {
        let (notation, colour) = (piece.to_string(), Some(piece.suit.colour()));
        Self::Piece { kind: piece.kind.word(), notation, colour }
    }
}
