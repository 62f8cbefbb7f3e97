//! Prints the costs of calls before they cross into another language, in the format of the Kotlin
//! and Swift benches. Also prints the parts of the largest screens. Each time is the best of many
//! short rounds, so that other work on the machine has little effect.

use std::hint::black_box;
use std::time::{Duration, Instant};

use mauerwerk::bot::{Level, Player};
use mauerwerk::{FullGame, Record, Seat, Theme, Turn, View as _, berlin, die_mauer, mauerbauer};
use mauerwerk_ffi::{Dealer, Opponent, Table, UniFfiTag, Viewer};
use uniffi::Lower;

fn cost<T>(name: &str, times: u32, call: impl Fn() -> T) {
    let (end, mut best) = (Instant::now() + Duration::from_secs(1), Duration::MAX);
    while Instant::now() < end {
        let start = Instant::now();
        (0..times).for_each(|_| drop(black_box(call())));
        best = best.min(start.elapsed());
    }
    println!("{name:58} {:12.2}", best.as_secs_f64() * 1e6 / f64::from(times));
}

/// Returns the first deciding seat.
fn asked<G: FullGame>(state: &G) -> Option<Seat> {
    match state.turn() {
        Turn::Decide(seats) => seats.iter().next(),
        Turn::Chance | Turn::Over(_) => None,
    }
}

fn choices<G: FullGame>(state: &G) -> Option<usize> {
    asked(state).map(|seat| state.actions(seat).into_iter().count())
}

/// Returns a game at a decision with the usual number of choices, and at one with the most choices.
fn middles<G: FullGame>(setup: &str) -> [(&'static str, Record<G>); 2] {
    let record = random::<G>(setup);
    let counts = record.states().take(400).enumerate();
    let mut asked: Vec<_> =
        counts.filter_map(|(count, state)| Some((choices(&state)?, count))).collect();
    asked.sort_unstable();
    let at = |count: usize| {
        let mut again = Record::from_state(record.start().clone());
        for decision in &record.decisions()[..count] {
            again.push(decision.actor, decision.action).expect("a legal decision");
        }
        again
    };
    [("usual", at(asked[asked.len() / 2].1)), ("most", at(asked[asked.len() - 1].1))]
}

fn random<G: FullGame>(setup: &str) -> Record<G> {
    Record::random(&setup.parse::<G::Setup>().expect("a setup"), 7).expect("a game")
}

/// Prints the lines of a game.
fn measure<G: FullGame>(setup: &str) {
    let id = G::INFO.id;
    for (what, record) in middles::<G>(setup) {
        let table = Table::from_json(&record.to_json()).expect("a record");
        let seat = asked(record.state()).expect("a decision");
        let viewer = Viewer::from(mauerwerk::Viewer::Seat(seat));
        let first = table.actions(seat).expect("actions").swap_remove(0);
        let count = choices(record.state()).unwrap_or(0);
        cost(&format!("{id}, {what} ({count} choices): a screen update"), 5, || {
            table.snapshot(viewer, Some(Theme::Light), None, Vec::new(), None, None).is_ok()
        });
        cost(&format!("{id}, {what}: the same without a drawing"), 5, || {
            table.snapshot(viewer, None, None, Vec::new(), None, None).is_ok()
        });
        cost(&format!("{id}, {what}: a decision and its undoing"), 5, || {
            table.play(mauerwerk::Actor::Seat(seat).into(), &first, None).is_ok()
                && table.undo().is_ok()
        });
    }
    let [(_, usual), _] = middles::<G>(setup);
    for level in [Level::Medium, Level::Hard] {
        decide(&usual, level);
    }
    let played = Table::random(id, setup, 7).expect("a game");
    let decisions = played.decisions().len();
    cost(&format!("{id}: a whole seeded game of {decisions} decisions, one call"), 1, || {
        Table::random(id, setup, 7).is_ok()
    });
    cost(&format!("{id}: the same game, a call a decision"), 1, || {
        let (table, dealer) =
            (Table::new(id, &played.setup(), None).expect("a game"), Dealer::new(7));
        (0..decisions).all(|_| table.decide(&dealer, None).is_ok())
    });
}

/// Prints the median time in which a level decides.
fn decide<G: FullGame>(record: &Record<G>, level: Level) {
    let table = Table::from_json(&record.to_json()).expect("a record");
    let seat = asked(record.state()).expect("a decision");
    let mut times = [0, 1, 2, 3, 4].map(|seed| {
        let opponent = Opponent { player: Player::Level(level), seed };
        let start = Instant::now();
        table.choose_for(seat, opponent, None).expect("a choice");
        start.elapsed()
    });
    times.sort_unstable();
    let name = format!("{}, usual: {} decides", G::INFO.id, Player::Level(level));
    println!("{name:58} {:12.2}", times[2].as_secs_f64() * 1e6);
}

fn bytes(value: impl Lower<UniFfiTag>) -> usize {
    let mut bytes = Vec::new();
    Lower::<UniFfiTag>::write(value, &mut bytes);
    bytes.len()
}

/// Prints the parts of the largest screen of a game.
fn parts<G: FullGame>(setup: &str) {
    let [_, (_, record)] = middles::<G>(setup);
    let (state, seat) = (record.state(), asked(record.state()).expect("a decision"));
    println!("{} with {} choices", G::INFO.id, choices(state).unwrap_or(0));
    cost("  the view", 5, || state.view(seat.into()));
    cost("  the view in notation", 5, || state.view(seat.into()).to_string());
    cost("  the actions", 5, || state.actions(seat).into_iter().count());
    cost("  the actions in notation", 5, || {
        state.actions(seat).into_iter().map(|action| action.to_string()).collect::<Vec<_>>()
    });
    cost("  applying each action", 5, || {
        let apply = |action| state.apply(seat.into(), action).is_ok();
        state.actions(seat).into_iter().all(apply)
    });
    cost("  the drawing", 5, || state.view(seat.into()).svg(Theme::Light));
    let table = Table::from_json(&record.to_json()).expect("a record");
    let viewer = mauerwerk::Viewer::Seat(seat).into();
    let written = |theme| {
        bytes(table.snapshot(viewer, theme, None, Vec::new(), None, None).expect("a snapshot"))
    };
    cost("  a snapshot without a drawing, as it is written", 5, || written(None));
    println!("  {} bytes, with a drawing {}", written(None), written(Some(Theme::Light)));
}

fn main() {
    println!("{:58} {:>12}", "Rust", "µs");
    let dealer = Dealer::new(1);
    cost("a call: a number of the dealer", 1000, || dealer.below(6));
    measure::<die_mauer::State>("players:4");
    measure::<berlin::State>("players:4");
    measure::<mauerbauer::State>("players:4");
    let table = Table::new("die-mauer", "", None).expect("the default setup");
    cost("die-mauer: 1000 games simulated in one call", 1, || {
        table.simulate(1000, 7, None, None).is_ok()
    });
    parts::<die_mauer::State>("players:4");
    parts::<berlin::State>("players:4");
    parts::<mauerbauer::State>("players:4");
}
