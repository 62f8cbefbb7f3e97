//! A small game, solved by the method that fits it.

use super::{
    Bounds, Method, Odds, Payoff, Policy, Profile, Regrets, Solution, SolveError, Terms, Tree,
};
use crate::base::seat::Seat;
use crate::game::dealer::Dealer;
use crate::game::record::Record;
use crate::game::{FullGame, InformationState};

/// A small game for two, solved backwards if both seats always know the whole position, or
/// otherwise by counterfactual regret minimisation.
///
/// # Examples
/// ```
/// use mauerwerk::die_mauer::State;
/// use mauerwerk::solve::{Method, Solved, Terms};
/// use mauerwerk::Game;
///
/// let start: State = "players:2 min_players:2 rounds:1 stock:T max_idle_turns:2".parse()?;
/// let solved = Solved::find(&start, Method::Plus, 100, Terms::default())?;
/// // A player that always chooses the first action gives something away.
/// let first = &mut |record: &mauerwerk::Record<State>, seat| {
///     let legal = record.state().actions(seat);
///     Ok(legal.into_iter().enumerate().map(|(place, _)| f64::from(place == 0)).collect())
/// };
/// let trial = solved.trial(first, &|_| true)?;
/// assert!(trial.exploitability > 0.0 && trial.loss <= trial.exploitability);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum Solved<G: FullGame> {
    /// Both seats know every position.
    Exact(Solution<G>),
    /// A seat may know what the other doesn't.
    Learnt(Learnt<G>),
}

/// A game that was solved by regret minimisation.
#[derive(Clone, Debug)]
pub struct Learnt<G: FullGame> {
    /// Everything that can happen.
    pub tree: Tree<G>,
    /// The play that was found.
    pub profile: Profile,
    /// What is played for.
    pub payoff: Payoff,
    /// The mean loss of this play against an opponent who knows it.
    pub exploitability: f64,
}

/// What a policy gives away, as the mean of both seats.
#[derive(Copy, Clone, PartialEq, Debug)]
#[non_exhaustive]
pub struct Trial {
    /// The loss against perfect play, which does not look at the policy.
    pub loss: f64,
    /// The loss against an opponent who knows the policy.
    pub exploitability: f64,
    /// The payoff of the best response from seat 0 and from seat 1, each for the responding seat.
    pub best_responses: [f64; 2],
}

impl<G: FullGame> Solved<G> {
    /// Solves a position and everything that can follow. Regret minimisation makes the given number
    /// of iterations. `terms.watch` receives the number of positions, histories or iterations.
    ///
    /// # Errors
    /// Returns [`SolveError`] if there are not two seats, if there are more positions or histories
    /// than the limit allows, or if `terms.watch` stopped the work.
    pub fn find(
        start: &G,
        method: Method,
        iterations: u64,
        terms: Terms<'_>,
    ) -> Result<Self, SolveError> {
        match Solution::find(start, terms) {
            Err(SolveError::Private { .. }) => (),
            found => return found.map(Self::Exact),
        }
        let tree = Tree::grow(start, terms)?;
        let mut regrets = Regrets::new(&tree, method);
        regrets.iterate(iterations, terms.watch)?;
        let profile = regrets.average();
        drop(regrets);
        let exploitability = tree.exploitability(&profile);
        Ok(Self::Learnt(Learnt { tree, profile, payoff: terms.payoff, exploitability }))
    }

    /// Returns the value of the start to seat 0.
    #[must_use]
    pub fn value(&self) -> Bounds {
        match self {
            Self::Exact(solution) => solution.bounds(),
            Self::Learnt(learnt) => {
                Bounds::exactly(learnt.tree.value([&learnt.profile, &learnt.profile]))
            }
        }
    }

    /// Returns the most that this play loses on average against an opponent who knows it.
    #[must_use]
    pub fn gap(&self) -> f64 {
        match self {
            Self::Exact(solution) => solution.bounds().gap(),
            Self::Learnt(learnt) => learnt.exploitability,
        }
    }

    /// Returns the odds of the legal actions of a seat that decides.
    ///
    /// # Errors
    /// Returns [`SolveError::Unknown`] if the seat can't be in this information state, and other
    /// errors if a new position can't be solved.
    pub fn odds(&mut self, seen: &InformationState<G>) -> Result<Vec<Odds<G::Action>>, SolveError> {
        match self {
            Self::Exact(solution) => {
                let world = seen.resample(&mut Dealer::new(0)).map_err(|_| SolveError::Unknown)?;
                let mut play = solution.at(&world)?.play.into_iter();
                let own = play.find(|(seat, _)| seen.viewer().seat() == Some(*seat));
                own.map(|(_, odds)| odds).ok_or(SolveError::Unknown)
            }
            Self::Learnt(learnt) => {
                learnt.tree.odds(seen, &learnt.profile).ok_or(SolveError::Unknown)
            }
        }
    }

    /// Measures what a policy gives away.
    ///
    /// # Errors
    /// Returns [`SolveError`] if the policy fails, if its odds are not valid probabilities, or if
    /// `watch` stopped the work.
    pub fn trial(
        &self,
        policy: &mut Policy<'_, G>,
        watch: &dyn Fn(u64) -> bool,
    ) -> Result<Trial, SolveError> {
        let (payoff, perfect, known) = match self {
            Self::Exact(solution) => {
                // The policy reaches positions that perfect play never does. They are solved here.
                let mut oracle = solution.clone();
                let perfect = &mut |record: &Record<G>, seat| perfect(&mut oracle, record, seat);
                let known = [
                    solution.against([Some(policy), None], watch)?,
                    solution.against([None, Some(policy)], watch)?,
                ];
                let first = solution.against([Some(policy), Some(perfect)], watch)?;
                let second = solution.against([Some(perfect), Some(policy)], watch)?;
                (solution.payoff(), [first, second], known)
            }
            Self::Learnt(Learnt { tree, profile, payoff, .. }) => {
                let play = tree.ask(policy, watch)?;
                let perfect = [[&play, profile], [profile, &play]].map(|both| tree.value(both));
                let seats = [Seat::FIRST, Seat::FIRST.next(2)];
                (*payoff, perfect, seats.map(|seat| tree.best_response(seat, &play)))
            }
        };
        let loss = |[first, second]: [f64; 2]| (second - first) / 2.0;
        let best_responses = [known[1], payoff.left(known[0])];
        Ok(Trial { loss: loss(perfect), exploitability: loss(known), best_responses })
    }
}

/// Returns the odds of perfect play.
fn perfect<G: FullGame>(
    oracle: &mut Solution<G>,
    record: &Record<G>,
    seat: Seat,
) -> Result<Vec<f64>, String> {
    let opening = oracle.at(record.state()).map_err(|error| error.to_string())?;
    let own = opening.play.into_iter().find(|(other, _)| *other == seat);
    Ok(own.map_or_else(Vec::new, |(_, play)| play.into_iter().map(|one| one.odds).collect()))
}
