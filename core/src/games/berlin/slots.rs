//! Slots: a dense numbering of the seats' actions.

use crate::base::seat::Seat;
use crate::game::SlotPlace;
use crate::games::berlin::cell::Cells;
use crate::games::berlin::legal::Listing;
use crate::games::berlin::{Action, Cell, Direction, Path, Phase, State};

/// The slots of a game, in this order:
///
/// - the actions with the piece under the hammer
/// - the cells where a hammer is put or a piece is turned up
/// - fills by cell and side
/// - moves of others' hammers by hammer and destination
/// - moves of the seat's own hammer by destination and *way*
///
/// Others' hammers are counted clockwise from the seat. A way is the number of a move among the own
/// moves to the same cell, in the order of their ids. Ways differ in the cells that may not be
/// entered again (BE-15), or in the die that moves (BE-95).
#[derive(Copy, Clone)]
pub(super) struct Slots {
    cells: u32,
    seats: u32,
    ways: u32,
}

impl Slots {
    /// Leave, flip, check and collect.
    const FOR_THE_PIECE: u32 = 4;
    /// The most ways to one cell: 26 by six steps and four by the four steps of a second die.
    const WAYS: u32 = 30;
    /// The same for hammers that jump empty cells. A search for walls with many ways found 35. If a
    /// wall has more than this, the last slot of the cell is the first of the others.
    const JUMPING_WAYS: u32 = 64;

    pub(super) fn of(state: &State) -> Self {
        let jumping = state.setup.switches.skips_holes();
        Self {
            cells: state.board().len() as u32,
            seats: state.setup.seats.into(),
            ways: if jumping { Self::JUMPING_WAYS } else { Self::WAYS },
        }
    }

    pub(super) const fn count(self) -> u32 {
        self.first_of_own() + self.ways * self.cells
    }

    const fn placing(self, cell: usize) -> u32 {
        Self::FOR_THE_PIECE + cell as u32
    }

    const fn opening(self, cell: usize) -> u32 {
        self.placing(cell) + self.cells
    }

    const fn filling(self, cell: usize, from: Direction) -> u32 {
        Self::FOR_THE_PIECE + 2 * self.cells + 4 * cell as u32 + from as u32
    }

    /// Returns the slot of a move of the hammer of the seat `places` to the left.
    const fn moving_other(self, places: u32, to: usize) -> u32 {
        Self::FOR_THE_PIECE + (5 + places) * self.cells + to as u32
    }

    const fn first_of_own(self) -> u32 {
        Self::FOR_THE_PIECE + (5 + self.seats) * self.cells
    }

    /// Calls `note` with the slot of each legal action of the deciding seat, in the order of the
    /// actions.
    #[inline]
    pub(super) fn each(self, state: &State, note: &mut impl FnMut(u32)) {
        match state.moves_without_jumps() {
            // This case is the most frequent, and needs no list.
            true => self.each_move(state, note),
            false => self.each_listed(state, &Listing::new(state), note),
        }
    }

    fn each_listed(self, state: &State, listing: &Listing, note: &mut impl FnMut(u32)) {
        match listing {
            Listing::Nothing => {}
            Listing::Piece(bits) => {
                (0..Self::FOR_THE_PIECE).filter(|bit| bits >> bit & 1 == 1).for_each(note);
            }
            Listing::Cells(cells, _, leave) => self.each_cell(state, *cells, *leave, note),
            Listing::Moves(_) => self.each_move(state, note),
            Listing::Many(actions) => self.each_of_many(state, actions, note),
        }
    }

    fn each_cell(self, state: &State, cells: Cells, leave: bool, note: &mut impl FnMut(u32)) {
        if leave {
            note(0);
        }
        let placing = state.phase == Phase::Placing;
        let slot = |cell| if placing { self.placing(cell) } else { self.opening(cell) };
        cells.iter().map(slot).for_each(note);
    }

    #[inline]
    fn each_move(self, state: &State, note: &mut impl FnMut(u32)) {
        for hammer in state.seated() {
            if hammer == state.seat {
                let mut ways = Ways::new(self);
                state.each_end(hammer, |to| note(ways.next(to)));
            } else {
                let places = self.places(state.seat, hammer);
                state.each_end(hammer, |to| note(self.moving_other(places, to)));
            }
        }
    }

    fn each_of_many(self, state: &State, actions: &[Action], note: &mut impl FnMut(u32)) {
        let mut ways = Ways::new(self);
        let index = |cell| state.setup.grid.index(cell);
        let mut moving = |hammer, to| match hammer == state.seat {
            true => ways.next(to),
            false => self.moving_other(self.places(state.seat, hammer), to),
        };
        let slots = actions.iter().filter_map(|&action| match action {
            Action::Fill(cell, from) => Some(self.filling(index(cell)?, from)),
            Action::Move(hammer, path) => Some(moving(hammer, end(state, hammer, path)?)),
            _ => None,
        });
        slots.for_each(note);
    }

    /// Returns the distance from a seat to a hammer's seat, to the left.
    #[inline]
    fn places(self, seat: Seat, hammer: Seat) -> u32 {
        let (seat, hammer) = (u32::from(seat.number()), u32::from(hammer.number()));
        if hammer < seat { hammer + self.seats - seat } else { hammer - seat }
    }

    /// Returns the legal action of the deciding seat in a slot.
    pub(super) fn action(self, state: &State, slot: u32) -> Option<Action> {
        if state.moves_without_jumps() {
            return self.move_in(state, slot);
        }
        let listing = Listing::new(state);
        let mut place = SlotPlace::of(slot);
        self.each_listed(state, &listing, &mut |slot| place.meet(slot));
        listing.get(state, place.first?)
    }

    /// Returns the legal move in a slot, which contains everything except the path.
    fn move_in(self, state: &State, slot: u32) -> Option<Action> {
        let (hammer, to, way) = match slot.checked_sub(self.first_of_own()) {
            Some(own) => (state.seat, own / self.ways, own % self.ways),
            None => {
                let other = slot.checked_sub(self.moving_other(0, 0))?;
                (self.other_at(state.seat, other / self.cells)?, other % self.cells, 0)
            }
        };
        if to >= self.cells {
            return None;
        }
        let path = state.nth_path_to(hammer, to as usize, way as usize)?;
        Some(Action::Move(hammer, path))
    }

    /// Returns the seat `places` to the left of another, or `None` if there is none.
    fn other_at(self, seat: Seat, places: u32) -> Option<Seat> {
        let number = (u32::from(seat.number()) + places) % self.seats;
        (places > 0).then(|| Seat::from_low_bits(number))
    }
}

fn end(state: &State, hammer: Seat, path: Path) -> Option<usize> {
    state.follow(hammer, path).ok().map(|route| route.to)
}

/// The slots of the moves of the seat's own hammer, in the order of the moves.
struct Ways {
    first: u32,
    /// The number of slots of each cell.
    each: u32,
    /// The number of moves so far that end in each cell.
    met: [u8; Cell::COUNT],
}

impl Ways {
    const fn new(slots: Slots) -> Self {
        Self { first: slots.first_of_own(), each: slots.ways, met: [0; Cell::COUNT] }
    }

    /// Returns the slot of the next move that ends in a cell.
    #[inline]
    fn next(&mut self, to: usize) -> u32 {
        let way = &mut self.met[to];
        let slot = self.first + self.each * to as u32 + u32::from(*way).min(self.each - 1);
        *way = way.saturating_add(1);
        slot
    }
}
