//! Errors of writing mirrors.

use std::fmt::Display;
use std::path::Path;

/// The reason why mirrors can't be written.
#[derive(Clone, Eq, PartialEq, Debug, thiserror::Error)]
pub enum Error {
    /// A type has no row in the table.
    #[error("{place}: `{name}` has no row in {table}")]
    NoRow {
        /// The type.
        name: String,
        /// The file and the line where it is used.
        place: String,
        /// The table.
        table: String,
    },
    /// A row names something that the core doesn't have.
    #[error("{table}: core has no `{name}`")]
    NoItem {
        /// The name in the row.
        name: String,
        /// The table.
        table: String,
    },
    /// A field has a type without a mirror, such as a reference.
    #[error("{place}: this is no type of data")]
    NoData {
        /// The file and the line.
        place: String,
    },
    /// A file or a program can't be used.
    #[error("{name}: {cause}")]
    File {
        /// The file.
        name: String,
        /// The cause.
        cause: String,
    },
    /// Mirrors differ from what would be written now.
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
