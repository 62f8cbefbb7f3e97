//! `completions` and `man` print what shells and `man` read.

use std::fs;

use crate::run::{empty_folder, run, run_in};

#[test]
fn shells_are_told_what_to_complete() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let script = run(&["completions", shell]).good();
        for word in ["simulate", "completions", "--failed"] {
            let bare = script.contains(word.trim_start_matches('-'));
            assert!(bare, "{shell} completes {word}");
        }
    }
    let wrong = run(&["completions", "bsh"]);
    assert!(wrong.err.contains("did you mean bash?"), "{}", wrong.err);
}

#[test]
fn the_manual_has_a_page_for_each_command() {
    let page = run(&["man"]).good();
    assert!(page.contains(".TH mauerwerk 1") && page.contains("simulate"), "{page}");
    let page = run(&["man", "play"]).good();
    assert!(page.contains(".SH SYNOPSIS") && page.contains("\\-\\-people"), "{page}");
    let wrong = run(&["man", "plya"]);
    assert_eq!(wrong.code, 2);
    assert!(wrong.err.contains("did you mean play?"), "{}", wrong.err);

    let folder = empty_folder();
    assert_eq!(run_in(folder.path(), &["man", "--folder", "."], "").good(), "");
    for page in ["mauerwerk.1", "mauerwerk-check.1", "mauerwerk-man.1"] {
        assert!(fs::read_to_string(folder.path().join(page)).unwrap().contains(".TH"), "{page}");
    }
}
