//! Embeds every scenario of the rulebook, so that adding one is adding a file; none without the
//! feature `rulebook`.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let rulebook = Path::new(&env::var("CARGO_MANIFEST_DIR").unwrap_or_default()).join("rulebook");
    println!("cargo::rerun-if-changed={}", rulebook.display());
    let mut list = String::from("&[\n");
    let embedded = env::var_os("CARGO_FEATURE_RULEBOOK").is_some();
    for game in sorted(&rulebook)?.into_iter().filter(|_| embedded) {
        println!("cargo::rerun-if-changed={}", game.display());
        for file in sorted(&game)? {
            let name = file.file_stem().unwrap_or_default().to_string_lossy();
            let path = file.display().to_string();
            writeln!(list, "    Source {{ name: {name:?}, text: include_str!({path:?}) }},")
                .map_err(io::Error::other)?;
        }
    }
    list += "]\n";
    let out = PathBuf::from(env::var("OUT_DIR").unwrap_or_default());
    fs::write(out.join("scenarios.rs"), list)
}

fn sorted(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut paths =
        fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<io::Result<Vec<_>>>()?;
    paths.sort();
    Ok(paths)
}
