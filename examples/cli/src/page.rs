//! The width of the output, and text broken between words to fit it.

use std::io::{self, IsTerminal as _};

use crossterm::terminal::size;
use textwrap::{Options, WordSeparator, WordSplitter, WrapAlgorithm};

use crate::say::{self, say};

/// The width of a terminal that doesn't report one.
const USUAL: usize = 80;

/// The most columns of prose, because longer lines are hard to read.
const PROSE: usize = 100;

/// Returns the width of standard output, or `None` if it is not a terminal, where one item is one
/// line.
pub(crate) fn width() -> Option<usize> {
    io::stdout().is_terminal().then(columns)
}

/// Returns the width of the terminal, from `COLUMNS` or from the terminal.
pub(crate) fn columns() -> usize {
    let said = std::env::var("COLUMNS").ok().and_then(|columns| columns.parse().ok());
    let measured = || size().ok().map(|(columns, _)| columns.into());
    said.filter(|&columns| columns > 0)
        .or_else(|| measured().filter(|&columns| columns > 0))
        .unwrap_or(USUAL)
}

/// Returns prose that fits standard output. Further lines start below the text of the first one.
pub(crate) fn prose(text: &str) -> String {
    wrapped(text, width())
}

/// Returns an item of a list that fits standard output, with its text next to its heading.
pub(crate) fn item(head: &str, text: &str) -> String {
    hung(head, text, width())
}

/// Returns text with lines broken between words. Further lines have the same indent.
pub(crate) fn wrapped(text: &str, width: Option<usize>) -> String {
    let wrap = |line: &str| {
        let indent = &line[..line.len() - line.trim_start().len()];
        hung(indent, line.trim_start(), width)
    };
    text.lines().map(wrap).collect::<Vec<_>>().join("\n")
}

/// Returns text with drawings that fits. Prose is broken between words. A drawing that is too wide
/// is left out, with a note of its width.
pub(crate) fn fitted(text: &str, width: Option<usize>) -> String {
    let Some(width) = width else { return text.to_owned() };
    let lines: Vec<&str> = text.lines().collect();
    let is_too_wide = |line: &&str| width_of(line) > width && is_drawn(line);
    let Some(first) = lines.iter().position(is_too_wide) else { return wrapped(text, Some(width)) };
    let last = lines.iter().rposition(is_too_wide).unwrap_or(first);
    let widest = lines[first..=last].iter().map(|line| width_of(line)).max().unwrap_or(0);
    let note = say::text(&say!(TooNarrow { widest, width }));
    let kept = lines[..first]
        .iter()
        .copied()
        .chain([note.as_str()])
        .chain(lines[last + 1..].iter().copied());
    wrapped(&kept.collect::<Vec<_>>().join("\n"), Some(width))
}

/// Returns whether a line is part of a drawing or a table, which is never broken.
fn is_drawn(line: &str) -> bool {
    let line = line.trim();
    ["   ", "---", "...", "│", "─", "┌", "└"].iter().any(|stroke| line.contains(stroke))
}

/// Returns text next to a heading, with further lines below the text.
pub(crate) fn hung(head: &str, text: &str, width: Option<usize>) -> String {
    let Some(width) = width else { return format!("{head}{text}") };
    let indent = " ".repeat(width_of(head).min(width / 2));
    let options = Options::new(width.min(PROSE))
        .initial_indent(head)
        .subsequent_indent(&indent)
        .word_separator(WordSeparator::AsciiSpace)
        .word_splitter(WordSplitter::NoHyphenation)
        .wrap_algorithm(WrapAlgorithm::FirstFit)
        .break_words(false);
    textwrap::fill(text, options)
}

/// Returns the width of the longest word.
pub(crate) fn longest_word(text: &str) -> usize {
    text.split_whitespace().map(width_of).max().unwrap_or(0)
}

/// Returns the width of a line.
pub(crate) fn width_of(line: &str) -> usize {
    textwrap::core::display_width(line)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_is_broken_between_words() {
        let text = "A tower-or-gate stands\n  where it stands";
        let narrow = "A\ntower-or-gate\nstands\n  where it\n  stands";
        assert_eq!(wrapped(text, Some(10)), narrow);
        assert_eq!(wrapped(text, None), text);
        assert_eq!(hung("DM-01  ", "one two three", Some(14)), "DM-01  one two\n       three");
        assert_eq!(longest_word(text), 13);
    }

    #[test]
    fn drawings_are_not_broken() {
        let text = "Ada builds a wall\na  .   .   .   b\n0 Ada  1   2";
        let narrow = "Ada builds a\nwall\n(too narrow\nfor the\ndrawing: it\nhas 16\ncolumns, not\n12)\n0 Ada  1   2";
        assert_eq!(fitted(text, Some(12)), narrow);
        assert_eq!(fitted(text, Some(16)), "Ada builds a\nwall\na  .   .   .   b\n0 Ada  1   2");
        assert_eq!(fitted(text, None), text);
    }

    #[test]
    fn prose_stays_readable_on_wide_terminals() {
        let text = "word ".repeat(100);
        assert!(wrapped(&text, Some(300)).lines().all(|line| line.len() <= PROSE));
    }
}
