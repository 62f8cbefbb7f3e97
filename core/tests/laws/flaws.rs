//! Two toy games keep every law, and games with a flaw are caught.

use std::collections::{BTreeSet, HashMap};

use crate::flawed::{self, Flawed};
use crate::toys::cards::{self, Cards};
use crate::toys::hands::{self, Hands};
use mauerwerk::laws::{Broken, Census, Lawful, Subgames, Walk, census, subgames, tables, walk};
use mauerwerk::rulebook::Scenario;
use mauerwerk::{Actor, Dealer, Game, Record, Simulation, Viewer, berlin, die_mauer, mauerbauer};
use proptest::prelude::*;

/// The number of decisions after which a walk stops.
const LIMIT: u64 = 200;

/// Walks through a game, which must keep every law.
fn keeps<G: Lawful>(setup: &G::Setup, seed: u64) -> Walk {
    walk::<G>(setup, seed, LIMIT).unwrap_or_else(|broken| panic!("{broken}\nin {setup}, {seed}"))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn hands_keep_the_laws(players in 2..=4u8, rounds in 1..=9u8, well: bool, seed: u64) {
        let walk = keeps::<Hands>(&hands::Setup { players, rounds, well }, seed);
        prop_assert!(walk.over);
    }

    #[test]
    fn cards_keep_the_laws(players in 2..=3u8, copies in 1..=2u8, first in 0..3u8, seed: u64) {
        let walk = keeps::<Cards>(&cards::Setup { players, copies, first: first % players }, seed);
        prop_assert!(walk.over);
    }

    #[test]
    fn faulty_setups_are_refused(players: u8, copies: u8, first: u8) {
        let setup = cards::Setup { players, copies, first };
        let good = (2..=3).contains(&players) && (1..=2).contains(&copies) && first < players;
        prop_assert_eq!(Cards::start(&setup).is_ok(), good);
    }
}

/// A round of rock, paper, scissors.
const SCENARIO: &str = "
game = 'toy-hands'
title = 'Rock blunts scissors'
rules = ['TOY-11']
setup = 'rounds:1'

[[line]]
script = '''
legal 0: R P S
refused 0 W: TOY-12
0 R
heard 1: seat 0 is ready
knows 1: chips:1/1
doubts 1: hands:R/-
refused 0 P: TOY-11
1 S
heard spectator: all show R/S
turn: over won by 0 with 2/0 (last round)
'''
";

#[test]
fn scenarios_of_a_game_of_ones_own_are_run() {
    let read = |text: &str| Scenario::from_toml_as::<Hands>("rock", text);
    let report = read(SCENARIO).unwrap().run_as::<Hands>().unwrap();
    assert_eq!(report.failures, [""; 0], "{}", report.transcript);

    let wrong = SCENARIO.replace("won by 0", "won by 1");
    let report = read(&wrong).unwrap().run_as::<Hands>().unwrap();
    let [failure] = &report.failures[..] else { panic!("{:?}", report.failures) };
    assert!(failure.starts_with("line 18: expected turn: over won by 1"), "{failure}");

    assert!(read(&SCENARIO.replace("TOY-12", "TOY-99")).is_err(), "no such ruling");
    assert!(Scenario::from_toml("rock", SCENARIO).is_err(), "no game of the library");
    assert!(read(SCENARIO).unwrap().run().is_err(), "no game of the library");
    assert!(read(SCENARIO).unwrap().run_as::<Cards>().is_err(), "another game");
}

#[test]
fn walks_vary_what_is_hidden() {
    let varied = |walk: Walk| walk.varied * 4 > walk.resampled;
    assert!((0..9).any(|seed| varied(keeps::<Cards>(&cards::Setup::default(), seed))));
    assert!((0..9).any(|seed| varied(keeps::<Hands>(&hands::Setup::default(), seed))));
    let open = "players:2 rows:3 columns:3 target:4".parse().expect("a setup");
    assert!((0..3).all(|seed| keeps::<berlin::State>(&open, seed).varied == 0));
}

/// Compares positions with equal subgame keys in random games.
fn forgets<G: Lawful>(setup: &str, games: u64) -> Subgames {
    let setup = setup.parse().unwrap_or_else(|_| panic!("no setup: {setup}"));
    subgames::<G>(&setup, 0..games, 60).unwrap_or_else(|broken| panic!("{broken}\nin {setup}"))
}

#[test]
fn a_subgame_key_forgets_only_what_cannot_matter() {
    let forgotten = |met: Subgames| met.information_states - met.keys;
    let small = "stock:TG1 max_idle_turns:2";
    let two = format!("players:2 min_players:2 rounds:2 {small}");
    assert!(forgotten(forgets::<die_mauer::State>(&two, 200)) > 2_000);
    let three = format!("players:3 rounds:2 {small}");
    assert!(forgotten(forgets::<die_mauer::State>(&three, 60)) > 500);
    let wall = "players:2 rows:2 columns:4 target:3 max_idle_turns:3";
    assert!(forgotten(forgets::<berlin::State>(wall, 20)) > 10);
    assert!(forgotten(forgets::<Hands>("rounds:3", 60)) > 100);
    // Hands of cards stay hidden from beginning to end.
    assert_eq!(forgotten(forgets::<mauerbauer::State>("players:2 board:strip", 1)), 0);
    forgets::<Cards>("players:2", 60);
}

#[test]
fn a_key_that_forgets_too_much_is_caught() {
    flawed::set(flawed::ESSENCE_FORGETS);
    let broken = subgames::<Flawed<Hands>>(&hands::Setup::default(), 0..9, LIMIT as usize).err();
    let law = "what a subgame key forgets does not matter";
    assert_eq!(broken.map(|broken| broken.law), Some(law));
}

#[test]
fn all_faults_are_reported_at_once() {
    let faults = Cards::start(&cards::Setup { players: 9, copies: 0, first: 9 }).unwrap_err();
    assert_eq!(faults.as_slice().len(), 3);
}

#[test]
fn reports_stay_short_whatever_is_wrong() {
    let long = "é".repeat(1_000_000);
    for setup in [format!("rows:{long}"), format!("{long}:4"), long.clone()] {
        let faults = setup.parse::<berlin::Setup>().unwrap_err();
        assert_eq!(faults.as_slice().len(), 1);
        let letters = faults.to_string().chars().count();
        assert!(letters <= 1001, "{letters}");
    }
    let wrong = die_mauer::Setup { wall_values: vec![1; 1_000_000], ..Default::default() };
    assert!(die_mauer::State::start(&wrong).unwrap_err().to_string().len() < 10_000);

    let many = "x ".repeat(100_000).parse::<berlin::Setup>().unwrap_err();
    assert_eq!(many.as_slice().len(), 1001);
    assert!(many.to_string().ends_with("; and more"));
}

#[test]
fn the_deck_weighs_what_is_left_in_it_and_cards_fall_as_often() {
    let start = Cards::start(&cards::Setup { copies: 2, ..Default::default() }).unwrap();
    let state = start.apply(Actor::Chance, "Q".parse().unwrap()).unwrap();
    let chances = state.chances();
    let weights: Vec<String> =
        chances.iter().map(|chance| format!("{} {}", chance.weight, chance.action)).collect();
    assert_eq!(weights, ["2 J", "1 Q", "2 K"]);

    let mut dealer = Dealer::new(36);
    let mut fell: HashMap<cards::Action, u32> = HashMap::new();
    for _ in 0..5_000 {
        *fell.entry(state.deal(&mut dealer).unwrap()).or_default() += 1;
    }
    for chance in chances {
        let (expected, found) = (1_000 * chance.weight, fell[&chance.action]);
        // Six standard deviations of the likelier cards are about 210.
        assert!(found.abs_diff(expected) < 210, "{chance:?}: {found}");
    }
}

#[test]
fn a_drawn_card_is_known_to_its_seat_alone() {
    let record = Record::<Cards>::from_json(
        r#"{"format":"mauerwerk-record","version":1,"game":"toy-cards","ruleset":1,
            "setup":{"players":2},"decisions":["* K","* J","0 bet"]}"#,
    )
    .unwrap();
    let heard = |viewer: Viewer| {
        let seen = record.seen_by(viewer);
        let events: Vec<String> = seen.events().iter().map(ToString::to_string).collect();
        (events.join(", "), seen.now().to_string())
    };
    let told = |events: &str, now: &str| (events.to_owned(), now.to_owned());
    let [spectator, zero, one]: [_; 3] =
        Viewer::all(2).map(heard).collect::<Vec<_>>().try_into().unwrap();
    assert_eq!(spectator, told("seat 0 draws, seat 1 draws, seat 0: bet", "hands:?/? line:b"));
    assert_eq!(zero, told("seat 0 draws K, seat 1 draws, seat 0: bet", "hands:K/? line:b"));
    assert_eq!(one, told("seat 0 draws, seat 1 draws J, seat 0: bet", "hands:?/J line:b"));
}

#[test]
fn records_and_simulations_take_any_game() {
    fn check<G: Lawful>(setup: &G::Setup) {
        let record = Record::<G>::random(setup, 5).unwrap();
        assert_eq!(Record::<G>::from_json(&record.to_json()).as_ref(), Ok(&record));
        let simulation = Simulation::<G>::new(setup, 5).unwrap();
        let mut batch = simulation.play(0..10);
        batch.append(simulation.play(10..30));
        assert_eq!(batch, simulation.play(0..30));
        let decisions = batch.column("decisions").unwrap();
        assert_eq!((decisions[0], decisions.len()), (record.decisions().len() as i32, 30));
    }
    check::<Hands>(&hands::Setup::default());
    check::<Cards>(&cards::Setup::default());
}

/// Counts a whole game, which must resample exactly.
fn counted<G: Lawful>(setup: &str) -> [u64; 4] {
    let setup: G::Setup = setup.parse().unwrap_or_else(|faults| panic!("{faults}"));
    let Census { histories, games, states, information_states, .. } =
        census::<G>(&setup, LIMIT as u32).unwrap_or_else(|broken| panic!("{broken}"));
    [histories, games, states, information_states]
}

#[test]
fn resampling_gives_exactly_what_could_be() {
    // Kuhn's poker: 1 + 3 + 6 draws, then 9 ways to have bet, 5 of them to the end.
    assert_eq!(counted::<Cards>("players:2"), [1 + 3 + 6 * 9, 6 * 5, 1 + 3 + 6 * 9, 104]);
    // Three seats: 1 + 4 + 12 + 24 draws, then 25 ways, 13 of them to the end.
    let [histories, games, states, _] = counted::<Cards>("players:3");
    assert_eq!([histories, games, states], [17 + 24 * 25, 24 * 13, 17 + 24 * 25]);
    let [_, games, ..] = counted::<Cards>("players:2 copies:2 first:1");
    assert_eq!(games, 9 * 5);
    // Two seats show one of 3 hands each, in either order, twice.
    let [histories, games, ..] = counted::<Hands>("players:2 rounds:2");
    assert_eq!([histories, games], [1 + 6 + 18 + 18 * (6 + 18), 18 * 18]);
    let [_, games, ..] = counted::<Hands>("players:3 rounds:1 well:true");
    assert_eq!(games, 6 * 4 * 4 * 4);
}

/// Walks with many seeds, and returns the first law that is broken.
fn first_broken<G: Lawful>(setup: &G::Setup) -> Option<Broken> {
    (0..60).find_map(|seed| walk::<G>(setup, seed, LIMIT).err())
}

/// Returns the laws that walks of a game with a flaw find broken, until one breaks the expected
/// law. A flaw may break several laws, and a walk meets one of them first by chance.
fn broken_laws<G: Lawful>(flaw: u8, setup: &G::Setup, expected: &str) -> BTreeSet<&'static str> {
    flawed::set(flaw);
    let mut laws = BTreeSet::new();
    for broken in (0..60).filter_map(|seed| walk::<Flawed<G>>(setup, seed, LIMIT).err()) {
        laws.insert(broken.law);
        if broken.law == expected {
            break;
        }
    }
    laws
}

/// Requires that each flaw of a game is caught, and by which law.
macro_rules! caught {
    ($game:ty, $setup:expr, $($flaw:ident => $law:expr,)*) => {
        $(
            let laws = broken_laws::<$game>(flawed::$flaw, &$setup, $law);
            assert!(laws.contains($law), "{} breaks only {laws:?}", stringify!($flaw));
        )*
    };
}

#[test]
fn a_wrapped_game_keeps_the_laws() {
    assert_eq!(first_broken::<Flawed<Cards>>(&cards::Setup::default()), None);
    assert_eq!(first_broken::<Flawed<Hands>>(&hands::Setup::default()), None);
}

/// Returns a small game of Die Mauer.
fn small_wall() -> die_mauer::Setup {
    "players:3 stock:TG12".parse().expect("a setup")
}

#[test]
fn leaks_are_caught() {
    const LAW: &str = "nothing leaks";
    caught! { Cards, cards::Setup::default(),
        LEAK_IN_FIELD => LAW,
        LEAK_IN_JSON => LAW,
        LEAK_IN_DISPLAY => LAW,
        LEAK_IN_DEBUG => LAW,
        LEAK_IN_TEXT => LAW,
        LEAK_IN_SVG => LAW,
        LEAK_IN_ACTIONS => LAW,
        LEAK_IN_REFUSAL => LAW,
        LEAK_IN_TURN => LAW,
        LEAK_IN_SLOTS => LAW,
        LEAK_IN_TOUCHES => LAW,
    }
}

#[test]
fn leaks_of_die_mauer_are_caught() {
    const LAW: &str = "nothing leaks";
    caught! { die_mauer::State, small_wall(),
        LEAK_IN_FIELD => LAW,
        LEAK_IN_JSON => LAW,
        LEAK_IN_DISPLAY => LAW,
        LEAK_IN_DEBUG => LAW,
        LEAK_IN_TEXT => LAW,
        LEAK_IN_SVG => LAW,
        LEAK_IN_ACTIONS => LAW,
        LEAK_IN_REFUSAL => LAW,
    }
}

/// Returns the leaks that the law of tables finds in games with a flaw.
fn leaks(flaw: u8) -> impl Iterator<Item = Broken> {
    flawed::set(flaw);
    let start = Flawed::<Cards>::start(&cards::Setup::default()).expect("a start");
    (0..60).filter_map(move |seed| tables(&start, seed, LIMIT).err())
}

#[test]
fn tables_that_tell_secrets_are_caught() {
    for flaw in [
        flawed::LEAK_IN_JSON,
        flawed::LEAK_IN_TEXT,
        flawed::LEAK_IN_SVG,
        flawed::LEAK_IN_ACTIONS,
        flawed::LEAK_IN_REFUSAL,
        flawed::LEAK_IN_TOUCHES,
    ] {
        let law = leaks(flaw).next().map(|broken| broken.law);
        assert_eq!(law, Some("a table keeps secrets"), "flaw {flaw}");
    }
    // Only what players advise depends on the worlds that they draw.
    let mut advice = leaks(flawed::LEAK_IN_HINTS);
    assert!(advice.any(|broken| broken.detail.starts_with("analysis, session of ")));
    flawed::set(flawed::NOTHING);
    let start = Flawed::<Cards>::start(&cards::Setup::default()).expect("a start");
    let pairs: u64 = (0..60).map(|seed| tables(&start, seed, LIMIT).expect("no leak")).sum();
    assert!(pairs > 20, "{pairs}");
}

#[test]
fn every_other_flaw_is_caught() {
    caught! { Cards, cards::Setup::default(),
        ACTION_UNLISTED => "legal is what is accepted",
        ACTION_REFUSED => "legal is what is accepted",
        TURN_IDLE => "legal is what is accepted",
        CHANCE_OUT_OF_TURN => "legal is what is accepted",
        RULE_UNKNOWN => "a refusal cites a ruling",
        REFUSAL_MISQUOTES => "a refusal names what it refuses",
        PIECE_LOST => "pieces are conserved",
        ID_SHIFTED => "ids count the actions",
        ACTIONS_DISORDERED => "actions ascend by id",
        JSON_LOSSY => "a state is written and read exactly",
        NOTATION_LOSSY => "a state is written and read exactly",
        VIEW_JSON_LOSSY => "a view is written and read exactly",
        VIEWER_WRONG => "a view says who looks",
        HASH_UNSTEADY => "equal states hash equal",
        WINNER_FIXED => "moving seats moves the result",
        WINNER_MISSING => "a turn makes sense",
        STANDING_DIFFERS => "a turn makes sense",
        RESAMPLE_FAILS => "a viewer's state can be resampled",
        RESAMPLE_WIDE => "worlds are what is resampled",
        SAMPLER_DIFFERS => "a sampler draws what is resampled",
        WORLDS_SHORT => "worlds are what is resampled",
        WEIGHT_ZERO => "a turn makes sense",
        DEALING_DIFFERS => "dealing weighs chances",
        NOTING_DIFFERS => "noting changes nothing",
        EVENT_GROWS => "a viewer sees a part of what happens",
        EVENT_SILENT => "every decision is heard of",
        CODE_SPOKEN => "a refusal has a code",
        PLAYOUT_DIFFERS => "a playout is a random game",
        KIND_WRONG => "a game is of its kind",
        EVENT_JSON_LOSSY => "what is seen is written and read exactly",
        SLOT_SHARED => "slots name legal actions",
        SLOT_BEYOND => "slots name legal actions",
        SLOTS_GROW => "the number of slots stays",
        FEATURES_DIFFER => "features are what a view shows",
        FEATURE_WILD => "features are what a view shows",
        LAYOUT_GROWS => "a layout stays",
        TOUCH_SHARED => "touches mean actions",
        TOUCH_MISSING => "touches mean actions",
        TARGET_UNDRAWN => "what may be touched is drawn",
        EVENT_ELSEWHERE => "an event concerns what is drawn",
        CANONICAL_DIFFERS => "canonical states play alike",
        ACTION_UNKIND => "every action is of a kind",
        TRACE_WILD => "a history is what was seen",
        ACCOUNT_ELSEWHERE => "a record is resampled of what was seen",
        ACCOUNT_SHORT => "a record is resampled of what was seen",
        ACCOUNT_VEILED => "a record is resampled of what was seen",
        KNOWN_WRONGLY => "what is known has one world",
    }
    caught! { die_mauer::State, small_wall(),
        TALLY_SHORT => "a tally fills its columns",
    }
    caught! { Hands, hands::Setup::default(),
        COMMITS_ORDERED => "the order of commits does not matter",
    }
    caught! { Cards, cards::Setup { players: 3, ..Default::default() },
        SETUP_FORGOTTEN => "a state knows its setup",
    }
}

/// Returns the law that a census of a game with a flaw finds broken.
fn miscounted<G: Lawful>(flaw: u8, setup: &G::Setup, depth: u32) -> Option<&'static str> {
    flawed::set(flaw);
    census::<Flawed<G>>(setup, depth).err().map(|broken| broken.law)
}

#[test]
fn inexact_resampling_is_caught_by_a_census() {
    const LAW: Option<&str> = Some("resampling gives what could be");
    const WORLDS: Option<&str> = Some("worlds are what could be");
    let cards = cards::Setup::default();
    assert_eq!(miscounted::<Cards>(flawed::NOTHING, &cards, 9), None);
    assert_eq!(miscounted::<Cards>(flawed::RESAMPLE_NARROW, &cards, 9), LAW);
    assert_eq!(miscounted::<Cards>(flawed::RESAMPLE_WIDE, &cards, 9), LAW);
    assert_eq!(miscounted::<Cards>(flawed::RESAMPLE_UNEVEN, &cards, 9), LAW);
    assert_eq!(miscounted::<Cards>(flawed::WORLDS_SHORT, &cards, 9), WORLDS);
    assert_eq!(miscounted::<Cards>(flawed::WORLDS_UNEVEN, &cards, 9), WORLDS);
    assert_eq!(miscounted::<Cards>(flawed::LEAK_IN_EVENT, &cards, 9), WORLDS);
    let hands = hands::Setup::default();
    assert_eq!(miscounted::<Hands>(flawed::LEAK_IN_EVENT, &hands, 2), WORLDS);
}

#[test]
fn inexact_resampling_of_die_mauer_is_caught_by_a_census() {
    const LAW: Option<&str> = Some("worlds are what could be");
    const NONE: Option<&str> = Some("a viewer's state can be resampled");
    let setup = "players:3 stock:12".parse().expect("a setup");
    assert_eq!(miscounted::<die_mauer::State>(flawed::NOTHING, &setup, 4), None);
    assert_eq!(miscounted::<die_mauer::State>(flawed::LEAK_IN_EVENT, &setup, 2), LAW);
    assert_eq!(miscounted::<die_mauer::State>(flawed::RESAMPLE_FORGETS, &setup, 4), NONE);
}
