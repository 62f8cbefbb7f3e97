//! Changes to a text that fail if the generator writes something else.

use std::collections::HashSet;

use regex::{Captures, Regex};

use crate::Result;

/// Replaces every match of a pattern, which must occur at least once.
///
/// # Errors
/// Returns an error if it does not occur, because the generator's output has changed.
pub(crate) fn replaced(text: &str, pattern: &str, by: &str) -> Result<String> {
    replaced_by(text, pattern, |found| {
        let mut line = String::new();
        found.expand(by, &mut line);
        line
    })
}

/// Makes several replacements, each like [`replaced`].
///
/// # Errors
/// Returns the errors of [`replaced`].
pub(crate) fn replaced_all(text: &str, replacements: &[(&str, &str)]) -> Result<String> {
    let first = Ok(text.to_owned());
    replacements.iter().fold(first, |text, (pattern, by)| replaced(&text?, pattern, by))
}

/// Replaces every match of a pattern, which must occur at least once, with the result of a
/// function.
///
/// # Errors
/// Returns an error if it does not occur, because the generator's output has changed.
pub(crate) fn replaced_by(
    text: &str,
    pattern: &str,
    by: impl Fn(&Captures<'_>) -> String,
) -> Result<String> {
    let sought = Regex::new(pattern)?;
    match sought.is_match(text) {
        true => Ok(sought.replace_all(text, by).into_owned()),
        false => {
            Err(format!("the generator writes nothing any more that is like {pattern}").into())
        }
    }
}

/// Names of types in the library's Rust, which docs for people replace with other types.
const INLINED: [&str; 3] = ["Whole", "Onlooker", "WrittenStep"];

/// Replaces each name of [`INLINED`] with its meaning.
///
/// # Errors
/// Returns an error if a pattern is not valid.
pub(crate) fn with_one_name_each(text: &str) -> Result<String> {
    let mut text = text.to_owned();
    for name in INLINED {
        let sought = Regex::new(&format!(r"(?m)^public typealias {name} = (.+)\n"))?;
        // Phones have no types for running scenarios.
        let Some(found) = sought.captures(&text) else { continue };
        let meaning = found[1].to_owned();
        text = renamed(&sought.replace(&text, ""), name, &meaning)?;
    }
    Ok(text)
}

/// Renames a type outside comments.
pub(crate) fn renamed(text: &str, name: &str, to: &str) -> Result<String> {
    let sought = Regex::new(&format!(r"(?:\bio\.mauerwerk\.)?\b{name}\b"))?;
    let lines = text.lines().map(|line| match is_comment(line) {
        true => line.to_owned(),
        false => sought.replace_all(line, to).into_owned(),
    });
    Ok(lines.collect::<Vec<_>>().join("\n") + "\n")
}

/// Writes names in comments in the style of the language: `undo_to` as `undoTo`. Other names with
/// underscores, such as options, are words of the notation and stay.
pub(crate) fn with_names_in_comments(text: &str) -> Result<String> {
    let sought = Regex::new(r"`([a-z]+(?:_[a-z]+)+)`")?;
    let word = Regex::new(r"\b[a-z]\w*[A-Z]\w*\b")?;
    let code = text.lines().filter(|line| !is_comment(line));
    let declared: HashSet<&str> =
        code.flat_map(|line| word.find_iter(line)).map(|found| found.as_str()).collect();
    let name = |found: &Captures<'_>| {
        let mut parts = found[1].split('_');
        let first = parts.next().unwrap_or_default().to_owned();
        let name = parts.fold(first, |name, part| name + &part[..1].to_uppercase() + &part[1..]);
        if declared.contains(name.as_str()) { format!("`{name}`") } else { found[0].to_owned() }
    };
    Ok(in_comments(text, |line| sought.replace_all(line, name).into_owned()))
}

/// Changes each line of the comments in a text.
pub(crate) fn in_comments(text: &str, change: impl Fn(&str) -> String) -> String {
    let lines = text.lines().map(|line| match is_comment(line) {
        true => change(line),
        false => line.to_owned(),
    });
    lines.collect::<Vec<_>>().join("\n") + "\n"
}

fn is_comment(line: &str) -> bool {
    line.trim_start().starts_with(['*', '/']) && !line.contains("*/")
}

#[cfg(test)]
mod tests {
    use super::{replaced, with_names_in_comments, with_one_name_each};

    #[test]
    fn what_is_not_there_is_an_error() {
        assert_eq!(replaced("a b", "(a)", "$1$1").unwrap(), "aa b");
        let error = replaced("b", "a+", "c").unwrap_err().to_string();
        assert_eq!(error, "the generator writes nothing any more that is like a+");
    }

    #[test]
    fn comments_name_what_is_declared() {
        let text =
            "/// See `undo_to`, `max_idle_turns` and `snake_case`.\nfunc undoTo(decisions: Int)\n";
        let expected =
            "/// See `undoTo`, `max_idle_turns` and `snake_case`.\nfunc undoTo(decisions: Int)\n";
        assert_eq!(with_names_in_comments(text).unwrap(), expected);
    }

    #[test]
    fn a_number_is_a_number_and_a_seat_stays_one() {
        let text = "public typealias Whole = Int\npublic typealias Seat = Int\n    /// Counts a Whole.\nvar rows: [Whole]\nvar seat: Seat\n";
        let expected = "public typealias Seat = Int\n    /// Counts a Whole.\nvar rows: [Int]\nvar seat: Seat\n";
        assert_eq!(with_one_name_each(text).unwrap(), expected);
    }
}
