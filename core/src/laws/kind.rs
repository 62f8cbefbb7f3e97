//! What a game says of its kind.

use crate::game::{ActionSet, Game, GameKind, Turn};
use crate::laws::{Verdict, Walk, require};
use crate::seat::Seats;

const LAW: &str = "a game is of its kind";

/// Checks that a state exceeds no bound of its game.
pub(super) fn states_are_of_their_kind<G: Game>(state: &G, kind: &GameKind) -> Verdict {
    let where_ = || format!("{kind:?} and {state}");
    require(state.kind() == *kind, LAW, where_)?;
    match state.turn() {
        Turn::Decide(seats) => require(kind.simultaneous || seats.len() == 1, LAW, where_)?,
        Turn::Chance => require(kind.chance, LAW, where_)?,
        Turn::Over(_) => {}
    }
    let within = |most: u64, number: usize| number as u64 <= most;
    let actions = Seats::first(state.seats()).iter().map(|seat| state.actions(seat).len());
    require(actions.max().is_none_or(|most| within(kind.actions.number, most)), LAW, where_)?;
    require(within(kind.chances.number, state.chances().len()), LAW, where_)?;
    let scores = state.standing();
    let sound = |&score: &i32| (kind.lowest..=kind.highest).contains(&score);
    require(scores.as_slice().iter().all(sound), LAW, where_)
}

/// Checks that a game took no more decisions than it may, and hid nothing that it doesn't hide.
pub(super) fn games_are_of_their_kind(walk: &Walk, kind: &GameKind) -> Verdict {
    let long = kind.decisions.is_some_and(|most| walk.decisions > most.number);
    require(!long, LAW, || format!("{} decisions, with {kind:?}", walk.decisions))?;
    require(kind.hidden || walk.varied == 0, LAW, || format!("something is hidden, with {kind:?}"))
}
