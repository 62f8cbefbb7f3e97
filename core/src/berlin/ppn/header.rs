//! The metadata before the moves.

use serde_json::Value as Json;

use crate::berlin::{State, Variant};
use crate::game::Game;
use crate::record::Record;

/// Writes the header. Parsers look for a setup named like the game unless `SetUp` says that there is
/// none, and for the name of the parser before its settings. The number of decisions says where a game
/// that is not over stops.
pub(super) fn write(record: &Record<State>) -> String {
    let setup = record.start().setup();
    let variants: Vec<&str> = setup.variants.iter().map(Variant::name).collect();
    let mut text = format!(
        "---\nEvent: Berlin\nGameType: Berlin\nSetUp: None\n\
         MovetextParser:\n  Name: default\n  ScaleFactor: 2\n\
         Variants: [{}]\nOptions:\n",
        variants.join(", ")
    );
    let options = serde_json::to_value(&setup).unwrap_or_default();
    for (name, value) in options.as_object().into_iter().flatten() {
        if name != "variants" {
            text += &format!("  {name}: {}\n", flow(value));
        }
    }
    if !record.names().is_empty() {
        let names: Vec<String> = record.names().iter().map(|name| quoted(name)).collect();
        text += &format!("Players: [{}]\n", names.join(", "));
    }
    if State::start(&setup).as_ref() != Ok(record.start()) {
        text += &format!("Start: {}\n", quoted(&record.start().notation()));
    }
    text += &format!("Decisions: {}\n", record.decisions().len());
    text + "...\n"
}

/// Writes an option's value on one line.
fn flow(value: &Json) -> String {
    match value {
        Json::String(text) => quoted(text),
        Json::Array(values) => {
            let values: Vec<String> = values.iter().map(flow).collect();
            format!("[{}]", values.join(", "))
        }
        plain => plain.to_string(),
    }
}

/// Quotes a text as YAML does, so that no character of it means anything.
fn quoted(text: &str) -> String {
    let mut quoted = String::from("\"");
    for letter in text.chars() {
        match letter {
            '"' | '\\' => quoted.extend(['\\', letter]),
            ' '..='~' => quoted.push(letter),
            _ if letter.is_alphanumeric() => quoted.push(letter),
            _ => quoted += &format!("\\U{:08X}", u32::from(letter)),
        }
    }
    quoted + "\""
}
