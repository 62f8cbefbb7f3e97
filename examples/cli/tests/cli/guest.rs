//! A guest who plays through pipes, and remembers every screen.

use std::io::{Read as _, Write as _};
use std::path::Path;
use std::process::{Child, Stdio};

use crate::run::command;

/// Answers the prompts of a game, for every seat.
pub(crate) struct Guest {
    child: Child,
    /// All that was said since the last answer.
    pub(crate) screen: String,
    /// Every screen up to now with the prompt that ended it.
    pub(crate) screens: Vec<(Asked, String)>,
}

/// Who is asked for what.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) enum Asked {
    HandOver,
    Decide(u8),
    Chance,
    /// For the letter of a place.
    Touch,
    /// The game has ended.
    Nobody,
}

impl Guest {
    /// Sits down at a game, against random opponents unless others are given.
    pub(crate) fn sit_down(folder: &Path, game: &str, arguments: &[&str]) -> Self {
        let has_opponents = arguments.iter().any(|given| ["--opponents", "--bots"].contains(given));
        let opponents = if has_opponents { &[][..] } else { &["--opponents", "random"] };
        let child = command()
            .args(["play", game])
            .args(opponents)
            .args(arguments)
            .current_dir(folder)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        Self { child, screen: String::new(), screens: Vec::new() }
    }

    /// Reads up to the next prompt.
    pub(crate) fn read(&mut self) -> Asked {
        self.screen.clear();
        let mut bytes = Vec::new();
        let mut asked = None;
        while asked.is_none() {
            let mut byte = [0];
            if self.child.stdout.as_mut().unwrap().read(&mut byte).unwrap() == 0 {
                asked = Some(Asked::Nobody);
            }
            bytes.extend_from_slice(&byte);
            asked = asked.or_else(|| prompt(&bytes));
        }
        self.screen = String::from_utf8(bytes).unwrap();
        let asked = asked.unwrap_or(Asked::Nobody);
        self.screens.push((asked, self.screen.clone()));
        asked
    }

    /// Answers a prompt.
    pub(crate) fn answer(&mut self, text: &str) {
        writeln!(self.child.stdin.as_mut().unwrap(), "{text}").unwrap();
    }

    /// Presses Enter wherever the screen is handed over, and answers the prompt after it, which
    /// must be for that seat.
    pub(crate) fn decide(&mut self, seat: u8, text: &str) {
        while self.read() == Asked::HandOver {
            self.answer("");
        }
        assert_eq!(self.screens.last().unwrap().0, Asked::Decide(seat), "{}", self.screen);
        self.answer(text);
    }

    /// Returns the actions that the screen offers.
    pub(crate) fn actions(&self) -> Vec<String> {
        let (_, rest) = self.screen.rsplit_once("you may play: ").unwrap();
        let (actions, _) = rest.split_once("  (").unwrap();
        actions.split_whitespace().map(str::to_owned).collect()
    }

    /// Returns the id of the process.
    pub(crate) fn process(&self) -> u32 {
        self.child.id()
    }

    /// Waits until the game ends by itself, and returns the exit code.
    pub(crate) fn wait(mut self) -> Option<i32> {
        // Waiting would close the input, which ends a game, too.
        let input = self.child.stdin.take();
        let code = self.child.wait().unwrap().code();
        drop(input);
        code
    }

    /// Leaves, and returns the exit code.
    pub(crate) fn leave(mut self) -> Option<i32> {
        drop(self.child.stdin.take());
        self.child.wait().unwrap().code()
    }
}

/// Reads a prompt at the end of what was said.
fn prompt(bytes: &[u8]) -> Option<Asked> {
    if bytes.ends_with(b"presses Enter: ") {
        return Some(Asked::HandOver);
    }
    let line = bytes.rsplit(|&byte| byte == b'\n').next()?;
    if line == b"chance> " {
        return Some(Asked::Chance);
    }
    if line == b"touch> " {
        return Some(Asked::Touch);
    }
    let line = std::str::from_utf8(line).ok()?.strip_suffix("> ")?;
    let (_, seat) = line.rsplit_once("seat ")?;
    seat.trim_end_matches(')').parse().ok().map(Asked::Decide)
}
