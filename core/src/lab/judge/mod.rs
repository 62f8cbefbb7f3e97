//! A judge of rules: compares another implementation of a game with this one (feature `engines`).
//!
//! A [`Subject`] answers what a position looks like after a series of decisions. `docs/judge.md` in
//! the repository describes the protocol for programs, which [`Program`] speaks. [`judge`] compares
//! the answers with the rules:
//!
//! - every scenario of the rulebook, step by step;
//! - random games, shrunk to the shortest difference;
//! - all positions of small variants;
//! - events and the rulings of refusals, if the subject reports them;
//! - the weights of chance, listed or drawn;
//! - what a viewer is shown in worlds that it can't tell apart;
//! - the positions that a viewer could be in, if the subject draws them.
//!
//! The [`Report`] lists everything that is wrong, and ranks the rulings that explain it.
//!
//! # Examples
//! ```
//! use mauerwerk::bot::unwatched;
//! use mauerwerk::die_mauer::State;
//! use mauerwerk::judge::{Own, Task, judge};
//!
//! let task = Task::<State> { games: 2, ..Task::default() };
//! let report = judge(&mut Own::<State>::default(), &task, &unwatched).unwrap();
//! assert!(report.passes);
//! ```

mod compare;
mod court;
mod odds;
mod own;
mod program;
mod protocol;
mod report;
mod start;
mod trial;

use crate::game::FullGame;
use crate::game::dealer::Dealer;
use crate::lab::rulebook::Scenario;

pub use compare::Wrong;
pub use odds::ERROR;
pub use own::{Own, reply, serve};
pub use program::Program;
pub use protocol::{NoAnswer, Outcome, Played, Sample, Shown, Subject, VERSION, Way};
pub use report::{Broken, Checked, Count, Miss, Report};
pub use start::Start;

use court::{Court, End};

/// What a judge checks.
#[derive(Clone, PartialEq, Debug)]
pub struct Task<G: FullGame> {
    /// The scenarios.
    pub scenarios: Vec<Scenario>,
    /// The small variants whose positions are visited.
    pub counts: Vec<Start>,
    /// The number of random games.
    pub games: u64,
    /// The seed of the random games.
    pub seed: u64,
    /// The setup of all random games, or `None` to use the default setup and those of the
    /// scenarios.
    pub setup: Option<G::Setup>,
    /// Whether the first miss ends the trial.
    pub first: bool,
}

impl<G: FullGame> Default for Task<G> {
    fn default() -> Self {
        let (scenarios, counts, setup) = Default::default();
        Self { scenarios, counts, games: 100, seed: 1, setup, first: false }
    }
}

impl<G: FullGame> Task<G> {
    /// Returns the starts of random games: first the start of a game, then those of scenarios and
    /// of their setups in turn.
    fn starts(&self) -> Vec<G> {
        let of = |setup: &G::Setup| G::start(&G::bounded(setup)).ok();
        if let Some(setup) = &self.setup {
            return of(setup).into_iter().collect();
        }
        let default = G::Setup::default();
        let all = self.scenarios.iter().filter_map(|scenario| scenario.state::<G>().ok());
        let both = all.flat_map(|start| [of(&start.setup()), Some(start)]);
        let mut starts = Vec::new();
        for start in std::iter::once(of(&default)).chain(both).flatten() {
            if !starts.contains(&start) {
                starts.push(start);
            }
        }
        starts
    }
}

/// Compares a subject with the rules of a game. Calls `watch` before each question with the number
/// of questions, and stops as soon as it returns `false`.
///
/// # Errors
/// Returns [`NoAnswer::Stopped`] if `watch` stops it.
pub fn judge<G: FullGame>(
    subject: &mut dyn Subject,
    task: &Task<G>,
    watch: &dyn Fn(u64) -> bool,
) -> Result<Report, NoAnswer> {
    let name = subject.name();
    let mut court = Court::<G>::new(subject, task.first, watch);
    let mut held = Vec::new();
    if let Err(End::Stopped) = try_all(&mut court, task, &mut held) {
        return Err(NoAnswer::Stopped);
    }
    let Court { checked, misses, .. } = court;
    Ok(Report::new(&G::INFO, name, checked, misses, &held))
}

fn try_all<'a, G: FullGame>(
    court: &mut Court<'_, G>,
    task: &'a Task<G>,
    held: &mut Vec<&'a Scenario>,
) -> Result<(), End> {
    for scenario in &task.scenarios {
        let tried = court.scenario(scenario);
        match &tried {
            Ok(Some(true)) => held.push(scenario),
            Ok(Some(false)) | Err(End::Enough) => court.checked.failed += 1,
            Ok(None) | Err(End::Stopped) => (),
        }
        court.checked.scenarios = held.len() as u64;
        tried?;
    }
    task.counts.iter().try_for_each(|start| court.count(start))?;
    let starts = task.starts();
    for game in 0..task.games {
        // The first start is that of usual games, which are half of all.
        let place = if game % 2 == 0 { 0 } else { (game / 2 + 1) as usize % starts.len().max(1) };
        if let Some(start) = starts.get(place).filter(|_| court.goes_on()) {
            court.game(start, Dealer::for_game(task.seed, game))?;
        }
    }
    Ok(())
}
