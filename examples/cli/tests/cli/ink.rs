//! Colours and ASCII: what is printed says the same with and without them.

use std::fs;
use std::path::Path;

use assert_cmd::Command;

use crate::run::{command, empty_folder, folder_with_games, run_in, words};

/// Runs a command with these variables and no other that matters, and returns both its streams.
fn printed(folder: &Path, line: &str, input: &str, variables: &[(&str, &str)]) -> String {
    let mut command = Command::from_std(command());
    command.current_dir(folder).args(words(line)).write_stdin(input.to_owned());
    for name in ["COLUMNS", "NO_COLOR", "CLICOLOR", "CLICOLOR_FORCE", "CI"] {
        command.env_remove(name);
    }
    let output = command.envs(variables.iter().copied()).output().unwrap();
    String::from_utf8([output.stdout, output.stderr].concat()).unwrap()
}

/// Returns a coloured text with the codes made visible: `{1;36|seat 0}`.
fn visible(text: &str) -> String {
    let text = text.replace("\x1b[0m", "}").replace("m\x1b[", ";");
    let mut parts = text.split("\x1b[");
    let plain = parts.next().unwrap_or_default().to_owned();
    let styled = parts.map(|part| format!("{{{}", part.replacen('m', "|", 1)));
    styled.fold(plain, |text, part| text + &part)
}

/// Returns a coloured text without its codes.
fn bare(text: &str) -> String {
    let mut parts = text.split('\x1b');
    let plain = parts.next().unwrap_or_default().to_owned();
    parts.fold(plain, |text, part| text + part.split_once('m').expect("a whole code").1)
}

const SCREENS: [(&str, &str, &str); 3] = [
    ("die-mauer", "players:3 rounds:1 --people 0=Ada", "T\n7\n3\n"),
    ("berlin", "players:2 rows:2 columns:4 --people 0=Ada,1=Ben", "@a1\n@c2\nb9\n"),
    ("mauerbauer", "players:3 first_player:0 --people 0=Ada", "f5-f4\nx\n"),
];

#[test]
fn colours_are_laid_over_the_same_text() {
    let folder = empty_folder();
    for (game, arguments, input) in SCREENS {
        let line = format!("play {game} {arguments} --opponents random --seed 1");
        let coloured = printed(folder.path(), &format!("{line} --color always"), input, &[]);
        assert_eq!(bare(&coloured), printed(folder.path(), &line, input, &[]));
        insta::assert_snapshot!(format!("{game}_has_colours"), visible(&coloured));
    }
}

#[test]
fn there_are_colours_where_they_are_wanted() {
    let folder = folder_with_games();
    for line in [
        "play die-mauer --opponents random --seed 1",
        "show game.json --at 9",
        "replay berlin.json",
        "check DM-20",
        "rules XX-1",
    ] {
        let has_colours = |more: &str, variables: &[(&str, &str)]| {
            printed(folder.path(), &format!("{line} {more}"), "T\n", variables).contains('\x1b')
        };
        assert!(!has_colours("", &[]), "a pipe: {line}");
        assert!(has_colours("", &[("CLICOLOR_FORCE", "1")]), "{line}");
        assert!(!has_colours("", &[("CLICOLOR_FORCE", "1"), ("NO_COLOR", "1")]), "{line}");
        assert!(!has_colours("--color never", &[("CLICOLOR_FORCE", "1")]), "{line}");
        assert!(has_colours("--color always", &[("NO_COLOR", "1"), ("TERM", "dumb")]), "{line}");
    }
}

/// Asserts that `--ascii` prints ASCII in lines no longer than those without it.
fn assert_ascii(folder: &Path, line: &str, input: &str) {
    let whole = printed(folder, line, input, &[]);
    let ascii = printed(folder, &format!("{line} --ascii"), input, &[]);
    assert!(ascii.is_ascii(), "{line}: {ascii}");
    assert_eq!(ascii.lines().count(), whole.lines().count(), "{line}");
    for (ascii, whole) in ascii.lines().zip(whole.lines()) {
        assert!(ascii.chars().count() <= whole.chars().count(), "{line}: {ascii}\n{whole}");
    }
}

#[test]
fn help_and_errors_go_out_as_asked() {
    let folder = empty_folder();
    for line in ["--help", "play --help", "nothing", "play berlin --nothing"] {
        let told = |more: &str| printed(folder.path(), &format!("{line} {more}"), "", &[]);
        assert!(!told("").contains('\x1b') && !told("--color=never").contains('\x1b'), "{line}");
        assert!(told("--color always").contains('\x1b'), "{line}");
    }
    let told = printed(folder.path(), "'größer…' --ascii --color always", "", &[]);
    assert!(told.is_ascii() && told.contains("'groser~'"), "{told}");
}

#[test]
fn whole_games_are_told_in_ascii() {
    let folder = folder_with_games();
    for file in ["game.json", "berlin.json", "mauerbauer.json"] {
        assert_ascii(folder.path(), &format!("replay {file} --draw"), "");
        assert_ascii(folder.path(), &format!("show {file} --at 20"), "");
    }
    let input = "T\nhint easy\nanalyse easy\n3\n4\nlog\nhelp\ntouch\n\nlook\nquit\n";
    let people = "--people '0=Zoë,1=Øyvind' --seed 1";
    for game in ["die-mauer", "berlin variants:gravity", "mauerbauer"] {
        assert_ascii(folder.path(), &format!("play {game} {people}"), input);
    }
    for line in ["options berlin", "rules DM-20", "simulate berlin -n 20 --seed 1", "deck", "board"]
    {
        assert_ascii(folder.path(), line, "");
    }
}

#[test]
fn drawings_in_ascii_stay_aligned() {
    let folder = empty_folder();
    let line = "show wall:44T4 stocks:G12346/TG1236/TG1236/TG1236 master:1 --ascii";
    insta::assert_snapshot!(run_in(folder.path(), &words(line), "").good());
}

#[test]
fn data_is_never_changed() {
    let folder = empty_folder();
    let line =
        "play die-mauer --opponents random --people '0=Zoë' --seed 1 --ascii --save game.json";
    run_in(folder.path(), &words(line), "T\nquit\n").good();
    assert!(fs::read_to_string(folder.path().join("game.json")).unwrap().contains("Zoë"));
    let json = |more: &str| {
        let line = format!("show die-mauer --json {more}");
        run_in(folder.path(), &words(&line), "").good()
    };
    assert_eq!(json("--ascii --color always"), json(""));
}
