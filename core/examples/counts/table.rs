//! The tables of `docs/COUNTS.md`.

#[cfg(feature = "die-mauer")]
#[path = "count.rs"]
pub(crate) mod count;
#[cfg(any(feature = "berlin", feature = "mauerbauer"))]
#[path = "layers.rs"]
pub(crate) mod layers;

use mauerwerk::Faults;

const DOCUMENT: &str = include_str!("../../../docs/COUNTS.md");

/// A table of the document, with a line for each variant or start of a game.
#[derive(Copy, Clone)]
pub(crate) struct Table {
    game: &'static str,
    /// The first lines.
    pub(crate) head: &'static str,
    /// The number of steps that are counted; all, where a game is counted to its end.
    pub(crate) steps: usize,
    cells: fn(&str, usize) -> Result<String, Faults>,
}

/// The tables of the games in this build, in the order of the document.
pub(crate) const TABLES: &[Table] = &[
    #[cfg(feature = "die-mauer")]
    Table {
        game: "die-mauer",
        head: "\
| variant | positions | histories | finished | seen by a spectator | seen by each seat | to decide on |
|---|--:|--:|--:|--:|--:|--:|",
        steps: usize::MAX,
        cells: |setup, _| Ok(count::count::<mauerwerk::die_mauer::State>(&setup.parse()?)?.to_string()),
    },
    #[cfg(feature = "berlin")]
    Table {
        game: "berlin",
        head: "\
| start | 1 step | 2 steps | 3 steps | 4 steps | 5 steps |
|---|--:|--:|--:|--:|--:|",
        steps: 5,
        cells: layers::cells::<mauerwerk::berlin::State>,
    },
    #[cfg(feature = "mauerbauer")]
    Table {
        game: "mauerbauer",
        head: "\
| from | 1 step | 2 steps | 3 steps | 4 steps |
|---|--:|--:|--:|--:|",
        steps: 4,
        cells: layers::cells::<mauerwerk::mauerbauer::State>,
    },
];

impl Table {
    /// Returns the table of a game of the library.
    pub(crate) fn of(game: &str) -> Self {
        *TABLES.iter().find(|table| table.game == game).expect("each game has a table")
    }

    /// Returns the lines of the table.
    pub(crate) fn rows(self) -> impl Iterator<Item = &'static str> {
        let start = DOCUMENT.find(self.head).map_or(DOCUMENT.len(), |at| at + self.head.len());
        DOCUMENT[start..].trim_start().lines().take_while(|line| line.starts_with("| `"))
    }

    /// Counts the given number of steps from a setup or a position, and writes its line.
    ///
    /// # Errors
    /// Returns the faults of the setup or the position.
    pub(crate) fn row(self, start: &str, steps: usize) -> Result<String, Faults> {
        Ok(format!("| `{start}` | {} |", (self.cells)(start, steps)?))
    }
}

/// Returns the setup, or the position, of a line.
pub(crate) fn start(row: &str) -> String {
    row.split('`').nth(1).unwrap_or_default().to_owned()
}
