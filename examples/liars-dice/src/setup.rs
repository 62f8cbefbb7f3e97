//! Seats and options.

use mauerwerk::Seat;
use mauerwerk::kit::fields::Small;
use mauerwerk::kit::setup;

setup! {
    players: u8 as Small<2, 6> = 3 => "Players", "The number of players.";
    dice: u8 as Small<1, 5> = 5 => "Dice", "The number of dice that each player starts with.",
    faces: u8 as Small<2, 6> = 6 => "Faces", "The number of faces of a die.",
    wild: bool = false => "Wild ones", "Whether ones count as every face.",
    first: Seat = Seat::FIRST => "First bidder", "The seat that bids first.",
}
