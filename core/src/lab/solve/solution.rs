//! A game whose every position is solved.

use super::backward::{Backward, Known, bytes};
use super::matrix::Bounds;
use super::{Odds, Payoff, Policy, Solvable, SolveError, Terms};
use crate::base::seat::Seat;

/// A game for two, solved by working backwards: the value of every position that can be reached, and
/// perfect play in each.
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

/// What a position is worth to seat 0, and how it is played.
#[derive(Clone, PartialEq, Debug)]
#[non_exhaustive]
pub struct Opening<A> {
    /// The value.
    pub bounds: Bounds,
    /// Perfect play of each seat that is to move: the odds of its legal actions, in their order. There
    /// may be other mixtures that are as good.
    pub play: Vec<(Seat, Vec<Odds<A>>)>,
}

impl<G: Solvable> Solution<G> {
    /// Solves a position and all that can come of it.
    ///
    /// # Errors
    /// Returns [`SolveError`]: the table has not two seats, a seat decides without knowing the whole
    /// position, the game can come back to a position, there are more positions than the limit allows,
    /// or `terms.watch` stopped the work.
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

    /// Returns what the start is worth to seat 0.
    #[must_use]
    pub fn bounds(&self) -> Bounds {
        self.opening.bounds
    }

    /// Returns perfect play at the start.
    #[must_use]
    pub fn opening(&self) -> &Opening<G::Action> {
        &self.opening
    }

    /// Returns the number of positions that were solved and are remembered.
    #[must_use]
    pub fn positions(&self) -> usize {
        self.known.len()
    }

    /// Returns the memory that they take, in bytes.
    #[must_use]
    pub fn bytes(&self) -> usize {
        bytes::<G>(&self.known)
    }

    /// Returns what a position is worth, and how it is played. A position that can't be reached from the
    /// start is solved now, and remembered.
    ///
    /// # Errors
    /// Returns what [`find`](Self::find) returns, for that position.
    pub fn at(&mut self, state: &G) -> Result<Opening<G::Action>, SolveError> {
        let terms = Terms { payoff: self.payoff, limit: self.limit, ..Terms::default() };
        let players = [None, None];
        let mut work = Backward { terms, players, known: &mut self.known, solved: 0 };
        let solved = work.solve(state).map(|(bounds, play)| Opening { bounds, play });
        if solved.is_err() {
            // Those on the way to the one that failed have no value yet.
            self.known.retain(|_, value| value.is_some());
        }
        solved
    }

    /// Returns what seat 0 gets if one seat or both play so, and the other knows that and plays as well
    /// as can be: with one policy the value of the best response to it.
    ///
    /// A policy is asked once for each of the positions that are told apart, wherever it may lead.
    ///
    /// # Errors
    /// Returns [`SolveError`] if a policy fails or its odds are no probabilities, or if `watch` stopped
    /// the work.
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

    /// Returns how much somebody's play in both seats loses against an opponent who knows it, on the mean
    /// of both seats: 0 is perfect.
    ///
    /// # Errors
    /// Returns what [`against`](Self::against) returns.
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
