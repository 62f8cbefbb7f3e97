//! Scenarios: printed examples and rulings as data, run to transcripts.
//!
//! A scenario is a TOML file:
//!
//! ```toml
//! game = "die-mauer"
//! title = "Competitors build in the Master-builder's place"
//! source = "English text, example B, first"   # where it is printed; may be left out
//! rules = ["DM-15", "DM-22"]                   # the rulings it shows
//! setup = "players:3"                          # notation of the set-up; may be left out
//! start = "wall:T stocks:TG/TG4/TG4"           # notation of the position; may be left out
//!
//! [[line]]                                     # several lines show several outcomes
//! name = "one at each end"                     # may be left out where there is one line
//! script = """
//! all 4 4 4
//! turn: decide 1
//! 1 L
//! holds: wall:4T
//! """
//! ```
//!
//! A script has one step a line, and `#` starts a comment:
//!
//! | step | what it does |
//! |---|---|
//! | `0 T`, `* 5` | seat 0, or chance, decides; it must be legal |
//! | `all T 6 -` | every seat decides, in ascending order |
//! | `refused 0 T: DM-09` | the decision must be refused, with that ruling |
//! | `turn: decide 1,2` | whose turn it must be: `decide …`, `chance` or `over …` |
//! | `holds: wall:T master:1` | tokens that the position's notation must have |
//! | `lacks: fists` | names of tokens that the position's notation must not have |
//! | `legal 1: L R` | exactly the legal actions of a seat, `nothing` if none |
//! | `sees 1: gifts:2>0?` | tokens that the view of a seat, or of `spectator`, must have |
//! | `heard 1: seat 0 builds T` | something that a viewer must have learnt from the last decision |
//! | `knows 1: stocks:…` | tokens of *every* position the viewer could be in (by resampling) |
//! | `doubts 1: stocks:…` | tokens that *some* such position lacks |
//!
//! Instead of lines a scenario may have `faults = ["DM-02"]`: the set-up must be refused, with
//! these rulings and no others.

use std::fmt::{self, Write as _};
use std::str::FromStr;

use serde::Deserialize;

use crate::dealer::Dealer;
use crate::game::{Event as _, Game, Viewer};
use crate::information::{Inconsistent, InformationState};
use crate::record::Decision;
use crate::rule::{Faults, NotationError};
use crate::seat::Seat;
use crate::with_game;

/// Holds the file of a scenario that comes with the library.
#[derive(Copy, Clone, Debug)]
pub struct Source {
    /// Holds the scenario's name: that of the file, without its ending.
    pub name: &'static str,
    /// Holds the file's text.
    pub text: &'static str,
}

/// Holds every scenario that comes with the library, by game and name.
pub const SCENARIOS: &[Source] = include!(concat!(env!("OUT_DIR"), "/scenarios.rs"));

/// Holds a scenario.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Scenario {
    /// Holds its name.
    pub name: String,
    /// Holds the id of its game.
    pub game: String,
    /// Says what it shows.
    pub title: String,
    /// Says where it is printed; empty if it is not.
    pub source: String,
    /// Holds the ids of the rulings it shows.
    pub rules: Vec<String>,
    /// Holds the set-up, in notation.
    pub setup: String,
    /// Holds the position it starts from, in notation; empty for the start of a game.
    pub start: String,
    /// Holds the rulings for which the set-up must be refused; empty if it must not.
    pub faults: Vec<String>,
    /// Holds the ways it may go.
    pub lines: Vec<Line>,
}

/// Holds one way a scenario may go.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Line {
    /// Holds its name; may be empty.
    pub name: String,
    /// Holds what is done and checked.
    pub steps: Vec<Step>,
}

/// Holds a step of a scenario: a decision, or something that must hold.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum Step {
    /// Decides.
    Decide(Decision<String>),
    /// Requires a decision to be refused, with the ruling of that id.
    Refused(Decision<String>, String),
    /// Requires a turn.
    Turn(String),
    /// Requires tokens of the position.
    Holds(Vec<String>),
    /// Requires tokens of these names to be missing from the position.
    Lacks(Vec<String>),
    /// Requires exactly these legal actions of a seat.
    Legal(Seat, Vec<String>),
    /// Requires tokens of a view.
    Sees(Viewer, Vec<String>),
    /// Requires that a viewer learnt something from the last decision.
    Heard(Viewer, String),
    /// Requires tokens of every position a viewer could be in.
    Knows(Viewer, Vec<String>),
    /// Requires tokens to be missing in some position a viewer could be in.
    Doubts(Viewer, Vec<String>),
}

/// Holds the result of running a scenario.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Report {
    /// Holds the scenario.
    pub scenario: Scenario,
    /// Tells what happened, line by line.
    pub transcript: String,
    /// Says what did not hold; empty if the scenario passes.
    pub failures: Vec<String>,
}

impl Report {
    /// Tells whether all that must hold does.
    #[must_use]
    pub fn passes(&self) -> bool {
        self.failures.is_empty()
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    game: String,
    title: String,
    #[serde(default)]
    source: String,
    rules: Vec<String>,
    #[serde(default)]
    setup: String,
    #[serde(default)]
    start: String,
    #[serde(default)]
    faults: Vec<String>,
    #[serde(default)]
    line: Vec<FileLine>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FileLine {
    #[serde(default)]
    name: String,
    script: String,
}

impl Scenario {
    /// Reads a scenario from the text of its file.
    ///
    /// # Errors
    /// Returns what is wrong with it: not TOML, unknown fields, unknown steps, an unknown game or
    /// ruling, or nothing to check.
    pub fn from_toml(name: &str, text: &str) -> Result<Self, Faults> {
        let file: File = crate::written::from_toml(text)?;
        let lines = file.line.iter().map(Line::read).collect::<Result<Vec<_>, _>>()?;
        let scenario = Self {
            name: name.to_owned(),
            game: file.game,
            title: file.title,
            source: file.source,
            rules: file.rules,
            setup: file.setup,
            start: file.start,
            faults: file.faults,
            lines,
        };
        scenario.check()?;
        Ok(scenario)
    }

    fn check(&self) -> Result<(), Faults> {
        let Some(info) = with_game!(self.game.as_str(), G => G::INFO) else {
            return Err(Faults::one(format_args!("there is no game {:?}", self.game)));
        };
        let mut faults = Faults::default();
        for id in self.rules.iter().chain(&self.faults).chain(self.refusals()) {
            if info.rule(id).is_none() {
                faults.add(None, format_args!("{} has no ruling {id:?}", info.name));
            }
        }
        if self.lines.is_empty() == self.faults.is_empty() {
            faults.add(None, "a scenario has either lines or faults");
        }
        faults.or(())
    }

    fn refusals(&self) -> impl Iterator<Item = &String> {
        self.lines.iter().flat_map(|line| &line.steps).filter_map(|step| match step {
            Step::Refused(_, id) => Some(id),
            _ => None,
        })
    }

    /// Runs the scenario.
    #[must_use]
    pub fn run(self) -> Report {
        with_game!(self.game.as_str(), G => Runner::run::<G>(&self))
            .unwrap_or_default()
            .into_report(self)
    }
}

impl Line {
    fn read(line: &FileLine) -> Result<Self, Faults> {
        let mut steps = Vec::new();
        for text in line.script.lines() {
            let text = text.split('#').next().unwrap_or_default().trim();
            if let Some(actions) = text.strip_prefix("all ") {
                let decisions = (0..).map_while(Seat::new).zip(actions.split_whitespace());
                steps.extend(decisions.map(|(seat, action)| {
                    Step::Decide(Decision { actor: seat.into(), action: action.to_owned() })
                }));
            } else if !text.is_empty() {
                steps.push(text.parse()?);
            }
        }
        Ok(Self { name: line.name.clone(), steps })
    }
}

impl FromStr for Step {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let error = || NotationError::new("a step of a scenario", text);
        let words = |rest: &str| rest.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
        let Some((head, rest)) = text.split_once(": ") else {
            return Ok(Self::Decide(text.parse().map_err(|_| error())?));
        };
        let (verb, of) = head.split_once(' ').unwrap_or((head, ""));
        let viewer = || read_viewer(of).ok_or_else(error);
        Ok(match verb {
            "turn" => Self::Turn(rest.to_owned()),
            "holds" => Self::Holds(words(rest)),
            "lacks" => Self::Lacks(words(rest)),
            "refused" => Self::Refused(of.parse().map_err(|_| error())?, rest.trim().to_owned()),
            "legal" => Self::Legal(read_seat(of).ok_or_else(error)?, words(rest)),
            "sees" => Self::Sees(viewer()?, words(rest)),
            "heard" => Self::Heard(viewer()?, rest.trim().to_owned()),
            "knows" => Self::Knows(viewer()?, words(rest)),
            "doubts" => Self::Doubts(viewer()?, words(rest)),
            _ => return Err(error()),
        })
    }
}

fn read_seat(text: &str) -> Option<Seat> {
    Seat::new(text.parse().ok()?)
}

fn read_viewer(text: &str) -> Option<Viewer> {
    if text == "spectator" { Some(Viewer::Spectator) } else { read_seat(text).map(Viewer::Seat) }
}

/// Runs a scenario and writes down what happens.
#[derive(Default)]
struct Runner {
    transcript: String,
    failures: Vec<String>,
}

/// Holds how often a viewer's position is resampled to find out what the viewer knows.
const RESAMPLES: u64 = 64;

impl Runner {
    fn into_report(self, scenario: Scenario) -> Report {
        Report { scenario, transcript: self.transcript, failures: self.failures }
    }

    fn run<G: Game>(scenario: &Scenario) -> Self {
        let mut runner = Self::default();
        runner.write(format_args!("{}", scenario.title));
        if !scenario.source.is_empty() {
            runner.write(format_args!("source: {}", scenario.source));
        }
        runner.write(format_args!("rules: {}", scenario.rules.join(" ")));
        let start = match scenario.setup.parse::<G::Setup>() {
            Ok(setup) => format!("{setup} {}", scenario.start).parse::<G>(),
            Err(faults) => Err(faults),
        };
        match start {
            Ok(start) => runner.run_lines(scenario, &start),
            Err(faults) => runner.check_faults(scenario, &faults),
        }
        runner
    }

    fn write(&mut self, line: fmt::Arguments<'_>) {
        // Writing to a string cannot fail.
        let _ = writeln!(self.transcript, "{line}");
    }

    fn fail(&mut self, expected: fmt::Arguments<'_>) {
        self.write(format_args!("  FAILED: expected {expected}"));
        self.failures.push(format!("expected {expected}"));
    }

    fn check_faults(&mut self, scenario: &Scenario, faults: &Faults) {
        self.write(format_args!("refused: {} {}", scenario.setup, scenario.start));
        for fault in faults.as_slice() {
            self.write(format_args!("  {fault}"));
        }
        let found: Vec<&str> =
            faults.as_slice().iter().map(|fault| fault.rule.map_or("", |id| id.as_str())).collect();
        if found != scenario.faults {
            self.fail(format_args!("faults {:?}", scenario.faults));
        }
    }

    fn run_lines<G: Game>(&mut self, scenario: &Scenario, start: &G) {
        self.write(format_args!("start: {start}"));
        if !scenario.faults.is_empty() {
            self.fail(format_args!("faults {:?}", scenario.faults));
        }
        for line in &scenario.lines {
            self.write(format_args!(""));
            if !line.name.is_empty() {
                self.write(format_args!("line: {}", line.name));
            }
            let mut play = Play::new(start);
            for step in &line.steps {
                self.take(step, &mut play);
            }
        }
    }

    fn take<G: Game>(&mut self, step: &Step, play: &mut Play<G>) {
        match step {
            Step::Decide(decision) => self.decide(decision, play),
            Step::Refused(decision, rule) => self.refuse(decision, rule, play),
            Step::Turn(turn) => self.compare("turn", turn, &play.state.turn().to_string()),
            Step::Holds(tokens) => self.find("holds", tokens, &play.state.notation()),
            Step::Lacks(names) => self.miss(names, &play.state.notation()),
            Step::Legal(seat, actions) => self.list_legal(*seat, actions, play),
            Step::Sees(viewer, tokens) => {
                let view = play.state.view(*viewer).to_string();
                self.write(format_args!("{viewer} sees {view}"));
                self.find("sees", tokens, &view);
            }
            Step::Heard(viewer, text) => self.listen(*viewer, text, play),
            Step::Knows(viewer, tokens) => self.conclude(*viewer, tokens, play, true),
            Step::Doubts(viewer, tokens) => self.conclude(*viewer, tokens, play, false),
        }
    }

    fn decide<G: Game>(&mut self, decision: &Decision<String>, play: &mut Play<G>) {
        self.write(format_args!("{decision}"));
        match play.decide(decision) {
            Ok(()) => {
                for event in &play.events {
                    self.write(format_args!("  {event}"));
                }
                self.write(format_args!("  = {}", play.state.notation()));
            }
            Err(error) => self.fail(format_args!("{decision} to be legal: {error}")),
        }
    }

    fn refuse<G: Game>(&mut self, decision: &Decision<String>, rule: &str, play: &Play<G>) {
        match play.refusal(decision) {
            Some((id, text)) => {
                self.write(format_args!("{decision} is refused"));
                self.write(format_args!("  {text}"));
                if id != rule {
                    self.fail(format_args!("{rule} to refuse it"));
                }
            }
            None => self.fail(format_args!("{decision} to be refused by {rule}")),
        }
    }

    fn compare(&mut self, what: &str, expected: &str, found: &str) {
        self.write(format_args!("{what}: {found}"));
        if expected.trim() != found {
            self.fail(format_args!("{what}: {expected}"));
        }
    }

    fn find(&mut self, what: &str, tokens: &[String], text: &str) {
        for token in tokens.iter().filter(|token| !has_token(text, token)) {
            self.fail(format_args!("{what}: {token}"));
        }
    }

    fn miss(&mut self, names: &[String], text: &str) {
        let has = |name: &str| {
            text.split_whitespace()
                .any(|token| token.split_once(':').is_some_and(|(n, _)| n == name))
        };
        for name in names.iter().filter(|name| has(name)) {
            self.fail(format_args!("no {name}"));
        }
    }

    fn list_legal<G: Game>(&mut self, seat: Seat, actions: &[String], play: &Play<G>) {
        let found: Vec<String> =
            play.state.actions(seat).into_iter().map(|action| action.to_string()).collect();
        let found = if found.is_empty() { "nothing".to_owned() } else { found.join(" ") };
        self.compare(&format!("legal {seat}"), &actions.join(" "), &found);
    }

    fn listen<G: Game>(&mut self, viewer: Viewer, text: &str, play: &Play<G>) {
        let heard: Vec<String> =
            play.events.iter().map(|event| event.seen_by(viewer).to_string()).collect();
        self.write(format_args!("{viewer} hears {}", heard.join("; ")));
        if !heard.iter().any(|heard| heard == text) {
            self.fail(format_args!("{viewer} to hear: {text}"));
        }
    }

    fn conclude<G: Game>(
        &mut self,
        viewer: Viewer,
        tokens: &[String],
        play: &Play<G>,
        certain: bool,
    ) {
        let verb = if certain { "knows" } else { "doubts" };
        self.write(format_args!("{viewer} {verb} {}", tokens.join(" ")));
        let possible: Result<Vec<String>, _> = play.possible(viewer);
        let Ok(possible) = possible else {
            return self.fail(format_args!("a position that {viewer} could be in"));
        };
        for token in tokens {
            if possible.iter().all(|text| has_token(text, token)) != certain {
                self.fail(format_args!("{viewer} {verb} {token}"));
            }
        }
    }
}

fn has_token(text: &str, token: &str) -> bool {
    text.split_whitespace().any(|other| other == token)
}

/// Holds a game in progress, with what every viewer has seen of it.
struct Play<G: Game> {
    state: G,
    events: Vec<G::Event>,
    seen: Vec<InformationState<G>>,
}

impl<G: Game> Play<G> {
    fn new(start: &G) -> Self {
        let seen = Viewer::all(start.seats()).map(|viewer| InformationState::new(start, viewer));
        Self { state: start.clone(), events: Vec::new(), seen: seen.collect() }
    }

    fn decide(&mut self, decision: &Decision<String>) -> Result<(), String> {
        let action = decision.action.parse().map_err(|error: NotationError| error.to_string())?;
        let mut events = Vec::new();
        let note = &mut |event| events.push(event);
        let next = self.state.apply_noting(decision.actor, action, note);
        self.state = next.map_err(|illegal| illegal.to_string())?;
        self.events = events;
        for seen in &mut self.seen {
            seen.see(&self.events, &self.state);
        }
        Ok(())
    }

    /// Returns the ruling and the text with which a decision is refused.
    fn refusal(&self, decision: &Decision<String>) -> Option<(&'static str, String)> {
        let action = decision.action.parse().ok()?;
        let illegal = self.state.apply(decision.actor, action).err()?;
        Some((illegal.rule().id.as_str(), illegal.to_string()))
    }

    /// Returns positions that a viewer could be in.
    fn possible(&self, viewer: Viewer) -> Result<Vec<String>, Inconsistent> {
        let seen = self.seen.iter().find(|seen| seen.viewer() == viewer);
        let seen = seen.ok_or(Inconsistent("there is no such seat"))?;
        let state = |seed| seen.resample(&mut Dealer::new(seed)).map(|state| state.notation());
        (0..RESAMPLES).map(state).collect()
    }
}

/// Reads and runs every scenario that comes with the library, for one game or for all.
///
/// # Errors
/// Returns what is wrong with the first scenario that cannot be read.
pub fn check(game: Option<&str>) -> Result<Vec<Report>, Faults> {
    let mut reports = Vec::new();
    for source in SCENARIOS {
        let scenario = Scenario::from_toml(source.name, source.text)?;
        if game.is_none_or(|game| game == scenario.game) {
            reports.push(scenario.run());
        }
    }
    Ok(reports)
}
