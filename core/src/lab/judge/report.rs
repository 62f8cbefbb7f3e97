//! The report of a trial.

use std::collections::BTreeMap;

use serde::Serialize;

use super::compare::{Difference, Wrong};
use super::odds::ERROR;
use super::protocol::Way;
use super::start::Start;
use crate::base::lang::Lang;
use crate::game::Info;
use crate::lab::rulebook::Scenario;

/// The report of a trial.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[non_exhaustive]
pub struct Report {
    /// The id of the game.
    pub game: &'static str,
    /// The version of the rules.
    pub ruleset: u32,
    /// The name that the subject gives itself.
    pub subject: String,
    /// Whether something was checked, and nothing is wrong.
    pub passes: bool,
    /// The number of things that were checked.
    pub checked: Checked,
    /// The rulings that the subject most likely breaks, the likeliest first.
    pub rulings: Vec<Broken>,
    /// Everything that is wrong.
    pub misses: Vec<Miss>,
    /// The largest probability that a right subject fails a statistical test of the trial.
    pub error: f64,
}

/// The number of things that were checked.
#[derive(Clone, Default, PartialEq, Debug, Serialize)]
#[non_exhaustive]
pub struct Checked {
    /// The number of questions to the subject.
    pub questions: u64,
    /// The scenarios that hold.
    pub scenarios: u64,
    /// The scenarios that fail.
    pub failed: u64,
    /// Ways, setups and kinds of question that the subject does not support.
    pub unsupported: u64,
    /// The positions that agree.
    pub positions: u64,
    /// The decisions and setups that are refused, as they must be.
    pub refusals: u64,
    /// The refusals for which the subject cites the right ruling.
    pub citations: u64,
    /// The decisions of which the subject tells each viewer the right events.
    pub events: u64,
    /// The random games that agree.
    pub games: u64,
    /// The random games with a difference.
    pub wrong_games: usize,
    /// The positions of random games that agree.
    pub decisions: u64,
    /// The lists of weights of chance that agree.
    pub chances: u64,
    /// The statistical tests of chance.
    pub draws: u64,
    /// The pairs of worlds that a viewer can't tell apart.
    pub twins: u64,
    /// The statistical tests of resampling.
    pub resamples: u64,
    /// The counts of small variants that agree.
    pub counts: Vec<Count>,
}

/// The size of a small variant.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[non_exhaustive]
pub struct Count {
    /// The start.
    pub start: Start,
    /// The number of different positions.
    pub positions: usize,
    /// The number of histories, unfinished ones and the empty one included.
    pub histories: u128,
    /// The number of histories at whose end the game is over.
    pub finished: u128,
    /// For each number of steps, the number of histories and the number of positions.
    pub steps: Vec<(u128, usize)>,
}

/// A ruling that a subject seems to break.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[non_exhaustive]
pub struct Broken {
    /// The ruling's id.
    pub rule: &'static str,
    /// Its title, in English.
    pub title: &'static str,
    /// Its sentence, in English.
    pub sentence: &'static str,
    /// How well the ruling explains what is wrong, from 0 to 1.
    pub suspicion: f64,
    /// The number of scenarios and games that fail because of it, or show it and fail.
    pub failed: u64,
    /// The number of scenarios that show it and hold.
    pub passed: u64,
    /// The shortest miss that names it, as an index into the misses.
    pub example: usize,
}

/// Something that is wrong.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[non_exhaustive]
pub struct Miss {
    /// What is wrong.
    pub wrong: Wrong,
    /// The ruling that the rules cite for it, or those of the scenario.
    pub rules: Vec<String>,
    /// Whether the rules cite the ruling for exactly this.
    pub cited: bool,
    /// The name of the scenario, or `None` for a random game or a count.
    pub scenario: Option<String>,
    /// The setup, in notation.
    pub setup: String,
    /// The position at the start, in notation. Empty for the start of a game.
    pub start: String,
    /// The decisions.
    pub path: Vec<String>,
    /// The seat or viewer that it concerns. Empty if it concerns all.
    pub of: String,
    /// What the rules require.
    pub expected: String,
    /// What the subject answers.
    pub found: String,
}

impl Miss {
    pub(super) fn new(
        way: &Way,
        difference: Difference,
        scenario: Option<&str>,
        rules: Vec<String>,
    ) -> Self {
        let Way { setup, start, path, .. } = way.clone();
        let (Difference { wrong, of, expected, found, rule }, scenario) =
            (difference, scenario.map(str::to_owned));
        let cited = rule.is_some();
        Self { wrong, rules, cited, scenario, setup, start, path, of, expected, found }
    }

    /// Returns how long a person needs to follow it.
    fn length(&self) -> (usize, usize) {
        (self.path.len(), self.setup.len() + self.start.len())
    }
}

/// What speaks for and against a ruling being broken.
#[derive(Default)]
struct Evidence {
    failed: u64,
    passed: u64,
    example: Option<usize>,
}

impl Report {
    pub(super) fn new(
        info: &Info,
        subject: String,
        checked: Checked,
        misses: Vec<Miss>,
        held: &[&Scenario],
    ) -> Self {
        let something = checked.positions > 0;
        Self {
            game: info.id,
            ruleset: info.ruleset,
            subject,
            passes: something && misses.is_empty(),
            checked,
            rulings: rulings(info, &misses, held),
            misses,
            error: ERROR,
        }
    }
}

/// Ranks the rulings by Ochiai's coefficient, which finds faults in programs from tests that pass
/// and tests that fail: failed / √(all failed · (failed + passed)).
fn rulings(info: &Info, misses: &[Miss], held: &[&Scenario]) -> Vec<Broken> {
    let mut all: BTreeMap<&str, Evidence> = BTreeMap::new();
    let mut failed = 0_u64;
    for (number, miss) in misses.iter().enumerate().filter(|(_, miss)| !miss.rules.is_empty()) {
        failed += 1;
        for rule in &miss.rules {
            let evidence = all.entry(rule).or_default();
            evidence.failed += 1;
            let best = evidence.example.map(|best| (!misses[best].cited, misses[best].length()));
            if best.is_none_or(|best| (!miss.cited, miss.length()) < best) {
                evidence.example = Some(number);
            }
        }
    }
    for rule in held.iter().flat_map(|scenario| scenario.rules()) {
        all.entry(rule).or_default().passed += 1;
    }
    let broken = all.into_iter().filter_map(|(id, Evidence { failed: own, passed, example })| {
        let (rule, example) = (info.rule(id)?, example?);
        let suspicion = own as f64 / ((failed * (own + passed)) as f64).sqrt();
        Some(Broken {
            rule: rule.id.as_str(),
            title: rule.title(Lang::En),
            sentence: rule.sentence(Lang::En),
            suspicion,
            failed: own,
            passed,
            example,
        })
    });
    let mut broken: Vec<Broken> = broken.collect();
    broken.sort_by(|one, other| other.suspicion.total_cmp(&one.suspicion));
    broken
}
