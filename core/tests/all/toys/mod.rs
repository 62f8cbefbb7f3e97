//! Three tiny games written against the contract alone, and a wrapper that makes a game break it.

pub(crate) mod cards;
pub(crate) mod dice;
pub(crate) mod flawed;
pub(crate) mod hands;

use std::fmt::Display;
use std::str::FromStr;

use mauerwerk::{BySeat, Faults, Illegal, Reason, Rule, Theme};

/// Makes serde write and read a type in its notation.
macro_rules! in_notation {
    ($type:ty) => {
        impl From<$type> for String {
            fn from(value: $type) -> Self {
                value.to_string()
            }
        }

        impl TryFrom<String> for $type {
            type Error = <$type as std::str::FromStr>::Err;

            fn try_from(text: String) -> Result<Self, Self::Error> {
                text.parse()
            }
        }
    };
}
pub(crate) use in_notation;

/// Names the ruling that refuses an action.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) struct Why(pub(crate) &'static Rule);

impl Reason for Why {
    fn rule(&self) -> &'static Rule {
        self.0
    }

    fn code(&self) -> &'static str {
        self.0.title
    }
}

/// Holds why an action of a toy is refused.
pub(crate) type Refused<A> = Illegal<A, Why>;

/// Holds the tokens of a notation that are still to be read.
#[derive(Debug)]
pub(crate) struct Tokens<'a>(Vec<(&'a str, &'a str)>);

impl<'a> Tokens<'a> {
    pub(crate) fn new(text: &'a str) -> Result<Self, Faults> {
        let token = |token: &'a str| token.split_once(':').ok_or_else(|| unreadable(token));
        text.split_whitespace().map(token).collect::<Result<_, _>>().map(Self)
    }

    /// Returns the value of a token, or `absent` if there is no such token.
    pub(crate) fn take<T: FromStr>(&mut self, name: &str, absent: T) -> Result<T, Faults> {
        match self.0.iter().position(|token| token.0 == name) {
            Some(place) => {
                let value = self.0.remove(place).1;
                value.parse().map_err(|_| unreadable(value))
            }
            None => Ok(absent),
        }
    }

    /// Returns the values of a token, one for each seat.
    pub(crate) fn take_by_seat<T: Copy + Default>(
        &mut self,
        name: &str,
        absent: BySeat<T>,
        read: impl Fn(&str) -> Option<T>,
    ) -> Result<BySeat<T>, Faults> {
        let list: String = self.take(name, String::new())?;
        if list.is_empty() {
            return Ok(absent);
        }
        let values: Option<Vec<T>> = list.split('/').map(read).collect();
        match values {
            Some(values) if values.len() == absent.len() => {
                Ok(BySeat::from_fn(values.len(), |seat| values[seat.index()]))
            }
            _ => Err(unreadable(&list)),
        }
    }

    /// Requires that every token was read.
    pub(crate) fn end<T>(self, value: T) -> Result<T, Faults> {
        match self.0.first() {
            Some((name, _)) => Err(unreadable(name)),
            None => Ok(value),
        }
    }
}

pub(crate) fn unreadable(text: &str) -> Faults {
    Faults::one(format_args!("cannot read {text:?}"))
}

/// Writes values in the order of their seats.
pub(crate) fn by_seat<T: Display>(values: impl IntoIterator<Item = T>) -> String {
    let texts: Vec<String> = values.into_iter().map(|value| value.to_string()).collect();
    texts.join("/")
}

/// Draws lines of text as SVG.
pub(crate) fn drawn(text: &str, theme: Theme) -> String {
    let (ground, ink) = match theme {
        Theme::Light => ("#fff", "#000"),
        Theme::Dark => ("#000", "#fff"),
    };
    let lines: String = (1..)
        .zip(text.lines())
        .map(|(line, text)| {
            format!("<text x='8' y='{}'>{}</text>", 20 * line, text.replace('<', "&lt;"))
        })
        .collect();
    let height = 20 * text.lines().count() + 8;
    format!(
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 400 {height}' fill='{ink}'>\
         <rect width='400' height='{height}' fill='{ground}'/>{lines}</svg>"
    )
}
