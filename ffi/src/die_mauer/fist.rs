//! Fists.

use mauerwerk::BySeat;
use mauerwerk::die_mauer::{Fist, SeenFist};

use super::DieMauerPiece;
use crate::seat::{by_seat, list};

pub(super) type DieMauerFist = Fist;

/// What a seat has in its fist.
#[uniffi::remote(Enum)]
pub enum DieMauerFist {
    /// Nothing.
    Empty,
    /// A piece of the seat's own stock (DM-09).
    Holds(DieMauerPiece),
}

pub(super) type DieMauerFists = BySeat<Fist>;

uniffi::custom_type!(
    /// Fists in the order of the seats.
    DieMauerFists,
    Vec<DieMauerFist>,
    {
        remote,
        try_lift: |fists| by_seat(fists, Ok),
        lower: |fists| list(fists),
    }
);

pub(super) type DieMauerSeenFist = SeenFist;

/// What a position says of a fist on the table.
#[uniffi::remote(Enum)]
pub enum DieMauerSeenFist {
    /// A closed fist of another seat.
    Closed,
    /// An open fist, or the viewer's own.
    Known(DieMauerFist),
}
