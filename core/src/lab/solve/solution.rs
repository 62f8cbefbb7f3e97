//! Solutions of every position of a game.

use super::backward::{Backward, Known, bytes};
use super::matrix::Bounds;
use super::{Odds, Payoff, Policy, Solvable, SolveError, Terms};
use crate::base::seat::Seat;

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
