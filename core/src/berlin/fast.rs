//! The fast paths of playouts: what is decided and dealt at random, without lists.
//!
//! They state nothing of their own that could differ: the laws (`laws::walk`) compare them with
//! [`Dealer::decide`], which picks from `actions` and `chances`.

use crate::berlin::cell::Cells;
use crate::berlin::legal::Listing;
use crate::berlin::moves::MoveList;
use crate::berlin::{Action, Cell, Kind, Pair, Phase, State, Suit, Value, Variant};
use crate::dealer::Dealer;
use crate::game::Chance;

/// Returns a random decision of the seat to move, or what chance brings; `None` after the end.
#[inline]
pub(super) fn decide(state: &State, dealer: &mut Dealer) -> Option<Action> {
    match state.decider() {
        Some(_) => any_legal(state, dealer),
        None => deal(state, dealer),
    }
}

/// Returns a random one of the legal actions of the seat to move.
#[inline]
fn any_legal(state: &State, dealer: &mut Dealer) -> Option<Action> {
    if state.phase == Phase::Settling {
        let index = dealer.below(state.shifts().count() as u32) as usize;
        return state.shifts().nth(index).map(|shift| state.fill(shift));
    }
    if state.phase == Phase::Moving && !state.jumps() {
        // By far the most frequent list, and a large one: it is not moved into a listing.
        let moves = MoveList::new(state);
        return moves.nth(state, dealer.below(moves.len() as u32) as usize);
    }
    let listing = Listing::new(state);
    listing.get(state, dealer.below(listing.len() as u32) as usize)
}

/// Deals what chance brings as a draw from `chances` would, without a list.
#[inline]
pub(super) fn deal(state: &State, dealer: &mut Dealer) -> Option<Action> {
    match state.phase {
        Phase::Rolling if state.plays(Variant::PairADice) => {
            // Of 36 rolls as many as the square of a number have two lower dice; each lower die
            // comes twice, but for that which is equal.
            let roll = dealer.below(36);
            let high = roll.isqrt();
            let low = (roll - high * high) / 2;
            let [high, low] = [high, low].map(|value| Value::ALL[value as usize]);
            Some(Action::Pair(Pair::new(high, low)))
        }
        Phase::Rolling | Phase::RollingOff => {
            Some(Action::Value(Value::ALL[dealer.below(6) as usize]))
        }
        phase if phase.turns_piece() => deal_piece(state, dealer),
        _ if !state.waits_for_chance() => None,
        Phase::DealingCoins => deal_suit(dealer, |suit| state.undealt(suit)),
        Phase::DrawingDie => deal_suit(dealer, |suit| state.setup.sets.copies(suit)),
        Phase::LeavingHoles => {
            deal_cell(state, dealer, state.board().without(state.opened), Action::Hole)
        }
        Phase::ChoosingFaces => deal_cell(state, dealer, state.face_down_cells(), Action::Open),
        Phase::Placing => {
            let pieces = state.board().without(state.wall.empties());
            deal_cell(state, dealer, pieces, Action::Place)
        }
        _ => None,
    }
}

fn deal_suit(dealer: &mut Dealer, weight: impl Fn(Suit) -> u32) -> Option<Action> {
    dealer
        .weigh(&Suit::ALL.map(|suit| Chance { action: suit, weight: weight(suit) }))
        .map(Action::Suit)
}

fn deal_cell(
    state: &State,
    dealer: &mut Dealer,
    cells: Cells,
    action: fn(Cell) -> Action,
) -> Option<Action> {
    let index = cells.iter().nth(dealer.below(cells.len() as u32) as usize)?;
    Some(action(state.setup.grid.cell(index)))
}

#[inline]
fn deal_piece(state: &State, dealer: &mut Dealer) -> Option<Action> {
    let index = state.turned_index();
    let (first, count) = match state.wall.kind(index)? {
        Kind::Tile => (0, 24),
        Kind::Coin => (24 + 6 * state.wall.suit(index) as usize, 6),
    };
    let rest = dealer.below(state.pool.count_unseen(first, count));
    let piece = state.pool.nth_unseen(first, count, rest)?;
    Some(match piece.kind {
        Kind::Tile => Action::Tile(piece.suit, piece.value),
        Kind::Coin => Action::Value(piece.value),
    })
}
