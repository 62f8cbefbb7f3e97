//! Scenarios: printed examples and rulings as data, with the transcripts they give.

use mauerwerk::rulebook::{self, SCENARIOS};
use mauerwerk::{Decision, Lang, Seat};

use crate::decision::WrittenDecision;
use crate::error::MauerwerkError;
use crate::seat::Viewer;

/// A scenario: a printed example or a ruling as data.
#[derive(Clone, Eq, PartialEq, Debug, uniffi::Record)]
pub struct Scenario {
    /// The name.
    pub name: String,
    /// The id of the scenario's game.
    pub game: String,
    /// The title, or the name if the file has no title.
    pub title: String,
    /// The printed source. Empty if there is none.
    pub source: String,
    /// The ids of the rulings that the scenario shows.
    pub rules: Vec<String>,
    /// The setup, in notation.
    pub setup: String,
    /// The first position in notation. Empty for the start of a game.
    pub start: String,
    /// The rulings for which the setup must be refused. Empty if it is valid.
    pub faults: Vec<String>,
    /// The courses of the scenario.
    pub lines: Vec<ScenarioLine>,
}

/// One course of a scenario.
#[derive(Clone, Eq, PartialEq, Debug, uniffi::Record)]
pub struct ScenarioLine {
    /// The name, which may be empty.
    pub name: String,
    /// The steps.
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

/// A step of a scenario: a decision, or a check.
#[uniffi::remote(Enum)]
pub enum ScenarioStep {
    /// Decides.
    Decide(
        /// `decision`: The decision.
        WrittenStep,
    ),
    /// Requires a decision to be refused.
    Refused(
        /// `decision`: The decision.
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
        /// `viewer`: The viewer.
        Onlooker,
        /// `tokens`: The tokens.
        Vec<String>,
    ),
    /// Requires that a viewer learnt something from the last decision.
    Heard(
        /// `viewer`: The viewer.
        Onlooker,
        /// `event`: The event in notation.
        String,
    ),
    /// Requires tokens of every position a viewer could be in.
    Knows(
        /// `viewer`: The viewer.
        Onlooker,
        /// `tokens`: The tokens.
        Vec<String>,
    ),
    /// Requires tokens to be missing in some position a viewer could be in.
    Doubts(
        /// `viewer`: The viewer.
        Onlooker,
        /// `tokens`: The tokens.
        Vec<String>,
    ),
}

/// The result of running a scenario.
#[derive(Clone, Eq, PartialEq, Debug, uniffi::Record)]
pub struct ScenarioReport {
    /// The transcript.
    pub transcript: String,
    /// The steps that failed, each with its line number in the file. Empty if the scenario passes.
    pub failures: Vec<String>,
}

fn read(name: &str, toml: &str) -> Result<rulebook::Scenario, MauerwerkError> {
    rulebook::Scenario::from_toml(name, toml).map_err(|faults| MauerwerkError::scenario(&faults))
}

/// Lists every scenario of the library, by game and name, with titles in a language. Throws
/// nothing, because each of them can be read.
#[uniffi::export(default(lang = None))]
pub fn scenarios(lang: Option<Lang>) -> Result<Vec<Scenario>, MauerwerkError> {
    let read =
        |source: &rulebook::Source| Ok(Scenario::told(&read(source.name, source.text)?, lang));
    SCENARIOS.iter().map(read).collect()
}

/// Reads a custom scenario from TOML. Throws `Scenario` with all faults.
#[uniffi::export]
pub fn read_scenario(name: &str, toml: &str) -> Result<Scenario, MauerwerkError> {
    Ok(Scenario::told(&read(name, toml)?, None))
}

/// Runs a scenario of the library, by its game and its name. Throws `Notation` if there is no such
/// scenario.
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

/// Runs a custom scenario, written in TOML. Throws `Scenario` with all faults. The report contains
/// the failed steps.
#[uniffi::export]
pub fn run_toml(name: &str, toml: &str) -> Result<ScenarioReport, MauerwerkError> {
    report(read(name, toml)?)
}

/// Returns the changes from one notation of a game to another: new tokens, tokens with another
/// value, and the names of removed tokens. Empty if nothing changed. For a list, it contains the
/// added and the removed elements if that is shorter.
#[uniffi::export]
pub fn position_changes(before: &str, after: &str) -> String {
    rulebook::changes(before, after)
}

/// Returns a transcript with wrapped lines.
#[uniffi::export]
pub fn wrap_transcript(transcript: &str) -> String {
    rulebook::wrap(transcript)
}

fn report(scenario: rulebook::Scenario) -> Result<ScenarioReport, MauerwerkError> {
    let report = scenario.run().map_err(|faults| MauerwerkError::scenario(&faults))?;
    let rulebook::Report { transcript, failures, .. } = report;
    Ok(ScenarioReport { transcript, failures })
}
