//! Decisions.

use mauerwerk::die_mauer::Action;

use super::{DieMauerEnd, DieMauerFist, DieMauerPiece};

pub(super) type DieMauerAction = Action;

/// A decision of a seat.
#[uniffi::remote(Enum)]
pub enum DieMauerAction {
    /// A fist put on the table, in the planning phase (DM-07).
    Plan(DieMauerFist),
    /// The end at which a shown piece is built (DM-22).
    Place(DieMauerEnd),
    /// No piece built in Situation 1 (DM-26), or none given in Situation 2 (DM-30).
    Decline,
    /// A piece given to the Master-builder in Situation 2 (DM-31).
    Give(DieMauerPiece),
    /// A piece of the stock built in Situation 1 (DM-26). The end must be named where both are
    /// legal, and may be where one is (DM-52).
    Build(DieMauerPiece, Option<DieMauerEnd>),
}
