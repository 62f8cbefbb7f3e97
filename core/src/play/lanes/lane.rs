//! One lane: a game, the seat that it waits for, and what its seats have seen.

use std::mem;
use std::sync::Arc;

use serde::{Deserialize, Serialize, Serializer};
use thiserror::Error;

use crate::base::actor::Actor;
use crate::base::rule::Faults;
use crate::base::seat::{BySeat, Seat, Seats};
use crate::game::dealer::{Source, Streams};
use crate::game::features::Layout;
use crate::game::{FullGame, InformationState, Turn};
use crate::play::lanes::Lanes;

/// A game that continues from one decision of a seat to the next.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(bound = "", deny_unknown_fields)]
pub(super) struct Lane<G: FullGame> {
    pub(super) state: G,
    streams: Streams,
    pub(super) seed: u64,
    pub(super) game: u64,
    decisions: u64,
    /// The seat that the lane waits for, or `None` if the game ended before a seat could decide.
    #[serde(skip)]
    pub(super) seat: Option<Seat>,
    /// The slots of that seat's legal actions.
    #[serde(skip)]
    pub(super) legal: Vec<u32>,
    /// The game that ended with the last step, and its last position.
    pub(super) ended: Option<(Ended, G)>,
    /// What the seats have seen, if the lanes remember it.
    pub(super) memory: Option<Box<Memory<G>>>,
}

/// The positions in which games begin, at least one. Game `n` begins in the position `n` modulo their
/// number.
#[derive(Clone, Debug)]
pub(super) struct Starts<G>(pub(super) Arc<[G]>);

impl<G> Starts<G> {
    pub(super) fn of(&self, game: u64) -> &G {
        &self.0[(game % self.0.len() as u64) as usize]
    }
}

impl<G: Serialize> Serialize for Starts<G> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.iter())
    }
}

/// The common data that lanes need to continue.
pub(super) struct Next<G> {
    pub(super) starts: Starts<G>,
    /// The difference between the numbers of a lane's next game and its last game.
    pub(super) step: u64,
    pub(super) limit: u64,
    /// Whether the lanes remember what the seats see.
    pub(super) remembers: bool,
}

impl<G: FullGame> Lane<G> {
    /// Begins the game with the given seed and number.
    pub(super) fn new(next: &Next<G>, seed: u64, game: u64) -> Self {
        let mut lane = Self {
            state: next.starts.of(game).clone(),
            streams: Streams::for_game(seed, game),
            seed,
            game,
            decisions: 0,
            seat: None,
            legal: Vec::new(),
            ended: None,
            memory: None,
        };
        lane.begin(next);
        lane
    }

    /// Decides for the seat that the lane waits for, and continues to the next decision of a seat.
    /// If this game is over, that is a decision in the next game.
    pub(super) fn step(&mut self, slot: u32, next: &Next<G>) {
        if let Some(seat) = self.seat {
            self.decisions += u64::from(self.decide(seat, slot));
        }
        self.advance(next.limit);
        if self.seat.is_none() {
            let ended = self.end();
            self.ended = Some((ended, self.restart(next)));
        }
    }

    /// Continues to the state after the legal action in a slot, and returns whether there is one.
    fn decide(&mut self, seat: Seat, slot: u32) -> bool {
        let Some(memory) = &mut self.memory else { return self.state.step_slot(seat, slot) };
        let after = self.state.action_of(seat, slot).and_then(|action| {
            self.state.apply_noting(seat.into(), action, &mut |event| memory.note(event)).ok()
        });
        let Some(after) = after else { return false };
        self.state = after;
        memory.look(&self.state, Some(seat));
        true
    }

    /// Lets chance decide once, and returns whether it could.
    fn deal(&mut self) -> bool {
        // A playout of one decision, which is chance's, changes the state in place.
        let dealt = match &mut self.memory {
            None => self.state.play_out(&mut self.streams, 1, &mut |_| ()),
            Some(memory) => {
                let note = &mut |event| memory.note(event);
                let dealt = self.state.play_out(&mut self.streams, 1, note);
                memory.look(&self.state, None);
                dealt
            }
        };
        self.decisions += dealt;
        dealt > 0
    }

    /// Lets chance decide until the game waits for a seat, is over, or reaches the limit.
    fn advance(&mut self, limit: u64) {
        self.legal.clear();
        self.seat = None;
        while self.decisions < limit {
            match self.state.turn() {
                Turn::Decide(seats) => {
                    self.seat = seats.iter().next();
                    break;
                }
                Turn::Over(_) => break,
                Turn::Chance if self.deal() => {}
                Turn::Chance => break,
            }
        }
        if let Some(seat) = self.seat {
            self.state.each_slot(seat, &mut |slot| self.legal.push(slot));
        }
    }

    fn end(&self) -> Ended {
        let (winners, finished) = match self.state.turn() {
            Turn::Over(outcome) => (outcome.winners, true),
            _ => (Seats::EMPTY, false),
        };
        let (game, decisions, scores) = (self.game, self.decisions, self.state.standing());
        Ended { game, decisions, finished, scores, winners }
    }

    /// Begins the next game, and returns the last position of this one.
    pub(super) fn restart(&mut self, next: &Next<G>) -> G {
        self.game = self.game.wrapping_add(next.step);
        let last = mem::replace(&mut self.state, next.starts.of(self.game).clone());
        self.streams = Streams::for_game(self.seed, self.game);
        self.decisions = 0;
        self.begin(next);
        last
    }

    /// Restores the parts of a lane that are not saved, and returns whether the saved parts fit
    /// lanes with this start.
    pub(super) fn resume(&mut self, next: &Next<G>) -> bool {
        let (setup, memory) = (next.starts.of(0).setup(), self.memory.as_deref_mut());
        let fits = self.state.setup() == setup
            && self.ended.as_ref().is_none_or(|(ended, last)| {
                last.setup() == setup && ended.scores.len() == last.seats()
            })
            && memory.is_some() == next.remembers
            && memory.is_none_or(|memory| memory.resume(&setup));
        if fits {
            self.advance(next.limit);
        }
        fits
    }

    /// Continues from another position.
    pub(super) fn put(&mut self, state: G, next: &Next<G>) {
        (self.state, self.decisions, self.ended) = (state, 0, None);
        self.begin(next);
    }

    fn begin(&mut self, next: &Next<G>) {
        self.memory = next.remembers.then(|| Box::new(Memory::new(&self.state)));
        self.advance(next.limit);
    }

    /// Chooses any legal action of the seat that the lane waits for, and returns its slot.
    pub(super) fn choose(&mut self) -> Option<u32> {
        let dealer = self.streams.dealer(Actor::Seat(self.seat?));
        self.legal.get(dealer.below(self.legal.len() as u32) as usize).copied()
    }
}

/// A game that ended.
///
/// # Examples
/// ```
/// use mauerwerk::Lanes;
/// use mauerwerk::die_mauer::State;
///
/// // A game of one decision: it is given up.
/// let mut lanes = Lanes::<State>::new(&"players:3".parse()?, 1, 7)?.with_limit(1);
/// let mut slots = [0];
/// lanes.choose(&mut slots);
/// lanes.step(&slots)?;
/// let ended = lanes.ended(0).expect("the game is given up");
/// assert!(!ended.finished && ended.decisions == 1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[non_exhaustive]
pub struct Ended {
    /// The number of the game.
    pub game: u64,
    /// The number of its decisions, including those of chance.
    pub decisions: u64,
    /// Whether it was played to its end, and not stopped at the limit.
    pub finished: bool,
    /// Each seat's score.
    pub scores: BySeat<i32>,
    /// The seats that won. Empty if the game was stopped at the limit.
    pub winners: Seats,
}

/// The written form of lanes, without derived data and the number of threads.
#[derive(Deserialize)]
#[serde(bound = "", deny_unknown_fields)]
pub(super) struct Saved<G: FullGame> {
    starts: Vec<G>,
    step: u64,
    limit: u64,
    remembers: bool,
    lanes: Vec<Lane<G>>,
}

impl<G: FullGame> TryFrom<Saved<G>> for Lanes<G> {
    type Error = Faults;

    fn try_from(saved: Saved<G>) -> Result<Self, Faults> {
        let Saved { starts, step, limit, remembers, lanes } = saved;
        let (starts, layout) = same(starts)?;
        let mut all = Self { starts, layout, step, limit, threads: 1, remembers, lanes };
        let next = all.next();
        match all.lanes.iter_mut().position(|lane| !lane.resume(&next)) {
            Some(lane) => Err(Faults::one(format_args!("lane {lane} is of other games"))),
            None => Ok(all),
        }
    }
}

/// Returns positions in which games begin, with the layout of their features.
pub(super) fn same<G: FullGame>(starts: Vec<G>) -> Result<(Starts<G>, Layout), Faults> {
    let Some(first) = starts.first() else {
        return Err(Faults::one("games need at least one position to begin in"));
    };
    let (setup, layout) = (first.setup(), Layout::of_state(first));
    match starts.iter().position(|start| start.setup() != setup) {
        Some(other) => Err(Faults::one(format_args!(
            "all positions must have the setup of the first one: position {other} has another"
        ))),
        None => Ok((Starts(starts.into()), layout)),
    }
}

/// A game in a lane, as it was when it was [saved](Lanes::save).
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct SavedLane<G: FullGame>(pub(super) Lane<G>);

/// The reason why a step is refused. Nothing has changed then.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Error)]
#[non_exhaustive]
pub enum StepError {
    /// The number of slots differs from the number of lanes.
    #[error("{given} slots for {lanes} lanes")]
    Count {
        /// The number of slots.
        given: usize,
        /// The number of lanes.
        lanes: usize,
    },
    /// The number of choices differs from the number of lanes.
    #[error("a choice of {given} lanes, where there are {lanes}")]
    Lanes {
        /// The number of lanes with a choice.
        given: usize,
        /// The number of lanes.
        lanes: usize,
    },
    /// The slot has no legal action.
    #[error("lane {lane}: slot {slot} holds no legal action of seat {seat}")]
    Slot {
        /// The lane.
        lane: usize,
        /// The slot.
        slot: u32,
        /// The seat that the lane waits for.
        seat: Seat,
    },
}

/// What the seats of a lane have seen of its game. It is computed only for the seats that need it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(bound = "", deny_unknown_fields)]
pub(super) struct Memory<G: FullGame> {
    start: G,
    /// All events, in full.
    events: Vec<G::Event>,
    moment: Moment<G>,
    #[serde(skip)]
    seen: Vec<Option<InformationState<G>>>,
}

/// The moment at which seats began to decide together.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(bound = "", deny_unknown_fields)]
struct Moment<G: FullGame> {
    state: G,
    /// The number of events before it.
    events: usize,
    /// The seats that have not decided yet.
    waiting: Seats,
}

impl<G: FullGame> Memory<G> {
    /// Begins with a game.
    pub(super) fn new(start: &G) -> Self {
        let moment = Moment { state: start.clone(), events: 0, waiting: waiting(start) };
        let seen = vec![None; start.seats()];
        Self { start: start.clone(), events: Vec::new(), moment, seen }
    }

    /// Restores the parts that are not saved, and returns whether the saved parts belong to games
    /// with the given setup.
    pub(super) fn resume(&mut self, setup: &G::Setup) -> bool {
        self.seen = vec![None; self.start.seats()];
        [&self.start, &self.moment.state].iter().all(|state| state.setup() == *setup)
    }

    /// Adds an event.
    pub(super) fn note(&mut self, event: G::Event) {
        self.events.push(event);
    }

    /// Notes the position after the decision of a seat, or of chance. The moment stays the same if
    /// only that seat has stopped waiting.
    pub(super) fn look(&mut self, state: &G, decided: Option<Seat>) {
        let waiting = waiting(state);
        let goes_on = decided.is_some_and(|seat| {
            !waiting.is_empty()
                && !waiting.contains(seat)
                && self.moment.waiting == waiting.with(seat)
        });
        match goes_on {
            true => self.moment.waiting = waiting,
            false => {
                self.moment = Moment { state: state.clone(), events: self.events.len(), waiting };
            }
        }
    }

    /// Returns what a seat knew at this moment, before any seat of a joint decision committed.
    pub(super) fn seen(&mut self, seat: Seat) -> Option<&InformationState<G>> {
        let Moment { state, events, .. } = &self.moment;
        let begin = || InformationState::new(&self.start, seat.into());
        let seen = self.seen.get_mut(seat.index())?.get_or_insert_with(begin);
        let news = self.events.get(seen.events().len()..*events)?;
        if !news.is_empty() {
            seen.see(news, state);
        }
        Some(seen)
    }
}

fn waiting<G: FullGame>(state: &G) -> Seats {
    match state.turn() {
        Turn::Decide(seats) => seats,
        Turn::Chance | Turn::Over(_) => Seats::EMPTY,
    }
}
