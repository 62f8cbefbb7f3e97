//! Players by weights of kinds of action, and games that begin in worlds.

use mauerwerk::bot::{Entrant, Player, Series, WeightError, Weighted, unwatched};
use mauerwerk::{
    Actor, FullGame, Game as _, InformationState, Record, Sampler, Seat, Simulation, Streams,
    berlin, die_mauer, mauerbauer,
};

fn weighted<G: FullGame>(weights: &[(&str, f64)]) -> Weighted<G> {
    Weighted::new(weights.iter().copied()).unwrap_or_else(|error| panic!("{error}"))
}

/// Returns how often each kind of action was chosen by seats in some games of one player.
fn chosen<G: FullGame>(
    setup: &str,
    player: &dyn Entrant<G>,
    games: u64,
) -> Vec<(&'static str, usize)> {
    let start = G::start(&setup.parse().unwrap_or_default());
    let start = start.unwrap_or_else(|faults| panic!("{faults}"));
    let players = vec![player; start.seats()];
    let series = Series::new(start, &players, 7).expect("a player for each seat");
    let records: Vec<Record<G>> =
        (0..games).map(|game| series.record(game, &unwatched).expect("they choose")).collect();
    let decisions = || records.iter().flat_map(|record| record.decisions());
    let count = |kind| {
        let by_seat = decisions().filter(|decision| decision.actor != Actor::Chance);
        by_seat.filter(|decision| G::kind_of(decision.action) == kind).count()
    };
    (0..).map(count).zip(G::ACTION_KINDS).map(|(count, kind)| (*kind, count)).collect()
}

#[test]
fn weights_decide_how_often_a_kind_is_chosen() {
    let count = |player: &Weighted<berlin::State>, kind: &str| {
        let counts = chosen("rows:3 columns:4", player, 30);
        counts.into_iter().find(|(name, _)| *name == kind).expect("a kind").1
    };
    let [even, keen] = [&[][..], &[("Collect", 50.0), ("Flip", 50.0)]].map(weighted);
    assert!(count(&even, "Leave") > 2 * count(&keen, "Leave"));
    // What weighs nothing is left undone as long as anything else is legal.
    let never = weighted(&[("Leave", 0.0)]);
    assert_eq!(count(&never, "Leave"), 0);
    let all_none = weighted::<die_mauer::State>(&[("Plan", 0.0)]);
    assert!(chosen("rounds:1", &all_none, 1)[0].1 > 0);
}

#[test]
fn weights_that_make_no_sense_are_refused() {
    let error = |kind, weight| Weighted::<mauerbauer::State>::new([(kind, weight)]).unwrap_err();
    assert_eq!(
        error("build", 1.0).to_string(),
        "\"build\" is no kind of action: they are First, Draw, Roll, RollEarly, Build, Place, \
         StayApart, Join, Play, PlayTwo, Discard, Swap, EndSwap, Choose, Pass"
    );
    for weight in [-1.0, f64::NAN, f64::INFINITY, 2e9] {
        let error = error("Build", weight);
        assert!(matches!(error, WeightError::Weight { kind: "Build", .. }));
        let text = format!("the weight of Build is a number from 0 to 1000000000, not {weight}");
        assert_eq!(error.to_string(), text);
    }
}

/// Seat 0's knowledge after two others have closed their fists.
fn two_closed_fists() -> InformationState<die_mauer::State> {
    let mut state: die_mauer::State = "players:4 rounds:1".parse().expect("a position");
    let mut seen = InformationState::new(&state, Seat::FIRST.into());
    for (seat, fist) in [(1, "T"), (2, "6")] {
        let seat = Seat::new(seat).expect("a seat");
        state = seen.step(&state, seat.into(), fist.parse().expect("a fist")).expect("legal");
    }
    seen
}

#[test]
fn each_game_begins_in_a_world_of_its_own() {
    let seen = two_closed_fists();
    let worlds = seen.sampler().expect("a state fits");
    let simulation = Simulation::in_worlds(&worlds, 7).expect("a state fits");
    let players = [&Player::Random as &dyn Entrant<die_mauer::State>; 4];
    let series = Series::in_worlds(&worlds, &players, 7).expect("a state fits");
    let mut fists = std::collections::HashSet::new();
    for game in 0..40 {
        let world = worlds.sample(&mut Streams::world_of_game(7, game)).expect("a state fits");
        assert_eq!(*simulation.record(game).start(), world);
        assert_eq!(*series.record(game, &unwatched).expect("they choose").start(), world);
        assert_eq!(world.view(seen.viewer()), *seen.now());
        fists.insert(world.notation());
    }
    assert!(fists.len() > 20, "{} worlds", fists.len());
    let batch = simulation.play(0..9);
    assert_eq!(batch, simulation.clone().play_parallel(0..9, |_| true).expect("all"));
    let decisions: Vec<i32> =
        (0..9).map(|game| simulation.record(game).decisions().len() as i32).collect();
    assert_eq!(batch.column("decisions").expect("a column"), decisions);
}

#[test]
fn worlds_that_cannot_be_are_refused() {
    let seen = two_closed_fists();
    let other: die_mauer::State = "players:4 rounds:1 wall:T stocks:G12346/TG12346/TG12346/TG12346"
        .parse()
        .expect("a position");
    let torn = InformationState::<die_mauer::State>::from_parts(
        seen.start().clone(),
        seen.events().to_vec(),
        other.view(seen.viewer()),
    );
    let worlds = torn.sampler();
    let refused = worlds.map_or(true, |worlds| Simulation::in_worlds(&worlds, 7).is_err());
    assert!(refused);
}
