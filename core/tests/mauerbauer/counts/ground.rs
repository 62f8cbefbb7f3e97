//! What doesn't change in a game: the board as polygons, the deck as a list, the agreed options.

use std::collections::{BTreeMap, BTreeSet};

use mauerwerk::mauerbauer::{Points, Setup, TowerRule};

use super::pile::Pile;

/// A board by names: spaces are numbers, tower spaces and lines are text.
#[derive(Debug)]
pub(crate) struct Ground {
    /// The corners of each space, one after the other around it.
    pub(crate) corners: BTreeMap<usize, Vec<String>>,
    /// The region of each space, from 1 on.
    pub(crate) regions: BTreeMap<usize, usize>,
    /// The spaces at each line, one or two, the lower number first.
    pub(crate) beside: BTreeMap<String, Vec<usize>>,
    pub(crate) shore: BTreeSet<String>,
    pub(crate) cards: Pile,
    pub(crate) points: Points,
    pub(crate) players: usize,
    pub(crate) early: bool,
    pub(crate) fair: bool,
    pub(crate) palaces_twice: bool,
}

impl Ground {
    pub(crate) fn of(setup: &Setup) -> Self {
        let (plan, deck) = (setup.board.plan(), setup.deck.plan());
        let mut ground = Self {
            corners: BTreeMap::new(),
            regions: BTreeMap::new(),
            beside: BTreeMap::new(),
            shore: BTreeSet::new(),
            cards: Pile::new(),
            points: deck.points,
            players: setup.players.into(),
            early: setup.early_roll_penalty,
            fair: setup.tower_rule == TowerRule::FairReport,
            palaces_twice: setup.convert_after_connect,
        };
        for (region, part) in plan.regions.iter().enumerate() {
            for (space, corners) in &part.spaces {
                let corners = corners.0.iter().map(ToString::to_string).collect();
                ground.corners.insert(space.number().into(), corners);
                ground.regions.insert(space.number().into(), region + 1);
            }
        }
        for (&space, corners) in &ground.corners {
            for (place, corner) in corners.iter().enumerate() {
                let line = line(corner, &corners[(place + 1) % corners.len()]);
                ground.beside.entry(line).or_default().push(space);
            }
        }
        for coast in &plan.coast {
            ground.shore.extend(coast.ends().iter().map(ToString::to_string));
        }
        for (card, &count) in &deck.cards {
            ground.cards.put_many(&card.to_string(), count.into());
        }
        ground
    }

    /// Returns the spaces that have this corner.
    pub(crate) fn around(&self, tower: &str) -> BTreeSet<usize> {
        let has = |corners: &[String]| corners.iter().any(|corner| corner == tower);
        let spaces = self.corners.iter().filter(|(_, corners)| has(corners));
        spaces.map(|(&space, _)| space).collect()
    }

    /// Returns whether a line with one space at it ends there.
    pub(crate) fn on_rim(&self, tower: &str) -> bool {
        let rim = self.beside.iter().filter(|(_, spaces)| spaces.len() == 1);
        rim.map(|(line, _)| ends(line)).any(|ends| ends.contains(&tower))
    }
}

fn line(one: &str, other: &str) -> String {
    format!("{}-{}", one.min(other), one.max(other))
}

/// Returns the tower spaces at the ends of a line.
pub(crate) fn ends(line: &str) -> [&str; 2] {
    let (one, other) = line.split_once('-').expect("a line has two ends");
    [one, other]
}
