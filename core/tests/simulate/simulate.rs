//! Batches of random games are the same however they are played, and can be stopped.

use std::num::NonZero;
use std::thread;

use mauerwerk::{
    Batch, BySeat, FullGame, Game as _, Playout as _, Seat, Seats, Simulation, Streams, berlin,
    die_mauer, mauerbauer,
};

fn start<G: FullGame>(setup: &str) -> G {
    let setup = setup.parse().unwrap_or_else(|faults| panic!("{faults}"));
    G::start(&setup).unwrap_or_else(|faults| panic!("{faults}"))
}

/// Returns games of the default setup.
fn games_of<G: FullGame>(seed: u64) -> Simulation<'static, G> {
    let simulation = Simulation::new(&G::Setup::default(), seed);
    simulation.unwrap_or_else(|faults| panic!("{faults}"))
}

/// Returns what a row has in a column.
fn cell(batch: &Batch, name: &str, row: usize) -> i32 {
    batch.column(name).unwrap_or_else(|| panic!("no column {name}"))[row]
}

fn number_of(threads: usize) -> NonZero<usize> {
    NonZero::new(threads).expect("some threads")
}

/// Returns games that may go on for ever.
fn endless() -> Simulation<'static, berlin::State> {
    Simulation::from_state(start("rows:1 columns:8"), 1).with_limit(u64::MAX)
}

fn plays_alike<G: FullGame>(games: u64) {
    let simulation = games_of::<G>(3);
    let expected = simulation.play(0..games);
    let mut told = 0;
    let all = simulation.play_parallel(0..games, |played| {
        assert!((told..=games).contains(&played), "{told}, then {played}");
        told = played;
        true
    });
    assert_eq!((all.as_ref(), told), (Some(&expected), games));
    for threads in [1, 2, 7].map(number_of) {
        let simulation = simulation.clone().with_threads(threads);
        assert_eq!(simulation.play_parallel(0..games, |_| true).as_ref(), Some(&expected));
        // A range is those rows of the whole, however it is split.
        let middle = games / 3..games - games / 3;
        let part = simulation.play_parallel(middle.clone(), |_| true).expect("nobody stops it");
        assert_eq!(part, simulation.play(middle));
    }
}

#[test]
fn threads_change_nothing() {
    for games in [0, 1, 7, 5000] {
        plays_alike::<die_mauer::State>(games);
    }
    plays_alike::<berlin::State>(300);
    plays_alike::<mauerbauer::State>(300);
}

#[test]
fn progress_is_told_on_the_calling_thread() {
    let caller = thread::current().id();
    let played = games_of::<die_mauer::State>(1)
        .play_parallel(0..5000, |_| thread::current().id() == caller);
    assert!(played.is_some());
}

#[test]
fn games_without_an_end_can_be_stopped() {
    for threads in [1, 3].map(number_of) {
        for most in [1, 50] {
            let mut looks = 0;
            let played = endless().with_threads(threads).play_parallel(0..100, |_| {
                looks += 1;
                looks < most
            });
            assert_eq!((played, looks), (None, most));
        }
    }
}

#[test]
fn long_games_of_many_threads_can_be_stopped() {
    let mut looks = 0;
    let games = endless().with_limit(1_000_000).with_threads(number_of(3));
    let played = games.play_parallel(0..1000, |played| {
        looks += u32::from(played > 0);
        looks < 5
    });
    assert_eq!((played, looks), (None, 5));
}

#[test]
fn slices_leave_no_trace() {
    let simulation = Simulation::<berlin::State>::from_state(start("rows:1 columns:8"), 1);
    for limit in [0, 1, 4095, 4096, 4097, 20_000] {
        let batch = simulation.clone().with_limit(limit).play(0..8);
        for game in 0..8 {
            let mut state: berlin::State = start("rows:1 columns:8");
            let decisions =
                state.play_out(&mut Streams::for_game(1, game), limit, &mut |_| ()) as i32;
            let row = |name: &str| cell(&batch, name, game as usize);
            assert_eq!(
                (row("decisions"), row("score_0")),
                (decisions, state.standing()[Seat::FIRST])
            );
        }
    }
}

/// Requires that games given up at a limit have no winner, and the scores of their last states.
fn given_up<G: FullGame>(limit: u64) -> Vec<BySeat<i32>> {
    let simulation = games_of::<G>(1).with_limit(limit);
    let batch = simulation.play(0..20);
    assert_eq!(batch.column("finished"), Some(&[0; 20][..]));
    assert_eq!(batch.column("winners"), Some(&[0; 20][..]));
    let last = |game: u64| {
        let mut state = start::<G>(&G::bounded(&G::Setup::default()).to_string());
        state.play_out(&mut Streams::for_game(1, game), limit, &mut |_| ());
        state.standing()
    };
    let standing: Vec<_> = (0..20).map(last).collect();
    for (game, scores) in standing.iter().enumerate() {
        for seat in Seats::first(scores.len()).iter() {
            assert_eq!(cell(&batch, &format!("score_{seat}"), game), scores[seat]);
            assert_eq!(cell(&batch, &format!("won_{seat}"), game), 0);
        }
    }
    standing
}

#[test]
fn games_given_up_have_the_scores_as_they_stand() {
    let differ =
        |scores: &BySeat<i32>| scores.as_slice().iter().any(|score| *score != scores[Seat::FIRST]);
    assert!(given_up::<die_mauer::State>(15).iter().any(differ));
    assert!(given_up::<berlin::State>(100).iter().any(differ));
    assert!(given_up::<mauerbauer::State>(60).iter().any(differ));
}

#[test]
fn penalties_stand_for_what_is_left() {
    let text =
        "players:3 rounds:2 wall:T4 stocks:G1236/TTG12346/G12346 round:2 totals:0/3/10 won:1/0/0";
    let state: die_mauer::State = text.parse().unwrap_or_else(|faults| panic!("{faults}"));
    let setup = state.setup();
    let (tower, gate) = (i32::from(setup.tower_penalty), i32::from(setup.gate_penalty));
    let expected = [gate + 12, 3 + 2 * tower + gate + 16, 10 + gate + 16];
    assert_eq!(state.standing().as_slice(), expected);
}
