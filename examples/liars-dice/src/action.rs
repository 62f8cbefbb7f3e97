//! Dice under a cup, bids, and actions of seats and of chance.

use std::fmt::Write as _;
use std::sync::LazyLock;

use mauerwerk::kit::text_form;
use mauerwerk::kit::tokens::read_number;
use mauerwerk::{Seat, Viewer};

/// Up to five dice under a cup. The text is their signs, or `-` for none.
///
/// All of them were rolled and show their faces, in ascending order. Or all wait to be rolled
/// (`.....`), or all are hidden from the viewer (`?????`).
///
/// # Examples
/// ```
/// use liars_dice::Dice;
///
/// let dice: Dice = "5313".parse()?;
/// assert_eq!(dice.to_string(), "1335");
/// assert_eq!(dice.count(3), 2);
/// # Ok::<(), mauerwerk::NotationError>(())
/// ```
#[derive(Copy, Clone, Default, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub struct Dice([u8; 5]);

impl Dice {
    /// Returns the dice with these signs, if the combination is valid.
    fn new(signs: &[u8]) -> Option<Self> {
        let alike = |sign| signs.iter().all(|other| *other == sign);
        let faces = signs.iter().all(|sign| (b'1'..=b'6').contains(sign));
        let mut dice = [0; 5];
        dice.get_mut(..signs.len())?.copy_from_slice(signs);
        dice[..signs.len()].sort_unstable();
        (faces || alike(b'.') || alike(b'?')).then_some(Self(dice))
    }

    fn repeat(sign: u8, dice: u8) -> Self {
        Self([1, 2, 3, 4, 5].map(|nth| if nth <= dice { sign } else { 0 }))
    }

    /// Returns the given number of dice that wait to be rolled, at most five.
    pub(crate) fn waiting(dice: u8) -> Self {
        Self::repeat(b'.', dice)
    }

    /// Returns all rolls of the given number of dice, in ascending order.
    pub(crate) fn all(dice: u8, faces: u8) -> impl Iterator<Item = Self> {
        let lowest = |roll: &[u8]| roll.last().copied().unwrap_or(b'1');
        let longer = |roll: Vec<u8>| {
            (lowest(&roll)..=b'0' + faces).map(move |face| [&*roll, &[face]].concat())
        };
        let rolls = (0..dice)
            .fold(vec![Vec::new()], |rolls, _| rolls.into_iter().flat_map(longer).collect());
        rolls.into_iter().filter_map(|roll| Self::new(&roll))
    }

    /// Returns the signs of the dice.
    pub(crate) fn signs(self) -> impl Iterator<Item = char> {
        self.0.into_iter().filter(|&sign| sign > 0).map(char::from)
    }

    /// Returns the faces of the dice, if they are visible.
    pub fn faces(self) -> impl Iterator<Item = u8> {
        self.signs().filter_map(|sign| Some(sign.to_digit(10)? as u8))
    }

    /// Returns the number of dice.
    #[must_use]
    pub fn size(self) -> u8 {
        self.signs().count() as u8
    }

    /// Returns whether the dice wait to be rolled.
    #[must_use]
    pub const fn is_waiting(self) -> bool {
        self.0[0] == b'.'
    }

    /// Returns whether the viewer can't see the dice.
    #[must_use]
    pub const fn is_hidden(self) -> bool {
        self.0[0] == b'?'
    }

    /// Returns whether the dice were rolled and are visible.
    #[must_use]
    pub const fn is_rolled(self) -> bool {
        self.0[0].is_ascii_digit()
    }

    /// Returns the number of dice that show a face.
    #[must_use]
    pub fn count(self, face: u8) -> u8 {
        self.faces().filter(|&shown| shown == face).count() as u8
    }

    /// Returns the dice of a seat as a viewer sees them.
    pub(crate) fn seen_by(self, seat: Seat, viewer: Viewer) -> Self {
        match self.is_rolled() && !viewer.is(seat) {
            true => Self::repeat(b'?', self.size()),
            false => self,
        }
    }

    /// Returns the number of ways to roll these faces.
    pub(crate) fn ways(self) -> u32 {
        let factorial = |number: u8| (1..=u32::from(number)).product::<u32>();
        factorial(self.size()) / (1..=6).map(|face| factorial(self.count(face))).product::<u32>()
    }
}

text_form! {
    Dice: "a cup, such as 13355, ....., ????? or -";
    |self, f| match self.size() {
        0 => f.write_str("-"),
        _ => self.signs().try_for_each(|sign| f.write_char(sign)),
    };
    |text| match text {
        "-" => Some(Self::default()),
        signs => Self::new(signs.as_bytes()).filter(|dice| dice.size() > 0),
    };
}

/// A claim that there are at least some dice of a face. The text is like `3x5`.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub struct Bid {
    pub(crate) dice: u8,
    pub(crate) face: u8,
}

impl Bid {
    /// Returns the bid of 1 to 30 dice of a face from 1 to 6.
    #[must_use]
    pub fn new(dice: u8, face: u8) -> Option<Self> {
        let possible = (1..=30).contains(&dice) && (1..=6).contains(&face);
        possible.then_some(Self { dice, face })
    }
}

text_form! {
    Bid: "a bid, such as 3x5";
    |self, f| write!(f, "{}x{}", self.dice, self.face);
    |text| {
        let (dice, face) = text.split_once('x')?;
        Self::new(read_number(dice).ok()?, read_number(face).ok()?)
    };
}

/// A decision of a seat or of chance.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub enum Action {
    /// Doubts the last bid. The text is `liar`.
    Doubt,
    /// Bids.
    Bid(Bid),
    /// Chance: rolls the dice under the next cup.
    Roll(Dice),
}

/// All actions in ascending order: doubt, 180 bids, and 461 rolls of one to five dice.
static ALL: LazyLock<Vec<Action>> = LazyLock::new(|| {
    let bids = (1..=30).flat_map(|dice| (1..=6).filter_map(move |face| Bid::new(dice, face)));
    let rolls = (1..=5).flat_map(|dice| Dice::all(dice, 6));
    let mut all: Vec<_> = bids.map(Action::Bid).chain(rolls.map(Action::Roll)).collect();
    all.push(Action::Doubt);
    all.sort_unstable();
    all
});

impl Action {
    /// The exclusive upper bound of the ids of seats' actions. Rolls follow.
    pub(crate) const OF_SEATS: u32 = 1 + 30 * 6;
    /// The exclusive upper bound of ids.
    pub(crate) const ID_LIMIT: u32 = Self::OF_SEATS + 461;

    /// Returns the action's id: its place among all actions.
    pub(crate) fn id(self) -> u32 {
        ALL.binary_search(&self).unwrap_or_else(|place| place) as u32
    }

    /// Returns the action with the given id.
    pub(crate) fn with_id(id: u32) -> Option<Self> {
        ALL.get(id as usize).copied()
    }
}

text_form! {
    Action: "a bid such as 3x5, liar, or a roll such as 13355";
    |self, f| match self {
        Self::Doubt => f.write_str("liar"),
        Self::Bid(bid) => bid.fmt(f),
        Self::Roll(dice) => dice.fmt(f),
    };
    |text| {
        let bid = || text.parse().ok().map(Self::Bid);
        let roll = || text.parse().ok().filter(|dice: &Dice| dice.is_rolled()).map(Self::Roll);
        (text == "liar").then_some(Self::Doubt).or_else(bid).or_else(roll)
    };
}
