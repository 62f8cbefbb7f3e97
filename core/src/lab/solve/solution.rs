//! Solutions of every position of a game, by backward induction.

use std::collections::HashMap;

use crate::base::seat::Seat;
use crate::game::Turn;
use crate::lab::solve::knot::{Knot, Players};
use crate::lab::solve::{Bounds, Odds, Payoff, Policy, Solvable, SolveError, Terms};

/// A game for two, solved by backward induction: the value of every reachable position, and perfect
/// play in each.
///
/// # Examples
/// ```
/// use mauerwerk::die_mauer::State;
/// use mauerwerk::solve::{Solution, Terms};
///
/// let start: State = "players:2 min_players:2 rounds:1 stock:TG max_idle_turns:1".parse()?;
/// let solution = Solution::find(&start, Terms::default())?;
/// for (seat, play) in &solution.opening().play {
///     for fist in play {
///         println!("seat {seat} shows {} in {:.0} % of all games", fist.action, 100.0 * fist.odds);
///     }
/// }
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Solution<G: Solvable> {
    start: G,
    payoff: Payoff,
    limit: usize,
    known: Known<G>,
    opening: Opening<G::Action>,
}

/// The value of a position to seat 0, and its perfect play.
#[derive(Clone, PartialEq, Debug)]
#[non_exhaustive]
pub struct Opening<A> {
    /// The value.
    pub bounds: Bounds,
    /// Perfect play of each deciding seat: the odds of its legal actions, in their order. Other
    /// mixtures may be equally good.
    pub play: Vec<(Seat, Vec<Odds<A>>)>,
}

impl<G: Solvable> Solution<G> {
    /// Solves a position and all later ones.
    ///
    /// # Errors
    /// Returns [`SolveError`] in these cases:
    ///
    /// - There are not two seats.
    /// - A seat decides without knowing the whole position.
    /// - The game can return to a position.
    /// - There are more positions than the limit allows.
    /// - `terms.watch` stopped the work.
    pub fn find(start: &G, terms: Terms<'_>) -> Result<Self, SolveError> {
        if start.seats() != 2 {
            return Err(SolveError::Seats(start.seats()));
        }
        let mut known = Known::<G>::new();
        let players = [None, None];
        let (bounds, play) =
            Backward { terms, players, known: &mut known, solved: 0 }.solve(start)?;
        let opening = Opening { bounds, play };
        Ok(Self { start: start.clone(), payoff: terms.payoff, limit: terms.limit, known, opening })
    }

    /// Returns the value of the start to seat 0.
    #[must_use]
    pub fn bounds(&self) -> Bounds {
        self.opening.bounds
    }

    /// Returns perfect play at the start.
    #[must_use]
    pub fn opening(&self) -> &Opening<G::Action> {
        &self.opening
    }

    /// Returns the number of positions that were solved and stored.
    #[must_use]
    pub fn positions(&self) -> usize {
        self.known.len()
    }

    /// Returns the memory of the stored positions, in bytes.
    #[must_use]
    pub fn bytes(&self) -> usize {
        bytes::<G>(&self.known)
    }

    /// Returns the value of a position, and its perfect play. Solves and stores a position that
    /// can't be reached from the start.
    ///
    /// # Errors
    /// Returns the errors of [`find`](Self::find) for that position.
    pub fn at(&mut self, state: &G) -> Result<Opening<G::Action>, SolveError> {
        let terms = Terms { payoff: self.payoff, limit: self.limit, ..Terms::default() };
        let players = [None, None];
        let mut work = Backward { terms, players, known: &mut self.known, solved: 0 };
        let solved = work.solve(state).map(|(bounds, play)| Opening { bounds, play });
        if solved.is_err() {
            // Positions on the way to a failed one have no value yet.
            self.known.retain(|_, value| value.is_some());
        }
        solved
    }

    /// Returns the result of seat 0 if one seat or both have the given policies, and the other
    /// plays the best response. If only one policy is given, it is the value of the best response
    /// to it.
    ///
    /// A policy is called once for each position that is stored separately.
    ///
    /// # Errors
    /// Returns [`SolveError`] if a policy fails, if its odds are not valid probabilities, or if
    /// `watch` stopped the work.
    pub fn against(
        &self,
        players: [Option<&mut Policy<'_, G>>; 2],
        watch: &dyn Fn(u64) -> bool,
    ) -> Result<f64, SolveError> {
        let terms = Terms { payoff: self.payoff, limit: self.limit, watch };
        let mut known = Known::<G>::new();
        let (bounds, _) =
            Backward { terms, players, known: &mut known, solved: 0 }.solve(&self.start)?;
        Ok(bounds.middle())
    }

    /// Returns the mean loss of a policy in both seats against an opponent who knows it. Perfect
    /// play has 0.
    ///
    /// # Errors
    /// Returns the errors of [`against`](Self::against).
    pub fn exploitability(
        &self,
        policy: &mut Policy<'_, G>,
        watch: &dyn Fn(u64) -> bool,
    ) -> Result<f64, SolveError> {
        let first = self.against([Some(policy), None], watch)?;
        let second = self.against([None, Some(policy)], watch)?;
        Ok((second - first) / 2.0)
    }
}

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
