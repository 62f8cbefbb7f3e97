//! Options in the forms that Python accepts.

use pyo3::prelude::*;
use serde_json::Value;

use super::{Setup, Stock};

#[pymethods]
impl Setup {
    /// Returns each seat's pieces at the start of a round (DM-48).
    fn starting_stock(&self) -> Stock {
        Stock(self.0.starting_stock())
    }
}

/// Converts an option to its JSON. Pieces may be given as a list, and merlons in notation.
pub(super) fn option_json(name: &str, value: Value) -> Value {
    match (name, value) {
        ("stock", Value::Array(pieces)) => concatenated(pieces),
        ("wall_values", Value::String(text)) => digits(&text).unwrap_or(Value::String(text)),
        (_, value) => value,
    }
}

fn concatenated(pieces: Vec<Value>) -> Value {
    let text: Option<String> = pieces.iter().map(Value::as_str).collect();
    match text {
        Some(text) if text.is_empty() => "-".into(),
        Some(text) => text.into(),
        None => pieces.into(),
    }
}

/// Returns the digits of a text that contains only digits, commas and spaces.
fn digits(text: &str) -> Option<Value> {
    let signs = text.chars().filter(|sign| !matches!(sign, ',' | ' '));
    signs.map(|sign| sign.to_digit(10)).collect::<Option<Vec<_>>>().map(Value::from)
}
