//! What the files of the packages name is there.

use std::fs;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// Returns the paths that the package names.
fn paths(text: &str) -> impl Iterator<Item = &str> {
    text.split("path: \"").skip(1).filter_map(|rest| rest.split('"').next())
}

/// Returns the commands that comments name: the first word in each pair of backticks.
fn commands(text: &str) -> Vec<&str> {
    let comments = text.lines().filter(|line| line.trim_start().starts_with("//"));
    let quoted = comments.flat_map(|line| line.split('`').skip(1).step_by(2));
    quoted.filter_map(|command| command.split(' ').next()).collect()
}

#[test]
fn swift_packages_name_files_that_exist() {
    let mut found = 0;
    for folder in ["ffi/swift", "examples/ios"].map(|folder| root().join(folder)) {
        let text = fs::read_to_string(folder.join("Package.swift")).expect("a package");
        let made = fs::read_to_string(folder.join("build-xcframework")).unwrap_or_default();
        for path in paths(&text) {
            found += 1;
            let name = path.rsplit('/').next().unwrap_or(path);
            assert!(folder.join(path).exists() || made.contains(name), "{path} is not there");
        }
        for command in commands(&text) {
            found += 1;
            let places = [folder.join(command), root().join(command)];
            assert!(places.iter().any(|place| place.is_file()), "{command} is no command");
        }
    }
    assert!(found >= 5, "{found} paths and commands");
}
