//! Actions of seats.

use crate::game::ActionSet;
use crate::games::die_mauer::faults;
use crate::games::die_mauer::{End, Fist, Piece, Pieces};
use crate::text::message::message;

/// A decision of a seat.
///
/// | decision | notation |
/// |---|---|
/// | put a fist on the table | `T` `G` `1` … `6`, or `-` for an empty one |
/// | choose an end for the piece to build | `L` `R` |
/// | build a piece of the stock (Situation 1, or a builder who may decline) | `+T`; `+TL` or `+TR` if both ends are legal |
/// | give a piece (Situation 2) | `>T` |
/// | build nothing, or give nothing | `x` |
///
/// # Examples
/// ```
/// use mauerwerk::die_mauer::{Action, End, Piece};
///
/// assert_eq!("+4l".parse(), Ok(Action::Build(Piece::Wall4, Some(End::Left))));
/// assert_eq!(Action::Give(Piece::Gate).to_string(), ">G");
/// ```
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub enum Action {
    /// A fist put on the table, in the planning phase (DM-07).
    Plan(Fist),
    /// The end at which an open piece is built (DM-22).
    Place(End),
    /// Declining: a builder who may decline builds nothing (DM-13, DM-15), also in Situation 1
    /// (DM-26). In Situation 2, it gives nothing (DM-30).
    Decline,
    /// A piece that is given to the Master-builder in Situation 2 (DM-31).
    Give(Piece),
    /// A piece of the stock that is built in Situation 1 (DM-26), or by a builder who may decline
    /// and has one legal end. The end is required if both are legal, and optional otherwise
    /// (DM-52).
    Build(Piece, Option<End>),
}

crate::kinds!(Action { Plan(..), Place(..), Decline, Give(..), Build(..) });

impl Action {
    /// The exclusive upper bound of ids.
    pub(super) const ID_LIMIT: u32 = Self::BUILD + 24;

    const PLACE: u32 = 9;
    const DECLINE: u32 = 11;
    const GIVE: u32 = 12;
    const BUILD: u32 = 20;

    #[inline]
    pub(super) const fn id(self) -> u32 {
        match self {
            Self::Plan(Fist::Empty) => 0,
            Self::Plan(Fist::Holds(piece)) => 1 + piece as u32,
            Self::Place(end) => Self::PLACE + end as u32,
            Self::Decline => Self::DECLINE,
            Self::Give(piece) => Self::GIVE + piece as u32,
            Self::Build(piece, end) => {
                let end = match end {
                    None => 0,
                    Some(end) => 1 + end as u32,
                };
                Self::BUILD + 3 * piece as u32 + end
            }
        }
    }

    #[inline]
    pub(super) const fn from_id(id: u32) -> Option<Self> {
        Some(match id {
            0 => Self::Plan(Fist::Empty),
            1..Self::PLACE => Self::Plan(Fist::Holds(Piece::ALL[id as usize - 1])),
            Self::PLACE..Self::DECLINE => Self::Place(End::BOTH[(id - Self::PLACE) as usize]),
            Self::DECLINE => Self::Decline,
            Self::GIVE..Self::BUILD => Self::Give(Piece::ALL[(id - Self::GIVE) as usize]),
            Self::BUILD..Self::ID_LIMIT => {
                let id = (id - Self::BUILD) as usize;
                let end = match id % 3 {
                    0 => None,
                    end => Some(End::BOTH[end - 1]),
                };
                Self::Build(Piece::ALL[id / 3], end)
            }
            _ => return None,
        })
    }
}

text_form! {
    Action: message!(faults::AnAction);
    |self, f| match self {
        Self::Plan(fist) => fist.fmt(f),
        Self::Place(end) => f.write_str(letter(*end)),
        Self::Decline => f.write_str("x"),
        Self::Give(piece) => write!(f, ">{piece}"),
        Self::Build(piece, None) => write!(f, "+{piece}"),
        Self::Build(piece, Some(end)) => write!(f, "+{piece}{}", letter(*end)),
    };
    |text| read(text);
}

const fn letter(end: End) -> &'static str {
    match end {
        End::Left => "L",
        End::Right => "R",
    }
}

fn end_of_letter(letter: char) -> Option<End> {
    match letter {
        'L' | 'l' => Some(End::Left),
        'R' | 'r' => Some(End::Right),
        _ => None,
    }
}

fn read(text: &str) -> Option<Action> {
    let mut letters = text.chars();
    let action = match letters.next()? {
        '-' => Action::Plan(Fist::Empty),
        'x' | 'X' => Action::Decline,
        '>' => Action::Give(Piece::from_letter(letters.next()?)?),
        '+' => {
            let piece = Piece::from_letter(letters.next()?)?;
            let end = match letters.next() {
                None => None,
                Some(letter) => Some(end_of_letter(letter)?),
            };
            Action::Build(piece, end)
        }
        letter => end_of_letter(letter)
            .map(Action::Place)
            .or_else(|| Piece::from_letter(letter).map(|piece| Action::Plan(Fist::Holds(piece))))?,
    };
    letters.next().is_none().then_some(action)
}

/// The legal actions of a seat: a set of ids in one register. A build may name an end although only
/// one is legal, and the upper bits are these ends (DM-52). `contains` accepts such a build, and
/// the list contains the build without an end.
#[derive(Copy, Clone, Default, Eq, PartialEq, Hash, Debug)]
pub struct Actions(u64);

impl Actions {
    const LISTED: u64 = (1 << Action::ID_LIMIT) - 1;

    /// Returns a fist for each of these types, and the empty fist, which every seat may show
    /// (DM-60). It may even with one piece left (DM-41), or none (DM-54).
    #[inline]
    pub(super) const fn plans(types: Pieces) -> Self {
        Self((types.bits() as u64) << 1 | 1)
    }

    /// Returns a gift for each of these types.
    pub(super) const fn gifts(types: Pieces) -> Self {
        Self((types.bits() as u64) << Action::GIVE)
    }

    #[must_use]
    pub(super) const fn with(self, action: Action) -> Self {
        Self(self.0 | 1 << action.id())
    }

    #[cfg(feature = "bots")]
    #[must_use]
    pub(super) const fn without(self, action: Action) -> Self {
        Self(self.0 & !(1 << action.id()))
    }

    /// Returns the same list, in which a build without an end may also name this end.
    #[must_use]
    pub(super) const fn naming(self, end: End) -> Self {
        Self(self.0 | 1 << (Action::ID_LIMIT + end as u32))
    }

    const fn names(self, end: End) -> bool {
        self.0 >> (Action::ID_LIMIT + end as u32) & 1 == 1
    }

    /// Returns whether an action that is not listed is legal, because it is a build that names an
    /// end without need. Refusals use this, too, so that no step saves registers for it.
    #[cold]
    const fn names_unasked(self, action: Action) -> bool {
        match action {
            Action::Build(piece, Some(end)) => {
                self.names(end) && self.lists(Action::Build(piece, None))
            }
            _ => false,
        }
    }

    /// Returns whether an action is listed, not just contained.
    #[inline]
    pub(super) const fn lists(self, action: Action) -> bool {
        self.0 >> action.id() & 1 == 1
    }

    #[inline]
    const fn count(self) -> usize {
        (self.0 & Self::LISTED).count_ones() as usize
    }
}

impl FromIterator<Action> for Actions {
    fn from_iter<I: IntoIterator<Item = Action>>(actions: I) -> Self {
        actions.into_iter().fold(Self::default(), Self::with)
    }
}

impl ActionSet<Action> for Actions {
    #[inline]
    fn len(&self) -> usize {
        self.count()
    }

    #[inline]
    fn get(&self, index: usize) -> Option<Action> {
        let mut rest = index;
        for first in (0..Action::ID_LIMIT).step_by(8) {
            let byte = Pieces::from_bits((self.0 >> first) as u8);
            match byte.nth(rest) {
                Some(piece) => return Action::from_id(first + piece as u32),
                None => rest -= byte.len(),
            }
        }
        None
    }

    #[inline]
    fn contains(&self, action: &Action) -> bool {
        self.lists(*action) || self.names_unasked(*action)
    }
}

impl Iterator for Actions {
    type Item = Action;

    fn next(&mut self) -> Option<Action> {
        let action = Action::from_id(self.0.trailing_zeros());
        self.0 &= self.0.wrapping_sub(1);
        action
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.count(), Some(self.count()))
    }
}
