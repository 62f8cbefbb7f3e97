//! Embeds the scenarios and lessons of the games in this build, and compiles the messages for people.
//!
//! There are no scenarios without the feature `rulebook`, and no lessons without `lessons`.

mod messages;

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

use messages::scenarios::Titles;

/// The files of scenarios by name.
type Files = BTreeMap<String, PathBuf>;

fn main() -> io::Result<()> {
    let root = PathBuf::from(env::var("CARGO_MANIFEST_DIR").unwrap_or_default());
    let rulebook = root.join("rulebook");
    println!("cargo::rerun-if-changed={}", rulebook.display());
    let mut list = String::from("&[\n");
    for game in entries(&rulebook)?.into_iter().filter(|game| has("rulebook") && has(&name(game))) {
        let mut files = Files::new();
        gather(&game, &mut files)?;
        let mut titles = Titles::read(&name(&game), has)?;
        for (name, file) in files {
            let path = file.display().to_string();
            let texts = titles.take(&name, &fs::read_to_string(&file)?)?;
            writeln!(
                list,
                "    Source {{ name: {name:?}, text: include_str!({path:?}), texts: {texts} }},"
            )
            .map_err(io::Error::other)?;
        }
        titles.end()?;
    }
    list += "]\n";
    let out = PathBuf::from(env::var("OUT_DIR").unwrap_or_default());
    messages::compile_all(&out, has)?;
    fs::write(out.join("scenarios.rs"), list)?;
    fs::write(out.join("lessons.rs"), lessons(&root.join("lessons"))?)
}

/// Returns the Rust of the lessons of the games that are compiled in.
fn lessons(folder: &Path) -> io::Result<String> {
    println!("cargo::rerun-if-changed={}", folder.display());
    let mut list = String::from("&[\n");
    for file in entries(folder)?.into_iter().filter(|file| has("lessons") && has(&name(file))) {
        let texts = messages::lessons::compile(&name(&file), &fs::read_to_string(&file)?, has)?;
        let path = file.display().to_string();
        list += &format!("    Source {{ text: include_str!({path:?}), texts: {texts} }},\n");
    }
    Ok(list + "]\n")
}

/// Returns whether a feature of the crate is on. A game's folder has the name of its feature.
fn has(feature: &str) -> bool {
    env::var_os(format!("CARGO_FEATURE_{}", feature.to_uppercase())).is_some()
}

/// Returns the name of a file or a folder, without its extension.
fn name(path: &Path) -> String {
    path.file_stem().unwrap_or_default().to_string_lossy().into_owned()
}

/// Gathers the scenarios of a game from all chapters. Their names are those of the files, without
/// the chapter.
fn gather(folder: &Path, files: &mut Files) -> io::Result<()> {
    for path in entries(folder)? {
        if path.is_dir() {
            gather(&path, files)?;
        } else {
            if let Some(other) = files.insert(name(&path), path.clone()) {
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
