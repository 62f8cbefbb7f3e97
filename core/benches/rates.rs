//! Measures decisions a second, side by side: the bare loop, the crate's playout, and a loop through
//! legal actions and checked `apply`. All three play the same games.
//!
//! `cargo bench -p mauerwerk --bench rates` prints `elem/s`: decisions a second, on one core.

mod bare;

use std::hint::black_box;
use std::ops::Range;
use std::time::Duration;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use mauerwerk::die_mauer::{Edition, Setup, State};
use mauerwerk::{Dealer, Game, Turn};

/// The seeds of one iteration: so many games that no branch predictor learns them by heart.
const SEEDS: Range<u64> = 0..100;
/// The rounds of a game: the most there are, so that little but rounds is measured.
const ROUNDS: u8 = 99;

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

fn all(play: impl Fn(u64) -> u64) -> u64 {
    SEEDS.map(|seed| play(black_box(seed))).sum()
}

fn rates<const SEATS: usize>(criterion: &mut Criterion) {
    let setup = Setup { rounds: ROUNDS, ..Setup::new(Edition::Consensus, SEATS as u8) };
    let start = State::start(&setup).expect("the edition's defaults are a set-up");
    let bare = |seed| bare::play::<SEATS>(seed, ROUNDS.into()).decisions;
    let mut group = criterion.benchmark_group(format!("die-mauer, {SEATS} seats"));
    group.throughput(Throughput::Elements(all(bare)));
    group.bench_function("bare loop", |bencher| bencher.iter(|| all(bare)));
    group.bench_function("playout", |bencher| bencher.iter(|| all(|seed| playout(start, seed))));
    group.bench_function("checked", |bencher| bencher.iter(|| all(|seed| checked(start, seed))));
}

fn die_mauer(criterion: &mut Criterion) {
    rates::<3>(criterion);
    rates::<4>(criterion);
    rates::<6>(criterion);
}

criterion_group! {
    name = benches;
    config = Criterion::default()
        .sample_size(20)
        .warm_up_time(Duration::from_millis(500))
        .measurement_time(Duration::from_secs(2));
    targets = die_mauer
}
criterion_main!(benches);
