//! What is printed fits the terminal, and no word of it is broken.

use std::collections::BTreeSet;

use rexpect::session::spawn_command;

use crate::run::{command, run, words};
use crate::signals::HANGS;

/// Returns what a command prints in a terminal of that width.
fn printed(line: &str, width: usize) -> String {
    let mut command = command();
    command.args(words(line)).env("TERM", "xterm").env("NO_COLOR", "1");
    command.env("COLUMNS", width.to_string());
    let mut session = spawn_command(command, Some(HANGS)).unwrap();
    // Every byte comes as a separate letter.
    let bytes = session.exp_eof().unwrap().chars().map(|letter| letter as u8).collect();
    let text = String::from_utf8(bytes).unwrap().replace('\r', "");
    // A progress bar is wiped away before the results are printed.
    text.rsplit("\x1b[2K").next().unwrap_or_default().to_owned()
}

/// Returns the words of a text, without rulers and punctuation at their ends.
fn words_of(text: &str) -> BTreeSet<String> {
    let text = text.replace('─', " ");
    let bare = |word: &str| word.trim_matches(|letter: char| !letter.is_alphanumeric()).to_owned();
    text.split_whitespace().map(bare).filter(|word| !word.is_empty()).collect()
}

#[test]
fn words_are_kept_whole_at_every_width() {
    for line in [
        "rules die-mauer",
        "rules DM-20 BE-21",
        "rules --edition vil-coyote",
        "options die-mauer",
        "options berlin",
        "options mauerbauer",
        "check die-mauer --failed",
        "check DM-20",
        "deck",
        "simulate die-mauer -n 50",
        "rules --serch fist",
    ] {
        let whole = run(&words(line));
        let whole = words_of(&(whole.out + &whole.err));
        for width in [40, 60, 80, 100] {
            let text = printed(line, width);
            let longest = whole.iter().map(|word| word.chars().count()).max().unwrap_or(0);
            for shown in text.lines() {
                let fits = shown.chars().count() <= width.max(longest + 12);
                assert!(fits, "{line} at {width}: {shown:?}");
            }
            let broken: Vec<_> = words_of(&text).difference(&whole).cloned().collect();
            assert!(broken.is_empty(), "{line} at {width}: {broken:?}\n{text}");
        }
    }
}

#[test]
fn lists_are_not_wrapped_without_a_terminal() {
    let out = run(&["check", "mauerbauer"]).good();
    assert!(out.lines().filter(|line| line.starts_with("holds  ")).count() > 300, "{out}");
    assert!(out.lines().any(|line| line.len() > 100), "{out}");
}
