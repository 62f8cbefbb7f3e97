//! Scenarios: printed examples and rulings as data, with the transcripts they give.

use mauerwerk::rulebook::{self, SCENARIOS};
use mauerwerk::{Decision, Lang, Seat};

use crate::decision::WrittenDecision;
use crate::error::MauerwerkError;
use crate::seat::Viewer;

/// A scenario: a printed example or a ruling as data.
#[derive(Clone, Eq, PartialEq, Debug, uniffi::Record)]
pub struct Scenario {
    /// The scenario's name.
    pub name: String,
    /// The id of the scenario's game.
    pub game: String,
    /// What it shows; its name, if the file doesn't say.
    pub title: String,
    /// Where it is printed; empty if it is not.
    pub source: String,
    /// The ids of the rulings it shows.
    pub rules: Vec<String>,
    /// The setup, in notation.
    pub setup: String,
    /// The position it starts from, in notation; empty for the start of a game.
    pub start: String,
    /// The rulings for which the setup must be refused; empty if it must not.
    pub faults: Vec<String>,
    /// The ways it may go.
    pub lines: Vec<ScenarioLine>,
}

/// One way a scenario may go.
#[derive(Clone, Eq, PartialEq, Debug, uniffi::Record)]
pub struct ScenarioLine {
    /// The line's name; may be empty.
    pub name: String,
    /// What is done and checked.
    pub steps: Vec<ScenarioStep>,
}

impl Scenario {
    fn told(scenario: &rulebook::Scenario, lang: Option<Lang>) -> Self {
        let lang = lang.unwrap_or_default();
        Self {
            name: scenario.name().to_owned(),
            game: scenario.game().to_owned(),
            title: scenario.title(lang).to_owned(),
            source: scenario.source().to_owned(),
            rules: scenario.rules().to_vec(),
            setup: scenario.setup().to_owned(),
            start: scenario.start().to_owned(),
            faults: scenario.faults().to_vec(),
            lines: scenario.lines().iter().map(|line| ScenarioLine::told(line, lang)).collect(),
        }
    }
}

impl ScenarioLine {
    fn told(line: &rulebook::Line, lang: Lang) -> Self {
        Self { name: line.name(lang).to_owned(), steps: line.steps().cloned().collect() }
    }
}

type WrittenStep = Decision<String>;

uniffi::custom_type!(
    /// Who decides what, where a scenario names a decision.
    WrittenStep,
    WrittenDecision,
    {
        remote,
        try_lift: |decision| Ok(Decision { actor: decision.actor.core()?, action: decision.action }),
        lower: |decision| WrittenDecision::from(decision),
    }
);

/// A viewer of the core, where a scenario names one.
type Onlooker = mauerwerk::Viewer;

uniffi::custom_type!(
    /// Who looks, where a scenario names a viewer.
    Onlooker,
    Viewer,
    {
        remote,
        try_lift: |viewer| Ok(viewer.core()?),
        lower: |viewer| viewer.into(),
    }
);

type ScenarioStep = rulebook::Step;

/// A step of a scenario: a decision, or something that must hold.
#[uniffi::remote(Enum)]
pub enum ScenarioStep {
    /// Decides.
    Decide(
        /// `decision`: Who decides what.
        WrittenStep,
    ),
    /// Requires a decision to be refused.
    Refused(
        /// `decision`: Who would decide what.
        WrittenStep,
        /// `rule`: The id of the ruling that refuses it.
        String,
    ),
    /// Requires a turn.
    Turn(
        /// `turn`: The turn in notation.
        String,
    ),
    /// Requires tokens of the position.
    Holds(
        /// `tokens`: The tokens.
        Vec<String>,
    ),
    /// Requires tokens to be missing from the position.
    Lacks(
        /// `names`: The names of the tokens.
        Vec<String>,
    ),
    /// Requires exactly these legal actions of a seat.
    Legal(
        /// `seat`: The seat.
        Seat,
        /// `actions`: The actions in notation.
        Vec<String>,
    ),
    /// Requires tokens of a view.
    Sees(
        /// `viewer`: Who looks.
        Onlooker,
        /// `tokens`: The tokens.
        Vec<String>,
    ),
    /// Requires that a viewer learnt something from the last decision.
    Heard(
        /// `viewer`: Who looks.
        Onlooker,
        /// `event`: What happened, in notation.
        String,
    ),
    /// Requires tokens of every position a viewer could be in.
    Knows(
        /// `viewer`: Who looks.
        Onlooker,
        /// `tokens`: The tokens.
        Vec<String>,
    ),
    /// Requires tokens to be missing in some position a viewer could be in.
    Doubts(
        /// `viewer`: Who looks.
        Onlooker,
        /// `tokens`: The tokens.
        Vec<String>,
    ),
}

/// The result of running a scenario.
#[derive(Clone, Eq, PartialEq, Debug, uniffi::Record)]
pub struct ScenarioReport {
    /// What happened, line by line.
    pub transcript: String,
    /// What did not hold, each with its line in the file; empty if the scenario passes.
    pub failures: Vec<String>,
}

fn read(name: &str, toml: &str) -> Result<rulebook::Scenario, MauerwerkError> {
    rulebook::Scenario::from_toml(name, toml).map_err(|faults| MauerwerkError::scenario(&faults))
}

/// Lists every scenario that comes with the library, by game and name, with titles in a language.
/// Throws nothing: each of them can be read.
#[uniffi::export(default(lang = None))]
pub fn scenarios(lang: Option<Lang>) -> Result<Vec<Scenario>, MauerwerkError> {
    let read =
        |source: &rulebook::Source| Ok(Scenario::told(&read(source.name, source.text)?, lang));
    SCENARIOS.iter().map(read).collect()
}

/// Reads a scenario of one's own from TOML. Throws `Scenario` with all that is wrong.
#[uniffi::export]
pub fn read_scenario(name: &str, toml: &str) -> Result<Scenario, MauerwerkError> {
    Ok(Scenario::told(&read(name, toml)?, None))
}

/// Runs a scenario that comes with the library, by its game and its name. Throws `Notation` for a
/// name that is none.
#[uniffi::export]
pub fn run_scenario(game: &str, name: &str) -> Result<ScenarioReport, MauerwerkError> {
    for source in SCENARIOS.iter().filter(|source| source.name == name) {
        let scenario = read(source.name, source.text)?;
        if scenario.game() == game {
            return report(scenario);
        }
    }
    Err(MauerwerkError::notation("the name of a scenario of that game", name))
}

/// Runs a scenario of one's own, written in TOML. Throws `Scenario` with all that is wrong; what
/// does not hold is in the report.
#[uniffi::export]
pub fn run_toml(name: &str, toml: &str) -> Result<ScenarioReport, MauerwerkError> {
    report(read(name, toml)?)
}

/// Returns what changed from one notation of a game to another: the tokens that are new or have
/// another value, and the names of those that are gone. Empty if nothing changed. Of a list it
/// tells what was added and what was removed, where that is shorter.
#[uniffi::export]
pub fn position_changes(before: &str, after: &str) -> String {
    rulebook::changes(before, after)
}

/// Returns a transcript with its long lines wrapped.
#[uniffi::export]
pub fn wrap_transcript(transcript: &str) -> String {
    rulebook::wrap(transcript)
}

fn report(scenario: rulebook::Scenario) -> Result<ScenarioReport, MauerwerkError> {
    let report = scenario.run().map_err(|faults| MauerwerkError::scenario(&faults))?;
    let rulebook::Report { transcript, failures, .. } = report;
    Ok(ScenarioReport { transcript, failures })
}
