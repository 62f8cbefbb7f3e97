//! Compiles the titles of scenarios, and the names of their lines, in other languages than English.

use std::io;

use super::{LANGUAGES, Messages, other, plain, read_file};

/// The texts of a game's scenarios in each language except English. Empty for a language without
/// its feature.
pub(crate) struct Titles([Option<Messages>; LANGUAGES.len()]);

impl Titles {
    /// Reads the texts of a game.
    pub(crate) fn read(game: &str, has: fn(&str) -> bool) -> io::Result<Self> {
        let room = format!("{game}_scenarios");
        let mut titles = Self([const { None }; LANGUAGES.len()]);
        for (language, messages) in LANGUAGES.iter().zip(&mut titles.0).skip(1) {
            if has(language) {
                *messages = Some(read_file(language, &room)?);
            }
        }
        Ok(titles)
    }

    /// Takes out the texts of a scenario. Returns the Rust of its title and of the names of its
    /// lines. The file of the scenario has a name for each of these lines.
    pub(crate) fn take(&mut self, scenario: &str, file: &str) -> io::Result<String> {
        let expected = 1 + file.lines().filter(|line| line.starts_with("name =")).count();
        let mut texts: Vec<[String; LANGUAGES.len()]> = Vec::new();
        for (nth, messages) in self.0.iter_mut().enumerate() {
            let Some(messages) = messages else { continue };
            let places = places(messages, scenario);
            if places.len() != expected {
                let found = format!("{} texts of {scenario}, not {expected}", places.len());
                return Err(other(&format!("{}: {found}", LANGUAGES[nth])));
            }
            for (key, place) in places {
                texts.resize(texts.len().max(place + 1), Default::default());
                texts[place][nth] = plain(messages, &key).map_err(|error| other(&error))?;
                messages.remove(&key);
            }
        }
        let texts = texts.iter().map(|text| format!("Translated::new({text:?}), "));
        Ok(format!("&[{}]", texts.collect::<String>()))
    }

    /// Checks that nothing is left.
    pub(crate) fn end(self) -> io::Result<()> {
        match self.0.iter().flatten().flat_map(Messages::keys).next() {
            Some(key) => Err(other(&format!("{key} is the text of no scenario"))),
            None => Ok(()),
        }
    }
}

/// Returns the keys of a scenario's texts, each with its place: the title first, then the lines from 1.
fn places(messages: &Messages, scenario: &str) -> Vec<(String, usize)> {
    let lines = format!("{scenario}.line-");
    let place = |key: &str| match key.strip_prefix(&lines) {
        Some(number) => number.parse().ok().filter(|number| (1..=LINES).contains(number)),
        None => (key == scenario).then_some(0),
    };
    messages.keys().filter_map(|key| Some((key.clone(), place(key)?))).collect()
}

/// The most lines of a scenario.
const LINES: usize = 99;
