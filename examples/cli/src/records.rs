//! Files with records of games.

use mauerwerk::berlin::from_ppn;
use mauerwerk::{Faults, FullGame, Record};

use crate::failure::Failure;
use crate::say::say;
use crate::{files, games};

/// Reads the text of a record. A game of Berlin may be in Portable Piecepack Notation.
pub(crate) fn text(path: &str) -> Result<String, Failure> {
    let text = files::read(path)?;
    if !path.ends_with(".ppn") && !text.starts_with("---") {
        return Ok(text);
    }
    let record = from_ppn(&text);
    let record = record.map_err(|faults| in_file(path, &faults))?;
    Ok(record.to_json())
}

/// Reports the faults of a file.
pub(crate) fn in_file(path: &str, faults: &Faults) -> Failure {
    Failure::input(say!(InFile { path: path.to_owned(), why: faults.message() }))
}

/// Reads a record from a file.
pub(crate) fn load<G: FullGame>(path: &str) -> Result<Record<G>, Failure> {
    let record = Record::from_json(&text(path)?);
    record.map_err(|faults| in_file(path, &faults))
}

/// Writes a record to a file, or to standard output for `-`.
pub(crate) fn save<G: FullGame>(record: &Record<G>, path: &str) -> Result<(), Failure> {
    spare(path)?;
    files::replace(path, &record.to_json())
}

/// Refuses a path that can't be written, or that has other content.
pub(crate) fn spare(path: &str) -> Result<(), Failure> {
    match path {
        files::STANDARD => Ok(()),
        path => files::check_target(path, |text| games::of_record(text).is_ok()),
    }
}
