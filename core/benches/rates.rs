//! Measures decisions a second, side by side: the bare loop, the crate's playout, and a loop through
//! legal actions and checked `apply`. All three play the same games.
//!
//! `cargo bench -p mauerwerk --bench rates` prints criterion's `elem/s`, decisions a second on one
//! core, and then the best of each with its share of the bare loop.

mod bare;

use std::env;
use std::hint::black_box;
use std::ops::Range;
use std::time::{Duration, Instant};

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use mauerwerk::die_mauer::{Edition, Setup, State};
use mauerwerk::{Dealer, Game, Turn};

/// The seeds of one run: too many decisions for a branch predictor to learn, and still short enough
/// to fit between two interruptions.
const SEEDS: Range<u64> = 0..4;
/// The rounds of a game: the most there are, so that little but rounds is measured.
const ROUNDS: u8 = 99;
/// How many runs the fastest is taken from.
const RUNS: u32 = 500;

fn playout(mut state: State, seed: u64) -> u64 {
    state.play_out(&mut Dealer::new(seed), u64::MAX, &mut |_| ())
}

fn checked(mut state: State, seed: u64) -> u64 {
    let mut dealer = Dealer::new(seed);
    let mut decisions = 0;
    while let Turn::Decide(seats) = state.turn() {
        let seat = seats.iter().next().expect("a decision has a seat");
        let action = dealer.choose(&state.actions(seat)).expect("a seat has an action");
        state = state.apply(seat.into(), action).expect("a listed action is legal");
        decisions += 1;
    }
    decisions
}

/// Plays all games, and returns how many decisions they took.
fn all(play: impl Fn(u64) -> u64) -> u64 {
    SEEDS.map(|seed| play(black_box(seed))).sum()
}

fn rates<const SEATS: usize>(criterion: &mut Criterion) {
    let setup = Setup { rounds: ROUNDS, ..Setup::new(Edition::Consensus, SEATS as u8) };
    let start = State::start(&setup).expect("the edition's defaults are a set-up");
    let loops: [(&str, &dyn Fn() -> u64); 3] = [
        ("bare loop", &|| all(|seed| bare::play::<SEATS>(seed, ROUNDS.into()).decisions)),
        ("playout", &|| all(|seed| playout(start, seed))),
        ("checked", &|| all(|seed| checked(start, seed))),
    ];
    let title = format!("die-mauer, {SEATS} seats");
    let mut group = criterion.benchmark_group(&title);
    group.throughput(Throughput::Elements(loops[0].1()));
    for (name, play) in loops {
        group.bench_function(name, |bencher| bencher.iter(play));
    }
    group.finish();
    if env::args().any(|argument| argument == "--bench") {
        side_by_side(&title, &loops);
    }
}

/// Prints the fastest of many short runs of each loop, taken in turn: on a machine that does other
/// work too, only these can be compared.
fn side_by_side(title: &str, loops: &[(&str, &dyn Fn() -> u64)]) {
    let mut best = vec![0.0_f64; loops.len()];
    for _ in 0..RUNS {
        for (best, (_, play)) in best.iter_mut().zip(loops) {
            let begin = Instant::now();
            let decisions = play();
            *best = best.max(decisions as f64 / begin.elapsed().as_secs_f64());
        }
    }
    for (&rate, (name, _)) in best.iter().zip(loops) {
        let (millions, share) = (rate / 1e6, rate / best[0]);
        println!(
            "{title}/{name}: {millions:.1} M decisions/s at best, {share:.2} of the bare loop"
        );
    }
    println!();
}

fn die_mauer(criterion: &mut Criterion) {
    rates::<3>(criterion);
    rates::<4>(criterion);
    rates::<6>(criterion);
}

criterion_group! {
    name = benches;
    config = Criterion::default()
        .sample_size(50)
        .warm_up_time(Duration::from_millis(500))
        .measurement_time(Duration::from_secs(2));
    targets = die_mauer
}
criterion_main!(benches);
