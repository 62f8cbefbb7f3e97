//! Berlin keeps every law, for every set of variants, option, wall and number of seats.

use mauerwerk::berlin::{
    CheckVisibility, DumbLuck, Fill, FirstColumn, GravityFills, Ground, HammerSetup, HolesCount,
    Kind, OnOffScope, PathMemory, PresetHoles, Setup, State, Suit, SuitRotation, Variant, Variants,
};
use mauerwerk::laws::{census_from, walk};
use mauerwerk::{Game, Hidden as _, Playout as _, Record, Seat, Viewer};
use proptest::prelude::*;
use proptest::sample::{select, subsequence};

use crate::rulebook::views_can_be_read;

fn variants() -> impl Strategy<Value = Variants> {
    subsequence(Variant::ALL, 0..=8).prop_map(|variants| variants.into_iter().collect())
}

fn fills() -> impl Strategy<Value = Fill> {
    let pattern = proptest::collection::vec(select(&Kind::BOTH), 1..6).prop_map(Fill::Explicit);
    prop_oneof![
        4 => Just(Fill::Alternate),
        1 => Just(Fill::TilesOnly),
        1 => Just(Fill::CoinsOnly),
        2 => pattern,
    ]
}

fn orders() -> impl Strategy<Value = SuitRotation> {
    Just(Suit::ALL).prop_shuffle().prop_map(SuitRotation::of)
}

/// Returns setups with any options; those that the rules refuse are left out.
fn setups() -> impl Strategy<Value = Setup> {
    let table = (variants(), 2..=8u8, 1..=8u8, 2..=12u8, 1..=2u8, subsequence(&Suit::ALL, 0..=4));
    let wall = (fills(), select(FirstColumn::ALL), 0..=6u8, 0..=8u8, orders());
    let rules = (
        select(HolesCount::ALL),
        select(PathMemory::ALL),
        select(DumbLuck::ALL),
        select(CheckVisibility::ALL),
        select(Ground::ALL),
        select(GravityFills::ALL),
        select(OnOffScope::ALL),
    );
    let rest = (any::<bool>(), any::<bool>(), 2..=5u8, 1..=3u8, 5..=60u16);
    (table, wall, rules, rest)
        .prop_map(setup)
        .prop_filter("allowed", |setup| State::start(setup).is_ok())
}

type Table = (Variants, u8, u8, u8, u8, Vec<Suit>);
type Wall = (Fill, FirstColumn, u8, u8, SuitRotation);
type Rules = (HolesCount, PathMemory, DumbLuck, CheckVisibility, Ground, GravityFills, OnOffScope);
type Rest = (bool, bool, u8, u8, u16);

fn setup((table, wall, rules, rest): (Table, Wall, Rules, Rest)) -> Setup {
    let (variants, players, rows, columns, packs, stacks) = table;
    let (fill, first_column, holes, face_up, suit_rotation) = wall;
    let (
        holes_count,
        path_memory,
        dumb_luck,
        check_visibility,
        ground,
        gravity_fills,
        on_off_scope,
    ) = rules;
    let (redraw_on_bonus, random, target, jericho_at, idle) = rest;
    let gravity = variants.contains(Variant::Gravity) || variants.contains(Variant::NulloGravity);
    Setup {
        rows,
        columns,
        packs,
        stacks: if packs == 1 { stacks } else { Vec::new() },
        fill,
        first_column,
        preset_holes: PresetHoles::Random(if gravity { 0 } else { holes }),
        face_up,
        suit_rotation,
        holes_count,
        path_memory,
        dumb_luck,
        check_visibility,
        ground,
        gravity_fills,
        on_off_scope,
        redraw_on_bonus,
        hammer_setup: if random { HammerSetup::Random } else { HammerSetup::Choose },
        target,
        jericho_at,
        max_idle_turns: Some(idle),
        ..Setup::new(variants, players)
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(16))]

    #[test]
    fn any_options_keep_the_laws(setup in setups(), seed in any::<u64>()) {
        if let Err(broken) = walk::<State>(&setup, seed, 80) {
            prop_assert!(false, "{broken}\nin {setup}, seed {seed}");
        }
    }

    #[test]
    fn what_a_view_prints_is_that_view(setup in setups(), seed in any::<u64>()) {
        let record = Record::<State>::random(&setup, seed).expect("the setup is allowed");
        for state in record.states().step_by(7) {
            views_can_be_read(&state);
        }
    }
}

#[test]
fn views_with_unknown_tiles_can_be_read() {
    let setup = Setup {
        check_visibility: CheckVisibility::Private,
        ..Setup::new(Variant::CrazyEights.into(), 3)
    };
    let mut unknown = 0;
    for seed in 0..8 {
        let record = Record::<State>::random(&State::bounded(&setup), seed).expect("it is allowed");
        for state in record.states().step_by(5) {
            views_can_be_read(&state);
            unknown += state.view(Viewer::Spectator).to_string().matches("t(?").count();
        }
    }
    assert!(unknown > 1_000, "{unknown} tiles were unknown");
}

/// Seat 0 has looked at a tile, seat 1 is to move.
const LOOKED: &str = "variants:crazy-eights check_visibility:private rows:2 columns:4 \
    wall:tcCtcA/t(?:0)cAtcS hammers:a1/d1 phase:drawing-die seat:1";

/// Compares what is reported of the notation of a view.
fn assert_faulty(viewer: u8, notation: &str, expected: &str) {
    let viewer = Seat::new(viewer).expect("a seat");
    let faults = State::view_from(viewer.into(), notation).expect_err("it is faulty");
    assert_eq!(faults.to_string(), expected);
}

#[test]
fn notations_of_views_that_nobody_has_are_faulty() {
    let shown = LOOKED.replace('?', "M3");
    assert!(State::view_from(Viewer::Spectator, LOOKED).is_ok());
    assert_faulty(1, &shown, "BE-49: a1: seat 1 sees t(?:0), not t(M3:0)");
    assert_faulty(2, LOOKED, "no seat 2 at this table: its seats are 0 to 1");
    assert_faulty(1, "wall:x", "wall: takes cells like t cS tS3 cS3 t(S3:0) or .; this is \"x\"");
    let public = LOOKED.replace("private", "public").replace("?:0", "?:0,1");
    assert!(State::view_from(Viewer::Spectator, &public).is_err(), "everybody has seen it");
    let many = "variants:crazy-eights check_visibility:private rows:6 columns:6 fill:tiles-only \
        hammers:a1/f6 phase:drawing-die ";
    let wall = vec![["t(?:0)"; 6].concat(); 6].join("/");
    let hidden = format!("{many} wall:{wall}");
    assert_faulty(1, &hidden, "BE-130: 36 tiles are hidden, but only 24 are left in the box");
}

#[test]
fn a_state_knows_every_tile_that_was_looked_at() {
    let faults = LOOKED.parse::<State>().expect_err("a tile is unknown").to_string();
    assert_eq!(faults, "BE-116: t(?:0) is not a tile that was checked in this game");
    let twice = LOOKED.replace("hammers:a1/d1", "hammers:a1").replace("cAt", "cAt(?:1)");
    let faults = twice.parse::<State>().expect_err("tiles are unknown").to_string();
    assert!(faults.contains("BE-78: hammers has 1 entries for 2 seats"), "{faults}");
}

#[test]
fn every_variant_keeps_the_laws_to_the_end() {
    for (&variant, players) in Variant::ALL.iter().zip((2..=4).cycle()) {
        let setup = Setup {
            rows: 3,
            columns: 6,
            target: 2,
            jericho_at: 1,
            ..Setup::new(variant.into(), players)
        };
        let walk = walk::<State>(&setup, players.into(), 2_000);
        let walk = walk.unwrap_or_else(|broken| panic!("{broken}\nin {setup}"));
        assert!(walk.over, "{setup} ends");
    }
}

#[test]
fn private_checks_are_hidden() {
    let variants = Variants::from(Variant::CrazyEights).with(Variant::NulloGravity);
    let setup =
        Setup { check_visibility: CheckVisibility::Private, target: 4, ..Setup::new(variants, 3) };
    let varied = walk::<State>(&setup, 0, 2_000).unwrap_or_else(|b| panic!("{b}")).varied;
    assert!(varied > 100, "something hidden was varied {varied} times");
}

/// Three tiles and a coin are left of the usual number of pieces, so that few tiles may be anywhere.
const NEARLY_GONE: &str = "players:2 variants:crazy-eights check_visibility:private rows:4 columns:6 \
    fill:tiles-only hammer_setup:a1,f4 wall:t...../....../.....t/t....t \
    collected:tSatS2tS3tS4tS5tSntMatM2tM3tM4/tM5tMntCatC2tC3tC4tC5tCntAatA2 hammers:a1/f4 \
    visited:a1,b1,c1,a2,b2,c2 die:A roll:5 phase:landed seat:0";

#[test]
fn resampling_is_exact_for_private_checks() {
    let start: State = NEARLY_GONE.parse().unwrap_or_else(|faults| panic!("{faults}"));
    let census = census_from(&start, 5).unwrap_or_else(|broken| panic!("{broken}"));
    assert!(census.information_states > 500, "{census:?}");
}
