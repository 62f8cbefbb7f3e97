//! Analyses: a player's ratings of a seat's legal actions.

use std::cmp::Ordering;
use std::fmt::Display;
use std::sync::OnceLock;
use std::time::Instant;

use serde::Serialize;

use super::judgement::Prospect;
use super::{BotError, Calibration, Judgement, Level};
use crate::base::actor::{Actor, Viewer};
use crate::base::seat::{Seat, Seats};
use crate::game::dealer::Dealer;
use crate::game::record::{Decision, Record};
use crate::game::{FullGame, InformationState, Sampler, Turn};
use crate::text::message::Message;

/// The largest number of actions in a hint.
pub const HINTED: usize = 3;
/// The share of the most visits below which the share of the win is not reliable.
const TRIED: f64 = 0.1;

/// A player's rating of one action.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(bound = "A: Display + Serialize")]
#[non_exhaustive]
pub struct Appraisal<A> {
    /// The action.
    pub action: A,
    /// The probability that the player chooses it, from 0 to 1.
    pub odds: f64,
    /// The number of iterations that began with it.
    pub visits: u64,
    /// The seat's expected share of the win, from 0 to 1: `mean`, [calibrated](super::Calibration)
    /// by results between equal players of this kind.
    pub win: f64,
    /// The standard error of `win` from the number of visits. 0 with fewer than two visits.
    pub error: f64,
    /// The seat's mean share of the win in these iterations, from 0 to 1. The player chooses by it,
    /// and by the points. Do not read it as a probability: weak players play the rollouts, and the
    /// best of several noisy means is too high.
    pub mean: f64,
    /// The seat's mean final score in these iterations, in points of the game.
    pub points: f64,
    /// The expected next decisions of seats, beginning with this one.
    pub line: Vec<Decision<A>>,
    /// The best reason for or against the action in a few words, or `None` if the game has none.
    pub reason: Option<Message>,
    /// Whether the action is about as good as the best one, within their standard errors.
    pub tied: bool,
}

/// A player's ratings of all legal actions of a seat, in ascending order of their ids.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(bound = "A: Display + Serialize")]
#[non_exhaustive]
pub struct Analysis<A> {
    /// The actions.
    pub actions: Vec<Appraisal<A>>,
    /// The number of iterations made.
    pub iterations: u64,
    /// Whether all iterations were made. `false` if the search was stopped.
    pub complete: bool,
    /// The number of nodes in its trees. 0 for a player without trees.
    pub nodes: u64,
    /// The actions of a hint, best first.
    pub hinted: Vec<A>,
    /// The level at which the shares of the win expect all seats to play, or `None` if the shares
    /// are not corrected.
    pub against: Option<Level>,
    /// The maps to shares that are expected between players of each level.
    #[serde(skip)]
    scale: Scale,
}

/// The maps to expected shares of the win, by levels, and the number of seats.
#[derive(Copy, Clone, PartialEq, Debug)]
struct Scale {
    levels: [Calibration; 3],
    seats: usize,
}

impl Scale {
    const NONE: Self = Self { levels: [Calibration::NONE; 3], seats: 0 };
}

impl<A: ToString> Analysis<A> {
    /// Returns the analysis with its actions in notation.
    #[must_use]
    pub fn in_notation(&self) -> Analysis<String> {
        let written = |&Decision { actor, ref action }: &Decision<A>| Decision {
            actor,
            action: action.to_string(),
        };
        let appraisal = |one: &Appraisal<A>| Appraisal {
            action: one.action.to_string(),
            line: one.line.iter().map(written).collect(),
            odds: one.odds,
            visits: one.visits,
            win: one.win,
            error: one.error,
            mean: one.mean,
            points: one.points,
            reason: one.reason.clone(),
            tied: one.tied,
        };
        Analysis {
            actions: self.actions.iter().map(appraisal).collect(),
            iterations: self.iterations,
            complete: self.complete,
            nodes: self.nodes,
            hinted: self.hinted.iter().map(A::to_string).collect(),
            against: self.against,
            scale: self.scale,
        }
    }
}

impl<A: PartialEq> Analysis<A> {
    /// Returns the actions from best to worst by their share of the win, then by the odds. Actions
    /// with less than a tenth of the most visits come last, because few visits are not reliable.
    #[must_use]
    pub fn ranked(&self) -> Vec<&Appraisal<A>> {
        self.ranking().map(|index| &self.actions[index]).collect()
    }

    /// Returns the indices of the actions from best to worst.
    fn ranking(&self) -> impl Iterator<Item = usize> + use<A> {
        let most = self.actions.iter().map(|one| one.visits).max().unwrap_or(0) as f64;
        let rank = |one: &Appraisal<A>| match one.visits as f64 >= TRIED * most {
            true => [1.0, one.win, one.odds],
            false => [0.0, one.visits as f64, one.win],
        };
        let ranks: Vec<_> = self.actions.iter().map(rank).collect();
        descending(ranks)
    }

    /// Returns the actions of a hint, in descending order of their share of the win: at most
    /// [`HINTED`]. If a person would call several actions the same, such as two ways to one place,
    /// it contains only the best. It contains no [dominated](Judgement::dominated) action, and no
    /// action whose share only seems larger because of few visits.
    #[must_use]
    pub fn hint(&self) -> Vec<&Appraisal<A>> {
        let named = |action: &A| self.actions.iter().find(|one| one.action == *action);
        self.hinted.iter().filter_map(named).collect()
    }

    /// Returns the analysis with the shares of the win that are expected if all seats play like a
    /// level, or without a correction for `None`. The order of the actions is the same.
    ///
    /// # Examples
    /// ```
    /// use mauerwerk::bot::{Level, Player, unwatched};
    /// use mauerwerk::die_mauer::State;
    /// use mauerwerk::{InformationState, Seat};
    ///
    /// let state: State = "players:3 rounds:1 stock:TG1".parse()?;
    /// let seen = InformationState::new(&state, Seat::FIRST.into());
    /// let analysis = Player::Search(100).analyse(&seen, 7, &unwatched)?;
    /// assert_eq!(analysis.against, Some(Level::Medium));
    /// assert_eq!(analysis.expected_against(Some(Level::Hard)).against, Some(Level::Hard));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn expected_against(mut self, level: Option<Level>) -> Self {
        let Scale { levels, seats } = self.scale;
        let map =
            |level: Option<Level>| level.map_or(Calibration::NONE, |level| levels[level as usize]);
        let [before, now] = [self.against, level].map(map);
        for one in self.actions.iter_mut().filter(|one| one.visits > 0) {
            one.win = now.of(one.mean, seats);
            one.error *= now.slope_at(one.mean, seats) / before.slope_at(one.mean, seats);
        }
        self.against = level;
        self.tie();
        self
    }

    /// Marks the actions that are about as good as the best.
    fn tie(&mut self) {
        let Some((win, error)) = self.best().map(|best| (best.win, best.error)) else { return };
        for one in &mut self.actions {
            one.tied = one.visits > 0 && (win - one.win).abs() <= error + one.error;
        }
    }

    /// Returns the first of the [ranked](Self::ranked) actions, or `None` if there is no legal
    /// action.
    #[must_use]
    pub fn best(&self) -> Option<&Appraisal<A>> {
        self.ranked().first().copied()
    }
}

/// A rating by a custom player.
#[cfg(feature = "engines")]
pub(crate) struct Rated<A> {
    pub(crate) action: A,
    pub(crate) odds: f64,
    pub(crate) win: Option<f64>,
    pub(crate) error: f64,
    pub(crate) points: f64,
    pub(crate) visits: u64,
}

#[cfg(feature = "engines")]
impl<A: Copy + PartialEq> Analysis<A> {
    /// Returns the analysis of a custom player. Actions without a rating have odds of 0.
    pub(crate) fn rated(
        seat: Seat,
        legal: impl IntoIterator<Item = A>,
        ratings: &[Rated<A>],
        complete: bool,
    ) -> Self {
        let appraisal = |action: A| {
            let rated = ratings.iter().find(|rated| rated.action == action);
            let number = |read: fn(&Rated<A>) -> f64| rated.map_or(0.0, read);
            let win = number(|rated| rated.win.unwrap_or_default());
            Appraisal {
                action,
                odds: number(|rated| rated.odds),
                visits: rated.map_or(0, |rated| rated.visits),
                win,
                error: number(|rated| rated.error),
                mean: win,
                points: number(|rated| rated.points),
                line: vec![Decision { actor: seat.into(), action }],
                reason: None,
                tied: false,
            }
        };
        let actions = legal.into_iter().map(appraisal).collect();
        let iterations = ratings.iter().map(|rated| rated.visits).sum();
        let (against, scale, hinted) = (None, Scale::NONE, Vec::new());
        let mut analysis = Self { actions, iterations, complete, nodes: 0, hinted, against, scale };
        let hinted = analysis.ranked().into_iter().take(HINTED).map(|one| one.action).collect();
        analysis.hinted = hinted;
        analysis
    }
}

impl<A: Copy + PartialEq> Analysis<A> {
    /// Returns the analysis of a player that knows nothing: all actions are equally good.
    pub(super) fn even<G: Judgement<Action = A>>(task: &Task<'_, G>) -> Self {
        let odds = 1.0 / f64::from(task.legal.len().max(1) as u32);
        let appraisal = |&action: &A| Appraisal {
            action,
            odds,
            visits: 0,
            win: 0.0,
            error: 0.0,
            mean: 0.0,
            points: 0.0,
            line: vec![Decision { actor: task.seat.into(), action }],
            reason: None,
            tied: false,
        };
        let actions = task.legal.iter().map(appraisal).collect();
        let (against, scale, hinted) = (None, Scale::NONE, Vec::new());
        Self { actions, iterations: 0, complete: true, nodes: 0, hinted, against, scale }
    }

    /// Returns the analysis of a player that knows only which actions are dominated. Dominated
    /// actions have odds of 0, and keep them.
    pub(super) fn sound<G: Judgement<Action = A>>(task: &Task<'_, G>) -> Self {
        let mut analysis = Self::even(task);
        let weights: Vec<f64> = task.sound().iter().map(|&sound| f64::from(sound)).collect();
        analysis.mix(&weights, 0.0);
        analysis
    }

    /// Turns each mean share of the win into the share that is expected between players of a level.
    pub(super) fn calibrated(
        self,
        level: Option<Level>,
        levels: [Calibration; 3],
        seats: usize,
    ) -> Self {
        Self { scale: Scale { levels, seats }, ..self }.expected_against(level)
    }

    /// Adds the explanations: the reasons, which the game finds in one of the worlds, and the actions
    /// of a hint.
    pub(super) fn explain<G: Judgement<Action = A>>(&mut self, task: &Task<'_, G>) {
        for one in &mut self.actions {
            one.reason = task.world.reason(task.seat, one.action);
        }
        let sound = task.sound();
        let mut hinted: Vec<&Appraisal<A>> = Vec::new();
        for index in self.ranking() {
            let one = &self.actions[index];
            let twin = hinted.iter().any(|other| task.world.are_twins(other.action, one.action));
            let in_order = hinted.last().is_none_or(|before| before.win >= one.win);
            if hinted.len() < HINTED && !twin && in_order && sound[index] {
                hinted.push(one);
            }
        }
        let hinted = hinted.into_iter().map(|one| one.action).collect();
        self.hinted = hinted;
    }

    /// Draws an action by the odds, or returns `None` if there is no legal action.
    #[must_use]
    pub fn draw(&self, dealer: &mut Dealer) -> Option<A> {
        let mut rest = dealer.fraction();
        let likely = self.actions.iter().filter(|action| action.odds > 0.0);
        let drawn = likely.clone().find(|action| {
            rest -= action.odds;
            rest < 0.0
        });
        drawn.or_else(|| likely.last()).map(|appraisal| appraisal.action)
    }

    /// Mixes two analyses of the same actions: this one with the given share, the other with the
    /// remaining share.
    pub(super) fn mixed(mut self, share: f64, other: &Self) -> Self {
        for (one, other) in self.actions.iter_mut().zip(&other.actions) {
            one.odds = one.odds * share + other.odds * (1.0 - share);
        }
        self
    }

    /// Sets the odds by these weights, one for each action, among the actions that have odds.
    /// Weights below the share `least` of the largest count as 0. If all weights are 0, nothing
    /// changes.
    pub(super) fn mix(&mut self, weights: &[f64], least: f64) {
        let likely = self.actions.iter().map(|action| action.odds > 0.0).zip(weights);
        let weights: Vec<f64> =
            likely.map(|(likely, &weight)| if likely { weight } else { 0.0 }).collect();
        let most = weights.iter().copied().fold(0.0, f64::max);
        let kept = |weight: f64| if weight < most * least { 0.0 } else { weight };
        let sum: f64 = weights.iter().copied().map(kept).sum();
        if sum > 0.0 {
            for (action, &weight) in self.actions.iter_mut().zip(&weights) {
                action.odds = kept(weight) / sum;
            }
        }
    }

    /// Chooses the action with the highest worth among those that have odds, or the first of
    /// several. `worth` has one number for each action.
    pub(super) fn favour(&mut self, worth: &[f64]) {
        let mut best: Option<usize> = None;
        let likely = (0..worth.len()).filter(|&index| self.actions[index].odds > 0.0);
        for index in likely {
            if best.is_none_or(|best| worth[index] > worth[best]) {
                best = Some(index);
            }
        }
        for (index, action) in self.actions.iter_mut().enumerate() {
            action.odds = f64::from(u8::from(best == Some(index)));
        }
    }
}

/// Returns the indices of the values from the highest to the lowest.
fn descending(values: Vec<[f64; 3]>) -> impl Iterator<Item = usize> {
    let mut ranked: Vec<_> = values.into_iter().enumerate().collect();
    ranked.sort_by(|(_, one), (_, other)| other.partial_cmp(one).unwrap_or(Ordering::Equal));
    ranked.into_iter().map(|(index, _)| index)
}

/// Sums over several iterations.
#[derive(Copy, Clone, Default, Debug)]
pub(super) struct Sample {
    pub(super) visits: u32,
    win: f64,
    squares: f64,
    points: f64,
    rewards: f64,
}

impl Sample {
    /// Adds the result of an iteration.
    pub(super) fn add(&mut self, prospect: Prospect, reward: f64) {
        self.visits += 1;
        self.win += prospect.win;
        self.squares += prospect.win * prospect.win;
        self.points += prospect.points;
        self.rewards += reward;
    }

    /// Returns a sample with these [sums](Self::sums).
    pub(super) fn of(visits: u32, [win, squares, points, rewards]: [f64; 4]) -> Self {
        Self { visits, win, squares, points, rewards }
    }

    /// Returns the sums, without the number of visits.
    pub(super) fn sums(&self) -> [f64; 4] {
        [self.win, self.squares, self.points, self.rewards]
    }

    /// Adds the iterations of another sample.
    pub(super) fn extend(&mut self, other: &Self) {
        self.visits += other.visits;
        self.win += other.win;
        self.squares += other.squares;
        self.points += other.points;
        self.rewards += other.rewards;
    }

    /// Returns the sum of all rewards.
    pub(super) fn rewards(&self) -> f64 {
        self.rewards
    }

    /// Writes the means into an appraisal.
    pub(super) fn write<A>(&self, appraisal: &mut Appraisal<A>) {
        let visits = f64::from(self.visits.max(1));
        appraisal.visits = self.visits.into();
        appraisal.mean = self.win / visits;
        appraisal.win = appraisal.mean;
        appraisal.points = self.points / visits;
        appraisal.error = self.error();
    }

    /// Returns the standard error of the mean share of the win.
    fn error(&self) -> f64 {
        if self.visits < 2 {
            return 0.0;
        }
        let visits = f64::from(self.visits);
        let variance = (self.squares - self.win * self.win / visits) / (visits - 1.0);
        (variance.max(0.0) / visits).sqrt()
    }
}

/// The number of worlds in which an action must be dominated.
const WORLDS: usize = 64;

/// The task of a player, with nothing that its seat could not know.
pub(super) struct Task<'a, G: FullGame> {
    pub(super) seat: Seat,
    /// The worlds that the seat could be in.
    pub(super) worlds: &'a dyn Sampler<G>,
    /// One of these worlds.
    pub(super) world: G,
    /// The actions that are legal in all worlds.
    pub(super) legal: Vec<G::Action>,
    pub(super) watch: Watch<'a>,
    /// The trees of its search as text, if they were grown elsewhere.
    pub(super) grown: &'a [String],
    luck: Dealer,
    sound: OnceLock<Vec<bool>>,
}

/// Gives a player its task, and returns its answer.
pub(super) fn given<G: FullGame, T>(
    seen: &InformationState<G>,
    seed: u64,
    watch: Watch<'_>,
    grown: &[String],
    answer: impl FnOnce(&Task<'_, G>) -> Result<T, BotError>,
) -> Result<T, BotError> {
    let Viewer::Seat(seat) = seen.viewer() else { return Err(BotError::Spectator) };
    let worlds = seen.sampler()?;
    let world = worlds.sample(&mut Dealer::new(0))?;
    let legal: Vec<_> = world.actions(seat).into_iter().collect();
    if legal.is_empty() {
        return Err(BotError::not_to_move(&world, seat));
    }
    let sound = OnceLock::new();
    let luck = dealer(seen, seed);
    answer(&Task { seat, worlds: &worlds, world, legal, watch, grown, luck, sound })
}

impl<G: FullGame> Task<'_, G> {
    /// Returns the dealer of this decision.
    pub(super) fn dealer(&self) -> Dealer {
        self.luck.clone()
    }
}

impl<G: Judgement> Task<'_, G> {
    /// Returns for each legal action whether a thinking player may choose it. Neither the game's
    /// judgement nor an action that wins at once may [dominate](Judgement::dominated) it.
    pub(super) fn sound(&self) -> &[bool] {
        self.sound.get_or_init(|| self.find_sound())
    }

    fn find_sound(&self) -> Vec<bool> {
        let dominated = G::dominated(&mut self.draws(), self.seat);
        let legal = self.legal.iter().map(|action| !dominated.contains(action));
        let sound: Vec<bool> = legal.collect();
        let wins =
            self.legal.iter().zip(&sound).map(|(&action, sound)| *sound && self.wins(action));
        let wins: Vec<bool> = wins.collect();
        if wins.contains(&true) { wins } else { sound }
    }

    /// Draws worlds that the seat could be in, always the same ones.
    fn draws(&self) -> impl Iterator<Item = G> {
        let mut dealer = Dealer::new(0);
        (0..WORLDS).map_while(move |_| self.worlds.sample(&mut dealer).ok())
    }

    /// Returns whether an action ends the game in every world, with the seat as the only winner.
    fn wins(&self, action: G::Action) -> bool {
        let alone = |world: &G| {
            let after = world.apply(self.seat.into(), action).map(|after| after.turn());
            matches!(after, Ok(Turn::Over(outcome)) if outcome.winners == Seats::only(self.seat))
        };
        alone(&self.world) && self.draws().all(|world| alone(&world))
    }
}

/// Returns the dealer of a decision. It has new numbers for each decision of a player.
pub(super) fn dealer<G: FullGame>(seen: &InformationState<G>, seed: u64) -> Dealer {
    Dealer::for_game(seed, seen.events().len() as u64)
}

/// A callback that watches a search. It receives the number of iterations so far, on any of the
/// search threads, and returns whether to continue.
///
/// It is called after every iteration, at least every few milliseconds. At least one iteration is
/// always made. The result of a stopped search depends on when it stops, and so on the machine.
pub type Watch<'a> = &'a (dyn Fn(u64) -> bool + Sync);

/// Lets a search complete all iterations.
#[must_use]
pub fn unwatched(_iterations: u64) -> bool {
    true
}

/// Stops a search at the given time. The result is not repeatable.
///
/// # Examples
/// ```
/// use std::time::{Duration, Instant};
///
/// use mauerwerk::bot::{Player, until};
/// use mauerwerk::die_mauer::{Setup, State};
/// use mauerwerk::{Game, InformationState, Seat};
///
/// let seen = InformationState::new(&State::start(&Setup::default())?, Seat::FIRST.into());
/// let soon = Instant::now() + Duration::from_millis(20);
/// let analysis = Player::Search(1_000_000).analyse(&seen, 7, &until(soon))?;
/// assert!(!analysis.complete);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn until(end: Instant) -> impl Fn(u64) -> bool + Sync {
    move |_| Instant::now() < end
}

/// Returns what a deciding seat knew before any seat of a joint decision committed. Give this to a
/// player at a table where people commit in any order.
///
/// # Examples
/// ```
/// use mauerwerk::die_mauer::State;
/// use mauerwerk::{InformationState, Record, Seat, bot};
///
/// let mut record = Record::<State>::new(&"players:3".parse()?)?;
/// record.play(1, "T")?;
/// let seen = bot::seen_by(&record, Seat::FIRST);
/// assert_eq!(seen, InformationState::new(record.start(), Seat::FIRST.into()));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn seen_by<G: FullGame>(record: &Record<G>, seat: Seat) -> InformationState<G> {
    let mut before = record.clone();
    before.undo_to(begun(record));
    before.seen_by(seat.into())
}

/// Returns the number of decisions before the game began to wait for the current seats.
fn begun<G: FullGame>(record: &Record<G>) -> usize {
    let mut waiting = waited_for(record.state());
    let decisions = record.decisions();
    for (number, decision) in decisions.iter().enumerate().rev() {
        let before = record.state_at(number).map_or(Seats::EMPTY, |state| waited_for(&state));
        match decision.actor {
            Actor::Seat(seat)
                if !waiting.is_empty()
                    && !waiting.contains(seat)
                    && before == waiting.with(seat) =>
            {
                waiting = before;
            }
            _ => return number + 1,
        }
    }
    0
}

fn waited_for<G: FullGame>(state: &G) -> Seats {
    match state.turn() {
        Turn::Decide(seats) => seats,
        _ => Seats::EMPTY,
    }
}
