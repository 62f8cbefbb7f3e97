//! The scores of guild cards, written from the last page of the rulebook alone.

use super::ground::ends;
use super::town::{City, Town};

impl Town {
    /// Returns what a card scores with that city; there may be none in the final scoring.
    pub(crate) fn worth(&self, face: &str, city: Option<&City>) -> u32 {
        let points = &self.ground.points;
        let times = |each: u8, count: usize| u32::from(each) * count as u32;
        let (group, what) = face.split_once('-').unwrap_or((face, ""));
        match (group, what) {
            ("cities", _) => times(points.cities, self.cities().len()),
            ("out", "towers") => times(points.towers_out, self.towers_outside("bgw").len()),
            ("out", "shore") => {
                let outside = self.towers_outside("bgw");
                let shore = outside.iter().filter(|at| self.ground.shore.contains(**at));
                times(points.shore_out, shore.count())
            }
            ("out", "b" | "g" | "w") => {
                times(points.tower_colour_out, self.towers_outside(what).len())
            }
            ("out", "walls") => times(points.walls_out, self.walls_outside()),
            ("out", "1" | "2" | "3") => {
                let region = what.parse().expect("a region");
                times(points.region_out, self.houses_outside("RGYBP", Some(region)))
            }
            ("out", _) => times(points.houses_out, self.houses_outside(what, None)),
            _ => city.map_or(0, |city| self.worth_within(group, what, city)),
        }
    }

    fn worth_within(&self, group: &str, what: &str, city: &City) -> u32 {
        let points = &self.ground.points;
        let first = city.first().expect("a city has a space");
        let houses = self.houses.get(first).map_or("", String::as_str);
        let palaces = self.palaces.get(first).map_or("", String::as_str);
        let towers = self.towers_of(city);
        let points_each = |each: u8, count: usize| u32::from(each) * count as u32;
        match (group, what) {
            ("size", "") => match city.len() {
                1..=3 => points.city_size[city.len() - 1].into(),
                4..=6 => 0,
                _ => points.city_size[3].into(),
            },
            ("size", "7") if city.len() >= 7 => points.city_size[3].into(),
            ("size", "7") => 0,
            ("size", spaces) => {
                let spaces: usize = spaces.parse().expect("a number of spaces");
                if city.len() == spaces { points.city_size[spaces - 1].into() } else { 0 }
            }
            ("colours", _) => {
                let shown = |colour: &char| houses.contains(*colour) || palaces.contains(*colour);
                match "RGYBP".chars().filter(shown).count() {
                    0 | 1 => 0,
                    2 | 3 => points.colour_variety[0].into(),
                    _ => points.colour_variety[1].into(),
                }
            }
            ("in", "towers") => points_each(points.towers_in, towers.len()),
            ("in", "palaces") => points_each(points.palaces_in, palaces.len()),
            ("in", "b" | "g" | "w") => {
                points_each(points.tower_colour_in, towers.matches(what).count())
            }
            ("in", colour) => {
                points_each(points.colour_in[0], houses.matches(colour).count())
                    + points_each(points.colour_in[1], palaces.matches(colour).count())
            }
            _ => panic!("no card is called {group}-{what}"),
        }
    }

    /// Returns the colours of the towers at the corners of a city (MA-62).
    fn towers_of(&self, city: &City) -> String {
        let at_corner = |at: &str| !self.ground.around(at).is_disjoint(city);
        self.towers.iter().filter(|(at, _)| at_corner(at)).map(|(_, colour)| *colour).collect()
    }

    /// Returns the towers of some colours that touch no space of a city (MA-63).
    fn towers_outside(&self, colours: &str) -> Vec<&String> {
        let closed: City = self.cities().into_iter().flatten().collect();
        let outside = |at: &str| self.ground.around(at).is_disjoint(&closed);
        let towers = self.towers.iter().filter(|(_, colour)| colours.contains(**colour));
        towers.map(|(at, _)| at).filter(|at| outside(at)).collect()
    }

    fn walls_outside(&self) -> usize {
        let closed: City = self.cities().into_iter().flatten().collect();
        let beside = |line: &String| self.ground.beside[line].iter().any(|s| closed.contains(s));
        self.walls.iter().filter(|line| !beside(line)).count()
    }

    fn houses_outside(&self, colours: &str, region: Option<usize>) -> usize {
        let closed: City = self.cities().into_iter().flatten().collect();
        let counted = |space: &usize| {
            !closed.contains(space) && region.is_none_or(|r| self.ground.regions[space] == r)
        };
        let spaces = self.houses.iter().filter(|(space, _)| counted(space));
        spaces.flat_map(|(_, of)| of.chars()).filter(|house| colours.contains(*house)).count()
    }

    /// Returns the lines that would complete a city if a wall were built there.
    pub(crate) fn closing_lines(&self) -> Vec<String> {
        let cities = self.cities().len();
        let closes = |line: &String| {
            let mut next = self.clone();
            next.walls.insert(line.clone());
            next.cities().len() > cities
        };
        let near = |line: &String| {
            // Both ends of a wall that closes something already have walls.
            ends(line).iter().all(|at| self.walls.iter().any(|wall| ends(wall).contains(at)))
        };
        self.free_lines().into_iter().filter(near).filter(closes).collect()
    }
}
