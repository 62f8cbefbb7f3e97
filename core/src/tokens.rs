//! Positions as one line of `name:value` tokens: what all notations share.

use std::fmt;
use std::str::FromStr;

use crate::rule::{Faults, NotationError};
use crate::seat::{Seat, Seats};

/// Holds a line that grows token by token.
#[derive(Default)]
pub(crate) struct Line(String);

impl Line {
    pub(crate) fn token(&mut self, name: &str, value: impl fmt::Display) {
        let space = if self.0.is_empty() { "" } else { " " };
        self.0 += &format!("{space}{name}:{value}");
    }

    pub(crate) fn token_if(&mut self, given: bool, name: &str, value: impl fmt::Display) {
        if given {
            self.token(name, value);
        }
    }

    pub(crate) fn into_text(self) -> String {
        self.0
    }
}

/// Writes values with slashes between them.
pub(crate) fn slashed<T: fmt::Display>(values: &[T]) -> String {
    let values: Vec<String> = values.iter().map(T::to_string).collect();
    values.join("/")
}

/// Parts a line into its tokens. A blank doesn't end one after a comma, nor within the JSON of named
/// values.
pub(crate) fn split(text: &str) -> Vec<&str> {
    let mut tokens = Vec::new();
    let mut rest = text.trim_start();
    while !rest.is_empty() {
        let (token, after) = rest.split_at(length(rest));
        tokens.push(token);
        rest = after.trim_start();
    }
    tokens
}

/// Returns the length of the token that a line starts with.
fn length(line: &str) -> usize {
    if let Some(start) =
        line.find(":{").filter(|&start| !line[..start].contains(char::is_whitespace))
    {
        return start + 1 + json_length(&line[start + 1..]);
    }
    let mut end = 0;
    for word in line.split_inclusive(char::is_whitespace) {
        let token = word.trim_end();
        if !token.is_empty() && end > 0 && !line[..end].trim_end().ends_with(',') {
            break;
        }
        end += word.len();
    }
    line[..end].trim_end().len()
}

/// Returns the length of the JSON that a text starts with; all of it, if that does not end.
fn json_length(text: &str) -> usize {
    let (mut depth, mut quoted, mut escaped) = (0, false, false);
    for (place, letter) in text.char_indices() {
        match letter {
            _ if escaped => escaped = false,
            '\\' => escaped = quoted,
            '"' => quoted = !quoted,
            '{' if !quoted => depth += 1,
            '}' if !quoted => depth -= 1,
            _ => (),
        }
        if depth == 0 && !quoted {
            return place + letter.len_utf8();
        }
    }
    text.len()
}

/// Parts the tokens of a position, whose names are given, from those of its set-up.
pub(crate) fn parted<'a>(text: &'a str, names: &[&str]) -> (Vec<&'a str>, Vec<&'a str>) {
    let of_position =
        |token: &&str| token.split_once(':').is_some_and(|(name, _)| names.contains(&name));
    split(text).into_iter().partition(of_position)
}

/// Hands each token of a position to `read`, and reports all that are wrong, or given twice.
pub(crate) fn read_each(
    tokens: &[&str],
    mut read: impl FnMut(&str, &str) -> Result<(), NotationError>,
) -> Result<(), Faults> {
    let mut faults = Faults::default();
    for (place, token) in tokens.iter().enumerate() {
        let Some((name, value)) = token.split_once(':') else { continue };
        let given = |other: &&str| other.split_once(':').is_some_and(|(n, _)| n == name);
        if tokens[..place].iter().any(given) {
            faults.add(None, format_args!("{name} is given twice"));
        } else if let Err(error) = read(name, value) {
            faults.add(None, format_args!("{name}: {}", error.as_value()));
        }
    }
    faults.or(())
}

pub(crate) fn read_list<T>(
    text: &str,
    separator: char,
    read: impl FnMut(&str) -> Result<T, NotationError>,
) -> Result<Vec<T>, NotationError> {
    text.split(separator).map(str::trim).map(read).collect()
}

pub(crate) fn read_number<T: FromStr>(text: &str) -> Result<T, NotationError> {
    let digits = text.bytes().all(|byte| byte.is_ascii_digit());
    let number = text.parse().ok().filter(|_| digits);
    number.ok_or_else(|| NotationError::new("a number in range", text))
}

pub(crate) fn read_yes(text: &str) -> Result<bool, NotationError> {
    if text == "yes" { Ok(true) } else { Err(NotationError::new("yes", text)) }
}

pub(crate) fn read_seat(text: &str) -> Result<Seat, NotationError> {
    let seat = read_number(text).ok().and_then(Seat::new);
    seat.ok_or_else(|| NotationError::new("a seat from 0 to 7", text))
}

pub(crate) fn read_seats(text: &str) -> Result<Seats, NotationError> {
    text.split(',').map(str::trim).map(read_seat).collect()
}
