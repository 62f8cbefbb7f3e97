//! A signal ends a game as Ctrl-C does: what was to be kept is kept.

use std::fs;
use std::process::Command;

use rexpect::process::WaitStatus;
use rexpect::session::{PtySession, spawn_command};
use tempfile::TempDir;

use crate::guest::{Asked, Guest};
use crate::run::{COMMAND, empty_folder};

/// Milliseconds after which something hangs, on the slowest machine.
pub(crate) const HANGS: u64 = 900_000;

/// Sends a signal to a process.
fn signal(name: &str, process: u32) {
    let sent = Command::new("kill").args([format!("-{name}"), process.to_string()]).status();
    assert!(sent.unwrap().success());
}

/// Runs the command in a terminal, and returns the id of its process.
fn in_terminal(folder: &TempDir, arguments: &[&str]) -> (PtySession, u32) {
    let mut command = Command::new("sh");
    command.args(["-c", "echo \"process $$.\"; exec \"$0\" \"$@\"", COMMAND]).args(arguments);
    command.env("TERM", "xterm").env("LC_ALL", "C.UTF-8").current_dir(folder.path());
    let mut session = spawn_command(command, Some(HANGS)).unwrap();
    session.exp_string("process ").unwrap();
    let process = session.exp_string(".").unwrap().parse().unwrap();
    (session, process)
}

/// Returns the decisions of a seat in the record that a folder holds, and nothing else.
fn kept(folder: &TempDir, seat: u8) -> Vec<String> {
    let files: Vec<_> = fs::read_dir(folder.path()).unwrap().flatten().collect();
    assert_eq!(files.len(), 1, "{files:?}");
    let text = fs::read_to_string(folder.path().join("game.json")).unwrap();
    let record: serde_json::Value = serde_json::from_str(&text).unwrap();
    let decisions = record["decisions"].as_array().unwrap().iter();
    let decisions = decisions.map(|decision| decision.as_str().unwrap().to_owned());
    decisions.filter(|decision| decision.starts_with(&format!("{seat} "))).collect()
}

#[test]
fn signals_keep_a_game() {
    for name in ["HUP", "TERM", "INT"] {
        let folder = empty_folder();
        let arguments = ["--seed", "1", "--save", "game.json"];
        let mut guest = Guest::sit_down(folder.path(), "die-mauer", &arguments);
        guest.decide(0, "T");
        assert_eq!(guest.read(), Asked::Decide(0));
        assert!(!folder.path().join("game.json").exists(), "the game goes on");
        signal(name, guest.process());
        assert_eq!(guest.wait(), Some(130), "{name}");
        assert_eq!(kept(&folder, 0), ["0 T"], "{name}");
    }
}

#[test]
fn a_signal_replaces_what_was_saved_before() {
    let folder = empty_folder();
    let arguments = ["--seed", "1", "--save", "game.json"];
    let mut guest = Guest::sit_down(folder.path(), "die-mauer", &arguments);
    guest.decide(0, "T");
    guest.decide(0, "save game.json");
    guest.decide(0, "3");
    assert_eq!(guest.read(), Asked::Decide(0));
    assert_eq!(kept(&folder, 0), ["0 T"]);
    signal("TERM", guest.process());
    assert_eq!(guest.wait(), Some(130));
    assert_eq!(kept(&folder, 0), ["0 T", "0 3"]);
}

#[test]
fn a_closed_terminal_keeps_a_game() {
    let folder = empty_folder();
    let arguments =
        ["play", "die-mauer", "--opponents", "random", "--seed", "1", "--save", "game.json"];
    let (mut game, process) = in_terminal(&folder, &arguments);
    game.exp_string("seat 0> ").unwrap();
    game.send_line("T").unwrap();
    game.exp_string("seat 0> ").unwrap();
    signal("HUP", process);
    game.exp_string("\x1b[?1049l").unwrap();
    assert!(matches!(game.process().wait(), Ok(WaitStatus::Exited(_, 130))));
    assert_eq!(kept(&folder, 0), ["0 T"]);
}

#[test]
fn games_that_nobody_keeps_end_by_signals_too() {
    let folder = empty_folder();
    let mut guest = Guest::sit_down(folder.path(), "die-mauer", &["--seed", "1"]);
    guest.decide(0, "T");
    assert_eq!(guest.read(), Asked::Decide(0));
    signal("TERM", guest.process());
    assert_eq!(guest.wait(), Some(130));
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
}

/// A player who thinks for longer than any test.
const SLOW: &str = "search:100000000";

/// Waits for the line that says how far a player's thought is.
fn thinks(session: &mut PtySession) {
    session.exp_string(" thinks: ").unwrap();
}

/// Waits for the end of a program, and returns its exit code.
fn exit_code(session: &PtySession) -> i32 {
    match session.process().wait() {
        Ok(WaitStatus::Exited(_, code)) => code,
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_first_interrupt_hurries_a_thought() {
    let folder = empty_folder();
    let slow = format!("1={SLOW}");
    let arguments = ["play", "die-mauer", "--bots", &slow, "--seed", "1", "--save", "game.json"];
    let (mut game, process) = in_terminal(&folder, &arguments);
    game.exp_string("seat 0> ").unwrap();
    game.send_line("T").unwrap();
    thinks(&mut game);
    signal("INT", process);
    game.exp_string("seat 0> ").unwrap();
    game.send_line(&format!("hint {SLOW}")).unwrap();
    thinks(&mut game);
    signal("INT", process);
    game.exp_string(", stopped early:").unwrap();
    game.exp_regex("press Enter|seat 0> ").unwrap();
    game.send_line("3").unwrap();
    thinks(&mut game);
    signal("TERM", process);
    game.exp_eof().unwrap();
    assert_eq!(exit_code(&game), 130, "the game ends, whoever thinks");
    assert_eq!(kept(&folder, 0), ["0 T", "0 3"]);
}

#[test]
fn games_of_opponents_alone_end_by_an_interrupt() {
    let folder = empty_folder();
    let people = ["play", "die-mauer", "--people", "none", "--opponents", SLOW];
    let arguments = [&people[..], &["--save", "game.json"]].concat();
    let (mut game, process) = in_terminal(&folder, &arguments);
    thinks(&mut game);
    signal("INT", process);
    game.exp_eof().unwrap();
    assert_eq!(exit_code(&game), 130);
    assert!(kept(&folder, 0).len() < 2);
}

#[test]
fn analyses_print_what_they_have() {
    let arguments = ["analyse", "die-mauer", "--seat", "0", "--player", SLOW];
    let (mut analysis, process) = in_terminal(&empty_folder(), &arguments);
    thinks(&mut analysis);
    signal("INT", process);
    analysis.exp_string(", stopped early:").unwrap();
    analysis.exp_eof().unwrap();
    assert_eq!(exit_code(&analysis), 0);
}

#[test]
fn simulations_stop_at_a_signal() {
    let arguments = ["simulate", "mauerbauer", "-n", "10000000"];
    let (mut simulation, process) = in_terminal(&empty_folder(), &arguments);
    simulation.exp_string(" of 10,000,000").unwrap();
    signal("TERM", process);
    simulation.exp_eof().unwrap();
    assert_eq!(exit_code(&simulation), 130);
}
