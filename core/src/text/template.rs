//! How a text with arguments and choices is kept: in one piece, which takes a fraction of the space of a tree.
//! The build writes it, and messages read it.
//!
//! | written | stands for |
//! |---|---|
//! | `ARG` number | the argument with that number |
//! | `SELECT` number, (key `KEY` text `CASE`)…, text `END` | the text of the first case whose key matches the argument, or the last text |
//! | anything else | itself |

const ARG: char = '\u{1}';
const SELECT: char = '\u{2}';
const KEY: char = '\u{3}';
const CASE: char = '\u{4}';
const END: char = '\u{5}';

/// The characters that no text contains itself.
pub(crate) const MARKS: [char; 5] = [ARG, SELECT, KEY, CASE, END];

/// The most arguments of a message: a number is one letter or digit.
pub(crate) const NUMBERS: u32 = 36;

/// Writes an argument.
pub(crate) fn argument(number: u32) -> String {
    [Some(ARG), char::from_digit(number, NUMBERS)].into_iter().flatten().collect()
}

/// Writes a choice between texts by an argument.
pub(crate) fn choice(number: u32, cases: &[(&str, String)], other: &str) -> String {
    let number = char::from_digit(number, NUMBERS).map(String::from).unwrap_or_default();
    let case = |(key, text): &(&str, String)| format!("{key}{KEY}{text}{CASE}");
    let cases: String = cases.iter().map(case).collect();
    format!("{SELECT}{number}{cases}{other}{END}")
}

/// A part of a text.
pub(crate) enum Part<'a> {
    Text(&'a str),
    /// The argument with the given number.
    Arg(usize),
    /// A choice by the argument with the given number.
    Select(usize, Cases<'a>),
}

/// The cases of a choice.
#[derive(Copy, Clone)]
pub(crate) struct Cases<'a>(&'a str);

/// Takes the first part off a text. Returns `None` at the end.
pub(crate) fn next<'a>(text: &mut &'a str) -> Option<Part<'a>> {
    let mut marked = text.chars();
    let (part, rest) = match marked.next()? {
        mark @ (ARG | SELECT) => {
            let number = marked.next()?.to_digit(NUMBERS)? as usize;
            match mark {
                ARG => (Part::Arg(number), marked.as_str()),
                _ => {
                    let (cases, rest) = split(marked.as_str(), END)?;
                    (Part::Select(number, Cases(cases)), rest)
                }
            }
        }
        _ => {
            let marked = |byte| byte == ARG as u8 || byte == SELECT as u8;
            let (plain, rest) = text.split_at(text.bytes().position(marked).unwrap_or(text.len()));
            (Part::Text(plain), rest)
        }
    };
    *text = rest;
    Some(part)
}

impl<'a> Cases<'a> {
    /// Returns the text of the first case whose key matches, or the last text.
    pub(crate) fn choose(self, matches: impl Fn(&str) -> bool) -> &'a str {
        let mut rest = self.0;
        while let Some((case, after)) = split(rest, CASE) {
            match case.split_once(KEY) {
                Some((key, text)) if matches(key) => return text,
                _ => rest = after,
            }
        }
        rest
    }
}

/// Splits a text at a mark that is in no choice inside the text. Marks are ASCII, so no byte of
/// another character is one.
fn split(text: &str, mark: char) -> Option<(&str, &str)> {
    let mut depth = 0;
    let at = text.bytes().position(|next| {
        let found = next == mark as u8 && depth == 0;
        depth += i32::from(next == SELECT as u8) - i32::from(next == END as u8);
        found
    })?;
    Some((&text[..at], &text[at + 1..]))
}
