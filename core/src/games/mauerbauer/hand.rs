//! Cards as numbers of each face, for hands, the discards and the deck.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::str::FromStr;

use crate::base::rule::NotationError;
use crate::games::mauerbauer::card::Card;
use crate::games::mauerbauer::faults;
use crate::text::message::message;
use crate::text::notation::tokens::read_number;

/// Cards, reduced to the number of each face (MA-83). The text is `size,in-b*2,out-walls`, or `-`
/// for no cards.
///
/// # Examples
/// ```
/// use mauerwerk::mauerbauer::{Card, Cards};
///
/// let cards: Cards = "in-b*2,size".parse()?;
/// assert_eq!((cards.len(), cards.count(Card::CitySize)), (3, 1));
/// assert_eq!(cards.to_string(), "size,in-b*2");
/// # Ok::<(), mauerwerk::NotationError>(())
/// ```
#[derive(Copy, Clone, Eq, PartialEq)]
pub struct Cards([u8; Self::WIDTH]);

impl Cards {
    /// One more than the number of faces, because arrays of a round width are several times as
    /// fast. The last entry stays 0.
    const WIDTH: usize = Card::COUNT.next_power_of_two();

    /// No cards.
    pub const NONE: Self = Self([0; Self::WIDTH]);

    /// Returns the number of cards with a face.
    #[inline]
    #[must_use]
    pub const fn count(&self, card: Card) -> u8 {
        self.0[card.index()]
    }

    /// Returns the number of cards with each face, in the order of the faces' ids.
    #[inline]
    pub(super) fn counts(&self) -> &[u8] {
        &self.0[..Card::COUNT]
    }

    /// Returns the number of cards.
    #[inline]
    #[must_use]
    pub fn len(&self) -> u32 {
        self.0.iter().map(|&count| u32::from(count)).sum()
    }

    /// Returns whether there are no cards.
    #[inline]
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == Self::NONE
    }

    /// Returns each face with the number of its cards, in the order of the faces' ids.
    pub fn iter(&self) -> impl Iterator<Item = (Card, u8)> {
        let (counts, mut faces) = (self.0, self.faces());
        std::iter::from_fn(move || {
            let face = faces.trailing_zeros() as usize;
            faces &= faces.wrapping_sub(1);
            Some((*Card::ALL.get(face)?, counts[face]))
        })
    }

    /// Returns the faces of the cards, with a bit for each.
    #[inline]
    fn faces(&self) -> u32 {
        let faces = (0..).zip(&self.0);
        faces.fold(0, |bits, (face, &count)| bits | u32::from(count > 0) << face)
    }

    /// Returns all cards, in the order of the faces' ids.
    pub(super) fn to_vec(self) -> Vec<Card> {
        let each = self.iter();
        each.flat_map(|(card, count)| std::iter::repeat_n(card, count.into())).collect()
    }

    #[inline]
    pub(super) const fn add(&mut self, card: Card) {
        self.0[card.index()] += 1;
    }

    /// Removes a card. Does nothing if there is no card with that face.
    #[inline]
    pub(super) const fn remove(&mut self, card: Card) {
        let count = &mut self.0[card.index()];
        *count = count.saturating_sub(1);
    }

    /// Returns these cards without others, or `None` if some of them are missing.
    pub(super) fn without(&self, others: &Self) -> Option<Self> {
        // Has no early exit: then many faces are compared at once.
        let both = self.0.iter().zip(&others.0);
        let lacking =
            both.fold(0, |lacking, (count, other)| lacking | other.saturating_sub(*count));
        let left = std::array::from_fn(|face| self.0[face].saturating_sub(others.0[face]));
        (lacking == 0).then_some(Self(left))
    }

    /// Returns the face of the card at an index, where cards are in order.
    #[inline]
    pub(super) fn nth(&self, index: u32) -> Option<Card> {
        let mut left = index;
        for (card, count) in self.iter() {
            match left.checked_sub(count.into()) {
                Some(rest) => left = rest,
                None => return Some(card),
            }
        }
        None
    }

    /// Sets the number of cards with a face.
    pub(super) const fn set(&mut self, card: Card, count: u8) {
        self.0[card.index()] = count;
    }
}

impl Hash for Cards {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.counts().hash(state);
    }
}

impl Default for Cards {
    fn default() -> Self {
        Self::NONE
    }
}

/// Keeps at most 255 cards of each face.
impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(all: I) -> Self {
        let mut cards = Self::NONE;
        for card in all {
            cards.set(card, cards.count(card).saturating_add(1));
        }
        cards
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Cards({self})")
    }
}

impl fmt::Display for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("-");
        }
        for (nth, (card, count)) in self.iter().enumerate() {
            let comma = if nth == 0 { "" } else { "," };
            write!(f, "{comma}{card}")?;
            if count > 1 {
                write!(f, "*{count}")?;
            }
        }
        Ok(())
    }
}

impl FromStr for Cards {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let mut cards = Self::NONE;
        if text == "-" {
            return Ok(cards);
        }
        for part in text.split(',').map(str::trim) {
            let (card, count) = part.split_once('*').unwrap_or((part, "1"));
            let card: Card = card.parse()?;
            let count = count.parse().ok().filter(|&count: &u8| count > 0);
            let sum = count.and_then(|count| cards.count(card).checked_add(count));
            let sum = sum.ok_or_else(|| NotationError::new(message!(faults::Cards), part))?;
            cards.set(card, sum);
        }
        Ok(cards)
    }
}

serde_as_text!(Cards);

/// A hand, as far as it is known (MA-82). The text is its cards, or `?` and their number.
///
/// # Examples
/// ```
/// use mauerwerk::mauerbauer::Hand;
///
/// assert_eq!("?6".parse(), Ok(Hand::Unknown(6)));
/// assert_eq!("size,cities".parse::<Hand>()?.len(), 2);
/// # Ok::<(), mauerwerk::NotationError>(())
/// ```
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Hand {
    /// The cards of a visible hand.
    Known(Cards),
    /// The number of cards in a hidden hand.
    Unknown(u32),
}

impl Hand {
    /// Returns the number of cards.
    #[must_use]
    pub fn len(&self) -> u32 {
        match self {
            Self::Known(cards) => cards.len(),
            Self::Unknown(number) => *number,
        }
    }

    /// Returns whether there are no cards.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Returns the cards, or `None` if the hand is hidden.
    #[must_use]
    pub const fn known(&self) -> Option<Cards> {
        match self {
            Self::Known(cards) => Some(*cards),
            Self::Unknown(_) => None,
        }
    }
}

impl From<Cards> for Hand {
    fn from(cards: Cards) -> Self {
        Self::Known(cards)
    }
}

impl fmt::Display for Hand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Known(cards) => cards.fmt(f),
            Self::Unknown(number) => write!(f, "?{number}"),
        }
    }
}

impl FromStr for Hand {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let Some(number) = text.strip_prefix('?') else { return text.parse().map(Self::Known) };
        let number = read_number(number);
        let error = |_| NotationError::new(message!(faults::HiddenCards), text);
        number.map(Self::Unknown).map_err(error)
    }
}

serde_as_text!(Hand);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn iter_and_nth_list_the_faces_in_order() {
        for (first, &card) in Card::ALL.iter().enumerate() {
            let listed: Vec<(Card, u8)> = (first..Card::COUNT)
                .step_by(3)
                .map(|face| (Card::ALL[face], 1 + face as u8 % 2))
                .collect();
            let mut cards = Cards::NONE;
            listed.iter().for_each(|&(card, count)| cards.set(card, count));
            assert_eq!(cards.iter().collect::<Vec<_>>(), listed);
            assert_eq!(cards.nth(0), Some(card));
            let last = cards.nth(cards.len() - 1);
            assert_eq!((last, cards.nth(cards.len())), (listed.last().map(|one| one.0), None));
        }
        assert_eq!(Cards::NONE.iter().next(), None);
    }
}
