//! Every wrong input gets one clear line, and an exit code that is not zero.

use std::fmt::Write as _;
use std::fs;
use std::io::{BufRead as _, BufReader};
use std::process::{Command, Stdio};

use crate::run::{COMMAND, folder_with_games, run_in, words};

/// Holds wrong command lines.
const WRONG: &[&str] = &[
    "",
    "frobnicate",
    "--frobnicate",
    "check chess",
    "check die-mauer no-such-scenario",
    "check no-such-file.toml",
    "check notes.toml",
    "check unknown-rule.toml",
    "rules",
    "rules chess",
    "rules die-mauer XX-1",
    "rules berlin DM-01",
    "options",
    "options chess",
    "play",
    "play chess",
    "play die-mauer players:9 rounds:0",
    "play die-mauer -o rounds=many",
    "play die-mauer -o rounds",
    "play die-mauer -o colour=red",
    "play die-mauer -o tie_break=duel",
    "play die-mauer rounds:2 -o rounds=2",
    "play berlin players:5 target:0",
    "play berlin variants:gravity,nullo-gravity",
    "play berlin variants:gravity,gravel",
    "play berlin -o ground=up",
    "play berlin -o fill=TTX",
    "play berlin -o stacks=suns,sun",
    "play berlin -o max_idle_turns=0",
    "play berlin --chance luck",
    "play berlin --chance people --people none",
    "play berlin --load game.json",
    "play die-mauer --people 4",
    "play die-mauer --people me",
    "play die-mauer --seed -1",
    "play die-mauer --load no-such-file.json",
    "play die-mauer --load notes.toml",
    "play die-mauer --load chess.json",
    "play die-mauer --load game.json players:3",
    "play die-mauer --save notes.toml",
    "play die-mauer --people none --save no/such/folder.json",
    "show",
    "show nothing",
    "show wall:Z",
    "show wall:44T4",
    "show players:3",
    "show die-mauer wall:Z",
    "show die-mauer players:3 extra",
    "show berlin wall:44T4",
    "show berlin hammers:a1/m1 phase:rolling",
    "show berlin game.json",
    "show game.json players:3",
    "show die-mauer players:3 --seat 3",
    "show players:5 --at 1",
    "show players:5 --theme dark",
    "show players:5 --svg no/such/folder.svg",
    "show berlin berlin.json --seat 2",
    "show chess.json",
    "show game.json --at 100000",
    "show .",
    "show bytes.json",
    "simulate die-mauer -n 0",
    "simulate die-mauer -n many",
    "simulate die-mauer --limit 0",
    "simulate die-mauer -n 10 --json - --csv -",
    "simulate die-mauer -n 10 --csv no/such/folder.csv",
    "replay",
    "replay no-such-file.json",
    "replay notes.toml",
    "replay -",
    "replay game.json --seat 4",
    "replay game.json --seat 1 --full",
    "replay game.json --ppn -",
    "replay berlin.json --ppn - --draw",
    "replay berlin.json --ppn no/such/folder.ppn",
    "replay truncated.json",
    "replay forged.json",
];

#[test]
fn wrong_input_gets_one_line() {
    let folder = folder_with_games();
    let write = |name: &str, text: &[u8]| fs::write(folder.path().join(name), text).unwrap();
    let game = fs::read_to_string(folder.path().join("game.json")).unwrap();
    write("notes.toml", b"these are notes\n");
    write("unknown-rule.toml", b"game = \"die-mauer\"\ntitle = \"\"\nrules = [\"XX-1\"]\n");
    write("chess.json", br#"{"format":"mauerwerk-record","version":1,"game":"chess","ruleset":1}"#);
    write("bytes.json", &[b'{', 0xff, 0xfe]);
    write("truncated.json", &game.as_bytes()[..game.len() / 2]);
    write("forged.json", game.replacen("\"0 ", "\"9 ", 1).as_bytes());

    let mut told = String::new();
    for line in WRONG {
        let run = run_in(folder.path(), &words(line), "");
        assert_eq!((run.code, run.out.as_str()), (2, ""), "{line}");
        assert_eq!(run.err.lines().count(), 1, "{line}: {}", run.err);
        assert!(run.err.starts_with("mauerwerk: "), "{line}: {}", run.err);
        writeln!(told, "$ mauerwerk {line}\n{}", run.err).unwrap();
    }
    insta::assert_snapshot!(told);
}

#[test]
fn what_a_file_says_is_not_obeyed_by_the_terminal() {
    let folder = folder_with_games();
    let path = folder.path().join("evil.json");
    fs::write(&path, "{\"format\":\"\\u001b[2J\\nx\",\"version\":1,\"game\":\"\\u001b[31m\"}")
        .unwrap();
    let run = run_in(folder.path(), &["replay", "evil.json"], "");
    assert_eq!((run.code, run.err.contains('\x1b')), (2, false), "{}", run.err);
}

#[test]
fn broken_pipes_end_quietly() {
    let folder = folder_with_games();
    for line in [
        "check",
        "check -t",
        "rules die-mauer",
        "replay game.json",
        "simulate die-mauer -n 2000 --csv -",
    ] {
        let mut child = Command::new(COMMAND)
            .args(line.split(' '))
            .current_dir(folder.path())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut first = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut first).unwrap();
        let output = child.wait_with_output().unwrap();
        assert!(output.status.success(), "{line}: {}", output.status);
        assert_eq!(String::from_utf8_lossy(&output.stderr), "", "{line}");
    }
}
