//! A search that a custom evaluator guides.

use std::sync::atomic::{AtomicUsize, Ordering};

use mauerwerk::bot::{
    BotError, Entrant, Evaluations, GuidedSearch, Judgement, Leaves, Player, Series, unwatched,
};
use mauerwerk::{
    Arrays, FullGame, Game, InformationState, Lanes, Seat, Turn, berlin, die_mauer, mauerbauer,
};

type Answer = Result<Evaluations, BotError>;

/// Expects the same share for all seats, and weighs all slots alike.
fn even(leaves: &Leaves) -> Answer {
    let values = vec![1.0 / leaves.players as f32; leaves.len() * leaves.players];
    Ok(Evaluations { values, policies: Some(vec![1.0; leaves.masks.len()]) })
}

fn blind(leaves: &Leaves) -> Answer {
    Ok(Evaluations { policies: None, ..even(leaves)? })
}

/// Returns what the first deciding seat knows.
fn seen<G: FullGame>(setup: &str) -> InformationState<G> {
    let setup: G::Setup = setup.parse().unwrap_or_else(|faults| panic!("{faults}"));
    let mut state = G::start(&setup).unwrap_or_else(|faults| panic!("{faults}"));
    let mut dealer = mauerwerk::Dealer::new(3);
    while state.turn() == Turn::Chance {
        let dealt = state.deal(&mut dealer).expect("chance decides");
        state = state.apply(mauerwerk::Actor::Chance, dealt).expect("it is legal");
    }
    let Turn::Decide(seats) = state.turn() else { panic!("a seat decides") };
    InformationState::new(&state, seats.iter().next().expect("a seat decides").into())
}

/// Asks with a checked evaluator, and returns the number of its calls and of its rows.
fn asked<G: Judgement>(setup: &str, iterations: u32, batch: u32) -> (usize, usize) {
    let (calls, rows) = (AtomicUsize::new(0), AtomicUsize::new(0));
    let checked = |leaves: &Leaves| {
        calls.fetch_add(1, Ordering::Relaxed);
        rows.fetch_add(leaves.len(), Ordering::Relaxed);
        assert!(!leaves.is_empty() && leaves.features.len().is_multiple_of(leaves.len()));
        let masks = leaves.masks.chunks(leaves.slots());
        assert!(masks.into_iter().all(|mask| mask.contains(&true)), "each row has a legal slot");
        even(leaves)
    };
    let search = GuidedSearch { evaluator: checked, iterations, batch };
    let seen = seen::<G>(setup);
    let [one, same] = [(); 2].map(|()| search.analyse(&seen, 7, &unwatched).expect("it chooses"));
    assert_eq!(one, same, "the same seed gives the same analysis");
    assert_eq!((one.iterations, one.complete, one.against), (iterations.into(), true, None));
    assert_eq!(one.actions.iter().map(|one| one.visits).sum::<u64>(), u64::from(iterations));
    (calls.into_inner() / 2, rows.into_inner() / 2)
}

#[test]
fn every_game_is_searched_in_batches() {
    for (calls, rows) in [
        asked::<die_mauer::State>("players:3", 64, 16),
        asked::<berlin::State>("players:2", 64, 16),
        asked::<mauerbauer::State>("players:2 board:hexagon", 64, 16),
    ] {
        assert_eq!(calls, 1 + 64 / 16, "the root, and each batch");
        assert!((65..200).contains(&rows), "{rows} rows");
    }
}

#[test]
fn rows_are_what_the_deciding_seat_sees() {
    let seen = seen::<die_mauer::State>("players:3");
    let expected = seen.now().clone();
    let look = |leaves: &Leaves| {
        let state: die_mauer::State = "players:3".parse().expect("a setup");
        if leaves.len() == 1 {
            assert_eq!(leaves.seats, [Seat::FIRST]);
            assert_eq!(leaves.features, mauerwerk::View::features(&expected));
            assert_eq!(leaves.masks, state.mask(Seat::FIRST));
        }
        even(leaves)
    };
    let search = GuidedSearch { evaluator: look, iterations: 8, batch: 8 };
    assert!(search.choose(&seen, 1, &unwatched).is_ok());
}

/// A policy that names one slot at the root leads the search there, unless values oppose it.
#[test]
fn policies_and_values_lead() {
    let seen = seen::<berlin::State>("players:2");
    let favourite = |wanted: usize| {
        let policy = move |leaves: &Leaves| {
            let mut answer = even(leaves)?;
            let policies = answer.policies.as_mut().expect("weights");
            for (row, mask) in leaves.masks.chunks(leaves.slots()).enumerate() {
                let legal: Vec<usize> = (0..mask.len()).filter(|&slot| mask[slot]).collect();
                policies[row * mask.len() + legal[wanted.min(legal.len() - 1)]] = 1e6;
            }
            Ok(answer)
        };
        let search = GuidedSearch { evaluator: policy, iterations: 40, batch: 4 };
        let analysis = search.analyse(&seen, 1, &unwatched).expect("it chooses");
        analysis.actions.iter().position(|one| one.odds == 1.0)
    };
    assert_eq!(favourite(0), Some(0));
    assert_eq!(favourite(1), Some(1));
}

#[test]
fn it_plays_and_beats_a_random_player() {
    let search = GuidedSearch { evaluator: blind, iterations: 32, batch: 8 };
    let players: [&dyn Entrant<die_mauer::State>; 3] = [&search, &Player::Random, &Player::Random];
    let start: die_mauer::State = "players:3 rounds:1".parse().expect("a setup");
    let series = Series::new(start, &players, 5).expect("three players");
    let batch = series.play(0..24, 2, &unwatched).expect("they play");
    assert_eq!(batch, series.play(0..24, 1, &unwatched).expect("they play"));
    let won: i32 = batch.column("won_0").expect("a column").iter().sum();
    assert!(won > 11, "it has won {won} of 24 games against two");
}

#[test]
fn it_chooses_in_lanes_as_in_a_series() {
    let search = GuidedSearch { evaluator: blind, iterations: 8, batch: 4 };
    let setup = "players:3 rounds:1".parse().expect("a setup");
    let mut lanes = Lanes::<die_mauer::State>::new(&setup, 2, 7).expect("a setup");
    let mut slots = [9; 2];
    let refused = lanes.choose_by_entrant(&search, &[true; 2], &mut slots, &unwatched);
    let expected = "a custom player needs each seat's history: create the lanes with remembering()";
    assert_eq!(refused.expect_err("no history").to_string(), expected);
    let mut lanes = lanes.remembering();
    lanes.choose_by_entrant(&search, &[false, true], &mut slots, &unwatched).expect("it chooses");
    assert_eq!(slots[0], 9, "only the chosen lane");
    let state = lanes.state(1).expect("a lane");
    let seen = InformationState::new(state, Seat::FIRST.into());
    let mut seated = Entrant::<die_mauer::State>::sit(&search, Seat::FIRST, 7 ^ 1, &unwatched);
    let action = seated.choose(&seen, &state.actions(Seat::FIRST)).expect("it chooses");
    assert_eq!(state.slot(Seat::FIRST, action), Some(slots[1]));
}

#[test]
fn a_bad_answer_is_refused_in_words() {
    let refused = |change: fn(&mut Evaluations), expected: &str| {
        let bad = move |leaves: &Leaves| {
            let mut answer = even(leaves)?;
            change(&mut answer);
            Ok(answer)
        };
        let search = GuidedSearch { evaluator: bad, iterations: 8, batch: 8 };
        let error = search.choose(&seen::<die_mauer::State>("players:3"), 1, &unwatched);
        assert_eq!(error.expect_err("a bad answer").to_string(), expected);
    };
    refused(|answer| answer.values.truncate(2), "values must have 1 rows of 3, got 2 numbers");
    refused(|answer| answer.values[1] = 1.5, "values must be from 0 to 1, got 1.5 in row 0");
    refused(|answer| answer.values[2] = f32::NAN, "values must be from 0 to 1, got NaN in row 0");
    refused(
        |answer| answer.policies = Some(vec![]),
        "policies must have 1 rows of 44, got 0 numbers",
    );
    refused(
        |answer| answer.policies = answer.policies.take().map(|all| vec![-1.0; all.len()]),
        "policies must be from 0 to 1e30, got -1 in row 0",
    );
    refused(
        |answer| answer.policies = answer.policies.take().map(|all| vec![0.0; all.len()]),
        "policies must give a legal slot a weight above 0, got none in row 0",
    );
    let none = GuidedSearch { evaluator: even, iterations: 0, batch: 1 };
    let error = none.choose(&seen::<die_mauer::State>("players:3"), 1, &unwatched);
    assert!(matches!(error, Err(BotError::Budget { found: 0, .. })));
    let failing = |_: &Leaves| Err(BotError::Other("no network".to_owned()));
    let failing = GuidedSearch { evaluator: failing, iterations: 8, batch: 8 };
    let error = failing.choose(&seen::<die_mauer::State>("players:3"), 1, &unwatched);
    assert_eq!(error, Err(BotError::Other("no network".to_owned())));
}
