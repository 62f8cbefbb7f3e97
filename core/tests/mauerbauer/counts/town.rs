//! A position, and what is true of it, written from the rulebook and the rulings alone. Everything
//! is text and lists, and each question floods the cities from the start.

use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use super::ground::Ground;
use super::pile::Pile;

pub(crate) type City = BTreeSet<usize>;

pub(crate) const TOWERS: &str = "bgw";
pub(crate) const HOUSES: &str = "RGYBP";

/// The number of pieces there are: walls, and towers, houses and palaces of each colour (MA-16).
pub(crate) const WALLS_IN_ALL: usize = 33;
pub(crate) const TOWERS_EACH: usize = 10;
pub(crate) const HOUSES_EACH: usize = 12;
pub(crate) const PALACES_EACH: usize = 3;

#[derive(Clone, Debug)]
pub(crate) struct Town {
    pub(crate) ground: Rc<Ground>,
    pub(crate) walls: BTreeSet<String>,
    pub(crate) towers: BTreeMap<String, char>,
    /// The houses on each space, those of a city on its first one.
    pub(crate) houses: BTreeMap<usize, String>,
    pub(crate) palaces: BTreeMap<usize, String>,
    pub(crate) hands: Vec<Pile>,
    pub(crate) discards: Pile,
    pub(crate) scores: Vec<u32>,
    pub(crate) phase: String,
    pub(crate) seat: usize,
    pub(crate) acting: usize,
    pub(crate) last: Option<String>,
    pub(crate) roll: Option<String>,
    pub(crate) end: Option<String>,
    pub(crate) draws: usize,
    pub(crate) swappers: BTreeSet<usize>,
    pub(crate) swapped: usize,
    pub(crate) chosen: Option<usize>,
    pub(crate) early: bool,
}

impl Town {
    /// Returns the completed cities (MA-06): spaces that hang together where no wall stands, with
    /// a wall on every line that leads out of them.
    pub(crate) fn cities(&self) -> Vec<City> {
        let mut group: BTreeMap<usize, usize> =
            self.ground.corners.keys().map(|&space| (space, space)).collect();
        let root = |group: &BTreeMap<usize, usize>, mut space: usize| {
            while group[&space] != space {
                space = group[&space];
            }
            space
        };
        let open = |line: &String| !self.walls.contains(line);
        for (_, beside) in self.ground.beside.iter().filter(|(line, _)| open(line)) {
            if let [one, other] = beside[..] {
                let (one, other) = (root(&group, one), root(&group, other));
                group.insert(one.max(other), one.min(other));
            }
        }
        let mut cities: BTreeMap<usize, City> = BTreeMap::new();
        for &space in group.keys() {
            cities.entry(root(&group, space)).or_default().insert(space);
        }
        for (_, beside) in self.ground.beside.iter().filter(|(line, _)| open(line)) {
            if let [space] = beside[..] {
                cities.remove(&root(&group, space));
            }
        }
        cities.into_values().collect()
    }

    /// Returns the city that the last wall completed.
    pub(crate) fn new_city(&self) -> Option<City> {
        let beside = &self.ground.beside[self.last.as_ref()?];
        self.cities().into_iter().find(|city| beside.iter().any(|space| city.contains(space)))
    }

    /// Returns the lines on which a wall may be built (MA-03, MA-10, MA-12).
    pub(crate) fn free_lines(&self) -> Vec<String> {
        let closed: City = self.cities().into_iter().flatten().collect();
        let lines = self.ground.beside.iter();
        lines
            .filter(|(line, _)| !self.walls.contains(*line))
            .filter(|(_, beside)| beside.iter().all(|space| !closed.contains(space)))
            .map(|(line, _)| line.clone())
            .collect()
    }

    /// Returns the older cities with a wall in common with the new one, by their first spaces.
    pub(crate) fn neighbours(&self) -> BTreeSet<usize> {
        let new = self.new_city().expect("a city was completed");
        let older = self.cities().into_iter().filter(|city| *city != new);
        older
            .filter(|city| !self.between(&new, city).is_empty())
            .filter_map(|city| city.first().copied())
            .collect()
    }

    /// Returns the walls that have one of these cities on each side.
    pub(crate) fn between(&self, one: &City, other: &City) -> Vec<String> {
        let parted = |line: &&String| match self.ground.beside[*line][..] {
            [a, b] => {
                one.contains(&a) && other.contains(&b) || one.contains(&b) && other.contains(&a)
            }
            _ => false,
        };
        self.walls.iter().filter(parted).cloned().collect()
    }

    pub(crate) fn towers_left(&self, colour: char) -> usize {
        TOWERS_EACH - self.towers.values().filter(|other| **other == colour).count()
    }

    pub(crate) fn houses_left(&self, colour: char) -> usize {
        HOUSES_EACH - self.houses.values().map(|of| of.matches(colour).count()).sum::<usize>()
    }

    pub(crate) fn palaces_left(&self, colour: char) -> usize {
        PALACES_EACH - self.palaces.values().map(|of| of.matches(colour).count()).sum::<usize>()
    }

    pub(crate) fn deck(&self) -> Pile {
        let mut deck = self.ground.cards.clone();
        for (face, count) in self.hands.iter().chain([&self.discards]).flat_map(Pile::faces) {
            (0..count).for_each(|_| deck.take(&face));
        }
        deck
    }

    /// Returns who is to move, `None` for chance or when the game is over.
    pub(crate) fn asked(&self) -> Option<usize> {
        let chance = ["choosing-first", "dealing", "rolling", "drawing", "refilling", "over"];
        (!chance.contains(&self.phase.as_str())).then_some(self.acting)
    }

    /// Returns who has won: the most points, then the most cards in hand (MA-79).
    pub(crate) fn winners(&self) -> Vec<usize> {
        let standing = |seat: &usize| (self.scores[*seat], self.hands[*seat].len());
        let best = (0..self.ground.players).map(|seat| standing(&seat)).max();
        (0..self.ground.players).filter(|seat| Some(standing(seat)) == best).collect()
    }
}

/// Returns pieces in the order in which colours are written.
pub(crate) fn in_order(pieces: &str) -> String {
    HOUSES.chars().flat_map(|colour| pieces.chars().filter(move |of| *of == colour)).collect()
}
