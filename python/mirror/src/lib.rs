//! Writes the mirrors of the core's types for Python.
//!
//! The core's sources contain the types of a game, and the meaning of each field and variant. The
//! tables in `tables` describe how each type is mirrored. This crate knows no game. A type without
//! a row is an error.

mod docs;
mod error;
mod functions;
mod game;
mod names;
mod python;
mod source;
mod table;
mod ty;

#[cfg(test)]
mod tests;

use std::collections::BTreeMap;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

pub use error::Error;
use game::Game;
use table::Common;

/// Returns the folder of the repository.
#[must_use]
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).unwrap_or(Path::new(".")).to_owned()
}

/// Returns all files, by their paths in the repository.
///
/// # Errors
/// Returns [`Error`] for a type without a row, and for files that can't be read.
pub fn mirrors(root: &Path) -> Result<BTreeMap<String, String>, Error> {
    let common: Common = table::read(&root.join("python/mirror/tables/common.toml"))?;
    let mut files = BTreeMap::new();
    for module in &common.games {
        let game = Game::read(root, &common, module)?;
        for (name, text) in python::files(&game)? {
            files.insert(format!("python/src/{module}/generated/{name}"), formatted(&text, root)?);
        }
        files.insert(format!("python/mauerwerk/_generated/{module}.py"), names::module(&game)?);
    }
    Ok(files)
}

/// Writes all files that are stale.
///
/// # Errors
/// Returns [`Error`] for what can't be read or written.
pub fn write(root: &Path) -> Result<Vec<String>, Error> {
    let mut written = Vec::new();
    for (name, text) in mirrors(root)? {
        let path = root.join(&name);
        if std::fs::read_to_string(&path).ok().as_deref() != Some(&text) {
            let folder = path.parent().unwrap_or(root);
            std::fs::create_dir_all(folder).map_err(|error| Error::file(folder, &error))?;
            std::fs::write(&path, text).map_err(|error| Error::file(&path, &error))?;
            written.push(name);
        }
    }
    Ok(written)
}

/// Checks that no file is stale.
///
/// # Errors
/// Returns [`Error::Stale`] with the stale files, or any error of writing mirrors.
pub fn check(root: &Path) -> Result<(), Error> {
    let mut stale = Vec::new();
    for (name, text) in mirrors(root)? {
        if std::fs::read_to_string(root.join(&name)).ok().as_deref() != Some(&text) {
            stale.push(name);
        }
    }
    if stale.is_empty() { Ok(()) } else { Err(Error::Stale(stale)) }
}

/// Returns a Rust source in the style of rustfmt.
fn formatted(text: &str, root: &Path) -> Result<String, Error> {
    let program = Path::new("rustfmt");
    let mut rustfmt = Command::new(program)
        .args(["--edition", "2024", "--emit", "stdout", "--config-path"])
        .arg(root.join("rustfmt.toml"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .map_err(|error| Error::file(program, &error))?;
    if let Some(mut input) = rustfmt.stdin.take() {
        input.write_all(text.as_bytes()).map_err(|error| Error::file(program, &error))?;
    }
    let output = rustfmt.wait_with_output().map_err(|error| Error::file(program, &error))?;
    if !output.status.success() {
        return Err(Error::file(program, &format!("this can't be formatted:\n{text}")));
    }
    String::from_utf8(output.stdout).map_err(|error| Error::file(program, &error))
}
