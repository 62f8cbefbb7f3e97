//! `play` hosts people and random opponents, and keeps everybody's secrets.

use std::fs;

use crate::guest::{Asked, Guest};
use crate::run::{empty_folder, run_in, words};

/// Plays a whole game of two people at a table of four, and returns every screen.
fn whole_game(seed: &str) -> Vec<(Asked, String)> {
    let folder = empty_folder();
    let arguments = ["--people", "1=Ada,3=Ben", "rounds:1", "--seed", seed];
    let mut guest = Guest::sit_down(folder.path(), "die-mauer", &arguments);
    for turn in 0.. {
        match guest.read() {
            Asked::HandOver => guest.answer(""),
            Asked::Decide(_) => {
                let actions = guest.actions();
                let action = actions[turn % actions.len()].clone();
                guest.answer(&action);
            }
            Asked::Chance | Asked::Touch | Asked::Nobody => break,
        }
    }
    let screens = guest.screens.clone();
    assert_eq!(guest.leave(), Some(0));
    screens
}

#[test]
fn whole_games_keep_secrets() {
    let screens = whole_game("5");
    let (_, end) = screens.last().unwrap();
    assert!(end.contains("wins") && end.contains("Ada (seat 1)"), "{end}");
    let mut asked = [0; 4];
    for (who, screen) in &screens {
        // What precedes the prompt to hand over is public, or was shown to the one who leaves.
        let Asked::Decide(seat) = who else { continue };
        asked[usize::from(*seat)] += 1;
        for other in (0..4).filter(|other| other != seat) {
            let name = ["seat 0", "Ada", "seat 2", "Ben"][other as usize];
            let told = format!("{name} puts a fist on the table: ");
            assert!(!screen.contains(&told), "{screen}");
            assert!(!screen.contains(&format!("seen by seat {other}")), "{screen}");
        }
    }
    assert!(asked[1] > 5 && asked[3] > 5 && asked[0] == 0 && asked[2] == 0, "{asked:?}");
    for (who, screen) in &screens {
        if *who == Asked::HandOver {
            let after_clearing = screen.rsplit_once('─').unwrap().1;
            assert!(!after_clearing.contains("seen by"), "{after_clearing}");
        }
    }
}

#[test]
fn games_follow_the_seed() {
    assert_eq!(whole_game("11"), whole_game("11"));
    assert_ne!(whole_game("11"), whole_game("12"));
}

/// Plays the same decisions but for one secret, and returns what `viewer` sees after them.
fn seen_after(secret: &str, before: &[(u8, &str)], donor: u8, viewer: u8) -> String {
    let folder = empty_folder();
    let mut guest = Guest::sit_down(
        folder.path(),
        "die-mauer",
        &["--people", "all", "players:3", "--seed", "1"],
    );
    for (seat, action) in before {
        guest.decide(*seat, action);
    }
    guest.decide(donor, secret);
    loop {
        match guest.read() {
            Asked::HandOver => guest.answer(""),
            Asked::Decide(seat) if seat == viewer => return guest.screen,
            Asked::Decide(_) => guest.answer("-"),
            Asked::Chance | Asked::Touch | Asked::Nobody => panic!("the game goes on"),
        }
    }
}

#[test]
fn closed_fists_are_not_shown() {
    let [tower, gate] = ["T", "G"].map(|fist| seen_after(fist, &[], 0, 1));
    assert_eq!(tower, gate);
}

#[test]
fn gifts_are_shown_to_the_two_alone() {
    let empty_fists = [(0, "-"), (1, "-"), (2, "T")];
    for (viewer, knows) in [(0, true), (1, true), (2, false)] {
        let [tower, gate] = [">T", ">G"].map(|gift| seen_after(gift, &empty_fists, 1, viewer));
        assert_eq!(tower != gate, knows, "seat {viewer}:\n{tower}\n{gate}");
    }
}

#[test]
fn refusals_name_the_ruling() {
    let folder = empty_folder();
    let input = "5\nL\nbanana\n\n";
    let run = run_in(folder.path(), &words("play die-mauer --opponents random --seed 1"), input);
    let out = run.good();
    for text in [
        "Show a piece that you have, or - for an empty fist. (DM-09)",
        "(DM-59)",
        "\"banana\" is not an action",
        "left after 0 decisions",
    ] {
        assert!(out.contains(text), "{text}: {out}");
    }
}

/// Returns a record without the number of decisions that were taken back.
fn without_takebacks(record: &str) -> String {
    let Some((before, rest)) = record.split_once("\"takebacks\":") else {
        return record.to_owned();
    };
    let (_, after) = rest.split_once(',').unwrap();
    before.to_owned() + after
}

#[test]
fn decisions_are_taken_back() {
    let folder = empty_folder();
    let play = |input: &str| {
        let arguments = words("play die-mauer --opponents random --seed 1 --save game.json");
        run_in(folder.path(), &arguments, input).good();
        without_takebacks(&fs::read_to_string(folder.path().join("game.json")).unwrap())
    };
    let once = play("T\nquit\n");
    assert_eq!(play("G\nundo\nT\nquit\n"), once, "opponents decide as before");
    assert_eq!(play("T\n3\nundo\nundo\nT\nquit\n"), once);
    assert_eq!(play("undo\nT\n"), once, "there is nothing to take back at the start");
}

#[test]
fn undo_hands_the_screen_back() {
    let folder = empty_folder();
    let mut guest =
        Guest::sit_down(folder.path(), "die-mauer", &["--people", "0,2", "--seed", "1"]);
    guest.decide(0, "T");
    guest.decide(2, "undo");
    guest.decide(0, "G");
    guest.decide(2, "quit");
    assert_eq!(guest.read(), Asked::Nobody);
    assert!(guest.screen.contains("left after 2 decisions"), "{}", guest.screen);
}

#[test]
fn saved_games_go_on() {
    let folder = empty_folder();
    let play = |arguments: &str, input: &str| {
        let arguments = format!("play die-mauer --opponents random --seed 1 {arguments}");
        run_in(folder.path(), &words(&arguments), input).good()
    };
    let read = |name: &str| fs::read_to_string(folder.path().join(name)).unwrap();
    play("--people 0=Ada --save whole.json", "T\n3\n-\n");
    play("--people 0=Ada", "T\n3\nsave part.json\n4\n");
    let out = play("--load part.json --save rest.json", "-\n");
    assert!(out.contains("Ada (seat 0)> "), "{out}");
    assert_eq!(read("rest.json"), read("whole.json"));

    let out = play("--save again.json", "load part.json\n-\nload none.json\nsave\nload -\n");
    assert_eq!(read("again.json").replace("Ada", ""), read("whole.json").replace("Ada", ""));
    for text in ["loaded from part.json", "none.json: ", "name a file"] {
        assert!(out.contains(text), "{text}: {out}");
    }
}

#[test]
fn random_games_need_nobody() {
    let folder = empty_folder();
    let arguments = "play die-mauer --people none --seed 3 rounds:1 --save";
    let [first, second] = ["first.json", "second.json"].map(|file| {
        let out = run_in(folder.path(), &[&words(arguments)[..], &[file]].concat(), "").good();
        assert!(out.contains("seed 3"), "{out}");
        fs::read_to_string(folder.path().join(file)).unwrap()
    });
    assert_eq!(first, second);
}

#[test]
fn people_are_called_by_their_names() {
    let folder = empty_folder();
    let arguments = words(
        "play die-mauer --opponents random --people 0=Ada rounds:1 --seed 1 --save game.json",
    );
    let input = "T\nlog\nL\n3\n4\n-\n";
    let out = run_in(folder.path(), &arguments, input).good();
    for text in ["Ada (seat 0)> ", "you put a fist on the table: T", "seat 1 puts a fist on the"] {
        assert!(out.contains(text), "{text}: {out}");
    }
    assert!(!out.contains("seat 0 puts"), "{out}");
    assert!(out.contains("[you: L]"), "a refusal addresses its person: {out}");
    let told = run_in(folder.path(), &["replay", "game.json"], "").good();
    assert!(told.contains("   1. Ada\n") && told.contains("Ada puts a fist"), "{told}");

    let arguments = words("play die-mauer --load game.json --people none --seed 3");
    let out = run_in(folder.path(), &arguments, "").good();
    assert!(out.contains("\n Ada (seat 0) ") && out.contains("\n seat 1 "), "{out}");
}

#[test]
fn nothing_is_lost_without_a_word() {
    let folder = empty_folder();
    let play = |arguments: &str, input: &str| {
        let arguments = format!("play die-mauer --opponents random --seed 1 {arguments}");
        run_in(folder.path(), &words(&arguments), input).good()
    };
    let told = |out: &str| out.contains(", not saved: `save FILE` keeps a game\n");
    for end in ["quit\n", "exit\n", ""] {
        assert!(told(&play("", &format!("T\n{end}"))), "{end}");
        assert!(!told(&play("", end)), "nobody has decided anything");
        assert!(!told(&play("--save kept.json", &format!("T\n{end}"))), "it is kept");
        assert!(!told(&play("", &format!("T\nsave game.json\n{end}"))), "it is saved");
        assert!(told(&play("", &format!("T\nsave game.json\nundo\n{end}"))), "it is another");
    }
    let out = play("", "T\nload game.json\nload game.json\n");
    assert_eq!(out.matches("the game before it was not saved").count(), 1, "{out}");
}

#[test]
fn commands_and_rulings_are_found_that_were_meant() {
    let folder = empty_folder();
    let out = run_in(
        folder.path(),
        &words("play die-mauer --opponents random"),
        "umdo\nrule 20\nrule XX-1\n",
    )
    .good();
    for text in ["did you mean undo?", "DM-20 ", "Die Mauer has no ruling \"XX-1\""] {
        assert!(out.contains(text), "{text}: {out}");
    }
}

#[test]
fn a_saved_game_keeps_its_dice() {
    let folder = empty_folder();
    let play = |arguments: &str, input: &str| {
        let line = format!("play berlin --people all {arguments} --save again.json");
        run_in(folder.path(), &words(&line), input).good();
        without_takebacks(&fs::read_to_string(folder.path().join("again.json")).unwrap())
    };
    // Without a seed the game finds one, and keeps it.
    let first = play("players:2", "@d2\n@a2\nquit\n");
    assert!(first.contains("\"seed\":") && first.contains("@a2"), "{first}");
    fs::write(folder.path().join("game.json"), &first).unwrap();
    assert_eq!(play("--load game.json", "undo\n@b3\nundo\n@a2\nquit\n"), first);
    let inside = play("players:2 --seed 1", "load game.json\nundo\n@a2\nquit\n");
    assert_eq!(inside, first, "a game that is loaded brings its seed");
    assert!(play("--load game.json --seed 1", "quit\n").contains("\"seed\":\"1\","));
}

#[test]
fn the_games_are_offered() {
    let folder = empty_folder();
    let run = run_in(folder.path(), &words("play --opponents random"), "9\n2\nquit\n");
    let out = run.good();
    for text in ["1  Die Mauer (die-mauer)\n", "there is no game \"9\"", "Berlin, seen by seat 0"] {
        assert!(out.contains(text), "{text}: {out}");
    }
    let named = run_in(folder.path(), &["play"], "die-mauer\nquit\n").good();
    assert!(named.contains("Die Mauer, round 1"), "{named}");
    let none = run_in(folder.path(), &["play"], "");
    assert!(none.code == 2 && none.err.contains("name a game"), "{}", none.err);
}

#[test]
fn a_saved_game_names_its_game() {
    let folder = empty_folder();
    run_in(folder.path(), &words("play berlin --save game.json --seed 1"), "quit\n").good();
    let out = run_in(folder.path(), &words("play --load game.json"), "quit\n").good();
    assert!(out.contains("Berlin, seen by seat 0"), "{out}");
}

#[test]
fn an_edition_is_played() {
    let folder = empty_folder();
    let line = "play die-mauer --edition vil-coyote --save game.json --seed 1";
    run_in(folder.path(), &words(line), "quit\n").good();
    let saved = fs::read_to_string(folder.path().join("game.json")).unwrap();
    assert!(saved.contains("vil-coyote"), "{saved}");
    let refused = run_in(folder.path(), &words("play berlin --edition vil-coyote"), "");
    assert!(refused.code == 2 && refused.err.contains("Berlin has no editions"), "{}", refused.err);
}

#[test]
fn people_play_against_medium() {
    let folder = empty_folder();
    let line = "play die-mauer players:3 --save game.json --seed 1";
    run_in(folder.path(), &words(line), "quit\n").good();
    let saved = fs::read_to_string(folder.path().join("game.json")).unwrap();
    assert!(saved.contains("\"medium 1\""), "{saved}");
}

#[test]
fn names_are_in_tables_and_headlines() {
    let folder = empty_folder();
    let line = "play die-mauer --opponents random --people 0=Ada,2=Ben --seed 1";
    let out = run_in(folder.path(), &words(line), "\nT\n\nT\n").good();
    for text in ["Die Mauer, round 1 of 4, seen by Ada\n", "0 Ada (you) ", "2 Ben ", "2 Ben (you) "]
    {
        assert!(out.contains(text), "{text}: {out}");
    }
}

#[test]
fn help_explains_the_notation() {
    let folder = empty_folder();
    for (game, texts) in [
        ("die-mauer", ["-          puts an empty fist on the table", "x          declines"]),
        ("berlin", ["c3         moves your hammer there", "@c3        puts your hammer"]),
        ("mauerbauer", ["12         connects with city 12", "drop:size  discards a card"]),
    ] {
        let line = format!("play {game} --opponents random --seed 2");
        let out = run_in(folder.path(), &words(&line), "help\nquit\n").good();
        for text in texts {
            assert!(out.contains(text), "{game}: {text}: {out}");
        }
    }
}
