//! Decisions.

use mauerwerk::Seat;
use mauerwerk::berlin::Action;

use super::{BerlinCell, BerlinDirection, BerlinPair, BerlinPath, BerlinSuit, BerlinValue};

pub(super) type BerlinAction = Action;

/// A decision of a seat or of chance.
#[uniffi::remote(Enum)]
pub enum BerlinAction {
    /// The value of a die (BE-07, BE-09) or of a coin.
    Value(BerlinValue),
    /// The values of two dice (BE-94).
    Pair(BerlinPair),
    /// The suit of a face-down coin (BE-04) or of the die that is drawn (BE-40).
    Suit(BerlinSuit),
    /// The face of a tile.
    Tile(BerlinSuit, BerlinValue),
    /// Leaving the piece that was landed on, or the Wall of Jericho, as it is (BE-19, BE-82).
    Leave,
    /// Flipping the piece that was landed on (BE-19).
    Flip,
    /// Looking at the tile that was landed on and turning it back (BE-48).
    Check,
    /// Collecting the piece that was landed on (BE-20, BE-44).
    Collect,
    /// Putting a hammer on a piece before the game (BE-06).
    Place(BerlinCell),
    /// Turning up a piece by the Wall of Jericho (BE-82), or before the game (BE-86).
    Open(BerlinCell),
    /// Leaving a cell empty from the start (BE-76).
    Hole(BerlinCell),
    /// Filling an empty cell with the pieces that lie beyond it in a direction (BE-69, BE-117).
    Fill(BerlinCell, BerlinDirection),
    /// Moving a hammer, one's own or another's (BE-08, BE-17).
    Move(Seat, BerlinPath),
}
