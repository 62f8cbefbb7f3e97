//! What a viewer sees of a position.

use serde::{Deserialize, Serialize};

use crate::die_mauer::{Phase, Position};
use crate::game::Viewer;
use crate::seat::Seats;

/// What a viewer sees: a position in which all that is hidden from the viewer is unknown, and what
/// follows from it. It draws no conclusions (DM-57).
///
/// It prints as the position's tokens, with `dead:yes` for a dead wall (DM-42).
///
/// # Examples
/// ```
/// use mauerwerk::die_mauer::{SeenFist, State};
/// use mauerwerk::{Game, Seat, Viewer};
///
/// let state: State = "players:3 fists:T/_/_".parse()?;
/// let view = state.view(Viewer::Spectator);
/// assert_eq!(view.position.fists[Seat::FIRST], Some(SeenFist::Closed));
/// assert_eq!(State::view_from(Viewer::Spectator, &format!("players:3 {view}")), Ok(view));
/// # Ok::<(), mauerwerk::Faults>(())
/// ```
#[derive(Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct View {
    /// Who looks.
    pub viewer: Viewer,
    /// The position, as far as the viewer knows it.
    pub position: Position,
    /// Whether the wall takes no piece that anybody holds, which is public: what is neither built
    /// nor in the box is in somebody's stock (DM-42).
    pub wall_is_dead: bool,
    /// The part of the turn.
    pub phase: Phase,
    /// The seats to move.
    pub deciding: Seats,
    /// The seats that have won, when the game is over.
    pub winners: Seats,
}
