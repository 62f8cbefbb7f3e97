//! In a terminal nothing is left behind: neither on the screen nor in the way it works.

use std::fs;
use std::process::Command;

use rexpect::process::WaitStatus;
use rexpect::session::{PtySession, spawn_command};

use crate::run::{COMMAND, command, empty_folder, words};
use crate::signals::HANGS;

/// The code for the alternate screen, which has no memory to scroll back to.
const ENTER: &str = "\x1b[?1049h";
/// The code for the screen as it was before.
const LEAVE: &str = "\x1b[?1049l";
/// The code that wipes the screen.
const CLEAR: &str = "\x1b[2J";

/// Starts a game of two people in a terminal.
fn play() -> PtySession {
    let mut command = command();
    let arguments = [
        "play",
        "die-mauer",
        "--opponents",
        "random",
        "--people",
        "0,2",
        "players:3",
        "--seed",
        "1",
    ];
    command.args(arguments).env("TERM", "xterm").env("NO_COLOR", "1");
    spawn_command(command, Some(HANGS)).unwrap()
}

/// Waits for a text, and returns what came before it.
fn wait(game: &mut PtySession, text: &str) -> String {
    game.exp_string(text).unwrap()
}

/// Presses Enter to take the screen over.
fn take_over(game: &mut PtySession) {
    wait(game, "presses Enter: ");
    game.send_line("").unwrap();
}

#[test]
fn screens_are_wiped_before_they_are_handed_over() {
    let mut game = play();
    wait(&mut game, ENTER);
    take_over(&mut game);
    wait(&mut game, "seat 0> ");
    game.send_line("T").unwrap();
    let before = wait(&mut game, "Hand over to seat 2");
    let (_, shown) = before.rsplit_once(CLEAR).expect("the screen is wiped");
    assert!(shown.contains("Die Mauer") && !shown.contains("seat"), "{shown}");
}

#[test]
fn keys_bring_back_nothing_of_another_person() {
    let mut game = play();
    take_over(&mut game);
    wait(&mut game, "seat 0> ");
    // Cuts a word out, so that an editor could paste it, and decides.
    game.send("secret\x15T\r").unwrap();
    game.flush().unwrap();
    take_over(&mut game);
    wait(&mut game, "seat 2> ");
    // Arrow up asks for the last line, and Ctrl-Y for what was cut out.
    game.send("\x1b[A\x19undo\r").unwrap();
    game.flush().unwrap();
    let after = wait(&mut game, "Hand over to seat 0");
    assert!(!after.contains("secret") && !after.contains("Tundo"), "{after}");
}

#[test]
fn walls_are_completed_and_long_screens_are_cut() {
    let mut command = command();
    let arguments =
        ["play", "mauerbauer", "first_player:0", "--opponents", "random", "--seed", "1"];
    command.args(arguments).env("TERM", "xterm").env("NO_COLOR", "1");
    let mut game = spawn_command(command, Some(HANGS)).unwrap();
    let shown = wait(&mut game, "seat 0> ");
    let (_, shown) = shown.rsplit_once(CLEAR).expect("the screen is wiped");
    // All of a low map, whose last line has f5, with the seats next to it.
    assert!(shown.contains("seat pts cards") && shown.contains("-- f5"), "{shown}");
    assert!(!shown.contains("more lines"), "{shown}");
    let rows = shown.matches("\r\n").count();
    assert!((16..24).contains(&rows), "{rows} lines: {shown}");
    game.send("look\r").unwrap();
    game.flush().unwrap();
    let first = wait(&mut game, "press Enter for more (page 1 of ");
    assert!(first.contains("seen by seat 0"), "{first}");
    let mut prompt = String::new();
    while !prompt.starts_with("seat") {
        game.send_line("").unwrap();
        (_, prompt) = game.exp_regex("press Enter [a-z ]+|seat 0> ").unwrap();
    }
    // The tab key completes a line from its later end, too.
    game.send("f5-f\t\r").unwrap();
    game.flush().unwrap();
    wait(&mut game, "Placing: you place towers on f4 and f5");
    game.send_control('c').unwrap();
    wait(&mut game, LEAVE);
}

#[test]
fn six_seats_fit_a_low_terminal() {
    for game in ["die-mauer", "berlin packs:2 hammer_setup:random"] {
        let mut command = command();
        let arguments = format!("play {game} players:6 --people 0 --opponents random --seed 3");
        command.args(words(&arguments)).env("TERM", "xterm").env("NO_COLOR", "1");
        let mut session = spawn_command(command, Some(HANGS)).unwrap();
        let shown = wait(&mut session, "seat 0> ");
        let (_, shown) = shown.rsplit_once(CLEAR).expect("the screen is wiped");
        assert!(!shown.contains("more lines"), "{shown}");
        let rows = shown.matches("\r\n").count();
        assert!(rows < 24, "{rows} lines: {shown}");
        session.send_control('c').unwrap();
        wait(&mut session, LEAVE);
    }
}

#[test]
fn interrupting_gives_the_terminal_back() {
    let mut game = play();
    take_over(&mut game);
    wait(&mut game, "seat 0> ");
    game.send_control('c').unwrap();
    wait(&mut game, LEAVE);
    let rest = game.exp_eof().unwrap();
    assert!(!rest.contains("seen by"), "{rest}");
    assert!(matches!(game.process().wait(), Ok(WaitStatus::Exited(_, 130))));
}

#[test]
fn long_thoughts_are_shown_and_hurried() {
    let mut command = command();
    let slow = ["--bots", "1=search:100000000", "--opponents", "random", "--seed", "1"];
    command.args(["play", "die-mauer"]).args(slow).env("TERM", "xterm").env("NO_COLOR", "1");
    let mut game = spawn_command(command, Some(HANGS)).unwrap();
    wait(&mut game, "seat 0> ");
    game.send_line("T").unwrap();
    wait(&mut game, "seat 1 thinks: ");
    game.send_control('c').unwrap();
    wait(&mut game, "seat 0> ");
    game.send_control('c').unwrap();
    wait(&mut game, LEAVE);
}

#[test]
fn leaving_offers_to_save() {
    let folder = empty_folder();
    let mut command = command();
    command
        .args(["play", "die-mauer", "--opponents", "random", "--seed", "1"])
        .env("TERM", "xterm")
        .env("NO_COLOR", "1");
    command.current_dir(folder.path());
    let mut game = spawn_command(command, Some(HANGS)).unwrap();
    wait(&mut game, "seat 0> ");
    game.send_line("T").unwrap();
    wait(&mut game, "seat 0> ");
    game.send_line("quit").unwrap();
    wait(&mut game, "or back to go on: ");
    game.send_line("back").unwrap();
    wait(&mut game, "seat 0> ");
    game.send_line("exit").unwrap();
    wait(&mut game, "or back to go on: ");
    game.send_line("no/such/game.json").unwrap();
    wait(&mut game, "there is no folder no/such");
    wait(&mut game, "or back to go on: ");
    game.send_line("game.json").unwrap();
    wait(&mut game, LEAVE);
    let rest = game.exp_eof().unwrap();
    assert!(rest.contains("left after ") && !rest.contains("not saved"), "{rest}");
    assert!(fs::read_to_string(folder.path().join("game.json")).unwrap().contains("\"0 T\""));
}

#[test]
fn terminals_have_colours_unless_they_are_dumb() {
    for (term, variable, has_colours) in
        [("xterm", "CLICOLOR", true), ("xterm", "NO_COLOR", false), ("dumb", "UNUSED", false)]
    {
        let mut command = command();
        command.args(["show", "die-mauer", "players:3"]).env_remove("CI").env_remove("NO_COLOR");
        command.env("TERM", term).env(variable, "1");
        let shown = spawn_command(command, Some(HANGS)).unwrap().exp_eof().unwrap();
        assert_eq!(shown.contains("\x1b[36m"), has_colours, "{term} {variable}: {shown}");
    }
}

#[test]
fn terminals_of_other_locales_get_ascii() {
    for (locale, is_ascii) in [("C.UTF-8", false), ("de_DE.ISO-8859-1", true)] {
        let mut command = command();
        command
            .args(["show", "berlin", "variants:gravity"])
            .env("TERM", "xterm")
            .env("LC_ALL", locale);
        let shown = spawn_command(command, Some(HANGS)).unwrap().exp_eof().unwrap();
        assert_eq!(shown.is_ascii(), is_ascii, "{shown}");
    }
}

/// Starts a game in a terminal of that size.
fn play_in(rows: usize, columns: usize, arguments: &str) -> PtySession {
    let mut command = Command::new("sh");
    let resized = format!("stty rows {rows} cols {columns}; exec \"$0\" play \"$@\"");
    command.args(["-c", &resized, COMMAND]).args(words(arguments));
    command.env_remove("COLUMNS").env("TERM", "xterm").env("NO_COLOR", "1");
    spawn_command(command, Some(HANGS)).unwrap()
}

/// Types a line, and returns what the screen shows up to the next prompt.
fn typed(game: &mut PtySession, line: &str, prompt: &str) -> String {
    game.send(line).unwrap();
    game.send("\r").unwrap();
    game.flush().unwrap();
    let shown = wait(game, prompt);
    shown.rsplit_once(CLEAR).expect("the screen is wiped").1.to_owned()
}

#[test]
fn help_comes_in_pages_and_what_is_typed_there_counts() {
    let mut game = play_in(24, 80, "mauerbauer first_player:0 --opponents random --seed 1");
    wait(&mut game, "seat 0> ");
    let first = typed(&mut game, "help", "press Enter for more (page 1 of 2): ");
    assert!(first.contains("Type a decision:") && first.matches("\r\n").count() < 24, "{first}");
    let second = typed(&mut game, "", "press Enter to go on: ");
    assert!(second.contains("leaves the game"), "{second}");
    // A decision in place of Enter.
    let after = typed(&mut game, "a1-b1", "seat 0> ");
    assert!(after.contains("Placing: you place"), "{after}");
    game.send_control('c').unwrap();
    wait(&mut game, LEAVE);
}

#[test]
fn the_log_reaches_every_line() {
    let mut game =
        play_in(24, 80, "mauerbauer players:4 first_player:0 --opponents random --seed 1");
    wait(&mut game, "seat 0> ");
    let newest = typed(&mut game, "log", "press Enter for earlier (page 1 of 2): ");
    assert!(newest.contains("you are to move"), "{newest}");
    let first = typed(&mut game, "", "press Enter to go on: ");
    assert!(first.contains("you draw"), "{first}");
    game.send_control('c').unwrap();
    wait(&mut game, LEAVE);
}

#[test]
fn news_and_names_are_shown_at_every_size() {
    let arguments = "mauerbauer first_player:0 --people 0=Ada --opponents random --seed 1";
    for (rows, columns) in [(24, 80), (40, 120), (60, 120)] {
        let mut game = play_in(rows, columns, arguments);
        wait(&mut game, "seat 0)> ");
        let shown = typed(&mut game, "a1-b1", "seat 0)> ");
        for text in [
            "Since you last decided:",
            "the dice show",
            "Placing: you place",
            "0 Ada ",
            "# last wall",
        ] {
            assert!(shown.contains(text), "{rows}: {text}: {shown}");
        }
        assert!(shown.matches("\r\n").count() < rows, "{rows}: {shown}");
        assert!(!shown.contains("more lines"), "{rows}: {shown}");
        game.send_control('c').unwrap();
        wait(&mut game, LEAVE);
    }
}

#[test]
fn narrow_terminals_break_no_board() {
    let mut game = play_in(24, 40, "berlin --opponents random --seed 1");
    let shown = wait(&mut game, "seat 0> ");
    assert!(shown.contains("(too narrow for the drawing: it has"), "{shown}");
    assert!(shown.split("\r\n").all(|line| !line.contains("    cM    ")), "{shown}");
    game.send_control('c').unwrap();
    wait(&mut game, LEAVE);
}

#[test]
fn the_first_screen_explains_its_letters() {
    for (game, texts) in [
        ("die-mauer", &["- an empty fist"][..]),
        ("berlin", &["t face-down tile", "cM face-down coin of Moons", "S Suns"]),
        ("mauerbauer", &[". free line"]),
    ] {
        let mut session = play_in(50, 80, &format!("{game} --opponents random --seed 2"));
        let shown = wait(&mut session, "seat 0> ");
        for text in texts {
            assert!(shown.contains(text), "{game}: {text}: {shown}");
        }
        session.send_control('c').unwrap();
        wait(&mut session, LEAVE);
    }
}
