//! Small variants whose positions are counted.

use serde::Serialize;

/// A start from which all positions are visited.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[non_exhaustive]
pub struct Start {
    /// The setup or the position, in notation.
    pub notation: String,
    /// The number of steps, or `None` to the end of the game. In the latter case, seats that decide
    /// together commit in ascending order.
    pub steps: Option<usize>,
}

impl Start {
    /// Returns the starts of a game of the library. They are rows of `docs/COUNTS.md`. Empty for
    /// other games.
    #[must_use]
    pub fn all(game: &str) -> Vec<Self> {
        let text = match game {
            "die-mauer" => include_str!("counts/die_mauer.txt"),
            "berlin" => include_str!("counts/berlin.txt"),
            "mauerbauer" => include_str!("counts/mauerbauer.txt"),
            _ => "",
        };
        text.lines().filter_map(Self::read).collect()
    }

    /// Reads the number of steps, or `end`, and the notation.
    fn read(line: &str) -> Option<Self> {
        let (steps, notation) = line.split_once(' ')?;
        Some(Self { notation: notation.to_owned(), steps: steps.parse().ok() })
    }
}
