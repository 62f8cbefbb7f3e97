//! Legal actions, reasons for refusals, and the outcomes of chance.

use crate::base::seat::Seat;
use crate::game::{ActionSet, Actor};
use crate::games::berlin::cell::Cells;
use crate::games::berlin::gravity::Shift;
use crate::games::berlin::moves::MoveList;
use crate::games::berlin::{
    Action, Cell, Kind, Pair, Phase, Piece, Reason, State, Suit, Value, Variant,
};

/// The legal actions of a seat. A move is listed once for each different state that it leads to.
/// All other paths to these states are legal, too, and contained.
#[derive(Clone, Debug)]
pub struct Actions {
    seat: Seat,
    state: State,
    listing: Listing,
}

#[derive(Clone, Debug)]
#[expect(clippy::large_enum_variant, reason = "lists are made for every decision, off the heap")]
pub(super) enum Listing {
    Nothing,
    /// Actions with the piece, as bits in the order of [`FOR_THE_PIECE`].
    Piece(u8),
    /// One action for each cell, after [`Action::Leave`] if that is legal.
    Cells(Cells, fn(Cell) -> Action, bool),
    Moves(MoveList),
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
    pub(super) fn new(state: &State) -> Self {
        match state.phase {
            Phase::Placing => Self::Cells(state.choosable(), Action::Place, false),
            Phase::Jericho => Self::Cells(state.choosable(), Action::Open, true),
            Phase::Moving if state.jumps() => Self::Many(state.jumping_moves()),
            Phase::Moving => Self::Moves(MoveList::new(state)),
            Phase::Settling => Self::Many(state.shifts().map(|shift| state.fill(shift)).collect()),
            _ => Self::Piece(state.for_the_piece()),
        }
    }

    #[inline]
    pub(super) fn len(&self) -> usize {
        match self {
            Self::Nothing => 0,
            Self::Piece(bits) => bits.count_ones() as usize,
            Self::Cells(cells, _, leave) => cells.len() + usize::from(*leave),
            Self::Moves(walking) => walking.len(),
            Self::Many(actions) => actions.len(),
        }
    }

    #[inline]
    pub(super) fn get(&self, state: &State, index: usize) -> Option<Action> {
        match self {
            Self::Nothing => None,
            Self::Piece(bits) => {
                let on = (0..4).filter(|bit| bits >> bit & 1 == 1);
                on.map(|bit| FOR_THE_PIECE[bit]).nth(index)
            }
            Self::Cells(_, _, true) if index == 0 => Some(Action::Leave),
            Self::Cells(cells, action, leave) => {
                let index = cells.iter().nth(index - usize::from(*leave))?;
                Some(action(state.setup.grid.cell(index)))
            }
            Self::Moves(walking) => walking.nth(state, index),
            Self::Many(actions) => actions.as_slice().get(index).copied(),
        }
    }
}

impl ActionSet<Action> for Actions {
    #[inline]
    fn len(&self) -> usize {
        self.listing.len()
    }

    #[inline]
    fn get(&self, index: usize) -> Option<Action> {
        self.listing.get(&self.state, index)
    }

    fn contains(&self, action: &Action) -> bool {
        self.state.refuses(self.seat.into(), *action).is_none()
    }
}

impl IntoIterator for Actions {
    type Item = Action;
    type IntoIter = ActionsIter;

    fn into_iter(self) -> ActionsIter {
        ActionsIter { next: 0, actions: self }
    }
}

/// An iterator over legal actions.
#[derive(Clone, Debug)]
pub struct ActionsIter {
    next: usize,
    actions: Actions,
}

impl Iterator for ActionsIter {
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

impl ExactSizeIterator for ActionsIter {}

impl State {
    /// Returns the legal actions with the piece under the hammer, as bits in the order of
    /// [`FOR_THE_PIECE`].
    #[inline]
    fn for_the_piece(&self) -> u8 {
        let mut legal = 0;
        for (bit, action) in FOR_THE_PIECE.into_iter().enumerate() {
            legal |= u8::from(self.refuses_for_piece(action).is_none()) << bit;
        }
        legal
    }

    /// Returns why an action with the piece under the hammer is refused. Other hammers on it don't
    /// matter (BE-27).
    fn refuses_for_piece(&self, action: Action) -> Option<Reason> {
        let index = self.own_index();
        let landed = self.phase == Phase::Landed;
        let refused = match action {
            Action::Leave if self.must_collect(index) => Reason::MustCollect,
            Action::Leave => return None,
            Action::Check if !self.plays(Variant::CrazyEights) => Reason::NoPeeking,
            Action::Flip | Action::Check if !landed && self.plays(Variant::CrazyEights) => {
                Reason::OneOrTheOther
            }
            Action::Flip if !self.is_face_down(index) => Reason::AlreadyFaceUp,
            Action::Check if !self.can_check(index) => Reason::NothingToCheck,
            Action::Collect if !self.can_collect(index) => self.not_collected(index),
            Action::Flip | Action::Check | Action::Collect => return None,
            _ => Reason::NotAsked,
        };
        Some(refused)
    }

    /// Returns why the piece under the hammer may not be collected. The reason for a face-down tile
    /// does not depend on who has seen it.
    fn not_collected(&self, index: usize) -> Reason {
        match self.phase {
            Phase::Checked => Reason::CheckedOtherSuit,
            _ if self.can_check(index) => Reason::CheckFirst,
            _ if self.plays(Variant::CrazyEights) => Reason::OtherSuit,
            _ => Reason::NoMatch,
        }
    }

    /// Returns whether the piece under the hammer is of the wrong kind for the end of the turn
    /// (BE-91).
    fn must_collect(&self, index: usize) -> bool {
        self.wanted_kind().is_some_and(|kind| self.wall.kind(index) != Some(kind))
    }

    /// Returns whether colours count and the hammer is on a face-down tile (BE-53, BE-114).
    fn can_check(&self, index: usize) -> bool {
        self.plays(Variant::CrazyEights)
            && self.is_face_down(index)
            && self.wall.kind(index) == Some(Kind::Tile)
    }

    /// Returns whether the piece under the hammer may be collected. A piece that was flipped for it
    /// may, and a face-up piece or coin that matches (BE-20, BE-43, BE-47). So may a face-down coin
    /// of the die's colour (BE-46), and a checked tile of that colour (BE-44).
    fn can_collect(&self, index: usize) -> bool {
        let of_colour = self.dice.colour == Some(self.wall.suit(index));
        match self.phase {
            Phase::Checked => of_colour,
            Phase::Landed if self.is_face_down(index) => {
                of_colour && self.wall.kind(index) == Some(Kind::Coin)
            }
            _ => self.wall.piece(index).is_some_and(|piece| self.matches(piece)),
        }
    }

    /// Returns why an action is refused, or `None` if it is legal.
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
            (Phase::Placing, Action::Place(cell)) => {
                (!self.may_choose(cell)).then_some(Reason::NoPieceThere)
            }
            (Phase::Jericho, Action::Open(cell)) => {
                (!self.may_choose(cell)).then_some(Reason::NotFaceDown)
            }
            (Phase::Jericho, Action::Leave) => None,
            (Phase::Placing | Phase::Jericho, _) => Some(Reason::NotAsked),
            (Phase::Moving, Action::Move(hammer, path)) => self.refuses_move(hammer, path),
            (Phase::Moving, _) => Some(Reason::NotAMove),
            (Phase::Settling, Action::Fill(cell, from)) => match self.setup.grid.index(cell) {
                Some(hole) => self.refuses_shift(Shift { hole, from }),
                None => Some(self.nothing_falls()),
            },
            (Phase::Settling, _) if self.plays(Variant::NulloGravity) => Some(Reason::MustFill),
            (Phase::Settling, _) => Some(Reason::NotAFill),
            _ => self.refuses_for_piece(action),
        }
    }

    /// Returns the cells that a seat or chance may choose from. They are cells that can stay empty
    /// (BE-76), or cells with a piece for a hammer (BE-06) or to turn up (BE-81, BE-86).
    #[inline]
    pub(super) fn choosable(&self) -> Cells {
        match self.phase {
            Phase::LeavingHoles => self.board().without(self.opened),
            Phase::Placing => self.board().without(self.wall.empties()),
            Phase::ChoosingFaces | Phase::Jericho => self.face_down_cells(),
            _ => Cells::EMPTY,
        }
    }

    fn may_choose(&self, cell: Cell) -> bool {
        self.setup.grid.index(cell).is_some_and(|index| self.choosable().contains(index))
    }
}

impl State {
    /// Returns why an action is not a possible outcome of chance.
    fn refuses_chance(&self, action: Action) -> Option<Reason> {
        if self.phase == Phase::Over {
            return Some(Reason::GameOver);
        }
        if !self.waits_for_chance() {
            return Some(Reason::NotYourTurn);
        }
        (self.weight(action) == 0).then(|| self.not_a_chance(action))
    }

    /// Returns the reason for an action that chance cannot bring now.
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
                let tile = self.tiles().contains(self.turned_index());
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

    /// Returns the weight of an outcome of chance. All faces of a die are equally likely, and so
    /// are all dice in the bag (BE-41).
    pub(super) fn weight(&self, action: Action) -> u32 {
        let pair = self.plays(Variant::PairADice);
        match (self.phase, action) {
            (Phase::LeavingHoles, Action::Hole(cell))
            | (Phase::ChoosingFaces, Action::Open(cell))
            | (Phase::Placing, Action::Place(cell)) => self.may_choose(cell).into(),
            (Phase::DealingCoins, Action::Suit(suit)) => self.undealt(suit),
            (Phase::RollingOff, Action::Value(_)) => 1,
            (Phase::Rolling, Action::Value(_)) => (!pair).into(),
            (Phase::Rolling, Action::Pair(dice)) if pair => dice.weight(),
            (Phase::DrawingDie, Action::Suit(suit)) => self.setup.sets.copies(suit),
            (phase, Action::Value(value)) if phase.turns_piece() => {
                let index = self.turned_index();
                let coin = self.wall.kind(index) == Some(Kind::Coin);
                let suit = self.wall.suit(index);
                if coin { self.pool.unseen(Piece { kind: Kind::Coin, suit, value }) } else { 0 }
            }
            (phase, Action::Tile(suit, value)) if phase.turns_piece() => {
                let tile = self.wall.kind(self.turned_index()) == Some(Kind::Tile);
                if tile { self.pool.unseen(Piece { kind: Kind::Tile, suit, value }) } else { 0 }
            }
            _ => 0,
        }
    }

    /// Returns the number of coins of a suit that have not been dealt.
    fn undealt(&self, suit: Suit) -> u32 {
        let before = Cells::from_bits((1 << self.at) - 1);
        let coins = self.wall.of_kind(Kind::Coin, self.board()).and(before);
        let dealt = self.wall.of_suit(suit, coins).len() as u32;
        6 * self.setup.sets.copies(suit) - dealt
    }

    /// Lists the possible outcomes of chance in this phase. Those that are not possible now have a
    /// weight of 0.
    pub(super) fn candidates(&self) -> impl Iterator<Item = Action> {
        let cells = || self.choosable().iter().map(|index| self.setup.grid.cell(index));
        let candidates: Vec<Action> = match self.phase {
            _ if !self.waits_for_chance() => Vec::new(),
            Phase::LeavingHoles => cells().map(Action::Hole).collect(),
            Phase::ChoosingFaces => cells().map(Action::Open).collect(),
            Phase::Placing => cells().map(Action::Place).collect(),
            Phase::DealingCoins | Phase::DrawingDie => {
                Suit::ALL.into_iter().map(Action::Suit).collect()
            }
            Phase::Rolling if self.plays(Variant::PairADice) => {
                Pair::all().map(Action::Pair).collect()
            }
            phase if phase.turns_piece() && self.tiles().contains(self.turned_index()) => {
                let tiles = Piece::all().filter(|piece| piece.kind == Kind::Tile);
                tiles.map(|tile| Action::Tile(tile.suit, tile.value)).collect()
            }
            _ => Value::ALL.into_iter().map(Action::Value).collect(),
        };
        candidates.into_iter()
    }
}
