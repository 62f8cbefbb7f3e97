//! A dense numbering of what a seat may decide.

use crate::berlin::cell::Cells;
use crate::berlin::legal::Listing;
use crate::berlin::{Action, Cell, Direction, Path, Phase, State};
use crate::seat::Seat;

/// The slots of a game: for what is done with the piece that was landed on, for the cells that a
/// hammer is put on and a piece is turned up in, for fills by cell and side, for moves of others'
/// hammers by hammer and destination, and for moves of one's own by destination and *way*.
///
/// Others' hammers are counted clockwise from the seat. A way is the number of a move among those
/// of one's own hammer that end in the same cell, in the order of their ids: they differ in what
/// may not be entered again (BE-15), or in which die moves (BE-95).
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
    /// The same where empty cells are jumped. A search for walls with many ways found 35; if a wall
    /// has more than this, the last slot of the cell stands for the first of those beyond.
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

    /// Returns the slot of a move of the seat that sits so many places to the left.
    const fn moving_other(self, places: u32, to: usize) -> u32 {
        Self::FOR_THE_PIECE + (5 + places) * self.cells + to as u32
    }

    const fn first_of_own(self) -> u32 {
        Self::FOR_THE_PIECE + (5 + self.seats) * self.cells
    }

    const fn moving_own(self, to: usize, way: u32) -> u32 {
        self.first_of_own() + self.ways * to as u32 + way
    }

    /// Hands the slot of each listed action to `note`, in their order.
    #[inline]
    pub(super) fn list(self, state: &State, listing: &Listing, note: &mut impl FnMut(u32)) {
        match listing {
            Listing::Nothing => {}
            Listing::Piece(bits) => {
                (0..Self::FOR_THE_PIECE).filter(|bit| bits >> bit & 1 == 1).for_each(note);
            }
            Listing::Cells(cells, _, leave) => self.list_cells(state, *cells, *leave, note),
            Listing::Moves(moves) => {
                let mut moving = Moving::new(self, state);
                moves.each_end(state, &mut |hammer, to| note(moving.slot(hammer, to)));
            }
            Listing::Many(actions) => self.list_many(state, actions, note),
        }
    }

    fn list_cells(self, state: &State, cells: Cells, leave: bool, note: &mut impl FnMut(u32)) {
        if leave {
            note(0);
        }
        let placing = state.phase == Phase::Placing;
        let slot = |cell| if placing { self.placing(cell) } else { self.opening(cell) };
        cells.iter().map(slot).for_each(note);
    }

    fn list_many(self, state: &State, actions: &[Action], note: &mut impl FnMut(u32)) {
        let mut moving = Moving::new(self, state);
        let index = |cell| state.setup.grid.index(cell);
        let slots = actions.iter().filter_map(|&action| match action {
            Action::Fill(cell, from) => Some(self.filling(index(cell)?, from)),
            Action::Move(hammer, path) => Some(moving.slot(hammer, end(state, hammer, path)?)),
            _ => None,
        });
        slots.for_each(note);
    }
}

fn end(state: &State, hammer: Seat, path: Path) -> Option<usize> {
    state.follow(hammer, path).ok().map(|route| route.to)
}

/// The slots of moves, met in the order of the moves.
struct Moving {
    slots: Slots,
    own: Seat,
    /// The number of moves of the seat's own hammer so far that end in each cell.
    ways: [u8; Cell::COUNT],
}

impl Moving {
    fn new(slots: Slots, state: &State) -> Self {
        Self { slots, own: state.seat, ways: [0; Cell::COUNT] }
    }

    #[inline]
    fn slot(&mut self, hammer: Seat, to: usize) -> u32 {
        if hammer != self.own {
            let places =
                (self.slots.seats + u32::from(hammer.number())) - u32::from(self.own.number());
            return self.slots.moving_other(places % self.slots.seats, to);
        }
        let way = &mut self.ways[to];
        let slot = self.slots.moving_own(to, u32::from(*way).min(self.slots.ways - 1));
        *way = way.saturating_add(1);
        slot
    }
}
