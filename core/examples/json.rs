//! Writes docs/JSON.md: the JSON of views and events, by examples.
//!
//! `cargo run --release -p mauerwerk --example json > docs/JSON.md`

use std::collections::BTreeMap;

use mauerwerk::rulebook::{SCENARIOS, Scenario, Step};
use mauerwerk::table::{Library, TableEvent};
use mauerwerk::{Decision, Viewer, all_games};
use serde_json::Value;

const HEAD: &str = "\
# The JSON of views and events

Views, events and information states have the same JSON in every language.
Kotlin and Swift have no other form of them: read it with any JSON library.

- A *view* is what a viewer sees: `view(viewer)` of a table, then `toJson()`.
- An *event* is what happened, as a viewer saw it: `json` of each item of `news`, `history` or `events`.
- An *information state* has `viewer`, `start` (the first view), `events` and `now` (the last view).

What is hidden from the viewer is `null`, `\"?\"` or a number of pieces.
Pieces, cells, cards and actions are texts in the notation of the game.
A seat is a number from 0, and a viewer is `\"spectator\"` or `{\"seat\": 0}`.
New versions of the library may add fields, and events of new rules.

This page is written by `cargo run --release -p mauerwerk --example json > docs/JSON.md`.
";

/// Returns what kind of event an event is.
fn kind(event: &TableEvent) -> String {
    let json: Value = serde_json::from_str(&event.json).unwrap_or_default();
    json["event"].as_str().unwrap_or_default().to_owned()
}

/// Returns what happens in the scenarios of a game, as a spectator sees it: one event of each kind.
fn examples(game: &'static dyn Library) -> BTreeMap<String, TableEvent> {
    let mut examples = BTreeMap::new();
    let read =
        SCENARIOS.iter().filter_map(|source| Scenario::from_toml(source.name, source.text).ok());
    for scenario in read.filter(|scenario| scenario.game() == game.info().id) {
        let Ok(start) = game.at(&format!("{} {}", scenario.setup(), scenario.start())) else {
            continue;
        };
        for line in scenario.lines() {
            let mut table = start.fork();
            for step in line.steps() {
                let Step::Decide(Decision { actor, action }) = step else { continue };
                let _ = table.apply(*actor, action);
            }
            for event in table.history(Viewer::Spectator).unwrap_or_default().concat() {
                examples.entry(kind(&event)).or_insert(event);
            }
        }
    }
    examples
}

/// Returns a view in the middle of a game, with one field a line.
fn view(game: &'static dyn Library) -> String {
    let Ok(mut table) = game.random("", 7) else { return String::new() };
    table.undo_to(table.made() / 2);
    let view = table.view(Viewer::Spectator).map(|view| view.to_json()).unwrap_or_default();
    let json: Value = serde_json::from_str(&view).unwrap_or_default();
    let mut lines = Vec::new();
    for (name, value) in json.as_object().into_iter().flatten() {
        match value.as_object().filter(|_| name == "position") {
            Some(fields) => {
                lines.push("  \"position\": {".to_owned());
                let fields = fields.iter().map(|(name, value)| format!("    \"{name}\": {value}"));
                lines.push(fields.collect::<Vec<_>>().join(",\n"));
                lines.push("  },".to_owned());
            }
            None => lines.push(format!("  \"{name}\": {value},")),
        }
    }
    let text = lines.join("\n");
    format!("```json\n{{\n{}\n}}\n```", text.trim_end_matches(','))
}

fn main() {
    print!("{HEAD}");
    for &game in all_games!().0 {
        println!("\n## {}\n\nA spectator's view in the middle of a game:\n", game.info().name);
        println!("{}\n\n| what happens | JSON |\n|---|---|", view(game));
        for event in examples(game).into_values() {
            println!("| {} | `{}` |", event.message, event.json.replace('|', "\\|"));
        }
    }
}
