//! Fists.

use mauerwerk::BySeat;
use mauerwerk::die_mauer::{Fist, SeenFist};

use super::DieMauerPiece;
use crate::seat::{by_seat, list};

pub(super) type DieMauerFist = Fist;

/// Holds what a seat has in its fist.
#[uniffi::remote(Enum)]
pub enum DieMauerFist {
    /// Hides that there is nothing in it.
    Empty,
    /// Hides a piece of the seat's own stock (DM-09).
    Holds(DieMauerPiece),
}

pub(super) type DieMauerFists = BySeat<Fist>;

uniffi::custom_type!(
    /// Lists fists in the order of the seats.
    DieMauerFists,
    Vec<DieMauerFist>,
    {
        remote,
        try_lift: |fists| by_seat(fists, Ok),
        lower: |fists| list(fists),
    }
);

pub(super) type DieMauerSeenFist = SeenFist;

/// Holds what a viewer sees of a seat's fist.
#[uniffi::remote(Enum)]
pub enum DieMauerSeenFist {
    /// Shows that no fist is on the table.
    Away,
    /// Shows a closed fist of another seat.
    Closed,
    /// Shows an open fist, or the viewer's own.
    Known(DieMauerFist),
}
