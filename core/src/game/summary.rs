//! A position in one sentence.

use crate::actor::Viewer;
use crate::game::{Game, Turn, View as _};
use crate::names::Names;
use crate::seat::{Seat, Seats};

/// Returns whose decision it is and how the seats stand, as a viewer may know it.
pub(super) fn summary<G: Game>(state: &G, viewer: Viewer, names: &Names) -> String {
    let game = G::INFO.name;
    let speech = Speech { viewer, names };
    let turn = match state.turn() {
        Turn::Decide(seats) => format!("{game}: {}", speech.all(seats, "decides", "decide")),
        Turn::Chance => format!("{game}: chance decides"),
        Turn::Over(outcome) => {
            format!("{game} is over: {}", speech.all(outcome.winners, "wins", "win"))
        }
    };
    let scores = state.view(viewer).scores();
    let standing: Vec<String> = Seats::first(scores.len())
        .iter()
        .zip(&scores)
        .map(|(seat, &score)| speech.score(seat, score))
        .collect();
    if standing.is_empty() {
        format!("{turn}.")
    } else {
        format!("{turn}; {}.", standing.join(", "))
    }
}

/// How seats are named to a viewer.
struct Speech<'a> {
    viewer: Viewer,
    names: &'a Names,
}

impl Speech<'_> {
    fn name(&self, seat: Seat) -> String {
        if self.viewer.is(seat) {
            return "you".to_owned();
        }
        self.names.of(seat.index()).map_or_else(|| format!("seat {seat}"), str::to_owned)
    }

    /// Returns what several seats do.
    fn all(&self, seats: Seats, alone: &str, together: &str) -> String {
        let names: Vec<String> = seats.iter().map(|seat| self.name(seat)).collect();
        match names.as_slice() {
            [] => format!("nobody {alone}"),
            [one] if one == "you" => format!("you {together}"),
            [one] => format!("{one} {alone}"),
            [some @ .., last] => format!("{} and {last} {together}", some.join(", ")),
        }
    }

    fn score(&self, seat: Seat, score: i32) -> String {
        let verb = if self.viewer.is(seat) { "have" } else { "has" };
        let points = if score == 1 { "point" } else { "points" };
        format!("{} {verb} {score} {points}", self.name(seat))
    }
}
