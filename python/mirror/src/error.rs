//! What keeps mirrors from being written.

use std::fmt::Display;
use std::path::Path;

/// Why mirrors can't be written.
#[derive(Clone, Eq, PartialEq, Debug, thiserror::Error)]
pub enum Error {
    /// A type without a row in the table.
    #[error("{place}: `{name}` has no row in {table}")]
    NoRow {
        /// The type.
        name: String,
        /// The file and the line where it is met.
        place: String,
        /// The table.
        table: String,
    },
    /// A row for something that core doesn't have.
    #[error("{table}: core has no `{name}`")]
    NoItem {
        /// What the row is for.
        name: String,
        /// The table.
        table: String,
    },
    /// A type in a field that no mirror can have, such as a reference.
    #[error("{place}: this is no type of data")]
    NoData {
        /// The file and the line.
        place: String,
    },
    /// A file or a program that can't be used.
    #[error("{name}: {cause}")]
    File {
        /// The file.
        name: String,
        /// What is wrong with it.
        cause: String,
    },
    /// Mirrors that are not what would be written now.
    #[error("stale: {}: run `cargo run -p mirror`", .0.join(", "))]
    Stale(Vec<String>),
}

impl Error {
    pub(crate) fn file(path: &Path, cause: &impl Display) -> Self {
        Self::File { name: path.display().to_string(), cause: cause.to_string() }
    }

    pub(crate) fn syntax(path: &Path, error: &syn::Error) -> Self {
        let line = error.span().start().line;
        Self::File { name: format!("{}:{line}", path.display()), cause: error.to_string() }
    }
}
