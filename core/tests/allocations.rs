//! Holds the hot path to its word: a small state, and steps without heap.

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use std::hint::black_box;

use mauerwerk::die_mauer::{Edition, Setup, State};
use mauerwerk::{Actor, Dealer, Game, Record, Seat};

struct Counting;

thread_local! {
    /// Counts by thread, because the test harness allocates in its own.
    static ALLOCATIONS: Cell<u64> = const { Cell::new(0) };
}

// SAFETY: hands everything on to the system's allocator.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        ALLOCATIONS.set(ALLOCATIONS.get() + 1);
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, place: *mut u8, layout: Layout) {
        unsafe { System.dealloc(place, layout) }
    }
}

#[global_allocator]
static COUNTING: Counting = Counting;

/// Returns how many allocations `work` makes.
fn allocations(work: impl FnOnce()) -> u64 {
    let before = ALLOCATIONS.get();
    work();
    ALLOCATIONS.get() - before
}

fn setups() -> impl Iterator<Item = Setup> {
    let seats = |edition| (3..=6).map(move |seats| Setup::new(edition, seats));
    Edition::ALL.iter().copied().flat_map(seats)
}

#[test]
fn a_state_is_copied_and_small() {
    const fn copied<T: Copy>() {}
    copied::<State>();
    assert!(size_of::<State>() < 128, "{} bytes", size_of::<State>());
}

#[test]
fn allocations_are_counted() {
    assert_eq!(allocations(|| drop(black_box(Box::new(7)))), 1);
}

#[test]
fn apply_allocates_nothing() {
    for setup in setups() {
        let record = Record::<State>::random(&setup, 7).expect("an edition's defaults are legal");
        let mut state = *record.start();
        let count = allocations(|| {
            for step in record.decisions() {
                state = state.apply(step.actor, step.action).expect("a record is legal");
            }
        });
        assert_eq!((count, &state), (0, record.state()), "{setup}");
    }
}

#[test]
fn a_refusal_allocates_nothing() {
    let state = State::start(&Setup::default()).expect("the defaults are legal");
    let action = "x".parse().expect("x is an action");
    let refused = || assert!(black_box(state.apply(Actor::Seat(Seat::FIRST), action)).is_err());
    assert_eq!(allocations(refused), 0);
}

#[test]
fn play_out_allocates_nothing() {
    for setup in setups() {
        let mut state = State::start(&setup).expect("an edition's defaults are legal");
        let mut dealer = Dealer::new(7);
        let count = allocations(|| {
            black_box(state.play_out(&mut dealer, u64::MAX, &mut |_| ()));
        });
        assert_eq!(count, 0, "{setup}");
    }
}
