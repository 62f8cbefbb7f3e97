//! The screen that people share: a terminal, or plain text where input or output is a pipe.

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

/// A terminal that shows text and asks people, so that nothing is left behind of what one of them saw.
#[derive(Debug)]
pub(crate) struct Screen {
    terminal: bool,
}

/// How long typing is ignored before a seat is handed over, so that a bouncing Enter key does
/// not show one person another's hand.
const SETTLE: Duration = Duration::from_millis(200);

/// How many lines a screen has where no terminal says.
const LINES: usize = 24;

impl Screen {
    /// Opens the screen. A terminal shows its alternate screen, which has no memory to scroll back
    /// to, until the screen is left or dropped; what was on it before stays untouched.
    pub(crate) fn open() -> io::Result<Self> {
        let terminal = is_terminal();
        if terminal {
            execute!(io::stdout(), EnterAlternateScreen)?;
        }
        Ok(Self { terminal })
    }

    /// Returns what gives the terminal back, for a signal that comes while a line is waited for.
    pub(crate) fn restorer(&self) -> impl Fn() + Send + use<> {
        let (terminal, modes) = (self.terminal, Modes::read());
        move || {
            if terminal {
                restore();
                modes.set();
            }
        }
    }

    /// Gives the terminal back; what comes after is plain text.
    pub(crate) fn leave(&mut self) {
        if std::mem::take(&mut self.terminal) {
            restore();
        }
    }

    /// Returns whether the screen is a terminal.
    pub(crate) fn is_terminal(&self) -> bool {
        self.terminal
    }

    /// Returns how many lines fit.
    pub(crate) fn lines(&self) -> usize {
        // Some terminals say that they have none.
        size().ok().map(|(_, lines)| lines.into()).filter(|&lines| lines > 0).unwrap_or(LINES)
    }

    /// Returns whether there is room for these texts, with air between them and a prompt.
    pub(crate) fn has_room(&self, texts: &[&str]) -> bool {
        /// The lines of the air and of the prompt.
        const OTHERS: usize = 3;
        let taken = texts.iter().map(|text| self.height(text.trim_end())).sum::<usize>();
        !self.terminal || taken + OTHERS <= self.lines()
    }

    /// Returns text as the screen has room for it, with its lines broken between words.
    pub(crate) fn wrapped(&self, text: &str) -> String {
        page::wrapped(text, self.terminal.then(page::columns))
    }

    /// Returns an entry of a list as the screen has room for it.
    pub(crate) fn entry(&self, head: &str, text: &str) -> String {
        page::hung(head, text, self.terminal.then(page::columns))
    }

    /// Returns text with drawings as the screen has room for it: a drawing that is too wide is left out.
    pub(crate) fn fitted(&self, text: &str) -> String {
        page::fitted(text, self.terminal.then(page::columns))
    }

    /// Returns how many lines a text takes, where lines that are too long are broken.
    pub(crate) fn height(&self, text: &str) -> usize {
        let width = page::columns();
        text.lines().map(|line| page::width_of(line).div_ceil(width).max(1)).sum()
    }

    /// Wipes out all that was shown; plain text gets a ruler instead.
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

    /// Forgets what was typed ahead.
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

    /// Asks for a line; the tab key completes these words. Returns `None` at the end of the input.
    pub(crate) fn ask(&self, prompt: &str, words: Vec<String>) -> Result<Option<String>, Failure> {
        if self.terminal { edit(prompt, words) } else { read(prompt) }
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        self.leave();
    }
}

/// Gives the terminal back as it was. Nothing can be done where that fails.
fn restore() {
    let mut out = io::stdout();
    let _ = execute!(out, DisableBracketedPaste, Clear(ClearType::All), LeaveAlternateScreen, Show);
    let _ = disable_raw_mode();
}

/// Asks for a line before a screen is open; the tab key completes these words. Returns `None` at the end
/// of the input.
pub(crate) fn ask(prompt: &str, words: Vec<String>) -> Result<Option<String>, Failure> {
    if is_terminal() { edit(prompt, words) } else { read(prompt) }
}

fn is_terminal() -> bool {
    io::stdin().is_terminal() && io::stdout().is_terminal()
}

/// Lets a person edit a line. Each line has an editor of its own: another person must find nothing
/// in its history or its clipboard.
fn edit(prompt: &str, words: Vec<String>) -> Result<Option<String>, Failure> {
    let mut editor = Editor::<Words, DefaultHistory>::new().map_err(failure)?;
    editor.set_helper(Some(Words(words)));
    // The screen must not be left behind in the hands of a shell.
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
        error => Failure::input(error),
    }
}

/// Reads a line from a pipe, and writes it after the prompt as a terminal would.
fn read(prompt: &str) -> Result<Option<String>, Failure> {
    let mut out = ink::stdout();
    write!(out, "{prompt}")?;
    out.flush()?;
    drop(out);
    let mut line = Vec::new();
    let length = io::stdin().lock().read_until(b'\n', &mut line).map_err(Failure::input)?;
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
