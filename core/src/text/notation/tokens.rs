//! Positions as one line of `name:value` tokens, for all games.

use std::fmt;
use std::str::FromStr;

use crate::base::rule::{Faults, NotationError};
use crate::base::seat::{BySeat, Seat, Seats};
use crate::text::message::{errors, message};

/// A line of tokens.
///
/// # Examples
/// ```
/// # #[cfg(feature = "kit")] {
/// use mauerwerk::kit::tokens::{TokenLine, slashed};
///
/// let mut line = TokenLine::default();
/// line.token("dice", slashed(&[5, 4]));
/// line.token_if(false, "bid", "3x6");
/// assert_eq!(line.into_text(), "dice:5/4");
/// # }
/// ```
#[derive(Clone, Default, Eq, PartialEq, Hash, Debug)]
pub struct TokenLine(String);

impl TokenLine {
    /// Adds a token.
    pub fn token(&mut self, name: &str, value: impl fmt::Display) {
        let space = if self.0.is_empty() { "" } else { " " };
        self.0 += &format!("{space}{name}:{value}");
    }

    /// Adds a token if `given` is true.
    pub fn token_if(&mut self, given: bool, name: &str, value: impl fmt::Display) {
        if given {
            self.token(name, value);
        }
    }

    /// Returns the line.
    #[must_use]
    pub fn into_text(self) -> String {
        self.0
    }
}

/// Returns values with slashes between them.
#[must_use]
pub fn slashed<T: fmt::Display>(values: &[T]) -> String {
    let values: Vec<String> = values.iter().map(T::to_string).collect();
    values.join("/")
}

/// Splits a line into its tokens. A space does not end a token after a comma, or in the JSON of
/// named values.
#[must_use]
pub fn split(text: &str) -> Vec<&str> {
    let mut tokens = Vec::new();
    let mut rest = text.trim_start();
    while !rest.is_empty() {
        let (token, after) = rest.split_at(length(rest));
        tokens.push(token);
        rest = after.trim_start();
    }
    tokens
}

/// Returns the length of the first token.
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

/// Returns the length of the JSON at the start of a text, or of the whole text if the JSON does not
/// end.
fn json_length(text: &str) -> usize {
    let (mut depth, mut quoted, mut escaped) = (0, false, false);
    for (index, character) in text.char_indices() {
        match character {
            _ if escaped => escaped = false,
            '\\' => escaped = quoted,
            '"' => quoted = !quoted,
            '{' if !quoted => depth += 1,
            '}' if !quoted => depth -= 1,
            _ => (),
        }
        if depth == 0 && !quoted {
            return index + character.len_utf8();
        }
    }
    text.len()
}

/// Returns the tokens of the position, which have the given names, and those of the setup.
#[must_use]
pub fn parted<'a>(text: &'a str, names: &[&str]) -> (Vec<&'a str>, Vec<&'a str>) {
    let of_position =
        |token: &&str| token.split_once(':').is_some_and(|(name, _)| names.contains(&name));
    split(text).into_iter().partition(of_position)
}

/// Calls `read` with the name and the value of each token of a position.
///
/// # Errors
/// Returns all tokens that are wrong or given twice.
pub fn read_each(
    tokens: &[&str],
    mut read: impl FnMut(&str, &str) -> Result<(), NotationError>,
) -> Result<(), Faults> {
    let mut faults = Faults::default();
    for (index, token) in tokens.iter().enumerate() {
        let Some((name, value)) = token.split_once(':') else { continue };
        let given = |other: &&str| other.split_once(':').is_some_and(|(n, _)| n == name);
        if tokens[..index].iter().any(given) {
            faults.add(None, message!(errors::NamedTwice { name: name.to_owned() }));
        } else if let Err(error) = read(name, value) {
            faults.add(None, error.as_value().within(name.to_owned()));
        }
    }
    faults.or(())
}

/// Reads values with a separator between them.
///
/// # Errors
/// Returns the first value that can't be read.
pub fn read_list<T>(
    text: &str,
    separator: char,
    read: impl FnMut(&str) -> Result<T, NotationError>,
) -> Result<Vec<T>, NotationError> {
    text.split(separator).map(str::trim).map(read).collect()
}

/// Reads a value for each seat, with slashes between them.
///
/// # Errors
/// Returns the first value that can't be read, or the text if it has more than eight values.
pub fn read_by_seat<T: Copy + Default>(
    text: &str,
    read: impl FnMut(&str) -> Result<T, NotationError>,
) -> Result<BySeat<T>, NotationError> {
    let values = read_list(text, '/', read)?;
    match values.len() <= Seat::COUNT {
        true => Ok(BySeat::from_fn(values.len(), |seat| values[seat.index()])),
        false => Err(NotationError::new(message!(errors::Entries), text)),
    }
}

/// Reads a number in digits.
///
/// # Errors
/// Returns the text if it is not a valid number.
pub fn read_number<T: FromStr>(text: &str) -> Result<T, NotationError> {
    let digits = text.bytes().all(|byte| byte.is_ascii_digit());
    let number = text.parse().ok().filter(|_| digits);
    number.ok_or_else(|| NotationError::new(message!(errors::ANumberInRange), text))
}

/// Reads `yes`, the only value that a flag can have.
///
/// # Errors
/// Returns any other text.
pub fn read_yes(text: &str) -> Result<bool, NotationError> {
    if text == "yes" { Ok(true) } else { Err(NotationError::new("yes", text)) }
}

/// Reads the number of a seat.
///
/// # Errors
/// Returns the text if it is not a valid seat of any table.
pub fn read_seat(text: &str) -> Result<Seat, NotationError> {
    let seat = read_number(text).ok().and_then(Seat::new);
    seat.ok_or_else(|| NotationError::new(message!(errors::ASeat), text))
}

/// Reads a set of seats, as `0,2`.
///
/// # Errors
/// Returns the first text that is not a valid seat.
pub fn read_seats(text: &str) -> Result<Seats, NotationError> {
    text.split(',').map(str::trim).map(read_seat).collect()
}

/// Declares the notation of a `Position`: its tokens in order, each with its field, how it is
/// written and how it is read.
///
/// `|position, text|` names the position and the text of a token. A token's second part is
/// everything that is written, at most one value, and its third part is the result of reading.
/// `start` makes the first position from a `Setup`. The macro then also implements `FromStr`.
///
/// # Examples
/// ```
/// # #[cfg(feature = "kit")] {
/// use mauerwerk::kit::tokens::{read_number, read_seat};
/// use mauerwerk::Seat;
///
/// struct Position { turn: Seat, bid: Option<u8> }
///
/// mauerwerk::kit::position_tokens! {
///     |position, text|
///     "turn": position.turn, [position.turn], read_seat(text);
///     "bid": position.bid, position.bid, read_number(text).map(Some);
/// }
///
/// let mut position = Position { turn: Seat::FIRST, bid: None };
/// assert_eq!(position.tokens(), "turn:0");
/// position.read_token("bid", "5").unwrap();
/// assert_eq!(position.tokens(), "turn:0 bid:5");
/// assert_eq!(TOKENS, ["turn", "bid"]);
/// # }
/// ```
#[macro_export]
#[doc(hidden)]
macro_rules! position_tokens {
    (
        |$position:ident, $text:ident|
        $(start: $start:expr;)?
        $($name:literal: $field:expr, $written:expr, $read:expr;)+
    ) => {
        /// The names of a position's tokens.
        const TOKENS: &[&str] = &[$($name),+];

        impl Position {
            /// Writes the position without its setup.
            pub(crate) fn tokens(&self) -> String {
                let ($position, mut line) = (self, $crate::kit::tokens::TokenLine::default());
                $($written.into_iter().for_each(|value| line.token($name, value));)+
                line.into_text()
            }

            fn read_token(&mut self, name: &str, $text: &str) -> Result<(), $crate::NotationError> {
                let $position = self;
                match name {
                    $($name => $field = $read?,)+
                    _ => (),
                }
                Ok(())
            }
        }

        $(impl std::str::FromStr for Position {
            type Err = $crate::Faults;

            fn from_str(text: &str) -> Result<Self, $crate::Faults> {
                let (tokens, options) = $crate::kit::tokens::parted(text, TOKENS);
                let mut position = $start(&Setup::from_tokens(&options, TOKENS)?)?;
                $crate::kit::tokens::read_each(&tokens, |name, value| {
                    position.read_token(name, value)
                })?;
                Ok(position)
            }
        })?
    };
}
