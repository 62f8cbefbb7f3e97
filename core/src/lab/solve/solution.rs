//! Solutions of every position of a game, by backward induction, and what is known of a position.

use std::collections::HashMap;
use std::vec;

use super::{Bounds, Equilibrium, Matrix, Odds, Policy, SolveError, checked};
use crate::base::actor::Actor;
use crate::base::key::Key;
use crate::base::seat::{Seat, Seats};
use crate::game::record::Record;
use crate::game::{FullGame, Refusal, Turn};
use crate::lab::solve::{Payoff, Terms};

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
pub struct Solution<G: FullGame> {
    start: G,
    payoff: Payoff,
    limit: usize,
    known: Known,
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

impl<G: FullGame> Solution<G> {
    /// Solves a position and all later ones.
    ///
    /// # Errors
    /// Returns [`SolveError`] in these cases:
    ///
    /// - There are not two seats.
    /// - A seat decides without knowing the whole position.
    /// - The game can return to a position.
    /// - There are more positions than the limit allows, or than the system has memory for.
    /// - `terms.watch` stopped the work.
    pub fn find(start: &G, terms: Terms<'_>) -> Result<Self, SolveError> {
        if start.seats() != 2 {
            return Err(SolveError::Seats(start.seats()));
        }
        let mut known = Known::new();
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

    /// Returns what is played for.
    #[must_use]
    pub const fn payoff(&self) -> Payoff {
        self.payoff
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
        bytes(&self.known)
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
        let mut known = Known::new();
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
pub(super) type Known = HashMap<Key, Option<Bounds>>;

/// Returns the memory of the given number of positions, in bytes.
pub(super) fn bytes(known: &Known) -> usize {
    // An eighth of the places stays free.
    known.capacity() / 7 * 8 * (size_of::<(Key, Option<Bounds>)>() + 1)
}

/// Solves positions after all later ones. The way to the current position is a list, so that no
/// game is too long for the stack of a thread.
pub(super) struct Backward<'a, 'p, G: FullGame> {
    pub(super) terms: Terms<'a>,
    pub(super) players: Players<'a, 'p, G>,
    pub(super) known: &'a mut Known,
    pub(super) solved: u64,
}

/// The value of a position, and the play of the seats that have no given policy.
pub(super) type Settled<A> = (Bounds, Vec<(Seat, Vec<Odds<A>>)>);

impl<G: FullGame> Backward<'_, '_, G> {
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
                    None => {
                        self.check_limit(&way)?;
                        let things = way.len() + 1;
                        way.try_reserve(1).map_err(|_| no_memory(things))?;
                        way.push(self.enter(next)?);
                    }
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
        match essence(state).and_then(|essence| self.known.get(&essence)) {
            Some(None) => Err(SolveError::Endless(state.notation())),
            Some(value) => Ok(*value),
            None => Ok(None),
        }
    }

    /// Checks that there is room for one more position. The map holds its positions twice when it
    /// grows, with half the room in the old one.
    fn check_limit(&self, way: &[Knot<G>]) -> Result<(), SolveError> {
        let (what, limit) = ("positions", self.terms.limit);
        if self.known.len().max(way.len()) < limit {
            return Ok(());
        }
        let way = way.iter().map(Knot::bytes).sum::<usize>();
        Err(SolveError::TooMany { what, limit, bytes: bytes(self.known) / 2 * 3 + way })
    }

    /// Begins to solve a position.
    fn enter(&mut self, state: G) -> Result<Knot<G>, SolveError> {
        self.store(&state, None)?;
        self.look_ahead(state)
    }

    /// Stores a position with its value, or without if it is on the way.
    fn store(&mut self, state: &G, value: Option<Bounds>) -> Result<(), SolveError> {
        if let Some(essence) = essence(state) {
            let things = self.known.len() + 1;
            // The map may also grow if it has the position.
            self.known.try_reserve(1).map_err(|_| no_memory(things))?;
            self.known.insert(essence, value);
        }
        Ok(())
    }

    fn look_ahead(&mut self, state: G) -> Result<Knot<G>, SolveError> {
        check_knowledge(&state)?;
        Knot::of(state, &mut self.players)
    }

    /// Completes the solution of a position.
    fn leave(&mut self, knot: &Knot<G>) -> Result<Bounds, SolveError> {
        let value = knot.settle();
        self.store(&knot.state, Some(value))?;
        self.solved += 1;
        match (self.terms.watch)(self.solved) {
            true => Ok(value),
            false => Err(SolveError::Stopped),
        }
    }
}

/// Returns the error of a system without memory for the given number of positions.
const fn no_memory(things: usize) -> SolveError {
    SolveError::Memory { what: "positions", things }
}

/// Returns the key of what decides the rest of the game, the same for positions that the rules treat
/// alike. `None` if the position is not stored.
fn essence<G: FullGame>(state: &G) -> Option<Key> {
    state.canonical().essence()
}

/// Checks that the deciding seats know the whole position.
fn check_knowledge<G: FullGame>(state: &G) -> Result<(), SolveError> {
    let Turn::Decide(seats) = state.turn() else { return Ok(()) };
    match seats.iter().find(|&seat| !state.is_known_to(seat.into())) {
        Some(seat) => Err(SolveError::Private { seat, position: state.notation() }),
        None => Ok(()),
    }
}

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
        let ahead = ahead.into_boxed_slice().into_vec().into_iter();
        Ok(Self { state, kind, ahead, values })
    }

    /// Returns the memory of the position on the way, in bytes. The way doubles as it grows.
    fn bytes(&self) -> usize {
        let weights = match &self.kind {
            Kind::Mean(weights) | Kind::Best(_, weights) => weights.len(),
            Kind::Matrix(_) => 0,
        };
        2 * size_of::<Self>()
            + self.values.capacity() * (size_of::<G>() + size_of::<Bounds>())
            + weights * size_of::<f64>()
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
