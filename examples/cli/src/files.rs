//! Texts that come from files and go to files, where `-` means standard input and output.

use std::fs::{self, File};
use std::io::{self, Read, Write};
#[cfg(unix)]
use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};

use tempfile::Builder;

use crate::failure::Failure;

/// The name of standard input, or of standard output.
pub(crate) const STANDARD: &str = "-";

/// The most bytes that are read, so that an endless file doesn't fill the memory.
const BYTE_LIMIT: u64 = 256 << 20;

/// Reads a text.
pub(crate) fn read(path: &str) -> Result<String, Failure> {
    read_up_to(BYTE_LIMIT, path)
}

/// Reads a text of so many bytes at most.
pub(crate) fn read_up_to(most: u64, path: &str) -> Result<String, Failure> {
    let text = match path {
        STANDARD => take(most, io::stdin().lock()),
        path => File::open(path).and_then(|file| take(most, file)),
    };
    text.map_err(|error| Failure::input(format_args!("{path}: {error}")))
}

fn take(most: u64, file: impl Read) -> io::Result<String> {
    let mut text = String::new();
    file.take(most + 1).read_to_string(&mut text)?;
    match text.len() as u64 > most {
        true => Err(io::Error::new(io::ErrorKind::FileTooLarge, "the file is too large")),
        false => Ok(text),
    }
}

/// Refuses a file in no folder.
pub(crate) fn check_folder(path: &str) -> Result<(), Failure> {
    let folder = Path::new(path).parent().filter(|folder| !folder.as_os_str().is_empty());
    match folder.filter(|folder| !folder.is_dir()) {
        Some(folder) => {
            Err(Failure::input(format_args!("there is no folder {}", folder.display())))
        }
        None => Ok(()),
    }
}

/// Opens what a text is written to.
pub(crate) fn create(path: &str) -> Result<Box<dyn Write>, Failure> {
    if path == STANDARD {
        return Ok(Box::new(io::stdout().lock()));
    }
    match File::create(path) {
        Ok(file) => Ok(Box::new(io::BufWriter::new(file))),
        Err(error) => Err(Failure::input(format_args!("{path}: {error}"))),
    }
}

/// Writes a text to a file as a whole: whatever happens meanwhile, the file has either what it had or
/// all of the text.
pub(crate) fn replace(path: &str, text: &str) -> Result<(), Failure> {
    let told = |error| Failure::input(format_args!("{path}: {error}"));
    // What a link leads to is replaced, not the link.
    let path = fs::canonicalize(path).unwrap_or_else(|_| PathBuf::from(path));
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    let mut file = temporary().tempfile_in(folder.unwrap_or(Path::new("."))).map_err(told)?;
    writeln!(file, "{}", text.trim_end()).and_then(|()| file.as_file().sync_all()).map_err(told)?;
    file.persist(&path).map(drop).map_err(|error| told(error.error))
}

/// Returns what makes a file for a time, which others may read as they may read any new file.
fn temporary() -> Builder<'static, 'static> {
    let mut builder = Builder::new();
    builder.prefix(".mauerwerk-");
    #[cfg(unix)]
    builder.permissions(fs::Permissions::from_mode(0o666));
    builder
}

/// Writes a text, with a line break at its end.
pub(crate) fn write(path: &str, text: &str) -> Result<(), Failure> {
    let mut file = create(path)?;
    writeln!(file, "{}", text.trim_end())?;
    Ok(file.flush()?)
}
