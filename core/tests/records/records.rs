//! Records written by older versions stay readable, and no text can do harm.

use std::collections::BTreeMap;

use mauerwerk::die_mauer::{Setup, State};
use mauerwerk::{
    Actor, Dealer, Decision, Faults, FullGame, Game as _, Record, Seats, Theme, View as _, Viewer,
    berlin, mauerbauer,
};

/// A record of version 1.
const VERSION_1: &str = include_str!("old/die_mauer-1.json");

fn read(text: &str) -> Result<Record<State>, Faults> {
    Record::from_json(text)
}

#[test]
fn version_1_is_read_and_written_as_it_was() {
    let record = read(VERSION_1).unwrap();
    let ruleset_2 = VERSION_1.trim_end().replace("\"ruleset\":1", "\"ruleset\":2");
    assert_eq!(record.to_json(), ruleset_2);
    assert_eq!(record.names(), ["Ada", "Ben", "Cleo"]);
    assert_eq!(record.decisions().len(), 8);
    let outcome = record.outcome().unwrap().to_string();
    assert_eq!(outcome, "won by 0 with 0/19/15 (all rounds are played)");
    assert_eq!(record.states().last().as_ref(), Some(record.state()));
}

/// A record of version 1 of Berlin.
const BERLIN_1: &str = include_str!("old/berlin-1.json");

#[test]
fn version_1_of_berlin_is_read_and_written_as_ruleset_2() {
    let record = Record::<berlin::State>::from_json(BERLIN_1).unwrap();
    let ruleset_2 = BERLIN_1.trim_end().replacen("\"ruleset\":1", "\"ruleset\":2", 1);
    assert_eq!(record.to_json(), ruleset_2);
    assert_eq!(record.decisions().len(), 52);
    let outcome = record.outcome().unwrap().to_string();
    assert_eq!(outcome, "won by 1 with 0/1 (too many idle turns)");
}

#[test]
fn a_record_of_berlin_that_was_tampered_with_is_refused() {
    let cases = [
        ("\"* n\"", "\"* 9\"", "decision 2 (* 9): \"9\" is not an action"),
        ("\"0 @d2\"", "\"0 @d9\"", "decision 3 (0 @d9): …(BE-06)"),
        ("\"* 4\"", "\"* Sa\"", "decision 6 (* Sa): …(BE-128)"),
        ("\"1 ?\"", "\"1 *\"", "decision 10 (1 *): …(BE-114)"),
        ("\"1 c2<U\"", "\"1 x\"", "decision 15 (1 x): …(BE-71)"),
        ("\"1 +b2\"", "\"1 +d1\"", "decision 22 (1 +d1): …(BE-82)"),
        ("[0,1]", "[1,0]", "the decisions do not lead to the outcome"),
        ("nullo-gravity", "gravity", "decision 15 (1 c2<U): …(BE-"),
        ("\"rows\":3", "\"rows\":97", "BE-74: "),
    ];
    for (from, to, expected) in cases {
        let changed = BERLIN_1.replacen(from, to, 1);
        assert_ne!(changed, BERLIN_1, "{from}");
        let faults = Record::<berlin::State>::from_json(&changed).unwrap_err().to_string();
        assert!(expected.split('…').all(|part| faults.contains(part)), "{to}: {faults}");
    }
}

/// Returns a record of ruleset 1, from a settlement that has fifteen holes to fill in turn. In
/// those rules the next seat rolled after eleven.
fn long_settlement(fills: usize) -> String {
    let start: berlin::State = "rows:6 columns:8 variants:nullo-gravity wall:tcStcMtcCtcA/\
        tcM...cAtcS/tcCtcA.cS.cM/t..cS.cMtcC/t.t.t..cA/tcMtcC.cAtcS hammers:a1/h1 \
        collected:tSatS2tS3tS4tS5cCacAa/tSntMatM2cSacMacC2 phase:settling"
        .parse()
        .expect("a position");
    let mut record = Record::from_state(start);
    let shifts = "g4<L d2<U e3<D f4<D d4<R c5<D c4<R f3<L e5<D g2<U b2<R g3<D c3<U e3<U d2<L";
    for shift in shifts.split(' ').take(fills) {
        record.play(0, shift).expect(shift);
    }
    record.to_json().replacen("\"ruleset\":2", "\"ruleset\":1", 1)
}

#[test]
fn a_record_of_berlin_whose_settlement_stopped_too_early_is_refused_there() {
    let whole = Record::<berlin::State>::from_json(&long_settlement(15)).unwrap();
    assert_eq!(whole.state().phase(), berlin::Phase::Rolling);

    let stopped = long_settlement(11).replacen("g2<U\",\"0 b2<R\"", "g2<U\",\"0 b2<R\",\"* 4\"", 1);
    let faults = Record::<berlin::State>::from_json(&stopped).unwrap_err().to_string();
    assert!(faults.starts_with("decision 12 (* 4): ") && faults.contains("(BE-128)"), "{faults}");
}

/// A record of version 1 of Mauerbauer.
const MAUERBAUER_1: &str = include_str!("old/mauerbauer-1.json");

#[test]
fn version_1_of_mauerbauer_is_read_and_written_as_it_was() {
    let record = Record::<mauerbauer::State>::from_json(MAUERBAUER_1).unwrap();
    assert_eq!(record.to_json(), MAUERBAUER_1.trim_end());
    assert_eq!(record.decisions().len(), 99);
    let outcome = record.outcome().unwrap().to_string();
    assert_eq!(outcome, "won by 1 with 5/8 (no wall line is left)");
}

#[test]
fn a_record_of_mauerbauer_that_was_tampered_with_is_refused() {
    let cases = [
        ("\"* first:1\"", "\"* first:2\"", "decision 1 (* first:2): …(MA-81)"),
        ("\"* draw:size-3\"", "\"* draw:size\"", "decision 3 (* draw:size): …(MA-98)"),
        ("\"1 a2-b3\"", "\"1 a2-b1\"", "decision 14 (1 a2-b1): …(MA-97)"),
        ("\"* b/R?\"", "\"* -/R?\"", "decision 15 (* -/R?): …(MA-18)"),
        ("\"1 bb/B.\"", "\"1 bb/BR\"", "decision 16 (1 bb/BR): …(MA-26)"),
        ("\"0 wg/B.\"", "\"0 ww/B.\"", "decision 19 (0 ww/B.): …(MA-20)"),
        ("\"0 out-Y+cities\"", "\"0 out-Y+out-Y\"", "decision 32 (0 out-Y+out-Y): …(MA-54)"),
        ("\"0 join:4\"", "\"0 join:5\"", "decision 70 (0 join:5): …(MA-46)"),
        ("\"0 city:3\"", "\"0 city:5\"", "decision 97 (0 city:5): …(MA-100)"),
        ("[5,8]", "[8,5]", "the decisions do not lead to the outcome"),
        ("\"early_roll_penalty\":true", "\"early_roll_penalty\":false", "(MA-15)"),
        ("\"hexagon\"", "\"pentagon\"", "setup.board: takes reconstructed, "),
    ];
    for (from, to, expected) in cases {
        let changed = MAUERBAUER_1.replacen(from, to, 1);
        assert_ne!(changed, MAUERBAUER_1, "{from}");
        let faults = Record::<mauerbauer::State>::from_json(&changed).unwrap_err().to_string();
        assert!(expected.split('…').all(|part| faults.contains(part)), "{to}: {faults}");
    }
}

#[test]
fn a_record_that_was_tampered_with_is_refused() {
    let cases = [
        ("\"version\":1", "\"version\":4", "version 4 is not between 1 and 3"),
        ("\"version\":1", "\"version\":0", "version 0 is not between 1 and 3"),
        ("\"ruleset\":1", "\"ruleset\":9", "ruleset 9 is not between 1 and 2"),
        ("die-mauer", "chess", "the game is \"chess\", not \"die-mauer\""),
        ("mauerwerk-record", "record", "the format is \"record\", not \"mauerwerk-record\""),
        ("\"0 T\"", "\"0 6\"", "decision 1 (0 6): …(DM-09)"),
        ("\"0 T\"", "\"9 T\"", "decision 1 (9 T): \"9 T\" is not a decision"),
        ("\"0 T\"", "\"T\"", "decision 1 (T): \"T\" is not a decision"),
        ("[0,19,15]", "[0,0,0]", "the decisions do not lead to the outcome"),
        ("\"players\":3", "\"players\":99", "DM-02: players is 99"),
        ("\"names\"", "\"seed\":7,\"names\"", "a record of version 1 has no seed: write version 2"),
        ("\"Ada\",", "", "2 names for 3 seats"),
        ("\"setup\"", "\"extra\":1,\"setup\"", "extra: no such name; there are format, "),
    ];
    for (from, to, expected) in cases {
        let changed = VERSION_1.replacen(from, to, 1);
        assert_ne!(changed, VERSION_1, "{from}");
        let faults = read(&changed).unwrap_err().to_string();
        assert!(expected.split('…').all(|part| faults.contains(part)), "{to}: {faults}");
    }
}

#[test]
fn no_text_does_harm() {
    let deep = "[".repeat(100_000);
    for text in ["", "{}", "null", "[]", "\u{0}", "{\"format\":1}", &deep] {
        assert!(read(text).is_err(), "{text:.20}");
    }
    for end in 0..VERSION_1.trim_end().len() {
        assert!(read(&VERSION_1[..end]).is_err(), "cut off at {end}");
    }
    for end in 0..BERLIN_1.trim_end().len() {
        assert!(Record::<berlin::State>::from_json(&BERLIN_1[..end]).is_err(), "cut off at {end}");
    }
}

#[test]
fn undoing_every_decision_leads_back_to_the_start() {
    let mut record = Record::<State>::random(&Setup::default(), 7).unwrap();
    let states: Vec<State> = record.states().collect();
    for state in states.iter().rev().skip(1).take(20) {
        record.undo().unwrap();
        assert_eq!(record.state(), state);
    }
    let mut record = read(VERSION_1).unwrap();
    while record.undo().is_some() {}
    assert_eq!(record.state(), record.start());
}

#[test]
fn what_a_seat_has_seen_of_a_record_ends_with_its_view() {
    ends_with_its_view(&Record::<State>::random(&Setup::default(), 3).unwrap());
    ends_with_its_view(&Record::<berlin::State>::from_json(BERLIN_1).unwrap());
}

/// Plays on for a while: seats choose by a dealer from outside, chance is the record's own.
fn play_on<G: FullGame>(record: &mut Record<G>, dealer: &mut Dealer, decisions: usize) {
    while record.decisions().len() < decisions && record.outcome().is_none() {
        match record.state().decide(dealer).expect("the game goes on") {
            (Actor::Chance, _) => drop(record.deal().expect("chance is asked")),
            (actor, action) => record.push(actor, action).expect("the dealer decides legally"),
        }
    }
}

fn owning<G: FullGame>(setup: &str, seed: u64) -> Record<G> {
    let setup = setup.parse().expect("a setup");
    Record::new(&setup).expect("a legal setup").with_chance(seed)
}

/// Returns what chance brought, by the number of decisions before it.
fn brought<G: FullGame>(record: &Record<G>) -> Vec<(usize, Decision<G::Action>)> {
    let all = record.decisions().iter().copied().enumerate();
    all.filter(|(_, decision)| decision.actor == Actor::Chance).collect()
}

fn decided_again_brings_the_same<G: FullGame>(setup: &str) {
    let mut record = owning::<G>(setup, 0xD1CE);
    play_on(&mut record, &mut Dealer::new(1), 150);
    let (played, first) = (record.clone(), brought(&record));
    assert!(first.len() > 20, "{first:?}");
    for decisions in [149, 100, 33, 32, 31, 1, 0] {
        let taken = record.undo_to(decisions);
        assert_eq!(taken, played.decisions()[decisions..]);
        // Decides otherwise, and comes back.
        play_on(&mut record, &mut Dealer::new(2), 150);
        record.undo_to(decisions);
        for decision in taken {
            match decision.actor {
                Actor::Chance => assert_eq!(record.deal(), Ok(decision)),
                actor => record.push(actor, decision.action).expect("it was legal before"),
            }
        }
        assert_eq!(record, played);
        // Also where it was kept in between.
        record = Record::from_json(&record.to_json()).expect("what is written is read");
        assert_eq!(record, played);
    }
}

#[test]
fn what_is_taken_back_and_decided_again_brings_the_same() {
    decided_again_brings_the_same::<berlin::State>("players:3 hammer_setup:random");
    decided_again_brings_the_same::<mauerbauer::State>("players:3");
}

#[test]
fn chance_depends_on_the_seed_and_the_number_of_decisions_alone() {
    let brought = |seed, choices| {
        let mut record = owning::<berlin::State>("players:2 hammer_setup:random", seed);
        play_on(&mut record, &mut Dealer::new(choices), 200);
        let chances = |made| record.state_at(made).unwrap().chances();
        let brought = brought(&record).into_iter();
        brought.map(|(made, decision)| (made, (chances(made), decision))).collect()
    };
    // After the same number of decisions of another kind, chance brings the same.
    let [one, other]: [BTreeMap<_, _>; 2] = [brought(7, 1), brought(7, 2)];
    let same = |made: &&usize| other.get(made).is_some_and(|(chances, _)| *chances == one[made].0);
    let both: Vec<&usize> = one.keys().filter(same).collect();
    assert!(both.len() > 40 && one != other, "{both:?}");
    assert!(both.iter().all(|made| one[made] == other[made]));
    assert_ne!(one, brought(8, 1));
}

#[test]
fn the_last_decision_of_a_person_is_found_behind_what_chance_brought() {
    let mut record = owning::<mauerbauer::State>("players:3", 7);
    let all = Seats::first(3);
    assert_eq!(record.resolve_chance().unwrap(), record.decisions().len() as u64);
    assert_eq!(record.before_last(all), None);
    play_on(&mut record, &mut Dealer::new(1), 60);
    record.resolve_chance().unwrap();
    let last = record.before_last(all).unwrap();
    assert!(record.decisions()[last + 1..].iter().all(|made| made.actor == Actor::Chance));
    let played = record.clone();
    let Actor::Seat(seat) = record.decisions()[last].actor else { panic!("chance is no person") };
    let others = record.before_last(all.without(seat)).unwrap();
    assert!(others < last && record.decisions()[others].actor != seat.into());
    let taken = record.undo_to(last);
    assert_eq!(*record.state(), played.state_at(last).unwrap());
    record.push(seat.into(), taken[0].action).unwrap();
    record.resolve_chance().unwrap();
    assert_eq!(record, played);
}

#[test]
fn a_record_without_chance_of_its_own_deals_nothing() {
    let mut record = owning::<State>("players:3", 7);
    assert_eq!(record.deal().unwrap_err().to_string(), "the game does not wait for chance");
    assert_eq!(record.resolve_chance(), Ok(0));
    let mut record = Record::<berlin::State>::new(&"players:2".parse().unwrap()).unwrap();
    let error = "the game has no chance of its own: give it a seed";
    assert_eq!(record.deal().unwrap_err().to_string(), error);
    assert_eq!(record.resolve_chance().unwrap_err().to_string(), error);
    assert!(record.decisions().is_empty());
    record.set_seed(Some(7));
    assert!(record.resolve_chance().unwrap() > 0);
}

#[test]
fn the_seed_reaches_no_viewer() {
    let of = |seed| {
        let mut record = owning::<mauerbauer::State>("players:3", 99);
        play_on(&mut record, &mut Dealer::new(1), 60);
        record.set_seed(seed);
        record
    };
    let [one, other, none] = [Some(0x5EED_5EED_5EED), Some(1), None].map(of);
    assert_ne!(one.to_json(), other.to_json());
    let told = |record: &Record<mauerbauer::State>| {
        let state = record.state();
        let mut told = vec![serde_json::to_string(state).unwrap(), state.to_string()];
        for viewer in Viewer::all(3) {
            let (seen, view) = (record.seen_by(viewer), state.view(viewer));
            told.extend([format!("{seen:?}"), serde_json::to_string(&seen).unwrap()]);
            told.extend([view.to_string(), view.text(), view.svg(Theme::Light)]);
            told.push(seen.resample(&mut Dealer::new(3)).unwrap().to_string());
        }
        told
    };
    assert_eq!(told(&one), told(&other));
    assert_eq!(told(&one), told(&none));
    let seed = 0x5EED_5EED_5EED_u64.to_string();
    assert!(one.to_json().contains(&seed));
    assert!(told(&one).iter().all(|text| !text.contains(&seed)));
}

/// A record of version 2 of Berlin: it has its own chance, and ends in the middle.
const BERLIN_2: &str = include_str!("old/berlin-2.json");

#[test]
fn version_2_goes_on_with_the_same_chance_for_ever() {
    let mut record = Record::<berlin::State>::from_json(BERLIN_2).unwrap();
    assert_eq!(record.to_json(), BERLIN_3.trim_end());
    assert_eq!(record.seed(), Some(u64::MAX));
    let kept = brought(&record);
    assert_eq!(kept.len(), 78);
    for (made, decision) in kept.into_iter().rev() {
        record.undo_to(made);
        assert_eq!(record.deal(), Ok(decision), "after {made} decisions");
    }
}

/// The same record as it is written now: with its seed as text.
const BERLIN_3: &str = include_str!("old/berlin-3.json");

#[test]
fn a_seed_survives_programs_that_read_numbers_as_doubles() {
    let record = Record::<berlin::State>::from_json(BERLIN_3).unwrap();
    assert_eq!((record.seed(), record.to_json()), (Some(u64::MAX), BERLIN_3.trim_end().to_owned()));
    for seed in ["7", "\"7\"", "\"007\""] {
        let changed = BERLIN_3.replacen("\"18446744073709551615\"", seed, 1);
        assert_eq!(Record::<berlin::State>::from_json(&changed).unwrap().seed(), Some(7));
    }
    let wrong = [
        ("18446744073709551616", "18446744073709552000"),
        ("\"18446744073709551616\"", "\"18446744073709551616\""),
        ("1.8446744073709552e19", "18446744073709552000"),
        ("-1", "-1"),
        ("7.5", "7.5"),
        ("\"+7\"", "\"+7\""),
        ("\"\"", "\"\""),
        ("[]", "a list"),
    ];
    for (seed, shown) in wrong {
        let changed = BERLIN_3.replacen("\"18446744073709551615\"", seed, 1);
        let faults = Record::<berlin::State>::from_json(&changed).unwrap_err().to_string();
        let expected =
            format!("seed: takes a whole number from 0 to 18446744073709551615; this is {shown}");
        assert_eq!(faults, expected, "{seed}");
    }
}

#[test]
fn every_state_is_found_without_those_before_it() {
    let record = Record::<mauerbauer::State>::from_json(MAUERBAUER_1).unwrap();
    for (made, state) in record.states().enumerate() {
        assert_eq!(record.state_at(made), Some(state));
    }
    assert_eq!(record.state_at(record.decisions().len() + 1), None);
    assert_eq!(record.state_at(usize::MAX), None);
    let mut same = record.clone();
    assert!(same.undo_to(100).is_empty() && same.undo_to(usize::MAX).is_empty());
    assert_eq!(same, record);
}

fn ends_with_its_view<G: FullGame>(record: &Record<G>) {
    for viewer in Viewer::all(record.state().seats()) {
        assert_eq!(*record.seen_by(viewer).now(), record.state().view(viewer));
    }
}
