//! Tables of every path that a hammer could take on an infinite wall.
//!
//! A roll of six allows 780 paths. Tables cut sets of paths down to those inside the wall that
//! avoid the visited cells. They are made when the library is compiled. A set is a row of bits, one
//! for each path, in the order of their ids.
//!
//! For most cells, only the first path matters. It depends only on the number of cells on each side
//! of the hammer, so the first paths are stored for each such clearance. Finding them each time
//! took two thirds of the time of a playout.

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

/// The tables of paths of one length. Their sets have `W` words, and there are `R` clearances. All
/// numbers of cells beyond the length count as the same.
pub(super) struct PathTables<const W: usize, const R: usize> {
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
    firsts: [[u64; W]; R],
    /// The number of cells that paths lead to, by clearance.
    reached: [u8; R],
}

pub(super) static TABLES_1: PathTables<1, { clearances(1) }> = PathTables::of_len(1);
pub(super) static TABLES_2: PathTables<1, { clearances(2) }> = PathTables::of_len(2);
pub(super) static TABLES_3: PathTables<1, { clearances(3) }> = PathTables::of_len(3);
pub(super) static TABLES_4: PathTables<2, { clearances(4) }> = PathTables::of_len(4);
pub(super) static TABLES_5: PathTables<5, { clearances(5) }> = PathTables::of_len(5);
pub(super) static TABLES_6: PathTables<WORDS, { clearances(6) }> = PathTables::of_len(6);

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
        let $tables = &$crate::games::berlin::moves::tables::$table;
        $result
    }};
}
pub(super) use with_tables;

/// Returns the number of different clearances for paths of a length.
const fn clearances(len: usize) -> usize {
    (len + 1).pow(4)
}

/// The cells of a path, and its extent in each direction.
struct Trace {
    cells: [u8; REACH],
    extents: [u8; 4],
    end: usize,
}

/// Follows a path from the middle of the window. Returns `None` if it enters a cell twice.
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

/// Updates the extent of a path in each direction.
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

impl<const W: usize, const R: usize> PathTables<W, R> {
    const fn of_len(len: usize) -> Self {
        let mut tables = Self {
            len,
            count: 0,
            codes: [[0; 64]; W],
            end_of: [[0; 64]; W],
            within: [[[0; W]; REACH + 1]; 4],
            through: [[0; W]; SIDE * SIDE],
            ends: [[0; W]; SIDE * SIDE],
            firsts: [[0; W]; R],
            reached: [0; R],
        };
        let mut marks = Marks { of_end: [0; SIDE * SIDE], ends: 0, reached: [0; R] };
        let mut code = 0_u32;
        while code < 1 << (2 * len) {
            if let Some(trace) = trace(len, code as u16) {
                tables.add(code as u16, &trace);
                tables.add_to_clearances(&trace, &mut marks);
                tables.count += 1;
            }
            code += 1;
        }
        tables
    }

    const fn add(&mut self, code: u16, trace: &Trace) {
        let (word, bit) = (self.count / 64, 1 << (self.count % 64));
        self.codes[word][self.count % 64] = code;
        self.end_of[word][self.count % 64] = trace.end as u8;
        self.ends[trace.end][word] |= bit;
        let mut at = 0;
        while at < self.len {
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
    }

    /// Adds a path to all clearances that contain it and have no earlier path to its end.
    const fn add_to_clearances(&mut self, trace: &Trace, marks: &mut Marks<R>) {
        let [up, down, left, right] = trace.extents;
        let least = [up as usize, down as usize, left as usize, right as usize];
        let end = marks.of(trace.end);
        // A path in the least clearance is in all others, too.
        if marks.reached[self.number(least)] & end > 0 {
            return;
        }
        let mut clearance = least;
        loop {
            let number = self.number(clearance);
            if marks.reached[number] & end == 0 {
                marks.reached[number] |= end;
                self.firsts[number][self.count / 64] |= 1 << (self.count % 64);
                self.reached[number] += 1;
            }
            let mut side = 0;
            while side < 4 && clearance[side] == self.len {
                clearance[side] = least[side];
                side += 1;
            }
            if side == 4 {
                return;
            }
            clearance[side] += 1;
        }
    }

    /// Returns the length of the paths.
    #[inline]
    pub(super) const fn len(&self) -> usize {
        self.len
    }

    /// Returns the index of a clearance that is nowhere larger than the length.
    #[inline]
    const fn number(&self, [up, down, left, right]: Clearance) -> usize {
        let side = self.len + 1;
        ((up * side + down) * side + left) * side + right
    }

    #[inline]
    fn number_of(&self, clearance: Clearance) -> usize {
        // The modulo changes nothing, but spares a bounds check.
        self.number(clearance.map(|cells| cells.min(self.len))) % R
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

/// The cells that were reached in each clearance.
struct Marks<const R: usize> {
    /// A bit for each cell of the window that is the end of a path.
    of_end: [u64; SIDE * SIDE],
    ends: u32,
    reached: [u64; R],
}

impl<const R: usize> Marks<R> {
    /// Returns the bit of a cell of the window.
    const fn of(&mut self, end: usize) -> u64 {
        if self.of_end[end] == 0 {
            self.of_end[end] = 1 << self.ends;
            self.ends += 1;
        }
        self.of_end[end]
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
static EXTENTS: [[u8; 4]; Path::PLAIN_COUNT as usize] = {
    let mut extents = [CROSSING; Path::PLAIN_COUNT as usize];
    let mut number = 0;
    while number < Path::PLAIN_COUNT {
        let path = Path::from_number(number);
        if let Some(trace) = trace(path.len(), path.code()) {
            extents[number as usize] = trace.extents;
        }
        number += 1;
    }
    extents
};

const CROSSING: [u8; 4] = [u8::MAX; 4];

/// Returns whether a path stays in a clearance and enters no cell twice.
#[inline]
pub(super) fn is_clear(path: Path, clearance: Clearance) -> bool {
    let extents = EXTENTS[path.number() as usize % EXTENTS.len()];
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
