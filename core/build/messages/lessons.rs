//! Compiles the texts of lessons, and checks that each step has its texts in every language.

use std::collections::BTreeSet;
use std::io;

use super::{LANGUAGES, Messages, names, other, read_file, rules::texts};

/// The end of the name of a room with the texts of a lesson.
pub(crate) const LESSON: &str = "_lesson";

/// What a task may have, but need not: what is said after a right answer, and after an unlisted one.
const OPTIONAL: [&str; 2] = [".right", ".other"];

/// Returns the Rust of the texts of a game's lesson: pairs of a name and a text.
pub(crate) fn compile(game: &str, file: &str, has: fn(&str) -> bool) -> io::Result<String> {
    let room = format!("{game}{LESSON}");
    let code_of = |language: &'static str| if has(language) { language } else { LANGUAGES[0] };
    let languages = LANGUAGES.map(|language| read_file(code_of(language), &room));
    let languages: Vec<Messages> = languages.into_iter().collect::<io::Result<_>>()?;
    let pairs = check(file, &languages).and_then(|found| {
        let pair = |name: &String| Ok(format!("({name:?}, {}), ", texts(&languages, name)?));
        found.into_iter().map(pair).collect::<Result<String, String>>()
    });
    Ok(format!("&[{}]", pairs.map_err(|error| other(&format!("texts/*/{room}.ftl: {error}")))?))
}

/// Returns the names of all texts. They must be those that the file needs.
fn check<'a>(file: &str, languages: &'a [Messages]) -> Result<BTreeSet<&'a String>, String> {
    let (needed, found) = (needed(file), names(languages));
    if let Some(name) = needed.iter().find(|name| !found.contains(name)) {
        return Err(format!("{name} is missing"));
    }
    let is_unused = |name: &&&String| {
        let step = OPTIONAL.iter().find_map(|end| name.strip_suffix(end));
        !needed.contains(&step.map_or(name.to_string(), |step| format!("{step}.task")))
    };
    match found.iter().find(is_unused) {
        Some(name) => Err(format!("{name} is the text of no step")),
        None => Ok(found),
    }
}

/// Returns the names of the texts that a lesson needs. Each key of its file begins a line.
fn needed(file: &str) -> BTreeSet<String> {
    let (mut needed, mut step) = (BTreeSet::new(), "");
    for line in file.lines() {
        let Some((key, value)) = line.split_once(" = ") else { continue };
        match key {
            "name" => {
                step = value.trim_matches('"');
                needed.insert(step.to_owned());
            }
            "accept" => {
                needed.insert(format!("{step}.task"));
            }
            key => needed.extend(key.strip_prefix("wrong.").map(|key| format!("{step}.{key}"))),
        }
    }
    needed
}
