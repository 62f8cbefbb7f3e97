//! What the laws need to know of the game.

use super::piece::Piece;
use super::setup::Setup;
use super::state::State;
use crate::laws::Lawful;

impl Lawful for State {
    fn pieces(&self) -> Vec<u32> {
        let built = |piece| self.wall.iter().filter(|&other| other == piece).count() as u32;
        let held = |piece| self.stocks.iter().map(|stock| stock.count(piece)).sum::<u32>();
        Piece::ALL.into_iter().map(|piece| built(piece) + held(piece)).collect()
    }

    fn moved_setup(setup: &Setup) -> Option<Setup> {
        let first_master = setup.first_master.next(setup.players.into());
        Some(Setup { first_master, ..setup.clone() })
    }
}
