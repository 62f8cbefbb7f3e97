//! Random boards in the plane.

use std::collections::{BTreeMap, BTreeSet};

use mauerwerk::Dealer;
use mauerwerk::mauerbauer::{BoardPlan, Corners, Line, RegionPlan, Space, TowerSpace};

/// A point of the lattice that boards are cut from: row and column.
type Point = (i32, i32);

/// The corners of a space, one after the other around it.
type Shape = Vec<Point>;

/// Returns a board of some connected triangles of a crooked lattice, some of them joined in pairs.
/// It has random names, one to three regions, and coast anywhere at the rim. It may have lakes, and
/// spaces that touch in a point only.
pub(crate) fn random_board(seed: u64) -> BoardPlan {
    let mut dealer = Dealer::new(seed);
    let count = 1 + dealer.below(30) as usize;
    let shapes = joined(grown(count, &mut dealer), &mut dealer);
    let points: BTreeSet<Point> = shapes.iter().flatten().copied().collect();
    let mut names: Vec<TowerSpace> = all_towers();
    dealer.shuffle(&mut names);
    let names: BTreeMap<Point, TowerSpace> = points.iter().copied().zip(names).collect();
    let mut plan = BoardPlan {
        name: format!("random-{seed}"),
        coast: Vec::new(),
        towers: points.iter().map(|point| (names[point], place(*point, &mut dealer))).collect(),
        regions: Vec::new(),
    };
    let mut numbers: Vec<u8> = (1..=64).collect();
    dealer.shuffle(&mut numbers);
    let regions = 1 + dealer.below(3.min(shapes.len() as u32)) as usize;
    for region in 0..regions {
        let name = format!("r{region}");
        plan.regions.push(RegionPlan { name, spaces: BTreeMap::new() });
    }
    for (nth, (shape, number)) in shapes.iter().zip(numbers).enumerate() {
        let mut corners: Vec<TowerSpace> = shape.iter().map(|point| names[point]).collect();
        if dealer.below(2) == 0 {
            corners.reverse();
        }
        let space = Space::new(number).expect("a number up to 64");
        plan.regions[nth % regions].spaces.insert(space, Corners(corners));
    }
    let rim = rim(&plan);
    plan.coast = rim.into_iter().filter(|_| dealer.below(3) == 0).collect();
    plan
}

/// Returns all names of tower spaces.
fn all_towers() -> Vec<TowerSpace> {
    let names = ('a'..='h').flat_map(|row| (1..=8).map(move |number| format!("{row}{number}")));
    names.map(|name| name.parse().expect("a tower space")).collect()
}

/// Returns where a point of the lattice is: near its place, so that no triangle turns over.
fn place((row, at): Point, dealer: &mut Dealer) -> [i32; 2] {
    let mut crooked = || dealer.below(201) as i32 - 100;
    [1000 * at + 500 * row + crooked(), 866 * row + crooked()]
}

/// Returns a triangle of the lattice: upright or not.
fn triangle((row, at): Point, upright: bool) -> Shape {
    if upright {
        vec![(row, at), (row, at + 1), (row + 1, at)]
    } else {
        vec![(row, at + 1), (row + 1, at + 1), (row + 1, at)]
    }
}

/// Grows a set of triangles from one, in a corner of the lattice of 64 points.
fn grown(count: usize, dealer: &mut Dealer) -> Vec<Shape> {
    let lattice: Vec<Shape> = (0..7)
        .flat_map(|row| (0..7).map(move |at| (row, at)))
        .flat_map(|point| [triangle(point, true), triangle(point, false)])
        .collect();
    let mut chosen = vec![lattice[dealer.below(lattice.len() as u32) as usize].clone()];
    while chosen.len() < count {
        let beside: Vec<&Shape> = lattice
            .iter()
            .filter(|shape| !chosen.contains(shape))
            .filter(|shape| chosen.iter().any(|other| common(shape, other) == 2))
            .collect();
        chosen.push(beside[dealer.below(beside.len() as u32) as usize].clone());
    }
    chosen
}

fn common(one: &Shape, other: &Shape) -> usize {
    one.iter().filter(|point| other.contains(point)).count()
}

/// Joins some pairs of triangles to spaces with four corners.
fn joined(triangles: Vec<Shape>, dealer: &mut Dealer) -> Vec<Shape> {
    let mut shapes: Vec<Shape> = Vec::new();
    for triangle in triangles {
        let partner = shapes
            .iter()
            .position(|shape| shape.len() == 3 && common(shape, &triangle) == 2)
            .filter(|_| dealer.below(4) == 0);
        match partner {
            Some(partner) => {
                let old = &mut shapes[partner];
                let apex = triangle.iter().find(|point| !old.contains(point)).copied();
                let lonely = old.iter().position(|point| !triangle.contains(point));
                // The new corner is across from the one that only the old triangle has.
                if let (Some(apex), Some(lonely)) = (apex, lonely) {
                    old.rotate_left(lonely);
                    old.insert(2, apex);
                }
            }
            None => shapes.push(triangle),
        }
    }
    shapes
}

/// Returns the lines that are sides of one space only.
pub(crate) fn rim(plan: &BoardPlan) -> Vec<Line> {
    let mut count: BTreeMap<Line, usize> = BTreeMap::new();
    for corners in plan.regions.iter().flat_map(|region| region.spaces.values()) {
        for line in sides(corners) {
            *count.entry(line).or_default() += 1;
        }
    }
    count.into_iter().filter(|&(_, count)| count == 1).map(|(line, _)| line).collect()
}

/// Returns the lines around a space.
pub(crate) fn sides(Corners(corners): &Corners) -> impl Iterator<Item = Line> {
    let next = corners.iter().cycle().skip(1);
    corners.iter().zip(next).filter_map(|(&one, &other)| Line::new(one, other))
}
