//! Runs scenarios, step by step, and changes a position between steps.

use std::fmt;
use std::fmt::Write as _;
use std::str::FromStr;

use crate::base::actor::Viewer;
use crate::base::lang::Lang;
use crate::base::rule::{Faults, NotationError};
use crate::base::seat::Seat;
use crate::game::dealer::Dealer;
use crate::game::record::Decision;
use crate::game::{Event as _, Hidden, Inconsistent, InformationState, Sampler as _};
use crate::lab::rulebook::{Report, Scenario};
use crate::text::notation::tokens::split;

/// A running scenario, with its transcript.
#[derive(Default)]
pub(crate) struct Runner {
    transcript: String,
    failures: Vec<String>,
    /// The line number of the current step in the file. 0 before the first step.
    number: usize,
}

/// The number of resamples of a viewer's position that show what the viewer knows.
const RESAMPLES: u64 = 64;

impl Runner {
    pub(crate) fn into_report(self, scenario: Scenario) -> Report {
        Report { scenario, transcript: wrap(&self.transcript), failures: self.failures }
    }

    pub(crate) fn run<G: Hidden>(scenario: &Scenario) -> Self {
        let mut runner = Self::default();
        runner.write_head(scenario);
        match scenario.state::<G>() {
            Ok(start) => runner.run_lines(scenario, &start),
            Err(faults) => runner.check_faults(scenario, &faults),
        }
        runner
    }

    fn write_head(&mut self, scenario: &Scenario) {
        self.write(format_args!("{}", scenario.title(Lang::En)));
        if !scenario.source.is_empty() {
            self.write(format_args!("source: {}", scenario.source));
        }
        if !scenario.rules.is_empty() {
            self.write(format_args!("rules: {}", scenario.rules.join(" ")));
        }
    }

    fn write(&mut self, line: fmt::Arguments<'_>) {
        // Writing to a string cannot fail.
        let _ = writeln!(self.transcript, "{line}");
    }

    fn fail(&mut self, expected: fmt::Arguments<'_>) {
        let failure = match self.number {
            0 => format!("expected {expected}"),
            number => format!("line {number}: expected {expected}"),
        };
        self.write(format_args!("  FAILED: {failure}"));
        self.failures.push(failure);
    }

    fn check_faults(&mut self, scenario: &Scenario, faults: &Faults) {
        self.write(format_args!("refused: {} {}", scenario.setup, scenario.start));
        for fault in faults.as_slice() {
            self.write(format_args!("  {fault}"));
        }
        let found: Vec<&str> =
            faults.as_slice().iter().map(|fault| fault.rule.map_or("", |id| id.as_str())).collect();
        if scenario.faults.is_empty() {
            self.fail(format_args!("a setup and a start without faults: {faults}"));
        } else if found != scenario.faults {
            let (expected, found) = (scenario.faults.join(" "), found.join(" "));
            self.fail(format_args!("the faults {expected}, found {found}"));
        }
    }

    fn run_lines<G: Hidden>(&mut self, scenario: &Scenario, start: &G) {
        self.write(format_args!("start: {start}"));
        if !scenario.faults.is_empty() {
            self.fail(format_args!("the faults {}, found none", scenario.faults.join(" ")));
        }
        for line in &scenario.lines {
            self.write(format_args!(""));
            let name = line.name(Lang::En);
            if !name.is_empty() {
                self.write(format_args!("line: {name}"));
            }
            let mut play = Play::new(start);
            for (number, step) in &line.steps {
                self.number = *number;
                self.take(step, &mut play);
            }
            let end = play.state.notation();
            if end != start.notation() {
                self.write(format_args!("end: {end}"));
            }
        }
    }

    fn take<G: Hidden>(&mut self, step: &Step, play: &mut Play<G>) {
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

    fn decide<G: Hidden>(&mut self, decision: &Decision<String>, play: &mut Play<G>) {
        self.write(format_args!("{decision}"));
        let before = play.state.notation();
        match play.decide(decision) {
            Ok(()) => {
                for event in &play.events {
                    self.write(format_args!("  {event}"));
                }
                let changes = changes(&before, &play.state.notation());
                if !changes.is_empty() {
                    self.write(format_args!("  = {changes}"));
                }
            }
            Err(error) => self.fail(format_args!("{decision} to be legal: {error}")),
        }
    }

    fn refuse<G: Hidden>(&mut self, decision: &Decision<String>, rule: &str, play: &Play<G>) {
        match play.refusal(decision) {
            Ok((id, text)) => {
                self.write(format_args!("{decision} is refused"));
                self.write(format_args!("  {text}"));
                if id != rule {
                    self.fail(format_args!("{rule} to refuse {decision}, found {text}"));
                }
            }
            Err(found) => self.fail(format_args!("{rule} to refuse {decision}, {found}")),
        }
    }

    fn compare(&mut self, what: &str, expected: &str, found: &str) {
        self.write(format_args!("{what}: {found}"));
        if expected.trim() != found {
            self.fail(format_args!("{what}: {expected}, found {found}"));
        }
    }

    fn find(&mut self, what: &str, tokens: &[String], text: &str) {
        for token in tokens.iter().filter(|token| !has_token(text, token)) {
            let found = of_name(text, name(token)).unwrap_or_else(|| format!("nothing in {text}"));
            self.fail(format_args!("{what}: {token}, found {found}"));
        }
    }

    fn miss(&mut self, names: &[String], text: &str) {
        for missed in names {
            if let Some(found) = of_name(text, missed) {
                self.fail(format_args!("no {missed}, found {found}"));
            }
        }
    }

    fn list_legal<G: Hidden>(&mut self, seat: Seat, actions: &[String], play: &Play<G>) {
        let found: Vec<String> =
            play.state.actions(seat).into_iter().map(|action| action.to_string()).collect();
        let found = if found.is_empty() { "nothing".to_owned() } else { found.join(" ") };
        self.compare(&format!("legal {seat}"), &actions.join(" "), &found);
    }

    fn listen<G: Hidden>(&mut self, viewer: Viewer, text: &str, play: &Play<G>) {
        let heard: Vec<String> =
            play.events.iter().map(|event| event.seen_by(viewer).to_string()).collect();
        let line = format!("{viewer} hears {}\n", heard.join("; "));
        if !self.transcript.ends_with(&line) {
            self.transcript += &line;
        }
        if !heard.iter().any(|heard| heard == text) {
            let heard = if heard.is_empty() { "nothing".to_owned() } else { heard.join("; ") };
            self.fail(format_args!("{viewer} to hear {text:?}, found {heard}"));
        }
    }

    fn conclude<G: Hidden>(
        &mut self,
        viewer: Viewer,
        tokens: &[String],
        play: &Play<G>,
        certain: bool,
    ) {
        let verb = if certain { "knows" } else { "doubts" };
        self.write(format_args!("{viewer} {verb} {}", tokens.join(" ")));
        let possible = match play.possible(viewer) {
            Ok(possible) => possible,
            Err(error) => {
                return self.fail(format_args!("a position that {viewer} could be in: {error}"));
            }
        };
        for token in tokens {
            let other = possible.iter().find(|text| !has_token(text, token));
            match (certain, other) {
                (true, Some(text)) => {
                    let found = of_name(text, name(token)).unwrap_or_else(|| text.clone());
                    self.fail(format_args!("{viewer} {verb} {token}, possible is {found}"));
                }
                (false, None) => self.fail(format_args!("{viewer} {verb} {token}, it is certain")),
                _ => (),
            }
        }
    }
}

fn has_token(text: &str, token: &str) -> bool {
    text.split_whitespace().any(|other| other == token)
}

/// Returns the token with the wanted name in a notation.
fn of_name(text: &str, wanted: &str) -> Option<String> {
    text.split_whitespace().find(|token| name(token) == wanted).map(str::to_owned)
}

/// A game in progress, with what every viewer has seen of it.
struct Play<G: Hidden> {
    state: G,
    events: Vec<G::Event>,
    seen: Vec<InformationState<G>>,
}

impl<G: Hidden> Play<G> {
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

    /// Returns the ruling and the text of a refusal, or what happens instead.
    fn refusal(&self, decision: &Decision<String>) -> Result<(&'static str, String), String> {
        let action = decision.action.parse();
        let action = action.map_err(|error: NotationError| format!("found that {error}"))?;
        match self.state.apply(decision.actor, action) {
            Err(illegal) => Ok((illegal.rule().id.as_str(), illegal.to_string())),
            Ok(_) => Err("found that it is legal".to_owned()),
        }
    }

    /// Returns positions that a viewer could be in.
    fn possible(&self, viewer: Viewer) -> Result<Vec<String>, Inconsistent> {
        let seen = self.seen.iter().find(|seen| seen.viewer() == viewer);
        let seen = seen.ok_or(Inconsistent("there is no such seat"))?;
        let sampler = seen.sampler()?;
        let state = |seed| sampler.sample(&mut Dealer::new(seed)).map(|state| state.notation());
        (0..RESAMPLES).map(state).collect()
    }
}

/// Returns the changes from one notation of a game to another: new tokens, tokens with another
/// value, and the names of removed tokens. Empty if nothing changed. For a list, it contains the
/// added and the removed elements if that is shorter.
///
/// # Examples
/// ```
/// use mauerwerk::rulebook::changes;
///
/// let (before, after) = ("wall:T master:0 fists:T/4/_", "wall:T4 master:0");
/// assert_eq!(changes(before, after), "wall:T4; gone: fists");
/// assert_eq!(changes(after, after), "");
/// let (before, after) = ("walls:a1-a2,a2-b2,b2-b3", "walls:a1-a2,a1-b1,b2-b3");
/// assert_eq!(changes(before, after), "walls:+a1-b1,-a2-b2");
/// ```
#[must_use]
pub fn changes(before: &str, after: &str) -> String {
    let (before, after) = (split(before), split(after));
    let new = after.iter().filter(|token| !before.contains(token));
    let new: Vec<String> = new.map(|token| change(&before, token)).collect();
    let left: Vec<&str> = after.into_iter().map(name).collect();
    let gone: Vec<&str> =
        before.into_iter().map(name).filter(|name| !left.contains(name)).collect();
    match (new.join(" "), gone.join(" ")) {
        (new, gone) if gone.is_empty() => new,
        (new, gone) if new.is_empty() => format!("gone: {gone}"),
        (new, gone) => format!("{new}; gone: {gone}"),
    }
}

/// Returns the change of a new token: for a list the added and removed elements, otherwise the
/// whole token.
fn change(before: &[&str], token: &str) -> String {
    let whole = token.to_owned();
    let old = before.iter().find(|old| name(old) == name(token));
    let Some((old, new)) = old.and_then(|old| Some((list(old)?, list(token)?))) else {
        return whole;
    };
    let added = without(&new, &old).into_iter().map(|one| format!("+{one}"));
    let removed = without(&old, &new).into_iter().map(|one| format!("-{one}"));
    let changed: Vec<String> = added.chain(removed).collect();
    let changed = format!("{}:{}", name(token), changed.join(","));
    if changed.len() < whole.len() && !changed.ends_with(':') { changed } else { whole }
}

/// Returns the elements of a list in a token's value. Lists of seat numbers and lists of lists are
/// not split.
fn list(token: &str) -> Option<Vec<&str>> {
    let (_, value) = token.split_once(':')?;
    let elements: Vec<&str> = value.split(',').collect();
    let long = elements.iter().all(|one| one.len() > 1);
    (long && !value.contains(['/', '{'])).then_some(elements)
}

/// Returns the elements of a list that another list lacks, with their number.
fn without<'a>(list: &[&'a str], other: &[&str]) -> Vec<&'a str> {
    let mut other = other.to_vec();
    let lacked = |one: &&&str| match other.iter().position(|another| another == *one) {
        Some(index) => {
            other.swap_remove(index);
            false
        }
        None => true,
    };
    list.iter().filter(lacked).copied().collect()
}

/// Returns the name of a token.
pub(super) fn name(token: &str) -> &str {
    token.split(':').next().unwrap_or_default()
}

/// The most characters on a line of a transcript, if spaces, commas or slashes allow.
const WIDTH: usize = 120;

/// Returns a transcript with wrapped lines. Continuations are indented by four more spaces than the
/// line. Only a word that fits on no line is broken, after commas and slashes.
///
/// # Examples
/// ```
/// use mauerwerk::rulebook::wrap;
///
/// let walls = format!("  = walls:{} seat:0\n", ["a1-a2"; 20].join(","));
/// let wrapped = wrap(&walls);
/// let [first, second] = *wrapped.lines().collect::<Vec<_>>() else { panic!("{wrapped}") };
/// assert_eq!((first.len(), second), (118, "      a1-a2,a1-a2 seat:0"));
/// ```
#[must_use]
pub fn wrap(transcript: &str) -> String {
    let lines = transcript.trim_end().lines();
    lines.flat_map(|line| [wrap_line(line.trim_end()), "\n".to_owned()]).collect()
}

fn wrap_line(line: &str) -> String {
    let blanks = (line.len() - line.trim_start().len()).min(WIDTH / 2);
    let indent = " ".repeat(blanks + 4);
    let (mut wrapped, mut rest) = (" ".repeat(blanks), line.trim_start());
    let mut room = WIDTH - blanks;
    while let Some((end, _)) = rest.char_indices().nth(room) {
        room = WIDTH - indent.len();
        let (first, after) = rest.split_at(breaking(rest, end, room));
        wrapped += &format!("{}\n{indent}", first.trim_end());
        rest = after.trim_start();
    }
    (wrapped + rest).trim_end().to_owned()
}

/// Returns where to break a text that is longer than `end` bytes, given `room` characters for each
/// further line. It breaks before the word at the end, or inside a word that is longer than a line.
fn breaking(text: &str, end: usize, room: usize) -> usize {
    let (head, tail) = text.split_at(end);
    let word = head.rfind(' ').map_or(0, |blank| blank + 1);
    let after = tail.find(' ').unwrap_or(tail.len());
    let fits = text[word..end + after].chars().count() <= room;
    let within = head[word..].rfind([',', '/']).map(|mark| word + mark + 1);
    match within.filter(|_| !fits) {
        _ if after == 0 => end,
        Some(within) => within,
        None if word > 0 => word,
        None => end + after,
    }
}

/// The forms of all steps, with their meanings.
pub const STEPS: &[(&str, &str)] = &[
    ("0 T", "seat 0 decides; it must be legal"),
    ("* 5", "chance decides; it must be possible"),
    ("all T 6 -", "every seat decides, in ascending order"),
    ("refused 0 T: DM-09", "the decision must be refused, with that ruling"),
    ("turn: decide 1,2", "whose turn it must be: `decide …`, `chance` or `over …`"),
    ("holds: wall:T master:1", "tokens that the position's notation must have"),
    ("lacks: fists", "names of tokens that the position's notation must not have"),
    ("legal 1: L R", "exactly the legal actions of a seat, `nothing` if none"),
    ("sees 1: gifts:2>0?", "tokens that the view of a seat, or of `spectator`, must have"),
    ("heard 1: seat 0 builds T", "something that a viewer must have learnt from the last decision"),
    ("knows 1: stocks:…", "tokens of every position the viewer could be in (by resampling)"),
    ("doubts 1: stocks:…", "tokens that some such position lacks"),
];

/// The forms of all steps, for errors.
const EXPECTED: &str = "a step: write \"0 T\" or \"* 5\" (who decides what), \"all T 6 -\", \
    \"refused 0 T: DM-09\", \"turn: …\", \"holds: …\", \"lacks: …\", \"legal 1: …\", \"sees 1: …\", \
    \"heard 1: …\", \"knows 1: …\" or \"doubts 1: …\"";

/// A step of a scenario: a decision, or a check.
///
/// The enum is exhaustive, so that the compiler tells other runners of scenarios when there is a
/// new kind of step.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum Step {
    /// A decision.
    Decide(Decision<String>),
    /// A decision that must be refused with the given ruling.
    Refused(Decision<String>, String),
    /// The expected turn.
    Turn(String),
    /// Tokens that the position must have.
    Holds(Vec<String>),
    /// Names of tokens that the position must not have.
    Lacks(Vec<String>),
    /// Exactly the legal actions of a seat.
    Legal(Seat, Vec<String>),
    /// Tokens that a view must have.
    Sees(Viewer, Vec<String>),
    /// Something that a viewer must have learnt from the last decision.
    Heard(Viewer, String),
    /// Tokens of every position a viewer could be in.
    Knows(Viewer, Vec<String>),
    /// Tokens that are missing in a position that a viewer could be in.
    Doubts(Viewer, Vec<String>),
}

impl Step {
    /// Reads the steps of a line of a script. `all` has several decisions, and a comment has no
    /// steps.
    pub(crate) fn read_all(line: &str) -> Result<Vec<Self>, NotationError> {
        let text = line.split('#').next().unwrap_or_default().trim();
        match text.strip_prefix("all ") {
            Some(actions) => (0..).zip(actions.split_whitespace()).map(Self::decided).collect(),
            None if text.is_empty() => Ok(Vec::new()),
            None => Ok(vec![text.parse()?]),
        }
    }

    fn decided((number, action): (u8, &str)) -> Result<Self, NotationError> {
        let error = || NotationError::new("an action of any seat: there are too many", action);
        let seat = Seat::new(number).ok_or_else(error)?;
        Ok(Self::Decide(Decision { actor: seat.into(), action: action.to_owned() }))
    }
}

impl FromStr for Step {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let error = || NotationError::new(EXPECTED, text);
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_are_documented_as_they_are_listed() {
        let docs = include_str!("mod.rs");
        for (step, does) in STEPS {
            assert!(docs.contains(&format!("//! | `{step}` | {does} |\n")), "{step}: {does}");
            assert!(Step::read_all(step).is_ok_and(|steps| !steps.is_empty()), "{step}");
            let verb = step.split([':', ' ']).next().unwrap_or_default();
            let listed = [format!("\"{verb}:"), format!("\"{verb} ")];
            assert!(listed.iter().any(|start| EXPECTED.contains(start)), "{step}");
        }
    }
}
