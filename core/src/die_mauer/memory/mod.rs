//! Drawing all conclusions from what a viewer has seen.
//!
//! All that is ever hidden is what is in closed fists and what was given away in this round. Fists
//! are easy: whoever has a piece may hold it. Gifts are a search. Each hidden gift is one of the
//! types its donor could have had then, and everything shown afterwards limits which: whoever
//! shows, builds or gives a piece must have had it. The search walks through the round in order,
//! tries types in random order and steps back where they lead to a contradiction. It seldom has to,
//! because for each single type it knows beforehand which seats together must keep how many.
//!
//! The search is exact: it returns every position that fits with a positive probability, though not
//! all with the same one.
//!
//! Somebody who starts watching in the middle of a round may be in any legal position that looks
//! like the first one seen. When the gifts before it were made is not known then, and of the seats
//! in [`View::unsure`](super::View::unsure) only how many pieces they have: the pieces of all of them are dealt out by
//! the same search, one by one, from a common pool.

mod counts;
mod demand;
mod search;
mod story;

use counts::Counts;
use demand::Demand;
use search::Search;
use story::Story;

use super::fist::Fist;
use super::gift::Gift;
use super::piece::Piece;
use super::position::Position;
use super::state::State;
use super::stock::Stock;
use super::view::SeenFist;
use crate::dealer::Dealer;
use crate::information::{Inconsistent, InformationState};
use crate::world::{World, WorldsError};

const CONTRADICTION: Inconsistent = Inconsistent("no position fits all that was seen");

/// Returns every state that the viewer could be in.
pub(super) fn worlds(
    _: &InformationState<State>,
    _: usize,
) -> Result<Vec<World<State>>, WorldsError> {
    Err(WorldsError::TooDear)
}

/// Returns a state that the viewer could be in.
pub(super) fn resample(
    seen: &InformationState<State>,
    dealer: &mut Dealer,
) -> Result<State, Inconsistent> {
    let view = seen.now();
    let story = Story::of(seen);
    let demands = Demand::all(&story);
    let (held, hidden) = Search::new(&story, &demands).run(dealer).ok_or(CONTRADICTION)?;
    let stocks = view.stocks.iter().map(|(seat, _)| stock_of(held[seat.index()]));
    let stocks = stocks.collect::<Option<Vec<Stock>>>().ok_or(CONTRADICTION)?;
    let fists = view.fists.iter().map(|(seat, fist)| match fist {
        SeenFist::Away => None,
        SeenFist::Known(fist) => Some(*fist),
        SeenFist::Closed => Some(any_fist(stocks[seat.index()], dealer)),
    });
    let position = Position {
        setup: view.setup.clone(),
        wall: view.wall,
        master: view.master,
        rounds_played: view.rounds_played,
        totals: view.totals.as_slice().to_vec(),
        rounds_won: view.rounds_won.as_slice().to_vec(),
        idle_turns: view.idle_turns,
        fists: fists.collect(),
        builders: view.builders,
        gifts: filled(&view.gifts, hidden),
        unsure: view.unsure,
        stocks,
    };
    // What was put together from parts may be no story at all.
    let state = State::try_from(position).map_err(|_| CONTRADICTION)?;
    if state.seen_by(seen.viewer()) == *view { Ok(state) } else { Err(CONTRADICTION) }
}

fn stock_of(counts: Counts) -> Option<Stock> {
    let pieces = Piece::ALL.into_iter().zip(counts);
    let pieces = pieces.map(|(piece, count)| Some((piece, usize::try_from(count).ok()?)));
    let pieces = pieces.collect::<Option<Vec<_>>>()?;
    Stock::from_pieces(pieces.into_iter().flat_map(|(piece, n)| std::iter::repeat_n(piece, n)))
}

/// Returns something that a seat with these pieces may have in its fist.
fn any_fist(stock: Stock, dealer: &mut Dealer) -> Fist {
    let fists: Vec<Fist> =
        std::iter::once(Fist::Empty).chain(stock.types().iter().map(Fist::Holds)).collect();
    dealer.choose(&fists).unwrap_or_default()
}

/// Returns the gifts that a position remembers, the hidden ones filled in with the latest types.
fn filled(gifts: &[Gift], mut hidden: Vec<Piece>) -> Vec<Gift> {
    let mut filled = gifts.to_vec();
    for gift in filled.iter_mut().rev().filter(|gift| gift.piece.is_none()) {
        gift.piece = hidden.pop();
    }
    filled
}
