//! Actions of seats and of chance.

use crate::base::seat::Seat;
use crate::games::mauerbauer::card::Card;
use crate::games::mauerbauer::faults;
use crate::games::mauerbauer::piece::Roll;
use crate::games::mauerbauer::placement::Placement;
use crate::games::mauerbauer::space::{Line, Space};
use crate::text::message::message;

/// Two cards that are played together, in any order. They may be alike (MA-59).
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub struct CardPair {
    low: Card,
    high: Card,
}

impl CardPair {
    const COUNT: u32 = Action::CARDS * (Action::CARDS + 1) / 2;

    /// Makes the pair of two cards.
    #[must_use]
    pub fn new(one: Card, other: Card) -> Self {
        Self { low: one.min(other), high: one.max(other) }
    }

    /// Returns the cards, in the order of their ids.
    #[must_use]
    pub const fn cards(self) -> [Card; 2] {
        [self.low, self.high]
    }

    const fn id(self) -> u32 {
        let (low, high) = (self.low.index() as u32, self.high.index() as u32);
        low * (2 * Action::CARDS - 1 - low) / 2 + high
    }

    fn from_id(id: u32) -> Option<Self> {
        let mut left = id as usize;
        for (low, &card) in Card::ALL.iter().enumerate() {
            let pairs = Card::COUNT - low;
            if left < pairs {
                return Some(Self { low: card, high: Card::ALL[low + left] });
            }
            left -= pairs;
        }
        None
    }
}

/// A decision of a seat or of chance.
///
/// | decision | notation |
/// |---|---|
/// | *chance:* the seat that starts | `first:2` |
/// | *chance:* the card that is dealt or drawn | `draw:in-towers` |
/// | *chance:* the faces of the dice | `b/R?` |
/// | roll too early | `early` |
/// | build a wall on the line between two tower spaces | `a1-b1` |
/// | place towers and houses | `b./RG` |
/// | connect the completed city with the city named by space 12, or with none | `join:12` `apart` |
/// | play one card or two | `size` `size+in-towers` |
/// | discard a card | `drop:size` |
/// | put down a card for a swap, and end the swap | `swap:size` `done` |
/// | choose the city named by space 12 for the final scoring | `city:12` |
/// | pass | `pass` |
///
/// # Examples
/// ```
/// use mauerwerk::mauerbauer::Action;
///
/// assert_eq!("b1-a1".parse::<Action>()?.to_string(), "a1-b1");
/// assert_eq!("in-towers+size".parse::<Action>()?.to_string(), "size+in-towers");
/// # Ok::<(), mauerwerk::NotationError>(())
/// ```
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub enum Action {
    /// The seat that starts (MA-81), by chance.
    First(Seat),
    /// The card that is dealt or drawn, by chance.
    Draw(Card),
    /// The faces of the dice, by chance.
    Roll(Roll),
    /// A roll before the wall is built (MA-15).
    RollEarly,
    /// A wall on a line.
    Build(Line),
    /// Towers and houses (MA-24).
    Place(Placement),
    /// Not connecting the completed city (MA-45).
    StayApart,
    /// Connecting the completed city with the older city named by this space (MA-45).
    Join(Space),
    /// One card played.
    Play(Card),
    /// Two cards played, which may be alike (MA-59).
    PlayTwo(CardPair),
    /// A card that is discarded instead of played (MA-54).
    Discard(Card),
    /// A card that is put down for a swap (MA-70).
    Swap(Card),
    /// The end of a swap.
    EndSwap,
    /// The completed city, named by its space, that is chosen for the final scoring (MA-71).
    Choose(Space),
    /// A pass without cards (MA-89), or in the final scoring (MA-71).
    Pass,
}

crate::kinds!(Action {
    First(..),
    Draw(..),
    Roll(..),
    RollEarly,
    Build(..),
    Place(..),
    StayApart,
    Join(..),
    Play(..),
    PlayTwo(..),
    Discard(..),
    Swap(..),
    EndSwap,
    Choose(..),
    Pass,
});

impl Action {
    const CARDS: u32 = Card::COUNT as u32;
    const SPACES: u32 = Space::COUNT as u32;
    const DRAW: u32 = Seat::COUNT as u32;
    const ROLL: u32 = Self::DRAW + Self::CARDS;
    const EARLY: u32 = Self::ROLL + Roll::COUNT;
    const BUILD: u32 = Self::EARLY + 1;
    const PLACE: u32 = Self::BUILD + Line::COUNT;
    const APART: u32 = Self::PLACE + Placement::COUNT;
    const JOIN: u32 = Self::APART + 1;
    const PLAY: u32 = Self::JOIN + Self::SPACES;
    const PLAY_TWO: u32 = Self::PLAY + Self::CARDS;
    const DISCARD: u32 = Self::PLAY_TWO + CardPair::COUNT;
    const SWAP: u32 = Self::DISCARD + Self::CARDS;
    const END_SWAP: u32 = Self::SWAP + Self::CARDS;
    const CHOOSE: u32 = Self::END_SWAP + 1;
    const PASS: u32 = Self::CHOOSE + Self::SPACES;
    /// The exclusive upper bound of ids.
    pub(super) const ID_LIMIT: u32 = Self::PASS + 1;

    /// Returns the action id of a placement's id.
    #[inline]
    pub(super) const fn placing(id: u32) -> u32 {
        Self::PLACE + id
    }

    /// Returns the action id of a wall on a line.
    #[inline]
    pub(super) const fn building(line: Line) -> u32 {
        Self::BUILD + line.id()
    }

    pub(super) fn id(self) -> u32 {
        let card = |card: Card| card.index() as u32;
        let space = |space: Space| space.index() as u32;
        match self {
            Self::First(seat) => seat.number().into(),
            Self::Draw(drawn) => Self::DRAW + card(drawn),
            Self::Roll(roll) => Self::ROLL + roll.id(),
            Self::RollEarly => Self::EARLY,
            Self::Build(line) => Self::building(line),
            Self::Place(placement) => Self::placing(placement.id()),
            Self::StayApart => Self::APART,
            Self::Join(city) => Self::JOIN + space(city),
            Self::Play(played) => Self::PLAY + card(played),
            Self::PlayTwo(pair) => Self::PLAY_TWO + pair.id(),
            Self::Discard(discarded) => Self::DISCARD + card(discarded),
            Self::Swap(swapped) => Self::SWAP + card(swapped),
            Self::EndSwap => Self::END_SWAP,
            Self::Choose(city) => Self::CHOOSE + space(city),
            Self::Pass => Self::PASS,
        }
    }

    pub(super) fn from_id(id: u32) -> Option<Self> {
        let card = |first: u32| Card::ALL[(id - first) as usize];
        let space = |first: u32| Space::from_index((id - first) as u8);
        Some(match id {
            0..Self::DRAW => Self::First(Seat::new(id as u8)?),
            Self::DRAW..Self::ROLL => Self::Draw(card(Self::DRAW)),
            Self::ROLL..Self::EARLY => Self::Roll(Roll::from_id(id - Self::ROLL)?),
            Self::EARLY => Self::RollEarly,
            Self::BUILD..Self::PLACE => Self::Build(Line::from_id(id - Self::BUILD)?),
            Self::PLACE..Self::APART => Self::Place(Placement::from_id(id - Self::PLACE)),
            Self::APART => Self::StayApart,
            Self::JOIN..Self::PLAY => Self::Join(space(Self::JOIN)),
            Self::PLAY..Self::PLAY_TWO => Self::Play(card(Self::PLAY)),
            Self::PLAY_TWO..Self::DISCARD => Self::PlayTwo(CardPair::from_id(id - Self::PLAY_TWO)?),
            Self::DISCARD..Self::SWAP => Self::Discard(card(Self::DISCARD)),
            Self::SWAP..Self::END_SWAP => Self::Swap(card(Self::SWAP)),
            Self::END_SWAP => Self::EndSwap,
            Self::CHOOSE..Self::PASS => Self::Choose(space(Self::CHOOSE)),
            Self::PASS => Self::Pass,
            _ => return None,
        })
    }
}

text_form! {
    Action: message!(faults::AnAction);
    |self, f| match self {
        Self::First(seat) => write!(f, "first:{seat}"),
        Self::Draw(card) => write!(f, "draw:{card}"),
        Self::Roll(roll) => roll.fmt(f),
        Self::RollEarly => f.write_str("early"),
        Self::Build(line) => line.fmt(f),
        Self::Place(placement) => placement.fmt(f),
        Self::StayApart => f.write_str("apart"),
        Self::Join(city) => write!(f, "join:{city}"),
        Self::Play(card) => card.fmt(f),
        Self::PlayTwo(pair) => write!(f, "{}+{}", pair.low, pair.high),
        Self::Discard(card) => write!(f, "drop:{card}"),
        Self::Swap(card) => write!(f, "swap:{card}"),
        Self::EndSwap => f.write_str("done"),
        Self::Choose(city) => write!(f, "city:{city}"),
        Self::Pass => f.write_str("pass"),
    };
    |text| read(text);
}

fn read(text: &str) -> Option<Action> {
    if let Some((verb, rest)) = text.split_once(':') {
        return read_verb(verb, rest);
    }
    if let Some((one, other)) = text.split_once('+') {
        return Some(Action::PlayTwo(CardPair::new(one.parse().ok()?, other.parse().ok()?)));
    }
    Some(match text {
        "early" => Action::RollEarly,
        "apart" => Action::StayApart,
        "done" => Action::EndSwap,
        "pass" => Action::Pass,
        _ if text.contains('/') => match text.parse() {
            Ok(roll) => Action::Roll(roll),
            Err(_) => Action::Place(text.parse().ok()?),
        },
        _ => match text.parse() {
            Ok(line) => Action::Build(line),
            Err(_) => Action::Play(text.parse().ok()?),
        },
    })
}

fn read_verb(verb: &str, rest: &str) -> Option<Action> {
    Some(match verb {
        "first" => Action::First(crate::text::notation::tokens::read_seat(rest).ok()?),
        "draw" => Action::Draw(rest.parse().ok()?),
        "join" => Action::Join(rest.parse().ok()?),
        "drop" => Action::Discard(rest.parse().ok()?),
        "swap" => Action::Swap(rest.parse().ok()?),
        "city" => Action::Choose(rest.parse().ok()?),
        _ => return None,
    })
}
