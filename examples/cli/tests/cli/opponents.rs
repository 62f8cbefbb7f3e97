//! Opponents of the library play against people and each other, from what their seat knows.

use std::fs;
use std::path::Path;

use crate::guest::{Asked, Guest};
use crate::run::{empty_folder, run, run_in, words};

/// Plays a game, and returns its record.
fn played(folder: &Path, arguments: &str, input: &str) -> serde_json::Value {
    let line = format!("play {arguments} --save game.json");
    run_in(folder, &words(&line), input).good();
    let text = fs::read_to_string(folder.join("game.json")).unwrap();
    serde_json::from_str(&text).unwrap()
}

#[test]
fn opponents_play_every_game_through() {
    let folder = empty_folder();
    for game in
        ["die-mauer players:3 rounds:1", "berlin columns:7 rows:2", "mauerbauer board:strip"]
    {
        let line = format!("play {game} --people none --opponents easy --bots 1=greedy --seed 7");
        let out = run_in(folder.path(), &words(&line), "").good();
        assert!(out.contains("wins") && out.contains("seat 0, easy"), "{out}");
        assert!(out.contains("seat 1, greedy"), "{out}");
    }
}

#[test]
fn opponents_decide_again_in_the_same_way() {
    let folder = empty_folder();
    let play = |arguments: &str, input: &str| {
        let line = format!("die-mauer players:3 --seed 1 {arguments}");
        played(folder.path(), &line, input)["decisions"].clone()
    };
    let once = play("--opponents search:20", "T\nquit\n");
    assert_eq!(play("--opponents search:20", "G\nundo\nT\nquit\n"), once);
    assert_eq!(play("--bots 1=search:20,2=search:20", "T\nquit\n"), once);
    assert_ne!(play("--opponents random", "T\nquit\n"), once, "they do not play at random");
}

#[test]
fn a_saved_game_keeps_its_opponents() {
    let folder = empty_folder();
    let whole = played(folder.path(), "die-mauer --seed 1 --opponents greedy", "T\n3\nquit\n");
    assert_eq!(whole["names"][1], "greedy 1");
    played(folder.path(), "die-mauer --seed 1 --opponents greedy", "T\nquit\n");
    let resumed = played(folder.path(), "die-mauer --load game.json", "3\nquit\n");
    assert_eq!(resumed, whole);
    let others = played(folder.path(), "die-mauer --load game.json --bots 1=easy", "quit\n");
    assert_eq!((&others["names"][1], &others["names"][2]), (&"easy 1".into(), &"greedy 2".into()));
}

#[test]
fn advice_is_given_while_playing() {
    let folder = empty_folder();
    let input = "hint greedy\nanalyse search:60\nhint hrd\nanalyse flat:0\nhint random\nhelp\n";
    let arguments = words("play die-mauer --people 0=Ada --seed 1");
    let out = run_in(folder.path(), &arguments, input).good();
    for text in [
        "greedy for Ada, after 8 tries:\n1. ",
        ": Ada puts a fist on the table: ",
        "search:60 for Ada, after 60 tries:\n",
        "expected next\n",
        "\"hrd\" is not a player: ",
        "did you mean hard?",
        "the number of tries must be between 1 and 100000000",
        "random for Ada:\n1. -, played 12 % of the time: Ada puts",
        "hint       lists the three best",
    ] {
        assert!(out.contains(text), "{text}: {out}");
    }
    let (_, hint) = out.split_once("after 8 tries:\n").unwrap();
    assert!(hint.contains("\n3. ") && !hint.contains("\n4. "), "{hint}");
    let chance =
        run_in(folder.path(), &words("play berlin --people all --chance people"), "hint\n");
    assert!(chance.good().contains("chance needs no advice"));
}

#[test]
fn long_tables_are_cut() {
    let folder = empty_folder();
    let arguments = words("play mauerbauer board:strip first_player:0 --seed 1");
    let out = run_in(folder.path(), &arguments, "analyse greedy\n").good();
    let (_, table) = out.split_once("expected next\n").unwrap();
    let rows = table.lines().skip(1).position(|line| line.starts_with("and ")).unwrap();
    assert_eq!(rows, 15, "{table}");
}

/// Returns what seat 2 is told by an analysis after a gift from seat 1 to seat 0.
fn advice_after(secret: &str) -> String {
    let folder = empty_folder();
    let arguments = ["--people", "all", "players:3", "--seed", "1"];
    let mut guest = Guest::sit_down(folder.path(), "die-mauer", &arguments);
    for (seat, action) in [(0, "-"), (1, "-"), (2, "T"), (1, secret), (1, "-"), (0, "-")] {
        guest.decide(seat, action);
    }
    guest.decide(2, "analyse search:40");
    assert_eq!(guest.read(), Asked::Decide(2));
    let (_, table) = guest.screen.split_once("expected next\n").expect("a table");
    table.to_owned()
}

#[test]
fn advice_tells_no_secrets() {
    assert_eq!(advice_after(">T"), advice_after(">G"));
    assert_ne!(advice_after(">T"), "");
}

#[test]
fn opponents_are_offered_to_shells() {
    let script = run(&["completions", "bash"]).good();
    assert!(script.contains("random greedy easy medium hard"), "{script}");
}
