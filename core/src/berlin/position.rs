//! Positions as data, and the one door from them to states.

use serde::{Deserialize, Serialize};

use super::cell::{Cell, Cells};
use super::check::Notes;
use super::piece::{Kind, Piece, Suit, Value};
use super::pool::Fate;
use super::setup::Setup;
use super::state::{Dice, Phase, State};
use super::terms::Terms;
use super::validity::{check_lists, check_pieces, check_state};
use super::wall::Content;
use crate::game::Game;
use crate::rule::Faults;
use crate::seat::{BySeat, Seat, Seats};

/// A position as plain data that can be anything, unknown tiles included.
///
/// A [`State`] is made of it by `TryFrom`, a [`View`](super::View) holds what its viewer knows of
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
    /// The colour of the die that was drawn (BE-40).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub colour: Option<Suit>,
    /// The value that was rolled; of two dice the one that moved, before that the higher.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub roll: Option<Value>,
    /// The other of two dice (BE-94).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub second: Option<Value>,
    /// The cell of the piece that is turned up away from any hammer (BE-82, BE-86).
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
        let place = cell.row() * columns + cell.column();
        self.wall.get(place).copied().filter(|_| inside)
    }

    /// Returns how many pieces each seat has collected.
    #[must_use]
    pub fn scores(&self) -> BySeat<u8> {
        BySeat::from_fn(self.collected.len(), |seat| self.collected[seat.index()].len() as u8)
    }
}

impl From<State> for Position {
    fn from(state: State) -> Self {
        let grid = state.terms.grid;
        let cells = |cells: Cells| cells.iter().map(|place| grid.cell(place)).collect();
        let away = matches!(state.phase, Phase::TurningFace | Phase::TurningJericho);
        Self {
            setup: state.setup(),
            wall: (0..grid.len()).map(|place| state.content_at(place)).collect(),
            hammers: state.seated().map(|seat| state.hammer(seat)).collect(),
            collected: state.seated().map(|seat| state.collected(seat)).collect(),
            phase: state.phase,
            seat: state.seat,
            colour: state.dice.colour,
            roll: state.dice.roll,
            second: state.dice.second,
            at: away.then(|| grid.cell(state.at.into())),
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
    /// Returns what each seat rolled for the first turn; empty before any has.
    fn known_rolls(&self) -> Vec<u8> {
        if self.notes == Notes::default() || self.phase != Phase::RollingOff {
            return Vec::new();
        }
        self.seated().map(|seat| self.notes.get(seat)).collect()
    }

    /// Returns on which kind of piece each seat's last turn ended; empty if that means nothing yet.
    pub(super) fn known_kinds(&self) -> Vec<Option<Kind>> {
        if self.notes == Notes::default() || self.phase == Phase::RollingOff {
            return Vec::new();
        }
        let kind =
            |seat| Kind::BOTH.get(usize::from(self.notes.get(seat)).wrapping_sub(1)).copied();
        self.seated().map(kind).collect()
    }
}

impl TryFrom<Position> for State {
    type Error = Faults;

    fn try_from(position: Position) -> Result<Self, Faults> {
        let (terms, holes) = Terms::new(&position.setup)?;
        check_lists(&position, &terms)?;
        check_pieces(&position, &terms, holes)?;
        let mut state = Self::first((terms, holes));
        state.phase = position.phase;
        state.fill_wall(&position);
        state.fill_turn(&position);
        check_state(&state)?;
        Ok(state)
    }
}

impl State {
    /// Takes over what lies where, and what was collected.
    fn fill_wall(&mut self, position: &Position) {
        self.wall = super::wall::Wall::empty(self.board());
        for (place, content) in position.wall.iter().enumerate() {
            if let Some(kind) = content.kind() {
                self.wall.lay(place, kind);
            }
            if let Content::Coin(Some(suit)) = *content {
                self.wall.set_suit(place, suit);
            }
            if let Some(piece) = content.piece() {
                self.wall.show(place, piece.suit, piece.value);
                self.pool.change(piece, Fate::Unseen, Fate::OnTheWall);
            }
        }
        let tiles = self.tiles();
        for (place, content) in position.wall.iter().enumerate() {
            if let Content::Checked { by, .. } = *content {
                self.checks.set(place, tiles, by);
            }
        }
        for (seat, pieces) in self.seated().zip(&position.collected) {
            for &piece in pieces {
                self.pool.change(piece, Fate::Unseen, Fate::CollectedBy(seat));
            }
        }
        let undealt = position.wall.iter().position(|content| *content == Content::Coin(None));
        self.at = match self.phase {
            Phase::DealingCoins => undealt.unwrap_or(0) as u8,
            _ => 0,
        };
    }

    fn fill_turn(&mut self, position: &Position) {
        let grid = self.terms.grid;
        let cells = |cells: &[Cell]| cells.iter().filter_map(|&cell| grid.place(cell)).collect();
        for (slot, cell) in self.hammers.iter_mut().zip(&position.hammers) {
            *slot =
                cell.and_then(|cell| grid.place(cell)).map_or(Self::NOWHERE, |place| place as u8);
        }
        self.seat = position.seat;
        self.dice = Dice { colour: position.colour, roll: position.roll, second: position.second };
        if let Some(place) = position.at.and_then(|cell| grid.place(cell)) {
            self.at = place as u8;
        }
        if !self.terms.names_holes() {
            self.opened = cells(&position.opened);
        }
        self.visited = cells(&position.visited);
        for (seat, &roll) in self.seated().zip(&position.rolls) {
            self.notes.set(seat, roll);
        }
        for (seat, kind) in self.seated().zip(&position.kinds) {
            self.notes.set(seat, kind.map_or(0, |kind| 1 + kind as u8));
        }
        self.jericho = position.jericho;
        self.idle_turns = position.idle_turns;
        self.gained = position.gained;
    }
}
