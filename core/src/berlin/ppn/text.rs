//! A text of Portable Piecepack Notation as lines, words and pieces.

use std::fmt;

use crate::berlin::{Suit, Value};
use crate::rule::Faults;

use super::printed::Colour;

/// The number of a line, from 1, and the line.
pub(super) type Line<'a> = (usize, &'a str);

/// What is wrong with a text, and where.
#[derive(Debug)]
pub(super) struct Wrong(Faults);

impl Wrong {
    pub(super) fn at(line: usize, text: impl fmt::Display) -> Self {
        Self(Faults::one(format_args!("line {line}: {text}")))
    }
}

impl From<Wrong> for Faults {
    fn from(wrong: Wrong) -> Self {
        wrong.0
    }
}

impl From<Faults> for Wrong {
    fn from(faults: Faults) -> Self {
        Self(faults)
    }
}

/// Splits a text into the lines of its metadata and those of its moves. What opens and closes the
/// metadata may be missing: then an empty line stands behind it.
pub(super) fn parts(text: &str) -> Result<(Vec<Line<'_>>, Vec<Line<'_>>), Wrong> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let mut lines: Vec<Line<'_>> = (1..).zip(text.lines()).collect();
    let blank = lines.iter().take_while(|(_, line)| line.trim().is_empty()).count();
    lines.drain(..blank);
    let opened = lines.first().is_some_and(|(_, line)| line.starts_with("---"));
    lines.drain(..usize::from(opened));
    if let Some((number, _)) = lines.iter().find(|(_, line)| line.starts_with("---")) {
        return Err(Wrong::at(*number, "a second game begins here: give each game a file"));
    }
    let closed = lines.iter().position(|(_, line)| line.starts_with("..."));
    let end = closed.or_else(|| lines.iter().position(|(_, line)| line.trim().is_empty()));
    let moves = match end {
        Some(end) => lines.split_off(end).split_off(1),
        None if opened => Vec::new(),
        None => std::mem::take(&mut lines),
    };
    Ok((lines, moves))
}

/// A word of the moves.
#[derive(Debug)]
pub(super) enum Word<'a> {
    /// A number of a move, which begins a new one.
    Label,
    Comment(String),
    SubMove(&'a str),
}

/// Splits moves into words, each with its line.
pub(super) fn words<'a>(lines: &[Line<'a>]) -> Result<Vec<(usize, Word<'a>)>, Wrong> {
    let mut words = Vec::new();
    let mut open: Option<(usize, Vec<&str>)> = None;
    for &(number, line) in lines {
        for token in line.split_whitespace() {
            read(token, number, &mut open, &mut words)?;
        }
    }
    match open {
        Some((line, _)) => Err(Wrong::at(line, "a comment has no end: } is missing")),
        None => Ok(words),
    }
}

fn read<'a>(
    token: &'a str,
    line: usize,
    open: &mut Option<(usize, Vec<&'a str>)>,
    words: &mut Vec<(usize, Word<'a>)>,
) -> Result<(), Wrong> {
    let inside = match (&mut *open, token.strip_prefix('{')) {
        (Some(_), _) => token,
        (None, Some(rest)) => {
            *open = Some((line, Vec::new()));
            rest
        }
        (None, None) => return read_move(token, line, words),
    };
    let Some((start, comment)) = open else { return Ok(()) };
    match inside.split_once('}') {
        None => comment.push(inside),
        Some((last, "")) => {
            comment.push(last);
            words.push((*start, Word::Comment(comment.join(" ").trim().to_owned())));
            *open = None;
        }
        Some(_) => {
            return Err(Wrong::at(line, format_args!("{token}: a space is missing behind }}")));
        }
    }
    Ok(())
}

/// Reads a word outside comments. A semicolon begins a new move, too.
fn read_move<'a>(
    token: &'a str,
    line: usize,
    words: &mut Vec<(usize, Word<'a>)>,
) -> Result<(), Wrong> {
    if token.contains(['{', '}']) {
        let text =
            format_args!("{token}: braces are only read around comments, with spaces outside");
        return Err(Wrong::at(line, text));
    }
    for (nth, part) in token.split(';').enumerate() {
        if nth > 0 || is_label(part) {
            words.push((line, Word::Label));
        }
        if !part.is_empty() && !is_label(part) {
            words.push((line, Word::SubMove(part)));
        }
    }
    Ok(())
}

fn is_label(token: &str) -> bool {
    token.ends_with('.')
        && token.chars().all(|letter| letter.is_alphanumeric() || "_.".contains(letter))
}

/// What a piece is meant to be; what it leaves open is `None`.
#[derive(Copy, Clone, Debug, Default)]
pub(super) struct Spec {
    pub(super) sort: Option<char>,
    pub(super) face_up: Option<bool>,
    pub(super) colour: Option<Colour>,
    pub(super) value: Option<Value>,
}

impl Spec {
    /// Reads a piece, whose parts may stand in any order. Its direction means nothing here.
    pub(super) fn read(text: &str) -> Option<Self> {
        let mut spec = Self::default();
        for letter in text.chars() {
            let unset = match letter {
                't' | 'c' | 'd' | 'p' => spec.sort.replace(letter).is_none(),
                'f' | 'b' => spec.face_up.replace(letter == 'f').is_none(),
                '^' | '<' | '>' | 'v' => true,
                _ => match (colour(letter), value(letter)) {
                    (Some(colour), _) => spec.colour.replace(colour).is_none(),
                    (_, Some(value)) => spec.value.replace(value).is_none(),
                    _ => false,
                },
            };
            if !unset {
                return None;
            }
        }
        Some(spec)
    }

    /// Returns what it is if nothing else says so: a tile of suit and value, or of neither.
    pub(super) fn sort_or_default(self) -> char {
        let tile = self.colour.is_some() == self.value.is_some();
        self.sort.unwrap_or(if tile { 't' } else { 'c' })
    }
}

/// Reads a suit, of either set: the second one is that of dual piecepacks or playing cards.
fn colour(letter: char) -> Option<Colour> {
    let of = |letters: &str| letters.chars().position(|other| other == letter);
    let second = of("♡♤♧♢").or_else(|| of("♥♠♣♦"));
    let suit = of("SMCA").or(second)?;
    Some(Colour { suit: Suit::ALL[suit], second: second.is_some() })
}

/// Reads a value: 0 and 1 are other names of null and ace.
pub(super) fn value(letter: char) -> Option<Value> {
    match letter {
        '0' => value('n'),
        '1' => value('a'),
        _ => Value::ALL.into_iter().find(|value| value.letter() == letter),
    }
}

/// A place on the table, in hundredths of a square.
pub(super) type Place = (i32, i32);

/// Reads `a1` or `(2.5,3)`.
pub(super) fn place(text: &str) -> Option<Place> {
    if let Some(pair) = text.strip_prefix('(') {
        let (x, y) = pair.strip_suffix(')')?.split_once(',')?;
        return Some((hundredths(x)?, hundredths(y)?));
    }
    let digits = text.find(|letter: char| !letter.is_ascii_lowercase())?;
    let (letters, row) = text.split_at(digits);
    if letters.is_empty() || letters.len() > 2 || !row.bytes().all(|digit| digit.is_ascii_digit()) {
        return None;
    }
    let column =
        letters.bytes().fold(0, |column, letter| 26 * column + i32::from(letter - b'a') + 1);
    Some((100 * column, hundredths(row)?))
}

fn hundredths(text: &str) -> Option<i32> {
    let number: f64 = text.trim().parse().ok()?;
    (number.abs() < 10_000.0).then(|| (number * 100.0).round() as i32)
}

/// Reads how far a piece is moved, such as `1U` or `2L`.
pub(super) fn relative(text: &str) -> Option<Place> {
    let (number, direction) = text.split_at_checked(text.len().checked_sub(1)?)?;
    let far = hundredths(number)?;
    Some(match direction {
        "U" => (0, far),
        "D" => (0, -far),
        "L" => (-far, 0),
        "R" => (far, 0),
        _ => return None,
    })
}
