//! Scenarios: printed examples and rulings as data, with the transcripts they give.

use mauerwerk::{Lang, Reader, rulebook};
use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

use crate::data::{Decision, Somebody, told};
use crate::error::{Problem, Result};
use crate::given::{self, GivenText};

/// A scenario: a printed example or a ruling as data.
#[derive(Debug, Serialize, Tsify)]
pub struct Scenario {
    /// The name.
    name: String,
    /// The id of the scenario's game.
    game: String,
    /// The title, or the name if the file has no title.
    title: String,
    /// The printed source. Empty if there is none.
    source: String,
    /// The ids of the rulings that the scenario shows.
    rules: Vec<String>,
    /// The setup, in notation.
    setup: String,
    /// The first position in notation. Empty for the start of a game.
    start: String,
    /// The rulings for which the setup must be refused. Empty if it is valid.
    faults: Vec<String>,
    /// The courses of the scenario.
    lines: Vec<ScenarioLine>,
}

/// One course of a scenario.
#[derive(Debug, Serialize, Tsify)]
pub struct ScenarioLine {
    /// The name, which may be empty.
    name: String,
    /// The steps.
    steps: Vec<ScenarioStep>,
}

/// A step of a scenario: a decision, or a check.
#[derive(Debug, Serialize, Tsify)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum ScenarioStep {
    /// Decides.
    Decide {
        /// Who decides what.
        decision: Decision,
    },
    /// Requires a decision to be refused.
    Refused {
        /// Who would decide what.
        decision: Decision,
        /// The id of the ruling that refuses it.
        rule: String,
    },
    /// Requires a turn.
    Turn {
        /// The turn in notation.
        turn: String,
    },
    /// Requires tokens of the position.
    Holds {
        /// The tokens.
        tokens: Vec<String>,
    },
    /// Requires tokens to be missing from the position.
    Lacks {
        /// The names of the tokens.
        names: Vec<String>,
    },
    /// Requires exactly these legal actions of a seat.
    Legal {
        /// The seat.
        seat: u8,
        /// The actions in notation.
        actions: Vec<String>,
    },
    /// Requires tokens of a view.
    Sees {
        /// The viewer.
        #[tsify(type = "Viewer")]
        viewer: Somebody,
        /// The tokens.
        tokens: Vec<String>,
    },
    /// Requires that a viewer learnt something from the last decision.
    Heard {
        /// The viewer.
        #[tsify(type = "Viewer")]
        viewer: Somebody,
        /// The event in notation.
        event: String,
    },
    /// Requires tokens of every position a viewer could be in.
    Knows {
        /// The viewer.
        #[tsify(type = "Viewer")]
        viewer: Somebody,
        /// The tokens.
        tokens: Vec<String>,
    },
    /// Requires tokens to be missing in some position a viewer could be in.
    Doubts {
        /// The viewer.
        #[tsify(type = "Viewer")]
        viewer: Somebody,
        /// The tokens.
        tokens: Vec<String>,
    },
}

impl From<&rulebook::Step> for ScenarioStep {
    fn from(step: &rulebook::Step) -> Self {
        use rulebook::Step;
        match step.clone() {
            Step::Decide(decision) => Self::Decide { decision: decision.into() },
            Step::Refused(decision, rule) => Self::Refused { decision: decision.into(), rule },
            Step::Turn(turn) => Self::Turn { turn },
            Step::Holds(tokens) => Self::Holds { tokens },
            Step::Lacks(names) => Self::Lacks { names },
            Step::Legal(seat, actions) => Self::Legal { seat: seat.number(), actions },
            Step::Sees(viewer, tokens) => Self::Sees { viewer: viewer.into(), tokens },
            Step::Heard(viewer, event) => Self::Heard { viewer: viewer.into(), event },
            Step::Knows(viewer, tokens) => Self::Knows { viewer: viewer.into(), tokens },
            Step::Doubts(viewer, tokens) => Self::Doubts { viewer: viewer.into(), tokens },
        }
    }
}

impl From<&rulebook::Line> for ScenarioLine {
    fn from(line: &rulebook::Line) -> Self {
        let steps = line.steps().map(ScenarioStep::from).collect();
        Self { name: line.name(Lang::En).to_owned(), steps }
    }
}

impl From<&rulebook::Scenario> for Scenario {
    fn from(scenario: &rulebook::Scenario) -> Self {
        Self {
            name: scenario.name().to_owned(),
            game: scenario.game().to_owned(),
            title: scenario.title(Lang::En).to_owned(),
            source: scenario.source().to_owned(),
            rules: scenario.rules().to_vec(),
            setup: scenario.setup().to_owned(),
            start: scenario.start().to_owned(),
            faults: scenario.faults().to_vec(),
            lines: scenario.lines().iter().map(ScenarioLine::from).collect(),
        }
    }
}

/// The result of running a scenario.
#[derive(Debug, Serialize, Tsify)]
pub struct ScenarioReport {
    /// The transcript.
    transcript: String,
    /// The steps that failed, each with its line number in the file. Empty if the scenario passes.
    failures: Vec<String>,
}

fn read(name: &GivenText, toml: &GivenText) -> Result<rulebook::Scenario> {
    let (name, toml) = (given::text(name)?, given::text(toml)?);
    rulebook::Scenario::from_toml(&name, &toml)
        .map_err(|faults| Problem::faulty("Scenario", &faults, Reader::default()))
}

/// Reads a scenario from TOML. The file `scenarios.json` of the package contains those of the
/// library's games, with their titles in each language. Throws `Scenario` with all faults.
#[wasm_bindgen(js_name = readScenario)]
pub fn read_scenario(name: &GivenText, toml: &GivenText) -> Result<Ts<Scenario>> {
    told(Scenario::from(&read(name, toml)?))
}

/// Runs a scenario that is written in TOML. Throws `Scenario` with all faults. The report contains
/// the failed steps.
#[wasm_bindgen(js_name = runToml)]
pub fn run_toml(name: &GivenText, toml: &GivenText) -> Result<Ts<ScenarioReport>> {
    let report = read(name, toml)?
        .run()
        .map_err(|faults| Problem::faulty("Scenario", &faults, Reader::default()))?;
    let rulebook::Report { transcript, failures, .. } = report;
    told(ScenarioReport { transcript, failures })
}

/// Returns the changes from one notation of a game to another: new tokens, tokens with another
/// value, and the names of removed tokens. Empty if nothing changed. For a list, it contains the
/// added and the removed elements if that is shorter.
#[wasm_bindgen(js_name = positionChanges)]
pub fn position_changes(before: &GivenText, after: &GivenText) -> Result<String> {
    Ok(rulebook::changes(&given::text(before)?, &given::text(after)?))
}

/// Returns a transcript with wrapped lines.
#[wasm_bindgen(js_name = wrapTranscript)]
pub fn wrap_transcript(transcript: &GivenText) -> Result<String> {
    Ok(rulebook::wrap(&given::text(transcript)?))
}
