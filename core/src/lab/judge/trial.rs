//! The parts of a trial: scenarios, random games, and counts.

use std::collections::{HashMap, HashSet};

use super::compare::{Difference, Wrong, citation};
use super::court::{Case, Court, End, Verdict};
use super::protocol::{Played, Way};
use super::report::{Count, Miss};
use super::start::Start;
use crate::base::actor::{Actor, Viewer};
use crate::game::dealer::Dealer;
use crate::game::record::{Decision, Record};
use crate::game::{FullGame, Turn};
use crate::lab::rulebook::{Scenario, Step};

/// The number of decisions in a question about a random game.
const PART: usize = 16;
/// The most decisions of a random game.
const LONGEST: usize = 600;
/// The number of games with a difference after which no more are played.
const WRONG_GAMES: usize = 20;

impl<G: FullGame> Court<'_, G> {
    /// Checks a scenario, and returns whether it holds. Returns `None` if it is not supported.
    pub(super) fn scenario(&mut self, scenario: &Scenario) -> Result<Option<bool>, End> {
        let before = self.misses.len();
        let supported = match scenario.state::<G>() {
            Ok(start) => {
                let mut supported = true;
                for line in scenario.lines() {
                    supported &= self.line(scenario, &start, line.steps())?;
                }
                supported
            }
            Err(_) => self.setup(scenario)?,
        };
        let holds = self.misses.len() == before;
        Ok((supported || !holds).then_some(holds))
    }

    /// Checks that a setup with faults is refused.
    fn setup(&mut self, scenario: &Scenario) -> Result<bool, End> {
        let setup = scenario.setup().parse::<G::Setup>();
        if setup.as_ref().is_ok_and(|setup| G::start(setup).is_ok()) {
            // Subjects need not check positions.
            return Ok(false);
        }
        let options = setup.ok().and_then(|setup| serde_json::to_value(&setup).ok());
        let options = options.unwrap_or_default();
        let way = Way { setup: scenario.setup().to_owned(), options, ..Way::default() };
        let (difference, rules) = match self.play(&way)? {
            Ok(Played { positions, refused, .. }) if !positions.is_empty() || refused.is_none() => {
                (Difference::new(Wrong::Accepts, "-", &way.setup), scenario.faults())
            }
            Ok(Played { rule, .. }) => {
                self.checked.refusals += 1;
                let Some(wrong) = citation(rule.as_deref(), scenario.faults()) else {
                    self.checked.citations += u64::from(rule.is_some());
                    return Ok(true);
                };
                (wrong, scenario.faults())
            }
            Err(Verdict::Wrong(_, difference)) => (difference, scenario.rules()),
            Err(_) => {
                self.checked.unsupported += 1;
                return Ok(false);
            }
        };
        self.keep(Miss::new(&way, difference, Some(scenario.name()), rules.to_vec()))?;
        Ok(true)
    }

    /// Checks a line of a scenario up to its first difference, and returns whether it is supported.
    fn line<'s>(
        &mut self,
        scenario: &Scenario,
        start: &G,
        steps: impl Iterator<Item = &'s Step>,
    ) -> Result<bool, End> {
        let mut record = Record::from_state(start.clone());
        let (mut refused, mut viewers) = (Vec::new(), HashSet::new());
        for step in steps {
            match step {
                Step::Decide(Decision { actor, action }) => {
                    let action = action.parse().ok();
                    let _ = action.map(|action| record.push(*actor, action));
                }
                Step::Refused(Decision { actor, action }, _) => {
                    let tried =
                        action.parse().ok().map(|action| Decision { actor: *actor, action });
                    refused.push(Case { tried, ..Case::of(&record) });
                }
                Step::Sees(viewer, _) | Step::Heard(viewer, _) | Step::Doubts(viewer, _) => {
                    viewers.insert(*viewer);
                }
                _ => (),
            }
        }
        let wholes = [(Case::of(&record), 0)];
        let ends = refused.into_iter().map(|case| (case.decisions.len(), case));
        let cases = wholes.into_iter().chain(ends.map(|(from, case)| (case, from)));
        for (case, from) in cases {
            match self.compare(&case, from)? {
                Verdict::Right => (),
                Verdict::Unsupported => {
                    self.checked.unsupported += 1;
                    return Ok(false);
                }
                Verdict::Wrong(number, difference) => {
                    let (case, difference) = self.shrunk(&case, number, difference)?;
                    let (name, rules) = (scenario.name(), scenario.rules());
                    return self.miss(&case, difference, Some(name), rules).map(|()| true);
                }
            }
        }
        let mut viewers: Vec<Viewer> = viewers.into_iter().collect();
        viewers.sort_unstable_by_key(|viewer| viewer.seat());
        for viewer in viewers {
            if let Some((case, leak)) = self.twin(&record, viewer, &mut Dealer::new(1))? {
                let (name, rules) = (scenario.name(), scenario.rules());
                return self.miss(&case, leak, Some(name), rules).map(|()| true);
            }
        }
        Ok(true)
    }

    /// Plays a random game in parallel with the subject.
    pub(super) fn game(&mut self, start: &G, mut dealer: Dealer) -> Result<(), End> {
        let mut record = Record::from_state(start.clone());
        let mut from = 0;
        loop {
            while record.decisions().len() < from + PART {
                let Some((actor, action)) = record.state().decide(&mut dealer) else { break };
                if record.push(actor, action).is_err() {
                    break;
                }
            }
            let made = record.decisions().len();
            if from > made {
                break;
            }
            let case = Case { tried: illegal(&record, &mut dealer), ..Case::of(&record) };
            match self.compare(&case, from)? {
                Verdict::Right => self.checked.decisions += (made + 1 - from) as u64,
                Verdict::Unsupported if from > 0 => {
                    let found = Difference::new(Wrong::Protocol, "positions", "unsupported");
                    return self.miss(&case, found, None, &[]);
                }
                Verdict::Unsupported => {
                    self.checked.unsupported += 1;
                    return Ok(());
                }
                Verdict::Wrong(number, difference) => {
                    self.checked.wrong_games += 1;
                    let (case, difference) = self.shrunk(&case, number, difference)?;
                    return self.miss(&case, difference, None, &[]);
                }
            }
            if self.secrets(&record, &mut dealer)? {
                return Ok(());
            }
            from = made + 1;
            if from > LONGEST {
                break;
            }
        }
        self.checked.games += 1;
        Ok(())
    }

    /// Checks what a random viewer sees and may conclude, and returns whether something is wrong.
    fn secrets(&mut self, record: &Record<G>, dealer: &mut Dealer) -> Result<bool, End> {
        let viewers: Vec<Viewer> = Viewer::all(record.state().seats()).collect();
        let viewer = dealer.choose(&viewers).unwrap_or(Viewer::Spectator);
        // Resampling a record takes time that grows with it.
        let early = record.decisions().len() <= 4 * PART;
        let found = if early { self.twin(record, viewer, dealer)? } else { None };
        let found = match found {
            None => self.resampled(record, viewer)?,
            found => found,
        };
        let Some((case, difference)) = found else { return Ok(false) };
        self.checked.wrong_games += 1;
        self.miss(&case, difference, None, &[]).map(|()| true)
    }

    /// Returns whether more random games are useful.
    pub(super) fn goes_on(&self) -> bool {
        self.checked.wrong_games < WRONG_GAMES
    }

    /// Visits all positions up to a number of steps with the subject, and counts them.
    pub(super) fn count(&mut self, start: &Start) -> Result<(), End> {
        let Ok(first) = start.notation.parse::<G>() else { return Ok(()) };
        let case = Case::new(first.clone());
        match self.compare(&case, 0)? {
            Verdict::Right => (),
            Verdict::Unsupported => {
                self.checked.unsupported += 1;
                return Ok(());
            }
            Verdict::Wrong(_, difference) => return self.miss(&case, difference, None, &[]),
        }
        let mut layer = HashMap::from([(first.clone(), (case, 1_u128))]);
        let mut all = HashSet::from([first]);
        let (mut steps, mut histories, mut finished) = (Vec::new(), 1_u128, 0);
        while !layer.is_empty() && start.steps.is_none_or(|most| steps.len() < most) {
            let mut next: HashMap<G, (Case<G>, u128)> = HashMap::new();
            for (state, (case, ways)) in &layer {
                let decisions = decisions(state, start.steps.is_none());
                finished += if decisions.is_empty() { *ways } else { 0 };
                for made in decisions {
                    let Ok(after) = state.apply(made.actor, made.action) else { continue };
                    histories += ways;
                    if let Some((_, count)) = next.get_mut(&after) {
                        *count += ways;
                    }
                    let mut case = case.clone();
                    case.decisions.push(made);
                    if let Verdict::Wrong(number, difference) =
                        self.compare(&case, case.decisions.len())?
                    {
                        let (case, difference) = self.shrunk(&case, number, difference)?;
                        return self.miss(&case, difference, None, &[]);
                    }
                    all.insert(after.clone());
                    next.entry(after).or_insert((case, *ways));
                }
            }
            steps.push((next.values().map(|(_, ways)| ways).sum(), next.len()));
            layer = next;
        }
        let positions = all.len();
        let start = start.clone();
        self.checked.counts.push(Count { start, positions, histories, finished, steps });
        Ok(())
    }
}

/// Returns all decisions that a state allows. In the turn-based form, only the first of the seats
/// that decide together does.
fn decisions<G: FullGame>(state: &G, turn_based: bool) -> Vec<Decision<G::Action>> {
    match state.turn() {
        Turn::Decide(seats) => {
            let first = if turn_based { 1 } else { seats.len() };
            let of = |seat| {
                let actions = state.actions(seat).into_iter();
                actions.map(move |action| Decision { actor: Actor::Seat(seat), action })
            };
            seats.iter().take(first).flat_map(of).collect()
        }
        Turn::Chance => {
            let chances = state.chances().into_iter();
            chances.map(|it| Decision { actor: Actor::Chance, action: it.action }).collect()
        }
        Turn::Over(_) => Vec::new(),
    }
}

/// Returns a decision that the rules refuse: an earlier one, or one close to a legal one.
fn illegal<G: FullGame>(record: &Record<G>, dealer: &mut Dealer) -> Option<Decision<G::Action>> {
    /// The largest distance between an id and a legal one.
    const CLOSE: u32 = 12;
    const TRIES: u32 = 20;
    let state = record.state();
    let made: Vec<G::Action> = record.decisions().iter().map(|made| made.action).collect();
    let legal: Vec<Decision<G::Action>> = decisions(state, false);
    (0..TRIES).find_map(|_| {
        let actor = dealer.choose(&legal).map(|it| it.actor);
        let actor = actor.or_else(|| record.decisions().last().map(|it| it.actor))?;
        let action = match dealer.below(3) {
            0 => dealer.choose(&made),
            1 => G::action(dealer.below(G::INFO.actions)),
            _ => dealer.choose(&legal).and_then(|near| {
                let id = G::id(near.action) + dealer.below(2 * CLOSE + 1);
                G::action(id.saturating_sub(CLOSE))
            }),
        };
        let tried = Decision { actor, action: action? };
        state.apply(tried.actor, tried.action).is_err().then_some(tried)
    })
}
