//! `tune` finds what a judgement should weigh with, the same for the same seed.

use crate::run::{run, words};

const LINE: &str = "die-mauer rounds:1 stock:TG12 max_idle_turns:3 --player greedy -n 30";

fn tuned(line: &str) -> String {
    run(&words(&format!("tune {line}"))).good()
}

/// Returns the last two numbers of the row that begins so.
fn errors(text: &str, row: &str) -> [f64; 2] {
    let line = text.lines().find(|line| line.contains(row)).expect(text);
    let mut words = line.split_whitespace().rev().map(|word| word.parse().expect(line));
    let checked = words.next().expect(line);
    [words.next().expect(line), checked]
}

#[test]
fn weights_are_found_and_checked() {
    let text = tuned(LINE);
    insta::assert_snapshot!(text);
    let fitted = |row| errors(&text, row)[0];
    assert!(fitted("the weights found") <= fitted("the weights as they are"), "{text}");
    assert_eq!(tuned(LINE), text);
    assert_ne!(tuned(&format!("{LINE} --seed 2")), text);
}

#[test]
fn wrong_input_is_refused() {
    for (line, told) in [
        ("berlin -n 2", "write a whole number from 3 to 1000000"),
        ("berlin --player hrd", "did you mean hard?"),
        ("berlin players:9", "BE-"),
        ("chess", "berlin"),
    ] {
        let run = run(&words(&format!("tune {line}")));
        assert_eq!((run.code, run.out.as_str()), (2, ""), "{line}");
        assert!(run.err.contains(told), "{line}: {}", run.err);
    }
}
