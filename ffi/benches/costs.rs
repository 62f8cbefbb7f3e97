//! Prints what the parts of a screen update cost before they cross into another language: the best
//! of many short rounds, so that other work on the machine counts little.

use std::hint::black_box;
use std::time::{Duration, Instant};

use mauerwerk::{Game, Record, Seat, Seats, Theme, Turn, View as _, Viewer, berlin, die_mauer};
use mauerwerk_ffi::Table;

fn cost<T>(name: &str, times: u32, call: impl Fn() -> T) {
    let (end, mut best) = (Instant::now() + Duration::from_secs(1), Duration::MAX);
    while Instant::now() < end {
        let start = Instant::now();
        (0..times).for_each(|_| drop(black_box(call())));
        best = best.min(start.elapsed());
    }
    println!("{name:58}{:12.2}", best.as_secs_f64() * 1e6 / f64::from(times));
}

fn measure<G: Game>(setup: &str) {
    let setup = setup.parse::<G::Setup>().expect("a set-up");
    let record = Record::<G>::random(&setup, 7).expect("a game");
    let seat = |state: &G| match state.turn() {
        Turn::Decide(seats) => Some(seats),
        _ => None,
    };
    let choices = |state: &G| {
        let seats = seat(state).into_iter().flat_map(Seats::iter);
        seats.map(|seat| state.actions(seat).into_iter().count()).next().unwrap_or(0)
    };
    let state = record.states().take(400).max_by_key(choices).expect("a state");
    let seat: Seat = seat(&state).and_then(|seats| seats.iter().next()).expect("a decision");
    let (id, viewer) = (G::INFO.id, Viewer::Seat(seat));
    println!("{id} with {} choices", choices(&state));
    cost("  the view", 5, || state.view(viewer));
    cost("  the actions in notation", 5, || {
        state.actions(seat).into_iter().map(|action| action.to_string()).collect::<Vec<_>>()
    });
    cost("  applying each action", 5, || {
        let apply = |action| state.apply(seat.into(), action).is_ok();
        state.actions(seat).into_iter().map(apply).collect::<Vec<_>>()
    });
    cost("  the drawing", 5, || state.view(viewer).svg(Theme::Light));
    println!("  {} bytes of drawing", state.view(viewer).svg(Theme::Light).len());
    let table = Table::read(id, &state.to_string()).expect("a position");
    cost("  a snapshot without a drawing", 5, || table.snapshot(viewer.into(), None).is_ok());
    cost("  a snapshot with a drawing", 5, || {
        table.snapshot(viewer.into(), Some(Theme::Light)).is_ok()
    });
}

fn main() {
    println!("{:58}{:>12}", "Rust", "µs");
    measure::<die_mauer::State>("players:4");
    measure::<berlin::State>("players:4");
}
