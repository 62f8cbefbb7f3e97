//! No level chooses an action that another one beats in every world: what holds of every game.

use mauerwerk::bot::{Judgement, Player, unwatched};
use mauerwerk::mauerbauer::{Action, Phase};
use mauerwerk::{
    Dealer, Game, InformationState, Record, Seat, Seats, Turn, berlin, die_mauer, mauerbauer,
};

/// Returns the actions that an `easy` player may choose: it chooses any that is not dominated.
pub(crate) fn sound<G: Judgement>(state: &G, seat: Seat) -> Vec<G::Action> {
    let seen = InformationState::new(state, seat.into());
    let easy: Player = "easy".parse().unwrap_or_else(|error| panic!("{error}"));
    let analysis = easy.analyse(&seen, 7, &unwatched).unwrap_or_else(|error| panic!("{error}"));
    let sound = analysis.actions.iter().filter(|appraisal| appraisal.odds > 0.0);
    sound.map(|appraisal| appraisal.action).collect()
}

/// Plays random games, and returns how often a seat could win at once: then it does.
fn wins<G: Judgement>(setup: &str, seeds: u64) -> u32 {
    let setup: G::Setup = setup.parse().unwrap_or_else(|faults| panic!("{faults}"));
    let mut found = 0;
    for seed in 0..seeds {
        let record = Record::<G>::random(&setup, seed).unwrap_or_else(|faults| panic!("{faults}"));
        for state in record.states() {
            let Turn::Decide(seats) = state.turn() else { continue };
            let Some(seat) = seats.iter().next().filter(|_| seats.len() == 1) else { continue };
            let wins_in = |state: &G, action: &G::Action| {
                let after = state.apply(seat.into(), *action).map(|after| after.turn());
                matches!(after, Ok(Turn::Over(end)) if end.winners == Seats::only(seat))
            };
            // What the seat can't know is not to decide.
            let seen = InformationState::new(&state, seat.into());
            let mut dealer = Dealer::new(seed);
            let mut everywhere = |action: &G::Action| {
                wins_in(&state, action)
                    && (0..64).all(|_| {
                        wins_in(&seen.resample(&mut dealer).expect("the test holds it"), action)
                    })
            };
            let wins: Vec<_> = state.actions(seat).into_iter().filter(&mut everywhere).collect();
            if !wins.is_empty() {
                assert_eq!(sound(&state, seat), wins, "seat {seat} in {state}");
                found += 1;
            }
        }
    }
    found
}

#[test]
fn who_can_win_at_once_does() {
    let won = wins::<berlin::State>("players:2 rows:2 columns:4", 6);
    assert!(won > 1, "{won} in Berlin");
    let won = wins::<die_mauer::State>("players:3 rounds:1 stock:TG1", 20);
    assert!(won > 3, "{won} in Die Mauer");
}

/// Returns the most points that a seat can come to before others play.
fn most(state: &mauerbauer::State, seat: Seat) -> u32 {
    if !state.turn().waits_for(seat.into()) {
        return state.scores()[seat];
    }
    let after = |action| state.apply(seat.into(), action).unwrap_or_else(|error| panic!("{error}"));
    state.actions(seat).into_iter().map(|action| most(&after(action), seat)).max().unwrap_or(0)
}

#[test]
fn in_the_last_scoring_all_points_are_taken() {
    let setup = "players:3 board:hexagon".parse().expect("the test holds it");
    let mut decisions = 0;
    for seed in 0..2 {
        let record = Record::<mauerbauer::State>::random(&setup, seed).expect("the test holds it");
        let last = |state: &mauerbauer::State| match state.phase() {
            Phase::Choosing | Phase::FinalScoring => true,
            Phase::Scoring => state.to_string().contains(" end:"),
            _ => false,
        };
        for state in record.states().filter(last) {
            let Turn::Decide(seats) = state.turn() else { continue };
            let seat = seats.iter().next().expect("the test holds it");
            let points = |&action: &Action| {
                most(&state.apply(seat.into(), action).expect("the test holds it"), seat)
            };
            let legal: Vec<_> = state.actions(seat).into_iter().collect();
            let best = legal.iter().map(points).max();
            let best: Vec<_> = legal.into_iter().filter(|one| Some(points(one)) == best).collect();
            assert_eq!(sound(&state, seat), best, "seat {seat} in {state}");
            decisions += 1;
        }
    }
    assert!(decisions > 2, "{decisions} decisions");
}

#[test]
fn nobody_rolls_too_early_for_nothing() {
    let state: mauerbauer::State =
        "players:2 board:hexagon early_roll_penalty:true first_player:0 hands:-/- phase:building"
            .parse()
            .expect("the test holds it");
    assert!(state.actions(Seat::FIRST).into_iter().any(|action| action == Action::RollEarly));
    assert!(!sound(&state, Seat::FIRST).contains(&Action::RollEarly));
}
