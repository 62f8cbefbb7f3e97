//! The tables of `docs/COUNTS.md`.

use mauerwerk::{Faults, FullGame, berlin, die_mauer, mauerbauer};

use super::count::count;
use super::layers::layers;

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

/// The tables, in the order of the document.
pub(crate) const TABLES: [Table; 3] = [
    Table {
        game: "die-mauer",
        head: "\
| variant | positions | histories | finished | seen by a spectator | seen by each seat | to decide on |
|---|--:|--:|--:|--:|--:|--:|",
        steps: usize::MAX,
        cells: |setup, _| Ok(count::<die_mauer::State>(&setup.parse()?)?.to_string()),
    },
    Table {
        game: "berlin",
        head: "\
| start | 1 step | 2 steps | 3 steps | 4 steps | 5 steps |
|---|--:|--:|--:|--:|--:|",
        steps: 5,
        cells: cells_of_steps::<berlin::State>,
    },
    Table {
        game: "mauerbauer",
        head: "\
| from | 1 step | 2 steps | 3 steps | 4 steps |
|---|--:|--:|--:|--:|",
        steps: 4,
        cells: cells_of_steps::<mauerbauer::State>,
    },
];

impl Table {
    /// Returns the table of a game of the library.
    pub(crate) fn of(game: &str) -> Self {
        TABLES.into_iter().find(|table| table.game == game).expect("each game has a table")
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

fn cells_of_steps<G: FullGame>(start: &str, steps: usize) -> Result<String, Faults> {
    let state: G = start.parse()?;
    let layers = layers(&state, steps);
    let cells = layers.iter().map(|layer| format!("{} ({})", layer.histories, layer.states));
    Ok(cells.collect::<Vec<_>>().join(" | "))
}
