//! Writes the Kotlin and Swift sources of the built library.
//!
//! uniffi's generator writes them. [`kotlin`] and [`swift`] then make the changes that it has no
//! options for.

mod fields;
mod kotlin;
mod swift;
mod text;

use std::fs;
use std::process::ExitCode;

use uniffi::{GenerateOptions, TargetLanguage};

type Result<T> = std::result::Result<T, Box<dyn std::error::Error>>;

const USAGE: &str = "usage: mauerwerk-bindgen kotlin|swift LIBRARY FOLDER";

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn run() -> Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [language, library, folder] = arguments.as_slice() else { return Err(USAGE.into()) };
    match language.as_str() {
        "kotlin" => {
            generate(TargetLanguage::Kotlin, library, folder)?;
            rewrite(folder, "io/mauerwerk/mauerwerk_ffi.kt", kotlin::finish)
        }
        "swift" => {
            generate(TargetLanguage::Swift, library, folder)?;
            rewrite(folder, "Mauerwerk.swift", swift::finish)
        }
        _ => Err(USAGE.into()),
    }
}

fn generate(language: TargetLanguage, library: &str, folder: &str) -> Result<()> {
    Ok(uniffi::generate(GenerateOptions {
        languages: vec![language],
        source: library.into(),
        out_dir: folder.into(),
        config_override: None,
        format: false,
        crate_filter: None,
        metadata_no_deps: false,
    })?)
}

fn rewrite(folder: &str, file: &str, finish: fn(&str) -> Result<String>) -> Result<()> {
    let path = format!("{folder}/{file}");
    let text = finish(&fs::read_to_string(&path)?)?;
    Ok(fs::write(&path, text)?)
}
