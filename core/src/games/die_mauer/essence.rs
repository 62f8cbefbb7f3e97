//! The data that decide the future of a game for two.

use crate::base::seat::{Seat, Seats};
use crate::game::Game;
use crate::games::die_mauer::{End, Phase, Piece, Position, State, Stock, Wall};
use crate::lab::solve::Solvable;

/// The data that decide the future of a game for two. The wall is reduced to the ends that take a
/// tower or gate, in any order. Gifts are reduced to the current places of the pieces.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub struct Essence {
    stocks: [Stock; 2],
    totals: [u16; 2],
    rounds_won: [u8; 2],
    rounds_played: u8,
    idle_turns: u16,
    ends: Ends,
    master: Seat,
}

/// The ends of the wall.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
enum Ends {
    /// There is no wall yet.
    Free,
    /// The number of ends that take a tower or gate.
    Open(u8),
}

impl Ends {
    fn of(wall: &Wall) -> Self {
        match wall.is_empty() {
            true => Self::Free,
            false => {
                let open = End::BOTH.iter().filter(|&&end| wall.fits(Piece::Tower, end));
                Self::Open(open.count() as u8)
            }
        }
    }
}

impl From<State> for Essence {
    fn from(state: State) -> Self {
        Self {
            stocks: [state.stocks[0], state.stocks[1]],
            totals: [state.totals[0], state.totals[1]],
            rounds_won: [state.rounds_won[0], state.rounds_won[1]],
            rounds_played: state.rounds_played,
            idle_turns: state.idle_turns,
            ends: Ends::of(&state.wall),
            master: state.master,
        }
    }
}

impl Solvable for State {
    type Essence = Essence;

    /// Few decisions are left once fists are open, and they are hardly ever the same.
    fn is_worth_keeping(&self) -> bool {
        self.phase == Phase::Planning && self.waiting == Seats::first(self.seats())
    }

    /// Nothing is hidden from the seat if its view is the position.
    fn is_known_to(&self, seat: Seat) -> bool {
        let position = Position::from(*self);
        position.clone().seen_by(seat.into()) == position
    }
}
