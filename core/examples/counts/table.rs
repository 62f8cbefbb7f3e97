//! The tables of `docs/COUNTS.md`.

use mauerwerk::{Faults, Game, berlin, die_mauer, mauerbauer};

use super::count::count;
use super::layers::layers;

const DOCUMENT: &str = include_str!("../../../docs/COUNTS.md");

/// The first lines of Die Mauer's table.
pub(crate) const DIE_MAUER: &str = "\
| variant | positions | histories | finished | seen by a spectator | seen by each seat | to decide on |
|---|--:|--:|--:|--:|--:|--:|";

/// The first lines of Berlin's table.
pub(crate) const BERLIN: &str = "\
| start | 1 step | 2 steps | 3 steps | 4 steps | 5 steps |
|---|--:|--:|--:|--:|--:|";

/// The first lines of Mauerbauer's table.
pub(crate) const MAUERBAUER: &str = "\
| from | 1 step | 2 steps | 3 steps | 4 steps |
|---|--:|--:|--:|--:|";

/// Returns the lines of Die Mauer's table, one for each variant.
pub(crate) fn die_mauer() -> impl Iterator<Item = &'static str> {
    rows_after(DIE_MAUER)
}

/// Returns the lines of Berlin's table, one for each start.
pub(crate) fn berlin() -> impl Iterator<Item = &'static str> {
    rows_after(BERLIN)
}

/// Returns the lines of Mauerbauer's table, one for each start.
pub(crate) fn mauerbauer() -> impl Iterator<Item = &'static str> {
    rows_after(MAUERBAUER)
}

fn rows_after(head: &str) -> impl Iterator<Item = &'static str> {
    let start = DOCUMENT.find(head).map_or(DOCUMENT.len(), |place| place + head.len());
    DOCUMENT[start..].trim_start().lines().take_while(|line| line.starts_with("| `"))
}

/// Returns the setup, or the position, of a line.
pub(crate) fn start(row: &str) -> String {
    row.split('`').nth(1).unwrap_or_default().to_owned()
}

/// Counts a variant of Die Mauer, and writes its line.
///
/// # Errors
/// Returns the faults of the setup.
pub(crate) fn row(setup: &str) -> Result<String, Faults> {
    let setup: die_mauer::Setup = setup.parse()?;
    Ok(format!("| `{setup}` | {} |", count::<die_mauer::State>(&setup)?))
}

/// Counts so many steps that follow a position of Berlin, and writes its line.
///
/// # Errors
/// Returns the faults of the position.
pub(crate) fn layer_row(start: &str, steps: usize) -> Result<String, Faults> {
    row_of_steps::<berlin::State>(start, steps)
}

/// Counts so many steps that follow a position of Mauerbauer, and writes its line.
///
/// # Errors
/// Returns the faults of the position.
pub(crate) fn town_row(start: &str, steps: usize) -> Result<String, Faults> {
    row_of_steps::<mauerbauer::State>(start, steps)
}

fn row_of_steps<G: Game>(start: &str, steps: usize) -> Result<String, Faults> {
    let state: G = start.parse()?;
    let layers = layers(&state, steps);
    let cells = layers.iter().map(|layer| format!("{} ({})", layer.histories, layer.states));
    Ok(format!("| `{start}` | {} |", cells.collect::<Vec<_>>().join(" | ")))
}
