//! What makes a setup, and a position, legal: every check there is, beside the one door to states.

mod lists;
mod pieces;
mod setup;
mod turn;

use crate::berlin::pool::Fate;
use crate::berlin::state::Dice;
use crate::berlin::wall::Wall;
use crate::berlin::{Cell, Content, Phase, Position, State};
use crate::rule::Faults;

pub(super) use setup::checked;

impl TryFrom<Position> for State {
    type Error = Faults;

    fn try_from(position: Position) -> Result<Self, Faults> {
        let (setup, holes) = setup::checked(&position.setup)?;
        lists::check(&position, &setup)?;
        pieces::check(&position, &setup, holes)?;
        let mut state = Self::first((setup, holes));
        state.phase = position.phase;
        state.fill_wall(&position);
        state.fill_turn(&position);
        turn::check(&state)?;
        Ok(state)
    }
}

impl State {
    /// Takes over what lies where, and what was collected.
    fn fill_wall(&mut self, position: &Position) {
        self.wall = Wall::empty(self.board());
        for (index, content) in position.wall.iter().enumerate() {
            if let Some(kind) = content.kind() {
                self.wall.lay(index, kind);
            }
            if let Content::Coin(Some(suit)) = *content {
                self.wall.set_suit(index, suit);
            }
            if let Some(piece) = content.piece() {
                self.wall.show(index, piece.suit, piece.value);
                self.pool.change(piece, Fate::Unseen, Fate::OnTheWall);
            }
        }
        let tiles = self.tiles();
        for (index, content) in position.wall.iter().enumerate() {
            if let Content::Checked { by, .. } = *content {
                self.looks.set(index, tiles, by);
            }
        }
        for (seat, pieces) in self.seated().zip(&position.collected) {
            for &piece in pieces {
                self.pool.change(piece, Fate::Unseen, Fate::CollectedBy(seat));
            }
        }
        let undealt = position.wall.iter().position(|content| *content == Content::Coin(None));
        self.at = match self.phase {
            Phase::DealingCoins => undealt.unwrap_or(0) as u8,
            _ => 0,
        };
    }

    fn fill_turn(&mut self, position: &Position) {
        let grid = self.setup.grid;
        let cells = |cells: &[Cell]| cells.iter().filter_map(|&cell| grid.index(cell)).collect();
        for (slot, cell) in self.hammers.iter_mut().zip(&position.hammers) {
            *slot =
                cell.and_then(|cell| grid.index(cell)).map_or(Self::NOWHERE, |index| index as u8);
        }
        self.seat = position.seat;
        self.dice = Dice { colour: position.colour, roll: position.roll, second: position.second };
        if let Some(index) = position.at.and_then(|cell| grid.index(cell)) {
            self.at = index as u8;
        }
        if !self.setup.names_holes() {
            self.opened = cells(&position.opened);
        }
        self.visited = cells(&position.visited);
        for (seat, &roll) in self.seated().zip(&position.rolls) {
            self.notes.set(seat, roll);
        }
        for (seat, kind) in self.seated().zip(&position.kinds) {
            self.notes.set(seat, kind.map_or(0, |kind| 1 + kind as u8));
        }
        self.jericho = position.jericho;
        self.idle_turns = position.idle_turns;
        self.gained = position.gained;
    }
}
