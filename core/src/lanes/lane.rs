//! One lane: a game, and the seat that it waits for.

use std::mem;

use serde::{Deserialize, Serialize};

use super::Ended;
use super::memory::Memory;
use crate::actor::Actor;
use crate::game::{Game, Turn};
use crate::seat::{Seat, Seats};
use crate::streams::{Source, Streams};

/// A game, which goes on from one decision of a seat to the next.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(bound = "", deny_unknown_fields)]
pub(super) struct Lane<G: Game> {
    pub(super) state: G,
    streams: Streams,
    pub(super) seed: u64,
    pub(super) game: u64,
    decisions: u64,
    /// The seat that the lane waits for; `None` if its game ended before anybody could decide.
    #[serde(skip)]
    pub(super) seat: Option<Seat>,
    /// The slots of that seat's legal actions.
    #[serde(skip)]
    pub(super) legal: Vec<u32>,
    /// The game that ended with the last step, and its last position.
    pub(super) ended: Option<(Ended, G)>,
    /// What the seats have seen, if that is kept.
    pub(super) memory: Option<Box<Memory<G>>>,
}

/// What a lane needs to go on.
pub(super) struct Next<G> {
    pub(super) start: G,
    /// How far the number of a lane's next game is from that of the last.
    pub(super) step: u64,
    pub(super) limit: u64,
    /// Whether it is kept what the seats see.
    pub(super) remembers: bool,
}

impl<G: Game> Lane<G> {
    /// Begins the game of a seed that has a number.
    pub(super) fn new(next: &Next<G>, seed: u64, game: u64) -> Self {
        let mut lane = Self {
            state: next.start.clone(),
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

    /// Decides for the seat that the lane waits for, and goes on to the next decision of a seat: of
    /// the next game, if this one is over.
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

    /// Goes on to the state after the legal action in a slot, and returns whether there is one.
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
        // A playout of one decision, which is chance's, and made in place.
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

    /// Lets chance decide until the game waits for a seat, is over, or is given up.
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
        let last = mem::replace(&mut self.state, next.start.clone());
        self.game = self.game.wrapping_add(next.step);
        self.streams = Streams::for_game(self.seed, self.game);
        self.decisions = 0;
        self.begin(next);
        last
    }

    /// Finds what is not saved of a lane, and returns whether the rest fits lanes that start there.
    pub(super) fn resume(&mut self, next: &Next<G>) -> bool {
        let (setup, memory) = (next.start.setup(), self.memory.as_deref_mut());
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
