//! What decides how a game for two goes on.

use crate::base::seat::{Seat, Seats};
use crate::game::Game;
use crate::games::die_mauer::{End, Phase, Piece, Position, State, Stock, Wall};
use crate::lab::solve::Solvable;

/// What decides how a game for two goes on: of the wall only which ends take a tower or gate, whichever
/// is the left one, and of gifts only where the pieces are now.
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

/// What the wall takes.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
enum Ends {
    /// No wall yet.
    Free,
    /// So many ends that take a tower or gate.
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

    /// Once fists are open little is left to decide, and hardly ever the same.
    fn is_worth_keeping(&self) -> bool {
        self.phase == Phase::Planning && self.waiting == Seats::first(self.seats())
    }

    /// Nothing is hidden from the seat: what it sees is the position.
    fn is_known_to(&self, seat: Seat) -> bool {
        let position = Position::from(*self);
        position.clone().seen_by(seat.into()) == position
    }
}
