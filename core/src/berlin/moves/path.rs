//! The way a hammer takes.

use std::fmt::{self, Write};
use std::str::FromStr;

use crate::berlin::{Cell, Direction};
use crate::rule::NotationError;

/// A path of one to six steps. Written as directions: `UUR`.
///
/// Where the setup lets hammers jump empty cells (`holes_count`, BE-110), a step leads on to the
/// next piece, and `UUR~2` stops at the second of the empty cells that the last step jumps.
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
    // In this order, so that paths sort by their ids.
    stop: u8,
    len: u8,
    /// Two bits a step, the first step in the highest.
    code: u16,
}

impl Path {
    /// The largest number of steps.
    pub const MAX_LEN: usize = 6;

    /// Exclusive upper bound of [`Path::number`].
    pub(in crate::berlin) const NUMBER_LIMIT: u32 = Self::PLAIN_COUNT * Cell::COUNT as u32;

    /// The number of paths of all lengths that end with a whole step.
    pub(in crate::berlin) const PLAIN_COUNT: u32 = Self::before(Self::MAX_LEN as u32 + 1);

    /// Returns how many paths are shorter than `len` steps.
    const fn before(len: u32) -> u32 {
        ((1 << (2 * len)) - 4) / 3
    }

    /// Returns the path of these steps, or `None` if there are none or too many.
    #[must_use]
    pub fn new(steps: &[Direction]) -> Option<Self> {
        let code = steps.iter().fold(0, |code, &step| code << 2 | step as u16);
        let fits = (1..=Self::MAX_LEN).contains(&steps.len());
        fits.then_some(Self { stop: 0, len: steps.len() as u8, code })
    }

    pub(in crate::berlin) const fn of_code(len: usize, code: u16) -> Self {
        Self { stop: 0, len: len as u8, code }
    }

    /// Returns the path with its last step ending at one of the empty cells that it jumps, 1 for
    /// the first; 0 takes the whole step. `None` if no wall is that wide.
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

    /// Returns at which of the empty cells that the last step jumps it stops; 0 if it stops at
    /// none.
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

    pub(in crate::berlin) const fn code(self) -> u16 {
        self.code
    }

    pub(in crate::berlin) const fn number(self) -> u32 {
        let plain = Self::before(self.len as u32) + self.code as u32;
        self.stop as u32 * Self::PLAIN_COUNT + plain
    }

    pub(in crate::berlin) const fn from_number(number: u32) -> Self {
        let (stop, plain) = (number / Self::PLAIN_COUNT, number % Self::PLAIN_COUNT);
        let mut len = Self::MAX_LEN as u32;
        while Self::before(len) > plain {
            len -= 1;
        }
        Self { stop: stop as u8, len: len as u8, code: (plain - Self::before(len)) as u16 }
    }
}

impl fmt::Display for Path {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for step in self.steps() {
            f.write_char(step.letter())?;
        }
        if self.stop > 0 { write!(f, "~{}", self.stop) } else { Ok(()) }
    }
}

impl FromStr for Path {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let read = || {
            let (steps, stop) = match text.split_once('~') {
                Some((steps, stop)) => (steps, read_stop(stop)?),
                None => (text, 0),
            };
            let steps = steps.chars().map(Direction::from_letter).collect::<Option<Vec<_>>>()?;
            Self::new(&steps)?.stopping(stop)
        };
        read().ok_or_else(|| NotationError::new("a path of one to six steps like UUR", text))
    }
}

fn read_stop(text: &str) -> Option<usize> {
    let plain = text.bytes().all(|byte| byte.is_ascii_digit()) && !text.starts_with('0');
    text.parse().ok().filter(|_| plain)
}

serde_as_text!(Path);
