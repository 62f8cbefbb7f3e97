//! Scenarios are read, run and told, and no ruling is cited that doesn't exist.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use mauerwerk::rulebook::{Scenario, changes, wrap};
use mauerwerk::{GAMES, Lang};

use crate::files::{citations, files_below};

#[test]
fn transcripts_are_wrapped_at_blanks_and_in_long_words() {
    let words = format!("{} {}\n", "a".repeat(100), "b".repeat(30));
    assert_eq!(wrap(&words), words.replace(' ', "\n    "));
    let just = format!("  {} c\n", "a".repeat(116));
    assert_eq!(wrap(&just), just);
    let fills = format!("  {} c\n", "a".repeat(118));
    assert_eq!(wrap(&fills), fills.replace(" c", "\n      c"));
    let list = format!("walls:{} seat:0 \n\n", ["a1-a2"; 40].join(","));
    let wrapped = wrap(&list);
    assert!(wrapped.lines().all(|line| line.chars().count() <= 120), "{wrapped}");
    assert!(wrapped.ends_with("a1-a2 seat:0\n"), "{wrapped}");
    assert_eq!(wrapped.replace("\n    ", ""), list.replace("0 \n\n", "0\n"));
    let unbroken = format!("{}\n", "ä".repeat(300));
    assert_eq!(wrap(&unbroken), unbroken);
    let far = wrap(&format!("{}{}", " ".repeat(500), "a,".repeat(500)));
    assert!(far.lines().all(|line| line.len() <= 120) && far.lines().count() > 15, "{far}");
}

#[test]
fn changes_are_tokens_that_differ() {
    let told = |before, after| changes(before, after);
    assert_eq!(told("seat:0 phase:rolling", "seat:0 phase:rolling"), "");
    assert_eq!(told("seat:0 phase:rolling", "seat:1 phase:rolling roll:b/RG"), "seat:1 roll:b/RG");
    assert_eq!(told("seat:0 roll:b/RG die:S", "seat:0"), "gone: roll die");
    assert_eq!(told("roll:b/RG seat:0", "seat:1"), "seat:1; gone: roll");
    // What a list gained and lost, however often, unless all of it is shorter.
    assert_eq!(told("discards:xx,yy", "discards:xx,yy,yy"), "discards:+yy");
    assert_eq!(told("discards:xx,yy,yy,zz", "discards:xx,yy,zz"), "discards:-yy");
    assert_eq!(told("houses:1=R", "houses:1=RG"), "houses:1=RG");
    assert_eq!(told("visited:a1,a2", "visited:a2,a1"), "visited:a2,a1");
    assert_eq!(told("acting:0,1,2,3", "acting:1,2,3"), "acting:1,2,3");
    assert_eq!(told("hands:x,y/z,z", "hands:x/z,z"), "hands:x/z,z");
}

/// Returns the ids of all rulings of all games.
fn rulings() -> BTreeSet<String> {
    let rules = GAMES.iter().flat_map(|game| game.rules);
    rules.map(|rule| rule.id.to_string()).collect()
}

#[test]
fn each_ruling_is_in_exactly_one_chapter() {
    for game in GAMES {
        let mut taught: Vec<&str> =
            game.chapters.iter().flat_map(|chapter| chapter.rules).map(|id| id.as_str()).collect();
        let mut known: Vec<&str> = game.rules.iter().map(|rule| rule.id.as_str()).collect();
        taught.sort_unstable();
        known.sort_unstable();
        assert_eq!(taught, known, "{}", game.id);
        let ids: BTreeSet<&str> = game.chapters.iter().map(|chapter| chapter.id).collect();
        assert_eq!(ids.len(), game.chapters.len(), "{}", game.id);
    }
}

#[test]
fn every_cited_ruling_exists() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut cited = BTreeSet::new();
    for folder in ["core", "docs", "examples", "ffi", "python"] {
        for path in files_below(&root.join(folder)) {
            cited.extend(citations(&fs::read_to_string(&path).unwrap_or_default()));
        }
    }
    assert!(cited.len() > 50, "the files are read: {cited:?}");
    let unknown: Vec<String> = cited.difference(&rulings()).cloned().collect();
    assert!(unknown.is_empty(), "cited but not known: {unknown:?}");
}

/// Reads a scenario of Die Mauer with a script.
fn mine(script: &str) -> Result<Scenario, String> {
    let text = format!("game = 'die-mauer'\n[[line]]\nscript = \"\"\"\n{script}\"\"\"\n");
    Scenario::from_toml("mine", &text).map_err(|faults| faults.to_string())
}

/// Returns what fails in a scenario of Die Mauer with a script.
fn failures(script: &str) -> Vec<String> {
    mine(script).expect("it can be read").run().expect("its game exists").failures
}

#[test]
fn a_scenario_of_ones_own_needs_little() {
    let scenario = mine("all T 6 4 -\nholds: wall:T\n").unwrap();
    assert_eq!((scenario.title(Lang::En), scenario.rules().len()), ("mine", 0));
    let report = scenario.run().unwrap();
    assert!(report.passes(), "{:?}", report.failures);
    assert!(!report.transcript.contains("rules:"), "{}", report.transcript);
}

#[test]
fn wrong_steps_are_told_with_their_lines() {
    let told =
        mine("all T 6 4 -\n\nhold: wall:T\nlegal 1:\n  sees me: wall:T # who?\n").unwrap_err();
    for (line, step) in [(6, "hold: wall:T"), (7, "legal 1:"), (8, "sees me: wall:T")] {
        assert!(told.contains(&format!("line {line}: {step:?} is not a step: ")), "{told}");
    }
    assert!(told.contains("\"lacks: …\"") && told.contains("\"refused 0 T: DM-09\""), "{told}");

    let read = |text: &str| Scenario::from_toml("mine", text).unwrap_err().to_string();
    let one = "game = 'die-mauer'\nline = [{ script = 'turn: decide 0\t' }, {}]";
    assert_eq!(read(one), "line 2: a [[line]] has a script");
    let escaped = "game = 'die-mauer'\n[[line]]\nscript = \"turn: chance\\nturn\\nholds\"";
    assert_eq!(read(escaped).matches("line 3: ").count(), 2, "{}", read(escaped));
    let windows = "game = 'die-mauer'\r\n[[line]]\r\nscript = '''\r\n0 T\r\nturn\r\n'''";
    assert!(read(windows).starts_with("line 5: \"turn\" is not"), "{}", read(windows));
    assert_eq!(read("line = []").split(':').next(), Some("a scenario names its game"));
}

#[test]
fn failures_say_where_and_what_was_found() {
    assert_eq!(
        failures("legal 0: T\nall T 6 4 -\nturn: chance\nholds: wall:G tower:4\nlacks: wall\n"),
        [
            "line 4: expected legal 0: T, found - T G 1 2 3 4 6",
            "line 6: expected turn: chance, found decide 0,1,2,3",
            "line 7: expected holds: wall:G, found wall:T",
            "line 7: expected holds: tower:4, found nothing in wall:T stocks:G12346/TG12346/\
             TG12346/TG12346 master:1 round:1 totals:0/0/0/0",
            "line 8: expected no wall, found wall:T",
        ]
    );
    let [refused, legal, unread, heard] = &failures(
        "refused 0 5: DM-07\nrefused 0 T: DM-09\nrefused 0 Q: DM-09\nheard 1: rain\n",
    )[..] else {
        panic!("four steps fail");
    };
    assert!(
        refused.starts_with("line 4: expected DM-07 to refuse 0 5, found ")
            && refused.contains(" (DM-09) "),
        "{refused}"
    );
    assert_eq!(legal, "line 5: expected DM-09 to refuse 0 T, found that it is legal");
    assert!(unread.contains("found that \"Q\" is not"), "{unread}");
    assert_eq!(heard, "line 7: expected seat 1 to hear \"rain\", found nothing");
}

#[test]
fn faults_that_nobody_expects_are_told() {
    let text = "game = 'die-mauer'\nsetup = 'players:9'\n[[line]]\nscript = '0 T'";
    let failures = Scenario::from_toml("mine", text).unwrap().run().unwrap().failures;
    assert_eq!(failures.len(), 1);
    assert!(failures[0].contains("without faults: DM-02: "), "{failures:?}");
}

#[test]
fn a_byte_order_mark_is_no_part_of_a_scenario() {
    let text =
        "\u{feff}game = 'die-mauer'\n[[line]]\nscript = '''\nturn: decide 0,1,2,3\nrain\n'''";
    let told = Scenario::from_toml("mine", text).unwrap_err().to_string();
    assert!(told.starts_with("line 5: \"rain\""), "{told}");
}

#[test]
fn no_scenario_of_an_unknown_game_passes() {
    let text = "game = 'chess'\n[[line]]\nscript = '0 e4'";
    let told = Scenario::from_toml("mine", text).unwrap_err().to_string();
    assert!(told.starts_with("there is no game \"chess\": choose from "), "{told}");
    let scenario = mine("turn: decide 0,1,2,3\n").unwrap();
    let told = scenario.run_as::<mauerwerk::berlin::State>().unwrap_err().to_string();
    assert_eq!(told, "the scenario is of the game \"die-mauer\", not of \"berlin\"");
}
