//! Seats and options.

use mauerwerk::kit::fields::Small;
use mauerwerk::kit::options;
use mauerwerk::{Faults, Seat};
use serde::{Deserialize, Serialize};

use crate::rules;

/// The seats and options of a game.
#[derive(Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[serde(into = "Options", from = "Given")]
pub struct Setup {
    /// The number of seats, two to six.
    pub players: u8,
    /// The number of dice that each seat starts with, one to five.
    pub dice: u8,
    /// The number of faces of a die, two to six.
    pub faces: u8,
    /// Whether ones count as every face.
    pub wild: bool,
    /// The seat that bids first.
    pub first: Seat,
}

impl Setup {
    /// Returns the usual game for the given number of players.
    #[must_use]
    pub const fn new(players: u8) -> Self {
        Self { players, dice: 5, faces: 6, wild: false, first: Seat::FIRST }
    }

    /// Returns all faults of the setup.
    pub(crate) fn faults(&self) -> Faults {
        let Self { players, dice, faces, first, .. } = *self;
        let mut faults = Faults::default();
        let seated = (2..=6).contains(&players);
        faults.check_option(seated, ("players", rules::LD_01), || {
            format!("players is {players}, not 2 to 6")
        });
        let known = first.number() < players;
        faults.check_option(known, ("first", rules::LD_01), || {
            format!("first is {first}, which is no seat")
        });
        let diced = (1..=5).contains(&dice);
        faults
            .check_option(diced, ("dice", rules::LD_02), || format!("dice is {dice}, not 1 to 5"));
        let faced = (2..=6).contains(&faces);
        faults.check_option(faced, ("faces", rules::LD_02), || {
            format!("faces is {faces}, not 2 to 6")
        });
        faults
    }
}

impl Default for Setup {
    fn default() -> Self {
        Self::new(3)
    }
}

options! {
    players: u8 as Small<2, 6> => "Players", "The number of players.";
    dice: u8 as Small<1, 5> => "Dice", "The number of dice that each player starts with.",
    faces: u8 as Small<2, 6> => "Faces", "The number of faces of a die.",
    wild: bool => "Wild ones", "Whether ones count as every face.",
    first: Seat => "First bidder", "The seat that bids first.",
}
