//! Embeds every scenario of the rulebook, so that adding one is adding a file; none without the
//! feature `rulebook`.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

/// The files of scenarios by name.
type Files = BTreeMap<String, PathBuf>;

fn main() -> io::Result<()> {
    let rulebook = Path::new(&env::var("CARGO_MANIFEST_DIR").unwrap_or_default()).join("rulebook");
    println!("cargo::rerun-if-changed={}", rulebook.display());
    let mut list = String::from("&[\n");
    let embedded = env::var_os("CARGO_FEATURE_RULEBOOK").is_some();
    for game in entries(&rulebook)?.into_iter().filter(|_| embedded) {
        let mut files = Files::new();
        gather(&game, &mut files)?;
        for (name, file) in files {
            let path = file.display().to_string();
            writeln!(list, "    Source {{ name: {name:?}, text: include_str!({path:?}) }},")
                .map_err(io::Error::other)?;
        }
    }
    list += "]\n";
    let out = PathBuf::from(env::var("OUT_DIR").unwrap_or_default());
    fs::write(out.join("scenarios.rs"), list)
}

/// Gathers the scenarios of a game, whatever chapters they lie in: their names are those of the
/// files alone.
fn gather(folder: &Path, files: &mut Files) -> io::Result<()> {
    for path in entries(folder)? {
        if path.is_dir() {
            gather(&path, files)?;
        } else {
            let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
            if let Some(other) = files.insert(name, path.clone()) {
                let both = format!("{} and {}", other.display(), path.display());
                return Err(io::Error::other(format!("one name of two scenarios: {both}")));
            }
        }
    }
    Ok(())
}

fn entries(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut paths =
        fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<io::Result<Vec<_>>>()?;
    paths.sort();
    Ok(paths)
}
