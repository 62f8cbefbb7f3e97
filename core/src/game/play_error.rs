//! Why a decision in notation could not be applied.

use thiserror::Error;

use super::{Game, Refusal};
use crate::rule::NotationError;
use crate::seat::NoSuchSeat;

/// The cause why a decision in notation could not be applied.
#[derive(Clone, Eq, PartialEq, Debug, Error)]
#[non_exhaustive]
pub enum PlayError<G: Game> {
    /// A number that is no seat of the table.
    #[error("{0}")]
    Seat(NoSuchSeat),
    /// Text that is no action.
    #[error("{0}")]
    Notation(NotationError),
    /// An action that the rules refuse.
    #[error("{0}")]
    Illegal(Refusal<G>),
}
