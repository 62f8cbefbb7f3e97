//! Reads TOML, and finds where a text stops being TOML.

use toml::Spanned;
use toml::de::{DeTable, DeValue, Error};

use super::json::BYTE_ORDER_MARK;
use super::tree::{Node, Tree};
use crate::base::rule::Faults;

pub(super) fn read(text: &str) -> Result<Node, Faults> {
    let text = text.strip_prefix(BYTE_ORDER_MARK).unwrap_or(text);
    let lines = Lines::new(text);
    match DeTable::parse(text) {
        Ok(table) => Ok(Node { line: None, tree: lines.table(table.into_inner()) }),
        Err(error) => {
            let line = lines.of(error.span().map_or(0, |span| span.start));
            Err(Faults::one(format_args!("line {line}: invalid TOML: {}", message(&error))))
        }
    }
}

/// Returns the fault of a text, in plain words if possible.
fn message(error: &Error) -> String {
    let said = error.message().split(", expected").next().unwrap_or_default();
    if said == "duplicate key" {
        return "this name is given twice".to_owned();
    }
    if said.contains("recurse") {
        return "it is nested too deep".to_owned();
    }
    let plain = ["unclosed", "missing", "extra", "invalid", "string values", "key with no value"];
    match plain.iter().any(|start| said.starts_with(start)) {
        true => said.replace('`', "\""),
        false => "something is not valid there".to_owned(),
    }
}

/// The offsets of the lines of a text.
struct Lines(Vec<usize>);

impl Lines {
    fn new(text: &str) -> Self {
        let ends = text.bytes().enumerate().filter(|(_, byte)| *byte == b'\n');
        Self(std::iter::once(0).chain(ends.map(|(offset, _)| offset + 1)).collect())
    }

    /// Returns the line number of an offset, counted from 1.
    fn of(&self, offset: usize) -> usize {
        self.0.partition_point(|&start| start <= offset)
    }

    fn node(&self, value: Spanned<DeValue<'_>>) -> Node {
        let line = Some(self.of(value.span().start));
        let tree = match value.into_inner() {
            DeValue::String(text) => Tree::Text(text.into_owned()),
            DeValue::Integer(number) => {
                match i128::from_str_radix(number.as_str(), number.radix()) {
                    Ok(number) => Tree::Whole(number),
                    Err(_) => Tree::Odd(number.as_str().to_owned()),
                }
            }
            DeValue::Float(number) => match number.as_str().parse() {
                Ok(number) => Tree::Fraction(number),
                Err(_) => Tree::Odd(number.as_str().to_owned()),
            },
            DeValue::Boolean(value) => Tree::Bool(value),
            DeValue::Datetime(time) => Tree::Odd(time.to_string()),
            DeValue::Array(values) => {
                Tree::List(values.into_iter().map(|value| self.node(value)).collect())
            }
            DeValue::Table(table) => self.table(table),
        };
        Node { line, tree }
    }

    /// Returns named values in the order of the text.
    fn table(&self, table: DeTable<'_>) -> Tree {
        let mut entries: Vec<_> = table.into_iter().collect();
        entries.sort_by_key(|(name, _)| name.span().start);
        let entry = |(name, value): (Spanned<_>, _)| {
            let name: std::borrow::Cow<'_, str> = name.into_inner();
            (name.into_owned(), self.node(value))
        };
        Tree::Map(entries.into_iter().map(entry).collect())
    }
}
