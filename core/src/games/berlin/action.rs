//! Actions of seats and of chance, and paths of hammers.

use std::fmt::{self, Write};

use crate::base::seat::Seat;
use crate::games::berlin::faults;
use crate::games::berlin::{Cell, Direction, Suit, Value};
use crate::text::message::message;

/// Two dice rolled together (BE-94), in any order. The text is `3,5`.
///
/// # Examples
/// ```
/// use mauerwerk::berlin::{Pair, Value};
///
/// let pair = Pair::new(Value::Five, Value::Ace);
/// assert_eq!(pair.to_string(), "a,5");
/// assert_eq!(pair.weight(), 2);
/// assert_eq!(Pair::all().map(Pair::weight).sum::<u32>(), 36);
/// ```
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub struct Pair {
    high: Value,
    low: Value,
}

impl Pair {
    /// Makes the pair of two dice.
    #[must_use]
    pub fn new(one: Value, other: Value) -> Self {
        Self { high: one.max(other), low: one.min(other) }
    }

    /// Returns the lower die.
    #[must_use]
    pub const fn low(self) -> Value {
        self.low
    }

    /// Returns the higher die.
    #[must_use]
    pub const fn high(self) -> Value {
        self.high
    }

    /// Returns all pairs, in the order of their ids.
    pub fn all() -> impl Iterator<Item = Self> {
        Value::ALL
            .into_iter()
            .flat_map(|high| Value::ALL[..high.steps()].iter().map(move |&low| Self { high, low }))
    }

    const fn index(self) -> u32 {
        let high = self.high as u32;
        high * (high + 1) / 2 + self.low as u32
    }

    /// Returns the number of rolls with this pair, out of 36.
    #[must_use]
    pub fn weight(self) -> u32 {
        if self.low == self.high { 1 } else { 2 }
    }
}

impl fmt::Display for Pair {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.low, self.high)
    }
}

/// A decision of a seat or of chance.
///
/// | decision | notation |
/// |---|---|
/// | *chance:* a die or a coin shows a value | `a 2 3 4 5 n` |
/// | *chance:* two dice show values | `3,5` |
/// | *chance:* a die or a coin has this colour | `S M C A` |
/// | *chance:* a tile shows | `S3` |
/// | *chance:* a cell stays empty from the start | `*c3` |
/// | put the hammer on a piece (or *chance* does) | `@c3` |
/// | turn up a piece by the Wall of Jericho (or *chance*, before play) | `+c3` |
/// | move the hammer of seat 0 along a path | `0UUR` |
/// | flip, check or collect the piece under the hammer | `+` `?` `*` |
/// | leave it as it is | `x` |
/// | fill the empty cell c3 with the pieces above it | `c3<U` |
///
/// # Examples
/// ```
/// use mauerwerk::berlin::Action;
///
/// assert_eq!("1uur".parse::<Action>()?.to_string(), "1UUR");
/// assert_eq!("5,3".parse::<Action>()?.to_string(), "3,5");
/// # Ok::<(), mauerwerk::NotationError>(())
/// ```
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub enum Action {
    /// The value of a die (BE-07, BE-09) or of a coin, by chance.
    Value(Value),
    /// The values of two dice (BE-94), by chance.
    Pair(Pair),
    /// The suit of a face-down coin (BE-04) or of the drawn die (BE-40), by chance.
    Suit(Suit),
    /// The face of a tile, by chance.
    Tile(Suit, Value),
    /// Leaving the piece under the hammer unchanged, or not using the Wall of Jericho (BE-19,
    /// BE-82).
    Leave,
    /// Flipping the piece under the hammer (BE-19).
    Flip,
    /// Looking at the tile under the hammer and turning it back (BE-48).
    Check,
    /// Collecting the piece under the hammer (BE-20, BE-44).
    Collect,
    /// Putting a hammer on a piece before the game (BE-06).
    Place(Cell),
    /// Turning up a piece by the Wall of Jericho (BE-82), or before the game (BE-86).
    Open(Cell),
    /// Leaving a cell empty from the start (BE-76), by chance.
    Hole(Cell),
    /// Filling an empty cell with the pieces beyond it in a direction (BE-69, BE-117).
    Fill(Cell, Direction),
    /// Moving the seat's own hammer, or another one (BE-08, BE-17).
    Move(Seat, Path),
}

crate::kinds!(Action {
    Value(..),
    Pair(..),
    Suit(..),
    Tile(..),
    Leave,
    Flip,
    Check,
    Collect,
    Place(..),
    Open(..),
    Hole(..),
    Fill(..),
    Move(..),
});

impl Action {
    const PAIR: u32 = 6;
    const SUIT: u32 = Self::PAIR + 21;
    const TILE: u32 = Self::SUIT + 4;
    const LEAVE: u32 = Self::TILE + 24;
    const FLIP: u32 = Self::LEAVE + 1;
    const CHECK: u32 = Self::FLIP + 1;
    const COLLECT: u32 = Self::CHECK + 1;
    const PLACE: u32 = Self::COLLECT + 1;
    const OPEN: u32 = Self::PLACE + Cell::NUMBER_LIMIT;
    const HOLE: u32 = Self::OPEN + Cell::NUMBER_LIMIT;
    const FILL: u32 = Self::HOLE + Cell::NUMBER_LIMIT;
    const MOVE: u32 = Self::FILL + 4 * Cell::NUMBER_LIMIT;
    /// The exclusive upper bound of ids.
    pub(super) const ID_LIMIT: u32 = Self::MOVE + Seat::COUNT as u32 * Path::NUMBER_LIMIT;

    pub(super) fn id(self) -> u32 {
        match self {
            Self::Value(value) => value as u32,
            Self::Pair(pair) => Self::PAIR + pair.index(),
            Self::Suit(suit) => Self::SUIT + suit as u32,
            Self::Tile(suit, value) => Self::TILE + 6 * suit as u32 + value as u32,
            Self::Leave => Self::LEAVE,
            Self::Flip => Self::FLIP,
            Self::Check => Self::CHECK,
            Self::Collect => Self::COLLECT,
            Self::Place(cell) => Self::PLACE + cell.number(),
            Self::Open(cell) => Self::OPEN + cell.number(),
            Self::Hole(cell) => Self::HOLE + cell.number(),
            Self::Fill(cell, from) => Self::FILL + 4 * cell.number() + from as u32,
            Self::Move(hammer, path) => {
                Self::MOVE + u32::from(hammer.number()) * Path::NUMBER_LIMIT + path.number()
            }
        }
    }

    pub(super) fn from_id(id: u32) -> Option<Self> {
        Some(match id {
            0..Self::PAIR => Self::Value(Value::ALL[id as usize]),
            Self::PAIR..Self::SUIT => Self::Pair(Pair::all().nth((id - Self::PAIR) as usize)?),
            Self::SUIT..Self::TILE => Self::Suit(Suit::ALL[(id - Self::SUIT) as usize]),
            Self::TILE..Self::LEAVE => {
                let tile = (id - Self::TILE) as usize;
                Self::Tile(Suit::ALL[tile / 6], Value::ALL[tile % 6])
            }
            Self::LEAVE => Self::Leave,
            Self::FLIP => Self::Flip,
            Self::CHECK => Self::Check,
            Self::COLLECT => Self::Collect,
            Self::PLACE..Self::OPEN => Self::Place(Cell::from_number(id - Self::PLACE)?),
            Self::OPEN..Self::HOLE => Self::Open(Cell::from_number(id - Self::OPEN)?),
            Self::HOLE..Self::FILL => Self::Hole(Cell::from_number(id - Self::HOLE)?),
            Self::FILL..Self::MOVE => {
                let fill = id - Self::FILL;
                Self::Fill(Cell::from_number(fill / 4)?, Direction::ALL[(fill % 4) as usize])
            }
            Self::MOVE..Self::ID_LIMIT => {
                let (hammer, path) = (
                    (id - Self::MOVE) / Path::NUMBER_LIMIT,
                    (id - Self::MOVE) % Path::NUMBER_LIMIT,
                );
                Self::Move(Seat::new(hammer as u8)?, Path::from_number(path))
            }
            _ => return None,
        })
    }
}

text_form! {
    Action: message!(faults::AnAction);
    |self, f| match self {
        Self::Value(value) => value.fmt(f),
        Self::Pair(pair) => pair.fmt(f),
        Self::Suit(suit) => suit.fmt(f),
        Self::Tile(suit, value) => write!(f, "{suit}{value}"),
        Self::Leave => f.write_str("x"),
        Self::Flip => f.write_str("+"),
        Self::Check => f.write_str("?"),
        Self::Collect => f.write_str("*"),
        Self::Place(cell) => write!(f, "@{cell}"),
        Self::Open(cell) => write!(f, "+{cell}"),
        Self::Hole(cell) => write!(f, "*{cell}"),
        Self::Fill(cell, from) => write!(f, "{cell}<{}", from.letter()),
        Self::Move(hammer, path) => write!(f, "{hammer}{path}"),
    };
    |text| read(text);
}

fn read(text: &str) -> Option<Action> {
    let mut letters = text.chars();
    let first = letters.next()?;
    let rest = letters.as_str();
    Some(match (first, rest) {
        ('x' | 'X', "") => Action::Leave,
        ('+', "") => Action::Flip,
        ('?', "") => Action::Check,
        ('*', "") => Action::Collect,
        ('@', cell) => Action::Place(cell.parse().ok()?),
        ('+', cell) => Action::Open(cell.parse().ok()?),
        ('*', cell) => Action::Hole(cell.parse().ok()?),
        ('S' | 'M' | 'C' | 'A', rest) => read_suit(Suit::from_letter(first)?, rest)?,
        (_, "") => Action::Value(Value::from_letter(first)?),
        (_, rest) if rest.starts_with(',') => {
            Action::Pair(Pair::new(Value::from_letter(first)?, rest[1..].parse().ok()?))
        }
        ('0'..='9', path) => {
            Action::Move(Seat::new(first.to_digit(10)? as u8)?, path.parse().ok()?)
        }
        _ => read_fill(text)?,
    })
}

fn read_suit(suit: Suit, value: &str) -> Option<Action> {
    Some(if value.is_empty() {
        Action::Suit(suit)
    } else {
        Action::Tile(suit, value.parse().ok()?)
    })
}

fn read_fill(text: &str) -> Option<Action> {
    let (cell, from) = text.split_once('<')?;
    let mut from = from.chars();
    let direction = Direction::from_letter(from.next()?)?;
    from.next().is_none().then_some(Action::Fill(cell.parse().ok()?, direction))
}

/// A path of one to six steps. Its text is the directions: `UUR`.
///
/// If the setup lets hammers jump empty cells (`holes_count`, BE-110), a step leads to the next
/// piece. `UUR~2` stops at the second of the empty cells that the last step jumps.
///
/// # Examples
/// ```
/// use mauerwerk::berlin::{Direction, Path};
///
/// let path: Path = "UUR".parse()?;
/// assert_eq!(path.len(), 3);
/// assert_eq!(path.steps().last(), Some(Direction::Right));
/// assert!("".parse::<Path>().is_err() && "UUUUUUU".parse::<Path>().is_err());
/// # Ok::<(), mauerwerk::NotationError>(())
/// ```
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub struct Path {
    // The order of the fields makes paths sort by their ids.
    stop: u8,
    len: u8,
    /// Two bits for each step, the first step in the highest bits.
    code: u16,
}

impl Path {
    /// The largest number of steps.
    pub const MAX_LEN: usize = 6;

    /// The exclusive upper bound of [`Path::number`].
    pub(super) const NUMBER_LIMIT: u32 = Self::PLAIN_COUNT * Cell::COUNT as u32;

    /// The number of paths of all lengths that end with a whole step.
    pub(super) const PLAIN_COUNT: u32 = Self::before(Self::MAX_LEN as u32 + 1);

    /// Returns the number of paths with fewer than `len` steps.
    const fn before(len: u32) -> u32 {
        ((1 << (2 * len)) - 4) / 3
    }

    /// Makes a path from its steps, or returns `None` if there are none or too many.
    #[must_use]
    pub fn new(steps: &[Direction]) -> Option<Self> {
        let code = steps.iter().fold(0, |code, &step| code << 2 | step as u16);
        let fits = (1..=Self::MAX_LEN).contains(&steps.len());
        fits.then_some(Self { stop: 0, len: steps.len() as u8, code })
    }

    pub(super) const fn of_code(len: usize, code: u16) -> Self {
        Self { stop: 0, len: len as u8, code }
    }

    /// Returns the path with the last step ending at one of the empty cells that it jumps. `stop`
    /// is 1 for the first, and 0 for the whole step. Returns `None` if no wall is that wide.
    #[must_use]
    pub const fn stopping(self, stop: usize) -> Option<Self> {
        if stop < Cell::COUNT { Some(Self { stop: stop as u8, ..self }) } else { None }
    }

    /// Returns the number of steps.
    #[must_use]
    #[expect(clippy::len_without_is_empty, reason = "a path has at least one step")]
    pub const fn len(self) -> usize {
        self.len as usize
    }

    /// Returns the number of the empty cell at which the last step stops, or 0 if it is a whole
    /// step.
    #[must_use]
    pub const fn stop(self) -> usize {
        self.stop as usize
    }

    /// Returns the steps.
    #[inline]
    pub fn steps(self) -> impl DoubleEndedIterator<Item = Direction> + ExactSizeIterator + Clone {
        (0..self.len)
            .rev()
            .map(move |left| Direction::ALL[usize::from(self.code >> (2 * left) & 3)])
    }

    pub(super) const fn code(self) -> u16 {
        self.code
    }

    pub(super) const fn number(self) -> u32 {
        let plain = Self::before(self.len as u32) + self.code as u32;
        self.stop as u32 * Self::PLAIN_COUNT + plain
    }

    pub(super) const fn from_number(number: u32) -> Self {
        let (stop, plain) = (number / Self::PLAIN_COUNT, number % Self::PLAIN_COUNT);
        let mut len = Self::MAX_LEN as u32;
        while Self::before(len) > plain {
            len -= 1;
        }
        Self { stop: stop as u8, len: len as u8, code: (plain - Self::before(len)) as u16 }
    }
}

text_form! {
    Path: message!(faults::APath);
    |self, f| {
        for step in self.steps() {
            f.write_char(step.letter())?;
        }
        if self.stop > 0 { write!(f, "~{}", self.stop) } else { Ok(()) }
    };
    |text| {
        let (steps, stop) = match text.split_once('~') {
            Some((steps, stop)) => (steps, read_stop(stop)?),
            None => (text, 0),
        };
        let steps = steps.chars().map(Direction::from_letter).collect::<Option<Vec<_>>>()?;
        Self::new(&steps)?.stopping(stop)
    };
}

fn read_stop(text: &str) -> Option<usize> {
    let plain = text.bytes().all(|byte| byte.is_ascii_digit()) && !text.starts_with('0');
    text.parse().ok().filter(|_| plain)
}
