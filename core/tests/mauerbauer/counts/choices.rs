//! What chance may bring, and what a seat may do.

use std::collections::{BTreeMap, BTreeSet};

use super::ground::ends;
use super::pile::Pile;
use super::town::{HOUSES, TOWERS, Town};

impl Town {
    /// Returns what chance may bring, each with its weight.
    pub(crate) fn chances(&self) -> Vec<(String, u32)> {
        match self.phase.as_str() {
            "choosing-first" => {
                (0..self.ground.players).map(|seat| (format!("first:{seat}"), 1)).collect()
            }
            "dealing" | "drawing" | "refilling" => {
                let deck = self.deck().faces().into_iter();
                deck.map(|(face, count)| (format!("draw:{face}"), count as u32)).collect()
            }
            "rolling" => self.rolls(),
            _ => Vec::new(),
        }
    }

    /// Throws every die on every face, and counts.
    fn rolls(&self) -> Vec<(String, u32)> {
        let free =
            ends(self.last.as_ref().expect("a wall")).map(|at| !self.towers.contains_key(at));
        let tower_die = if free.contains(&true) { "bgwbgw" } else { "-" };
        let house_die = "RGYBP?";
        let mut rolls: BTreeMap<String, u32> = BTreeMap::new();
        for tower in tower_die.chars() {
            for (place, one) in house_die.char_indices() {
                for (other_place, other) in house_die.char_indices() {
                    let (low, high) = if place < other_place { (one, other) } else { (other, one) };
                    *rolls.entry(format!("{tower}/{low}{high}")).or_insert(0) += 1;
                }
            }
        }
        // The two faces of each colour count as one of three.
        let each = if tower_die.len() == 6 { 2 } else { 1 };
        rolls.into_iter().map(|(roll, count)| (roll, count / each)).collect()
    }

    /// Returns what the seat to move may do.
    pub(crate) fn actions(&self) -> Vec<String> {
        let hand = &self.hands[self.acting];
        match self.phase.as_str() {
            "building" => {
                let early = (self.ground.early && !self.early).then(|| "early".to_owned());
                self.free_lines().into_iter().chain(early).collect()
            }
            "placing" => self.placements().into_iter().collect(),
            "connecting" => {
                let join = self.neighbours().into_iter().map(|city| format!("join:{city}"));
                join.chain(["apart".to_owned()]).collect()
            }
            "scoring" if hand.is_empty() => vec!["pass".to_owned()],
            "scoring" => {
                let drop = hand.faces().into_iter().map(|(face, _)| format!("drop:{face}"));
                plays(hand).into_iter().chain(drop).collect()
            }
            "swapping" => {
                let swap = hand.faces().into_iter().map(|(face, _)| format!("swap:{face}"));
                swap.chain(["done".to_owned()]).collect()
            }
            "choosing" => {
                let cities = if hand.is_empty() { Vec::new() } else { self.cities() };
                let cities = cities.iter().filter_map(|city| city.first());
                cities.map(|city| format!("city:{city}")).chain(["pass".to_owned()]).collect()
            }
            "final-scoring" => {
                let pass = self.chosen.is_none().then(|| "pass".to_owned());
                plays(hand).into_iter().chain(pass).collect()
            }
            _ => Vec::new(),
        }
    }

    /// Returns every way to place what the dice show.
    fn placements(&self) -> BTreeSet<String> {
        let roll: Vec<char> = self.roll.as_ref().expect("a roll").chars().collect();
        let towers = self.tower_placements(roll[0]);
        let houses = self.house_placements([roll[2], roll[3]]);
        towers
            .iter()
            .flat_map(|towers| houses.iter().map(move |houses| format!("{towers}/{houses}")))
            .collect()
    }

    fn tower_placements(&self, rolled: char) -> BTreeSet<String> {
        let [one, other] = ends(self.last.as_ref().expect("a wall"));
        let stands = [self.towers.get(one), self.towers.get(other)];
        let supply: String = TOWERS.chars().flat_map(|of| vec![of; self.towers_left(of)]).collect();
        let mut found = BTreeSet::new();
        match stands {
            [Some(_), Some(_)] => {
                found.insert("..".to_owned());
            }
            [None, None] => {
                // The colour rolled goes to one end, any other tower to the other end.
                for (first, rest) in taken(&supply, rolled) {
                    for (second, _) in taken(&rest, '?') {
                        found.insert(format!("{first}{second}"));
                        found.insert(format!("{second}{first}"));
                    }
                    if rest.is_empty() {
                        found.insert(format!("{first}."));
                        found.insert(format!(".{first}"));
                    }
                }
            }
            [left, right] => {
                let free = self.ground.fair && left.or(right) == Some(&rolled);
                for (tower, _) in taken(&supply, if free { '?' } else { rolled }) {
                    found.insert(match left {
                        None => format!("{tower}."),
                        Some(_) => format!(".{tower}"),
                    });
                }
            }
        }
        found
    }

    fn house_placements(&self, dice: [char; 2]) -> BTreeSet<String> {
        let beside = &self.ground.beside[self.last.as_ref().expect("a wall")];
        let supply: String = HOUSES.chars().flat_map(|of| vec![of; self.houses_left(of)]).collect();
        let mut found = BTreeSet::new();
        for [die, other_die] in [dice, [dice[1], dice[0]]] {
            for (house, rest) in taken(&supply, die) {
                if beside.len() == 1 {
                    found.insert(format!("{house}."));
                    continue;
                }
                for (other, _) in taken(&rest, other_die) {
                    found.insert(format!("{house}{other}"));
                    found.insert(format!("{other}{house}"));
                }
                if rest.is_empty() {
                    found.insert(format!("{house}."));
                    found.insert(format!(".{house}"));
                }
            }
        }
        found
    }
}

/// Returns the pieces that a die allows from a supply, each with the rest of the supply. The piece
/// has the colour that the die shows. It has any colour if the supply has none of that colour, or
/// if the die shows `?` (MA-21, MA-22, MA-27).
fn taken(supply: &str, die: char) -> Vec<(char, String)> {
    let colours: BTreeSet<char> = supply.chars().collect();
    let fits = |colour: &char| *colour == die || !colours.contains(&die);
    let take = |colour: char| (colour, supply.replacen(colour, "", 1));
    colours.iter().copied().filter(fits).map(take).collect()
}

/// Returns every way to play one card or two (MA-59).
fn plays(hand: &Pile) -> Vec<String> {
    let cards: Vec<String> =
        hand.faces().into_iter().flat_map(|(face, count)| vec![face; count]).collect();
    let mut plays: BTreeSet<String> = cards.iter().cloned().collect();
    for (place, one) in cards.iter().enumerate() {
        plays.extend(cards[place + 1..].iter().map(|other| format!("{one}+{other}")));
    }
    plays.into_iter().collect()
}
