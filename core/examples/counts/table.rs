//! The table of `docs/COUNTS.md`.

use mauerwerk::Faults;
use mauerwerk::die_mauer::{Setup, State};

use super::count::count;

const DOCUMENT: &str = include_str!("../../../docs/COUNTS.md");

/// Holds the first lines of the table.
pub(crate) const HEAD: &str = "\
| variant | positions | histories | finished | seen by a spectator | seen by each seat | to decide on |
|---|--:|--:|--:|--:|--:|--:|";

/// Returns the lines of the table, one for each variant.
pub(crate) fn rows() -> impl Iterator<Item = &'static str> {
    DOCUMENT.lines().filter(|line| line.starts_with("| `"))
}

/// Returns the set-up of a line.
pub(crate) fn setup(row: &str) -> String {
    row.split('`').nth(1).unwrap_or_default().to_owned()
}

/// Counts a variant, and writes its line.
///
/// # Errors
/// Returns the faults of the set-up.
pub(crate) fn row(setup: &str) -> Result<String, Faults> {
    let setup: Setup = setup.parse()?;
    Ok(format!("| `{setup}` | {} |", count::<State>(&setup)?))
}
