//! Tables of every path that a hammer could take on an infinite wall.
//!
//! A roll of six allows 780 paths. Tables cut sets of paths down to those inside the wall that
//! avoid the visited cells. They are made at their first use, because as data they were 4 % of what
//! browsers download. A set is a row of bits, one for each path, in the order of their ids.
//!
//! For most cells, only the first path matters. It depends only on the number of cells on each side
//! of the hammer, so the first paths are stored for each such clearance. Finding them each time
//! took two thirds of the time of a playout.

use std::sync::LazyLock;

use crate::games::berlin::{Direction, Path};

/// The number of words of the largest set of paths.
pub(super) const WORDS: usize = 13;

/// The number of cells along a side of a window: six on either side of the hammer.
const SIDE: usize = 2 * REACH + 1;
const REACH: usize = Path::MAX_LEN;

/// A set of paths of equal length. Short paths need few of its words.
pub(super) type PathSet = [u64; WORDS];

/// The number of cells above, below, left and right of a hammer.
pub(super) type Clearance = [usize; 4];

/// The tables of paths of one length. Their sets have `W` words. In a clearance, all numbers of cells
/// beyond the length count as the same.
pub(super) struct PathTables<const W: usize> {
    len: usize,
    /// The number of paths.
    count: usize,
    codes: [[u16; 64]; W],
    /// The last cell of each path in the window.
    end_of: [[u8; 64]; W],
    /// The paths that go no further than a distance, by direction and distance.
    within: [[[u64; W]; REACH + 1]; 4],
    /// The paths that enter a cell of the window, including the last cell.
    through: [[u64; W]; SIDE * SIDE],
    /// The paths that end in a cell of the window.
    ends: [[u64; W]; SIDE * SIDE],
    /// The first path to each cell, by clearance.
    firsts: Box<[[u64; W]]>,
    /// The number of cells that paths lead to, by clearance.
    reached: Box<[u8]>,
}

pub(super) static TABLES_1: LazyLock<PathTables<1>> = LazyLock::new(|| PathTables::of_len(1));
pub(super) static TABLES_2: LazyLock<PathTables<1>> = LazyLock::new(|| PathTables::of_len(2));
pub(super) static TABLES_3: LazyLock<PathTables<1>> = LazyLock::new(|| PathTables::of_len(3));
pub(super) static TABLES_4: LazyLock<PathTables<2>> = LazyLock::new(|| PathTables::of_len(4));
pub(super) static TABLES_5: LazyLock<PathTables<5>> = LazyLock::new(|| PathTables::of_len(5));
pub(super) static TABLES_6: LazyLock<PathTables<WORDS>> = LazyLock::new(|| PathTables::of_len(6));

/// Runs code with the tables of a length. Each length has a separate type, so that loops over its
/// words are short and unrolled.
macro_rules! with_tables {
    ($len:expr, $tables:ident => $result:expr) => {
        match $len {
            1 => $crate::games::berlin::moves::tables::with_tables!(@ TABLES_1, $tables => $result),
            2 => $crate::games::berlin::moves::tables::with_tables!(@ TABLES_2, $tables => $result),
            3 => $crate::games::berlin::moves::tables::with_tables!(@ TABLES_3, $tables => $result),
            4 => $crate::games::berlin::moves::tables::with_tables!(@ TABLES_4, $tables => $result),
            5 => $crate::games::berlin::moves::tables::with_tables!(@ TABLES_5, $tables => $result),
            _ => $crate::games::berlin::moves::tables::with_tables!(@ TABLES_6, $tables => $result),
        }
    };
    (@ $table:ident, $tables:ident => $result:expr) => {{
        let $tables = &*$crate::games::berlin::moves::tables::$table;
        $result
    }};
}
pub(super) use with_tables;

/// The cells of a path, and its extent in each direction.
struct Trace {
    cells: [u8; REACH],
    extents: [u8; 4],
    end: usize,
}

/// Follows a path from the middle of the window. Returns `None` if it enters a cell twice.
fn trace(len: usize, code: u16) -> Option<Trace> {
    let (mut column, mut row) = (REACH, REACH);
    let mut cells = [0; REACH];
    let mut extents = [0; 4];
    for at in 0..len {
        let step = code >> (2 * (len - 1 - at)) & 3;
        match Direction::ALL[usize::from(step)] {
            Direction::Up => row += 1,
            Direction::Down => row -= 1,
            Direction::Left => column -= 1,
            Direction::Right => column += 1,
        }
        let cell = (row * SIDE + column) as u8;
        if usize::from(cell) == REACH * SIDE + REACH || cells[..at].contains(&cell) {
            return None;
        }
        cells[at] = cell;
        widen(&mut extents, column, row);
    }
    Some(Trace { cells, extents, end: row * SIDE + column })
}

/// Updates the extent of a path in each direction.
fn widen(extents: &mut [u8; 4], column: usize, row: usize) {
    let far = [
        row.saturating_sub(REACH),
        REACH.saturating_sub(row),
        REACH.saturating_sub(column),
        column.saturating_sub(REACH),
    ];
    *extents = std::array::from_fn(|side| extents[side].max(far[side] as u8));
}

impl<const W: usize> PathTables<W> {
    fn of_len(len: usize) -> Self {
        let clearances = (len + 1).pow(4);
        let mut tables = Self {
            len,
            count: 0,
            codes: [[0; 64]; W],
            end_of: [[0; 64]; W],
            within: [[[0; W]; REACH + 1]; 4],
            through: [[0; W]; SIDE * SIDE],
            ends: [[0; W]; SIDE * SIDE],
            firsts: vec![[0; W]; clearances].into(),
            reached: vec![0; clearances].into(),
        };
        let mut ended = vec![[false; SIDE * SIDE]; clearances];
        for code in 0..=((1_u32 << (2 * len)) - 1) as u16 {
            if let Some(trace) = trace(len, code) {
                tables.add(code, &trace);
                tables.add_to_clearances(&trace, &mut ended);
                tables.count += 1;
            }
        }
        tables
    }

    fn add(&mut self, code: u16, trace: &Trace) {
        let (word, bit) = (self.count / 64, 1 << (self.count % 64));
        self.codes[word][self.count % 64] = code;
        self.end_of[word][self.count % 64] = trace.end as u8;
        self.ends[trace.end][word] |= bit;
        for &cell in &trace.cells[..self.len] {
            self.through[usize::from(cell)][word] |= bit;
        }
        for (within, &far) in self.within.iter_mut().zip(&trace.extents) {
            for paths in &mut within[usize::from(far)..] {
                paths[word] |= bit;
            }
        }
    }

    /// Adds a path to all clearances that contain it and have no earlier path to its end.
    fn add_to_clearances(&mut self, trace: &Trace, ended: &mut [[bool; SIDE * SIDE]]) {
        let (word, bit) = (self.count / 64, 1 << (self.count % 64));
        // An earlier path in the least clearance is in all others, too.
        if ended[self.number(trace.extents.map(usize::from))][trace.end] {
            return;
        }
        for (number, ended) in ended.iter_mut().enumerate() {
            if self.contains(number, trace.extents) && !ended[trace.end] {
                ended[trace.end] = true;
                self.firsts[number][word] |= bit;
                self.reached[number] += 1;
            }
        }
    }

    /// Returns whether a path of the given extents fits into the clearance of an index.
    fn contains(&self, number: usize, extents: [u8; 4]) -> bool {
        let side = self.len + 1;
        let mut rest = number;
        extents.into_iter().rev().all(|far| {
            let cells = rest % side;
            rest /= side;
            usize::from(far) <= cells
        })
    }

    /// Returns the length of the paths.
    #[inline]
    pub(super) const fn len(&self) -> usize {
        self.len
    }

    /// Returns the index of a clearance that is nowhere larger than the length.
    #[inline]
    fn number(&self, [up, down, left, right]: Clearance) -> usize {
        let side = self.len + 1;
        ((up * side + down) * side + left) * side + right
    }

    #[inline]
    fn number_of(&self, clearance: Clearance) -> usize {
        self.number(clearance.map(|cells| cells.min(self.len)))
    }

    /// Returns the number of cells that the paths in a clearance reach.
    #[inline]
    pub(super) fn reached(&self, clearance: Clearance) -> usize {
        self.reached[self.number_of(clearance)].into()
    }

    /// Returns the first path to each cell in a clearance.
    #[inline]
    pub(super) fn firsts(&self, clearance: Clearance) -> &[u64; W] {
        &self.firsts[self.number_of(clearance)]
    }

    /// Returns the paths that stay in a clearance.
    #[inline]
    fn within(&self, clearance: Clearance) -> [u64; W] {
        let [up, down, left, right] = clearance.map(|cells| cells.min(REACH));
        let [above, below, before, after] = &self.within;
        let sides = [&above[up], &below[down], &before[left], &after[right]];
        std::array::from_fn(|word| {
            sides[0][word] & sides[1][word] & sides[2][word] & sides[3][word]
        })
    }

    /// Adds the paths that end in a cell of the window.
    #[inline]
    pub(super) fn add_ending(&self, paths: &mut [u64; W], cell: usize) {
        unite(paths, &self.ends[cell]);
    }

    /// Adds the paths that enter a cell of the window.
    #[inline]
    pub(super) fn add_entering(&self, paths: &mut [u64; W], cell: usize) {
        unite(paths, &self.through[cell]);
    }

    /// Returns the listed paths in a clearance that are not `blocked`: one to each cell that is
    /// `ended`, and all others. The others differ in the cells that they enter. Two different paths
    /// of up to six steps never enter the same cells and end in the same one, as the tests count.
    #[inline]
    pub(super) fn listed(
        &self,
        clearance: Clearance,
        blocked: &[u64; W],
        ended: &[u64; W],
    ) -> [u64; W] {
        let firsts = self.firsts(clearance);
        let free = minus(&self.within(clearance), blocked);
        let mut listed = std::array::from_fn(|word| {
            let single = firsts[word] & !blocked[word] & ended[word];
            free[word] & !ended[word] | single
        });
        for word in 0..W {
            let mut lost = firsts[word] & blocked[word] & ended[word];
            while lost > 0 {
                let end = self.end_of[word][lost.trailing_zeros() as usize];
                lost &= lost - 1;
                add_first(&mut listed, &free, &self.ends[usize::from(end)]);
            }
        }
        listed
    }

    /// Returns the path of a set at an index.
    #[inline]
    pub(super) fn nth(&self, paths: &[u64; W], mut index: usize) -> Option<Path> {
        for (bits, codes) in paths.iter().zip(&self.codes) {
            let count = bits.count_ones() as usize;
            if index < count {
                let rest = (0..index).fold(*bits, |bits, _| bits & bits.wrapping_sub(1));
                return Some(Path::of_code(self.len, codes[rest.trailing_zeros() as usize % 64]));
            }
            index -= count;
        }
        None
    }

    /// Calls `visit` with the last cell of each path of a set in the window, in their order.
    #[inline]
    pub(super) fn each_end(&self, paths: &[u64; W], mut visit: impl FnMut(usize)) {
        for (&bits, ends) in paths.iter().zip(&self.end_of) {
            let mut rest = bits;
            while rest > 0 {
                visit(ends[rest.trailing_zeros() as usize % 64].into());
                rest &= rest - 1;
            }
        }
    }

    /// Returns the paths of a set that end in a cell of the window.
    #[inline]
    pub(super) fn ending(&self, paths: &[u64; W], cell: usize) -> [u64; W] {
        let ends = &self.ends[cell];
        std::array::from_fn(|word| paths[word] & ends[word])
    }
}

#[inline]
fn unite<const W: usize>(paths: &mut [u64; W], others: &[u64; W]) {
    *paths = std::array::from_fn(|word| paths[word] | others[word]);
}

/// Removes paths from a set.
#[inline]
pub(super) fn minus<const W: usize>(paths: &[u64; W], others: &[u64; W]) -> [u64; W] {
    std::array::from_fn(|word| paths[word] & !others[word])
}

/// Adds the first path that is in two sets.
#[inline]
fn add_first<const W: usize>(paths: &mut [u64; W], free: &[u64; W], ending: &[u64; W]) {
    for word in 0..W {
        let there = free[word] & ending[word];
        if there > 0 {
            paths[word] |= there & there.wrapping_neg();
            return;
        }
    }
}

/// The extent of each path in each direction, by the number of the path. It is [`CROSSING`] if the
/// path enters a cell twice.
static EXTENTS: LazyLock<Box<[[u8; 4]]>> = LazyLock::new(|| {
    let paths = (0..Path::PLAIN_COUNT).map(Path::from_number);
    paths
        .map(|path| trace(path.len(), path.code()).map_or(CROSSING, |trace| trace.extents))
        .collect()
});

const CROSSING: [u8; 4] = [u8::MAX; 4];

/// Returns whether a path stays in a clearance and enters no cell twice.
#[inline]
pub(super) fn is_clear(path: Path, clearance: Clearance) -> bool {
    let extents = EXTENTS[(path.number() % Path::PLAIN_COUNT) as usize];
    clearance.into_iter().zip(extents).all(|(cells, far)| usize::from(far) <= cells)
}

/// Returns the cell of the window at the given distance from its middle, at most six columns and
/// rows.
#[inline]
pub(super) const fn window(columns: isize, rows: isize) -> usize {
    let reach = REACH as isize;
    ((rows + reach) * SIDE as isize + columns + reach) as usize
}

/// The distance of each cell of the window from its middle, in columns and rows.
static OFFSETS: [[i8; 2]; SIDE * SIDE] = {
    let mut offsets = [[0; 2]; SIDE * SIDE];
    let mut cell = 0;
    while cell < offsets.len() {
        offsets[cell] = [(cell % SIDE) as i8 - REACH as i8, (cell / SIDE) as i8 - REACH as i8];
        cell += 1;
    }
    offsets
};

/// Returns the distance of a cell of the window from its middle, in columns and rows.
#[inline]
pub(super) fn offset(window: usize) -> (isize, isize) {
    let [columns, rows] = OFFSETS[window];
    (columns.into(), rows.into())
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::{REACH, trace};

    #[test]
    fn no_two_paths_enter_the_same_cells_and_end_in_the_same() {
        for (len, expected) in (1..=REACH).zip([4, 12, 36, 100, 284, 780]) {
            let mut met = HashSet::new();
            for code in 0..1_u16 << (2 * len) {
                let Some(trace) = trace(len, code) else { continue };
                let mut cells = trace.cells[..len].to_vec();
                cells.sort_unstable();
                assert!(met.insert((trace.end, cells)), "path {code} of {len} steps");
            }
            assert_eq!(met.len(), expected);
        }
    }
}
