//! The dice: one for towers, two for houses.

use std::fmt;
use std::str::FromStr;

use crate::base::rule::NotationError;
use crate::games::mauerbauer::faults;
use crate::games::mauerbauer::piece::{HouseColour, TowerColour};
use crate::text::message::{Arg, Message, message};

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

impl fmt::Display for Roll {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.tower {
            Some(colour) => write!(f, "{colour}/")?,
            None => f.write_str("-/")?,
        }
        let [one, other] = self.houses;
        write!(f, "{one}{other}")
    }
}

impl FromStr for Roll {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        read(text).ok_or_else(|| NotationError::new(message!(faults::ARoll), text))
    }
}

fn read(text: &str) -> Option<Roll> {
    let (tower, houses) = text.split_once('/')?;
    let tower = if tower == "-" { None } else { Some(tower.parse().ok()?) };
    let mut houses = houses.chars();
    let (one, other) = (houses.next()?, houses.next()?);
    let roll = Roll::new(tower, HouseDie::from_letter(one)?, HouseDie::from_letter(other)?);
    houses.next().is_none().then_some(roll)
}

serde_as_text!(Roll);
