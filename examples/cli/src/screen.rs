//! The shared screen: a terminal, or plain text if input or output is a pipe.

use std::io::{self, BufRead as _, IsTerminal as _, Write as _};
use std::time::{Duration, Instant};

use crossterm::cursor::{MoveTo, Show};
use crossterm::event::DisableBracketedPaste;
use crossterm::terminal::{
    Clear, ClearType, EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode,
    enable_raw_mode, size,
};
use crossterm::{event, execute};
use rustyline::completion::Completer;
use rustyline::error::ReadlineError;
use rustyline::history::DefaultHistory;
use rustyline::{Cmd, Context, Editor, KeyEvent};
use rustyline::{Helper, Highlighter, Hinter, Validator};

use crate::failure::Failure;
use crate::ink;
use crate::modes::Modes;
use crate::page;

/// A terminal that shows text and asks people. It leaves no trace of what a person saw.
#[derive(Debug)]
pub(crate) struct Screen {
    terminal: bool,
}

/// The time during which typing is ignored before a hand-over, so that a bouncing Enter key does
/// not reveal another hand.
const SETTLE: Duration = Duration::from_millis(200);

/// The number of lines if there is no terminal.
const LINES: usize = 24;

impl Screen {
    /// Opens the screen. A terminal shows its alternate screen, which has no history to scroll back
    /// to, until the screen is left or dropped. The earlier content stays unchanged.
    pub(crate) fn open() -> io::Result<Self> {
        let terminal = is_terminal();
        if terminal {
            execute!(io::stdout(), EnterAlternateScreen)?;
        }
        Ok(Self { terminal })
    }

    /// Returns a function that restores the terminal, for a signal that comes while a line is read.
    pub(crate) fn restorer(&self) -> impl Fn() + Send + use<> {
        let (terminal, modes) = (self.terminal, Modes::read());
        move || {
            if terminal {
                restore();
                modes.set();
            }
        }
    }

    /// Restores the terminal. Later output is plain text.
    pub(crate) fn leave(&mut self) {
        if std::mem::take(&mut self.terminal) {
            restore();
        }
    }

    /// Returns whether the screen is a terminal.
    pub(crate) fn is_terminal(&self) -> bool {
        self.terminal
    }

    /// Returns the number of lines.
    pub(crate) fn lines(&self) -> usize {
        // Some terminals report zero lines.
        size().ok().map(|(_, lines)| lines.into()).filter(|&lines| lines > 0).unwrap_or(LINES)
    }

    /// Returns whether these texts fit, with empty lines between them and a prompt.
    pub(crate) fn has_room(&self, texts: &[&str]) -> bool {
        /// The number of empty lines and of the prompt.
        const OTHERS: usize = 3;
        let taken = texts.iter().map(|text| self.height(text.trim_end())).sum::<usize>();
        !self.terminal || taken + OTHERS <= self.lines()
    }

    /// Returns text that fits the screen, with lines broken between words.
    pub(crate) fn wrapped(&self, text: &str) -> String {
        page::wrapped(text, self.terminal.then(page::columns))
    }

    /// Returns an entry of a list that fits the screen.
    pub(crate) fn entry(&self, head: &str, text: &str) -> String {
        page::hung(head, text, self.terminal.then(page::columns))
    }

    /// Returns text with drawings that fits the screen. A drawing that is too wide is left out.
    pub(crate) fn fitted(&self, text: &str) -> String {
        page::fitted(text, self.terminal.then(page::columns))
    }

    /// Returns the number of lines of a text, including broken lines.
    pub(crate) fn height(&self, text: &str) -> usize {
        let width = page::columns();
        text.lines().map(|line| page::width_of(line).div_ceil(width).max(1)).sum()
    }

    /// Clears everything that was shown. Plain text gets a ruler instead.
    pub(crate) fn clear(&self) -> io::Result<()> {
        if self.terminal {
            execute!(io::stdout(), Clear(ClearType::All), MoveTo(0, 0))
        } else {
            writeln!(ink::stdout(), "\n{}\n", "─".repeat(40))
        }
    }

    /// Shows a line or more.
    pub(crate) fn say(&self, text: &str) -> io::Result<()> {
        writeln!(ink::stdout(), "{text}")
    }

    /// Discards what was typed ahead.
    pub(crate) fn forget_typed(&self) -> io::Result<()> {
        if !self.terminal {
            return Ok(());
        }
        enable_raw_mode()?;
        let settled = Instant::now() + SETTLE;
        while event::poll(settled.saturating_duration_since(Instant::now()))? {
            event::read()?;
        }
        disable_raw_mode()
    }

    /// Asks for a line. The tab key completes the given words. Returns `None` at the end of the
    /// input.
    pub(crate) fn ask(&self, prompt: &str, words: Vec<String>) -> Result<Option<String>, Failure> {
        if self.terminal { edit(prompt, words) } else { read(prompt) }
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        self.leave();
    }
}

/// Restores the terminal. Failures are ignored.
fn restore() {
    let mut out = io::stdout();
    let _ = execute!(out, DisableBracketedPaste, Clear(ClearType::All), LeaveAlternateScreen, Show);
    let _ = disable_raw_mode();
}

/// Asks for a line before a screen is open. The tab key completes the given words. Returns `None`
/// at the end of the input.
pub(crate) fn ask(prompt: &str, words: Vec<String>) -> Result<Option<String>, Failure> {
    if is_terminal() { edit(prompt, words) } else { read(prompt) }
}

fn is_terminal() -> bool {
    io::stdin().is_terminal() && io::stdout().is_terminal()
}

/// Lets a person edit a line. Each line has a separate editor, so that other people find nothing in
/// its history or its clipboard.
fn edit(prompt: &str, words: Vec<String>) -> Result<Option<String>, Failure> {
    let mut editor = Editor::<Words, DefaultHistory>::new().map_err(failure)?;
    editor.set_helper(Some(Words(words)));
    // The screen must not be left to a shell.
    editor.bind_sequence(KeyEvent::ctrl('Z'), Cmd::Noop);
    match editor.readline(&ink::fit(prompt)) {
        Ok(line) => Ok(Some(line)),
        Err(ReadlineError::Eof) => Ok(None),
        Err(error) => Err(failure(error)),
    }
}

fn failure(error: ReadlineError) -> Failure {
    match error {
        ReadlineError::Interrupted => Failure::Interrupted,
        ReadlineError::Io(error) => Failure::Output(error),
        error => Failure::by(error),
    }
}

/// Reads a line from a pipe, and writes it after the prompt like a terminal.
fn read(prompt: &str) -> Result<Option<String>, Failure> {
    let mut out = ink::stdout();
    write!(out, "{prompt}")?;
    out.flush()?;
    drop(out);
    let mut line = Vec::new();
    let length = io::stdin().lock().read_until(b'\n', &mut line).map_err(Failure::by)?;
    let line = String::from_utf8_lossy(&line).trim_end().to_owned();
    writeln!(ink::stdout(), "{}", if length == 0 { "" } else { &line })?;
    Ok((length > 0).then_some(line))
}

/// Completes words.
#[derive(Helper, Highlighter, Hinter, Validator)]
struct Words(Vec<String>);

impl Completer for Words {
    type Candidate = String;

    fn complete(
        &self,
        line: &str,
        place: usize,
        _: &Context<'_>,
    ) -> rustyline::Result<(usize, Vec<String>)> {
        let typed = line.get(..place).unwrap_or_default();
        let fitting = self.0.iter().filter(|word| word.starts_with(typed));
        Ok((0, fitting.cloned().collect()))
    }
}
