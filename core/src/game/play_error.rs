//! Why a decision in notation could not be applied.

use thiserror::Error;

use super::{Game, Refusal};
use crate::rule::NotationError;
use crate::seat::NoSuchSeat;

/// The cause why a decision in notation could not be applied.
///
/// # Examples
/// ```
/// use mauerwerk::die_mauer::{Setup, State};
/// use mauerwerk::{Game, PlayError, Reason};
///
/// let state = State::start(&Setup::default())?;
/// assert!(matches!(state.play(9, "T"), Err(PlayError::Seat(_))));
/// assert!(matches!(state.play(0, "tower"), Err(PlayError::Notation(_))));
/// let Err(PlayError::Illegal(illegal)) = state.play(0, "5") else { panic!("nobody has a 5") };
/// assert_eq!(illegal.reason.code(), "plan_not_owned");
/// # Ok::<(), mauerwerk::Faults>(())
/// ```
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
