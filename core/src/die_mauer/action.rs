//! What a seat may decide.

use std::fmt;
use std::str::FromStr;

use super::fist::Fist;
use super::piece::{Piece, Pieces};
use super::rules::cite;
use super::wall::End;
use crate::game::ActionSet;
use crate::rule::{self, NotationError, Rule};

/// Holds a decision of a seat.
///
/// | decision | written |
/// |---|---|
/// | put a fist on the table | `T` `G` `1` … `6`, or `-` for an empty one |
/// | choose an end for a piece that is built | `L` `R` |
/// | build a piece of the stock (Situation 1) | `+T`; `+TL` `+TR` where both ends are legal |
/// | give a piece away (Situation 2) | `>T` |
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
    /// Puts a fist on the table, in the planning phase (DM-07).
    Plan(Fist),
    /// Chooses the end at which a shown piece is built (DM-22).
    Place(End),
    /// Declines to build in Situation 1 (DM-26) or to give in Situation 2 (DM-30).
    Decline,
    /// Gives a piece to the Master-builder in Situation 2 (DM-31).
    Give(Piece),
    /// Builds a piece of the stock in Situation 1 (DM-26), at an end only where both are legal
    /// (DM-52).
    Build(Piece, Option<End>),
}

impl Action {
    /// Holds how many actions there are.
    pub(super) const COUNT: u32 = Self::BUILD + 24;

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
            Self::BUILD..Self::COUNT => {
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

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Plan(fist) => fist.fmt(f),
            Self::Place(end) => f.write_str(letter(*end)),
            Self::Decline => f.write_str("x"),
            Self::Give(piece) => write!(f, ">{piece}"),
            Self::Build(piece, None) => write!(f, "+{piece}"),
            Self::Build(piece, Some(end)) => write!(f, "+{piece}{}", letter(*end)),
        }
    }
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

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        read(text)
            .ok_or_else(|| NotationError::new("an action: T G 1-6 - L R +T +TL >T or x", text))
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

serde_as_written!(Action);

/// Lists legal actions: a set of ids in one register.
#[derive(Copy, Clone, Default, Eq, PartialEq, Hash, Debug)]
pub struct Actions(u64);

impl Actions {
    /// Returns a fist for each of these types, and the empty one.
    #[inline]
    pub(super) const fn plans(types: Pieces) -> Self {
        Self((types.bits() as u64) << 1 | 1)
    }

    /// Returns a gift of each of these types.
    pub(super) const fn gifts(types: Pieces) -> Self {
        Self((types.bits() as u64) << Action::GIVE)
    }

    #[must_use]
    pub(super) const fn with(self, action: Action) -> Self {
        Self(self.0 | 1 << action.id())
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
        self.0.count_ones() as usize
    }

    #[inline]
    fn get(&self, place: usize) -> Option<Action> {
        let mut rest = place;
        for first in (0..Action::COUNT).step_by(8) {
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
        self.0 >> action.id() & 1 == 1
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
        let len = self.0.count_ones() as usize;
        (len, Some(len))
    }
}

impl ExactSizeIterator for Actions {}

/// Says why an action is refused.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Reason {
    /// Names a seat that isn't at the table, or chance, which has no part in this game.
    NotAtTheTable,
    /// Comes after the last round.
    GameOver,
    /// Comes from a seat whose fist is on the table already.
    FistOnTheTable,
    /// Comes from a seat that isn't asked.
    NotAsked,
    /// Does something else than putting a fist on the table, in the planning phase.
    NotAPlan,
    /// Does something else than choosing an end, when a builder is asked for one.
    NotAnEnd,
    /// Does something else than building or declining, in Situation 1.
    NotABuild,
    /// Does something else than giving or declining, in Situation 2.
    NotAGift,
    /// Plans a piece that the seat doesn't have.
    PlanNotOwned,
    /// Builds a piece that the Master-builder doesn't have.
    BuildNotOwned,
    /// Gives a piece that the donor doesn't have.
    GiftNotOwned,
    /// Builds where the Building Order forbids it.
    DoesNotFit,
    /// Names an end where there is no choice, or none where there is.
    EndNotAsked,
    /// Declines to build a plan that nobody matched, or that too many did.
    MustBuildPlan,
    /// Declines to build in the Master-builder's place.
    MustBuildMatch,
    /// Declines to build in Situation 1 where the set-up makes it a duty.
    MustBuild,
    /// Declines to take a gift.
    MustAccept,
    /// Keeps the piece where the set-up makes giving a duty.
    MustGive,
}

impl rule::Reason for Reason {
    fn rule(&self) -> &'static Rule {
        cite(match self {
            Self::NotAtTheTable => "DM-02",
            Self::GameOver => "DM-45",
            Self::FistOnTheTable => "DM-08",
            Self::NotAsked | Self::EndNotAsked => "DM-52",
            Self::NotAPlan => "DM-07",
            Self::NotAnEnd => "DM-22",
            Self::NotABuild | Self::BuildNotOwned | Self::MustBuild => "DM-26",
            Self::NotAGift | Self::MustGive => "DM-30",
            Self::PlanNotOwned => "DM-09",
            Self::MustBuildPlan => "DM-13",
            Self::MustBuildMatch => "DM-15",
            Self::MustAccept => "DM-33",
            Self::GiftNotOwned => "DM-31",
            Self::DoesNotFit => "DM-20",
        })
    }

    fn code(&self) -> &'static str {
        match self {
            Self::NotAtTheTable => "not_at_the_table",
            Self::GameOver => "game_over",
            Self::FistOnTheTable => "fist_on_the_table",
            Self::NotAsked => "not_asked",
            Self::NotAPlan => "not_a_plan",
            Self::NotAnEnd => "not_an_end",
            Self::NotABuild => "not_a_build",
            Self::NotAGift => "not_a_gift",
            Self::PlanNotOwned => "plan_not_owned",
            Self::BuildNotOwned => "build_not_owned",
            Self::GiftNotOwned => "gift_not_owned",
            Self::DoesNotFit => "does_not_fit",
            Self::EndNotAsked => "end_not_asked",
            Self::MustBuildPlan => "must_build_plan",
            Self::MustBuildMatch => "must_build_match",
            Self::MustBuild => "must_build",
            Self::MustAccept => "must_accept",
            Self::MustGive => "must_give",
        }
    }
}
