//! Positions of the game, their properties, and the result.

use serde::{Deserialize, Serialize};

use crate::base::seat::{BySeat, Seat, Seats};
use crate::game::{self, Game};
use crate::games::berlin::cell::Cells;
use crate::games::berlin::checked_setup::{CheckedSetup, HammerStart};
use crate::games::berlin::pool::Pool;
use crate::games::berlin::wall::{Looks, Wall};
use crate::games::berlin::{Cell, Content, Direction, Kind, Piece, Suit, Value, Variant, texts};
use crate::text::message::{Message, message};

/// A legal position of Berlin: an immutable value without heap memory, at most 256 bytes.
///
/// Make it with [`Game::start`](crate::Game::start), from a
/// [`Position`](crate::games::berlin::Position), or from notation.
///
/// # Examples
/// ```
/// use mauerwerk::berlin::{Phase, State};
/// use mauerwerk::{Game, Seat};
///
/// let state: State = "rows:2 columns:4 wall:tcStcA/tcMtA2cC hammers:a1/d2 seat:1 phase:moving \
///     roll:2".parse()?;
/// assert_eq!((state.phase(), state.scores()[Seat::FIRST]), (Phase::Moving, 0));
/// let state = state.play(1, "1LD")?;
/// let cell = state.hammer(state.seat()).expect("it is on the wall");
/// assert_eq!(cell.to_string(), "c1");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Copy, Clone, Eq, PartialEq, Hash)]
pub struct State {
    pub(super) wall: Wall,
    pub(super) pool: Pool,
    pub(super) looks: Looks,
    /// The cell index of each hammer, or [`State::NOWHERE`] before it is put on the wall.
    pub(super) hammers: [u8; Seat::COUNT],
    /// The cells that the hammer of the deciding seat may not enter again (BE-15).
    pub(super) visited: Cells,
    /// Empty cells to remember, for one reason at a time:
    ///
    /// - the holes that the setup names
    /// - the holes chosen so far, while random holes are chosen
    /// - the cells emptied in this turn, in a game where gravity also fills gaps, which has no
    ///   preset holes
    pub(super) opened: Cells,
    pub(super) setup: CheckedSetup,
    /// Each seat's roll for the first turn: 0 before it, and [`State::OUT`] if the seat lost.
    /// Later, it is the kind of piece on which its last turn ended, as 1 + its number (BE-88).
    pub(super) notes: SeatNotes,
    /// The cell index of the piece that is being dealt or turned up, if no hammer is on it.
    pub(super) at: u8,
    pub(super) phase: Phase,
    pub(super) seat: Seat,
    pub(super) dice: Dice,
    /// The seats that had their Wall of Jericho.
    pub(super) jericho: Seats,
    /// The number of turns in a row without a collected piece, if it is counted (BE-122).
    pub(super) idle_turns: u16,
    /// Whether a piece was collected in this turn, if it is counted.
    pub(super) gained: bool,
}

named! {
    /// A part of the game.
    Phase {
        /// Chance leaves a cell empty (BE-76).
        LeavingHoles = "leaving-holes",
        /// Chance deals a coin's suit (BE-04).
        DealingCoins = "dealing-coins",
        /// Chance chooses a piece that is face up from the start (BE-86).
        ChoosingFaces = "choosing-faces",
        /// Chance shows that piece.
        TurningFace = "turning-face",
        /// A seat puts its hammer on the wall (BE-06).
        Placing = "placing",
        /// Chance rolls a die that decides who starts (BE-07).
        RollingOff = "rolling-off",
        /// The seat decides on the Wall of Jericho (BE-81).
        Jericho = "jericho",
        /// Chance shows the piece that the seat chose.
        TurningJericho = "turning-jericho",
        /// Chance draws the die (BE-40).
        DrawingDie = "drawing-die",
        /// Chance rolls.
        Rolling = "rolling",
        /// The seat moves a hammer.
        Moving = "moving",
        /// The seat decides on the piece under its hammer.
        Landed = "landed",
        /// Chance shows the piece that is flipped.
        Flipping = "flipping",
        /// The seat collects or leaves the flipped piece.
        Flipped = "flipped",
        /// Chance shows the tile that is checked.
        Checking = "checking",
        /// The seat collects or leaves the checked tile (BE-115).
        Checked = "checked",
        /// Chance shows the coin that is picked up unseen (BE-127).
        PickingUp = "picking-up",
        /// The seat chooses how to fill an empty cell (BE-69).
        Settling = "settling",
        /// The game is over.
        Over = "over",
    }
}

impl Phase {
    /// Returns whether the wall is still being laid out, before hammers are put on it.
    #[must_use]
    pub const fn is_laying_out(self) -> bool {
        matches!(
            self,
            Self::LeavingHoles | Self::DealingCoins | Self::ChoosingFaces | Self::TurningFace
        )
    }

    /// Returns whether the phase waits for chance to show the piece under a hammer.
    const fn turns_landed_piece(self) -> bool {
        matches!(self, Self::Flipping | Self::Checking | Self::PickingUp)
    }

    /// Returns whether the phase waits for chance to show a piece.
    pub(super) const fn turns_piece(self) -> bool {
        self.turns_landed_piece() || matches!(self, Self::TurningFace | Self::TurningJericho)
    }

    /// Returns whether a seat's hammer has landed and its turn continues.
    pub(super) const fn has_landed(self) -> bool {
        self.turns_landed_piece() || matches!(self, Self::Landed | Self::Flipped | Self::Checked)
    }
}

/// The dice of a turn.
#[derive(Copy, Clone, Default, Eq, PartialEq, Hash, Debug)]
pub(super) struct Dice {
    /// The colour of the die that was drawn, in variant 1. The colour of a player's die has no effect
    /// (BE-32).
    pub(super) colour: Option<Suit>,
    /// The die that moves. Before the move, it is the higher of two.
    pub(super) roll: Option<Value>,
    /// The die that picks up, if there are two (variant 8). Before the move, it is the lower.
    pub(super) second: Option<Value>,
}

impl Dice {
    /// Returns the value that a piece must have to be collected (BE-98).
    #[inline]
    pub(super) fn pick(self) -> Option<Value> {
        self.second.or(self.roll)
    }

    /// Returns the dice after a move with the given number of steps, which shows the die that moves
    /// (BE-95). Returns `None` if no die fits.
    #[inline]
    pub(super) fn moving(self, steps: usize) -> Option<Self> {
        let shows = |die: Option<Value>| die.is_some_and(|value| value.steps() == steps);
        if shows(self.roll) {
            Some(self)
        } else if shows(self.second) {
            Some(Self { roll: self.second, second: self.roll, ..self })
        } else {
            None
        }
    }

    /// Returns the possible numbers of steps of a hammer, in ascending order.
    #[inline]
    pub(super) fn lengths(self) -> impl Iterator<Item = usize> {
        let second = self.second.filter(|_| self.second != self.roll);
        second.into_iter().chain(self.roll).map(Value::steps)
    }
}

impl State {
    pub(super) const NOWHERE: u8 = u8::MAX;
    pub(super) const OUT: u8 = 7;

    /// Returns the content of a cell, or `None` outside the wall.
    #[must_use]
    pub fn content(&self, cell: Cell) -> Option<Content> {
        self.setup.grid.index(cell).map(|index| self.content_at(index))
    }

    /// Returns the cell of a seat's hammer, or `None` before it is put on the wall.
    #[must_use]
    pub fn hammer(&self, seat: Seat) -> Option<Cell> {
        self.hammer_index(seat).map(|index| self.setup.grid.cell(index))
    }

    /// Returns the pieces a seat has collected, in the order of their indices in a piecepack.
    #[must_use]
    pub fn collected(&self, seat: Seat) -> Vec<Piece> {
        if self.has(seat) { self.pool.collected(seat).collect() } else { Vec::new() }
    }

    /// Returns the part of the game.
    #[must_use]
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// Returns the seat that moves.
    #[must_use]
    pub const fn seat(&self) -> Seat {
        self.seat
    }

    /// Returns the colour of the drawn die (BE-40), or `None` if there is none.
    #[must_use]
    pub const fn colour(&self) -> Option<Suit> {
        self.dice.colour
    }

    /// Returns the rolled value, or `None` if there is none. If there are two dice, it is the one
    /// that moved, or before that the higher one.
    #[must_use]
    pub const fn roll(&self) -> Option<Value> {
        self.dice.roll
    }

    /// Returns the other of two dice (BE-94), or `None` if there is none.
    #[must_use]
    pub const fn second(&self) -> Option<Value> {
        self.dice.second
    }

    /// Returns the empty cells with a piece on all four sides (BE-34).
    #[must_use]
    pub fn holes(&self) -> Vec<Cell> {
        self.hole_cells().iter().map(|index| self.setup.grid.cell(index)).collect()
    }

    /// Returns the empty cells that are not holes.
    #[must_use]
    pub fn gaps(&self) -> Vec<Cell> {
        let gaps = self.wall.empties().without(self.hole_cells());
        gaps.iter().map(|index| self.setup.grid.cell(index)).collect()
    }

    /// Returns the number of pieces that each seat has collected.
    #[must_use]
    pub fn scores(&self) -> BySeat<u8> {
        let sizes = self.pool.sizes(self.setup.table());
        BySeat::from_fn(self.seat_count(), |seat| sizes[seat.index()])
    }

    /// Returns the empty cells that the setup names.
    pub(super) const fn named_holes(&self) -> Cells {
        if self.setup.names_holes() { self.opened } else { Cells::EMPTY }
    }

    #[inline]
    const fn kind_note(&self) -> u8 {
        match self.phase {
            Phase::RollingOff => 0,
            _ => self.notes.get(self.seat),
        }
    }

    pub(super) const fn seat_count(&self) -> usize {
        self.setup.seats as usize
    }

    pub(super) const fn has(&self, seat: Seat) -> bool {
        seat.index() < self.seat_count()
    }

    pub(super) const fn board(&self) -> Cells {
        self.setup.grid.all()
    }

    pub(super) const fn plays(&self, variant: Variant) -> bool {
        self.setup.plays(variant)
    }

    #[inline]
    pub(super) fn hammer_index(&self, seat: Seat) -> Option<usize> {
        let index = self.hammers[seat.index()];
        (index != Self::NOWHERE).then_some(index.into())
    }

    /// Returns the cell index of the deciding seat's hammer, or 0 before it is put on the wall.
    #[inline]
    pub(super) fn own_index(&self) -> usize {
        self.hammer_index(self.seat).unwrap_or(0)
    }

    /// Returns the cell index of the piece that chance shows.
    #[inline]
    pub(super) fn turned_index(&self) -> usize {
        if self.phase.turns_landed_piece() { self.own_index() } else { self.at.into() }
    }

    #[inline]
    pub(super) fn tiles(&self) -> Cells {
        self.wall.of_kind(Kind::Tile, self.board())
    }

    #[inline]
    pub(super) fn checked_by(&self, index: usize) -> Seats {
        self.looks.at(index, self.tiles())
    }

    /// Returns the cells with a face-up piece.
    #[inline]
    pub(super) fn open_cells(&self) -> Cells {
        let seen = self.wall.seen(self.board());
        match self.plays(Variant::CrazyEights) {
            true => seen.without(self.looks.cells(self.tiles())),
            false => seen,
        }
    }

    /// Returns the cells with a face-down piece.
    #[inline]
    pub(super) fn face_down_cells(&self) -> Cells {
        self.board().without(self.wall.empties()).without(self.open_cells())
    }

    #[inline]
    pub(super) fn is_face_down(&self, index: usize) -> bool {
        self.wall.is_unseen(index)
            || (self.plays(Variant::CrazyEights) && !self.checked_by(index).is_empty())
    }

    pub(super) fn content_at(&self, index: usize) -> Content {
        match (self.wall.kind(index), self.wall.piece(index)) {
            (None, _) => Content::Empty,
            (Some(Kind::Tile), None) => Content::Tile,
            (Some(Kind::Coin), None) => Content::Coin(self.has_suit(index)),
            (Some(_), Some(piece)) => match self.checked_by(index) {
                Seats::EMPTY => Content::Open(piece),
                by => Content::Checked { tile: Some((piece.suit, piece.value)), by },
            },
        }
    }

    /// Returns the suit on the back of a coin, if it was dealt.
    fn has_suit(&self, index: usize) -> Option<Suit> {
        let dealt = self.phase != Phase::DealingCoins || index < self.at.into();
        dealt.then(|| self.wall.suit(index))
    }

    /// Returns the empty cells with a piece on all four sides (BE-34).
    pub(super) fn hole_cells(&self) -> Cells {
        let (grid, empties) = (self.setup.grid, self.wall.empties());
        let pieces = self.board().without(empties);
        Direction::ALL
            .into_iter()
            .fold(empties, |holes, direction| holes.and(grid.beside(pieces, direction)))
    }

    /// Returns whether a seen piece can be collected with the dice, by its value, or also by its
    /// suit in Crazy 8's (BE-43, BE-52). A piece that matches by both matches once (BE-51).
    #[inline]
    pub(super) fn matches(&self, piece: Piece) -> bool {
        self.dice.pick() == Some(piece.value) || self.dice.colour == Some(piece.suit)
    }

    /// Returns whether the turn continues at the cell of its hammer, because the piece is face down
    /// or matches.
    #[inline]
    pub(super) fn goes_on_at(&self, index: usize) -> bool {
        self.is_face_down(index) || self.wall.piece(index).is_some_and(|piece| self.matches(piece))
    }

    /// Returns the kind of piece that the deciding seat's hammer must land on (BE-88). Any kind is
    /// allowed in its first turn (BE-90), and after a turn that ended on an empty cell (BE-89).
    #[inline]
    pub(super) fn wanted_kind(&self) -> Option<Kind> {
        match self.kind_note() {
            1 => Some(Kind::Coin),
            2 => Some(Kind::Tile),
            _ => None,
        }
    }

    /// Returns the deciding seat. In a settlement, it is the seat that had the turn (BE-72).
    #[inline]
    pub(super) fn decider(&self) -> Option<Seat> {
        match self.phase {
            Phase::Placing if self.setup.hammers == HammerStart::Random => None,
            Phase::Placing
            | Phase::Jericho
            | Phase::Moving
            | Phase::Landed
            | Phase::Flipped
            | Phase::Checked
            | Phase::Settling => Some(self.seat),
            _ => None,
        }
    }
}

/// A small number for each seat, in one register.
#[derive(Copy, Clone, Default, Eq, PartialEq, Hash, Debug)]
pub(super) struct SeatNotes(u32);

impl SeatNotes {
    #[inline]
    pub(super) const fn get(self, seat: Seat) -> u8 {
        (self.0 >> (4 * seat.number()) & 15) as u8
    }

    #[inline]
    pub(super) fn set(&mut self, seat: Seat, note: u8) {
        let shift = 4 * seat.number();
        self.0 = self.0 & !(15 << shift) | u32::from(note & 15) << shift;
    }
}

/// The cause of a game's end.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// A seat has collected enough pieces to win (BE-30).
    TargetReached,
    /// The wall has no pieces left (BE-31).
    WallGone,
    /// No player has collected a piece for too many turns (BE-122).
    TooManyIdleTurns,
}

impl From<Ending> for Message {
    fn from(ending: Ending) -> Self {
        match ending {
            Ending::TargetReached => message!(texts::TargetReached),
            Ending::WallGone => message!(texts::WallGone),
            Ending::TooManyIdleTurns => message!(texts::TooManyIdleTurns),
        }
    }
}

/// The result of a game: scores are collected pieces, and the most win.
pub type Outcome = game::Outcome<Ending>;

impl State {
    pub(super) fn outcome(&self) -> Outcome {
        Outcome { ending: self.ending(), scores: self.standing(), winners: self.winners() }
    }

    pub(super) fn ending(&self) -> Ending {
        if self.scores().as_slice().iter().any(|&score| score >= self.setup.target) {
            Ending::TargetReached
        } else if self.wall.empties() == self.board() {
            Ending::WallGone
        } else {
            Ending::TooManyIdleTurns
        }
    }

    /// Returns the seats with the most pieces, which share the win (BE-31). Empty before the game
    /// is over.
    pub(super) fn winners(&self) -> Seats {
        if self.phase != Phase::Over {
            return Seats::EMPTY;
        }
        let scores = self.scores();
        let most = scores.as_slice().iter().max();
        scores.iter().filter(|(_, score)| Some(*score) == most).map(|(seat, _)| seat).collect()
    }
}
