//! Berlin at random: the main game, on the usual wall. Sets of cells are bits, and so are sets of
//! paths: which of them there are is listed at the start, cell by cell.

use mauerwerk::berlin::Setup;

use super::bits::{each, nth};
use super::random::Random;
use super::{Played, next};

const COLUMNS: usize = 12;
const ROWS: usize = 4;
const CELLS: usize = ROWS * COLUMNS;
const WALL: u64 = (1 << CELLS) - 1;
const TARGET: u32 = 12;
/// No cell.
const NOWHERE: usize = CELLS;

/// The paths of each number of steps: at most N words of 64 from any cell.
pub(crate) struct Paths {
    of_one: Vec<Ways<1>>,
    of_two: Vec<Ways<1>>,
    of_three: Vec<Ways<1>>,
    of_four: Vec<Ways<1>>,
    of_five: Vec<Ways<3>>,
    of_six: Vec<Ways<5>>,
}

impl Paths {
    pub(crate) fn new() -> Self {
        Self {
            of_one: Ways::from_each(1),
            of_two: Ways::from_each(2),
            of_three: Ways::from_each(3),
            of_four: Ways::from_each(4),
            of_five: Ways::from_each(5),
            of_six: Ways::from_each(6),
        }
    }
}

/// The paths of one length that start from a cell, in the order of their steps.
struct Ways<const W: usize> {
    count: usize,
    all: [u64; W],
    /// The first path to each cell.
    first: [u64; W],
    /// The cells where these end, in their order.
    first_ends: Vec<u8>,
    /// The cells where paths end.
    reached: u64,
    /// By cell, the paths that end there, and those that enter it.
    ending: [[u64; W]; CELLS],
    entering: [[u64; W]; CELLS],
    /// By path, the cell where it ends, and all that it enters, its start among them.
    ends: [[u8; 64]; W],
    entered: [[u64; 64]; W],
}

impl<const W: usize> Ways<W> {
    fn from_each(steps: usize) -> Vec<Self> {
        (0..CELLS).map(|cell| Self::new(cell, steps)).collect()
    }

    fn new(from: usize, steps: usize) -> Self {
        let mut ways = Self {
            count: 0,
            all: [0; W],
            first: [0; W],
            first_ends: Vec::new(),
            reached: 0,
            ending: [[0; W]; CELLS],
            entering: [[0; W]; CELLS],
            ends: [[0; 64]; W],
            entered: [[0; 64]; W],
        };
        ways.go_on(from, 1 << from, steps);
        // A hammer starts from a cell that was visited.
        ways.entering[from] = [0; W];
        ways
    }

    fn go_on(&mut self, cell: usize, entered: u64, steps: usize) {
        if steps == 0 {
            return self.add(cell, entered);
        }
        let fresh = beside(cell).into_iter().filter(|&next| next != NOWHERE && !has(entered, next));
        for next in fresh {
            self.go_on(next, entered | 1 << next, steps - 1);
        }
    }

    fn add(&mut self, end: usize, entered: u64) {
        let (word, place) = (self.count / 64, self.count % 64);
        let path = 1 << place;
        self.count += 1;
        self.all[word] |= path;
        if !has(self.reached, end) {
            self.reached |= 1 << end;
            self.first[word] |= path;
            self.first_ends.push(end as u8);
        }
        self.ending[end][word] |= path;
        each(entered).for_each(|cell| self.entering[cell][word] |= path);
        self.ends[word][place] = end as u8;
        self.entered[word][place] = entered;
    }

    /// Returns the paths that lead to different states: one to each cell where the turn ends, and all
    /// to those where it goes on.
    #[inline(always)]
    fn listed(&self, visited: u64, goes_on: u64) -> [u64; W] {
        let ended = self.ended(goes_on);
        if visited == 0 {
            return std::array::from_fn(|word| {
                self.all[word] & !ended[word] | self.first[word] & ended[word]
            });
        }
        let blocked = union(&self.entering, visited);
        let free: [u64; W] = std::array::from_fn(|word| self.all[word] & !blocked[word]);
        let mut listed = std::array::from_fn(|word| free[word] & (!ended[word] | self.first[word]));
        for word in 0..W {
            for lost in each(self.first[word] & blocked[word] & ended[word]) {
                let ending = &self.ending[usize::from(self.ends[word][lost])];
                let others = (0..W).map(|word| (word, free[word] & ending[word]));
                if let Some((word, other)) = others.into_iter().find(|&(_, other)| other != 0) {
                    listed[word] |= other & other.wrapping_neg();
                }
            }
        }
        listed
    }

    /// Returns the paths after which the turn ends, found by the cells that are fewer.
    #[inline(always)]
    fn ended(&self, goes_on: u64) -> [u64; W] {
        let (on, off) = (self.reached & goes_on, self.reached & !goes_on);
        if on.count_ones() < off.count_ones() {
            union(&self.ending, on).map(|paths| !paths)
        } else {
            union(&self.ending, off)
        }
    }
}

#[inline(always)]
fn union<const W: usize>(sets: &[[u64; W]; CELLS], cells: u64) -> [u64; W] {
    let mut all = [0; W];
    for cell in each(cells) {
        all = std::array::from_fn(|word| all[word] | sets[cell][word]);
    }
    all
}

/// Returns the cells above, below, to the left and to the right.
fn beside(cell: usize) -> [usize; 4] {
    let (column, row) = (cell % COLUMNS, cell / COLUMNS);
    [
        if row + 1 < ROWS { cell + COLUMNS } else { NOWHERE },
        if row > 0 { cell - COLUMNS } else { NOWHERE },
        if column > 0 { cell - 1 } else { NOWHERE },
        if column + 1 < COLUMNS { cell + 1 } else { NOWHERE },
    ]
}

#[inline(always)]
const fn has(cells: u64, cell: usize) -> bool {
    cells >> cell & 1 == 1
}

struct Table<'a, const SEATS: usize> {
    paths: &'a Paths,
    random: Random,
    /// The cells whose pieces no player has seen.
    unseen: u64,
    /// By value, the cells whose pieces lie face up.
    open: [u64; 6],
    /// By cell, the suit of a coin; 4 for a tile.
    suits: [u8; CELLS],
    /// By suit, the coins whose values no player has seen, and last the tiles.
    pool: [u32; 5],
    hammers: [usize; SEATS],
    collected: [u32; SEATS],
    idle_turns: u16,
}

/// Plays a game.
pub(crate) fn play<const SEATS: usize>(paths: &Paths, seed: u64) -> Played<SEATS> {
    let mut table = Table {
        paths,
        random: Random::new(seed),
        unseen: WALL,
        open: [0; 6],
        suits: [4; CELLS],
        pool: [0x3F, 0x3F, 0x3F, 0x3F, 0xFF_FFFF],
        hammers: [0; SEATS],
        collected: [0; SEATS],
        idle_turns: 0,
    };
    table.deal_coins();
    for seat in 0..SEATS {
        table.hammers[seat] = table.random.below(CELLS as u32) as usize;
    }
    let mut seat = table.first();
    while !table.turn(seat) {
        seat = next::<SEATS>(seat);
    }
    Played { decisions: table.random.decisions, totals: table.collected }
}

impl<const SEATS: usize> Table<'_, SEATS> {
    /// Gives the coins their suits: every other column is one of coins.
    fn deal_coins(&mut self) {
        let mut left = [6; 4];
        for cell in (0..CELLS).filter(|cell| cell % 2 == 1) {
            let mut rest = self.random.below(left.iter().sum());
            let mut suit = 0;
            while rest >= left[suit] {
                rest -= left[suit];
                suit += 1;
            }
            left[suit] -= 1;
            self.suits[cell] = suit as u8;
        }
    }

    /// Rolls for the first turn: those who tie for the highest roll again.
    fn first(&mut self) -> usize {
        let mut leaders = (1_u64 << SEATS) - 1;
        while !leaders.is_power_of_two() {
            let mut highest = 0;
            for seat in each(std::mem::take(&mut leaders)) {
                let roll = 1 + self.random.below(6);
                leaders = if roll > highest { 0 } else { leaders };
                highest = highest.max(roll);
                leaders |= u64::from(roll == highest) << seat;
            }
        }
        leaders.trailing_zeros() as usize
    }

    /// Plays a turn, and returns whether the game is over. A hammer can always be moved: with any
    /// roll another one has room to its left or to its right.
    fn turn(&mut self, seat: usize) -> bool {
        let (mut visited, mut gained) = (0, false);
        loop {
            let roll = self.random.below(6) as usize;
            let Some(entered) = self.move_a_hammer(seat, roll, visited) else { break };
            visited |= entered;
            if self.random.below(2) == 0 {
                break;
            }
            let cell = self.hammers[seat];
            if has(self.unseen, cell) {
                if self.flip(cell) != roll {
                    break;
                }
                continue;
            }
            self.open[roll] &= !(1 << cell);
            self.collected[seat] += 1;
            if self.collected[seat] == TARGET {
                return true;
            }
            gained = true;
        }
        self.idle_turns = if gained { 0 } else { self.idle_turns + 1 };
        self.idle_turns == Setup::IDLE_TURNS
    }

    /// Moves a hammer, and returns the cells it entered, or `None` if the turn ends there.
    #[inline(always)]
    fn move_a_hammer(&mut self, seat: usize, roll: usize, visited: u64) -> Option<u64> {
        let paths = self.paths;
        match roll {
            0 => self.move_by(&paths.of_one, seat, roll, visited),
            1 => self.move_by(&paths.of_two, seat, roll, visited),
            2 => self.move_by(&paths.of_three, seat, roll, visited),
            3 => self.move_by(&paths.of_four, seat, roll, visited),
            4 => self.move_by(&paths.of_five, seat, roll, visited),
            _ => self.move_by(&paths.of_six, seat, roll, visited),
        }
    }

    #[inline(always)]
    fn move_by<const W: usize>(
        &mut self,
        ways: &[Ways<W>],
        seat: usize,
        roll: usize,
        visited: u64,
    ) -> Option<u64> {
        let goes_on = self.unseen | self.open[roll];
        let own = &ways[self.hammers[seat]];
        let listed = own.listed(visited, goes_on);
        let own_count: u32 = listed.iter().map(|word| word.count_ones()).sum();
        let counts: [u32; SEATS] = std::array::from_fn(|hammer| match hammer == seat {
            true => own_count,
            false => ways[self.hammers[hammer]].first_ends.len() as u32,
        });
        let mut choice = self.random.below(counts.iter().sum());
        let mut hammer = 0;
        while choice >= counts[hammer] {
            choice -= counts[hammer];
            hammer += 1;
        }
        if hammer != seat {
            let ends = &ways[self.hammers[hammer]].first_ends;
            self.hammers[hammer] = ends[choice as usize].into();
            return None;
        }
        let mut word = 0;
        while choice >= listed[word].count_ones() {
            choice -= listed[word].count_ones();
            word += 1;
        }
        let path = nth(listed[word], choice);
        self.hammers[seat] = own.ends[word][path].into();
        has(goes_on, self.hammers[seat]).then_some(own.entered[word][path])
    }

    /// Turns a piece up, and returns its value.
    #[inline(always)]
    fn flip(&mut self, cell: usize) -> usize {
        let pool = &mut self.pool[usize::from(self.suits[cell])];
        let piece = nth((*pool).into(), self.random.below(pool.count_ones()));
        *pool &= !(1 << piece);
        let value = piece % 6;
        self.unseen &= !(1 << cell);
        self.open[value] |= 1 << cell;
        value
    }
}
