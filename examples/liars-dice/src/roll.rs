//! What the dice under a cup show.

use std::fmt;
use std::str::FromStr;

use mauerwerk::NotationError;
use mauerwerk::kit::serde_as_text;

/// What the dice under a cup show: one to five faces, in ascending order.
///
/// # Examples
/// ```
/// use liars_dice::Roll;
///
/// let roll: Roll = "5313".parse()?;
/// assert_eq!(roll.to_string(), "1335");
/// assert_eq!(roll.count(3), 2);
/// # Ok::<(), mauerwerk::NotationError>(())
/// ```
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub struct Roll {
    /// The faces, then zeros.
    faces: [u8; Self::LIMIT],
}

impl Roll {
    /// The most dice under a cup.
    pub const LIMIT: usize = 5;
    /// The exclusive upper bound of [`number`](Self::number).
    pub(crate) const NUMBER_LIMIT: u32 = 7_u32.pow(Self::LIMIT as u32);

    /// Returns the roll of those faces, if they are one to five from 1 to 6.
    fn new(dice: &[u8]) -> Option<Self> {
        let shown = dice.iter().all(|face| (1..=6).contains(face));
        let mut faces = [0; Self::LIMIT];
        faces.get_mut(..dice.len()).filter(|_| shown && !dice.is_empty())?.copy_from_slice(dice);
        faces[..dice.len()].sort_unstable();
        Some(Self { faces })
    }

    /// Returns every roll of that many dice, in ascending order.
    pub(crate) fn all(dice: u8, faces: u8) -> Vec<Self> {
        let longer = |rolls: Vec<Vec<u8>>, _| -> Vec<Vec<u8>> {
            let lowest = |roll: &[u8]| roll.last().copied().unwrap_or(1);
            let more =
                |roll: Vec<u8>| (lowest(&roll)..=faces).map(move |face| [&*roll, &[face]].concat());
            rolls.into_iter().flat_map(more).collect()
        };
        let rolls = (0..dice).fold(vec![Vec::new()], longer);
        rolls.iter().filter_map(|roll| Self::new(roll)).collect()
    }

    /// Returns the faces of the dice.
    pub fn dice(&self) -> impl Iterator<Item = u8> {
        self.faces.into_iter().filter(|&face| face > 0)
    }

    /// Returns how many dice there are.
    #[must_use]
    pub fn size(&self) -> u8 {
        self.dice().count() as u8
    }

    /// Returns how many dice show a face.
    #[must_use]
    pub fn count(&self, face: u8) -> u8 {
        self.dice().filter(|&shown| shown == face).count() as u8
    }

    /// Returns in how many ways the dice can fall so.
    pub(crate) fn ways(&self) -> u32 {
        let factorial = |number: u8| (1..=u32::from(number)).product::<u32>();
        factorial(self.size()) / (1..=6).map(|face| factorial(self.count(face))).product::<u32>()
    }

    /// Returns the roll's number: its faces as digits to the base of seven.
    pub(crate) fn number(&self) -> u32 {
        self.faces.iter().fold(0, |number, &face| number * 7 + u32::from(face))
    }

    /// Returns the roll with that number, if there is one.
    pub(crate) fn numbered(number: u32) -> Option<Self> {
        let faces = [4, 3, 2, 1, 0].map(|place| (number / 7_u32.pow(place) % 7) as u8);
        let len = faces.iter().position(|&face| face == 0).unwrap_or(Self::LIMIT);
        Self::new(&faces[..len]).filter(|roll| roll.number() == number)
    }
}

impl fmt::Display for Roll {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.dice().try_for_each(|face| write!(f, "{face}"))
    }
}

impl FromStr for Roll {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let digits: Option<Vec<u8>> =
            text.chars().map(|digit| Some(digit.to_digit(10)? as u8)).collect();
        let roll = digits.and_then(|dice| Self::new(&dice));
        roll.ok_or_else(|| NotationError::new("one to five dice, such as 13355", text))
    }
}

serde_as_text!(Roll);
