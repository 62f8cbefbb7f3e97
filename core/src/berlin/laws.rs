//! What the laws need to know of the game.

use crate::berlin::{Kind, Phase, Setup, State};
use crate::laws::Lawful;

impl Lawful for State {
    fn pieces(&self) -> Vec<u32> {
        if self.phase == Phase::LeavingHoles {
            // Nothing is laid out yet.
            let laid = self.board().len() - usize::from(self.setup.random_holes);
            return vec![laid as u32];
        }
        let collected = self.scores().as_slice().iter().map(|&score| u32::from(score)).sum::<u32>();
        let on_wall = Kind::BOTH.map(|kind| self.wall.of_kind(kind, self.board()).len() as u32);
        vec![on_wall[0] + on_wall[1] + collected]
    }

    /// Seats place and roll in order, so that a game moved by one seat is another game.
    fn moved_setup(_: &Setup) -> Option<Setup> {
        None
    }
}
