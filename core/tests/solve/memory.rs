//! Solvers need no more memory than they announce, counted for each thread with every allocation.

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use std::ptr;

use mauerwerk::solve::{Method, Payoff, Regrets, Solution, SolveError, Terms, Tree};
use mauerwerk::{FullGame, berlin, die_mauer, mauerbauer};

use super::state;
use crate::toys::cards::Cards;

thread_local! {
    /// The bytes of a thread now, and the most so far.
    static BYTES: Cell<[isize; 2]> = const { Cell::new([0; 2]) };
    /// The largest piece of memory that a thread gets, in bytes.
    static LARGEST: Cell<usize> = const { Cell::new(usize::MAX) };
}

/// Counts what the system's allocator hands out: whole pieces of 16 bytes, and 8 bytes for itself.
struct Counting;

#[global_allocator]
static ALLOCATOR: Counting = Counting;

fn count(size: usize, sign: isize) {
    let piece = (size + 8).next_multiple_of(16) as isize;
    let [now, most] = BYTES.get();
    BYTES.set([now + sign * piece, most.max(now + sign * piece)]);
}

// SAFETY: all memory is the system's.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        if layout.size() > LARGEST.get() {
            return ptr::null_mut();
        }
        count(layout.size(), 1);
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, place: *mut u8, layout: Layout) {
        count(layout.size(), -1);
        unsafe { System.dealloc(place, layout) }
    }

    unsafe fn realloc(&self, place: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        if size > LARGEST.get() {
            return ptr::null_mut();
        }
        count(layout.size(), -1);
        count(size, 1);
        unsafe { System.realloc(place, layout, size) }
    }
}

/// Returns the most bytes that some work takes.
fn taken<T>(work: impl FnOnce() -> T) -> (usize, T) {
    let [before, _] = BYTES.get();
    BYTES.set([before; 2]);
    let done = work();
    (BYTES.get()[1].saturating_sub(before) as usize, done)
}

/// What all work needs: states on the way, and small lists.
const LITTLE: usize = 100_000;

/// Solves a game as a tree.
fn assert_tree_fits<G: FullGame>(start: &str) -> usize {
    let start: G = start.parse().unwrap_or_else(|_| panic!("a position: {start}"));
    let terms = Terms { payoff: Payoff::Points, ..Terms::default() };
    let size = Tree::measure(&start, terms).expect("a small game");
    let (taken, loss) = taken(|| {
        let tree = Tree::grow(&start, terms).expect("a small game");
        let mut regrets = Regrets::new(&tree, Method::Plus);
        regrets.iterate(1, &|_| true).expect("nobody stops it");
        let profile = regrets.average();
        drop(regrets);
        tree.exploitability(&profile)
    });
    assert!(loss >= 0.0, "{start}: {loss}");
    assert!(taken <= size.bytes + LITTLE, "{start}: {taken} of {}", size.bytes);
    size.histories
}

const CORNER: &str = r#"players:2 board:{"coast":["a1-b1"],"name":"triangle","regions":[{"name":"north","spaces":{"1":"a1-a2-b1"}}],"towers":{"a1":[0,0],"a2":[10,0],"b1":[0,10]}} deck:{"cards":{"cities":2,"size":2}} walls:a1-a2,a1-b1 towers:a1b,a2g,b1w houses:1=RG phase:building last:a1-b1"#;

#[test]
fn a_tree_takes_no_more_than_was_measured() {
    let cards = assert_tree_fits::<Cards>("players:2");
    let both = assert_tree_fits::<die_mauer::State>(
        "players:2 min_players:2 rounds:1 stock:TG max_idle_turns:2",
    );
    let hands = assert_tree_fits::<mauerbauer::State>(&format!("{CORNER} hands:size/size"));
    let more = assert_tree_fits::<mauerbauer::State>(&format!("{CORNER} hands:size/cities"));
    assert_eq!((cards, both, hands, more), (58, 4051, 24_883, 350_648));
}

/// Solves a game backwards, up to limits.
fn assert_positions_fit<G: FullGame>(start: &G, limits: &[usize]) {
    // Tables that a game makes at their first use are not part of the count.
    let most = Terms { limit: limits[limits.len() - 1], ..Terms::default() };
    assert!(Solution::find(start, most).is_err(), "{most:?} is enough for {start}");
    for &limit in limits {
        let terms = Terms { limit, ..Terms::default() };
        let (taken, found) = taken(|| Solution::find(start, terms));
        let Err(SolveError::TooMany { bytes, .. }) = found else {
            panic!("{limit} are enough for {start}");
        };
        assert!(taken <= bytes + LITTLE, "{start}: {taken} of {bytes}");
    }
}

#[test]
fn positions_take_no_more_than_a_refusal_says() {
    let limits = [100, 1_000, 7_000, 10_000, 20_000];
    assert_positions_fit(&state("stock:1 max_idle_turns:60000"), &limits);
    let long = "players:2 min_players:2 stock:TG123T max_idle_turns:60";
    assert_positions_fit(&long.parse::<die_mauer::State>().expect("a position"), &limits);
    let tiles = "rows:1 columns:7 hammer_setup:a1,d1 fill:tiles-only target:2 \
        wall:tS2tM3tA4tC5tS3tM4tA2 hammers:a1/d1 phase:rolling max_idle_turns:2";
    assert_positions_fit(&tiles.parse::<berlin::State>().expect("a position"), &limits[..3]);
}

/// Returns the error of some work in a thread that gets only small pieces of memory.
fn cramped<T>(work: impl FnOnce() -> Result<T, SolveError>) -> String {
    LARGEST.set(LITTLE);
    let done = work();
    LARGEST.set(usize::MAX);
    done.err().map_or_else(String::new, |error| error.to_string())
}

#[test]
fn a_solver_without_memory_says_so() {
    // Positions on the way are too many, or all that are stored.
    let starts = ["stock:1 max_idle_turns:60000", "stock:TG123 max_idle_turns:1"];
    let corner: mauerbauer::State = format!("{CORNER} hands:size/cities").parse().expect("a game");
    for start in starts.map(state) {
        let told = cramped(|| Solution::find(&start, Terms::default()));
        assert!(told.starts_with("out of memory: ") && told.contains(" positions "), "{told}");
    }
    let tree = cramped(|| Tree::grow(&corner, Terms::default()));
    assert!(tree.starts_with("out of memory: 350648 histories "), "{tree}");
}
