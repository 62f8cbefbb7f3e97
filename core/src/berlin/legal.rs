//! What is legal, what chance may bring, and why the rest is refused.

use super::action::{Action, Pair};
use super::cell::{Cell, Cells};
use super::gravity::Fill;
use super::moves::Walking;
use super::piece::{Kind, Piece, Suit, Value};
use super::reason::Reason;
use super::setup::Variant;
use super::state::{Phase, State};
use crate::dealer::Dealer;
use crate::game::{ActionSet, Actor, Chance};
use crate::seat::Seat;

/// Lists legal actions. A move is listed once for each different state it leads to; every other
/// path to one of those is legal too, and contained.
#[derive(Clone, Debug)]
pub struct Actions {
    seat: Seat,
    state: State,
    listing: Listing,
}

#[derive(Clone, Debug)]
#[expect(clippy::large_enum_variant, reason = "lists are made for every decision, off the heap")]
enum Listing {
    Nothing,
    /// Lists what is done with a piece, as bits in the order of [`FOR_THE_PIECE`].
    Piece(u8),
    /// Lists a cell each, after [`Action::Leave`] where that is legal.
    Cells(Cells, fn(Cell) -> Action, bool),
    Moves(Walking),
    Many(Vec<Action>),
}

const FOR_THE_PIECE: [Action; 4] = [Action::Leave, Action::Flip, Action::Check, Action::Collect];

impl Actions {
    #[inline]
    pub(super) fn new(state: &State, seat: Seat) -> Self {
        let asked = state.decider() == Some(seat);
        let listing = if asked { Listing::new(state) } else { Listing::Nothing };
        Self { seat, state: *state, listing }
    }
}

impl Listing {
    #[inline]
    fn new(state: &State) -> Self {
        match state.phase {
            Phase::Placing => {
                let pieces = state.board().without(state.wall.empties());
                Self::Cells(pieces, Action::Place, false)
            }
            Phase::Jericho => Self::Cells(state.face_down_cells(), Action::Open, true),
            Phase::Moving if state.jumps() => Self::Many(state.jumping_moves()),
            Phase::Moving => Self::Moves(Walking::new(state)),
            Phase::Settling => Self::Many(state.fill_actions()),
            _ => Self::Piece(state.for_the_piece()),
        }
    }

    #[inline]
    fn len(&self) -> usize {
        match self {
            Self::Nothing => 0,
            Self::Piece(bits) => bits.count_ones() as usize,
            Self::Cells(cells, _, leave) => cells.len() + usize::from(*leave),
            Self::Moves(walking) => walking.len(),
            Self::Many(actions) => actions.len(),
        }
    }

    #[inline]
    fn get(&self, state: &State, place: usize) -> Option<Action> {
        match self {
            Self::Nothing => None,
            Self::Piece(bits) => {
                let on = (0..4).filter(|bit| bits >> bit & 1 == 1);
                on.map(|bit| FOR_THE_PIECE[bit]).nth(place)
            }
            Self::Cells(_, _, true) if place == 0 => Some(Action::Leave),
            Self::Cells(cells, action, leave) => {
                let place = cells.iter().nth(place - usize::from(*leave))?;
                Some(action(state.terms.grid.cell(place)))
            }
            Self::Moves(walking) => walking.nth(state, place),
            Self::Many(actions) => actions.as_slice().get(place).copied(),
        }
    }
}

impl ActionSet<Action> for Actions {
    #[inline]
    fn len(&self) -> usize {
        self.listing.len()
    }

    #[inline]
    fn get(&self, place: usize) -> Option<Action> {
        self.listing.get(&self.state, place)
    }

    fn contains(&self, action: &Action) -> bool {
        self.state.refuses(self.seat.into(), *action).is_none()
    }
}

impl IntoIterator for Actions {
    type Item = Action;
    type IntoIter = Listed;

    fn into_iter(self) -> Listed {
        Listed { next: 0, actions: self }
    }
}

/// Walks through a list of legal actions.
#[derive(Clone, Debug)]
pub struct Listed {
    next: usize,
    actions: Actions,
}

impl Iterator for Listed {
    type Item = Action;

    fn next(&mut self) -> Option<Action> {
        let action = self.actions.get(self.next)?;
        self.next += 1;
        Some(action)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.actions.len() - self.next;
        (left, Some(left))
    }
}

impl ExactSizeIterator for Listed {}

impl State {
    /// Returns a random one of the legal actions of the seat that is asked.
    #[inline]
    pub(super) fn any_legal(&self, dealer: &mut Dealer) -> Option<Action> {
        if self.phase == Phase::Settling {
            let place = dealer.below(self.fills().count() as u32) as usize;
            let fill = self.fills().nth(place)?;
            return Some(Action::Fill(self.terms.grid.cell(fill.hole), fill.from));
        }
        if self.phase == Phase::Moving && !self.jumps() {
            // By far the most frequent list, and a large one: it is not moved into a listing.
            let moves = Walking::new(self);
            return moves.nth(self, dealer.below(moves.len() as u32) as usize);
        }
        let listing = Listing::new(self);
        listing.get(self, dealer.below(listing.len() as u32) as usize)
    }

    /// Returns what may be done with the piece that was landed on, as bits in the order of
    /// [`FOR_THE_PIECE`].
    #[inline]
    fn for_the_piece(&self) -> u8 {
        let mut legal = 0;
        for (bit, action) in FOR_THE_PIECE.into_iter().enumerate() {
            legal |= u8::from(self.refuses_for_piece(action).is_none()) << bit;
        }
        legal
    }

    /// Says why something may not be done with the piece that was landed on. Other hammers on it don't
    /// matter (BE-27).
    fn refuses_for_piece(&self, action: Action) -> Option<Reason> {
        let place = self.own_place();
        let landed = self.phase == Phase::Landed;
        let refused = match action {
            Action::Leave => return None,
            Action::Check if !self.plays(Variant::CrazyEights) => Reason::NoPeeking,
            Action::Flip | Action::Check if !landed && self.plays(Variant::CrazyEights) => {
                Reason::OneOrTheOther
            }
            Action::Flip if !self.is_face_down(place) => Reason::AlreadyFaceUp,
            Action::Check if !self.can_check(place) => Reason::NothingToCheck,
            Action::Collect if !self.can_collect(place) => self.not_collected(place),
            Action::Flip | Action::Check | Action::Collect => return None,
            _ => Reason::NotAsked,
        };
        Some(refused)
    }

    /// Says why the piece that was landed on may not be collected. Of a face-down tile it says the
    /// same whatever anybody has seen of it.
    fn not_collected(&self, place: usize) -> Reason {
        match self.phase {
            Phase::Checked => Reason::CheckedOtherSuit,
            _ if self.can_check(place) => Reason::CheckFirst,
            _ if self.plays(Variant::CrazyEights) => Reason::OtherSuit,
            _ => Reason::NoMatch,
        }
    }

    /// Tells whether colours count and a face-down tile lies where the hammer has landed (BE-53,
    /// BE-114).
    fn can_check(&self, place: usize) -> bool {
        self.plays(Variant::CrazyEights)
            && self.is_face_down(place)
            && self.wall.kind(place) == Some(Kind::Tile)
    }

    /// Tells whether the piece that was landed on may be collected: one that was flipped and asked
    /// for, one face up that matches, coins too (BE-20, BE-43, BE-47), a face-down coin of the die's
    /// colour (BE-46), a tile of that colour that was looked at (BE-44).
    fn can_collect(&self, place: usize) -> bool {
        let of_colour = self.dice.colour == Some(self.wall.suit(place));
        match self.phase {
            Phase::Checked => of_colour,
            Phase::Landed if self.is_face_down(place) => {
                of_colour && self.wall.kind(place) == Some(Kind::Coin)
            }
            _ => self.wall.piece(place).is_some_and(|piece| self.matches(piece)),
        }
    }

    /// Says why an action is refused; `None` if it is legal.
    pub(super) fn refuses(&self, actor: Actor, action: Action) -> Option<Reason> {
        let seat = match actor {
            Actor::Chance => return self.refuses_chance(action),
            Actor::Seat(seat) => seat,
        };
        if !self.has(seat) {
            return Some(Reason::NotAtTheTable);
        }
        if self.phase == Phase::Over {
            return Some(Reason::GameOver);
        }
        if self.decider() != Some(seat) {
            return Some(Reason::NotYourTurn);
        }
        match (self.phase, action) {
            (Phase::Placing, Action::Place(cell)) => self.refuses_place(cell),
            (Phase::Jericho, Action::Open(cell)) => self.refuses_open(cell),
            (Phase::Jericho, Action::Leave) => None,
            (Phase::Placing | Phase::Jericho, _) => Some(Reason::NotAsked),
            (Phase::Moving, Action::Move(hammer, path)) => self.refuses_move(hammer, path),
            (Phase::Moving, _) => Some(Reason::NotAMove),
            (Phase::Settling, Action::Fill(cell, from)) => match self.terms.grid.place(cell) {
                Some(hole) => self.refuses_fill(Fill { hole, from }),
                None => Some(self.nothing_falls()),
            },
            (Phase::Settling, _) if self.plays(Variant::NulloGravity) => Some(Reason::MustFill),
            (Phase::Settling, _) => Some(Reason::NotAFill),
            _ => self.refuses_for_piece(action),
        }
    }

    fn refuses_place(&self, cell: Cell) -> Option<Reason> {
        let place = self.terms.grid.place(cell);
        let piece = place.is_some_and(|place| !self.wall.is_empty_at(place));
        (!piece).then_some(Reason::NoPieceThere)
    }

    fn refuses_open(&self, cell: Cell) -> Option<Reason> {
        let place = self.terms.grid.place(cell);
        let face_down = place.is_some_and(|place| self.face_down_cells().contains(place));
        (!face_down).then_some(Reason::NotFaceDown)
    }

    fn refuses_chance(&self, action: Action) -> Option<Reason> {
        if self.phase == Phase::Over {
            return Some(Reason::GameOver);
        }
        if !self.waits_for_chance() {
            return Some(Reason::NotYourTurn);
        }
        (self.weight(action) == 0).then(|| self.not_a_chance(action))
    }

    /// Says why chance cannot bring something now.
    fn not_a_chance(&self, action: Action) -> Reason {
        let pair = self.plays(Variant::PairADice);
        match (self.phase, action) {
            (Phase::LeavingHoles, Action::Hole(_)) => Reason::NotAHole,
            (Phase::ChoosingFaces, Action::Open(_)) => Reason::NotAFace,
            (Phase::Placing, Action::Place(_)) => Reason::NoPieceThere,
            (Phase::RollingOff, Action::Pair(_)) if pair => Reason::OneDieEach,
            (Phase::Rolling, Action::Value(_)) if pair => Reason::NotAPair,
            (Phase::DealingCoins, Action::Suit(_)) => Reason::NoSuchPiece,
            (phase, Action::Value(_) | Action::Tile(..)) if phase.turns_piece() => {
                let tile = self.tiles().contains(self.turned_place());
                let fits = tile == matches!(action, Action::Tile(..));
                if fits { Reason::NoSuchPiece } else { Reason::NotAsked }
            }
            _ => Reason::NotAsked,
        }
    }

    #[inline]
    pub(super) fn waits_for_chance(&self) -> bool {
        self.decider().is_none() && self.phase != Phase::Over
    }

    /// Returns the weight with which chance brings an action: every face of a die has the same, and
    /// every die in the bag (BE-41).
    fn weight(&self, action: Action) -> u32 {
        let grid = self.terms.grid;
        let at = |cell| grid.place(cell);
        let pair = self.plays(Variant::PairADice);
        match (self.phase, action) {
            (Phase::LeavingHoles, Action::Hole(cell)) => {
                at(cell).is_some_and(|place| !self.opened.contains(place)).into()
            }
            (Phase::DealingCoins, Action::Suit(suit)) => self.undealt(suit),
            (Phase::ChoosingFaces, Action::Open(cell)) => self.refuses_open(cell).is_none().into(),
            (Phase::Placing, Action::Place(cell)) => self.refuses_place(cell).is_none().into(),
            (Phase::RollingOff, Action::Value(_)) => 1,
            (Phase::Rolling, Action::Value(_)) => (!pair).into(),
            (Phase::Rolling, Action::Pair(dice)) if pair => dice.weight(),
            (Phase::DrawingDie, Action::Suit(suit)) => self.terms.sets.copies(suit),
            (phase, Action::Value(value)) if phase.turns_piece() => {
                let place = self.turned_place();
                let coin = self.wall.kind(place) == Some(Kind::Coin);
                let suit = self.wall.suit(place);
                if coin { self.pool.unseen(Piece { kind: Kind::Coin, suit, value }) } else { 0 }
            }
            (phase, Action::Tile(suit, value)) if phase.turns_piece() => {
                let tile = self.wall.kind(self.turned_place()) == Some(Kind::Tile);
                if tile { self.pool.unseen(Piece { kind: Kind::Tile, suit, value }) } else { 0 }
            }
            _ => 0,
        }
    }

    /// Returns how many coins of a suit are still to be dealt.
    fn undealt(&self, suit: Suit) -> u32 {
        let before = Cells::from_bits((1 << self.at) - 1);
        let coins = self.wall.of_kind(Kind::Coin, self.board()).and(before);
        let dealt = self.wall.of_suit(suit, coins).len() as u32;
        6 * self.terms.sets.copies(suit) - dealt
    }

    /// Lists what chance may bring, with its weights.
    pub(super) fn weighed(&self) -> Vec<Chance<Action>> {
        if !self.waits_for_chance() {
            return Vec::new();
        }
        let cells = || self.board().iter().map(|place| self.terms.grid.cell(place));
        let candidates: Vec<Action> = match self.phase {
            Phase::LeavingHoles => cells().map(Action::Hole).collect(),
            Phase::ChoosingFaces => cells().map(Action::Open).collect(),
            Phase::Placing => cells().map(Action::Place).collect(),
            Phase::DealingCoins | Phase::DrawingDie => {
                Suit::ALL.into_iter().map(Action::Suit).collect()
            }
            Phase::Rolling if self.plays(Variant::PairADice) => {
                Pair::all().map(Action::Pair).collect()
            }
            phase if phase.turns_piece() && self.tiles().contains(self.turned_place()) => {
                let tiles = Piece::all().filter(|piece| piece.kind == Kind::Tile);
                tiles.map(|tile| Action::Tile(tile.suit, tile.value)).collect()
            }
            _ => Value::ALL.into_iter().map(Action::Value).collect(),
        };
        let weigh = |action| Chance { action, weight: self.weight(action) };
        candidates.into_iter().map(weigh).filter(|chance| chance.weight > 0).collect()
    }

    /// Deals what chance brings as `weigh` would, without a list.
    #[inline]
    pub(super) fn deal_quickly(&self, dealer: &mut Dealer) -> Option<Action> {
        match self.phase {
            Phase::Rolling if self.plays(Variant::PairADice) => {
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
            phase if phase.turns_piece() => self.deal_piece(dealer),
            _ if !self.waits_for_chance() => None,
            Phase::DealingCoins => Self::deal_suit(dealer, |suit| self.undealt(suit)),
            Phase::DrawingDie => Self::deal_suit(dealer, |suit| self.terms.sets.copies(suit)),
            Phase::LeavingHoles => {
                self.deal_cell(dealer, self.board().without(self.opened), Action::Hole)
            }
            Phase::ChoosingFaces => self.deal_cell(dealer, self.face_down_cells(), Action::Open),
            Phase::Placing => {
                let pieces = self.board().without(self.wall.empties());
                self.deal_cell(dealer, pieces, Action::Place)
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
        &self,
        dealer: &mut Dealer,
        cells: Cells,
        action: fn(Cell) -> Action,
    ) -> Option<Action> {
        let place = cells.iter().nth(dealer.below(cells.len() as u32) as usize)?;
        Some(action(self.terms.grid.cell(place)))
    }

    #[inline]
    fn deal_piece(&self, dealer: &mut Dealer) -> Option<Action> {
        let place = self.turned_place();
        let (first, count) = match self.wall.kind(place)? {
            Kind::Tile => (0, 24),
            Kind::Coin => (24 + 6 * self.wall.suit(place) as usize, 6),
        };
        let rest = dealer.below(self.pool.count_unseen(first, count));
        let piece = self.pool.nth_unseen(first, count, rest)?;
        Some(match piece.kind {
            Kind::Tile => Action::Tile(piece.suit, piece.value),
            Kind::Coin => Action::Value(piece.value),
        })
    }
}
