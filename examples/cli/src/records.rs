//! Files with records of games.

use std::path::Path;

use mauerwerk::{Game, Record};

use crate::failure::Failure;
use crate::{files, games};

/// Reads a record from a file.
pub(crate) fn load<G: Game>(path: &str) -> Result<Record<G>, Failure> {
    let record = Record::from_json(&files::read(path)?);
    record.map_err(|faults| Failure::input(format_args!("{path}: {faults}")))
}

/// Writes a record to a file.
pub(crate) fn save<G: Game>(record: &Record<G>, path: &str) -> Result<(), Failure> {
    spare(path)?;
    files::replace(path, &record.to_json())
}

/// Refuses to overwrite a file that holds anything else than a record, and a file in no folder.
pub(crate) fn spare(path: &str) -> Result<(), Failure> {
    files::check_folder(path)?;
    if Path::new(path).exists() && games::of_record(&files::read(path)?).is_err() {
        return Err(Failure::input(format_args!("{path} holds something else than a record")));
    }
    Ok(())
}
