//! What one viewer knows along one history of a larger game.

use std::collections::HashSet;

use mauerwerk::die_mauer::{Action, Fist, Phase, Piece, Position, State, Stock};
use mauerwerk::{Actor, BySeat, Dealer, Decision, Game, Seat, Turn, Viewer};

use crate::resample::beliefs::{Belief, Checked, Seen};

/// What one viewer knows along one history: all states of all histories that look like it.
struct Follower {
    seen: Seen,
    belief: Belief,
}

impl Follower {
    fn new(start: &State, viewer: Viewer) -> Self {
        let truth = Position::from(*start);
        let secrets = !truth.gifts.is_empty() || truth.fists.iter().any(|(_, fist)| fist.is_some());
        let starts = if secrets || !truth.unsure.is_empty() {
            starts_like(start, viewer)
        } else {
            [*start].into()
        };
        let belief = starts.into_iter().map(|state| (state, 1)).collect();
        Self { seen: Seen::new(start, viewer), belief }
    }

    /// Takes the true decision, and keeps what looks like it.
    fn follow(&mut self, before: &State, Decision { actor, action }: Decision<Action>) {
        let mut now = self.seen.clone();
        now.step(before, actor, action).expect("a legal action is accepted");
        let mut belief = Belief::new();
        for (state, ways) in &self.belief {
            let Actor::Seat(seat) = actor else { continue };
            for action in state.actions(seat) {
                let mut seen = self.seen.clone();
                let state = seen.step(state, actor, action).expect("a legal action is accepted");
                if seen == now {
                    *belief.entry(state).or_default() += ways;
                }
            }
        }
        (self.seen, self.belief) = (now, belief);
    }
}

/// Returns every legal state that looks the same to a viewer, with any history.
fn starts_like(start: &State, viewer: Viewer) -> HashSet<State> {
    let truth = Position::from(*start);
    let types = truth.setup.starting_stock();
    let types: Vec<Piece> = Piece::ALL.into_iter().filter(|&piece| types.contains(piece)).collect();
    let divided = |stocks: Vec<Stock>| {
        let stocks = BySeat::from_fn(stocks.len(), |seat| stocks[seat.index()].into());
        Position { stocks, ..truth.clone() }
    };
    let stocks: Vec<Stock> = truth.stocks.iter().filter_map(|(_, stock)| stock.certain()).collect();
    let mut positions: Vec<Position> = divisions(&stocks).into_iter().map(divided).collect();
    for (place, gift) in truth.gifts.iter().enumerate() {
        if !gift.known_to(viewer) {
            positions = varied(&positions, &types, |position, &piece| {
                position.gifts[place].piece = Some(piece);
            });
        }
    }
    let closed = truth.fists.iter().filter(|(_, fist)| fist.is_some());
    if start.phase() == Phase::Planning {
        for (seat, _) in closed {
            let fists: Vec<Fist> = types.iter().copied().map(Fist::Holds).collect();
            let fists = [&fists[..], &[Fist::Empty]].concat();
            positions = varied(&positions, &fists, |position, &fist| {
                position.fists[seat] = Some(fist.into());
            });
        }
    }
    let view = start.view(viewer);
    let states = positions.into_iter().filter_map(|position| State::try_from(position).ok());
    states.filter(|state| state.view(viewer) == view).collect()
}

/// Returns every way to divide the same pieces, with the same number for each seat.
fn divisions(stocks: &[Stock]) -> Vec<Vec<Stock>> {
    let Some((first, others)) = stocks.split_first() else { return vec![Vec::new()] };
    let all = Stock::from_pieces(stocks.iter().flat_map(|stock| stock.iter())).expect("they fit");
    let mut divisions = Vec::new();
    for own in parts(all, first.len()) {
        let rest = own.iter().try_fold(all, Stock::without).expect("a part of all");
        // Any division of the rest will do as a pattern: only the sizes matter.
        let mut rest = rest.iter();
        let pattern: Vec<Stock> = others
            .iter()
            .map(|stock| Stock::from_pieces(rest.by_ref().take(stock.len() as usize)))
            .collect::<Option<_>>()
            .expect("they fit");
        for mut division in self::divisions(&pattern) {
            division.insert(0, own);
            divisions.push(division);
        }
    }
    divisions
}

/// Returns the parts of a stock with the given number of pieces.
fn parts(all: Stock, len: u32) -> HashSet<Stock> {
    let mut parts = HashSet::from([Stock::EMPTY]);
    for _ in 0..len {
        let one_more = |part: Stock| {
            let left = move |piece: &Piece| part.count(*piece) < all.count(*piece);
            Piece::ALL.into_iter().filter(left).filter_map(move |piece| part.with(piece))
        };
        parts = parts.into_iter().flat_map(one_more).collect();
    }
    parts
}

/// Returns each position with each value.
fn varied<T>(
    positions: &[Position],
    values: &[T],
    set: impl Fn(&mut Position, &T),
) -> Vec<Position> {
    let mut varied = Vec::new();
    for position in positions {
        for value in values {
            let mut position = position.clone();
            set(&mut position, value);
            varied.push(position);
        }
    }
    varied
}

/// Decides for a seat at random, with many empty fists and gifts.
fn generously(state: &State, seat: Seat, dealer: &mut Dealer) -> Action {
    let actions = state.actions(seat);
    let empty = Action::Plan(Fist::Empty);
    let (master, left) = (state.master(), state.master().next(state.seats()));
    let giving = state.phase() == Phase::Planning && (seat == master || seat == left);
    let mut action = dealer.choose(&actions).expect("a seat has an action");
    if action == Action::Decline || action == empty {
        action = dealer.choose(&actions).expect("a seat has an action");
    }
    if giving && dealer.below(4) > 0 { empty } else { action }
}

/// The most states that a viewer may be in for all of them to be drawn.
const FEW: usize = 60;

/// Plays a random game with many gifts, and checks what one viewer knows after every decision that
/// leaves few states open.
pub(super) fn check_game(
    start: &State,
    viewer: Viewer,
    dealer: &mut Dealer,
    limit: usize,
) -> Checked {
    let mut checked = Checked::default();
    let mut follower = Follower::new(start, viewer);
    let mut state = *start;
    for _ in 0..limit {
        assert!(follower.belief.contains_key(&state));
        if follower.belief.len() <= FEW {
            checked.check(&follower.seen, &follower.belief);
        }
        let Turn::Decide(seats) = state.turn() else { break };
        let seat = seats.iter().nth(dealer.below(seats.len() as u32) as usize).expect("a seat");
        let action = generously(&state, seat, dealer);
        follower.follow(&state, Decision { actor: seat.into(), action });
        state = state.apply(seat.into(), action).expect("a legal action is accepted");
    }
    checked
}
