//! An engine that plays the action in the middle of the list, in Rust with nothing but the standard
//! library.

use std::io::{BufRead as _, Write as _, stdin, stdout};

fn main() {
    let mut out = stdout();
    for line in stdin().lock().lines().map_while(Result::ok) {
        let id = number(&line, "id");
        let answer = match kind(&line) {
            "hello" => r#""type":"hello","version":1,"name":"Middle in Rust""#.to_owned(),
            "game" => r#""type":"ready""#.to_owned(),
            "choose" => {
                let legal = texts(&line, "legal");
                format!(r#""type":"choice","action":"{}""#, legal[legal.len() / 2])
            }
            "quit" => return,
            _ => continue,
        };
        let written = writeln!(out, "{{{answer},\"id\":{id}}}").and_then(|()| out.flush());
        if written.is_err() {
            return;
        }
    }
}

/// Returns the type of a message, which is its first field.
fn kind(line: &str) -> &str {
    after(line, "type").trim_start_matches('"').split('"').next().unwrap_or_default()
}

/// Returns a field that is a number.
fn number<'a>(line: &'a str, name: &str) -> &'a str {
    after(line, name).split([',', '}']).next().unwrap_or_default()
}

/// Returns a field that is a list of texts. Actions have no quotes and no backslashes.
fn texts<'a>(line: &'a str, name: &str) -> Vec<&'a str> {
    let list = after(line, name).split(']').next().unwrap_or_default();
    list.split('"').skip(1).step_by(2).collect()
}

/// Returns what follows the name of a field.
fn after<'a>(line: &'a str, name: &str) -> &'a str {
    line.split_once(&format!("\"{name}\":")).map_or("", |(_, rest)| rest)
}
