//! Solved games: proofs that hold, values that another program finds too, and refusals.
#![cfg(all(feature = "games", feature = "kit", feature = "laws", feature = "solve"))]

mod brute;
mod memory;
mod perfect;
mod published;
mod secrets;
#[allow(dead_code, reason = "not all of both toys are needed")]
#[path = "../toys/mod.rs"]
mod toys;

use std::collections::HashSet;

use mauerwerk::die_mauer::State;
use mauerwerk::solve::{Matrix, Payoff, Solution, SolveError, Terms};
use mauerwerk::{
    Arrays as _, Dealer, FullGame, Game as _, Hidden as _, InformationState, Record, Seat, Turn,
    berlin, mauerbauer,
};

fn state(text: &str) -> State {
    let whole = format!("players:2 min_players:2 rounds:1 {text}");
    whole.parse().expect("a legal position")
}

fn solved(text: &str) -> Solution<State> {
    Solution::find(&state(text), Terms::default()).expect("a small game")
}

fn near(one: f64, other: f64) -> bool {
    (one - other).abs() < 1e-9
}

#[test]
fn known_matrix_games_have_their_values() {
    let games: [(&[&[f64]], f64); 6] = [
        (&[&[0.0, -1.0, 1.0], &[1.0, 0.0, -1.0], &[-1.0, 1.0, 0.0]], 0.0),
        (&[&[2.0, -1.0], &[-1.0, 1.0]], 0.2),
        // Colonel Blotto's smallest: a saddle point.
        (&[&[3.0, 1.0, 4.0], &[2.0, 0.0, 1.0]], 1.0),
        (&[&[7.0]], 7.0),
        (&[&[1.0, 1.0], &[1.0, 1.0]], 1.0),
        (&[&[1e6, -1e6], &[-1e6, 1e6], &[0.0, 1.0]], 0.5),
    ];
    for (rows, value) in games {
        let rows = rows.iter().map(|row| row.to_vec()).collect();
        let found = Matrix::new(rows).expect("a matrix").solve();
        assert!((found.bounds.middle() - value).abs() < 1e-6, "{found:?}, not {value}");
        assert!(found.bounds.gap() < 1e-6, "{found:?}");
    }
}

#[test]
fn the_proof_of_a_matrix_game_holds() {
    let mut dealer = Dealer::new(7);
    for number in 0..2_000 {
        let [height, width] = [(); 2].map(|()| 1 + dealer.below(9) as usize);
        // Few different entries, so that there are ties and several equilibria.
        let most = if number % 2 == 0 { 4 } else { 1_000_000 };
        let mut entry = || f64::from(dealer.below(most)) / f64::from(most);
        let rows: Vec<Vec<f64>> =
            (0..height).map(|_| (0..width).map(|_| entry()).collect()).collect();
        let found = Matrix::new(rows.clone()).expect("a matrix").solve();
        let sum = |odds: &[f64]| odds.iter().sum::<f64>();
        assert!(near(sum(&found.rows), 1.0) && near(sum(&found.columns), 1.0), "{rows:?}");
        assert!(found.rows.iter().chain(&found.columns).all(|&odds| odds >= 0.0), "{rows:?}");
        let gap = found.bounds.gap();
        assert!((-1e-12..1e-9).contains(&gap), "{gap} {rows:?}");
        if height.max(width) < 5 {
            assert!(near(brute::value(&rows), found.bounds.middle()), "{rows:?}");
        }
    }
}

#[test]
fn what_is_no_matrix_is_refused() {
    let wrong = [vec![], vec![vec![]], vec![vec![1.0], vec![]], vec![vec![1.0, f64::NAN]]];
    for rows in wrong {
        assert_eq!(Matrix::new(rows), Err(SolveError::NoMatrix));
    }
}

#[test]
fn a_program_that_merges_nothing_finds_the_same_values() {
    for text in ["T", "TG", "T1", "12", "T4", "TG1"] {
        for idle in 1..=2 {
            let text = format!("stock:{text} max_idle_turns:{idle}");
            let (solution, naive) = (solved(&text), brute::play(&state(&text)));
            assert!(solution.bounds().gap() < 1e-9, "{text}");
            assert!(near(solution.bounds().middle(), naive), "{text}: {naive}");
        }
    }
}

#[test]
fn other_editions_and_rounds_are_solved_too() {
    for text in [
        "rounds:2 stock:T max_idle_turns:2",
        "rounds:1 stock:T1 max_idle_turns:2 edition:vil-coyote",
        "rounds:1 stock:TG max_idle_turns:3 edition:svellov-1999",
        "rounds:2 stock:1 max_idle_turns:4 tie_break:most-rounds-won next_round_master:round-winner",
        "rounds:1 stock:12 max_idle_turns:2 placement_order:master-chooses",
    ] {
        let start: State = format!("players:2 min_players:2 {text}").parse().expect("legal");
        let solution = Solution::find(&start, Terms::default()).expect("a small game");
        assert!(near(solution.bounds().middle(), brute::play(&start)), "{start}");
    }
}

#[test]
fn both_seats_know_all_of_die_mauer_for_two() {
    for seed in 0..200 {
        let setup = "players:2 min_players:2 rounds:2 stock:TG124 max_idle_turns:5".parse();
        let record = Record::<State>::random(&setup.expect("a setup"), seed).expect("legal");
        for state in record.states() {
            let Turn::Decide(seats) = state.turn() else { continue };
            let planned =
                seats.len() == 1 && state.phase() == mauerwerk::die_mauer::Phase::Planning;
            for seat in seats {
                let seen = InformationState::new(&state, seat.into());
                let certain = seen.worlds(1).is_ok_and(|worlds| worlds[0].state == state);
                assert_eq!(certain, state.is_known_to(seat.into()), "{state}");
                assert_eq!(certain, !planned, "{state}");
            }
        }
    }
}

#[test]
fn a_mirrored_wall_is_the_same_position() {
    let [one, other] = ["44T", "T44"].map(|wall| {
        state(&format!("stock:TG44 max_idle_turns:2 wall:{wall} stocks:TG4/G4 master:0"))
    });
    assert_ne!(one, other);
    assert_eq!(one.canonical().essence(), other.canonical().essence());
    let open = state("stock:TG44 max_idle_turns:2 wall:T444 stocks:TG/G4 master:0");
    assert_ne!(one.canonical().essence(), open.canonical().essence());
}

#[test]
fn a_key_of_a_subgame_meets_as_many_positions_as_the_solver() {
    let mut ahead = vec![Record::from_state(state("stock:TG1 max_idle_turns:2"))];
    let (mut keys, mut positions) = (HashSet::new(), HashSet::new());
    while let Some(record) = ahead.pop() {
        let state = record.state();
        if let Some(essence) = state.canonical().essence() {
            positions.insert(essence);
            if !keys.insert(record.subgame_key(Seat::FIRST.into())) {
                continue;
            }
        }
        let Turn::Decide(seats) = state.turn() else { continue };
        let seat = seats.iter().next().expect("a seat decides");
        for action in state.actions(seat) {
            let mut next = record.clone();
            next.push(seat.into(), action).expect("it is listed");
            ahead.push(next);
        }
    }
    // A wall and its mirror image are one position of the solver, and have different slots.
    assert_eq!((positions.len(), keys.len()), (306, 422));
    assert_eq!(solved("stock:TG1 max_idle_turns:2").positions(), 306);
}

#[test]
fn values_of_seats_add_up_whatever_is_played_for() {
    let start = state("stock:TG max_idle_turns:2");
    let terms = Terms { payoff: Payoff::Points, ..Terms::default() };
    let points = Solution::find(&start, terms).expect("a small game");
    assert!(points.bounds().gap() < 1e-9 && points.bounds().middle() > 0.0, "{points:?}");
    assert!(near(Payoff::Win.left(0.25), 0.75) && near(Payoff::Points.left(2.0), -2.0));
}

/// Plays as a solution says.
fn perfectly(solution: &mut Solution<State>, record: &Record<State>, seat: Seat) -> Vec<f64> {
    let play = solution.at(record.state()).expect("a position of the game").play;
    let own = play.into_iter().find(|&(other, _)| other == seat).expect("the seat is to move");
    own.1.into_iter().map(|one| one.odds).collect()
}

fn evenly<G: FullGame>(record: &Record<G>, seat: Seat) -> Vec<f64> {
    let legal = record.state().actions(seat).into_iter().count();
    vec![1.0 / legal as f64; legal]
}

#[test]
fn perfect_play_loses_nothing_and_random_play_does() {
    for text in
        ["stock:TG max_idle_turns:2", "stock:T12 max_idle_turns:2", "stock:TG1 max_idle_turns:1"]
    {
        let (solution, mut oracle) = (solved(text), solved(text));
        let mut perfect = |record: &Record<State>, seat| Ok(perfectly(&mut oracle, record, seat));
        let loss = solution.exploitability(&mut perfect, &|_| true).expect("it plays");
        assert!(loss.abs() < 1e-9, "{text}: {loss}");
        let mut random = |record: &Record<State>, seat| Ok(evenly(record, seat));
        let loss = solution.exploitability(&mut random, &|_| true).expect("it plays");
        assert!(loss > 0.01, "{text}: {loss}");
        let between = solution.against([Some(&mut perfect), Some(&mut random)], &|_| true);
        assert!(between.expect("they play") >= solution.bounds().lower - 1e-9, "{text}");
    }
}

#[test]
fn perfect_play_is_a_mixture_everywhere() {
    let text = "stock:TG12 max_idle_turns:2";
    let mut solution = solved(text);
    for seed in 0..200 {
        let record = Record::<State>::random(&state(text).setup(), seed).expect("legal");
        for state in record.states().filter(|state| state.essence().is_some()) {
            for (seat, play) in solution.at(&state).expect("a position of the game").play {
                let sum: f64 = play.iter().map(|one| one.odds).sum();
                assert!(near(sum, 1.0), "{state}: {play:?}");
                assert_eq!(play.len(), state.actions(seat).into_iter().count(), "{state}");
            }
        }
    }
}

#[test]
fn play_that_is_none_is_refused() {
    let solution = solved("stock:TG max_idle_turns:1");
    let answers = [vec![], vec![0.5, 0.5, 0.5], vec![2.0, -1.0, 0.0], vec![f64::NAN; 3]];
    for answer in answers {
        let mut policy = |_: &Record<State>, _| Ok(answer.clone());
        let error = solution.exploitability(&mut policy, &|_| true).expect_err("no odds");
        assert!(matches!(error, SolveError::Odds { legal: 3, .. }), "{error}");
    }
    let mut failing = |_: &Record<State>, _| Err("no idea".to_owned());
    let error = solution.exploitability(&mut failing, &|_| true).expect_err("it fails");
    assert_eq!(error.to_string(), "no idea");
}

#[test]
fn what_is_not_solved_is_refused_with_the_reason() {
    let told = |error: SolveError| error.to_string();
    let refused = |text: &str| {
        told(
            Solution::find(&text.parse::<State>().expect("legal"), Terms::default())
                .expect_err("refused"),
        )
    };
    assert_eq!(refused("players:3"), "only games for two seats are solved: this table has 3");
    let endless = refused("players:2 min_players:2 rounds:1 stock:T");
    assert!(endless.starts_with("the game can come back to a position"), "{endless}");
    let secret = refused("players:2 min_players:2 rounds:1 stock:T max_idle_turns:2 fists:T/_");
    assert!(secret.starts_with("seat 1 has to decide without knowing"), "{secret}");

    let start: mauerbauer::State = "players:2 board:strip".parse().expect("legal");
    let terms = Terms { limit: 1_000, ..Terms::default() };
    let error = Solution::find(&start, terms).expect_err("hands are hidden");
    assert!(matches!(error, SolveError::Private { .. } | SolveError::TooMany { .. }), "{error}");
}

#[test]
fn limits_are_kept_and_work_can_be_stopped() {
    let start = state("stock:TG1 max_idle_turns:2");
    let all = Solution::find(&start, Terms::default()).expect("a small game");
    let limited = |limit| Solution::find(&start, Terms { limit, ..Terms::default() });
    assert!(limited(all.positions()).is_ok() && all.bytes() > 0);
    let error = limited(50).expect_err("there are more").to_string();
    assert!(error.starts_with("there are more than 50 positions, which take "), "{error}");
    let watch = |solved| solved < 10;
    let stopped = Solution::find(&start, Terms { watch: &watch, ..Terms::default() });
    assert_eq!(stopped.expect_err("stopped"), SolveError::Stopped);
}

#[test]
fn a_long_game_needs_no_deep_stack() {
    let start = state("stock:1 max_idle_turns:60000");
    let solve =
        move || Solution::find(&start, Terms::default()).map(|solution| solution.positions());
    let small = std::thread::Builder::new().stack_size(256 * 1024).spawn(solve).expect("a thread");
    assert!(small.join().expect("no overflow").expect("solved") >= 60_000);
}

#[test]
fn an_endgame_of_berlin_is_solved() {
    let text = "rows:1 columns:7 hammer_setup:a1,d1 fill:tiles-only target:2 max_idle_turns:2 \
        wall:tS2tM3tA4tC5tS3tM4tA2 hammers:a1/d1 phase:rolling";
    let start: berlin::State = text.parse().expect("legal");
    let solution = Solution::find(&start, Terms::default()).expect("nothing lies face down");
    assert!(near(solution.bounds().middle(), brute::play(&start)), "{:?}", solution.bounds());
}
