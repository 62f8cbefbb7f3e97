//! Scenarios: printed examples and rulings as data, run to transcripts.
//!
//! A scenario is a TOML file:
//!
//! ```toml
//! game = "die-mauer"
//! title = "Competitors build in the Master-builder's place"
//! source = "English text, example B, first"   # where it is printed
//! rules = ["DM-15", "DM-22"]                   # the rulings it shows
//! setup = "players:3"                          # notation of the setup
//! start = "wall:T stocks:TG/TG4/TG4"           # notation of the position
//!
//! [[line]]                                     # several lines show several outcomes
//! name = "one at each end"
//! script = """
//! all 4 4 4
//! turn: decide 1
//! 1 L
//! holds: wall:4T
//! """
//! ```
//!
//! Only the game and the scripts are required. A script has one step on each line, and `#` starts a
//! comment:
//!
//! | step | what it does |
//! |---|---|
//! | `0 T` | seat 0 decides; it must be legal |
//! | `* 5` | chance decides; it must be possible |
//! | `all T 6 -` | every seat decides, in ascending order |
//! | `refused 0 T: DM-09` | the decision must be refused, with that ruling |
//! | `turn: decide 1,2` | whose turn it must be: `decide …`, `chance` or `over …` |
//! | `holds: wall:T master:1` | tokens that the position's notation must have |
//! | `lacks: fists` | names of tokens that the position's notation must not have |
//! | `legal 1: L R` | exactly the legal actions of a seat, `nothing` if none |
//! | `sees 1: gifts:2>0?` | tokens that the view of a seat, or of `spectator`, must have |
//! | `heard 1: seat 0 builds T` | something that a viewer must have learnt from the last decision |
//! | `knows 1: stocks:…` | tokens of every position the viewer could be in (by resampling) |
//! | `doubts 1: stocks:…` | tokens that some such position lacks |
//!
//! [`STEPS`] contains the same list for programs. Instead of scripts, a scenario may have `faults =
//! ["DM-02"]`. The setup must then be refused, with exactly these rulings.
//!
//! Running a scenario returns a transcript for people. It contains the position at the start and at
//! the end of each line. For each decision, it contains the events, and what [changed](changes) in
//! the position. Long lines are [wrapped](wrap).
//!
//! Custom games can have scenarios, too: [`Scenario::from_toml_as`] reads one, and
//! [`Scenario::run_as`] runs it.
//!
//! # Examples
//! ```
//! use mauerwerk::rulebook::{SCENARIOS, Scenario};
//!
//! let shown = |source: &&mauerwerk::rulebook::Source| source.text.contains("\"DM-15\"");
//! # #[cfg(feature = "rulebook")] {
//! let source = SCENARIOS.iter().find(shown).expect("every ruling has a scenario");
//! let report = Scenario::from_toml(source.name, source.text)?.run()?;
//! assert!(report.passes());
//! # }
//! # Ok::<(), mauerwerk::Faults>(())
//! ```

mod runner;

use std::ops::Range;
use std::{fmt, iter};

use serde::Deserialize;
use toml::Spanned;

use crate::base::lang::{Lang, Translated};
use crate::base::rule::{Faults, NotationError};
use crate::game::record::{Decision, Record};
use crate::game::{Game as _, Hidden, Info};
use crate::games::GAMES;
use crate::lab::rulebook::runner::Runner;
pub use crate::lab::rulebook::runner::{STEPS, Step};
pub use crate::lab::rulebook::runner::{changes, wrap};
use crate::with_game;

/// The file of a scenario of the library.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
#[non_exhaustive]
pub struct Source {
    /// The scenario's name, which is the file's name without its extension.
    pub name: &'static str,
    /// The file's text.
    pub text: &'static str,
    /// The title in other languages than English, then the names of the lines.
    texts: &'static [Translated],
}

/// Every scenario of the library, by game and name. Empty without the feature `rulebook`.
pub const SCENARIOS: &[Source] = include!(concat!(env!("OUT_DIR"), "/scenarios.rs"));

/// A scenario: a printed example or a ruling as data.
///
/// # Examples
/// ```
/// use mauerwerk::rulebook::Scenario;
///
/// let text = "game = 'die-mauer'\n[[line]]\nscript = 'legal 0: T G 1 2 3 4 6'";
/// let report = Scenario::from_toml("mine", text)?.run()?;
/// let [failure] = report.failures.as_slice() else { panic!("one step fails") };
/// assert_eq!(failure, "line 3: expected legal 0: T G 1 2 3 4 6, found - T G 1 2 3 4 6");
/// # Ok::<(), mauerwerk::Faults>(())
/// ```
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Scenario {
    name: String,
    game: String,
    title: Text,
    source: String,
    rules: Vec<String>,
    setup: String,
    start: String,
    faults: Vec<String>,
    lines: Vec<Line>,
}

/// A text of a scenario: in English from its file, and its translations.
#[derive(Clone, Eq, PartialEq, Debug)]
struct Text {
    english: String,
    translations: Option<Translated>,
}

impl Text {
    fn get(&self, lang: Lang) -> &str {
        let translation = self.translations.map_or("", |all| all.get(lang));
        if translation.is_empty() { &self.english } else { translation }
    }
}

impl From<String> for Text {
    fn from(english: String) -> Self {
        Self { english, translations: None }
    }
}

/// One course of a scenario.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Line {
    name: Text,
    /// The steps, each with its line number in the file.
    steps: Vec<(usize, Step)>,
}

/// The result of running a scenario.
///
/// # Examples
/// ```
/// use mauerwerk::rulebook::Scenario;
///
/// let text = "game = 'die-mauer'\n[[line]]\nscript = '0 T'";
/// let report = Scenario::from_toml("mine", text)?.run()?;
/// assert!(report.passes());
/// assert!(report.transcript.contains("seat 0 puts a fist on the table: T"));
/// # Ok::<(), mauerwerk::Faults>(())
/// ```
#[derive(Clone, Eq, PartialEq, Debug)]
#[non_exhaustive]
pub struct Report {
    /// The scenario.
    pub scenario: Scenario,
    /// The transcript.
    pub transcript: String,
    /// The steps that failed, each with its line number in the file. Empty if the scenario passes.
    pub failures: Vec<String>,
}

impl Report {
    /// Returns whether all steps hold.
    #[must_use]
    pub fn passes(&self) -> bool {
        self.failures.is_empty()
    }
}

/// A file, with or without line numbers.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File<L> {
    #[serde(default)]
    game: String,
    title: Option<String>,
    #[serde(default)]
    source: String,
    #[serde(default)]
    rules: Vec<String>,
    #[serde(default)]
    setup: String,
    #[serde(default)]
    start: String,
    #[serde(default)]
    faults: Vec<String>,
    #[serde(default = "Vec::new")]
    line: Vec<L>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FileLine<S> {
    #[serde(default)]
    name: String,
    script: Option<S>,
}

/// A line with its position in the file.
type Placed = Spanned<FileLine<Spanned<String>>>;

impl Scenario {
    /// Reads a scenario of a game of the library from the text of its file.
    ///
    /// # Errors
    /// Returns all faults, each with its line: invalid TOML, unknown fields, steps, games or
    /// rulings, or nothing to check.
    pub fn from_toml(name: &str, text: &str) -> Result<Self, Faults> {
        let (mut scenario, mut faults) = Self::read(name, text)?;
        match with_game!(scenario.game.as_str(), G => G::INFO) {
            Some(info) => scenario.check(&info, &mut faults),
            None => faults.extend(unknown_game(&scenario.game)),
        }
        if let Some(own) = SCENARIOS.iter().find(|own| own.name == name && own.text == text) {
            scenario.translate(own.texts);
        }
        faults.or(scenario)
    }

    /// Reads a scenario of any game from the text of its file.
    ///
    /// # Errors
    /// Returns all faults, as [`from_toml`](Self::from_toml) does.
    pub fn from_toml_as<G: Hidden>(name: &str, text: &str) -> Result<Self, Faults> {
        let (scenario, mut faults) = Self::read(name, text)?;
        match scenario.game == G::INFO.id {
            true => scenario.check(&G::INFO, &mut faults),
            false => faults.extend(other_game(&scenario.game, G::INFO.id)),
        }
        faults.or(scenario)
    }

    /// Reads the whole file, and returns the faults of its steps.
    fn read(name: &str, text: &str) -> Result<(Self, Faults), Faults> {
        // Some editors mark UTF-8 at the start of a file.
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        // The first pass reports faults in plain words, and the second finds the lines.
        crate::text::serde_text::from_toml::<File<FileLine<String>>>(text)?;
        let file: File<Placed> =
            toml::from_str(text).map_err(|error| Faults::one(error.message().to_owned()))?;
        let mut faults = Faults::default();
        let scenario = Self {
            name: name.to_owned(),
            game: file.game,
            title: file.title.unwrap_or_else(|| name.to_owned()).into(),
            source: file.source,
            rules: file.rules,
            setup: file.setup,
            start: file.start,
            faults: file.faults,
            lines: file.line.iter().map(|line| Line::read(text, line, &mut faults)).collect(),
        };
        Ok((scenario, faults))
    }

    /// Sets the translations of the title and of the names of the lines.
    fn translate(&mut self, texts: &[Translated]) {
        let names = self.lines.iter_mut().map(|line| &mut line.name);
        for (own, &text) in iter::once(&mut self.title).chain(names).zip(texts) {
            own.translations = Some(text);
        }
    }

    fn check(&self, info: &Info, faults: &mut Faults) {
        for id in self.rules.iter().chain(&self.faults).chain(self.refusals()) {
            if info.rule(id).is_none() {
                faults.add(None, format_args!("{} has no ruling {id:?}", info.name));
            }
        }
        if self.lines.is_empty() == self.faults.is_empty() {
            faults.add(None, "a scenario has either lines or faults");
        }
    }

    fn refusals(&self) -> impl Iterator<Item = &String> {
        self.lines.iter().flat_map(Line::steps).filter_map(|step| match step {
            Step::Refused(_, id) => Some(id),
            _ => None,
        })
    }

    /// Returns the scenario with another setup, in notation. Running the scenario checks the setup.
    #[must_use]
    pub fn with_setup(self, setup: String) -> Self {
        Self { setup, ..self }
    }

    /// Returns the name.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Returns the id of the game.
    #[must_use]
    pub fn game(&self) -> &str {
        &self.game
    }

    /// Returns the title, or the name if the file has no title. Only the scenarios of the library
    /// have translated titles.
    ///
    /// # Examples
    /// ```
    /// use mauerwerk::Lang;
    /// use mauerwerk::rulebook::Scenario;
    ///
    /// let text = "game = 'die-mauer'\ntitle = 'First'\n[[line]]\nscript = 'legal 0: T G 1 2 3 4 6'";
    /// let scenario = Scenario::from_toml("mine", text)?;
    /// assert_eq!(scenario.title(Lang::De), "First");
    /// # Ok::<(), mauerwerk::Faults>(())
    /// ```
    #[must_use]
    pub fn title(&self, lang: Lang) -> &str {
        self.title.get(lang)
    }

    /// Returns the printed source. Empty if there is none.
    #[must_use]
    pub fn source(&self) -> &str {
        &self.source
    }

    /// Returns the ids of the rulings that the scenario shows.
    #[must_use]
    pub fn rules(&self) -> &[String] {
        &self.rules
    }

    /// Returns the setup, in notation.
    #[must_use]
    pub fn setup(&self) -> &str {
        &self.setup
    }

    /// Returns the first position in notation. Empty for the start of a game.
    #[must_use]
    pub fn start(&self) -> &str {
        &self.start
    }

    /// Returns the rulings for which the setup must be refused. Empty if it is valid.
    #[must_use]
    pub fn faults(&self) -> &[String] {
        &self.faults
    }

    /// Returns the lines.
    #[must_use]
    pub fn lines(&self) -> &[Line] {
        &self.lines
    }

    /// Returns whether the scenario shows a ruling, or requires that a setup is refused for it.
    #[must_use]
    pub fn cites(&self, rule: &str) -> bool {
        self.rules.iter().chain(&self.faults).any(|id| id == rule)
    }

    /// Reads the first position.
    ///
    /// # Errors
    /// Returns all faults of the setup and the position.
    pub fn state<G: Hidden>(&self) -> Result<G, Faults> {
        let setup: G::Setup = self.setup.parse()?;
        format!("{setup} {}", self.start).parse()
    }

    /// Returns each line as a record, for further play or analysis.
    ///
    /// # Errors
    /// Returns a fault if the scenario is of another game. Also returns all faults of its setup and
    /// its start, or of an illegal decision.
    ///
    /// # Examples
    /// ```
    /// use mauerwerk::die_mauer::State;
    /// use mauerwerk::rulebook::Scenario;
    ///
    /// let text = "game = 'die-mauer'\nsetup = 'players:3'\n[[line]]\nscript = 'all T 1 -'";
    /// let records = Scenario::from_toml("first fists", text)?.records::<State>()?;
    /// assert_eq!(records[0].decisions().len(), 3);
    /// # Ok::<(), mauerwerk::Faults>(())
    /// ```
    pub fn records<G: Hidden>(&self) -> Result<Vec<Record<G>>, Faults> {
        if self.game != G::INFO.id {
            return Err(other_game(&self.game, G::INFO.id));
        }
        let start: G = self.state()?;
        self.lines.iter().map(|line| line.record(&start)).collect()
    }

    /// Runs the scenario of any game of the library.
    ///
    /// # Errors
    /// Returns a fault if the library has no such game. Failed steps are not errors: the report
    /// lists them.
    pub fn run(self) -> Result<Report, Faults> {
        let runner: Option<Runner> = with_game!(self.game.as_str(), G => Runner::run::<G>(&self));
        match runner {
            Some(runner) => Ok(runner.into_report(self)),
            None => Err(unknown_game(&self.game)),
        }
    }

    /// Runs the scenario of the game `G`.
    ///
    /// # Errors
    /// Returns a fault if it belongs to another game. Failed steps are not errors: the report lists
    /// them.
    pub fn run_as<G: Hidden>(self) -> Result<Report, Faults> {
        match self.game == G::INFO.id {
            true => Ok(Runner::run::<G>(&self).into_report(self)),
            false => Err(other_game(&self.game, G::INFO.id)),
        }
    }
}

/// Returns the fault of an unknown game.
fn unknown_game(id: &str) -> Faults {
    let games: Vec<String> = GAMES.iter().map(|game| format!("{:?}", game.id)).collect();
    let games = games.join(", ");
    match id {
        "" => Faults::one(format_args!("a scenario names its game: game = one of {games}")),
        id => Faults::one(format_args!("there is no game {id:?}: choose from {games}")),
    }
}

fn other_game(found: &str, expected: &str) -> Faults {
    Faults::one(format_args!("the scenario is of the game {found:?}, not of {expected:?}"))
}

impl Line {
    fn read(text: &str, line: &Placed, faults: &mut Faults) -> Self {
        let FileLine { name, script } = line.get_ref();
        let steps = match script {
            Some(script) => read_steps(text, script, faults),
            None => {
                let number = number_at(text, line.span().start);
                faults.add(None, format_args!("line {number}: a [[line]] has a script"));
                Vec::new()
            }
        };
        Self { name: name.clone().into(), steps }
    }

    /// Returns the name, which may be empty.
    #[must_use]
    pub fn name(&self, lang: Lang) -> &str {
        self.name.get(lang)
    }

    /// Returns the decisions from a start as a record.
    fn record<G: Hidden>(&self, start: &G) -> Result<Record<G>, Faults> {
        let mut record = Record::from_state(start.clone());
        for (number, step) in &self.steps {
            let Step::Decide(Decision { actor, action }) = step else { continue };
            let fault = |error: &dyn fmt::Display| {
                Faults::one(format_args!("line {number}: {actor} {action}: {error}"))
            };
            let action = action.parse().map_err(|error: NotationError| fault(&error))?;
            record.push(*actor, action).map_err(|error| fault(&error))?;
        }
        Ok(record)
    }

    /// Returns the steps.
    pub fn steps(&self) -> impl Iterator<Item = &Step> {
        self.steps.iter().map(|(_, step)| step)
    }
}

/// Reads the steps of a script, each with its line number in the file.
fn read_steps(text: &str, script: &Spanned<String>, faults: &mut Faults) -> Vec<(usize, Step)> {
    let numbers = numbers(text, script.span());
    let last = *numbers.end();
    let mut steps = Vec::new();
    for (number, step) in numbers.chain(std::iter::repeat(last)).zip(script.get_ref().lines()) {
        match Step::read_all(step) {
            Ok(read) => steps.extend(read.into_iter().map(|step| (number, step))),
            Err(error) => faults.add(None, format_args!("line {number}: {error}")),
        }
    }
    steps
}

/// Returns the line numbers of the content of a string. A line break after the opening quotes does
/// not belong to the content.
fn numbers(text: &str, span: Range<usize>) -> std::ops::RangeInclusive<usize> {
    let quoted = text.get(span.clone()).unwrap_or_default();
    let content = quoted.trim_start_matches(['"', '\'']);
    let breaks = usize::from(content.starts_with(['\n', '\r']));
    number_at(text, span.start) + breaks..=number_at(text, span.end)
}

/// Returns the line number of a byte.
fn number_at(text: &str, byte: usize) -> usize {
    1 + text.bytes().take(byte).filter(|&byte| byte == b'\n').count()
}

/// Reads and runs every scenario of the library, for one game or for all (feature `rulebook`).
///
/// # Errors
/// Returns the faults of the first scenario that cannot be read.
#[cfg(feature = "rulebook")]
pub fn check(game: Option<&str>) -> Result<Vec<Report>, Faults> {
    let mut reports = Vec::new();
    for source in SCENARIOS {
        let scenario = Scenario::from_toml(source.name, source.text)?;
        if game.is_none_or(|game| game == scenario.game) {
            reports.push(scenario.run()?);
        }
    }
    Ok(reports)
}
