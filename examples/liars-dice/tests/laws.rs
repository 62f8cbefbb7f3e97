//! The laws that every game keeps.

use liars_dice::{Setup, State};
use mauerwerk::laws::{Walk, census, walk};
use mauerwerk::{Game as _, Hidden as _, InformationState, Record, Seat, Viewer};
use proptest::prelude::*;

fn keeps(setup: &Setup, seed: u64) -> Walk {
    walk::<State>(setup, seed, 60).unwrap_or_else(|broken| panic!("{broken}\nin {setup}, {seed}"))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(8))]

    #[test]
    fn walks_keep_the_laws(players in 2..=6u8, dice in 1..=3u8, faces in 2..=6u8, wild: bool, first in 0..6u8, seed: u64) {
        let first = Seat::new(first % players).expect("a seat");
        keeps(&Setup { dice, faces, wild, first, ..Setup::new(players) }, seed);
    }
}

#[test]
fn walks_vary_what_is_hidden() {
    let varied = |walk: Walk| walk.varied * 4 > walk.resampled;
    assert!((0..5).any(|seed| varied(keeps(&Setup::default(), seed))));
}

#[test]
fn resampling_gives_exactly_what_could_be() {
    let count = |setup: &str, depth| {
        let setup: Setup = setup.parse().expect("a setup");
        let census = census::<State>(&setup, depth).unwrap_or_else(|broken| panic!("{broken}"));
        [census.histories, census.games]
    };
    // Two dice of two faces: 1 + 2 + 4 rolls, then every rising series of the four bids. There
    // are 16 with the empty one, and each but that one is doubted in the end.
    assert_eq!(count("players:2 dice:1 faces:2", 9), [3 + 4 * (16 + 15), 4 * 15]);
    // Two dice under one cup fall in three ways, one of them twice as often.
    assert_eq!(count("players:2 dice:2 faces:2", 3), [1 + 3 + 9 + 9 * 8, 0]);
}

#[test]
fn dice_that_fell_unseen_before_are_all_as_likely() {
    let state: State = "players:2 dice:2 faces:2 cups:12/11 turn:0".parse().expect("a position");
    let seen = InformationState::new(&state, Viewer::Seat(Seat::FIRST));
    let ways: Vec<u128> = seen.worlds(9).expect("three").iter().map(|world| world.ways).collect();
    assert_eq!(ways, [1, 1, 1]);
}

#[test]
fn a_view_is_a_position_that_can_be_read() {
    let record = Record::<State>::random(&Setup::default(), 7).expect("a game");
    for state in record.states() {
        for viewer in Viewer::all(state.seats()) {
            let view = state.view(viewer);
            let notation = format!("{} {view}", state.setup());
            assert_eq!(State::view_from(viewer, &notation), Ok(view));
        }
    }
    let own = State::view_from(Viewer::Seat(Seat::FIRST), "players:2 cups:?????/13355");
    assert_eq!(own.unwrap_err().to_string(), "LD-04: the dice of seat 0 are unknown");
}

#[test]
fn wrong_positions_are_refused_with_all_their_faults() {
    for (wrong, faults) in [
        ("players:2 cups:12345/?????", "LD-04: the dice of seat 1 are unknown"),
        ("players:2 cups:12345", "LD-01: there are 1 cups for 2 players"),
        (
            "players:2 dice:2 faces:3 cups:14/123",
            "LD-02: a cup has more dice than at the start; LD-02: a die shows a face that it lacks",
        ),
        ("players:2 cups:-/12345", "LD-10: the seat that bids next has no dice"),
        ("players:2 cups:...../12345 turn:0", "LD-04: dice are rolled in another order"),
        ("players:2 cups:12345/- turn:0", "LD-11: dice are rolled after the end"),
        ("players:2 cups:1/2 bid:3x5", "LD-05: there is no bid 3x5 at this table"),
        ("players:2 bid:3x5", "LD-04: a bid comes before the dice"),
        (
            "players:2 cups:x/1",
            "cups: takes a cup, such as 13355, ....., ????? or -; this is \"x\"",
        ),
        (
            "players:9",
            "LD-01: players: takes a whole number from 2 to 6; this is \"9\"; LD-01: there are 8 cups \
             for 9 players",
        ),
    ] {
        assert_eq!(wrong.parse::<State>().unwrap_err().to_string(), faults, "{wrong}");
    }
}
