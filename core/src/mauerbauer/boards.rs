//! The boards that come with the library.

use crate::mauerbauer::line::Line;
use crate::mauerbauer::plan::{BoardPlan, Corners, RegionPlan};
use crate::mauerbauer::space::Space;
use crate::mauerbauer::tower_space::TowerSpace;

/// Returns the plan of a strip of rows of triangles as the printed board has them: straight above
/// and below, slanted coast at the left and at the right, three regions side by side.
///
/// Rows of tower spaces have one point more and one less by turns. A row of triangles between two
/// of them starts with one that stands on its side, and ends with one.
pub(super) fn strip(name: &str, rows: u8, triangles: u8) -> BoardPlan {
    let mut plan = BoardPlan {
        name: name.to_owned(),
        coast: Vec::new(),
        towers: (0..=rows).flat_map(|row| points(row, triangles)).collect(),
        regions: Vec::new(),
    };
    for name in ["west", "middle", "east"] {
        plan.regions.push(RegionPlan { name: name.to_owned(), spaces: Default::default() });
    }
    for row in 0..rows {
        for column in 0..triangles {
            let corners = corners(row, column);
            if let Some(space) = Space::new(row * triangles + column + 1) {
                let region = usize::from(column / (triangles / 3));
                plan.regions[region].spaces.insert(space, Corners(corners.to_vec()));
            }
        }
        let last = triangles.div_ceil(2);
        let slants = [(0, 0), (last - row % 2, last - (row + 1) % 2)];
        let slants =
            slants.map(|(above, below)| Line::new(point(row, above), point(row + 1, below)));
        plan.coast.extend(slants.into_iter().flatten());
    }
    plan
}

fn point(row: u8, column: u8) -> TowerSpace {
    TowerSpace::from_index(8 * row + column)
}

/// Returns a row of points: every other row is half a side further to the right, and one shorter.
fn points(row: u8, triangles: u8) -> impl Iterator<Item = (TowerSpace, [i32; 2])> {
    /// Half a side of a triangle, and its height.
    const HALF: i32 = 500;
    const HEIGHT: i32 = 866;
    let count = triangles.div_ceil(2) + 1 - row % 2;
    (0..count).map(move |column| {
        let x = HALF * (2 * i32::from(column) + i32::from(row % 2));
        (point(row, column), [x, HEIGHT * i32::from(row)])
    })
}

/// Returns the corners of a triangle: two on the row of points that is longer there.
fn corners(row: u8, column: u8) -> [TowerSpace; 3] {
    let at = column / 2;
    let (long, short) = if row.is_multiple_of(2) { (row, row + 1) } else { (row + 1, row) };
    if column.is_multiple_of(2) {
        [point(long, at), point(long, at + 1), point(short, at)]
    } else {
        [point(short, at), point(short, at + 1), point(long, at + 1)]
    }
}

/// Returns the plan of six triangles around a point, two of each region, with coast at the left and
/// at the right.
pub(super) fn hexagon() -> BoardPlan {
    let towers = [
        ("a1", [500, 0]),
        ("a2", [1500, 0]),
        ("b1", [0, 866]),
        ("b2", [1000, 866]),
        ("b3", [2000, 866]),
        ("c1", [500, 1732]),
        ("c2", [1500, 1732]),
    ];
    let regions = [
        ("west", [(1, "a1-b2-b1"), (4, "b1-b2-c1")]),
        ("middle", [(2, "a1-a2-b2"), (5, "b2-c2-c1")]),
        ("east", [(3, "a2-b3-b2"), (6, "b2-b3-c2")]),
    ];
    let region = |(name, spaces): (&str, [(u8, &str); 2])| RegionPlan {
        name: name.to_owned(),
        spaces: spaces
            .into_iter()
            .filter_map(|(number, corners)| Some((Space::new(number)?, corners.parse().ok()?)))
            .collect(),
    };
    BoardPlan {
        name: "hexagon".to_owned(),
        coast: ["a1-b1", "a2-b3", "b1-c1", "b3-c2"].iter().flat_map(|line| line.parse()).collect(),
        towers: towers.iter().filter_map(|&(name, at)| Some((name.parse().ok()?, at))).collect(),
        regions: regions.into_iter().map(region).collect(),
    }
}
