//! Backward induction over all reachable positions.

use std::collections::HashMap;

use super::knot::{Knot, Players};
use super::{Bounds, Odds, Solvable, SolveError, Terms};
use crate::base::seat::Seat;
use crate::game::Turn;

/// The solved positions. Positions without a value are on the way to the current one.
pub(super) type Known<G> = HashMap<<G as Solvable>::Essence, Option<Bounds>>;

/// Returns the memory of the given number of positions, in bytes.
pub(super) fn bytes<G: Solvable>(known: &Known<G>) -> usize {
    known.capacity() * (size_of::<(G::Essence, Option<Bounds>)>() + 1)
}

/// Solves positions after all later ones. The way to the current position is a list, so that no
/// game is too long for the stack of a thread.
pub(super) struct Backward<'a, 'p, G: Solvable> {
    pub(super) terms: Terms<'a>,
    pub(super) players: Players<'a, 'p, G>,
    pub(super) known: &'a mut Known<G>,
    pub(super) solved: u64,
}

/// The value of a position, and the play of the seats that have no given policy.
pub(super) type Settled<A> = (Bounds, Vec<(Seat, Vec<Odds<A>>)>);

impl<G: Solvable> Backward<'_, '_, G> {
    /// Solves a position and all later ones.
    pub(super) fn solve(&mut self, start: &G) -> Result<Settled<G::Action>, SolveError> {
        if let Turn::Over(outcome) = start.turn() {
            return Ok((Bounds::exactly(self.terms.payoff.of::<G>(&outcome)), Vec::new()));
        }
        let mut way = vec![self.look_ahead(start.clone())?];
        while let Some(knot) = way.last_mut() {
            match knot.ahead.next() {
                Some(next) => match self.look_up(&next)? {
                    Some(value) => knot.values.push(value),
                    None => way.push(self.enter(next, way.len())?),
                },
                None => {
                    let value = self.leave(knot)?;
                    match &mut way[..] {
                        [.., before, _] => before.values.push(value),
                        _ => return Ok((value, way[0].play())),
                    }
                    way.pop();
                }
            }
        }
        Err(SolveError::Stopped)
    }

    /// Returns the value of a position if it is known.
    fn look_up(&self, state: &G) -> Result<Option<Bounds>, SolveError> {
        if let Turn::Over(outcome) = state.turn() {
            return Ok(Some(Bounds::exactly(self.terms.payoff.of::<G>(&outcome))));
        }
        match state.essence().and_then(|essence| self.known.get(&essence)) {
            Some(None) => Err(SolveError::Endless(state.notation())),
            Some(value) => Ok(*value),
            None => Ok(None),
        }
    }

    /// Begins to solve a position at the given depth.
    fn enter(&mut self, state: G, depth: usize) -> Result<Knot<G>, SolveError> {
        if self.known.len().max(depth) >= self.terms.limit {
            let (limit, bytes) = (self.terms.limit, bytes::<G>(self.known));
            return Err(SolveError::TooMany { what: "positions", limit, bytes });
        }
        if let Some(essence) = state.essence() {
            self.known.insert(essence, None);
        }
        self.look_ahead(state)
    }

    fn look_ahead(&mut self, state: G) -> Result<Knot<G>, SolveError> {
        check_knowledge(&state)?;
        Knot::of(state, &mut self.players)
    }

    /// Completes the solution of a position.
    fn leave(&mut self, knot: &Knot<G>) -> Result<Bounds, SolveError> {
        let value = knot.settle();
        if let Some(essence) = knot.state.essence() {
            self.known.insert(essence, Some(value));
        }
        self.solved += 1;
        match (self.terms.watch)(self.solved) {
            true => Ok(value),
            false => Err(SolveError::Stopped),
        }
    }
}

/// Checks that the deciding seats know the whole position.
fn check_knowledge<G: Solvable>(state: &G) -> Result<(), SolveError> {
    let Turn::Decide(seats) = state.turn() else { return Ok(()) };
    match seats.iter().find(|&seat| !state.is_known_to(seat)) {
        Some(seat) => Err(SolveError::Private { seat, position: state.notation() }),
        None => Ok(()),
    }
}
