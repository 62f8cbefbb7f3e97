//! What happens after each thing that may come next.

use std::collections::BTreeMap;

use super::ground::ends;
use super::pile::Pile;
use super::town::{HOUSES, TOWERS, Town, WALLS_IN_ALL, in_order};

impl Town {
    /// Returns the position after something that may come next.
    pub(crate) fn after(&self, action: &str) -> Self {
        let mut next = self.clone();
        let named = action.split_once(':').map_or("", |(_, name)| name);
        match self.phase.as_str() {
            "choosing-first" => {
                next.seat = named.parse().expect("a seat");
                next.deal_or_begin();
            }
            "dealing" => {
                next.hands[self.acting].put(named);
                next.deal_or_begin();
            }
            "building" if action == "early" => {
                next.early = true;
                next.scores[self.acting] = self.scores[self.acting].saturating_sub(1);
            }
            "building" => next.build(action),
            "rolling" => {
                next.roll = Some(action.to_owned());
                next.phase = "placing".to_owned();
            }
            "placing" => next.place(action),
            "connecting" => {
                if action != "apart" {
                    next.join(named.parse().expect("a city"));
                }
                next.phase = "scoring".to_owned();
            }
            "scoring" => next.score(action),
            "drawing" | "refilling" => {
                next.hands[self.acting].put(named);
                next.draws -= 1;
                next.draw_on();
            }
            "swapping" => next.swap(action),
            "choosing" if action == "pass" => next.next_at_the_end(),
            "choosing" => {
                next.chosen = Some(named.parse().expect("a city"));
                next.phase = "final-scoring".to_owned();
            }
            "final-scoring" => {
                if action != "pass" {
                    next.play(action);
                }
                next.next_at_the_end();
            }
            phase => panic!("{action} in phase {phase}"),
        }
        next
    }

    /// Deals to seat after seat, and then begins the first turn (MA-86).
    fn deal_or_begin(&mut self) {
        let size = 6.min(self.ground.cards.len() / self.ground.players);
        self.phase = "dealing".to_owned();
        match (0..self.ground.players).find(|seat| self.hands[*seat].len() < size) {
            Some(seat) => self.acting = seat,
            None => self.begin_turn(self.seat),
        }
    }

    fn begin_turn(&mut self, seat: usize) {
        self.seat = seat;
        self.acting = seat;
        self.early = false;
        self.phase = "building".to_owned();
        if self.free_lines().is_empty() {
            self.end = Some("no-line-left".to_owned());
            self.score_at_the_end(seat);
        }
    }

    fn build(&mut self, line: &str) {
        self.walls.insert(line.to_owned());
        self.last = Some(line.to_owned());
        self.phase = "rolling".to_owned();
        self.end_if("last-wall", self.walls.len() == WALLS_IN_ALL);
    }

    /// Notes why the game ends, if it does: the first reason stands (MA-52).
    fn end_if(&mut self, why: &str, ends: bool) {
        if ends && self.end.is_none() {
            self.end = Some(why.to_owned());
        }
    }

    fn place(&mut self, placement: &str) {
        let line = self.last.clone().expect("a wall");
        let letters: Vec<char> = placement.chars().collect();
        for (at, tower) in ends(&line).into_iter().zip([letters[0], letters[1]]) {
            if tower != '.' {
                self.towers.insert(at.to_owned(), tower);
            }
        }
        let beside = self.ground.beside[&line].clone();
        for (space, house) in beside.into_iter().zip([letters[3], letters[4]]) {
            if house != '.' {
                self.add_houses(space, &house.to_string());
            }
        }
        self.roll = None;
        self.end_if("last-tower", TOWERS.chars().all(|of| self.towers_left(of) == 0));
        self.end_if("last-house", HOUSES.chars().all(|of| self.houses_left(of) == 0));
        if self.new_city().is_some() {
            self.settle(true);
            let alone = self.neighbours().is_empty();
            self.phase = if alone { "scoring" } else { "connecting" }.to_owned();
        } else if self.end.is_some() {
            self.score_at_the_end(self.seat);
        } else {
            self.begin_turn((self.seat + 1) % self.ground.players);
        }
    }

    fn add_houses(&mut self, space: usize, houses: &str) {
        let all = self.houses.remove(&space).unwrap_or_default() + houses;
        self.houses.insert(space, in_order(&all));
    }

    /// Puts the pieces of the new city together, makes palaces of pairs if chosen, and clears the
    /// space inside it.
    fn settle(&mut self, palaces: bool) {
        let city = self.new_city().expect("a city was completed");
        let first = *city.first().expect("a city has a space");
        let gather = |all: &mut BTreeMap<usize, String>| {
            let pieces: String = city.iter().filter_map(|space| all.remove(space)).collect();
            all.insert(first, in_order(&pieces));
        };
        gather(&mut self.houses);
        gather(&mut self.palaces);
        if palaces {
            self.make_palaces(first);
        }
        let within = |line: &String| self.ground.beside[line].iter().all(|s| city.contains(s));
        let rim = |line: &String| self.ground.beside[line].len() == 1;
        self.walls.retain(|line| rim(line) || !within(line));
        let ground = &self.ground;
        self.towers.retain(|at, _| ground.on_rim(at) || !ground.around(at).is_subset(&city));
    }

    fn make_palaces(&mut self, city: usize) {
        for colour in HOUSES.chars() {
            let pair = |houses: &String| houses.matches(colour).count() >= 2;
            while pair(&self.houses[&city]) && self.palaces_left(colour) > 0 {
                let rest = self.houses[&city].replacen(colour, "", 2);
                self.houses.insert(city, rest);
                let palaces = format!("{}{colour}", self.palaces[&city]);
                self.palaces.insert(city, in_order(&palaces));
            }
        }
        self.end_if("last-palace", HOUSES.chars().all(|of| self.palaces_left(of) == 0));
    }

    fn join(&mut self, first: usize) {
        let new = self.new_city().expect("a city was completed");
        let older = self.cities().into_iter().find(|city| city.first() == Some(&first));
        for wall in self.between(&new, &older.expect("an older city")) {
            self.walls.remove(&wall);
        }
        self.settle(self.ground.palaces_twice);
    }

    /// Plays or discards cards, and draws (MA-54, MA-55).
    fn score(&mut self, action: &str) {
        self.draws = match action.strip_prefix("drop:") {
            _ if action == "pass" => 0,
            Some(face) => {
                self.put_down(face);
                2
            }
            None => {
                self.play(action);
                1
            }
        };
        self.phase = "drawing".to_owned();
        self.draw_on();
    }

    fn put_down(&mut self, face: &str) {
        self.hands[self.acting].take(face);
        self.discards.put(face);
    }

    fn play(&mut self, cards: &str) {
        let city = match self.chosen {
            Some(first) => self.cities().into_iter().find(|city| city.contains(&first)),
            None if self.phase == "final-scoring" => None,
            None => self.new_city(),
        };
        for face in cards.split('+') {
            self.scores[self.acting] += self.worth(face, city.as_ref());
            self.put_down(face);
        }
    }

    /// Draws what is still to be drawn, from the discards if the deck is empty, or goes on (MA-60).
    fn draw_on(&mut self) {
        if self.draws > 0 && self.deck().is_empty() {
            self.discards = Pile::new();
        }
        if self.draws > 0 && !self.deck().is_empty() {
            return;
        }
        self.draws = 0;
        if self.phase == "refilling" {
            self.next_to_swap();
        } else {
            self.next_to_score();
        }
    }

    fn next_to_score(&mut self) {
        self.acting = (self.acting + 1) % self.ground.players;
        self.phase = "scoring".to_owned();
        if self.acting != self.seat {
            return;
        }
        if self.end.is_some() {
            self.over();
            return;
        }
        let lowest = self.scores.iter().min();
        let last = (0..self.ground.players).filter(|seat| Some(&self.scores[*seat]) == lowest);
        self.swappers = last.collect();
        self.ask_to_swap();
    }

    /// Waits for the next of the seats in last place, from the active one on (MA-70).
    fn ask_to_swap(&mut self) {
        let clockwise = (self.seat..self.ground.players).chain(0..self.seat);
        match clockwise.into_iter().find(|seat| self.swappers.contains(seat)) {
            Some(seat) => {
                self.acting = seat;
                self.phase = "swapping".to_owned();
            }
            None => self.begin_turn((self.seat + 1) % self.ground.players),
        }
    }

    fn next_to_swap(&mut self) {
        self.swappers.remove(&self.acting);
        self.ask_to_swap();
    }

    fn swap(&mut self, action: &str) {
        if let Some(face) = action.strip_prefix("swap:") {
            self.put_down(face);
            self.swapped += 1;
        } else {
            self.draws = std::mem::take(&mut self.swapped);
            self.phase = "refilling".to_owned();
            self.draw_on();
        }
    }

    /// Waits for a seat in the final scoring (MA-71): for a city first where there is one (MA-88).
    fn score_at_the_end(&mut self, seat: usize) {
        self.acting = seat;
        self.chosen = None;
        self.early = false;
        let none = self.cities().is_empty();
        self.phase = if none { "final-scoring" } else { "choosing" }.to_owned();
    }

    fn next_at_the_end(&mut self) {
        self.score_at_the_end((self.acting + 1) % self.ground.players);
        if self.acting == self.seat {
            self.over();
        }
    }

    fn over(&mut self) {
        self.acting = self.seat;
        self.early = false;
        self.phase = "over".to_owned();
    }
}
