//! Reads JSON, and finds where a text stops being JSON.

use serde_json::error::{Category, Error};

use super::tree::Node;
use crate::base::rule::Faults;

/// The mark that some programs write before a text.
pub(super) const BYTE_ORDER_MARK: char = '\u{feff}';

pub(super) fn read(text: &str) -> Result<Node, Faults> {
    let text = text.strip_prefix(BYTE_ORDER_MARK).unwrap_or(text);
    serde_json::from_str(text).map_err(|error| {
        let wrong = match error.classify() {
            Category::Eof => ends(text, &error),
            Category::Data => format!("it is nested more than {} deep", Node::DEPTH),
            Category::Syntax | Category::Io => stops(text, &error),
        };
        Faults::one(format_args!("this is no JSON: {wrong}"))
    })
}

/// Returns where the text ends too early.
fn ends(text: &str, error: &Error) -> String {
    if text.trim().is_empty() {
        return "it is empty".to_owned();
    }
    let message = error.to_string();
    let open = ["a list", "an object", "a string"].into_iter().find(|open| message.contains(open));
    format!("it ends in the middle of {}", open.unwrap_or("a value"))
}

/// Returns what is not valid at its place.
fn stops(text: &str, error: &Error) -> String {
    let (line, column) = (error.line(), error.column());
    let content = text.split('\n').nth(line.saturating_sub(1)).unwrap_or_default();
    let before = |end: usize| content.get(..end).map(|text| text.chars().count());
    let place = column.saturating_sub(1);
    let letter = content.get(place..).and_then(|rest| rest.chars().next());
    match (letter, before(place)) {
        (Some(letter), Some(before)) if column > 0 => {
            format!("line {line}, column {}: {letter:?} can't stand there", before + 1)
        }
        _ => format!("something is wrong in line {line}"),
    }
}
