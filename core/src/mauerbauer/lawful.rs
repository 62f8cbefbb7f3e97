//! What the laws need to know of the game.

use super::colour::HouseColour;
use super::setup::Setup;
use super::state::State;
use crate::laws::Lawful;

impl Lawful for State {
    fn pieces(&self) -> Vec<u32> {
        let towers = self.towers.iter().zip(self.towers_left());
        let towers = towers.map(|(here, left)| here.len() as u32 + u32::from(left));
        let all = self.pieces.iter().chain(std::iter::once(&self.supply));
        let houses = |colour| all.clone().map(|pieces| u32::from(pieces.houses(colour))).sum();
        let palaces = |colour| all.clone().map(|pieces| u32::from(pieces.palaces(colour))).sum();
        let hands: u32 = self.hands.iter().map(super::hand::Cards::len).sum();
        towers
            .chain(HouseColour::ALL.map(houses))
            .chain(HouseColour::ALL.map(palaces))
            .chain([hands + self.discards.len() + self.deck().len()])
            .chain([self.walls.len() as u32 + self.walls_left() as u32])
            .collect()
    }

    /// Hands are dealt in the order of the seats, so that a game moved by one seat is another game.
    fn moved_setup(_: &Setup) -> Option<Setup> {
        None
    }
}
