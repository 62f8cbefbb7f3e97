//! What a viewer sees of a position.

use serde::{Deserialize, Serialize};

use super::cell::{Cell, Cells};
use super::piece::{Kind, Piece, Suit, Value};
use super::position::Position;
use super::setup::Setup;
use super::state::{Phase, State};
use super::wall::Content;
use crate::game::{Theme, Viewer};
use crate::seat::{BySeat, Seat, Seats};

/// Holds what a viewer sees: everything but the tiles that others have looked at for themselves
/// (BE-49).
#[derive(Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct View {
    /// Says who looks.
    pub viewer: Viewer,
    /// Holds seats, variants and options.
    pub setup: Setup,
    /// Holds what lies in each cell, row by row from the lowest, each from left to right.
    pub wall: Vec<Content>,
    /// Holds the empty cells with a piece on all four sides (BE-34); all other empty cells are gaps.
    pub holes: Vec<Cell>,
    /// Holds the cell of each seat's hammer, `None` before it is put on the wall.
    pub hammers: Vec<Option<Cell>>,
    /// Holds the pieces each seat has collected (BE-38).
    pub collected: Vec<Vec<Piece>>,
    /// Says which part of the game it is.
    pub phase: Phase,
    /// Names the seat to move, or the next to place or to roll off.
    pub seat: Seat,
    /// Holds the seat whose decision it is, if it is anybody's.
    pub deciding: Seats,
    /// Holds the seats that have won, when the game is over.
    pub winners: Seats,
    /// Holds the colour of the die that was drawn (BE-40).
    pub colour: Option<Suit>,
    /// Holds the value that was rolled; of two dice the one that moved, before that the higher.
    pub roll: Option<Value>,
    /// Holds the other of two dice (BE-94).
    pub second: Option<Value>,
    /// Names the cell of the piece that is turned up away from any hammer (BE-82, BE-86).
    pub at: Option<Cell>,
    /// Holds the cells that the hammer of the seat to move may not enter again in this turn.
    pub visited: Vec<Cell>,
    /// Holds where each hammer could be moved, when a move is asked for.
    pub reach: Vec<Reach>,
    /// Holds the cells emptied in this turn that gravity may still fill (BE-117); while random holes
    /// are chosen, those chosen so far.
    pub opened: Vec<Cell>,
    /// Holds what each seat rolled for the first turn, 1 to 6; 0 before it has, 7 if it is out.
    /// Empty while nobody has.
    pub rolls: Vec<u8>,
    /// Holds on which kind of piece each seat's last turn ended, where that counts (BE-88).
    pub kinds: Vec<Option<Kind>>,
    /// Holds the seats that had their Wall of Jericho (BE-81).
    pub jericho: Seats,
    /// Holds how many turns in a row no piece was collected, where that is counted (BE-122).
    pub idle_turns: u16,
    /// Tells whether a piece was collected in this turn, where that is counted.
    pub gained: bool,
}

/// Says where a hammer could be moved.
#[derive(Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Reach {
    /// Names the seat whose hammer it is.
    pub hammer: Seat,
    /// Holds the cells, row by row from the lowest.
    pub cells: Vec<Cell>,
}

impl View {
    /// Returns what lies in a cell; `None` outside the wall.
    #[must_use]
    pub fn content(&self, cell: Cell) -> Option<Content> {
        let (columns, rows) = (usize::from(self.setup.columns), usize::from(self.setup.rows));
        let inside = cell.column() < columns && cell.row() < rows;
        let place = cell.row() * columns + cell.column();
        self.wall.get(place).copied().filter(|_| inside)
    }

    /// Returns how many pieces each seat has collected.
    #[must_use]
    pub fn scores(&self) -> BySeat<u8> {
        BySeat::from_fn(self.collected.len(), |seat| self.collected[seat.index()].len() as u8)
    }
}

impl Content {
    /// Returns what a viewer sees of it.
    fn seen_by(self, viewer: Viewer, public: bool) -> Self {
        match self {
            Self::Checked { tile, by } => {
                let knows = public || by.iter().any(|seat| viewer.is(seat));
                Self::Checked { tile: tile.filter(|_| knows), by }
            }
            seen => seen,
        }
    }
}

impl State {
    /// Returns what a viewer sees.
    pub(super) fn seen_by(&self, viewer: Viewer) -> View {
        let position = Position::from(*self);
        let public = !self.terms.switches.checks_privately();
        let wall = position.wall.iter().map(|content| content.seen_by(viewer, public));
        View {
            viewer,
            wall: wall.collect(),
            holes: self.holes(),
            deciding: self.decider().map_or(Seats::EMPTY, Seats::only),
            winners: self.winners(),
            reach: self.reaches(),
            setup: position.setup,
            hammers: position.hammers,
            collected: position.collected,
            phase: position.phase,
            seat: position.seat,
            colour: position.colour,
            roll: position.roll,
            second: position.second,
            at: position.at,
            visited: position.visited,
            opened: position.opened,
            rolls: position.rolls,
            kinds: position.kinds,
            jericho: position.jericho,
            idle_turns: position.idle_turns,
            gained: position.gained,
        }
    }

    fn reaches(&self) -> Vec<Reach> {
        if self.phase != Phase::Moving {
            return Vec::new();
        }
        let cells = |cells: Cells| cells.iter().map(|place| self.terms.grid.cell(place)).collect();
        let reach = |hammer| Reach { hammer, cells: cells(self.reach(hammer)) };
        self.seated().map(reach).collect()
    }
}

impl From<&View> for Position {
    /// Takes over what the viewer sees: tiles hidden from the viewer have no face yet.
    fn from(view: &View) -> Self {
        Self {
            setup: view.setup.clone(),
            wall: view.wall.clone(),
            hammers: view.hammers.clone(),
            collected: view.collected.clone(),
            phase: view.phase,
            seat: view.seat,
            colour: view.colour,
            roll: view.roll,
            second: view.second,
            at: view.at,
            visited: view.visited.clone(),
            opened: view.opened.clone(),
            rolls: view.rolls.clone(),
            kinds: view.kinds.clone(),
            jericho: view.jericho,
            idle_turns: view.idle_turns,
            gained: view.gained,
        }
    }
}

impl crate::game::View for View {
    fn viewer(&self) -> Viewer {
        self.viewer
    }

    fn svg(&self, theme: Theme) -> String {
        self.drawn(theme)
    }

    fn text(&self) -> String {
        self.typed()
    }
}
