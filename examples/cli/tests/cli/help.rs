//! Every command has help, and the examples in it work.

use std::fs;

use mauerwerk::Lang;

use crate::run::{command, folder_with_games, run, run_in, words};

const COMMANDS: [&str; 14] = [
    "check",
    "rules",
    "options",
    "learn",
    "play",
    "analyse",
    "show",
    "simulate",
    "solve",
    "replay",
    "board",
    "deck",
    "completions",
    "man",
];

/// Returns the command lines of the examples in a help text.
fn examples(help: &str) -> Vec<String> {
    let (_, examples) = help.split_once("Examples:\n").expect("help has examples");
    let lines = examples.lines().map(str::trim).take_while(|line| !line.is_empty());
    // Two spaces or more divide an example from what is said of it.
    lines.map(|line| line.split("  ").next().unwrap_or_default().to_owned()).collect()
}

#[test]
fn help_says_what_a_command_does() {
    insta::assert_snapshot!(run(&["--help"]).good());
    for command in COMMANDS {
        let help = run(&[command, "--help"]).good();
        assert!(run(&["--help"]).good().contains(&format!("\n  {command} ")), "{command}");
        assert!(!examples(&help).is_empty(), "{command}");
        assert!(help.lines().all(|line| line.chars().count() <= 100), "{command}");
    }
}

#[test]
fn examples_in_help_work() {
    let folder = folder_with_games();
    run_in(folder.path(), &words("replay berlin.json --ppn berlin.ppn"), "").good();
    let scenario = "game = \"die-mauer\"\ntitle = \"Mine\"\nrules = []\n\
                    [[line]]\nscript = \"turn: decide 0,1,2,3\"\n";
    fs::write(folder.path().join("mine.toml"), scenario).unwrap();
    for (file, printed) in [("my-board.toml", "board strip"), ("my-deck.toml", "deck uniform30")] {
        let text = run(&words(&format!("{printed} --toml"))).good();
        fs::write(folder.path().join(file), text).unwrap();
    }
    for command in COMMANDS.iter().map(|command| vec![*command]).chain([Vec::new()]) {
        let help = run(&[&command[..], &["--help"]].concat()).good();
        for example in examples(&help) {
            let line = example.strip_prefix("mauerwerk ").expect(&example);
            let line = line.split('>').next().unwrap_or_default().replace("-n 100000", "-n 100");
            run_in(folder.path(), &words(&line), "quit\n").good();
        }
    }
}

#[test]
fn version_is_told() {
    assert_eq!(run(&["--version"]).good(), concat!("mauerwerk ", env!("CARGO_PKG_VERSION"), "\n"));
}

#[test]
fn help_comes_in_every_language() {
    for lang in Lang::ALL {
        let lang = lang.code();
        insta::assert_snapshot!(
            format!("help-of-play-{lang}"),
            run(&["play", "--help", "--lang", lang]).good()
        );
        for command in COMMANDS.iter().map(|command| vec![*command]).chain([Vec::new()]) {
            let help = run(&[&command[..], &["--help", "--lang", lang]].concat()).good();
            let english = run(&[&command[..], &["--help"]].concat()).good();
            assert!(help.lines().all(|line| line.chars().count() <= 100), "{command:?}");
            assert_eq!(
                help.matches("\n  mauerwerk").count(),
                english.matches("\n  mauerwerk").count()
            );
            assert!(lang == "en" || !help.contains("Print"), "{help}");
        }
    }
    let by_locale = command().env("LC_ALL", "fr_FR.UTF-8").args(["help", "deck"]).output().unwrap();
    assert!(String::from_utf8(by_locale.stdout).unwrap().contains("\nUsage\u{a0}: mauerwerk deck"));
}
