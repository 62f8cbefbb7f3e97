//! Positions as data.

use serde::{Deserialize, Serialize};

use crate::berlin::cell::Cells;
use crate::berlin::seat_notes::SeatNotes;
use crate::berlin::{Cell, Content, Kind, Phase, Piece, Setup, State, Suit, Value};
use crate::game::Game;
use crate::seat::{BySeat, Seat, Seats};

/// A position as plain data that can be anything, unknown tiles included.
///
/// A [`State`] is made of it by `TryFrom`, a [`View`](crate::berlin::View) holds what its viewer knows of
/// it.
///
/// # Examples
/// ```
/// use mauerwerk::berlin::{Content, Position, State};
///
/// let state: State = "rows:2 columns:4 wall:tcStcC/tcMtcA hammers:a1/d1 phase:rolling".parse()?;
/// let mut position = Position::from(state);
/// position.wall[1] = Content::Open("cM3".parse()?);
/// assert!(State::try_from(position.clone()).is_ok());
///
/// position.wall.pop();
/// assert!(State::try_from(position).is_err());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// The seats, variants and options.
    pub setup: Setup,
    /// The content of each cell, row by row from the lowest, each from left to right.
    pub wall: Vec<Content>,
    /// The cell of each seat's hammer, `None` before it is put on the wall.
    pub hammers: Vec<Option<Cell>>,
    /// The pieces each seat has collected (BE-38).
    pub collected: Vec<Vec<Piece>>,
    /// The part of the game.
    pub phase: Phase,
    /// The seat to move, or the next to place or to roll off.
    pub seat: Seat,
    /// The colour of the die that was drawn (BE-40), if one was.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub colour: Option<Suit>,
    /// The value that was rolled, if any; of two dice the one that moved, before that the higher.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub roll: Option<Value>,
    /// The other of two dice (BE-94), if two were rolled.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub second: Option<Value>,
    /// The cell of the piece that is turned up away from any hammer (BE-82, BE-86), if one is.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<Cell>,
    /// The cells that the hammer of the seat to move may not enter again in this turn (BE-15).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub visited: Vec<Cell>,
    /// The cells emptied in this turn where gravity fills gaps too (BE-117); while random holes are
    /// chosen, those chosen so far.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub opened: Vec<Cell>,
    /// What each seat rolled for the first turn, 1 to 6; 0 before it has, 7 if it is out. Empty
    /// while nobody has.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rolls: Vec<u8>,
    /// The kind of piece on which each seat's last turn ended, where that counts (BE-88).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub kinds: Vec<Option<Kind>>,
    /// The seats that had their Wall of Jericho (BE-81).
    #[serde(default, skip_serializing_if = "Seats::are_none")]
    pub jericho: Seats,
    /// The number of turns in a row without a collected piece, where that is counted (BE-122).
    #[serde(default)]
    pub idle_turns: u16,
    /// Whether a piece was collected in this turn, where that is counted.
    #[serde(default)]
    pub gained: bool,
}

impl Position {
    /// Returns what lies in a cell; `None` outside the wall.
    #[must_use]
    pub fn content(&self, cell: Cell) -> Option<Content> {
        let (columns, rows) = (usize::from(self.setup.columns), usize::from(self.setup.rows));
        let inside = cell.column() < columns && cell.row() < rows;
        let index = cell.row() * columns + cell.column();
        self.wall.get(index).copied().filter(|_| inside)
    }

    /// Returns how many pieces each seat has collected.
    #[must_use]
    pub fn scores(&self) -> BySeat<u8> {
        BySeat::from_fn(self.collected.len(), |seat| self.collected[seat.index()].len() as u8)
    }
}

impl From<State> for Position {
    fn from(state: State) -> Self {
        let grid = state.setup.grid;
        let cells = |cells: Cells| cells.iter().map(|index| grid.cell(index)).collect();
        Self {
            setup: state.setup(),
            wall: (0..grid.len()).map(|index| state.content_at(index)).collect(),
            hammers: state.seated().map(|seat| state.hammer(seat)).collect(),
            collected: state.seated().map(|seat| state.collected(seat)).collect(),
            phase: state.phase,
            seat: state.seat,
            colour: state.dice.colour,
            roll: state.dice.roll,
            second: state.dice.second,
            at: state.turns_away().then(|| grid.cell(state.at.into())),
            visited: cells(state.visited),
            opened: cells(state.opened.without(state.named_holes())),
            rolls: state.known_rolls(),
            kinds: state.known_kinds(),
            jericho: state.jericho,
            idle_turns: state.idle_turns,
            gained: state.gained,
        }
    }
}

impl State {
    /// Returns whether chance shows a piece away from any hammer.
    pub(super) const fn turns_away(&self) -> bool {
        matches!(self.phase, Phase::TurningFace | Phase::TurningJericho)
    }

    /// Returns what each seat rolled for the first turn; empty before any has.
    fn known_rolls(&self) -> Vec<u8> {
        if self.notes == SeatNotes::default() || self.phase != Phase::RollingOff {
            return Vec::new();
        }
        self.seated().map(|seat| self.notes.get(seat)).collect()
    }

    /// Returns on which kind of piece each seat's last turn ended; empty if that means nothing yet.
    pub(super) fn known_kinds(&self) -> Vec<Option<Kind>> {
        if self.notes == SeatNotes::default() || self.phase == Phase::RollingOff {
            return Vec::new();
        }
        self.seated().map(|seat| self.kind_of_last_turn(seat)).collect()
    }

    /// Returns on which kind of piece a seat's last turn ended, if that counts yet.
    pub(super) fn kind_of_last_turn(&self, seat: Seat) -> Option<Kind> {
        let note = usize::from(self.notes.get(seat)).checked_sub(1)?;
        Kind::BOTH.get(note).copied().filter(|_| self.phase != Phase::RollingOff)
    }
}
