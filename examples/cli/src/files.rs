//! Files with texts, where `-` means standard input and output.

use std::fs::{self, File, Metadata};
use std::io::{self, Read, Write};
#[cfg(unix)]
use std::os::unix::fs::{MetadataExt as _, fchown};
use std::path::Path;

use tempfile::Builder;

use crate::failure::Failure;
use crate::say::say;

/// The name of standard input, or of standard output.
pub(crate) const STANDARD: &str = "-";

/// The most bytes that are read, so that an endless file doesn't fill the memory.
const BYTE_LIMIT: u64 = 256 << 20;

/// Reads a text.
pub(crate) fn read(path: &str) -> Result<String, Failure> {
    read_up_to(BYTE_LIMIT, path)
}

/// Reads a text of at most `most` bytes.
pub(crate) fn read_up_to(most: u64, path: &str) -> Result<String, Failure> {
    let text = match path {
        STANDARD => take(most, io::stdin().lock()),
        path => File::open(path).and_then(|file| take(most, file)),
    };
    text.map_err(|error| refused(path, &error))
}

/// Reports that a file can't be read or written.
pub(crate) fn refused(path: &str, error: &io::Error) -> Failure {
    let told = error.to_string();
    let why = match error.kind() {
        io::ErrorKind::NotFound => "missing",
        io::ErrorKind::PermissionDenied => "denied",
        io::ErrorKind::IsADirectory => "folder",
        io::ErrorKind::FileTooLarge => "large",
        io::ErrorKind::InvalidData => "no-text",
        _ => &told,
    };
    Failure::input(say!(FileError { path: path.to_owned(), why: why.to_owned() }))
}

fn take(most: u64, file: impl Read) -> io::Result<String> {
    let mut text = String::new();
    file.take(most + 1).read_to_string(&mut text)?;
    match text.len() as u64 > most {
        true => Err(io::ErrorKind::FileTooLarge.into()),
        false => Ok(text),
    }
}

/// Refuses a file in a missing folder.
fn check_folder(path: &str) -> Result<(), Failure> {
    let folder = Path::new(path).parent().filter(|folder| !folder.as_os_str().is_empty());
    match folder.filter(|folder| !folder.is_dir()) {
        Some(folder) => {
            Err(Failure::input(say!(NoFolder { folder: folder.display().to_string() })))
        }
        None => Ok(()),
    }
}

/// Opens the target of a text.
pub(crate) fn create(path: &str) -> Result<Box<dyn Write>, Failure> {
    if path == STANDARD {
        return Ok(Box::new(io::stdout().lock()));
    }
    match File::create(path) {
        Ok(file) => Ok(Box::new(io::BufWriter::new(file))),
        Err(error) => Err(refused(path, &error)),
    }
}

/// Refuses to overwrite a file with different contents, and a file in a missing folder.
///
/// Pipes and devices have no content to lose, and reading them may block.
pub(crate) fn check_target(
    path: &str,
    may_replace: impl FnOnce(&str) -> bool,
) -> Result<(), Failure> {
    check_folder(path)?;
    match fs::metadata(path) {
        Ok(found) if found.is_dir() => {
            Err(Failure::input(say!(IsAFolder { path: path.to_owned() })))
        }
        Ok(found) if found.is_file() && found.len() > 0 && !may_replace(&read(path)?) => {
            Err(Failure::input(say!(OtherContent { path: path.to_owned() })))
        }
        _ => Ok(()),
    }
}

/// Replaces the text of a file atomically: after a crash, the file has either the old or the new
/// text.
///
/// An existing file keeps its mode and its owner. If only another user can give these to a new
/// file, the text is written in place. Only the owner can read a new file, because records and
/// drawings contain secrets. Pipes and devices are written directly.
pub(crate) fn replace(path: &str, text: &str) -> Result<(), Failure> {
    let old = fs::metadata(path).ok();
    if path == STANDARD || old.as_ref().is_some_and(|old| !old.is_file()) {
        return write(path, text);
    }
    let replaced = replace_file(Path::new(path), old.as_ref(), text);
    replaced.map_err(|error| refused(path, &error))
}

fn replace_file(path: &Path, old: Option<&Metadata>, text: &str) -> io::Result<()> {
    // Replaces the target of a link, not the link.
    let path = &fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    let folder = folder.unwrap_or(Path::new("."));
    if old.is_some() {
        // A file that can't be written is not replaced either.
        File::options().write(true).open(path)?;
    }
    let mut file = Builder::new().prefix(".mauerwerk-").tempfile_in(folder)?;
    let text = format!("{}\n", text.trim_end());
    if old.is_some_and(|old| keep_access(file.as_file(), old).is_err()) {
        // Only the owner can make a file with the same owner and mode.
        return fs::write(path, text);
    }
    file.write_all(text.as_bytes())?;
    file.as_file().sync_all()?;
    file.persist(path)?;
    Ok(())
}

/// Gives a new file the owner and the mode of the file that it replaces.
#[cfg(unix)]
fn keep_access(file: &File, old: &Metadata) -> io::Result<()> {
    let new = file.metadata()?;
    if (new.uid(), new.gid()) != (old.uid(), old.gid()) {
        fchown(file, Some(old.uid()), Some(old.gid()))?;
    }
    file.set_permissions(old.permissions())
}

#[cfg(not(unix))]
fn keep_access(_: &File, _: &Metadata) -> io::Result<()> {
    Ok(())
}

/// Writes a text, with a line break at its end.
pub(crate) fn write(path: &str, text: &str) -> Result<(), Failure> {
    let mut file = create(path)?;
    writeln!(file, "{}", text.trim_end())?;
    Ok(file.flush()?)
}
