//! Drawing all conclusions from what a viewer has seen.
//!
//! All that is ever hidden is what is in closed fists and what was given away in this round. A
//! history is a type for each hidden gift, which its donor had then, and something that the seat
//! has for each closed fist. Everything shown after a gift limits what it was: whoever shows,
//! builds or gives a piece must have had it. The histories are [counted](histories) from the end of
//! the round back to its start, one sum for all points from which the same can follow, and drawn by
//! these sums: each is as likely as any other.
//!
//! Where the sums would be more than [`FORKS`], or exceed 128 bits, a [search](search) takes the
//! place of counting: it walks through the round in order, tries types in random order and steps
//! back where they lead to a contradiction. It seldom has to, because for each single type it knows
//! beforehand which seats together must keep how many. It too returns every position that fits with
//! a positive probability, and no other, but not all histories with the same one. Random games
//! are far from that: of some 57000 calls in games of three to six seats, for all viewers, with the
//! full set and small ones, the most demanding took 105 sums. Where seats play for gifts, it takes
//! some twenty hidden ones of a full set in one round.
//!
//! Somebody who starts watching in the middle of a round may be in any legal position that looks
//! like the first one seen. When the gifts before it were made is not known then, and of the seats
//! in [`Position::unsure`] only how many pieces they have: the pieces of all of
//! them are dealt out one by one, from a common pool.

mod account;
mod courses;
mod demand;
mod filled;
mod histories;
mod holdings;
mod sampler;
mod search;
mod story;

use demand::Demand;
use filled::Filled;
use histories::Histories;
use holdings::Holders;
use sampler::Draws;
use story::Story;

pub(super) use account::account;
pub(super) use sampler::Sampler;

use crate::dealer::Dealer;
use crate::die_mauer::{Position, SeenFist, State, View};
use crate::game::{Game, Viewer};
use crate::game::{Inconsistent, InformationState};
use crate::game::{World, WorldsError};
use crate::rule::Faults;

/// The most points of a round at which histories are counted to draw a state.
const FORKS: usize = 8_192;

/// The same for listing all states, for which a caller is ready to wait.
const FORKS_OF_ALL: usize = 8 * FORKS;

const CONTRADICTION: Inconsistent = Inconsistent("no position fits all that was seen");

/// Returns the state of a position that looks like a view: what was put together from parts may be
/// no story at all.
fn state_of(position: Position, view: &View) -> Result<State, Inconsistent> {
    let state = State::try_from(position).map_err(|_| CONTRADICTION)?;
    if state.view(view.viewer) == *view { Ok(state) } else { Err(CONTRADICTION) }
}

/// Returns a state that looks like this position to a viewer.
///
/// # Errors
/// Returns what is wrong with the position, if none does.
pub(super) fn like(viewer: Viewer, position: &Position) -> Result<State, Faults> {
    let nothing = || Faults::one(format_args!("no position looks like this to {viewer}"));
    let draws = Draws::of(Story::of_position(position), closed(position));
    let mut dealer = Dealer::new(0);
    let filled = draws.fill(position, &mut dealer).ok_or_else(nothing)?;
    let state = State::try_from(filled)?;
    let seen = Position::from(state).seen_by(viewer);
    let given = Position { setup: seen.setup.clone(), ..position.clone() };
    if seen == given { Ok(state) } else { Err(nothing()) }
}

/// Returns every state that the viewer could be in.
pub(super) fn worlds(
    seen: &InformationState<State>,
    limit: usize,
) -> Result<Vec<World<State>>, WorldsError> {
    let (story, now) = (Story::of(seen), seen.now());
    let position = &now.position;
    let demands = Demand::all(&story);
    let histories = Histories::count(&story, &demands, closed(position), FORKS_OF_ALL)
        .ok_or(WorldsError::TooDear)?;
    let kept = position.gifts.iter().filter(|gift| gift.piece.is_none()).count();
    let courses = histories.all(kept, limit, FORKS_OF_ALL)?;
    let filled = |(course, ways)| Some((Filled::of(position, course)?, ways));
    let all = courses.into_iter().map(filled).collect::<Option<Vec<_>>>().ok_or(CONTRADICTION)?;
    let states = |(filled, ways): &(Filled<'_>, u128)| {
        let ways = *ways;
        filled
            .positions()
            .map(move |position| Ok((state_of(position, now)?, ways)))
            .take(limit.saturating_add(1))
            .collect::<Vec<_>>()
    };
    let states = all.iter().flat_map(states).take(limit.saturating_add(1));
    World::gather(states.collect::<Result<Vec<_>, Inconsistent>>()?, limit)
}

/// Returns the seats whose fists are closed to the viewer.
fn closed(position: &Position) -> Holders {
    let closed = position.fists.iter().filter(|(_, fist)| **fist == Some(SeenFist::Closed));
    closed.fold(0, |all, (seat, _)| all | 1 << seat.index())
}
