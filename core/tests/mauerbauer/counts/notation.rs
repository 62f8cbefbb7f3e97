//! Positions as text.

use std::collections::BTreeMap;
use std::rc::Rc;

use mauerwerk::Game;
use mauerwerk::mauerbauer::State;

use super::ground::Ground;
use super::pile::Pile;
use super::town::Town;

impl Town {
    /// Reads what the library writes of a state; its setup is plain data.
    pub(crate) fn of(state: &State) -> Self {
        Self::read(Rc::new(Ground::of(&state.setup())), &state.notation())
    }

    fn read(ground: Rc<Ground>, notation: &str) -> Self {
        let tokens: BTreeMap<&str, &str> =
            notation.split(' ').map(|token| token.split_once(':').expect("a token")).collect();
        let text = |name: &str| tokens.get(name).map(|value| (*value).to_owned());
        let list = |name: &str| tokens.get(name).into_iter().flat_map(|value| value.split(','));
        let number = |name: &str| tokens.get(name).map(|value| value.parse().expect("a number"));
        let pieces = |name: &str| {
            let places = list(name).map(|place| place.split_once('=').expect("pieces"));
            places.map(|(space, of)| (space.parse().expect("a space"), of.to_owned())).collect()
        };
        let seat = number("seat").expect("whose turn it is");
        Self {
            walls: list("walls").map(str::to_owned).collect(),
            towers: list("towers")
                .map(|tower| (tower[..2].to_owned(), tower.as_bytes()[2].into()))
                .collect(),
            houses: pieces("houses"),
            palaces: pieces("palaces"),
            hands: tokens["hands"].split('/').map(Pile::read).collect(),
            discards: Pile::read(tokens.get("discards").unwrap_or(&"-")),
            scores: tokens.get("scores").map_or_else(
                || vec![0; ground.players],
                |scores| scores.split('/').map(|score| score.parse().expect("points")).collect(),
            ),
            phase: text("phase").expect("a part of the game"),
            seat,
            acting: number("acting").unwrap_or(seat),
            last: text("last"),
            roll: text("roll"),
            end: text("end"),
            draws: number("draws").unwrap_or(0),
            swappers: list("swappers").map(|seat| seat.parse().expect("a seat")).collect(),
            swapped: number("swapped").unwrap_or(0),
            chosen: number("chosen"),
            early: tokens.contains_key("early"),
            ground,
        }
    }

    /// Writes the position as the library's notation has it, without the setup.
    pub(crate) fn written(&self) -> String {
        let mut tokens = Vec::new();
        let mut token = |name: &str, value: String| {
            if !value.is_empty() {
                tokens.push(format!("{name}:{value}"));
            }
        };
        let pieces = |all: &BTreeMap<usize, String>| {
            let all = all.iter().filter(|(_, of)| !of.is_empty());
            all.map(|(space, of)| format!("{space}={of}")).collect::<Vec<_>>().join(",")
        };
        let unless_0 = |n: usize| if n == 0 { String::new() } else { n.to_string() };
        token("walls", joined(&self.walls, ","));
        token("towers", joined(self.towers.iter().map(|(at, of)| format!("{at}{of}")), ","));
        token("houses", pieces(&self.houses));
        token("palaces", pieces(&self.palaces));
        token("hands", joined(self.hands.iter().map(Pile::written), "/"));
        if !self.discards.is_empty() {
            token("discards", self.discards.written());
        }
        if self.scores.iter().any(|score| *score > 0) {
            token("scores", joined(&self.scores, "/"));
        }
        token("phase", self.phase.clone());
        token("seat", self.seat.to_string());
        if self.acting != self.seat {
            token("acting", self.acting.to_string());
        }
        token("last", self.last.clone().unwrap_or_default());
        token("roll", self.roll.clone().unwrap_or_default());
        token("end", self.end.clone().unwrap_or_default());
        token("draws", unless_0(self.draws));
        token("swappers", joined(&self.swappers, ","));
        token("swapped", unless_0(self.swapped));
        token("chosen", unless_0(self.chosen.unwrap_or(0)));
        token("early", if self.early { "yes".to_owned() } else { String::new() });
        tokens.join(" ")
    }
}

fn joined<T: ToString>(all: impl IntoIterator<Item = T>, between: &str) -> String {
    all.into_iter().map(|one| one.to_string()).collect::<Vec<_>>().join(between)
}
