//! What seats and chance can decide.

use std::fmt;
use std::str::FromStr;

use mauerwerk::NotationError;
use mauerwerk::kit::serde_as_text;
use mauerwerk::kit::tokens::read_number;

use crate::roll::Roll;

/// A claim about all dice, written like `3x5`: that there are so many of a face.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub struct Bid {
    dice: u8,
    face: u8,
}

impl Bid {
    /// Returns the bid of 1 to 30 dice of a face from 1 to 6.
    #[must_use]
    pub fn new(dice: u8, face: u8) -> Option<Self> {
        let possible = (1..=30).contains(&dice) && (1..=6).contains(&face);
        possible.then_some(Self { dice, face })
    }

    /// Returns the number of dice.
    #[must_use]
    pub const fn dice(self) -> u8 {
        self.dice
    }

    /// Returns the face.
    #[must_use]
    pub const fn face(self) -> u8 {
        self.face
    }

    /// The number of bids.
    pub(crate) const COUNT: u32 = 30 * 6;

    /// Returns the bid with that number, in the order in which bids are higher.
    pub(crate) fn numbered(number: u32) -> Option<Self> {
        let (dice, face) = (number / 6 + 1, number % 6 + 1);
        Self::new(dice.try_into().ok()?, face as u8)
    }

    /// Returns the bid's number.
    pub(crate) fn number(self) -> u32 {
        u32::from(self.dice - 1) * 6 + u32::from(self.face - 1)
    }
}

impl fmt::Display for Bid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}x{}", self.dice, self.face)
    }
}

impl FromStr for Bid {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let bid = text
            .split_once('x')
            .and_then(|(dice, face)| Self::new(read_number(dice).ok()?, read_number(face).ok()?));
        bid.ok_or_else(|| NotationError::new("a bid, such as 3x5", text))
    }
}

serde_as_text!(Bid);

/// A decision, of a seat or of chance.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub enum Action {
    /// Doubts the last bid, written `liar`.
    Doubt,
    /// Bids.
    Bid(Bid),
    /// Chance: the dice under the next cup.
    Roll(Roll),
}

impl Action {
    /// The exclusive upper bound of ids.
    pub(crate) const ID_LIMIT: u32 = Self::ROLLS + Roll::NUMBER_LIMIT;
    /// The ids of bids, then of rolls, begin here.
    const BIDS: u32 = 1;
    const ROLLS: u32 = Self::BIDS + Bid::COUNT;
    /// The exclusive upper bound of the ids of what seats decide.
    pub(crate) const OF_SEATS: u32 = Self::ROLLS;

    /// Returns every decision that a seat can make, in ascending order.
    pub(crate) fn of_seats() -> impl Iterator<Item = Self> {
        (0..Self::ROLLS).filter_map(Self::with_id)
    }

    /// Returns the action with that id.
    pub(crate) fn with_id(id: u32) -> Option<Self> {
        match id {
            0 => Some(Self::Doubt),
            Self::BIDS..Self::ROLLS => Bid::numbered(id - Self::BIDS).map(Self::Bid),
            _ => Roll::numbered(id - Self::ROLLS).map(Self::Roll),
        }
    }

    /// Returns the action's id.
    pub(crate) fn id(self) -> u32 {
        match self {
            Self::Doubt => 0,
            Self::Bid(bid) => Self::BIDS + bid.number(),
            Self::Roll(roll) => Self::ROLLS + roll.number(),
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Doubt => f.write_str("liar"),
            Self::Bid(bid) => bid.fmt(f),
            Self::Roll(roll) => roll.fmt(f),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        if text == "liar" {
            return Ok(Self::Doubt);
        }
        let action = text.parse().map(Self::Bid).or_else(|_| text.parse().map(Self::Roll));
        action.map_err(|_: NotationError| {
            NotationError::new("a bid such as 3x5, liar, or a roll such as 13355", text)
        })
    }
}

serde_as_text!(Action);
