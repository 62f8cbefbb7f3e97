//! The fast paths: random decisions and deals without lists, and tables that decide about moves
//! without following paths.
//!
//! They must agree with the rules. The laws (`laws::walk`) compare random decisions and deals with
//! [`Playout::decide`](crate::Playout::decide), which picks from `actions` and `chances`. The tests
//! of moves compare refusals, and whether a move is left, with a search of every path.

use crate::base::seat::Seat;
use crate::game::dealer::Dealer;
use crate::game::dealer::Source;
use crate::game::{Actor, Chance};
use crate::games::berlin::legal::Listing;
use crate::games::berlin::moves::{MoveList, Route};
use crate::games::berlin::state::Dice;
use crate::games::berlin::{
    Action, Cell, Direction, Kind, Pair, Path, Phase, Reason, State, Suit, Value, Variant,
};

/// Returns a random decision of the deciding seat, or of chance. Returns `None` after the end.
#[inline]
pub(super) fn decide(state: &State, source: &mut impl Source) -> Option<Action> {
    match state.decider() {
        Some(seat) => any_legal(state, source.dealer(seat.into())),
        None => deal(state, source.dealer(Actor::Chance)),
    }
}

/// Returns a random legal action of the deciding seat.
#[inline]
fn any_legal(state: &State, dealer: &mut Dealer) -> Option<Action> {
    if state.phase == Phase::Settling {
        let index = dealer.below(state.shifts().count() as u32) as usize;
        return state.shifts().nth(index).map(|shift| state.fill(shift));
    }
    if state.moves_without_jumps() {
        // This list is the most frequent and large, so it is not moved into a listing.
        let moves = MoveList::new(state);
        return moves.nth(state, dealer.below(moves.len() as u32) as usize);
    }
    let listing = Listing::new(state);
    listing.get(state, dealer.below(listing.len() as u32) as usize)
}

/// Deals for chance like a draw from `chances`, without a list.
#[inline]
pub(super) fn deal(state: &State, dealer: &mut Dealer) -> Option<Action> {
    match state.phase {
        Phase::Rolling if state.plays(Variant::PairADice) => {
            // The square of a number is the number of rolls, out of 36, with two lower dice. Each
            // pair with a lower die has two rolls, and a pair of equal dice one.
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
        Phase::DealingCoins | Phase::DrawingDie => deal_suit(state, dealer),
        Phase::LeavingHoles => deal_cell(state, dealer, Action::Hole),
        Phase::ChoosingFaces => deal_cell(state, dealer, Action::Open),
        Phase::Placing => deal_cell(state, dealer, Action::Place),
        _ => None,
    }
}

fn deal_suit(state: &State, dealer: &mut Dealer) -> Option<Action> {
    let suits = Suit::ALL.map(Action::Suit);
    dealer.weigh(&suits.map(|action| Chance { action, weight: state.weight(action) }))
}

fn deal_cell(state: &State, dealer: &mut Dealer, action: fn(Cell) -> Action) -> Option<Action> {
    let cells = state.choosable();
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

impl State {
    /// Returns why a hammer may not take a path, like [`State::follow`]. In most cases a table
    /// allows the path, so nothing has to be followed.
    #[inline]
    pub(super) fn refuses_move(&self, hammer: Seat, path: Path) -> Option<Reason> {
        let other = hammer != self.seat && self.has(hammer);
        let free = other || (self.visited.is_empty() && self.wanted_kind().is_none());
        let plain = path.stop() == 0 && !self.setup.switches.skips_holes();
        let clear = self.hammer_index(hammer).is_some_and(|from| {
            self.dice.moving(path.len()).is_some() && self.is_clear(from, path)
        });
        if free && plain && clear { None } else { self.follow(hammer, path).err() }
    }

    /// Returns whether any hammer can move with the roll. On most walls one always can (BE-36,
    /// BE-125). If the seat's own hammer may not land, it must move another one (BE-93).
    #[inline]
    pub(super) fn can_move(&self) -> bool {
        let own = self.seat;
        let straight = |hammer| hammer != own && !self.jumps() && can_go_straight(self, hammer);
        self.seated().any(straight) || self.seated().any(|hammer| can_move_hammer(self, hammer))
    }
}

/// Returns whether another seat's hammer has enough room on one side, which is usual and fast to
/// find.
#[inline]
fn can_go_straight(state: &State, hammer: Seat) -> bool {
    let Some(index) = state.hammer_index(hammer) else { return false };
    let clearance = state.clearance(index);
    state.dice.lengths().any(|len| clearance.iter().any(|&cells| cells >= len))
}

fn can_move_hammer(state: &State, hammer: Seat) -> bool {
    let Some(index) = state.hammer_index(hammer) else { return false };
    match state.jumps() {
        true => state.dice.lengths().any(|len| {
            let dice = state.dice.moving(len);
            dice.is_some_and(|dice| can_jump(state, hammer, Route::from(index), dice, len))
        }),
        false => !state.reach(hammer).is_empty(),
    }
}

/// Returns whether a hammer can go `left` more steps if it jumps empty cells. The last step may
/// stop at the first of them.
fn can_jump(state: &State, hammer: Seat, route: Route, dice: Dice, left: usize) -> bool {
    let forbidden = state.forbidden(hammer);
    let stops = if left == 1 { 0..=1 } else { 0..=0 };
    Direction::ALL.into_iter().any(|step| {
        stops.clone().any(|stop| {
            let mut next = route;
            let entered = state.enter(&mut next, step, stop, forbidden).is_ok();
            entered
                && match left {
                    1 => state.may_land(hammer, next.to, dice),
                    _ => can_jump(state, hammer, next, dice, left - 1),
                }
        })
    })
}
