//! What is legal, and why the rest is refused.

use crate::berlin::cell::Cells;
use crate::berlin::moves::MoveList;
use crate::berlin::shift::Shift;
use crate::berlin::{Action, Cell, Kind, Phase, Reason, State, Variant};
use crate::game::{ActionSet, Actor};
use crate::seat::Seat;

/// The legal actions of a seat. A move is listed once for each different state it leads to; every
/// other path to one of those is legal too, and contained.
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
    /// What is done with a piece, as bits in the order of [`FOR_THE_PIECE`].
    Piece(u8),
    /// A cell each, after [`Action::Leave`] where that is legal.
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

    /// Returns why something may not be done with the piece that was landed on. Other hammers on it
    /// don't matter (BE-27).
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

    /// Returns why the piece that was landed on may not be collected. Of a face-down tile it says
    /// the same whatever anybody has seen of it.
    fn not_collected(&self, index: usize) -> Reason {
        match self.phase {
            Phase::Checked => Reason::CheckedOtherSuit,
            _ if self.can_check(index) => Reason::CheckFirst,
            _ if self.plays(Variant::CrazyEights) => Reason::OtherSuit,
            _ => Reason::NoMatch,
        }
    }

    /// Returns whether the piece that was landed on is not of the kind that the turn has to end on
    /// (BE-91).
    fn must_collect(&self, index: usize) -> bool {
        self.wanted_kind().is_some_and(|kind| self.wall.kind(index) != Some(kind))
    }

    /// Returns whether colours count and a face-down tile lies where the hammer has landed (BE-53,
    /// BE-114).
    fn can_check(&self, index: usize) -> bool {
        self.plays(Variant::CrazyEights)
            && self.is_face_down(index)
            && self.wall.kind(index) == Some(Kind::Tile)
    }

    /// Returns whether the piece that was landed on may be collected: one that was flipped for
    /// it, one face up that matches, coins too (BE-20, BE-43, BE-47), a face-down coin of the die's
    /// colour (BE-46), a tile of that colour that was looked at (BE-44).
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

    /// Returns why an action is refused; `None` if it is legal.
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

    /// Returns the cells of which one is to be chosen, by a seat or by chance: one to be left empty
    /// (BE-76), one with a piece to put a hammer on (BE-06) or to turn up (BE-81, BE-86).
    #[inline]
    pub(super) fn choosable(&self) -> Cells {
        match self.phase {
            Phase::LeavingHoles => self.board().without(self.opened),
            Phase::Placing => self.board().without(self.wall.empties()),
            Phase::ChoosingFaces | Phase::Jericho => self.face_down_cells(),
            _ => Cells::EMPTY,
        }
    }

    pub(super) fn may_choose(&self, cell: Cell) -> bool {
        self.setup.grid.index(cell).is_some_and(|index| self.choosable().contains(index))
    }
}
