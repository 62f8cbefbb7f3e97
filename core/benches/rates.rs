//! Measures decisions a second, side by side. There is a bare loop of some games, the crate's
//! playout, and a loop through legal actions and checked `apply`. All of them play the same games.
//!
//! `cargo bench -p mauerwerk --bench rates` prints criterion's `elem/s`, decisions a second on one
//! core, and then the best of each with its share of the first.

mod bare;

use std::cell::RefCell;
use std::env;
use std::hint::black_box;
use std::ops::Range;
use std::time::{Duration, Instant};

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use mauerwerk::{Actor, Dealer, FullGame, Lanes, Turn, berlin, die_mauer, mauerbauer};

/// The seeds of one run: too many decisions for a branch predictor to learn, and still short enough
/// to fit between two interruptions.
const SEEDS: Range<u64> = 0..4;
/// The rounds of a game of Die Mauer: the most there are, so that little but rounds is measured.
const ROUNDS: u8 = 99;
/// How many runs the fastest is taken from.
const RUNS: u32 = 500;

/// A loop by its name, which plays all games and returns how many decisions they took.
type Loop<'a> = (&'static str, &'a dyn Fn() -> u64);

fn playout<G: FullGame>(start: &G, seed: u64) -> u64 {
    let mut state = start.clone();
    state.play_out(&mut Dealer::new(seed), u64::MAX, &mut |_| ())
}

fn checked<G: FullGame>(start: &G, seed: u64) -> u64 {
    let mut state = start.clone();
    let mut dealer = Dealer::new(seed);
    let mut decisions = 0;
    loop {
        let (actor, action) = match state.turn() {
            Turn::Decide(seats) => {
                let seat = seats.iter().next().expect("a decision has a seat");
                let actions = state.actions(seat);
                (seat.into(), dealer.choose(&actions).expect("a seat has an action"))
            }
            Turn::Chance => (Actor::Chance, state.deal(&mut dealer).expect("chance brings one")),
            Turn::Over(_) => return decisions,
        };
        state = state.apply(actor, action).expect("a listed action is legal");
        decisions += 1;
    }
}

/// Plays all games.
fn all(seeds: Range<u64>, play: impl Fn(u64) -> u64) -> u64 {
    seeds.map(|seed| play(black_box(seed))).sum()
}

/// Measures some loops with criterion, and then side by side.
fn compare(criterion: &mut Criterion, title: &str, loops: &[Loop<'_>]) {
    let mut group = criterion.benchmark_group(title);
    for (name, play) in loops {
        group.throughput(Throughput::Elements(play()));
        group.bench_function(*name, |bencher| bencher.iter(play));
    }
    group.finish();
    if env::args().any(|argument| argument == "--bench") {
        side_by_side(title, loops);
    }
}

/// Prints the fastest of many short runs of each loop, taken in turn. On a machine that does other
/// work too, only these can be compared.
fn side_by_side(title: &str, loops: &[Loop<'_>]) {
    let mut best = vec![0.0_f64; loops.len()];
    for _ in 0..RUNS {
        for (best, (_, play)) in best.iter_mut().zip(loops) {
            let begin = Instant::now();
            let decisions = play();
            *best = best.max(decisions as f64 / begin.elapsed().as_secs_f64());
        }
    }
    for (&rate, (name, _)) in best.iter().zip(loops) {
        let (millions, share, first) = (rate / 1e6, rate / best[0], loops[0].0);
        println!("{title}/{name}: {millions:.1} M decisions/s at best, {share:.2} of the {first}");
    }
    println!();
}

fn rounds<const SEATS: usize>(criterion: &mut Criterion) {
    let bare = |seed| bare::die_mauer::play::<SEATS>(seed, ROUNDS.into()).decisions;
    let title = format!("die-mauer, {SEATS} seats");
    let setup = format!("players:{SEATS} rounds:{ROUNDS}");
    beside_bare::<die_mauer::State>(criterion, &title, &setup, bare);
}

fn die_mauer(criterion: &mut Criterion) {
    rounds::<3>(criterion);
    rounds::<4>(criterion);
    rounds::<6>(criterion);
}

fn start<G: FullGame>(setup: &str) -> G {
    let setup = setup.parse().expect("a setup");
    G::start(&G::bounded(&setup)).expect("a legal setup")
}

/// Measures a game next to its bare loop.
fn beside_bare<G: FullGame>(
    criterion: &mut Criterion,
    title: &str,
    setup: &str,
    bare: impl Fn(u64) -> u64,
) {
    let start = start::<G>(setup);
    compare(
        criterion,
        title,
        &[
            ("bare loop", &|| all(SEEDS, &bare)),
            ("playout", &|| all(SEEDS, |seed| playout(&start, seed))),
            ("checked", &|| all(SEEDS, |seed| checked(&start, seed))),
        ],
    );
}

fn games<G: FullGame>(criterion: &mut Criterion, title: &str, setup: &str) {
    let start = start::<G>(setup);
    compare(
        criterion,
        title,
        &[
            ("playout", &|| all(SEEDS, |seed| playout(&start, seed))),
            ("checked", &|| all(SEEDS, |seed| checked(&start, seed))),
        ],
    );
}

fn berlin(criterion: &mut Criterion) {
    let walls = games::<berlin::State>;
    let paths = bare::berlin::Paths::new();
    let bare = |seed| bare::berlin::play::<2>(&paths, seed).decisions;
    beside_bare::<berlin::State>(criterion, "berlin, 2 seats", "players:2", bare);
    for seats in 3..=4 {
        walls(criterion, &format!("berlin, {seats} seats"), &format!("players:{seats}"));
    }
    for variant in berlin::Variant::ALL.iter().map(|variant| variant.name()) {
        walls(criterion, &format!("berlin, {variant}"), &format!("players:4 variants:{variant}"));
    }
}

fn mauerbauer(criterion: &mut Criterion) {
    let boards = games::<mauerbauer::State>;
    boards(criterion, "mauerbauer, 2 seats", "players:2");
    let map = bare::mauerbauer::Map::new();
    let bare = |seed| bare::mauerbauer::play::<3>(&map, seed).decisions;
    beside_bare::<mauerbauer::State>(criterion, "mauerbauer, 3 seats", "players:3", bare);
    boards(criterion, "mauerbauer, 4 seats", "players:4");
    for board in mauerbauer::Shipped::ALL.iter().skip(1).map(|board| board.name()) {
        let setup = format!("players:4 board:{board}");
        boards(criterion, &format!("mauerbauer, {board}"), &setup);
    }
}

/// Plays lanes, features and masks written at each step, on the calling thread.
struct Learning<G: FullGame> {
    lanes: Lanes<G>,
    features: Vec<f32>,
    masks: Vec<bool>,
    slots: Vec<u32>,
}

impl<G: FullGame> Learning<G> {
    const LANES: usize = 256;
    const STEPS: usize = 16;

    fn new(setup: &str) -> Self {
        let lanes = Lanes::new(&setup.parse().expect("a setup"), Self::LANES, 7);
        let lanes = lanes.expect("a legal setup");
        let features = vec![0.0; Self::LANES * lanes.layout().len()];
        let masks = vec![false; Self::LANES * lanes.slots()];
        Self { lanes, features, masks, slots: vec![0; Self::LANES] }
    }

    /// Takes some steps, and returns how many decisions of seats they were.
    fn steps(&mut self) -> u64 {
        for _ in 0..Self::STEPS {
            self.lanes.write_features(&mut self.features);
            self.lanes.write_masks(&mut self.masks);
            self.lanes.choose(&mut self.slots);
            self.lanes.step(&self.slots).expect("they are legal");
        }
        (Self::STEPS * Self::LANES) as u64
    }
}

/// Measures decisions of seats a second in lanes with features and masks, next to playouts, which count
/// those of chance as well.
fn learning(criterion: &mut Criterion) {
    fn measure<G: FullGame>(criterion: &mut Criterion, title: &str) {
        let learning = RefCell::new(Learning::<G>::new(""));
        let start = G::start(&G::bounded(&G::Setup::default())).expect("a legal setup");
        compare(
            criterion,
            title,
            &[
                ("playout", &|| all(SEEDS, |seed| playout(&start, seed))),
                ("lanes", &|| learning.borrow_mut().steps()),
            ],
        );
    }
    measure::<die_mauer::State>(criterion, "learning die-mauer");
    measure::<berlin::State>(criterion, "learning berlin");
    measure::<mauerbauer::State>(criterion, "learning mauerbauer");
}

/// Measures positions of Die Mauer solved a second, and histories of its tree that are learnt from.
#[cfg(feature = "solve")]
fn solving(criterion: &mut Criterion) {
    use mauerwerk::solve::{Method, Regrets, Solution, Terms, Tree};
    let start = |text: &str| {
        let text = format!("players:2 min_players:2 rounds:1 max_idle_turns:2 {text}");
        text.parse::<die_mauer::State>().expect("a legal position")
    };
    let small = start("stock:TG");
    let tree = Tree::grow(&small, Terms::default()).expect("a small game");
    let solve = |start| Solution::find(start, Terms::default()).expect("a small game").positions();
    let learn = || {
        let mut regrets = Regrets::new(&tree, Method::Plus);
        regrets.iterate(10, &|_| true).expect("nobody stops it");
        black_box(regrets.average());
        10 * tree.histories() as u64
    };
    let larger = start("stock:TG12");
    let loops: [Loop<'_>; 2] =
        [("positions solved", &|| solve(black_box(&larger)) as u64), ("histories learnt", &learn)];
    for (name, work) in loops {
        let mut group = criterion.benchmark_group("solving die-mauer");
        group.throughput(Throughput::Elements(work()));
        group.bench_function(name, |bencher| bencher.iter(work));
        group.finish();
    }
}

#[cfg(not(feature = "solve"))]
fn solving(_: &mut Criterion) {}

criterion_group! {
    name = benches;
    config = Criterion::default()
        .sample_size(50)
        .warm_up_time(Duration::from_millis(500))
        .measurement_time(Duration::from_secs(2));
    targets = die_mauer, berlin, mauerbauer, learning, solving
}
criterion_main!(benches);
