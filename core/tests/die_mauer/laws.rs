//! Die Mauer keeps every law, for every edition, option and number of seats.

use mauerwerk::Seat;
use mauerwerk::die_mauer::{
    Building, DeadWall, Donation, Edition, NextRoundMaster, PlacementOrder, Setup, State, Stock,
    TieBreak,
};
use mauerwerk::laws::{Walk, walk};
use proptest::prelude::*;
use proptest::sample::select;

/// Returns setups with any options, under which a game surely ends.
fn setups() -> impl Strategy<Value = Setup> {
    let table = (select(Edition::ALL), 2..=8u8, 0..8u8, 1..=4u8);
    let choices = (
        select(NextRoundMaster::ALL),
        select(PlacementOrder::ALL),
        select(Building::ALL),
        any::<bool>(),
        select(Donation::ALL),
        any::<bool>(),
        proptest::option::of(select(DeadWall::ALL)),
        select(TieBreak::ALL),
    );
    let numbers = (1..=40u16, any::<u8>(), any::<u8>());
    (table, choices, numbers, stocks()).prop_map(|(table, choices, numbers, stock)| {
        let (edition, players, first, rounds) = table;
        let (next_round_master, order, building, sit1_optional, donation, ends, dead, tie_break) =
            choices;
        let (idle, tower_penalty, gate_penalty) = numbers;
        Setup {
            min_players: 2,
            max_players: 8,
            stock,
            first_master: Seat::new(first % players).expect("a seat below 8"),
            next_round_master,
            // The Master-builder chooses only for builders who must build (DM-22).
            placement_order: match building {
                Building::Mandatory => order,
                Building::Optional => PlacementOrder::ClockwiseFromMaster,
            },
            building,
            sit1_optional,
            donation,
            donation_can_end_round: ends,
            dead_wall: dead,
            max_idle_turns: Some(idle),
            tower_penalty,
            gate_penalty,
            rounds,
            tie_break,
            ..Setup::new(edition, players)
        }
    })
}

/// Returns complete sets, and small ones with walls that every edition has.
fn stocks() -> impl Strategy<Value = Option<Stock>> {
    proptest::option::of("[TG1234]{1,8}").prop_filter_map("fits in eight sets", |pieces| {
        let stock: Option<Stock> =
            pieces.map(|pieces| pieces.parse().expect("the pattern is a stock"));
        let most = stock.iter().flat_map(|stock| stock.iter().map(|piece| stock.count(piece)));
        (most.max().unwrap_or(0) <= 1).then_some(stock)
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn any_options_keep_the_laws(setup in setups(), seed in any::<u64>()) {
        if let Err(broken) = walk::<State>(&setup, seed, 120) {
            prop_assert!(false, "{broken}\nin {setup}, seed {seed}");
        }
    }
}

/// Walks through a whole game of an edition.
fn walk_edition(edition: Edition, players: u8) -> Walk {
    let setup = Setup { min_players: 2, max_players: 8, rounds: 2, ..Setup::new(edition, players) };
    walk::<State>(&setup, players.into(), 5_000).unwrap_or_else(|broken| panic!("{broken}"))
}

#[test]
fn every_edition_keeps_the_laws_to_the_end() {
    // Every number of seats, and a third of them for each edition.
    for (&edition, fewest) in Edition::ALL.iter().zip((2..=4).cycle()) {
        for players in (fewest..=8).step_by(3) {
            let walk = walk_edition(edition, players);
            assert!(walk.over, "{edition:?} with {players} players ends");
            assert!(walk.varied * 10 > walk.resampled, "{edition:?} hides something: {walk:?}");
        }
    }
}
