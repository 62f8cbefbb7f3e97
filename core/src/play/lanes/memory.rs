//! What the seats of a lane have seen.

use serde::{Deserialize, Serialize};

use crate::base::seat::{Seat, Seats};
use crate::game::{FullGame, InformationState, Turn};

/// What the seats of a lane have seen of its game: put together for those who are asked, when they are.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(bound = "", deny_unknown_fields)]
pub(super) struct Memory<G: FullGame> {
    start: G,
    /// All that has happened, in full.
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
    /// Those of the seats that have not decided yet.
    waiting: Seats,
}

impl<G: FullGame> Memory<G> {
    /// Begins with a game.
    pub(super) fn new(start: &G) -> Self {
        let moment = Moment { state: start.clone(), events: 0, waiting: waiting(start) };
        let seen = vec![None; start.seats()];
        Self { start: start.clone(), events: Vec::new(), moment, seen }
    }

    /// Makes room for what is not saved, and returns whether the rest is of games with a setup.
    pub(super) fn resume(&mut self, setup: &G::Setup) -> bool {
        self.seen = vec![None; self.start.seats()];
        [&self.start, &self.moment.state].iter().all(|state| state.setup() == *setup)
    }

    /// Notes that something has happened.
    pub(super) fn note(&mut self, event: G::Event) {
        self.events.push(event);
    }

    /// Notes the position after the decision of a seat, or of chance: the moment is the same if that
    /// seat is the only one that has stopped waiting.
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

    /// Returns what a seat knew at this moment, before any of those had committed who decide together.
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
