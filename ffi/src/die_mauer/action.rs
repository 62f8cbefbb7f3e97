//! Decisions.

use mauerwerk::die_mauer::Action;

use super::{DieMauerEnd, DieMauerFist, DieMauerPiece};

pub(super) type DieMauerAction = Action;

/// Holds a decision of a seat.
#[uniffi::remote(Enum)]
pub enum DieMauerAction {
    /// Puts a fist on the table, in the planning phase (DM-07).
    Plan(DieMauerFist),
    /// Chooses the end at which a shown piece is built (DM-22).
    Place(DieMauerEnd),
    /// Declines to build in Situation 1 (DM-26) or to give in Situation 2 (DM-30).
    Decline,
    /// Gives a piece to the Master-builder in Situation 2 (DM-31).
    Give(DieMauerPiece),
    /// Builds a piece of the stock in Situation 1 (DM-26). The end must be named where both are
    /// legal, and may be where one is (DM-52).
    Build(DieMauerPiece, Option<DieMauerEnd>),
}
