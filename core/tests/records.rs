//! Records written by older versions stay readable, and no text can do harm.

use mauerwerk::die_mauer::{Setup, State};
use mauerwerk::{Faults, Game, Record, Viewer, berlin, mauerbauer};

/// Holds a record of version 1.
const VERSION_1: &str = include_str!("records/die_mauer-1.json");

fn read(text: &str) -> Result<Record<State>, Faults> {
    Record::from_json(text)
}

#[test]
fn version_1_is_read_and_written_as_it_was() {
    let record = read(VERSION_1).unwrap();
    assert_eq!(record.to_json(), VERSION_1.trim_end());
    assert_eq!(record.names(), ["Ada", "Ben", "Cleo"]);
    assert_eq!(record.decisions().len(), 8);
    let outcome = record.outcome().unwrap().to_string();
    assert_eq!(outcome, "won by 0 with 0/19/15 (all rounds are played)");
    assert_eq!(record.states().last().as_ref(), Some(record.state()));
}

/// Holds a record of version 1 of Berlin.
const BERLIN_1: &str = include_str!("records/berlin-1.json");

#[test]
fn version_1_of_berlin_is_read_and_written_as_it_was() {
    let record = Record::<berlin::State>::from_json(BERLIN_1).unwrap();
    assert_eq!(record.to_json(), BERLIN_1.trim_end());
    assert_eq!(record.decisions().len(), 52);
    let outcome = record.outcome().unwrap().to_string();
    assert_eq!(outcome, "won by 1 with 0/1 (too many idle turns)");
}

#[test]
fn a_record_of_berlin_that_was_tampered_with_is_refused() {
    let cases = [
        ("\"* n\"", "\"* 9\"", "decision 2 (* 9): \"9\" is not an action"),
        ("\"0 @d2\"", "\"0 @d9\"", "decision 3 (0 @d9): BE-06: "),
        ("\"* 4\"", "\"* Sa\"", "decision 6 (* Sa): BE-07: "),
        ("\"1 ?\"", "\"1 *\"", "decision 10 (1 *): BE-20: "),
        ("\"1 c2<U\"", "\"1 x\"", "decision 15 (1 x): BE-71: "),
        ("\"1 +b2\"", "\"1 +d1\"", "decision 22 (1 +d1): BE-82: "),
        ("[0,1]", "[1,0]", "the decisions do not lead to the outcome"),
        ("nullo-gravity", "gravity", "decision 15 (1 c2<U): BE-"),
        ("\"rows\":3", "\"rows\":97", "BE-74: "),
    ];
    for (from, to, expected) in cases {
        let changed = BERLIN_1.replacen(from, to, 1);
        assert_ne!(changed, BERLIN_1, "{from}");
        let faults = Record::<berlin::State>::from_json(&changed).unwrap_err().to_string();
        assert!(faults.contains(expected), "{to}: {faults}");
    }
}

/// Holds a record of version 1 of Mauerbauer.
const MAUERBAUER_1: &str = include_str!("records/mauerbauer-1.json");

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
        ("\"* first:1\"", "\"* first:2\"", "decision 1 (* first:2): MA-81: "),
        ("\"* draw:size-3\"", "\"* draw:size\"", "decision 3 (* draw:size): MA-60: "),
        ("\"1 a2-b3\"", "\"1 a2-b1\"", "decision 14 (1 a2-b1): MA-03: "),
        ("\"* b/R?\"", "\"* -/R?\"", "decision 15 (* -/R?): MA-18: "),
        ("\"1 bb/B.\"", "\"1 bb/BR\"", "decision 16 (1 bb/BR): MA-26: "),
        ("\"0 wg/B.\"", "\"0 ww/B.\"", "decision 19 (0 ww/B.): MA-20: "),
        ("\"0 out-Y+cities\"", "\"0 out-Y+out-Y\"", "decision 32 (0 out-Y+out-Y): MA-54: "),
        ("\"0 join:4\"", "\"0 join:5\"", "decision 70 (0 join:5): MA-46: "),
        ("\"0 city:3\"", "\"0 city:5\"", "decision 97 (0 city:5): MA-88: "),
        ("[5,8]", "[8,5]", "the decisions do not lead to the outcome"),
        ("\"early_roll_penalty\":true", "\"early_roll_penalty\":false", "MA-15: "),
        ("\"hexagon\"", "\"pentagon\"", "neither reconstructed"),
    ];
    for (from, to, expected) in cases {
        let changed = MAUERBAUER_1.replacen(from, to, 1);
        assert_ne!(changed, MAUERBAUER_1, "{from}");
        let faults = Record::<mauerbauer::State>::from_json(&changed).unwrap_err().to_string();
        assert!(faults.contains(expected), "{to}: {faults}");
    }
}

#[test]
fn a_record_that_was_tampered_with_is_refused() {
    let cases = [
        ("\"version\":1", "\"version\":2", "version 2 is not one of 1 to 1"),
        ("\"version\":1", "\"version\":0", "version 0 is not one of 1 to 1"),
        ("\"ruleset\":1", "\"ruleset\":9", "ruleset 9 is not one of 1 to 1"),
        ("die-mauer", "chess", "the game is \"chess\", not \"die-mauer\""),
        ("mauerwerk-record", "record", "the format is \"record\", not \"mauerwerk-record\""),
        ("\"0 T\"", "\"0 6\"", "decision 1 (0 6): DM-09: "),
        ("\"0 T\"", "\"9 T\"", "decision 1 (9 T): \"9 T\" is not a decision"),
        ("\"0 T\"", "\"T\"", "decision 1 (T): \"T\" is not a decision"),
        ("[0,19,15]", "[0,0,0]", "the decisions do not lead to the outcome"),
        ("\"players\":3", "\"players\":99", "DM-02: players is 99"),
        ("\"Ada\",", "", "2 names for 3 seats"),
        ("\"setup\"", "\"extra\":1,\"setup\"", "unknown field `extra`"),
    ];
    for (from, to, expected) in cases {
        let changed = VERSION_1.replacen(from, to, 1);
        assert_ne!(changed, VERSION_1, "{from}");
        let faults = read(&changed).unwrap_err().to_string();
        assert!(faults.contains(expected), "{to}: {faults}");
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

fn ends_with_its_view<G: Game>(record: &Record<G>) {
    for viewer in Viewer::all(record.state().seats()) {
        assert_eq!(*record.seen_by(viewer).now(), record.state().view(viewer));
    }
}
