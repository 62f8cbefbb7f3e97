//! The words in the drawings of all games.

use std::fmt::Display;

use super::wrapped;
use crate::base::actor::Viewer;
use crate::base::seat::{Seat, Seats};
use crate::text::names::Names;

/// Returns who looks, as a caption.
#[must_use]
pub fn standpoint(viewer: Viewer) -> String {
    match viewer {
        Viewer::Spectator => "seen by a spectator".to_owned(),
        seat @ Viewer::Seat(_) => format!("seen by {seat}"),
    }
}

/// Returns how a table of text lists a seat: its number, its name, and whether the viewer sits there.
#[must_use]
pub fn listed(seat: Seat, names: &Names, viewer: Viewer) -> String {
    match (names.of(seat.index()), viewer.is(seat)) {
        (Some(name), true) => format!("{seat} {name} (you)"),
        (Some(name), false) => format!("{seat} {name}"),
        (None, true) => format!("{seat} you"),
        (None, false) => seat.to_string(),
    }
}

/// Returns the width of the column that lists the seats of a table, at least `least`.
#[must_use]
pub fn listed_width(seats: Seats, names: &Names, viewer: Viewer, least: usize) -> usize {
    let widths = seats.iter().map(|seat| listed(seat, names, viewer).chars().count());
    widths.max().unwrap_or(0).max(least)
}

/// Returns that the winners, named as a sentence does, have won with that score.
#[must_use]
pub fn victory(names: &str, winners: Seats, score: impl Display) -> String {
    let win = if winners.len() == 1 { "wins" } else { "share the win" };
    format!("Game over: {names} {win} with {score}")
}

/// Returns seats as a sentence names them: `seats 0, 2 and 3`.
#[must_use]
pub fn named(seats: Seats) -> String {
    let numbers: Vec<String> = seats.iter().map(|seat| seat.to_string()).collect();
    match numbers.as_slice() {
        [] => "nobody".to_owned(),
        [one] => format!("seat {one}"),
        [some @ .., last] => format!("seats {} and {last}", some.join(", ")),
    }
}

/// Returns a number of things whose plural ends in s.
#[must_use]
pub fn counted(number: usize, thing: &str) -> String {
    match number {
        0 => format!("no {thing}s"),
        1 => format!("1 {thing}"),
        _ => format!("{number} {thing}s"),
    }
}

/// Breaks a sentence between words, into lines of at most `most` characters.
#[must_use]
pub fn folded(text: &str, most: usize) -> Vec<String> {
    let words: Vec<&str> = text.split(' ').collect();
    let lines = wrapped(&words, most, |word| word.chars().count() + 1);
    lines.iter().map(|words| words.join(" ")).collect()
}

/// Adds the lines of an extra, such as a legend, if the text then still has at most `lines` lines.
pub fn add_if_room(text: &mut String, extra: &str, lines: usize) {
    if text.lines().count() + extra.lines().count() <= lines {
        text.push_str(extra);
    }
}

/// Adds a line without blanks at its end.
pub fn add_line(text: &mut String, line: &str) {
    text.push_str(line.trim_end());
    text.push('\n');
}
