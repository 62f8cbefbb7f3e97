//! `check` finds scenarios by game, name and ruling, and custom ones in files and folders.

use std::fs;
use std::path::Path;

use mauerwerk::GAMES;
use serde_json::Value;

use crate::run::{empty_folder, run, run_in};

/// Writes scenarios and plans into folders: one scenario holds, one fails, one can't be read.
fn write_all(folder: &Path) {
    let scenario = |step: &str| {
        format!("game = 'die-mauer'\n[[line]]\nscript = '''\nall T 6 4 -\n{step}'''\n")
    };
    fs::create_dir_all(folder.join("own/deep")).unwrap();
    fs::write(folder.join("own/good.toml"), scenario("holds: wall:T\n")).unwrap();
    fs::write(folder.join("own/deep/bad.toml"), scenario("holds: wall:G\n")).unwrap();
    fs::write(folder.join("own/deep/odd.toml"), scenario("hold: wall:G\n")).unwrap();
    fs::write(folder.join("own/notes.txt"), "no scenario").unwrap();
    let board = run(&["board", "strip", "--toml"]).good();
    fs::write(folder.join("own/board.toml"), board).unwrap();
}

#[test]
fn folders_are_checked_with_all_below_them() {
    let folder = empty_folder();
    write_all(folder.path());
    let run = run_in(folder.path(), &["check", "own"], "");
    assert_eq!((run.code, run.err.as_str()), (1, "mauerwerk: 2 of 3 scenarios fail\n"));
    for text in [
        "holds  good\n",
        "FAILS  bad\n",
        "FAILS  odd: cannot be read\n",
        "bad: line 5: expected holds: wall:G, found wall:T\n",
        "odd: own/deep/odd.toml: line 5: \"hold: wall:G\" is not a step: ",
        "own/board.toml is a board or a deck, not a scenario\n",
    ] {
        assert!(run.out.contains(text), "{text}: {}", run.out);
    }

    let failed = run_in(folder.path(), &["check", "own", "--failed"], "");
    assert!(failed.code == 1 && !failed.out.contains("good"), "{}", failed.out);
    assert_eq!(failed.out.lines().filter(|line| line.starts_with("FAILS")).count(), 2);

    fs::create_dir(folder.path().join("empty")).unwrap();
    let empty = run_in(folder.path(), &["check", "empty"], "");
    assert_eq!(empty.err, "mauerwerk: the folder empty has no .toml file\n");
}

#[test]
fn verdicts_are_printed_as_json() {
    let folder = empty_folder();
    write_all(folder.path());
    let read = |arguments: &[&str]| -> (i32, Vec<Value>) {
        let run = run_in(folder.path(), &[&["check", "--json"], arguments].concat(), "");
        (run.code, serde_json::from_str(&run.out).unwrap())
    };
    let (code, verdicts) = read(&["own/good.toml", "own/deep/bad.toml"]);
    assert_eq!((code, verdicts.len()), (1, 2));
    assert_eq!((&verdicts[0]["passes"], &verdicts[1]["passes"]), (&true.into(), &false.into()));
    assert_eq!(verdicts[1]["failures"][0], "line 5: expected holds: wall:G, found wall:T");

    let (code, verdicts) = read(&["own", "--failed", "-t"]);
    assert_eq!((code, verdicts.len()), (1, 2));
    assert!(verdicts.iter().any(|one| one["transcript"].to_string().contains("FAILED: line 5")));

    let (code, verdicts) = read(&["berlin", "BE-21"]);
    assert_eq!(code, 0);
    let cites = |one: &Value| one["rules"].as_array().unwrap().contains(&"BE-21".into());
    assert!(verdicts.len() > 5 && verdicts.iter().all(cites), "{verdicts:?}");
}

#[test]
fn scenarios_are_found_by_their_rulings() {
    let out = run(&["check", "DM-20"]).good();
    assert!(out.contains("holds  example-c1: ") && !out.contains("seat 0 builds"), "{out}");
    assert_eq!(run(&["check", "die-mauer", "20"]).good(), out);
    assert_eq!(run(&["check", "dm20"]).good(), out);
    let both = run(&["check", "DM-20", "BE-21"]).good();
    assert!(both.starts_with("berlin\n") && both.contains("\ndie-mauer\n"), "{both}");
    for (wrong, told) in [
        ("dm99", "Die Mauer has no ruling \"dm99\": they run from DM-01"),
        ("20", "20 of which game?"),
        ("exmple-b1", "did you mean example-b1?"),
        ("berin", "did you mean berlin?"),
    ] {
        let run = run(&["check", wrong]);
        assert!(run.code == 2 && run.err.contains(told), "{}", run.err);
    }
}

#[test]
fn boards_are_found_beside_the_scenarios_that_name_them() {
    let folder = empty_folder();
    write_all(folder.path());
    let text = "game = 'mauerbauer'\nsetup = 'board:board.toml first_player:0'\n\
                [[line]]\nscript = 'lacks: walls'\n";
    fs::write(folder.path().join("own/on-board.toml"), text).unwrap();
    let out = run_in(folder.path(), &["check", "own/on-board.toml"], "").good();
    assert!(out.ends_with("1 scenario holds\n"), "{out}");
}

#[test]
fn nothing_is_told_of_what_holds_if_only_failures_are_asked_for() {
    let out = run(&["check", "die-mauer", "--failed"]).good();
    assert!(out.lines().count() == 1 && out.ends_with(" scenarios hold\n"), "{out}");
}

#[test]
fn templates_hold_and_name_every_step() {
    for game in GAMES {
        let text = run(&["check", "--template", game.id]).good();
        for (step, _) in mauerwerk::rulebook::STEPS {
            assert!(text.contains(step), "{step}: {text}");
        }
        let folder = empty_folder();
        fs::write(folder.path().join("mine.toml"), text).unwrap();
        let out = run_in(folder.path(), &["check", "mine.toml"], "").good();
        assert!(out.ends_with("1 scenario holds\n"), "{out}");
    }
}
