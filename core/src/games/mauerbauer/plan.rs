//! Plans of boards, and the boards of the library.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::base::rule::{Faults, NotationError};
use crate::games::mauerbauer::space::{Line, Space, TowerSpace};
use crate::text::serde_text;

/// The plan of a board: its tower spaces, the corners of each landscape space, and the coast lines.
/// Everything else follows from these. Wall lines are the sides of spaces, rim lines border one
/// space, and boundaries are between regions. The shore is at the ends of coast lines (MA-05).
///
/// It is plain data, valid or not. [`check`](Self::check) lists all faults (MA-91).
///
/// # Examples
/// ```
/// use mauerwerk::mauerbauer::BoardPlan;
///
/// let plan = BoardPlan::from_toml(r#"
/// name = "kite"
/// coast = ["a1-b1"]
/// [towers]
/// a1 = [0, 0]
/// a2 = [10, 0]
/// b1 = [0, 10]
/// b2 = [10, 10]
/// [[regions]]
/// name = "north"
/// spaces = { 1 = "a1-a2-b1" }
/// [[regions]]
/// name = "south"
/// spaces = { 2 = "a2-b2-b1" }
/// "#)?;
/// assert_eq!(plan.check()?.lines, 5);
/// # Ok::<(), mauerwerk::Faults>(())
/// ```
#[derive(Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BoardPlan {
    /// The name of the board: letters, digits and hyphens.
    pub name: String,
    /// The rim lines next to water.
    #[serde(default)]
    pub coast: Vec<Line>,
    /// The position of each tower space, to the right and down. Positions are whole numbers from
    /// -1,000,000 to 1,000,000 in any unit, such as the pixels of a picture.
    #[serde(deserialize_with = "serde_text::unique")]
    pub towers: BTreeMap<TowerSpace, [i32; 2]>,
    /// The regions, one to three.
    pub regions: Vec<RegionPlan>,
}

/// The plan of a region of a board.
#[derive(Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RegionPlan {
    /// The name of the region: letters, digits and hyphens.
    pub name: String,
    /// The corners of each of its landscape spaces.
    #[serde(deserialize_with = "serde_text::unique")]
    pub spaces: BTreeMap<Space, Corners>,
}

/// The corners of a landscape space, in order around it. The text is `a1-b1-a2`.
///
/// # Examples
/// ```
/// use mauerwerk::mauerbauer::Corners;
///
/// let corners: Corners = "a1-b1-a2".parse()?;
/// assert_eq!(corners.0.len(), 3);
/// assert_eq!(corners.to_string(), "a1-b1-a2");
/// # Ok::<(), mauerwerk::NotationError>(())
/// ```
#[derive(Clone, Eq, PartialEq, Hash, Debug)]
pub struct Corners(pub Vec<TowerSpace>);

impl Corners {
    /// Returns the sides as pairs of tower spaces, in order around the space.
    pub(super) fn sides(&self) -> impl Iterator<Item = (TowerSpace, TowerSpace)> {
        self.0.iter().copied().zip(self.0.iter().copied().cycle().skip(1))
    }
}

impl fmt::Display for Corners {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<String> = self.0.iter().map(TowerSpace::to_string).collect();
        f.write_str(&names.join("-"))
    }
}

impl FromStr for Corners {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        text.split('-').map(str::parse).collect::<Result<_, _>>().map(Self)
    }
}

serde_as_text!(Corners);

impl BoardPlan {
    /// Reads a plan from TOML.
    ///
    /// # Errors
    /// Returns all faults of the file, each with its line. Only [`check`](Self::check) checks the
    /// board itself.
    pub fn from_toml(text: &str) -> Result<Self, Faults> {
        serde_text::from_toml(text)
    }

    /// Reads a plan from JSON.
    ///
    /// # Errors
    /// Returns all faults of the text. Only [`check`](Self::check) checks the board itself.
    pub fn from_json(text: &str) -> Result<Self, Faults> {
        serde_text::from_json(text)
    }

    /// Writes the plan as TOML.
    #[must_use]
    pub fn to_toml(&self) -> String {
        // Every plan can be written as TOML.
        toml::to_string(self).unwrap_or_default()
    }
}

impl RegionPlan {
    /// Returns the spaces with their corners, in the order of their numbers.
    pub(super) fn numbered(&self) -> impl Iterator<Item = (Space, &Corners)> + Clone {
        self.spaces.iter().map(|(&space, corners)| (space, corners))
    }
}

/// Returns the plan of a strip of rows of triangles, like the printed board. It is straight above
/// and below, with slanted coasts at the left and at the right, and three regions in a row.
///
/// Rows of tower spaces alternately have one point more and one less. A row of triangles between
/// two of them starts and ends with a triangle that is on its side.
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

/// Returns a row of points. Every other row is shifted half a side to the right, and has one point
/// less.
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

/// Returns the corners of a triangle. Two are on the row where it is wider.
fn corners(row: u8, column: u8) -> [TowerSpace; 3] {
    let at = column / 2;
    let (long, short) = if row.is_multiple_of(2) { (row, row + 1) } else { (row + 1, row) };
    if column.is_multiple_of(2) {
        [point(long, at), point(long, at + 1), point(short, at)]
    } else {
        [point(short, at), point(short, at + 1), point(long, at + 1)]
    }
}

/// Returns the plan of six triangles around a point, two in each region, with coast at the left and
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
