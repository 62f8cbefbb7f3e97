//! Files that people write, and the rulings that they cite.

use std::fs;
use std::path::{Path, PathBuf};

/// Returns the text files below a folder that people write.
pub(crate) fn files_below(folder: &Path) -> Vec<PathBuf> {
    let written = ["rs", "toml", "md", "py", "pyi", "ipynb", "kt", "swift"];
    let built = ["target", "build", "generated", "snapshots"];
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let mut files = Vec::new();
    for path in entries.flatten().map(|entry| entry.path()) {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        let ending = path.extension().unwrap_or_default().to_string_lossy();
        if path.is_dir() && !name.starts_with('.') && !built.contains(&name.as_ref()) {
            files.extend(files_below(&path));
        } else if written.contains(&ending.as_ref()) {
            files.push(path);
        }
    }
    files
}

/// Returns what looks like the id of a ruling: one of the games' prefixes and two or three digits.
pub(crate) fn citations(text: &str) -> impl Iterator<Item = String> + '_ {
    ["DM-", "BE-", "MA-"].into_iter().flat_map(move |prefix| {
        text.match_indices(prefix).filter_map(move |(place, _)| {
            let digits: String =
                text[place + prefix.len()..].chars().take_while(char::is_ascii_digit).collect();
            (digits.len() >= 2).then(|| format!("{prefix}{digits}"))
        })
    })
}
