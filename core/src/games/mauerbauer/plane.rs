//! Checks that a board is planar (MA-91).

use std::collections::{BTreeMap, BTreeSet};

use crate::base::rule::{Faults, NotationError, Rule};
use crate::games::mauerbauer::plan::{BoardPlan, Corners, RegionPlan};
use crate::games::mauerbauer::rules;
use crate::games::mauerbauer::space::{Line, Region, Space, Spaces, TowerSpace, TowerSpaces};

/// The ruling on custom boards.
const OWN_BOARDS: Rule = rules::MA_91;

/// The largest distance of a tower space from the origin, along each axis.
const FARTHEST: i32 = 1_000_000;

/// The most wall lines.
const LINES: usize = 128;

/// Returns all faults of a plan. Lines and plane are checked only for valid corners, so that faults
/// which follow from others are not reported.
pub(super) fn faults(plan: &BoardPlan) -> Faults {
    let mut plane = Plane {
        plan,
        at: [[0; 2]; TowerSpace::COUNT],
        misplaced: TowerSpaces::EMPTY,
        sound: Vec::new(),
        unsound: Vec::new(),
        faults: Faults::default(),
    };
    for (tower, at) in &plan.towers {
        // Clamped, so that no product overflows. Positions outside the bounds are faults anyway.
        plane.at[tower.index()] = at.map(|number| number.clamp(-FARTHEST, FARTHEST).into());
    }
    plane.check_names();
    plane.check_towers();
    plane.check_spaces();
    plane.check_lines();
    plane.check_plane();
    plane.faults
}

/// The part of a board that was checked.
struct Plane<'a> {
    plan: &'a BoardPlan,
    at: [[i64; 2]; TowerSpace::COUNT],
    /// The tower spaces with an invalid position.
    misplaced: TowerSpaces,
    /// The spaces with valid corners.
    sound: Vec<(Space, &'a Corners)>,
    /// The corners of the other spaces.
    unsound: Vec<&'a Corners>,
    faults: Faults,
}

impl<'a> Plane<'a> {
    fn check(&mut self, holds: bool, text: impl std::fmt::Display) {
        self.faults.check(holds, OWN_BOARDS, || text.to_string());
    }

    fn spaces(&self) -> impl Iterator<Item = (Space, &'a Corners)> + Clone + use<'a> {
        let plan: &'a BoardPlan = self.plan;
        plan.regions.iter().flat_map(RegionPlan::numbered)
    }

    fn check_names(&mut self) {
        let regions = self.plan.regions.len();
        self.check(
            (1..=Region::COUNT).contains(&regions),
            format_args!("{regions} regions are not 1 to {}", Region::COUNT),
        );
        let names = self.plan.regions.iter().map(|region| &region.name);
        for name in std::iter::once(&self.plan.name).chain(names) {
            let plain = name.chars().all(|letter| letter.is_alphanumeric() || letter == '-');
            let quoted = NotationError::quote(name);
            self.check(
                plain && (1..=40).contains(&name.chars().count()),
                format_args!("the name {quoted:?} is not 1 to 40 letters, digits and hyphens"),
            );
        }
    }

    fn check_towers(&mut self) {
        let plan = self.plan;
        for (&tower, at) in &plan.towers {
            if at.iter().any(|number| number.unsigned_abs() > FARTHEST as u32) {
                self.misplaced.insert(tower);
                self.check(false, format_args!("{tower} is too far away"));
            }
            let here = plan.towers.range(..tower).find(|(_, other)| *other == at);
            if let Some((&other, _)) = here {
                self.misplaced.insert(tower);
                self.misplaced.insert(other);
                self.check(false, format_args!("{other} and {tower} are at the same place"));
            }
            let used = self.spaces().any(|(_, corners)| corners.0.contains(&tower));
            self.check(used, format_args!("{tower} is no corner of a space"));
        }
    }

    fn check_spaces(&mut self) {
        let plan = self.plan;
        self.check(self.spaces().next().is_some(), "there is no landscape space");
        for region in &plan.regions {
            self.check(
                !region.spaces.is_empty(),
                format_args!("the region {:?} has no space", NotationError::quote(&region.name)),
            );
        }
        let mut seen = BTreeSet::new();
        for (space, corners) in self.spaces() {
            let once = seen.insert(space);
            self.check(once, format_args!("space {space} is in two regions"));
            if self.check_corners(space, corners) && once {
                self.sound.push((space, corners));
            } else {
                self.unsound.push(corners);
            }
        }
    }

    /// Checks the corners of a space, and returns whether they are valid.
    fn check_corners(&mut self, space: Space, corners: &Corners) -> bool {
        let count = corners.0.len();
        self.check(count >= 3, format_args!("space {space} has fewer than 3 corners"));
        if count > TowerSpace::COUNT {
            self.check(false, format_args!("space {space} has {count} corners"));
            return false;
        }
        let mut sound = count >= 3;
        for (index, tower) in corners.0.iter().enumerate() {
            let known = self.plan.towers.contains_key(tower);
            self.check(known, format_args!("{tower}, a corner of space {space}, is nowhere"));
            let again = corners.0[..index].contains(tower);
            self.check(!again, format_args!("{tower} is twice a corner of space {space}"));
            sound &= known && !again && !self.misplaced.contains(*tower);
        }
        if sound && self.area(corners) == 0 {
            self.check(false, format_args!("space {space} is flat"));
            return false;
        }
        sound
    }

    /// Checks that each line borders one or two spaces, that coast is at the rim, and that lines
    /// connect all spaces.
    fn check_lines(&mut self) {
        let mut users: BTreeMap<Line, Vec<(Space, bool)>> = BTreeMap::new();
        for &(space, corners) in &self.sound {
            let turns_left = self.area(corners) > 0;
            for (from, to) in corners.sides() {
                if let Some(line) = Line::new(from, to) {
                    users.entry(line).or_default().push((space, (from < to) == turns_left));
                }
            }
        }
        let lines = users.len();
        self.check(lines <= LINES, format_args!("{lines} wall lines are more than {LINES}"));
        for (line, users) in &users {
            let names: Vec<String> = users.iter().map(|(space, _)| space.to_string()).collect();
            let names = names.join(", ");
            self.check(
                users.len() <= 2,
                format_args!("{line} borders more than two spaces: {names}"),
            );
            if let [(_, one), (_, other)] = users[..] {
                self.check(one != other, format_args!("spaces {names} lie on one side of {line}"));
            }
        }
        self.check_coast(&users.iter().map(|(line, users)| (*line, users.len())).collect());
        if self.unsound.is_empty() {
            let beside =
                users.into_values().map(|users| users.into_iter().map(|user| user.0).collect());
            self.check_connected(beside.collect());
        }
    }

    /// Checks that coast is at the rim and not listed twice, given the number of spaces next to
    /// each line.
    fn check_coast(&mut self, beside: &BTreeMap<Line, usize>) {
        let mut coast = BTreeSet::new();
        for line in &self.plan.coast {
            // The place of a space with an invalid corner is unknown.
            let touches = |c: &&Corners| line.ends().iter().any(|end| c.0.contains(end));
            let open = self.sound.is_empty() || self.unsound.iter().any(touches);
            let at_rim = open || beside.get(line) == Some(&1);
            self.check(at_rim, format_args!("the coast {line} is not at the rim"));
            self.check(coast.insert(line), format_args!("the coast {line} is given twice"));
        }
    }

    /// Checks that every space can be reached from the first, given the spaces next to each line.
    fn check_connected(&mut self, mut beside: Vec<Spaces>) {
        let Some(&(first, _)) = self.sound.first() else { return };
        let mut reached = Spaces::only(first);
        while let Some(index) = beside.iter().position(|spaces| spaces.meets(reached)) {
            reached = reached.or(beside.swap_remove(index));
        }
        for (space, _) in self.sound.clone() {
            let hangs = reached.contains(space);
            self.check(hangs, format_args!("space {space} does not hang together with {first}"));
        }
    }

    /// Checks that no two lines cross, and that no tower space is on a line or inside a space.
    fn check_plane(&mut self) {
        let sound = self.sound.clone();
        let lines: BTreeSet<Line> = sound
            .iter()
            .flat_map(|(_, corners)| corners.sides())
            .filter_map(|(from, to)| Line::new(from, to))
            .collect();
        let towers = self.placed();
        for line in &lines {
            for other in lines.range(..line) {
                let cross = self.cross(*line, *other);
                self.check(!cross, format_args!("{other} and {line} cross"));
            }
            for tower in &towers {
                let on = !line.ends().contains(tower) && self.is_on(*tower, *line);
                self.check(!on, format_args!("{tower} lies on {line}"));
            }
        }
        for (space, corners) in sound {
            for tower in towers.iter().filter(|tower| !corners.0.contains(tower)) {
                let mut sides = corners.sides().filter_map(|(from, to)| Line::new(from, to));
                let at_side = sides.any(|line| self.is_on(*tower, line));
                let inside = !at_side && self.is_inside(*tower, corners);
                self.check(!inside, format_args!("{tower} lies within space {space}"));
            }
        }
    }

    /// Returns the corners with a valid position.
    fn placed(&self) -> Vec<TowerSpace> {
        let used = |tower: &TowerSpace| self.spaces().any(|(_, c)| c.0.contains(tower));
        let placed = |tower: &TowerSpace| !self.misplaced.contains(*tower) && used(tower);
        self.plan.towers.keys().copied().filter(placed).collect()
    }

    const fn at(&self, tower: TowerSpace) -> [i64; 2] {
        self.at[tower.index()]
    }

    /// Returns twice the area of a space, which is negative if its corners have the other
    /// direction.
    fn area(&self, corners: &Corners) -> i64 {
        let product = |(from, to)| {
            let ([x, y], [u, v]) = (self.at(from), self.at(to));
            x * v - u * y
        };
        corners.sides().map(product).sum()
    }

    /// Returns on which side of the line between two tower spaces a third one is.
    fn side(&self, from: TowerSpace, to: TowerSpace, third: TowerSpace) -> i64 {
        let ([x, y], [u, v], [s, t]) = (self.at(from), self.at(to), self.at(third));
        ((u - x) * (t - y) - (v - y) * (s - x)).signum()
    }

    /// Returns whether two lines without a common end cross.
    fn cross(&self, one: Line, other: Line) -> bool {
        let ([a, b], [c, d]) = (one.ends(), other.ends());
        self.side(a, b, c) * self.side(a, b, d) < 0 && self.side(c, d, a) * self.side(c, d, b) < 0
    }

    fn is_on(&self, tower: TowerSpace, line: Line) -> bool {
        let [from, to] = line.ends();
        let ([x, y], [u, v], [s, t]) = (self.at(from), self.at(to), self.at(tower));
        self.side(from, to, tower) == 0 && (s - x) * (s - u) + (t - y) * (t - v) < 0
    }

    /// Returns whether a tower space is inside a space, and not on a side. A ray from it then
    /// crosses the sides an odd number of times.
    fn is_inside(&self, tower: TowerSpace, corners: &Corners) -> bool {
        let [_, height] = self.at(tower);
        let crossed = corners.sides().filter(|&(from, to)| {
            let (below, above) = (self.at(from)[1] <= height, self.at(to)[1] <= height);
            let side = self.side(from, to, tower);
            below != above && (side > 0) == below
        });
        crossed.count() % 2 == 1
    }
}
