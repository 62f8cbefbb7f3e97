//! Boards as data: what a file says of a board.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::mauerbauer::line::Line;
use crate::mauerbauer::space::Space;
use crate::mauerbauer::tower_space::TowerSpace;
use crate::rule::{Faults, NotationError};
use crate::serde_text;

/// The plan of a board: where its tower spaces are, which of them are the corners of each landscape
/// space, and which lines are coast. All else follows from that: wall lines are the sides of spaces,
/// the rim is what borders one space, boundaries lie between regions, and the shore is at the ends
/// of coast lines (MA-05).
///
/// Plain data that can be anything; [`check`](Self::check) names all that is wrong with it (MA-91).
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
    /// The lines at the rim with water beyond.
    #[serde(default)]
    pub coast: Vec<Line>,
    /// Where each tower space is: to the right, and down, in whole numbers of any unit, such
    /// as the pixels of a picture; each from -1,000,000 to 1,000,000.
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

/// The corners of a landscape space, one after the other around it. Written `a1-b1-a2`.
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
    /// Returns the sides as pairs of tower spaces, one after the other around the space.
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
    /// Returns all that is wrong with the file, each fault with its line. What the file
    /// describes is not checked: see [`check`](Self::check).
    pub fn from_toml(text: &str) -> Result<Self, Faults> {
        serde_text::from_toml(text)
    }

    /// Reads a plan from JSON.
    ///
    /// # Errors
    /// Returns all that is not as it should be in the text. What it describes is not checked: see
    /// [`check`](Self::check).
    pub fn from_json(text: &str) -> Result<Self, Faults> {
        serde_text::from_json(text)
    }

    /// Writes the plan as TOML.
    #[must_use]
    pub fn to_toml(&self) -> String {
        // A plan has no form that TOML lacks.
        toml::to_string(self).unwrap_or_default()
    }
}

impl RegionPlan {
    /// Returns the spaces with their corners, in the order of their numbers.
    pub(super) fn numbered(&self) -> impl Iterator<Item = (Space, &Corners)> + Clone {
        self.spaces.iter().map(|(&space, corners)| (space, corners))
    }
}
