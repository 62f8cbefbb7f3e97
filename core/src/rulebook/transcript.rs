//! The form of a transcript: what changed of a position, on lines that can be read.

use crate::notation::tokens::split;

/// Returns what changed from one notation of a game to another: the tokens that are new or have
/// another value, and the names of those that are gone. Empty if nothing changed. For a list it
/// gives what was added and what was removed, where that is shorter.
///
/// # Examples
/// ```
/// use mauerwerk::rulebook::changes;
///
/// let (before, after) = ("wall:T master:0 fists:T/4/_", "wall:T4 master:0");
/// assert_eq!(changes(before, after), "wall:T4; gone: fists");
/// assert_eq!(changes(after, after), "");
/// let (before, after) = ("walls:a1-a2,a2-b2,b2-b3", "walls:a1-a2,a1-b1,b2-b3");
/// assert_eq!(changes(before, after), "walls:+a1-b1,-a2-b2");
/// ```
#[must_use]
pub fn changes(before: &str, after: &str) -> String {
    let (before, after) = (split(before), split(after));
    let new = after.iter().filter(|token| !before.contains(token));
    let new: Vec<String> = new.map(|token| change(&before, token)).collect();
    let left: Vec<&str> = after.into_iter().map(name).collect();
    let gone: Vec<&str> =
        before.into_iter().map(name).filter(|name| !left.contains(name)).collect();
    match (new.join(" "), gone.join(" ")) {
        (new, gone) if gone.is_empty() => new,
        (new, gone) if new.is_empty() => format!("gone: {gone}"),
        (new, gone) => format!("{new}; gone: {gone}"),
    }
}

/// Returns what changed to a token that is new: of a list what it gained and lost, else all of it.
fn change(before: &[&str], token: &str) -> String {
    let whole = token.to_owned();
    let old = before.iter().find(|old| name(old) == name(token));
    let Some((old, new)) = old.and_then(|old| Some((list(old)?, list(token)?))) else {
        return whole;
    };
    let added = without(&new, &old).into_iter().map(|one| format!("+{one}"));
    let removed = without(&old, &new).into_iter().map(|one| format!("-{one}"));
    let changed: Vec<String> = added.chain(removed).collect();
    let changed = format!("{}:{}", name(token), changed.join(","));
    if changed.len() < whole.len() && !changed.ends_with(':') { changed } else { whole }
}

/// Returns the elements of a token's value, if it is a list of more than numbers of seats, and not
/// one of lists.
fn list(token: &str) -> Option<Vec<&str>> {
    let (_, value) = token.split_once(':')?;
    let elements: Vec<&str> = value.split(',').collect();
    let long = elements.iter().all(|one| one.len() > 1);
    (long && !value.contains(['/', '{'])).then_some(elements)
}

/// Returns the elements of a list that another lacks, as often as it lacks them.
fn without<'a>(list: &[&'a str], other: &[&str]) -> Vec<&'a str> {
    let mut other = other.to_vec();
    let lacked = |one: &&&str| match other.iter().position(|another| another == *one) {
        Some(index) => {
            other.swap_remove(index);
            false
        }
        None => true,
    };
    list.iter().filter(lacked).copied().collect()
}

/// Returns the name of a token.
pub(super) fn name(token: &str) -> &str {
    token.split(':').next().unwrap_or_default()
}

/// The most characters on a line of a transcript, where blanks, commas or slashes allow.
const WIDTH: usize = 120;

/// Returns a transcript with its long lines wrapped. What a line goes on with is indented by four
/// blanks more than the line. Only a word that fits on no line is broken, after commas and slashes.
///
/// # Examples
/// ```
/// use mauerwerk::rulebook::wrap;
///
/// let walls = format!("  = walls:{} seat:0\n", ["a1-a2"; 20].join(","));
/// let wrapped = wrap(&walls);
/// let [first, second] = *wrapped.lines().collect::<Vec<_>>() else { panic!("{wrapped}") };
/// assert_eq!((first.len(), second), (118, "      a1-a2,a1-a2 seat:0"));
/// ```
#[must_use]
pub fn wrap(transcript: &str) -> String {
    let lines = transcript.trim_end().lines();
    lines.flat_map(|line| [wrap_line(line.trim_end()), "\n".to_owned()]).collect()
}

fn wrap_line(line: &str) -> String {
    let blanks = (line.len() - line.trim_start().len()).min(WIDTH / 2);
    let indent = " ".repeat(blanks + 4);
    let (mut wrapped, mut rest) = (" ".repeat(blanks), line.trim_start());
    let mut room = WIDTH - blanks;
    while let Some((end, _)) = rest.char_indices().nth(room) {
        room = WIDTH - indent.len();
        let (first, after) = rest.split_at(breaking(rest, end, room));
        wrapped += &format!("{}\n{indent}", first.trim_end());
        rest = after.trim_start();
    }
    (wrapped + rest).trim_end().to_owned()
}

/// Returns where to break a text that is longer than `end` bytes and goes on with `room` characters
/// a line: before the word that reaches beyond, or within it if it is longer than a line.
fn breaking(text: &str, end: usize, room: usize) -> usize {
    let (head, tail) = text.split_at(end);
    let word = head.rfind(' ').map_or(0, |blank| blank + 1);
    let after = tail.find(' ').unwrap_or(tail.len());
    let fits = text[word..end + after].chars().count() <= room;
    let within = head[word..].rfind([',', '/']).map(|mark| word + mark + 1);
    match within.filter(|_| !fits) {
        _ if after == 0 => end,
        Some(within) => within,
        None if word > 0 => word,
        None => end + after,
    }
}
