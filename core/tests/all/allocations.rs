//! The hot path keeps its word: a small state, and steps without heap.

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use std::hint::black_box;

use mauerwerk::die_mauer::{Edition, Setup, State};
use mauerwerk::{
    ActionSet, Actor, Dealer, FullGame, Game as _, Lanes, Playout as _, Record, Seat, Turn, berlin,
    mauerbauer,
};

struct Counting;

thread_local! {
    /// Allocations of each thread, because the test harness allocates in its own.
    static ALLOCATIONS: Cell<u64> = const { Cell::new(0) };
}

// SAFETY: hands everything on to the system's allocator.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        ALLOCATIONS.set(ALLOCATIONS.get() + 1);
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, block: *mut u8, layout: Layout) {
        unsafe { System.dealloc(block, layout) }
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

/// Returns how many allocations `work` makes when it is done again. The first time makes the tables that
/// a game keeps.
fn allocations_again(mut work: impl FnMut()) -> u64 {
    work();
    allocations(work)
}

/// Returns how many allocations it takes to apply the decisions of a random game.
fn of_apply<G: FullGame>(setup: &G::Setup) -> u64 {
    let record = Record::<G>::random(setup, 7).expect("the setup is legal");
    let mut state = record.start().clone();
    let count = allocations(|| {
        for step in record.decisions() {
            state = state.apply(step.actor, step.action).expect("a record is legal");
        }
    });
    assert_eq!(&state, record.state());
    count
}

/// Returns how many allocations a playout makes.
fn of_play_out<G: FullGame>(setup: &G::Setup) -> u64 {
    let start = G::start(setup).expect("the setup is legal");
    let mut states = vec![start; 2];
    let mut dealer = Dealer::new(7);
    allocations_again(|| {
        let mut state = states.pop().expect("it is done twice");
        black_box(state.play_out(&mut dealer, u64::MAX, &mut |_| ()));
    })
}

fn setups() -> impl Iterator<Item = Setup> {
    let seats = |edition| (3..=6).map(move |seats| Setup::new(edition, seats));
    Edition::ALL.iter().copied().flat_map(seats)
}

#[test]
fn a_state_is_copied_and_small() {
    const fn copied<T: Copy>() {}
    copied::<State>();
    assert!(size_of::<State>() <= 128, "{} bytes", size_of::<State>());
}

#[test]
fn allocations_are_counted() {
    assert_eq!(allocations(|| drop(black_box(Box::new(7)))), 1);
}

#[test]
fn apply_allocates_nothing() {
    for setup in setups() {
        assert_eq!(of_apply::<State>(&setup), 0, "{setup}");
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
        assert_eq!(of_play_out::<State>(&setup), 0, "{setup}");
    }
}

/// Returns setups of Berlin with every variant and with what else chance and gravity do.
fn walls() -> impl Iterator<Item = berlin::Setup> {
    let variants =
        berlin::Variant::ALL.iter().map(|variant| format!("variants:{}", variant.name()));
    let others = [
        "players:4",
        "players:8 packs:2 rows:8",
        "preset_holes:5 face_up:7 hammer_setup:random",
        "dumb_luck:collect path_memory:per-roll",
        "variants:gravity gravity_fills:any-empty-cell",
        "variants:nullo-gravity gravity_fills:any-empty-cell",
        "variants:crazy-eights redraw_on_bonus:true check_visibility:private",
        "variants:crazy-eights,gravity,wall-of-jericho,on-again-off-again",
        "variants:nullo-gravity,pair-a-dice,fast-forward",
    ];
    let all = variants.chain(others.map(str::to_owned));
    all.map(|text| berlin::State::bounded(&text.parse().expect("a setup")))
}

#[test]
fn a_state_of_berlin_is_copied_and_small() {
    const fn copied<T: Copy>() {}
    copied::<berlin::State>();
    assert!(size_of::<berlin::State>() <= 256, "{} bytes", size_of::<berlin::State>());
}

#[test]
fn apply_allocates_nothing_in_berlin() {
    // Lists of moves that jump empty cells are made on the heap, but none is made to apply one.
    let jumping = "holes_count:skipped preset_holes:6 target:2 variants:on-again-off-again";
    let jumping = berlin::State::bounded(&jumping.parse().expect("a setup"));
    for setup in walls().chain([jumping]) {
        assert_eq!(of_apply::<berlin::State>(&setup), 0, "{setup}");
    }
}

#[test]
fn play_out_allocates_nothing_in_berlin() {
    for setup in walls() {
        assert_eq!(of_play_out::<berlin::State>(&setup), 0, "{setup}");
    }
}

/// Plays a game through lists of legal actions, walked through as a whole.
fn play_listing(mut state: berlin::State, dealer: &mut Dealer) {
    loop {
        let (actor, action) = match state.turn() {
            Turn::Decide(seats) => {
                let seat = seats.iter().next().expect("a decision has a seat");
                let actions = state.actions(seat);
                assert_eq!(black_box(actions.clone().into_iter().count()), actions.len());
                (seat.into(), dealer.choose(&actions).expect("a seat has an action"))
            }
            Turn::Chance => (Actor::Chance, state.deal(dealer).expect("chance brings one")),
            Turn::Over(_) => return,
        };
        state = state.apply(actor, action).expect("a listed action is legal");
    }
}

#[test]
fn lists_allocate_nothing_in_the_main_game_of_berlin() {
    for seats in 2..=4 {
        let setup = berlin::Setup::new(berlin::Variants::NONE, seats);
        let state = berlin::State::start(&setup).expect("the defaults are legal");
        let mut dealer = Dealer::new(7);
        let play = || play_listing(state, &mut dealer);
        assert_eq!(allocations_again(play), 0, "{setup}");
    }
}

/// Returns setups of Mauerbauer on every board, with other decks and options.
fn masons() -> impl Iterator<Item = mauerbauer::Setup> {
    let setups = [
        "players:2",
        "players:3 deck:uniform30 tower_rule:fair-report",
        "players:4 early_roll_penalty:true",
        "players:4 board:strip convert_after_connect:false",
        "players:3 board:hexagon",
    ];
    setups.into_iter().map(|setup| setup.parse().expect("a setup"))
}

#[test]
fn a_state_of_mauerbauer_shares_its_board() {
    let size = size_of::<mauerbauer::State>();
    assert!(size <= 640, "{size} bytes");
    let state = mauerbauer::State::start(&mauerbauer::Setup::default()).expect("a legal setup");
    assert_eq!(allocations(|| drop(black_box(state.clone()))), 0);
}

#[test]
fn apply_allocates_nothing_in_mauerbauer() {
    for setup in masons() {
        assert_eq!(of_apply::<mauerbauer::State>(&setup), 0, "{setup}");
    }
}

#[test]
fn play_out_allocates_one_list_in_mauerbauer() {
    for setup in masons() {
        // A list grows a few times, and is used for the rest of the game.
        let count = of_play_out::<mauerbauer::State>(&setup);
        assert!(count <= 6, "{setup}: {count}");
    }
}

/// Returns how many allocations steps of lanes make, features and masks written, once the lists of
/// slots are as long as they get.
fn of_steps<G: FullGame>(setup: &str) -> u64 {
    let setup = setup.parse().unwrap_or_else(|faults| panic!("{faults}"));
    let mut lanes = Lanes::<G>::new(&setup, 8, 7).unwrap_or_else(|faults| panic!("{faults}"));
    let mut features = vec![0.0; lanes.len() * lanes.layout().len()];
    let mut masks = vec![false; lanes.len() * lanes.slots()];
    let mut slots = vec![0; lanes.len()];
    let mut steps = |count: u32| {
        for _ in 0..count {
            lanes.write_features(&mut features);
            lanes.write_masks(&mut masks);
            lanes.choose(&mut slots);
            lanes.step(&slots).expect("they are legal");
        }
    };
    steps(4000);
    allocations(|| steps(400))
}

#[test]
fn steps_of_lanes_allocate_nothing() {
    assert_eq!(of_steps::<State>("players:6"), 0);
    assert_eq!(of_steps::<berlin::State>("players:3"), 0);
    assert_eq!(of_steps::<berlin::State>("variants:crazy-eights"), 0);
    assert_eq!(of_steps::<berlin::State>("variants:pair-a-dice"), 0);
    assert_eq!(of_steps::<mauerbauer::State>("players:4"), 0);
}
