//! Measures decisions a second, side by side: the bare loop, the crate's playout, and every decision
//! by legal actions and checked `apply`. One iteration is one round.
//!
//! `cargo bench -p mauerwerk --bench rates` prints each as `elem/s`: decisions a second.

mod bare;

use std::hint::black_box;
use std::time::Duration;

use criterion::{BenchmarkGroup, Criterion, Throughput, criterion_group, criterion_main};
use criterion::measurement::WallTime;
use mauerwerk::die_mauer::{Edition, Setup, State};
use mauerwerk::{Dealer, Game, Turn};

/// How many rounds are played, each of a seed of its own, so that no run depends on one of them.
const ROUNDS: u32 = 10_000;

fn start(seats: u8) -> State {
    let setup = Setup { rounds: 99, ..Setup::new(Edition::Consensus, seats) };
    State::start(&setup).expect("the edition's defaults are a set-up")
}

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

fn rates<const SEATS: usize>(criterion: &mut Criterion) {
    let state = start(SEATS as u8);
    let mut group = criterion.benchmark_group(format!("die-mauer/{SEATS} seats"));
    let played = bare::play::<SEATS>(1, 99);
    group.throughput(Throughput::Elements(played.decisions));
    measure(&mut group, "bare loop", |seed| bare::play::<SEATS>(seed, 99).decisions);
    measure(&mut group, "playout", |seed| playout(state, seed));
    measure(&mut group, "checked apply", |seed| checked(state, seed));
}

fn measure(group: &mut BenchmarkGroup<'_, WallTime>, name: &str, play: impl Fn(u64) -> u64) {
    group.bench_function(name, |bencher| bencher.iter(|| play(black_box(1))));
}

fn die_mauer(criterion: &mut Criterion) {
    rates::<3>(criterion);
    rates::<4>(criterion);
    rates::<6>(criterion);
}

fn short() -> Criterion {
    Criterion::default()
        .warm_up_time(Duration::from_millis(500))
        .measurement_time(Duration::from_secs(2))
}

criterion_group! { name = benches; config = short(); targets = die_mauer }
criterion_main!(benches);
