//! What a viewer sees of a position.

use serde::{Deserialize, Serialize};

use crate::berlin::cell::Cells;
use crate::berlin::{Cell, CheckVisibility, Content, Phase, Position, State};
use crate::game::Viewer;
use crate::seat::{Seat, Seats};

/// A position as one viewer sees it, with what follows from it.
///
/// # Examples
/// ```
/// use mauerwerk::berlin::{Content, State};
/// use mauerwerk::{Game, Seat, Viewer};
///
/// // Seat 0 has looked at the tile in a1, and keeps to itself what it shows.
/// let state: State = "variants:crazy-eights check_visibility:private rows:2 columns:4 \
///     wall:tcCtcA/t(M3:0)cAtcS hammers:a1/d1 phase:drawing-die seat:1".parse()?;
/// let view = state.view(Viewer::Seat(Seat::new(1).unwrap()));
/// assert!(matches!(view.position.wall[0], Content::Checked { tile: None, .. }));
/// assert!(view.to_string().starts_with("wall:tcCtcA/t(?:0)cAtcS hammers:a1/d1 "));
/// # Ok::<(), mauerwerk::Faults>(())
/// ```
#[derive(Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct View {
    /// The one who looks.
    pub viewer: Viewer,
    /// The position as far as the viewer knows it.
    pub position: Position,
    /// The empty cells with a piece on all four sides (BE-34); all other empty cells are gaps.
    pub holes: Vec<Cell>,
    /// The seat whose decision it is, if it is anybody's.
    pub deciding: Seats,
    /// The seats that have won, when the game is over.
    pub winners: Seats,
    /// The cells that each hammer could be moved to, while a seat is to move one.
    pub reach: Vec<Reach>,
}

/// The cells that a hammer could be moved to.
///
/// # Examples
/// ```
/// use mauerwerk::berlin::State;
/// use mauerwerk::{Game, Seat, Viewer};
///
/// let state: State = "rows:2 columns:4 wall:tcCtcA/tcStcM hammers:a1/d2 phase:moving roll:2 seat:0"
///     .parse()?;
/// let view = state.view(Viewer::Spectator);
/// let cells: Vec<String> = view.reach[0].cells.iter().map(|cell| cell.to_string()).collect();
/// assert_eq!((view.reach[0].hammer, cells.join(" ").as_str()), (Seat::FIRST, "c1 b2"));
/// # Ok::<(), mauerwerk::Faults>(())
/// ```
#[derive(Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Reach {
    /// The seat whose hammer it is.
    pub hammer: Seat,
    /// The cells, row by row from the lowest.
    pub cells: Vec<Cell>,
}

impl Position {
    /// Hides the tiles that only others have looked at (BE-49). Nothing else is secret.
    fn redact(&mut self, viewer: Viewer) {
        if self.setup.check_visibility == CheckVisibility::Public {
            return;
        }
        for content in &mut self.wall {
            if let Content::Checked { tile, by } = content
                && !by.iter().any(|seat| viewer.is(seat))
            {
                *tile = None;
            }
        }
    }
}

impl View {
    /// Returns what a viewer sees of a state.
    pub(super) fn of(state: &State, viewer: Viewer) -> Self {
        let mut position = Position::from(*state);
        position.redact(viewer);
        Self {
            viewer,
            position,
            holes: state.holes(),
            deciding: state.decider().map_or(Seats::EMPTY, Seats::only),
            winners: state.winners(),
            reach: state.reaches(),
        }
    }
}

impl State {
    fn reaches(&self) -> Vec<Reach> {
        if self.phase != Phase::Moving {
            return Vec::new();
        }
        let cells = |cells: Cells| cells.iter().map(|index| self.setup.grid.cell(index)).collect();
        let reach = |hammer| Reach { hammer, cells: cells(self.reach(hammer)) };
        self.seated().map(reach).collect()
    }
}
