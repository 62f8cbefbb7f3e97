//! `replay` retells a record step by step.

use std::fs;

use crate::run::{folder_with_games, run_in};

#[test]
fn records_are_told_in_full() {
    let folder = folder_with_games();
    let out = run_in(folder.path(), &["replay", "game.json", "--full"], "").good();
    let record: serde_json::Value =
        serde_json::from_str(&fs::read_to_string(folder.path().join("game.json")).unwrap())
            .unwrap();
    let decisions = record["decisions"].as_array().unwrap();
    for (number, decision) in (1..).zip(decisions) {
        let line = format!("{number:>4}. {}", decision.as_str().unwrap());
        assert!(out.lines().any(|other| other == line), "{line}");
    }
    assert!(out.lines().last().unwrap().starts_with("won by "), "{out}");
}

#[test]
fn viewers_are_told_what_they_saw() {
    let folder = folder_with_games();
    let replay = |arguments: &[&str]| {
        run_in(folder.path(), &[&["replay", "game.json"], arguments].concat(), "").good()
    };
    let told_fists = |text: &str, seat: &str| {
        text.matches(&format!("seat {seat} puts a fist on the table: ")).count()
    };
    let (full, spectator, seat) = (replay(&["--full"]), replay(&[]), replay(&["--seat", "2"]));
    for other in ["0", "1", "3"] {
        assert!(told_fists(&full, other) > 0);
        assert_eq!((told_fists(&spectator, other), told_fists(&seat, other)), (0, 0));
    }
    assert_eq!((told_fists(&spectator, "2"), told_fists(&seat, "2")), (0, told_fists(&full, "2")));
    assert!(replay(&["--draw"]).len() > spectator.len());
}
