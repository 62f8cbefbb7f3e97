//! Cells of the wall, sets of cells, and the grid.

use std::fmt::{self, Write};

use crate::games::berlin::faults;
use crate::games::berlin::piece::only;
use crate::text::message::message;

/// A space of the wall, which is the same for tiles and coins (BE-131), by column and row from 0 at
/// the lower left. Its text is the piecepack notation: `a1` is the lower left, and `l4` the upper
/// right of the usual wall.
///
/// # Examples
/// ```
/// use mauerwerk::berlin::Cell;
///
/// let cell: Cell = "c4".parse()?;
/// assert_eq!((cell.column(), cell.row()), (2, 3));
/// assert_eq!(Cell::new(96, 0), None);
/// # Ok::<(), mauerwerk::NotationError>(())
/// ```
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub struct Cell {
    // The order of the fields makes cells sort row by row.
    row: u8,
    column: u8,
}

impl Cell {
    /// The number of cells of the largest wall.
    pub const COUNT: usize = 96;

    /// Returns the cell with the given column and row, or `None` if no wall has it.
    #[must_use]
    pub const fn new(column: usize, row: usize) -> Option<Self> {
        let reaches = column < Self::COUNT && row < Self::COUNT;
        if reaches && (column + 1) * (row + 1) <= Self::COUNT {
            Some(Self { row: row as u8, column: column as u8 })
        } else {
            None
        }
    }

    /// Returns the column, from 0 at the left.
    #[must_use]
    pub const fn column(self) -> usize {
        self.column as usize
    }

    /// Returns the row, from 0 at the bottom.
    #[must_use]
    pub const fn row(self) -> usize {
        self.row as usize
    }

    /// Returns the next cell in a direction, or `None` if no wall has it.
    pub(super) const fn next(self, direction: Direction) -> Option<Self> {
        let (column, row) = (self.column(), self.row());
        match direction {
            Direction::Up => Self::new(column, row + 1),
            Direction::Right => Self::new(column + 1, row),
            Direction::Down if row > 0 => Self::new(column, row - 1),
            Direction::Left if column > 0 => Self::new(column - 1, row),
            Direction::Down | Direction::Left => None,
        }
    }

    /// The exclusive upper bound of [`Cell::number`].
    pub(super) const NUMBER_LIMIT: u32 = (Self::COUNT * Self::COUNT) as u32;

    pub(super) const fn number(self) -> u32 {
        self.row as u32 * Self::COUNT as u32 + self.column as u32
    }

    pub(super) const fn from_number(number: u32) -> Option<Self> {
        Self::new(number as usize % Self::COUNT, number as usize / Self::COUNT)
    }
}

text_form! {
    Cell: message!(faults::ACell);
    |self, f| {
        let letter = |index: u8| char::from(b'a' + index % 26);
        if self.column >= 26 {
            f.write_char(letter(self.column / 26 - 1))?;
        }
        f.write_char(letter(self.column))?;
        (self.row + 1).fmt(f)
    };
    |text| {
        let digits = text.find(|c: char| c.is_ascii_digit())?;
        let (letters, row) = text.split_at(digits);
        let plain = row.bytes().all(|byte| byte.is_ascii_digit()) && !row.starts_with('0');
        let row = row.parse::<usize>().ok().filter(|_| plain)?;
        let index = |byte: u8| byte.is_ascii_lowercase().then(|| usize::from(byte - b'a'));
        let column = match *letters.as_bytes() {
            [low] => index(low)?,
            [high, low] => (index(high)? + 1) * 26 + index(low)?,
            _ => return None,
        };
        Self::new(column, row.checked_sub(1)?)
    };
}

/// One of the four orthogonal steps from a cell to the next (BE-10).
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
pub enum Direction {
    /// One row up.
    Up,
    /// One row down.
    Down,
    /// One column to the left.
    Left,
    /// One column to the right.
    Right,
}

impl Direction {
    /// All directions.
    pub const ALL: [Self; 4] = [Self::Up, Self::Down, Self::Left, Self::Right];

    /// Returns the opposite direction.
    #[must_use]
    pub const fn opposite(self) -> Self {
        match self {
            Self::Up => Self::Down,
            Self::Down => Self::Up,
            Self::Left => Self::Right,
            Self::Right => Self::Left,
        }
    }

    /// Returns the letter in notation: `U D L R`.
    #[must_use]
    pub const fn letter(self) -> char {
        ['U', 'D', 'L', 'R'][self as usize]
    }

    pub(super) const fn from_letter(letter: char) -> Option<Self> {
        Some(match letter {
            'U' | 'u' => Self::Up,
            'D' | 'd' => Self::Down,
            'L' | 'l' => Self::Left,
            'R' | 'r' => Self::Right,
            _ => return None,
        })
    }
}

text_form! {
    Direction: message!(faults::ADirection);
    |self, f| write!(f, "{}", self.letter());
    |text| only(text).and_then(Self::from_letter);
}

/// For each number of columns, 2¹⁶ divided by it. A product then finds a row much faster than a
/// division. It is exact for all possible indices.
static SHARES: [u32; 256] = {
    let mut shares = [0; 256];
    let mut columns = 1;
    while columns < 256 {
        shares[columns] = (1_u32 << 16).div_ceil(columns as u32);
        columns += 1;
    }
    shares
};

/// A rectangle of cells. Inside the game, a cell is its index in the grid, row by row.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub(super) struct Grid {
    pub(super) columns: u8,
    pub(super) rows: u8,
}

impl Grid {
    #[inline]
    pub(super) const fn len(self) -> usize {
        self.columns as usize * self.rows as usize
    }

    pub(super) fn index(self, cell: Cell) -> Option<usize> {
        let inside = cell.column < self.columns && cell.row < self.rows;
        inside.then(|| cell.row() * usize::from(self.columns) + cell.column())
    }

    pub(super) fn cell(self, index: usize) -> Cell {
        let columns = usize::from(self.columns.max(1));
        Cell { row: (index / columns) as u8, column: (index % columns) as u8 }
    }

    #[inline]
    pub(super) const fn column(self, index: usize) -> usize {
        index - self.row(index) * self.columns as usize
    }

    #[inline]
    pub(super) const fn row(self, index: usize) -> usize {
        (index * SHARES[self.columns as usize] as usize) >> 16
    }

    /// Returns the number of cells beyond a cell in a direction.
    #[inline]
    pub(super) const fn beyond(self, index: usize, direction: Direction) -> usize {
        match direction {
            Direction::Up => self.rows as usize - 1 - self.row(index),
            Direction::Down => self.row(index),
            Direction::Left => self.column(index),
            Direction::Right => self.columns as usize - 1 - self.column(index),
        }
    }

    /// Returns the next cell in a direction, or `None` outside the grid (BE-13).
    #[inline]
    pub(super) fn next(self, index: usize, direction: Direction) -> Option<usize> {
        (self.beyond(index, direction) > 0).then(|| match direction {
            Direction::Up => index + usize::from(self.columns),
            Direction::Down => index - usize::from(self.columns),
            Direction::Left => index - 1,
            Direction::Right => index + 1,
        })
    }

    /// Returns a cell and all cells beyond it in a direction, the nearest first.
    pub(super) fn line(
        self,
        index: usize,
        direction: Direction,
    ) -> impl DoubleEndedIterator<Item = usize> + ExactSizeIterator + Clone {
        let columns = usize::from(self.columns);
        (0..self.beyond(index, direction) + 1).map(move |far| match direction {
            Direction::Up => index + far * columns,
            Direction::Down => index - far * columns,
            Direction::Left => index - far,
            Direction::Right => index + far,
        })
    }

    pub(super) const fn all(self) -> Cells {
        Cells::from_bits((1 << self.len()) - 1)
    }

    /// Returns the cells whose next cell in a direction is in the set.
    pub(super) fn beside(self, cells: Cells, direction: Direction) -> Cells {
        let bits = cells.bits();
        let columns = u32::from(self.columns);
        let moved = match direction {
            Direction::Up => bits >> columns,
            Direction::Down => bits << columns,
            Direction::Left => (bits & !self.last_column()) << 1,
            Direction::Right => (bits & !(self.last_column() >> (columns - 1))) >> 1,
        };
        Cells::from_bits(moved & self.all().bits())
    }

    fn last_column(self) -> u128 {
        let last = u32::from(self.columns) - 1;
        (0..u32::from(self.rows))
            .fold(0, |bits, row| bits | 1 << (row * u32::from(self.columns) + last))
    }
}

/// A set of cells by their indices, in three words, so that a state stays small.
#[derive(Copy, Clone, Default, Eq, PartialEq, Hash)]
pub(super) struct Cells([u32; 3]);

impl Cells {
    pub(super) const EMPTY: Self = Self([0; 3]);

    #[inline]
    pub(super) const fn from_bits(bits: u128) -> Self {
        Self([bits as u32, (bits >> 32) as u32, (bits >> 64) as u32])
    }

    #[inline]
    pub(super) const fn bits(self) -> u128 {
        self.0[0] as u128 | (self.0[1] as u128) << 32 | (self.0[2] as u128) << 64
    }

    #[inline]
    pub(super) const fn contains(self, index: usize) -> bool {
        self.0[index / 32] >> (index % 32) & 1 == 1
    }

    #[inline]
    pub(super) fn insert(&mut self, index: usize) {
        self.0[index / 32] |= 1 << (index % 32);
    }

    #[inline]
    pub(super) fn remove(&mut self, index: usize) {
        self.0[index / 32] &= !(1 << (index % 32));
    }

    #[inline]
    pub(super) fn set(&mut self, index: usize, on: bool) {
        self.remove(index);
        self.0[index / 32] |= u32::from(on) << (index % 32);
    }

    #[inline]
    pub(super) const fn is_empty(self) -> bool {
        self.0[0] | self.0[1] | self.0[2] == 0
    }

    #[inline]
    pub(super) const fn len(self) -> usize {
        (self.0[0].count_ones() + self.0[1].count_ones() + self.0[2].count_ones()) as usize
    }

    #[inline]
    pub(super) const fn and(self, other: Self) -> Self {
        Self([self.0[0] & other.0[0], self.0[1] & other.0[1], self.0[2] & other.0[2]])
    }

    #[inline]
    pub(super) const fn or(self, other: Self) -> Self {
        Self([self.0[0] | other.0[0], self.0[1] | other.0[1], self.0[2] | other.0[2]])
    }

    #[inline]
    pub(super) const fn without(self, other: Self) -> Self {
        Self([self.0[0] & !other.0[0], self.0[1] & !other.0[1], self.0[2] & !other.0[2]])
    }

    /// Returns the number of cells in the set before an index.
    #[inline]
    pub(super) const fn rank(self, index: usize) -> usize {
        (self.bits() & ((1 << index) - 1)).count_ones() as usize
    }

    #[inline]
    pub(super) const fn first(self) -> Option<usize> {
        let index = self.bits().trailing_zeros();
        if index < 128 { Some(index as usize) } else { None }
    }

    /// Returns the indices in ascending order.
    #[inline]
    pub(super) fn iter(self) -> impl Iterator<Item = usize> + Clone {
        // Uses two words, because counting zeros of 128 bits takes three times as long.
        let [mut low, mut high] = [self.bits() as u64, (self.bits() >> 64) as u64];
        std::iter::from_fn(move || {
            let (bits, before) = if low > 0 { (&mut low, 0) } else { (&mut high, 64) };
            let index = before + bits.trailing_zeros() as usize;
            *bits &= bits.wrapping_sub(1);
            (index < 128).then_some(index)
        })
    }
}

impl FromIterator<usize> for Cells {
    fn from_iter<I: IntoIterator<Item = usize>>(indices: I) -> Self {
        let mut cells = Self::EMPTY;
        indices.into_iter().for_each(|index| cells.insert(index));
        cells
    }
}

impl fmt::Debug for Cells {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
