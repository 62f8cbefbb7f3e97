//! The names of the people at a table.

use std::borrow::Cow;

/// The names of the people at a table, by seat.
///
/// The texts of the library name people by their seats, as `seat 2`. [`Names::tell`] puts their
/// names in instead, in any of these texts.
///
/// # Examples
/// ```
/// use mauerwerk::Names;
///
/// let names: Names = ["Ada", "", "Cem"].into_iter().map(String::from).collect();
/// assert_eq!(names.tell("seat 2 gives seat 0 a piece"), "Cem gives Ada a piece");
/// assert_eq!(names.tell("Game over: seats 0, 1 and 2 win"), "Game over: Ada, seat 1 and Cem win");
/// assert_eq!(names.tell("seats 0,2 decide"), "Ada, Cem decide");
/// ```
#[derive(Clone, Default, Eq, PartialEq, Hash, Debug)]
pub struct Names(Vec<String>);

impl FromIterator<String> for Names {
    fn from_iter<I: IntoIterator<Item = String>>(names: I) -> Self {
        Self(names.into_iter().collect())
    }
}

impl Names {
    /// Returns whether nobody has a name.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Returns the name of a seat, if it has one.
    #[must_use]
    pub fn of(&self, seat: usize) -> Option<&str> {
        self.0.get(seat).map(String::as_str).filter(|name| !name.is_empty())
    }

    /// Returns a text with names instead of seats. Seats without a name stay as they are.
    #[must_use]
    pub fn tell<'a>(&self, text: &'a str) -> Cow<'a, str> {
        if self.0.is_empty() || !text.contains("eat") {
            return Cow::Borrowed(text);
        }
        let mut told = String::with_capacity(text.len());
        let mut rest = text;
        while let Some((before, after)) = next_mention(rest) {
            told.push_str(before);
            rest = self.mention(after, &mut told);
        }
        told.push_str(rest);
        Cow::Owned(told)
    }

    /// Returns a text of its own with names instead of seats.
    pub(crate) fn told(&self, text: String) -> String {
        if self.0.is_empty() { text } else { self.tell(&text).into_owned() }
    }

    /// Adds who is meant by the seats that a text begins with, and returns what follows them.
    fn mention<'a>(&self, text: &'a str, told: &mut String) -> &'a str {
        let (word, mut rest) = text.split_at(text.find(' ').map_or(text.len(), |blank| blank + 1));
        let lone = word.trim_end().eq_ignore_ascii_case("seat");
        let mut between = "";
        loop {
            let digits = rest.find(|letter| !is_digit(letter)).unwrap_or(rest.len());
            let (seat, after) = rest.split_at(digits);
            told.push_str(between);
            match seat.parse().ok().and_then(|seat| self.of(seat)) {
                Some(name) => told.push_str(name),
                None if lone => told.extend([word, seat]),
                None => told.extend(["seat ", seat]),
            }
            match linked(after).filter(|_| !lone) {
                Some(link) => (between, rest) = link,
                None => return after,
            }
        }
    }
}

/// What stands between the seats of one group, and what is written for it.
const LINKS: [(&str, &str); 3] = [(", ", ", "), (",", ", "), (" and ", " and ")];

/// Returns what is written between two seats of a group, and the text from the second one on.
fn linked(text: &str) -> Option<(&'static str, &str)> {
    let rest = |link: &str| text.strip_prefix(link).filter(|rest| rest.starts_with(is_digit));
    LINKS.into_iter().find_map(|(link, written)| Some((written, rest(link)?)))
}

fn is_digit(letter: char) -> bool {
    letter.is_ascii_digit()
}

/// Splits a text before the next seat or seats that it names.
fn next_mention(text: &str) -> Option<(&str, &str)> {
    let is_mention = |at: usize| {
        let after = ["eats ", "eat "].into_iter().find_map(|word| text[at..].strip_prefix(word));
        let before = text[..at].chars().next_back();
        let starts = matches!(before, Some('s' | 'S'))
            && !text[..at - 1].ends_with(|c: char| c.is_alphanumeric());
        starts && after.is_some_and(|after| after.starts_with(is_digit))
    };
    let at = text.match_indices("eat").map(|(at, _)| at).find(|&at| is_mention(at))?;
    Some(text.split_at(at - 1))
}
