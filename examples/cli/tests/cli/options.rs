//! `options` lists what a setup takes, as the game itself says it.

use mauerwerk::GAMES;
use mauerwerk::berlin::Variant;

use crate::run::run;

#[test]
fn all_options_are_listed() {
    for (game, options) in [
        ("die-mauer", &["players", "edition", "rounds", "tie_break"]),
        ("berlin", &["players", "variants", "gravity_fills", "max_idle_turns"]),
        ("mauerbauer", &["players", "board", "deck", "first_player"]),
    ] {
        let out = run(&["options", game]).good();
        for option in options {
            assert!(out.contains(&format!("\n {option} ")), "{option}: {out}");
        }
        let (table, _) = out.split_once("\nType ").unwrap();
        for line in table.lines().filter(|line| line.starts_with(" ")).skip(1) {
            assert!(line.split_whitespace().count() > 2, "an option is one line: {line}");
        }
    }
}

#[test]
fn options_are_told_with_what_they_take() {
    let out = run(&["options", "berlin"]).good();
    let line = |option: &str| {
        let start = format!(" {option} ");
        out.lines().find(|line| line.starts_with(&start)).expect(option)
    };
    for variant in Variant::ALL {
        assert!(out.contains(variant.name()), "{}", variant.name());
    }
    let ground = line("ground").split_whitespace().collect::<Vec<_>>();
    assert_eq!(ground, ["ground", "bottom,", "top,", "left,", "right", "bottom", "BE-56"]);
    assert!(line("target").contains("12  "), "{out}");
    assert!(line("fill").contains("alternate   "), "{out}");
}

#[test]
fn boards_and_decks_are_told_with_their_names() {
    let out = run(&["options", "mauerbauer"]).good();
    let words = out.split_whitespace().collect::<Vec<_>>().join(" ");
    for text in [
        "board reconstructed, strip, hexagon or the plan of a board, as a .toml or .json file \
         reconstructed MA-01",
        "deck reconstructed, uniform30 or the plan of a deck, as a .toml or .json file \
         reconstructed MA-67",
        "first_player random, 0, 1, 2, 3 random MA-81",
    ] {
        assert!(words.contains(text), "{text}: {words}");
    }
}

#[test]
fn options_of_rulings_exist() {
    for game in GAMES {
        let out = run(&["options", game.id]).good();
        let named = game.rules.iter().flat_map(|rule| rule.options).copied();
        for option in named.filter(|option| !option.is_empty()) {
            assert!(out.contains(&format!("\n {option} ")), "{option}: {out}");
        }
    }
}

#[test]
fn options_say_what_they_do() {
    let out = run(&["options", "die-mauer"]).good();
    assert!(out.contains("\nrounds: The number of rounds in a game.\n"), "{out}");
    assert!(out.contains("\n    mandatory: A builder must build.\n"), "{out}");
}
