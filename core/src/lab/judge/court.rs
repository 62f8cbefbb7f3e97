//! One trial: asks a subject, compares its answers, and collects what is wrong.

use std::marker::PhantomData;

use super::compare::{Difference, Wrong, citation, difference, events, leak, refusal};
use super::odds::fits;
use super::protocol::{NoAnswer, Played, Sample, Shown, Subject, Way};
use super::report::{Checked, Miss};
use crate::base::actor::Viewer;
use crate::game::dealer::Dealer;
use crate::game::record::{Decision, Record};
use crate::game::{FullGame, InformationState, Turn};

/// A way in a game, perhaps with a decision at its end that must be refused.
#[derive(Clone)]
pub(super) struct Case<G: FullGame> {
    pub(super) start: G,
    pub(super) decisions: Vec<Decision<G::Action>>,
    pub(super) tried: Option<Decision<G::Action>>,
}

impl<G: FullGame> Case<G> {
    pub(super) fn new(start: G) -> Self {
        Self { start, decisions: Vec::new(), tried: None }
    }

    pub(super) fn of(record: &Record<G>) -> Self {
        let decisions = record.decisions().to_vec();
        Self { decisions, ..Self::new(record.start().clone()) }
    }

    fn way(&self) -> Way {
        let path = self.decisions.iter().chain(&self.tried).map(ToString::to_string).collect();
        Way { path, ..Way::from(&self.start) }
    }

    /// Returns the record of the decisions, or `None` if one is not legal.
    pub(super) fn record(&self) -> Option<Record<G>> {
        let mut record = Record::from_state(self.start.clone());
        let push = |made: &Decision<G::Action>| record.push(made.actor, made.action).ok();
        self.decisions.iter().try_for_each(push)?;
        Some(record)
    }
}

/// The result of a comparison.
pub(super) enum Verdict {
    Right,
    Unsupported,
    /// The difference, and the number of decisions before it.
    Wrong(usize, Difference),
}

/// The reason why a trial ends early.
pub(super) enum End {
    /// A person stopped it.
    Stopped,
    /// Enough is known.
    Enough,
}

/// What the trial knows about an optional question.
#[derive(Copy, Clone, Default, Eq, PartialEq)]
enum Offer {
    #[default]
    Unknown,
    Yes,
    No,
}

pub(super) struct Court<'a, G> {
    subject: &'a mut dyn Subject,
    watch: &'a dyn Fn(u64) -> bool,
    /// Whether the first miss ends the trial.
    first: bool,
    pub(super) checked: Checked,
    pub(super) misses: Vec<Miss>,
    faults: u32,
    /// The number of statistical tests.
    tests: u64,
    draws: Offer,
    resamples: Offer,
    game: PhantomData<fn() -> G>,
}

impl<'a, G: FullGame> Court<'a, G> {
    /// The number of faults after which a trial ends.
    const FAULTS: u32 = 10;
    /// The number of results in a statistical test of chance.
    const DRAWN: u64 = 10_000;
    /// The number of results in a statistical test of resampling.
    const RESAMPLED: u64 = 1000;
    /// The most statistical tests of chance, and of resampling.
    const TESTS: u64 = 20;
    /// The most positions that a viewer could be in, if resampling is tested.
    const WORLDS: usize = 60;

    pub(super) fn new(
        subject: &'a mut dyn Subject,
        first: bool,
        watch: &'a dyn Fn(u64) -> bool,
    ) -> Self {
        let (checked, misses, faults, tests) = Default::default();
        let (draws, resamples, game) = Default::default();
        Self { subject, watch, first, checked, misses, faults, tests, draws, resamples, game }
    }

    /// Asks the subject. A fault is a difference.
    fn asked<T>(
        &mut self,
        ask: impl FnOnce(&mut dyn Subject) -> Result<T, NoAnswer>,
    ) -> Result<Result<T, Verdict>, End> {
        self.checked.questions += 1;
        if !(self.watch)(self.checked.questions) {
            return Err(End::Stopped);
        }
        match ask(self.subject) {
            Ok(answer) => Ok(Ok(answer)),
            Err(NoAnswer::Unsupported) => Ok(Err(Verdict::Unsupported)),
            Err(NoAnswer::Fault(reason)) => {
                let difference = Difference::new(Wrong::Protocol, "-", reason);
                Ok(Err(Verdict::Wrong(0, difference)))
            }
            Err(NoAnswer::Stopped) => Err(End::Stopped),
        }
    }

    /// Asks about a way that need not be legal.
    pub(super) fn play(&mut self, way: &Way) -> Result<Result<Played, Verdict>, End> {
        self.asked(|subject| subject.play(way, 0))
    }

    /// Compares all positions after `from` decisions or more, and the decision that must be refused.
    pub(super) fn compare(&mut self, case: &Case<G>, from: usize) -> Result<Verdict, End> {
        let way = case.way();
        let played = match self.asked(|subject| subject.play(&way, from))? {
            Ok(played) => played,
            Err(Verdict::Wrong(_, difference)) => {
                return Ok(Verdict::Wrong(case.decisions.len(), difference));
            }
            Err(other) => return Ok(other),
        };
        let Some(record) = case.record() else { return Ok(Verdict::Unsupported) };
        let (mut sampled, mut told) = (None, None);
        for (number, state) in record.states().enumerate().skip(from) {
            let Some(shown) = played.positions.get(number - from) else {
                return Ok(Verdict::Wrong(number, refused(case, number, &played)));
            };
            if let Some(difference) = difference(&state, shown) {
                return Ok(Verdict::Wrong(number, difference));
            }
            if let (Some(last), true) = (number.checked_sub(1), shown.events.is_some()) {
                let told: &Vec<_> = told.get_or_insert_with(|| record.events().collect());
                if let Some(difference) = events(&state, &told[last], shown) {
                    return Ok(Verdict::Wrong(number, difference));
                }
                self.checked.events += 1;
            }
            self.checked.positions += 1;
            self.checked.chances += u64::from(shown.chances.is_some());
            if shown.chances.is_none() && matches!(state.turn(), Turn::Chance) {
                sampled = Some((number, state));
            }
        }
        if let Some(difference) = self.answered(case, &record, &played, from) {
            return Ok(Verdict::Wrong(case.decisions.len(), difference));
        }
        match sampled {
            Some((number, state)) => self.sampled(case, number, &state),
            None => Ok(Verdict::Right),
        }
    }

    /// Returns the difference if the subject accepts a decision that the rules refuse, cites another
    /// ruling for it, or returns too many positions.
    fn answered(
        &mut self,
        case: &Case<G>,
        record: &Record<G>,
        played: &Played,
        from: usize,
    ) -> Option<Difference> {
        let wanted = case.decisions.len() + 1 - from;
        let accepts = played.refused.is_none() || played.positions.len() > wanted;
        match &case.tried {
            Some(tried) => {
                let rule = refusal(record.state(), tried.actor, tried.action);
                if accepts {
                    return Some(Difference::new(Wrong::Accepts, "-", tried.to_string()).by(rule));
                }
                self.checked.refusals += 1;
                let rules: Vec<String> = rule.iter().map(ToString::to_string).collect();
                let wrong = citation(played.rule.as_deref(), &rules);
                self.checked.citations += u64::from(wrong.is_none() && played.rule.is_some());
                wrong.map(|wrong| wrong.by(rule))
            }
            None if played.positions.len() > wanted => {
                let found = played.positions.len().to_string();
                Some(Difference::new(Wrong::Protocol, wanted.to_string(), found))
            }
            None => None,
        }
    }

    /// Tests the results of chance that a subject draws.
    fn sampled(&mut self, case: &Case<G>, number: usize, state: &G) -> Result<Verdict, End> {
        if self.draws == Offer::No || self.checked.draws >= Self::TESTS {
            return Ok(Verdict::Right);
        }
        let case = Case { tried: None, ..upto(case, number) };
        let (way, sample) = (case.way(), self.sample(Self::DRAWN));
        let drawn = match self.asked(|subject| subject.draw(&way, sample))? {
            Ok(drawn) => drawn,
            Err(Verdict::Unsupported) => {
                self.draws = Offer::No;
                self.checked.unsupported += 1;
                return Ok(Verdict::Right);
            }
            Err(wrong) => return Ok(wrong),
        };
        self.draws = Offer::Yes;
        self.checked.draws += 1;
        let chances = state.chances().into_iter();
        let own = chances.map(|chance| (chance.action.to_string(), u128::from(chance.weight)));
        let wrong = fits(&own.collect(), &drawn, sample.number, self.tests);
        Ok(wrong.map_or(Verdict::Right, |(expected, found)| {
            Verdict::Wrong(number, Difference::new(Wrong::Chance, expected, found))
        }))
    }

    fn sample(&mut self, number: u64) -> Sample {
        self.tests += 1;
        Sample { seed: self.tests, number }
    }

    /// Varies what a viewer can't know, and compares what the subject shows it.
    pub(super) fn twin(
        &mut self,
        record: &Record<G>,
        viewer: Viewer,
        dealer: &mut Dealer,
    ) -> Result<Option<(Case<G>, Difference)>, End> {
        let case = Case::of(record);
        let Ok(other) = record.seen_by(viewer).resample_record(dealer) else { return Ok(None) };
        if other.decisions() == record.decisions() && other.start() == record.start() {
            return Ok(None);
        }
        let other = Case::of(&other);
        let mut shown = Vec::new();
        for world in [&case, &other] {
            match self.last(world)? {
                Ok(Some(last)) => shown.push(last),
                Err(Verdict::Wrong(_, fault)) => return Ok(Some((world.clone(), fault))),
                Ok(None) | Err(_) => return Ok(None),
            }
        }
        self.checked.twins += 1;
        Ok(leak(&shown[0], &shown[1], viewer).map(|difference| (case, difference)))
    }

    /// Asks for the last position of a way.
    fn last(&mut self, case: &Case<G>) -> Result<Result<Option<Shown>, Verdict>, End> {
        let (way, from) = (case.way(), case.decisions.len());
        let played = self.asked(|subject| subject.play(&way, from))?;
        Ok(played.map(|mut played| played.positions.pop()))
    }

    /// Tests the positions that a viewer could be in, if the subject draws them.
    pub(super) fn resampled(
        &mut self,
        record: &Record<G>,
        viewer: Viewer,
    ) -> Result<Option<(Case<G>, Difference)>, End> {
        if self.resamples == Offer::No || self.checked.resamples >= Self::TESTS {
            return Ok(None);
        }
        let seen: InformationState<G> = record.seen_by(viewer);
        let Ok(worlds) = seen.worlds(Self::WORLDS) else { return Ok(None) };
        let (case, of, sample) =
            (Case::of(record), super::own::name(viewer), self.sample(Self::RESAMPLED));
        let way = case.way();
        let drawn = match self.asked(|subject| subject.resample(&way, &of, sample))? {
            Ok(drawn) => drawn,
            Err(Verdict::Wrong(_, difference)) => return Ok(Some((case, difference))),
            Err(_) => {
                self.resamples = Offer::No;
                self.checked.unsupported += 1;
                return Ok(None);
            }
        };
        self.resamples = Offer::Yes;
        self.checked.resamples += 1;
        let own = worlds.iter().map(|world| (world.state.notation(), world.ways)).collect();
        let wrong = fits(&own, &drawn, sample.number, self.tests);
        Ok(wrong.map(|(expected, found)| {
            (case, Difference::new(Wrong::Resample, expected, found).of(of))
        }))
    }

    /// Keeps a difference, with the way that shows it.
    pub(super) fn miss(
        &mut self,
        case: &Case<G>,
        difference: Difference,
        scenario: Option<&str>,
        rules: &[String],
    ) -> Result<(), End> {
        let rules = match difference.rule {
            Some(rule) => vec![rule.to_string()],
            None => rules.to_vec(),
        };
        let way = case.way();
        self.keep(Miss::new(&way, difference, scenario, rules))
    }

    pub(super) fn keep(&mut self, miss: Miss) -> Result<(), End> {
        self.faults += u32::from(miss.wrong == Wrong::Protocol);
        self.misses.push(miss);
        if self.first || self.faults >= Self::FAULTS { Err(End::Enough) } else { Ok(()) }
    }

    /// Returns the shortest way found that shows the same kind of difference.
    pub(super) fn shrunk(
        &mut self,
        case: &Case<G>,
        number: usize,
        difference: Difference,
    ) -> Result<(Case<G>, Difference), End> {
        let tries = matches!(difference.wrong, Wrong::Accepts | Wrong::Rule);
        let tried = case.tried.filter(|_| tries);
        let refuses = usize::from(matches!(difference.wrong, Wrong::Refuses | Wrong::Events));
        let mut best = (Case { tried, ..upto(case, number) }, difference);
        if best.1.wrong == Wrong::Protocol {
            return Ok(best);
        }
        let states: Vec<G> = best.0.record().map(|it| it.states().collect()).unwrap_or_default();
        for kept in 0..=2.min(number.saturating_sub(1)) {
            // The last decisions alone, from the position before them.
            if kept < refuses {
                continue;
            }
            let start = states.get(number - kept).unwrap_or(&case.start).clone();
            let decisions = best.0.decisions[number - kept..].to_vec();
            if let Some(shorter) = self.shows(&Case { start, decisions, tried }, best.1.wrong)? {
                return Ok(shorter);
            }
        }
        self.without_parts(&mut best)?;
        Ok(best)
    }

    /// Leaves out ever smaller parts of a way, as long as the difference stays.
    fn without_parts(&mut self, best: &mut (Case<G>, Difference)) -> Result<(), End> {
        /// The most questions for one difference.
        const TRIES: u32 = 60;
        let (mut size, mut tries) = (best.0.decisions.len() / 2, 0);
        while size > 0 && tries < TRIES {
            let mut at = 0;
            while at < best.0.decisions.len() && tries < TRIES {
                let mut shorter = best.0.clone();
                shorter.decisions.drain(at..(at + size).min(shorter.decisions.len()));
                if shorter.record().is_none() {
                    at += size;
                    continue;
                }
                tries += 1;
                match self.shows(&shorter, best.1.wrong)? {
                    Some(shown) => *best = shown,
                    None => at += size,
                }
            }
            size /= 2;
        }
        Ok(())
    }

    /// Returns the case and its difference if it ends with a difference of that kind.
    fn shows(
        &mut self,
        case: &Case<G>,
        wrong: Wrong,
    ) -> Result<Option<(Case<G>, Difference)>, End> {
        let Some(record) = case.record() else { return Ok(None) };
        let illegal = |it: Decision<G::Action>| refusal(record.state(), it.actor, it.action);
        if case.tried.is_some_and(|tried| illegal(tried).is_none()) {
            return Ok(None);
        }
        let from = case.decisions.len().saturating_sub(usize::from(wrong == Wrong::Refuses));
        Ok(match self.compare(case, from)? {
            Verdict::Wrong(number, difference)
                if difference.wrong == wrong && number == case.decisions.len() =>
            {
                Some((case.clone(), difference))
            }
            _ => None,
        })
    }
}

/// Returns the case with only its first decisions.
fn upto<G: FullGame>(case: &Case<G>, number: usize) -> Case<G> {
    let decisions = case.decisions[..number.min(case.decisions.len())].to_vec();
    Case { decisions, ..case.clone() }
}

fn refused<G: FullGame>(case: &Case<G>, number: usize, played: &Played) -> Difference {
    let made = number.checked_sub(1).and_then(|last| case.decisions.get(last));
    let expected = made.map_or_else(|| "-".to_owned(), ToString::to_string);
    let found = played.refused.as_deref().unwrap_or("-");
    Difference::new(Wrong::Refuses, expected, found)
}
