//! A position whose successors are being solved.

use std::vec;

use super::{Bounds, Equilibrium, Matrix, Odds, SolveError};
use super::{Policy, checked};
use crate::base::actor::Actor;
use crate::base::seat::{Seat, Seats};
use crate::game::record::Record;
use crate::game::{FullGame, Refusal, Turn};

/// The given policy of each seat, or `None` to look for perfect play.
pub(super) type Players<'a, 'p, G> = [Option<&'a mut Policy<'p, G>>; 2];

/// A position with its successors, and the way to combine their values.
pub(super) struct Knot<G: FullGame> {
    pub(super) state: G,
    kind: Kind,
    pub(super) ahead: vec::IntoIter<G>,
    /// The values of the solved successors, in their order.
    pub(super) values: Vec<Bounds>,
}

/// The way to combine the values of the successors.
enum Kind {
    /// The weighted sum: chance decides, or seats with a given policy.
    Mean(Vec<f64>),
    /// The best choice of the given seat. Each choice has one successor for each weight, and its
    /// value is their weighted sum.
    Best(Seat, Vec<f64>),
    /// The value of the matrix game with the given number of columns: both seats decide at the same
    /// time.
    Matrix(usize),
}

/// The actions of seats, with their odds if their policy is given.
struct Options<A> {
    seat: Seat,
    actions: Vec<A>,
    odds: Option<Vec<f64>>,
}

impl<G: FullGame> Knot<G> {
    /// Expands a position in which the game is not over.
    pub(super) fn of(state: G, players: &mut Players<'_, '_, G>) -> Result<Self, SolveError> {
        let (kind, ahead) = match state.turn() {
            Turn::Decide(seats) => seated(&state, seats, players)?,
            Turn::Chance | Turn::Over(_) => chanced(&state)?,
        };
        let values = Vec::with_capacity(ahead.len());
        Ok(Self { state, kind, ahead: ahead.into_iter(), values })
    }

    /// Returns the value of the position. All successors must be solved.
    pub(super) fn settle(&self) -> Bounds {
        match &self.kind {
            Kind::Mean(weights) => Bounds::mean(weights, &self.values),
            Kind::Best(seat, weights) => {
                let choices = self.values.chunks(weights.len());
                best(*seat, choices.map(|values| Bounds::mean(weights, values)))
            }
            Kind::Matrix(columns) => self.equilibrium(*columns).bounds,
        }
    }

    /// Returns perfect play of both seats. Its bounds hold for all values of the successors within
    /// their bounds.
    fn equilibrium(&self, columns: usize) -> Equilibrium {
        let matrix = |entry: fn(Bounds) -> f64| {
            Matrix::of_entries(columns, self.values.iter().copied().map(entry).collect())
        };
        let play = matrix(Bounds::middle).solve();
        let lower = matrix(|value| value.lower).guaranteed(&play.rows);
        let upper = matrix(|value| value.upper).conceded(&play.columns);
        Equilibrium { bounds: Bounds { lower, upper }, ..play }
    }

    /// Returns the play of the seats without a given policy. All successors must be solved.
    pub(super) fn play(&self) -> Vec<(Seat, Vec<Odds<G::Action>>)> {
        match &self.kind {
            Kind::Mean(_) => Vec::new(),
            Kind::Best(seat, weights) => {
                let choices = self.values.chunks(weights.len());
                let values: Vec<f64> =
                    choices.map(|values| Bounds::mean(weights, values).middle()).collect();
                vec![(*seat, self.mixed(*seat, &only_best(*seat, &values)))]
            }
            Kind::Matrix(columns) => {
                let play = self.equilibrium(*columns);
                let both = Seats::first(2).iter().zip([play.rows, play.columns]);
                both.map(|(seat, odds)| (seat, self.mixed(seat, &odds))).collect()
            }
        }
    }

    fn mixed(&self, seat: Seat, odds: &[f64]) -> Vec<Odds<G::Action>> {
        let actions = self.state.actions(seat).into_iter().zip(odds);
        actions.map(|(action, &odds)| Odds { action, odds }).collect()
    }
}

/// Returns the best value for a seat.
fn best(seat: Seat, values: impl Iterator<Item = Bounds>) -> Bounds {
    let choose = match seat {
        Seat::FIRST => f64::max,
        _ => f64::min,
    };
    let better = |one: Bounds, other: Bounds| Bounds {
        lower: choose(one.lower, other.lower),
        upper: choose(one.upper, other.upper),
    };
    values.reduce(better).unwrap_or_default()
}

/// Returns the odds of a seat that always makes its best choice, the first of equal ones.
fn only_best(seat: Seat, values: &[f64]) -> Vec<f64> {
    let better = |one: f64, other: f64| if seat == Seat::FIRST { one > other } else { one < other };
    let choose = |best, one| if better(values[one], values[best]) { one } else { best };
    let best = (0..values.len()).fold(0, choose);
    (0..values.len()).map(|index| f64::from(u8::from(index == best))).collect()
}

/// Expands a decision of chance.
fn chanced<G: FullGame>(state: &G) -> Result<(Kind, Vec<G>), SolveError> {
    let chances = state.chances();
    let all: f64 = chances.iter().map(|chance| f64::from(chance.weight)).sum();
    let weights = chances.iter().map(|chance| f64::from(chance.weight) / all).collect();
    let after = chances.iter().map(|chance| state.apply(Actor::Chance, chance.action));
    Ok((Kind::Mean(weights), after.collect::<Result<_, _>>().map_err(refused::<G>)?))
}

/// Expands the decisions of seats.
fn seated<G: FullGame>(
    state: &G,
    seats: Seats,
    players: &mut Players<'_, '_, G>,
) -> Result<(Kind, Vec<G>), SolveError> {
    let options = seats.iter().map(|seat| Options::of(state, seat, players));
    let options = options.collect::<Result<Vec<_>, _>>()?;
    let (free, given): (Vec<_>, Vec<_>) = options.into_iter().partition(|one| one.odds.is_none());
    let weights = given.iter().fold(vec![1.0], |weights, one| one.weigh(&weights));
    let kind = match &free[..] {
        [] => Kind::Mean(weights),
        [one] => Kind::Best(one.seat, weights),
        [.., last] => Kind::Matrix(last.actions.len()),
    };
    let mut ahead = vec![state.clone()];
    for one in free.iter().chain(&given) {
        ahead = one.committed(&ahead)?;
    }
    Ok((kind, ahead))
}

impl<A: Copy> Options<A> {
    /// Returns the actions of a seat, without those that it never chooses.
    fn of<G: FullGame<Action = A>>(
        state: &G,
        seat: Seat,
        players: &mut Players<'_, '_, G>,
    ) -> Result<Self, SolveError> {
        let actions: Vec<A> = state.actions(seat).into_iter().collect();
        let Some(policy) = &mut players[seat.index()] else {
            return Ok(Self { seat, actions, odds: None });
        };
        let odds = policy(&Record::from_state(state.clone()), seat).map_err(SolveError::Policy)?;
        let odds = checked(odds, actions.len())?;
        let likely = actions.into_iter().zip(odds).filter(|&(_, odds)| odds > 0.0);
        let (actions, odds) = likely.unzip();
        Ok(Self { seat, actions, odds: Some(odds) })
    }

    /// Returns the results of each action in each of the states.
    fn committed<G: FullGame<Action = A>>(&self, states: &[G]) -> Result<Vec<G>, SolveError> {
        let pairs =
            states.iter().flat_map(|state| self.actions.iter().map(move |&one| (state, one)));
        let after = pairs.map(|(state, action)| state.apply(self.seat.into(), action));
        after.collect::<Result<_, _>>().map_err(refused::<G>)
    }

    /// Multiplies each weight by each of the odds.
    fn weigh(&self, weights: &[f64]) -> Vec<f64> {
        let odds = self.odds.as_deref().unwrap_or_default();
        weights.iter().flat_map(|weight| odds.iter().map(move |odds| weight * odds)).collect()
    }
}

/// Reports that a legal action was refused.
pub(super) fn refused<G: FullGame>(refusal: Refusal<G>) -> SolveError {
    SolveError::Refused(refusal.to_string())
}
