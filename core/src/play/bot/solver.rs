//! Solutions of small games, for the player `perfect` (feature `solve`).

use std::any::Any;
use std::sync::{Arc, Mutex, PoisonError};

use crate::game::{FullGame, InformationState};
use crate::lab::solve::{
    Method, Odds, Payoff, Profile, Regrets, Solution, SolveError, Terms, Tree,
};

/// The most positions, or histories, of a game that is solved.
const LIMIT: usize = 200_000;
/// The most iterations of regret minimisation.
const ITERATIONS: u64 = 1_000;
/// The number of iterations between two measurements of the loss.
const STRIDE: u64 = 50;
/// The accepted loss against an opponent who knows the play, as a share of the win.
const LOSS: f64 = 0.001;
/// The number of solved games in memory.
const KEPT: usize = 4;

/// The value of a position to seat 0 as a share of the win, and the play of the deciding seat.
type Perfect<A> = (f64, Vec<Odds<A>>);

/// Plays perfectly for the seat with the given information state, which could be in the given world.
/// Calls `watch` with the amount of work done, and stops if it returns `false`.
///
/// It works backwards if both seats know every later position. Otherwise it calls [`solve_tree`].
///
/// # Errors
/// Returns [`SolveError`] if there are not two seats, if the game has too many positions or
/// histories, or if `watch` stopped the work. Also fails if the seat did not know the position in
/// which it began to watch.
pub(super) fn solve<G: FullGame>(
    seen: &InformationState<G>,
    world: &G,
    watch: &dyn Fn(u64) -> bool,
) -> Result<Perfect<G::Action>, SolveError> {
    match work_backwards(seen, world, watch) {
        Err(SolveError::Private { .. }) => solve_tree(seen, watch),
        solved => solved,
    }
}

/// Plays a game in which both seats know every position.
fn work_backwards<G: FullGame>(
    seen: &InformationState<G>,
    world: &G,
    watch: &dyn Fn(u64) -> bool,
) -> Result<Perfect<G::Action>, SolveError> {
    let Some(seat) = seen.viewer().seat() else { return Ok((0.0, Vec::new())) };
    let terms = Terms { payoff: Payoff::Win, limit: LIMIT, watch };
    let find = || Solution::find(world, terms).map(Mutex::new);
    let solution = remembered(&world.setup().to_string(), find)?;
    let opening = solution.lock().unwrap_or_else(PoisonError::into_inner).at(world);
    let opening = match opening {
        // Earlier solutions of the same setup take up the room.
        Err(SolveError::TooMany { .. }) => Solution::find(world, terms)?.opening().clone(),
        opening => opening?,
    };
    let mut play = opening.play.into_iter();
    let odds = play.find(|(by, _)| *by == seat).map_or_else(Vec::new, |(_, odds)| odds);
    Ok((opening.bounds.middle(), odds))
}

/// A game that is solved as a tree, with its value to seat 0.
struct Solved<G: FullGame> {
    tree: Tree<G>,
    profile: Profile,
    value: f64,
}

/// Plays perfectly by regret minimisation. It uses the [`Tree`] of everything that can follow after
/// the seat began to watch.
///
/// # Errors
/// Returns [`SolveError`] if there are not two seats, if the game has too many histories, or if
/// `watch` stopped the work. Also fails if the seat did not know the position in which it began to
/// watch.
fn solve_tree<G: FullGame>(
    seen: &InformationState<G>,
    watch: &dyn Fn(u64) -> bool,
) -> Result<Perfect<G::Action>, SolveError> {
    let begun = seen.start().clone();
    let begun = InformationState::<G>::from_parts(begun.clone(), Vec::new(), begun);
    let worlds = begun.worlds(1).unwrap_or_default();
    let [start] = &worlds[..] else { return Err(SolveError::Unknown) };
    let start = &start.state;
    // A position's notation does not contain the options.
    let name = format!("{} {}", start.setup(), start.notation());
    let solved = remembered(&name, || grow(start, watch))?;
    let odds = solved.tree.odds(seen, &solved.profile).ok_or(SolveError::Unknown)?;
    Ok((solved.value, odds))
}

fn grow<G: FullGame>(start: &G, watch: &dyn Fn(u64) -> bool) -> Result<Solved<G>, SolveError> {
    let tree = Tree::grow(start, Terms { payoff: Payoff::Win, limit: LIMIT, watch })?;
    let mut regrets = Regrets::new(&tree, Method::Plus);
    let mut profile = tree.even();
    while regrets.iterations() < ITERATIONS && tree.exploitability(&profile) > LOSS {
        regrets.iterate(STRIDE, watch)?;
        profile = regrets.average();
    }
    let value = tree.value([&profile; 2]);
    drop(regrets);
    Ok(Solved { tree, profile, value })
}

/// The latest solutions, by name. Solving takes seconds, and every decision needs a solution.
static SOLVED: Mutex<Vec<(String, Arc<dyn Any + Send + Sync>)>> = Mutex::new(Vec::new());

/// Returns the solution with the given name, or solves it now.
fn remembered<T: Any + Send + Sync>(
    name: &str,
    solve: impl FnOnce() -> Result<T, SolveError>,
) -> Result<Arc<T>, SolveError> {
    let name = format!("{} {name}", std::any::type_name::<T>());
    let kept = || SOLVED.lock().unwrap_or_else(PoisonError::into_inner);
    let known = kept().iter().find(|(known, _)| *known == name).map(|(_, solved)| solved.clone());
    if let Some(solved) = known.and_then(|solved| solved.downcast().ok()) {
        return Ok(solved);
    }
    let solved = Arc::new(solve()?);
    let mut kept = kept();
    kept.truncate(KEPT - 1);
    kept.insert(0, (name, solved.clone()));
    Ok(solved)
}
