//! Every path that a hammer could take on a wall without end, as tables.
//!
//! A roll of six allows 780 paths. Which of them stay within the wall, and clear of the cells that
//! were visited in the turn, is found by cutting sets of paths with tables made when the library is
//! built: a set is a row of bits, one a path, in the order of their ids.

use super::cell::Direction;
use super::path::Path;

/// Holds how many words a set of paths takes.
pub(super) const WORDS: usize = 13;

/// Holds how many cells a window has along a side: six on either side of the hammer.
const SIDE: usize = 2 * REACH + 1;
const REACH: usize = Path::MOST;

/// Holds a set of paths of equal length.
pub(super) type Ways = [u64; WORDS];

/// Holds the tables for paths of one length.
pub(super) struct Walks {
    /// Holds how many paths there are.
    count: usize,
    codes: [u16; 64 * WORDS],
    /// Holds, by direction and distance, the paths that go no further than that.
    within: [[Ways; REACH + 1]; 4],
    /// Holds the paths that enter a cell of the window, its last cell among them.
    through: [Ways; SIDE * SIDE],
    /// Holds the paths that end in a cell of the window.
    ends: [Ways; SIDE * SIDE],
    /// Holds the paths of which no other with a lower id enters the same cells and ends in the same.
    distinct: Ways,
    /// Holds where each path ends in the window.
    end_of: [u8; 64 * WORDS],
}

/// Holds the tables, by length less one.
static WALKS: [Walks; Path::MOST] = [
    Walks::of_len(1),
    Walks::of_len(2),
    Walks::of_len(3),
    Walks::of_len(4),
    Walks::of_len(5),
    Walks::of_len(6),
];

/// Holds the paths of the same end whose cells were met, to find those that enter the same cells.
struct Trace {
    cells: [u8; REACH],
    extents: [u8; 4],
    end: usize,
}

/// Follows a path from the middle of the window; `None` if it enters a cell twice.
const fn trace(len: usize, code: u16) -> Option<Trace> {
    let (mut column, mut row) = (REACH, REACH);
    let mut cells = [0; REACH];
    let mut extents = [0; 4];
    let mut at = 0;
    while at < len {
        let step = code >> (2 * (len - 1 - at)) & 3;
        match Direction::ALL[step as usize] {
            Direction::Up => row += 1,
            Direction::Down => row -= 1,
            Direction::Left => column -= 1,
            Direction::Right => column += 1,
        }
        let cell = row * SIDE + column;
        if cell == REACH * SIDE + REACH || met(&cells, at, cell) {
            return None;
        }
        cells[at] = cell as u8;
        widen(&mut extents, column, row);
        at += 1;
    }
    Some(Trace { cells, extents, end: row * SIDE + column })
}

const fn met(cells: &[u8; REACH], len: usize, cell: usize) -> bool {
    let mut at = 0;
    while at < len {
        if cells[at] as usize == cell {
            return true;
        }
        at += 1;
    }
    false
}

/// Keeps how far a path goes in each direction.
const fn widen(extents: &mut [u8; 4], column: usize, row: usize) {
    let far = [
        row.saturating_sub(REACH),
        REACH.saturating_sub(row),
        REACH.saturating_sub(column),
        column.saturating_sub(REACH),
    ];
    let mut side = 0;
    while side < 4 {
        if far[side] > extents[side] as usize {
            extents[side] = far[side] as u8;
        }
        side += 1;
    }
}

impl Walks {
    const fn of_len(len: usize) -> Self {
        let mut walks = Self {
            count: 0,
            codes: [0; 64 * WORDS],
            within: [[[0; WORDS]; REACH + 1]; 4],
            through: [[0; WORDS]; SIDE * SIDE],
            ends: [[0; WORDS]; SIDE * SIDE],
            distinct: [0; WORDS],
            end_of: [0; 64 * WORDS],
        };
        let mut code = 0_u32;
        while code < 1 << (2 * len) {
            if let Some(trace) = trace(len, code as u16) {
                walks.add(len, code as u16, &trace);
            }
            code += 1;
        }
        walks
    }

    const fn add(&mut self, len: usize, code: u16, trace: &Trace) {
        let (word, bit) = (self.count / 64, 1 << (self.count % 64));
        if self.is_distinct(len, trace) {
            self.distinct[word] |= bit;
        }
        self.codes[self.count] = code;
        self.end_of[self.count] = trace.end as u8;
        self.ends[trace.end][word] |= bit;
        let mut at = 0;
        while at < len {
            self.through[trace.cells[at] as usize][word] |= bit;
            at += 1;
        }
        let mut side = 0;
        while side < 4 {
            let mut far = trace.extents[side] as usize;
            while far <= REACH {
                self.within[side][far][word] |= bit;
                far += 1;
            }
            side += 1;
        }
        self.count += 1;
    }

    /// Tells whether no path so far enters the same cells and ends in the same.
    const fn is_distinct(&self, len: usize, trace: &Trace) -> bool {
        let mut word = 0;
        while word < WORDS {
            let mut same = self.ends[trace.end][word] & self.distinct[word];
            let mut at = 0;
            while at < len {
                same &= self.through[trace.cells[at] as usize][word];
                at += 1;
            }
            if same != 0 {
                return false;
            }
            word += 1;
        }
        true
    }

    /// Returns the tables for a roll that moves so many steps, 1 to 6.
    #[inline]
    pub(super) fn of(len: usize) -> &'static Self {
        &WALKS[(len - 1) % Path::MOST]
    }

    /// Returns how many words of a set are in use.
    #[inline]
    const fn words(&self) -> usize {
        self.count.div_ceil(64)
    }

    /// Returns the paths that go no further up, down, left and right than so many cells.
    #[inline]
    pub(super) fn within(&self, room: [usize; 4]) -> Ways {
        let [up, down, left, right] = room.map(|cells| cells.min(REACH));
        let sides = [
            &self.within[0][up],
            &self.within[1][down],
            &self.within[2][left],
            &self.within[3][right],
        ];
        let mut ways = [0; WORDS];
        for word in 0..self.words() {
            ways[word] = sides[0][word] & sides[1][word] & sides[2][word] & sides[3][word];
        }
        ways
    }

    /// Leaves out all but one of the paths that enter the same cells and end in the same.
    #[inline]
    pub(super) fn keep_distinct(&self, ways: &mut Ways) {
        for word in 0..self.words() {
            ways[word] &= self.distinct[word];
        }
    }

    /// Leaves out the paths that enter a cell of the window.
    #[inline]
    pub(super) fn avoid(&self, ways: &mut Ways, window: usize) {
        for word in 0..self.words() {
            ways[word] &= !self.through[window][word];
        }
    }

    /// Leaves out the paths that end in a cell of the window.
    #[inline]
    pub(super) fn refuse(&self, ways: &mut Ways, window: usize) {
        for word in 0..self.words() {
            ways[word] &= !self.ends[window][word];
        }
    }

    /// Leaves out, of the paths that end in a cell of the window, all but the first.
    #[inline]
    pub(super) fn keep_first(&self, ways: &mut Ways, window: usize) {
        let ends = &self.ends[window];
        let mut found = false;
        for word in 0..self.words() {
            let there = ways[word] & ends[word];
            let first = if found { 0 } else { there & there.wrapping_neg() };
            found |= there != 0;
            ways[word] = ways[word] & !ends[word] | first;
        }
    }

    /// Returns how many paths a set holds.
    #[inline]
    pub(super) fn count(&self, ways: &Ways) -> usize {
        ways[..self.words()].iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Returns a path of a set by its place in it.
    #[inline]
    pub(super) fn nth(&self, ways: &Ways, mut place: usize) -> Option<u16> {
        for (word, &bits) in ways[..self.words()].iter().enumerate() {
            let count = bits.count_ones() as usize;
            if place < count {
                let rest = (0..place).fold(bits, |bits, _| bits & bits.wrapping_sub(1));
                return Some(self.codes[64 * word + rest.trailing_zeros() as usize]);
            }
            place -= count;
        }
        None
    }

    /// Returns the cells of the window in which paths of a set end, each once for every path.
    pub(super) fn ends<'a>(&'a self, ways: &'a Ways) -> impl Iterator<Item = usize> + 'a {
        ways.iter().enumerate().flat_map(move |(word, &bits)| {
            let mut rest = bits;
            std::iter::from_fn(move || {
                let bit = rest.trailing_zeros() as usize;
                rest &= rest.wrapping_sub(1);
                (bit < 64).then(|| usize::from(self.end_of[64 * word + bit]))
            })
        })
    }
}

/// Returns the cell of the window that lies so many columns and rows from its middle; `None` out of
/// reach.
#[inline]
pub(super) fn window(columns: isize, rows: isize) -> Option<usize> {
    let reach = REACH as isize;
    let inside = columns.abs() + rows.abs() <= reach;
    inside.then(|| ((rows + reach) as usize) * SIDE + (columns + reach) as usize)
}

/// Returns how many columns and rows a cell of the window lies from its middle.
#[inline]
pub(super) const fn offset(window: usize) -> (isize, isize) {
    let reach = REACH as isize;
    ((window % SIDE) as isize - reach, (window / SIDE) as isize - reach)
}
