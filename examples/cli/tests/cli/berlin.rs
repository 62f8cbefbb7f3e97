//! Berlin is played by cells and ways, with dealt or with real dice and pieces.

use std::fs;
use std::path::Path;

use mauerwerk::berlin::{State, ppn};
use mauerwerk::{GAMES, Record};

use crate::guest::{Asked, Guest};
use crate::run::{empty_folder, folder_with_games, run, run_in, words};

/// The coins of the usual wall, laid by hand so that nothing is left to the seed.
const COINS: &str = "S M C A S M C A S M C A S M C A S M C A S M C A";

/// Plays with real dice and pieces, and returns what was said and the decisions after the setup.
fn play(options: &str, lines: &[&str]) -> (String, Vec<String>) {
    let folder = empty_folder();
    let line = format!("play berlin --people all --chance people --save game.json {options}");
    let out = run_in(folder.path(), &words(&line), &(lines.join("\n") + "\n")).good();
    (out, decisions(&folder.path().join("game.json")))
}

/// Returns the decisions of a record, without the suits of the coins.
fn decisions(path: &Path) -> Vec<String> {
    let record = Record::<State>::from_json(&fs::read_to_string(path).unwrap()).unwrap();
    let coins = if record.start().to_string().contains("dealing-coins") { 24 } else { 0 };
    record.decisions().iter().skip(coins).map(ToString::to_string).collect()
}

#[test]
fn hammers_are_moved_by_cells_and_by_ways() {
    let start = [COINS, "a1", "@l4", "n 5", "2"];
    let after = |line: &str| play("", &[&start, &[line][..]].concat());
    let begun = ["0 @a1", "1 @l4", "* n", "* 5", "* 2"];
    let (out, done) = after("b2");
    assert!(out.contains("\n  your hammer to c1 b2 a3\n"), "{out}");
    assert!(out.contains("\n  another's to 1l2 1k3 1j4\n"), "{out}");
    assert_eq!(done.len(), 6);
    // Both ways lead to b2, and either is accepted.
    for way in ["0UR", "0ru"] {
        let decided = format!("0 {}", way.to_uppercase());
        assert_eq!(after(way).1, [&begun[..], &[&decided]].concat());
    }
    assert!(["0 0UR", "0 0RU"].contains(&done[5].as_str()), "{done:?}");
    assert_eq!(after("1j4").1[5], "0 1LL");
    for (line, refusal) in [
        ("b3", "hammer 0 does not reach b3 with this roll"),
        ("2b3", "hammer 2 does not reach b3 with this roll"),
        ("0UUU", "(BE-08)"),
        ("0LL", "(BE-13)"),
        ("0UD", "(BE-14)"),
        ("2UU", "(BE-17)"),
        ("frog", "\"frog\" is not an action"),
    ] {
        let (out, done) = after(line);
        assert!(out.contains(refusal), "{line}: {out}");
        assert_eq!(done.len(), 5, "{line}");
    }
}

#[test]
fn pieces_are_flipped_and_collected() {
    let lines = [COINS, "a1", "a1", "n 5", "2", "c1", "+", "S2", "3", "d3", "x", "2", "c1", "*"];
    let (out, done) = play("", &lines);
    assert!(out.contains("you may play: x leaves it  + flips it  (or type help)"), "{out}");
    assert!(out.contains("type what the piece at c1 shows: Sa  S2"), "{out}");
    assert!(out.contains("dumb luck: another roll (BE-21)"), "{out}");
    assert_eq!(done[4..8], ["* 2", "0 0RR", "0 +", "* S2"]);
    assert!(out.contains("you may play: x leaves it  * collects it  (or type help)"), "{out}");
    assert!(out.contains("you collect tS2"), "{out}");
}

#[test]
fn either_of_two_dice_moves() {
    let lines = [COINS, "f2", "l4", "n 5", "2,4", "g3", "0UR"];
    let (out, done) = play("variants:pair-a-dice", &lines);
    assert!(out.contains("\n  your hammer by 2 to ") && out.contains("\n  your hammer by 4 to "));
    assert!(out.contains("either die leads to g3: choose by a way, 0"), "{out}");
    assert_eq!(done[4..], ["* 2,4", "0 0UR"]);
}

#[test]
fn what_chance_brings_is_typed_or_dealt() {
    let (out, done) = play("--seed 3", &["S", "Q M", "M Q", COINS, "undo", ""]);
    assert!(out.contains("type the suit of the coin at b1: S  M  C  A  (Enter"), "{out}");
    assert!(out.contains("\"Q\" is not an action"), "{out}");
    assert!(done.is_empty(), "{done:?}");
    let placed = [COINS, "a1", "l4"];
    let (_, done) = play("--seed 3", &[&placed[..], &["n n 5", "undo", "5", "4", ""]].concat());
    assert_eq!(done[2..6], ["* n", "* n", "* 5", "* 4"]);
    assert_eq!(done.len(), 7, "Enter lets the seed roll");
    let (out, done) = play("", &[&placed[..], &["7", "S", "save", "rule BE-07"]].concat());
    for text in ["\"7\" is not an action", "(BE-128)", "name a file", "BE-07 The roll-off: "] {
        assert!(out.contains(text), "{text}: {out}");
    }
    assert_eq!(done.len(), 2);
}

/// Plays up to a check of the tile at c1, and returns the screens after it.
fn screens_after_check(visibility: &str, tile: &str) -> Vec<(Asked, String)> {
    let folder = empty_folder();
    let option = format!("check_visibility:{visibility}");
    let arguments =
        ["--people", "all", "--chance", "people", "variants:crazy-eights", option.as_str()];
    let mut guest = Guest::sit_down(folder.path(), "berlin", &arguments);
    let lines = ["a1", "l4", "n", "5", "S", "2", "c1", "?", tile, "x", "M", "3", "quit"];
    for line in lines {
        while guest.read() == Asked::HandOver {
            guest.answer("");
        }
        guest.answer(line);
    }
    assert_eq!(guest.read(), Asked::Nobody);
    let screens = guest.screens.clone();
    assert_eq!(guest.leave(), Some(0));
    screens
}

#[test]
fn private_checks_are_shown_to_one_person() {
    let [one, other] = ["M3", "A5"].map(|tile| screens_after_check("private", tile));
    let shown = |screens: &[(Asked, String)]| {
        let mut screens = screens.iter().filter(|(asked, _)| *asked == Asked::Decide(0));
        screens.next_back().unwrap().1.clone()
    };
    assert!(shown(&one).contains("it shows M3") && shown(&other).contains("it shows A5"));
    // Seat 0 hands over, and from then on both games look the same.
    let handed = |screens: &[(Asked, String)]| {
        let last = screens.iter().rposition(|(asked, _)| *asked == Asked::HandOver);
        screens[last.expect("the screen is handed over") + 1..].to_vec()
    };
    assert_eq!(handed(&one), handed(&other));
    assert_eq!(handed(&one)[0].0, Asked::Decide(1));
}

#[test]
fn nothing_is_handed_over_without_secrets() {
    let [one, other] = ["M3", "A5"].map(|tile| screens_after_check("public", tile));
    assert!(one.iter().all(|(asked, _)| *asked != Asked::HandOver));
    let last = |screens: &[(Asked, String)]| screens[screens.len() - 2].clone();
    assert_ne!(last(&one), last(&other), "all have seen it");
}

/// Returns what a screen offers.
fn offer(screen: &str) -> Option<&str> {
    let starts = ["you may play: ", "you may move"].map(|start| screen.find(start));
    starts.into_iter().flatten().min().map(|place| &screen[place..])
}

/// Returns the words of an offer.
fn offered(offer: &str) -> Vec<&str> {
    if offer.contains("such as @a1") {
        return vec!["@a1", "l4", "f2"];
    }
    if offer.starts_with("you may move") {
        let rows = offer.lines().filter(|row| row.starts_with("  "));
        let cells = rows.filter_map(|row| row.split_once(" to "));
        return cells.flat_map(|(_, cells)| cells.split(' ')).collect();
    }
    let (words, _) = offer.split_once("  (").expect(offer);
    let words = words.strip_prefix("you may play: ").expect(offer);
    // A word comes before what is said of it.
    words.split("  ").filter_map(|told| told.split(' ').next()).collect()
}

#[test]
fn whole_games_are_played_from_what_is_offered() {
    for arguments in [
        &["players:4", "target:2"][..],
        &["variants:nullo-gravity,pair-a-dice", "target:2"],
        &["variants:crazy-eights,on-again-off-again", "target:3", "check_visibility:private"],
        &["players:8", "packs:2", "target:1", "holes_count:skipped"],
    ] {
        let folder = empty_folder();
        let always = ["--people", "all", "--seed", "4"];
        let mut guest = Guest::sit_down(folder.path(), "berlin", &[&always, arguments].concat());
        // After a refusal the offer is not repeated.
        let mut last = String::new();
        for turn in 0.. {
            let asked = guest.read();
            if let Some(offer) = offer(&guest.screen) {
                last = offer.to_owned();
                let rows: Vec<usize> = last.lines().map(|line| line.chars().count()).collect();
                assert!(rows.len() <= 12 && rows.iter().all(|&row| row <= 200), "{last}");
            }
            match asked {
                Asked::HandOver => guest.answer(""),
                Asked::Decide(_) => {
                    let words = offered(&last);
                    guest.answer(words[turn % words.len()]);
                }
                Asked::Chance | Asked::Touch => panic!("{}", guest.screen),
                Asked::Nobody => break,
            }
        }
        assert!(guest.screen.contains("wins"), "{arguments:?}: {}", guest.screen);
        assert_eq!(guest.leave(), Some(0));
    }
}

#[test]
fn help_tells_how_to_write_decisions() {
    let (out, _) = play("", &[COINS, "help"]);
    for text in ["\n0UUR ", "\n+ ? * x ", "\nEnter ", "\nundo "] {
        assert!(out.contains(text), "{text}: {out}");
    }
}

#[test]
fn records_are_written_for_piecepacks() {
    let folder = folder_with_games();
    let text = fs::read_to_string(folder.path().join("berlin.json")).unwrap();
    let expected = ppn(&Record::from_json(&text).unwrap());
    let arguments = ["replay", "berlin.json", "--ppn"];
    let printed = run_in(folder.path(), &[&arguments[..], &["-"]].concat(), "").good();
    assert_eq!(printed.trim_end(), expected.trim_end());
    assert!(printed.starts_with("---\n") && printed.contains("\nGameType: Berlin\n"), "{printed}");
    let told = run_in(folder.path(), &[&arguments[..], &["game.ppn"]].concat(), "").good();
    assert_eq!(told, "");
    assert_eq!(fs::read_to_string(folder.path().join("game.ppn")).unwrap(), printed);
    for view in [&["--full"][..], &["--seat", "1"]] {
        let of = |file| run_in(folder.path(), &[&["replay", file], view].concat(), "").good();
        assert_eq!(of("game.ppn"), of("berlin.json"), "what was written is read");
    }
    fs::write(folder.path().join("game.ppn"), printed.replace("@a1", "@a")).unwrap();
    let told = run_in(folder.path(), &["replay", "game.ppn"], "").err;
    assert!(told.starts_with("mauerwerk: game.ppn: line "), "{told}");
}

#[test]
fn random_games_end() {
    // Eight seats at random come to no end on their own.
    let options = "players:8 packs:2 --seed 3";
    let out = run(&words(&format!("play berlin --people none {options}"))).good();
    assert!(out.contains("too many idle turns"), "{out}");
    let out = run(&words(&format!("simulate berlin -n 20 {options}"))).good();
    assert!(out.contains("max_idle_turns:1000") && !out.contains("given up"), "{out}");
}

#[test]
fn each_game_is_played_and_replayed() {
    for game in GAMES {
        let folder = empty_folder();
        let line = format!("play {} --people none --seed 9 --save game.json", game.id);
        run_in(folder.path(), &words(&line), "").good();
        for more in [&[][..], &["--full"], &["--seat", "1"], &["--draw"]] {
            let arguments = [&["replay", "game.json"], more].concat();
            let out = run_in(folder.path(), &arguments, "").good();
            assert!(out.starts_with(game.name), "{out}");
            assert!(out.lines().last().unwrap().starts_with("won by "), "{more:?}");
        }
        let shown = run_in(folder.path(), &["show", "game.json"], "").good();
        let named = run_in(folder.path(), &["show", game.id, "game.json"], "").good();
        assert_eq!(shown, named);
    }
}
