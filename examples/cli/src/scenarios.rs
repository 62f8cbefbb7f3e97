//! The scenarios of a command: the library's by game, name or ruling, and custom ones in files and
//! folders.

use std::path::Path;

use mauerwerk::mauerbauer::{self, BoardPlan, DeckPlan};
use mauerwerk::rulebook::{SCENARIOS, Scenario};
use mauerwerk::{GAMES, Info};
use walkdir::WalkDir;

use crate::failure::Failure;
use crate::rulings::{Ruling, looks_like_one};
use crate::say::{self, say};
use crate::{files, games, nearest, plans};

/// The requested scenarios.
#[derive(Default)]
pub(crate) struct Chosen {
    games: Vec<&'static Info>,
    names: Vec<String>,
    rulings: Vec<Ruling>,
    files: Vec<String>,
    folders: Vec<String>,
}

/// Scenarios to run.
#[derive(Default)]
pub(crate) struct Scenarios {
    /// The scenarios with their names, or the faults of one in a folder.
    pub(crate) all: Vec<(String, Result<Scenario, Failure>)>,
    /// The files in folders with other content.
    pub(crate) others: Vec<String>,
}

impl Chosen {
    /// Reads the arguments.
    pub(crate) fn read(what: &[String]) -> Result<Self, Failure> {
        let mut chosen = Self::default();
        for text in what {
            chosen.add(text)?;
        }
        Ok(chosen)
    }

    fn add(&mut self, text: &str) -> Result<(), Failure> {
        let path = Path::new(text);
        if let Ok(game) = games::find(text) {
            self.games.push(game);
        } else if path.is_dir() {
            self.folders.push(text.to_owned());
        } else if text == files::STANDARD || text.ends_with(".toml") || path.is_file() {
            self.files.push(text.to_owned());
        } else if SCENARIOS.iter().any(|source| source.name == text) {
            self.names.push(text.to_owned());
        } else if looks_like_one(text) {
            self.rulings.push(Ruling::find(self.games.last().copied(), text)?);
        } else {
            return Err(self.unknown(text));
        }
        Ok(())
    }

    fn unknown(&self, text: &str) -> Failure {
        let names = SCENARIOS.iter().map(|source| source.name);
        let question = nearest::question(text, names.chain(GAMES.iter().map(|game| game.id)));
        let text = format!("{text:?}");
        let told = match self.games.last() {
            Some(game) => say!(NoSuchScenario { text, game: game.id }),
            None => say!(NeitherScenarioNorFile { text }),
        };
        Failure::Input(say::text(&told) + &question)
    }

    /// Returns whether scenarios of the library are requested by name.
    pub(crate) fn by_name(&self) -> bool {
        !self.names.is_empty()
    }

    /// Returns the scenarios.
    pub(crate) fn scenarios(&self) -> Result<Scenarios, Failure> {
        let mut scenarios = Scenarios::default();
        if self.wants_library() {
            self.add_library(&mut scenarios)?;
        }
        for path in &self.files {
            let name = name(Path::new(path));
            scenarios.all.push((name, Ok(read(path, &files::read(path)?)?)));
        }
        for folder in &self.folders {
            add_folder(folder, &mut scenarios)?;
        }
        Ok(scenarios)
    }

    fn wants_library(&self) -> bool {
        let by_part = !self.games.is_empty() || !self.names.is_empty() || !self.rulings.is_empty();
        by_part || (self.files.is_empty() && self.folders.is_empty())
    }

    fn add_library(&self, scenarios: &mut Scenarios) -> Result<(), Failure> {
        for source in SCENARIOS {
            let scenario = Scenario::from_toml(source.name, source.text)?;
            if self.wants(&scenario) {
                scenarios.all.push((source.name.to_owned(), Ok(scenario)));
            }
        }
        let missing =
            self.names.iter().find(|name| !scenarios.all.iter().any(|(one, _)| one == *name));
        missing.map_or(Ok(()), |name| Err(self.unknown(name)))
    }

    fn wants(&self, scenario: &Scenario) -> bool {
        let of_game = |game: &&Info| scenario.game() == game.id;
        let shows = |ruling: &Ruling| {
            scenario.game() == ruling.game.id && scenario.cites(ruling.rule.id.as_str())
        };
        let named = self.names.iter().any(|name| name == scenario.name());
        let by_part = named || self.rulings.iter().any(shows);
        (self.games.is_empty() || self.games.iter().any(of_game))
            && (by_part || (self.names.is_empty() && self.rulings.is_empty()))
    }
}

/// Returns the scenario of the library with the given name, or the one in the given file.
pub(crate) fn named(name: &str) -> Result<Scenario, Failure> {
    let chosen = Chosen::read(&[name.to_owned()])?;
    if chosen.names.is_empty() && chosen.files.is_empty() {
        return Err(Failure::input(say!(NoSingleScenario { text: format!("{name:?}") })));
    }
    let mut scenarios = chosen.scenarios()?.all;
    scenarios.pop().map_or_else(|| Err(chosen.unknown(name)), |(_, scenario)| scenario)
}

/// Reads a scenario from the text of a file.
fn read(path: &str, text: &str) -> Result<Scenario, Failure> {
    let scenario = Scenario::from_toml(&name(Path::new(path)), text)
        .map_err(|faults| Failure::input(format_args!("{path}: {faults}")))?;
    let folder = Path::new(path).parent().unwrap_or(Path::new(""));
    let setup = plans::all_filled_from::<mauerbauer::Setup>(folder, scenario.setup())?;
    Ok(scenario.with_setup(setup))
}

/// Returns the name of a file without its extension.
fn name(path: &Path) -> String {
    path.file_stem().unwrap_or_default().to_string_lossy().into_owned()
}

/// Adds the scenarios in the files below a folder, even if some can't be read.
fn add_folder(folder: &str, scenarios: &mut Scenarios) -> Result<(), Failure> {
    let before = (scenarios.all.len(), scenarios.others.len());
    for entry in WalkDir::new(folder).sort_by_file_name() {
        let entry = entry.map_err(|error| files::refused(folder, &error.into()))?;
        if entry.file_type().is_file() && entry.path().extension().is_some_and(|end| end == "toml")
        {
            add_file(entry.path(), scenarios);
        }
    }
    match before == (scenarios.all.len(), scenarios.others.len()) {
        true => Err(Failure::input(say!(NoTomlIn { folder: folder.to_owned() }))),
        false => Ok(()),
    }
}

fn add_file(path: &Path, scenarios: &mut Scenarios) {
    let path = path.to_string_lossy();
    match files::read(&path) {
        Ok(text) if is_plan(&text) => scenarios.others.push(path.into_owned()),
        Ok(text) => scenarios.all.push((name(Path::new(&*path)), read(&path, &text))),
        Err(failure) => scenarios.all.push((name(Path::new(&*path)), Err(failure))),
    }
}

/// Returns whether a text describes a board or a deck, which may be next to the scenarios that use
/// it.
fn is_plan(text: &str) -> bool {
    BoardPlan::from_toml(text).is_ok() || DeckPlan::from_toml(text).is_ok()
}
