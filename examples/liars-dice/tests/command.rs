//! The game in the terminal, led by the drivers of the library's own command.

use std::process::{Command, Output};

fn liars_dice(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_liars-dice")).args(arguments).output().expect("it runs")
}

#[test]
fn a_seeded_game_is_played_to_its_end() {
    let play = || liars_dice(&["--people", "none", "--seed", "7", "players:2", "dice:2"]);
    let (once, again) = (play(), play());
    assert!(once.status.success(), "{once:?}");
    assert_eq!(once.stdout, again.stdout);
    let text = String::from_utf8(once.stdout).expect("text");
    assert!(text.contains("one seat alone has dice, seed 7"), "{text}");
}

#[test]
fn a_wrong_option_is_refused() {
    let refused = liars_dice(&["--people", "none", "dice:many"]);
    assert_eq!(refused.status.code(), Some(2));
    let text = String::from_utf8(refused.stderr).expect("text");
    assert!(text.contains("dice: takes a whole number from 1 to 5"), "{text}");
}

#[test]
fn a_table_with_a_die_each_is_solved() {
    let solved = liars_dice(&["solve", "players:2", "dice:1", "faces:2", "--iterations", "300"]);
    let text = String::from_utf8(solved.stdout).expect("text");
    assert!(solved.status.success() && text.contains("32 information states"), "{text}");
    assert!(text.contains("seat 0 gets 0.500"), "{text}");
}

#[test]
fn rules_in_python_pass_the_judge_and_wrong_ones_do_not() {
    let judge =
        |subject: &str| liars_dice(&["judge", subject, "-n", "20", "--scenarios", "rulebook"]);
    let right = judge("cmd:python3 subject.py");
    let text = String::from_utf8(right.stdout).expect("text");
    assert!(right.status.success(), "{text}");
    assert!(text.contains("Liar's dice in Python passes") && text.contains(", 20 tests"), "{text}");
    // A subject that does not know that ones are wild.
    let wrong = judge("cmd:sed -u s/wild:true// | python3 subject.py");
    let text = String::from_utf8(wrong.stdout).expect("text");
    assert_eq!(wrong.status.code(), Some(1));
    assert!(text.contains("LD-08 Counting:"), "{text}");
}
