//! Hints are in the order of what they show, name each thing once, and say why.

use std::str::FromStr as _;

use mauerwerk::bot::{Analysis, Judgement, Player, unwatched};
use mauerwerk::{Game, InformationState, Record, Seat, Turn, berlin, die_mauer, mauerbauer};

fn analysed<G: Judgement>(state: &G, seat: Seat, name: &str) -> Analysis<G::Action> {
    let player = Player::from_str(name).unwrap_or_else(|error| panic!("{error}"));
    let seen = InformationState::new(state, seat.into());
    player.analyse(&seen, 7, &unwatched).unwrap_or_else(|error| panic!("{error}"))
}

/// Looks at hints all through a random game, and returns the number of them.
fn hints_are_in_order<G: Judgement>(setup: &str, name: &str, step: usize) -> u32 {
    let setup: G::Setup = setup.parse().unwrap_or_else(|faults| panic!("{faults}"));
    let record = Record::<G>::random(&setup, 1).unwrap_or_else(|faults| panic!("{faults}"));
    let mut hints = 0;
    for state in record.states().step_by(step) {
        let Turn::Decide(seats) = state.turn() else { continue };
        let Some(seat) = seats.iter().next() else { continue };
        let analysis = analysed(&state, seat, name);
        let hint = analysis.hint();
        assert!(!hint.is_empty(), "seat {seat} in {state}");
        assert!(hint.is_sorted_by(|one, next| one.win >= next.win), "{hint:?} in {state}");
        let best = hint[0];
        for one in hint {
            let near = (best.win - one.win).abs() <= best.error + one.error;
            assert_eq!(one.tied, near && one.visits > 0, "{one:?} in {state}");
            assert!(one.reason.is_some(), "{one:?} in {state}");
        }
        hints += 1;
    }
    hints
}

#[test]
fn hints_are_in_the_order_of_the_numbers_they_show() {
    let games = [
        hints_are_in_order::<die_mauer::State>("players:4 rounds:1", "search:30", 5),
        hints_are_in_order::<berlin::State>("players:2", "search:30", 9),
        hints_are_in_order::<mauerbauer::State>("players:3 board:hexagon", "greedy", 40),
    ];
    assert!(games.iter().all(|hints| *hints > 1), "{games:?}");
}

/// Several ways of a hammer can end in one cell, and pass different cells. A hint names one of
/// them.
#[test]
fn two_ways_to_one_place_are_one_hint() {
    let setup = "players:2 variants:pair-a-dice".parse().expect("the test holds it");
    let mut ways = 0;
    for seed in 0..3 {
        let record = Record::<berlin::State>::random(&setup, seed).expect("the test holds it");
        let moving = |state: &berlin::State| state.phase() == berlin::Phase::Moving;
        for state in record.states().filter(moving).step_by(6) {
            let Turn::Decide(seats) = state.turn() else { continue };
            let analysis =
                analysed(&state, seats.iter().next().expect("the test holds it"), "greedy");
            let place = |&action: &berlin::Action| match action {
                berlin::Action::Move(hammer, _) => (hammer, state.destination(action)),
                _ => panic!("{action} in {state}"),
            };
            let mut places: Vec<_> = analysis.hinted.iter().map(place).collect();
            places.dedup();
            assert_eq!(places.len(), analysis.hinted.len(), "{places:?} in {state}");
            let all: Vec<_> = analysis.actions.iter().map(|one| place(&one.action)).collect();
            ways += u32::from((1..all.len()).any(|index| all[..index].contains(&all[index])));
        }
    }
    assert!(ways > 0, "no two ways to one place");
}

/// Returns the reasons for all actions of a seat.
fn reasons<G: Judgement>(state: &G, seat: u8) -> Vec<String> {
    let seat = Seat::new(seat).expect("the test holds it");
    let told = |action| {
        let reason = state.reason(seat, action).map(|reason| reason.to_string());
        format!("{action}: {}", reason.unwrap_or_default())
    };
    state.actions(seat).into_iter().map(told).collect()
}

#[test]
fn a_reason_tells_an_action_from_the_others() {
    let position = "players:3 rounds:1 stock:TG14 wall:4G1T4G stocks:TG14/T/1 master:2";
    let state: die_mauer::State = position.parse().expect("the test holds it");
    assert_eq!(
        reasons(&state, 0),
        [
            "-: keeps seat 2 from going out with an empty fist (DM-26)",
            "T: seat 2 has no T: it can't be built now",
            "G: seat 2 has no G: it can't be built now",
            "1: keeps seat 2 from going out with 1: you build yours (1 point)",
            "4: seat 2 has no 4: it can't be built now",
        ]
    );
    assert_eq!(
        reasons(&state, 2),
        [
            "-: you build any piece that fits unless another fist is empty (DM-26)",
            "1: you build 1 (1 point), which ends the round unless the only other owner shows it",
        ]
    );
}

#[test]
fn every_wall_has_a_reason() {
    let setup = "players:3 board:hexagon".parse().expect("the test holds it");
    let record = Record::<mauerbauer::State>::random(&setup, 1).expect("the test holds it");
    let mut told: Vec<String> = Vec::new();
    let building = |state: &mauerbauer::State| state.phase() == mauerbauer::Phase::Building;
    for state in record.states().filter(building) {
        let Turn::Decide(seats) = state.turn() else { continue };
        let seat = seats.iter().next().expect("the test holds it");
        for action in state.actions(seat) {
            let reason = state.reason(seat, action);
            told.push(reason.unwrap_or_else(|| panic!("{action} in {state}")).to_string());
        }
    }
    for text in ["completes a city for which", "can complete no city; ", "can complete a city; "] {
        assert!(told.iter().any(|reason| reason.contains(text)), "{text}");
    }
}
