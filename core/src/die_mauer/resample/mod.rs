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
//! in [`View::unsure`](super::View::unsure) only how many pieces they have: the pieces of all of
//! them are dealt out one by one, from a common pool.

mod demand;
mod histories;
mod holdings;
mod search;
mod story;
mod table;

use demand::Demand;
use histories::Histories;
use holdings::Holders;
use search::Search;
use story::Story;
use table::Table;

use crate::dealer::Dealer;
use crate::die_mauer::state::State;
use crate::die_mauer::view::{SeenFist, View};
use crate::game::{Inconsistent, InformationState, World, WorldsError};

/// The most points of a round at which histories are counted to draw a state.
const FORKS: usize = 8_192;

/// The same for listing all states, for which a caller is ready to wait.
const FORKS_OF_ALL: usize = 8 * FORKS;

const CONTRADICTION: Inconsistent = Inconsistent("no position fits all that was seen");

/// Returns a state that the viewer could be in.
pub(super) fn resample(
    seen: &InformationState<State>,
    dealer: &mut Dealer,
) -> Result<State, Inconsistent> {
    let story = Story::of(seen);
    let demands = Demand::all(&story);
    let course = match Histories::count(&story, &demands, closed(seen.now()), FORKS) {
        Some(histories) => histories.draw(dealer),
        None => Search::new(&story, &demands).run(dealer),
    };
    let table = Table::of(seen.now(), course.ok_or(CONTRADICTION)?)?;
    table.state(|fists| dealer.choose(fists).flatten())
}

/// Returns every state that the viewer could be in.
pub(super) fn worlds(
    seen: &InformationState<State>,
    limit: usize,
) -> Result<Vec<World<State>>, WorldsError> {
    let (story, view) = (Story::of(seen), seen.now());
    let demands = Demand::all(&story);
    let histories = Histories::count(&story, &demands, closed(view), FORKS_OF_ALL)
        .ok_or(WorldsError::TooDear)?;
    let kept = view.gifts.iter().filter(|gift| gift.piece.is_none()).count();
    let courses = histories.all(kept, limit, FORKS_OF_ALL)?;
    let tables = courses.into_iter().map(|(course, ways)| Ok((Table::of(view, course)?, ways)));
    let tables = tables.collect::<Result<Vec<_>, Inconsistent>>()?;
    let states = |(table, ways): &(Table<'_>, u128)| {
        let ways = *ways;
        table
            .states()
            .map(move |state| Ok((state?, ways)))
            .take(limit.saturating_add(1))
            .collect::<Vec<_>>()
    };
    let states = tables.iter().flat_map(states).take(limit.saturating_add(1));
    World::gather(states.collect::<Result<Vec<_>, Inconsistent>>()?, limit)
}

/// Returns the seats whose fists are closed to the viewer.
fn closed(view: &View) -> Holders {
    let closed = view.fists.iter().filter(|(_, fist)| **fist == SeenFist::Closed);
    closed.fold(0, |all, (seat, _)| all | 1 << seat.index())
}
