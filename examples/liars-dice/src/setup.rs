//! Seats and options.

use mauerwerk::kit::fields::Small;
use mauerwerk::kit::setup;
use mauerwerk::{Faults, Seat, SetupOptions as _};

use crate::rules::RULES;

setup! {
    players: u8 as Small<2, 6> = 3 => "Players", "The number of players.";
    dice: u8 as Small<1, 5> = 5 => "Dice", "The number of dice that each player starts with.",
    faces: u8 as Small<2, 6> = 6 => "Faces", "The number of faces of a die.",
    wild: bool = false => "Wild ones", "Whether ones count as every face.",
    first: Seat = Seat::FIRST => "First bidder", "The seat that bids first.",
}

impl Setup {
    /// Returns all faults of the setup.
    pub(crate) fn faults(&self) -> Faults {
        self.range_faults(RULES)
    }
}
