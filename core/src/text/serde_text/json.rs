//! Reads JSON, and finds where a text stops being JSON.

use serde_json::error::{Category, Error};

use super::tree::Node;
use crate::base::rule::Faults;
use crate::text::message::{Arg, Message, errors, message};

/// The mark that some programs write before a text.
pub(super) const BYTE_ORDER_MARK: char = '\u{feff}';

pub(super) fn read(text: &str) -> Result<Node, Faults> {
    let text = text.strip_prefix(BYTE_ORDER_MARK).unwrap_or(text);
    serde_json::from_str(text).map_err(|error| {
        let wrong = match error.classify() {
            Category::Eof => ends(text, &error),
            Category::Data => message!(errors::JsonDeep { most: Node::DEPTH }),
            Category::Syntax | Category::Io => stops(text, &error),
        };
        Faults::one(message!(errors::NoJson { wrong }))
    })
}

/// Returns where the text ends too early.
fn ends(text: &str, error: &Error) -> Message {
    if text.trim().is_empty() {
        return message!(errors::JsonEmpty);
    }
    let message = error.to_string();
    let parts = ["list", "object", "string"];
    let open = parts.into_iter().find(|part| message.contains(part));
    message!(errors::JsonEnds { part: Arg::Key(open.unwrap_or("value")) })
}

/// Returns what is not valid at its place.
fn stops(text: &str, error: &Error) -> Message {
    let (line, column) = (error.line(), error.column());
    let content = text.split('\n').nth(line.saturating_sub(1)).unwrap_or_default();
    let before = |end: usize| content.get(..end).map(|text| text.chars().count());
    let place = column.saturating_sub(1);
    let letter = content.get(place..).and_then(|rest| rest.chars().next());
    match (letter, before(place)) {
        (Some(letter), Some(before)) if column > 0 => {
            let letter = format!("{letter:?}");
            message!(errors::JsonStops { line, column: before + 1, letter })
        }
        _ => message!(errors::JsonLine { line }),
    }
}
