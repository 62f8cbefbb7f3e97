//! Runs the command and gathers what it says.

use std::path::Path;

use assert_cmd::Command;
use tempfile::TempDir;

/// The path of the command.
pub(crate) const COMMAND: &str = env!("CARGO_BIN_EXE_mauerwerk");

/// Returns the command in English, with every locale of the machine.
pub(crate) fn command() -> std::process::Command {
    let mut command = std::process::Command::new(COMMAND);
    command.env_remove("LC_ALL").env("LC_MESSAGES", "C");
    command
}

/// What a run of the command said.
#[derive(Clone, Eq, PartialEq, Debug)]
pub(crate) struct Run {
    pub(crate) code: i32,
    pub(crate) out: String,
    pub(crate) err: String,
}

impl Run {
    /// Returns what was printed by a run that went well.
    pub(crate) fn good(self) -> String {
        assert_eq!((self.code, self.err.as_str()), (0, ""), "{}", self.out);
        self.out
    }
}

/// Runs the command in a folder, with an input.
pub(crate) fn run_in(folder: &Path, arguments: &[&str], input: &str) -> Run {
    let mut command = Command::from_std(command());
    command.current_dir(folder).args(arguments).write_stdin(input);
    command.env_remove("COLUMNS").env("NO_COLOR", "1");
    let output = command.output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    Run {
        code: output.status.code().expect("no signal ends it"),
        out: text(output.stdout),
        err: text(output.stderr),
    }
}

/// Runs the command in an empty folder, without input.
pub(crate) fn run(arguments: &[&str]) -> Run {
    run_in(empty_folder().path(), arguments, "")
}

/// Makes a folder that is removed in the end.
pub(crate) fn empty_folder() -> TempDir {
    tempfile::tempdir().unwrap()
}

/// Makes a folder with a whole game of Die Mauer in `game.json`, one of Berlin in `berlin.json`, and
/// one of Mauerbauer in `mauerbauer.json`.
pub(crate) fn folder_with_games() -> TempDir {
    let folder = empty_folder();
    for game in [
        "die-mauer players:4 rounds:1 --save game.json",
        "berlin --save berlin.json",
        "mauerbauer board:hexagon --save mauerbauer.json",
    ] {
        let line = format!("play {game} --people none --seed 7");
        run_in(folder.path(), &words(&line), "").good();
    }
    folder
}

/// Splits a command line as a shell does, as far as the examples need it.
pub(crate) fn words(line: &str) -> Vec<&str> {
    let parts = line.split('\'').enumerate();
    let words = parts.flat_map(|(nth, part)| match nth % 2 {
        0 => part.split_whitespace().collect(),
        _ => vec![part],
    });
    words.collect()
}
