//! The memory of a lane: what its seats have seen.

use serde::{Deserialize, Serialize};

use crate::base::seat::{Seat, Seats};
use crate::game::{FullGame, InformationState, Turn};

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
