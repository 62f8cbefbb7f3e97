//! Docs on their way from the core to a binding.

use syn::{Attribute, Expr, ExprLit, Lit, Meta};

/// The width of a line, indentation included.
pub(crate) const WIDTH: usize = 100;

/// Returns the lines of a doc comment.
pub(crate) fn docs_of(attributes: &[Attribute]) -> Vec<String> {
    let line = |attribute: &Attribute| match &attribute.meta {
        Meta::NameValue(pair) if pair.path.is_ident("doc") => match &pair.value {
            Expr::Lit(ExprLit { lit: Lit::Str(text), .. }) => Some(text.value().trim().to_owned()),
            _ => None,
        },
        _ => None,
    };
    attributes.iter().filter_map(line).collect()
}

/// Returns the first paragraph as one line of text, with names in place of links. The other
/// paragraphs are for Rust developers.
pub(crate) fn paragraph(docs: &[String]) -> String {
    let lines: Vec<&str> =
        docs.iter().map(String::as_str).take_while(|line| !line.is_empty()).collect();
    without_links(&lines.join(" "))
}

/// Returns the text with names in place of links: `` `Name` `` for ``[`Name`](path)`` and for
/// ``[`Name`]``.
fn without_links(text: &str) -> String {
    let mut parts = text.split('[');
    let mut plain = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (name, rest) = part.split_once(']').unwrap_or((part, ""));
        let target = rest.strip_prefix('(').and_then(|rest| rest.split_once(')'));
        plain.push_str(name);
        plain.push_str(target.map_or(rest, |(_, rest)| rest));
    }
    plain
}

/// Breaks a text into lines of the given width.
pub(crate) fn wrapped(text: &str, width: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace() {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= width => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}

/// Writes a doc comment of Rust.
pub(crate) fn comment(text: &str, indent: usize) -> String {
    let blank = " ".repeat(indent);
    let lines = wrapped(text, WIDTH - indent - "/// ".len()).into_iter();
    lines.map(|line| format!("{blank}/// {line}\n")).collect()
}

/// Writes a doc comment of Rust with unchanged lines.
pub(crate) fn comment_lines(text: &str) -> String {
    text.lines().map(|line| format!("{}\n", format!("/// {line}").trim_end())).collect()
}
