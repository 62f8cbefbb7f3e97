//! `rules` looks rulings up.

use std::path::Path;

use mauerwerk::berlin::Variant;
use mauerwerk::{GAMES, Lang, Reason as _, die_mauer};

use crate::run::{run, run_in};

#[test]
fn all_rulings_are_listed() {
    for game in GAMES {
        let out = run(&["rules", game.id]).good();
        assert_eq!(out.lines().count(), game.rules.len(), "one line a ruling: {out}");
        for (rule, line) in game.rules.iter().zip(out.lines()) {
            assert!(
                line.starts_with(rule.id.as_str()) && line.contains(rule.sentence(Lang::En)),
                "{line}"
            );
        }
    }
}

#[test]
fn one_ruling_is_told_in_full() {
    let out = run(&["rules", "die-mauer", "dm-45"]).good();
    assert!(out.starts_with("DM-45 "), "{out}");
    assert!(out.contains("\noption     rounds\n") && out.contains("\nscenarios  "), "{out}");
}

#[test]
fn rulings_are_found_by_what_they_are_called() {
    let one = run(&["rules", "die-mauer", "DM-20"]).good();
    for called in [&["DM-20"][..], &["dm20"], &["die-mauer", "20"], &["die-mauer", "dm-020"]] {
        assert_eq!(run(&[&["rules"], called].concat()).good(), one, "{called:?}");
    }
    let several = run(&["rules", "DM-20", "BE-21", "MA-03"]).good();
    assert!(several.starts_with(&one), "{several}");
    assert!(several.contains("\n\nBE-21  ") && several.contains("\n\nMA-03  "), "{several}");
    let all = run(&["rules"]).good();
    assert_eq!(all.lines().count(), GAMES.iter().map(|game| game.rules.len()).sum::<usize>());
}

#[test]
fn rulings_are_found_by_words() {
    let found = run(&["rules", "--search", "EMPTY fist"]).good();
    assert!(found.contains("DM-40 ") && !found.contains("DM-20 "), "{found}");
    assert_eq!(run(&["rules", "berlin", "--search", "empty fist"]).code, 2);
    let option = run(&["rules", "die-mauer", "--search", "tie_break"]).good();
    assert!(option.starts_with("DM-46 ") && option.lines().count() == 1, "{option}");
    let none = run(&["rules", "--search", "bishop"]);
    assert_eq!(none.err, "mauerwerk: no ruling contains \"bishop\"\n");
}

#[test]
fn rulings_are_found_by_variants() {
    for variant in Variant::ALL {
        let found = run(&["rules", "berlin", "--search", variant.name()]).good();
        assert!(!found.is_empty(), "{}", variant.name());
    }
    let all = run(&["rules", "berlin"]).good();
    assert!(!all.to_lowercase().contains("variant 1"), "{all}");
}

#[test]
fn editions_say_what_they_set() {
    for command in [&["rules"][..], &["rules", "die-mauer"], &["options", "die-mauer"]] {
        let out = run(&[command, &["--edition", "vil-coyote"]].concat()).good();
        assert!(out.contains("donation_can_end_round") && out.contains("mandatory"), "{out}");
        assert!(out.contains("DM-35") && !out.contains("DM-01"), "{out}");
    }
    let out = run(&["options", "berlin", "variants:wall-of-china", "rows:5"]).good();
    assert!(out.contains("\n rows ") && !out.contains("\n players "), "{out}");
    for wrong in [&["rules", "--edition", "vil-coyot"][..], &["rules", "berlin", "--edition", "x"]]
    {
        let run = run(wrong);
        assert_eq!((run.code, run.out.as_str()), (2, ""), "{}", run.err);
    }
}

#[test]
fn rulings_options_and_refusals_are_told_in_a_language() {
    let told = |arguments: &[&str]| run(&[arguments, &["--lang", "de"]].concat()).good();
    let rule = GAMES[0].rule("DM-20").expect("a ruling");
    assert!(told(&["rules", "DM-20"]).starts_with(&format!("DM-20  {}\n", rule.title(Lang::De))));
    let json: serde_json::Value =
        serde_json::from_str(&told(&["rules", "DM-20", "--json"])).unwrap();
    assert_eq!(json[0]["sentence"], rule.sentence(Lang::De));
    assert!(told(&["options", "die-mauer"]).contains("players: Die Zahl der Spieler.\n"));
    let play = ["play", "die-mauer", "--people", "all", "--lang", "de"];
    let advice = die_mauer::Reason::PlanNotOwned.advice().get(Lang::De);
    let out = run_in(Path::new("."), &play, "\n5\n").good();
    assert!(out.split_whitespace().collect::<Vec<_>>().join(" ").contains(advice), "{out}");
}

#[test]
fn rulings_and_options_are_printed_as_json() {
    let read = |arguments: &[&str]| -> Vec<serde_json::Value> {
        serde_json::from_str(&run(&[arguments, &["--json"]].concat()).good()).unwrap()
    };
    let rulings = read(&["rules", "DM-46", "BE-21"]);
    assert_eq!((&rulings[0]["id"], &rulings[1]["game"]), (&"DM-46".into(), &"berlin".into()));
    assert!(rulings.iter().all(|ruling| !ruling["scenarios"].as_array().unwrap().is_empty()));
    let options = read(&["options", "mauerbauer"]);
    let option = options.iter().find(|option| option["option"] == "first_player").unwrap();
    assert_eq!((&option["default"], &option["rulings"][0]), (&"random".into(), &"MA-81".into()));
    let set = read(&["options", "die-mauer", "--edition", "vil-coyote"]);
    assert!(set.iter().any(|one| one["option"] == "donation" && one["value"] == "mandatory"));
    let view: serde_json::Value =
        serde_json::from_str(&run(&["show", "die-mauer", "--json"]).good()).unwrap();
    assert_eq!(view["viewer"], "spectator");
}

#[test]
fn a_book_has_every_ruling_below_its_chapter() {
    for game in GAMES {
        let out = run(&["rules", game.id, "--book"]).good();
        for chapter in game.chapters {
            let (_, rest) =
                out.split_once(&format!("{}\n\n", chapter.title(Lang::En))).expect(&out);
            assert!(rest.starts_with(chapter.rules[0].as_str()), "{rest}");
        }
        let listed =
            |id: &str| out.lines().filter(|line| line.starts_with(&format!("{id} "))).count();
        assert!(game.rules.iter().all(|rule| listed(rule.id.as_str()) == 1), "{out}");
    }
}
