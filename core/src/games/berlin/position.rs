//! Positions as data and in notation, views of them, and their mirror images, which the rules
//! treat alike.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::base::rule::NotationError;
use crate::base::seat::{BySeat, Seat, Seats};
use crate::game::{Game, Viewer};
use crate::games::berlin::cell::{Cells, Grid};
use crate::games::berlin::setup::{listed, read_list as read_cells};
use crate::games::berlin::state::SeatNotes;
use crate::games::berlin::wall::read_row;
use crate::games::berlin::{
    Cell, CheckVisibility, Content, Direction, Event, Kind, Phase, Piece, Setup, State, Suit,
    Value, Variant, faults,
};
use crate::kit::{position_tokens, written_forms};
use crate::text::message::message;
use crate::text::notation::tokens::{
    read_list, read_number, read_seat, read_seats, read_yes, slashed,
};

/// A position as plain data, valid or not, which may have unknown tiles.
///
/// `TryFrom` makes a [`State`] of it, and a [`View`] contains what its viewer knows of it.
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
    /// The cell of each seat's hammer, or `None` before it is put on the wall.
    pub hammers: Vec<Option<Cell>>,
    /// The pieces each seat has collected (BE-38).
    pub collected: Vec<Vec<Piece>>,
    /// The part of the game.
    pub phase: Phase,
    /// The seat that moves, or the next seat that places its hammer or rolls for the first turn.
    pub seat: Seat,
    /// The colour of the drawn die (BE-40), or `None` if there is none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub colour: Option<Suit>,
    /// The rolled value, or `None` if there is none. If there are two dice, it is the one that
    /// moved, or before that the higher one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub roll: Option<Value>,
    /// The other of two dice (BE-94), or `None` if there is none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub second: Option<Value>,
    /// The cell of the piece that is turned up away from any hammer (BE-82, BE-86), or `None` if
    /// there is none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<Cell>,
    /// The cells that the hammer of the deciding seat may not enter again in this turn (BE-15).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub visited: Vec<Cell>,
    /// The cells that were emptied in this turn, if gravity also fills gaps (BE-117). While random
    /// holes are chosen, the cells chosen so far.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub opened: Vec<Cell>,
    /// Each seat's roll for the first turn, 1 to 6. It is 0 before the roll, and 7 if the seat is
    /// out. Empty before the first roll.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rolls: Vec<u8>,
    /// The kind of piece on which each seat's last turn ended, if it counts (BE-88).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub kinds: Vec<Option<Kind>>,
    /// The seats that had their Wall of Jericho (BE-81).
    #[serde(default, skip_serializing_if = "Seats::are_none")]
    pub jericho: Seats,
    /// The number of turns in a row without a collected piece, if it is counted (BE-122).
    #[serde(default)]
    pub idle_turns: u16,
    /// Whether a piece was collected in this turn, if it is counted.
    #[serde(default)]
    pub gained: bool,
}

impl Position {
    /// Returns the content of a cell, or `None` outside the wall.
    #[must_use]
    pub fn content(&self, cell: Cell) -> Option<Content> {
        let (columns, rows) = (usize::from(self.setup.columns), usize::from(self.setup.rows));
        let inside = cell.column() < columns && cell.row() < rows;
        let index = cell.row() * columns + cell.column();
        self.wall.get(index).copied().filter(|_| inside)
    }

    /// Returns the number of pieces that each seat has collected.
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

    /// Returns each seat's roll for the first turn. Empty before the first roll.
    fn known_rolls(&self) -> Vec<u8> {
        if self.notes == SeatNotes::default() || self.phase != Phase::RollingOff {
            return Vec::new();
        }
        self.seated().map(|seat| self.notes.get(seat)).collect()
    }

    /// Returns the kind of piece on which each seat's last turn ended. Empty if that does not
    /// matter yet.
    pub(super) fn known_kinds(&self) -> Vec<Option<Kind>> {
        if self.notes == SeatNotes::default() || self.phase == Phase::RollingOff {
            return Vec::new();
        }
        self.seated().map(|seat| self.kind_of_last_turn(seat)).collect()
    }

    /// Returns the kind of piece on which a seat's last turn ended, if that matters yet.
    pub(super) fn kind_of_last_turn(&self, seat: Seat) -> Option<Kind> {
        let note = usize::from(self.notes.get(seat)).checked_sub(1)?;
        Kind::BOTH.get(note).copied().filter(|_| self.phase != Phase::RollingOff)
    }
}

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
    /// The viewer.
    pub viewer: Viewer,
    /// The position as far as the viewer knows it.
    pub position: Position,
    /// The empty cells with a piece on all four sides (BE-34). All other empty cells are gaps.
    pub holes: Vec<Cell>,
    /// The deciding seat. Empty if there is none.
    pub deciding: Seats,
    /// The seats that have won. Empty before the game is over.
    pub winners: Seats,
    /// The cells that each hammer can be moved to, while a seat moves one.
    pub reach: Vec<Reach>,
}

/// The cells that a hammer can be moved to.
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

/// The directions of a mirror.
#[derive(Copy, Clone)]
struct Mirror {
    /// Whether left and right are exchanged.
    columns: bool,
    /// Whether up and down are exchanged.
    rows: bool,
}

impl Mirror {
    /// Returns a cell's place in the mirror image.
    fn image(self, cell: Cell, grid: Grid) -> Cell {
        let turned = |mirrored, place, count: u8| match mirrored {
            true => usize::from(count) - 1 - place,
            false => place,
        };
        let column = turned(self.columns, cell.column(), grid.columns);
        let row = turned(self.rows, cell.row(), grid.rows);
        Cell::new(column, row).unwrap_or(cell)
    }
}

impl State {
    /// Returns the first in notation of this state and its mirror images. While the wall is being
    /// laid out, a state has no mirror images.
    pub(super) fn first_of_images(&self) -> Self {
        if self.phase.is_laying_out() {
            return *self;
        }
        let images = self.mirrors().filter_map(|mirror| self.mirrored(mirror));
        images.min_by_key(Game::notation).unwrap_or(*self)
    }

    /// Returns the mirrors that keep the ground in place, if pieces fall (BE-56).
    fn mirrors(&self) -> impl Iterator<Item = Mirror> + use<> {
        let (falls, sky) = (self.plays(Variant::Gravity), self.setup.sky());
        let upright = matches!(sky, Direction::Up | Direction::Down);
        let all = [(false, false), (true, false), (false, true), (true, true)];
        let mirrors = all.map(|(columns, rows)| Mirror { columns, rows });
        mirrors.into_iter().filter(move |mirror| match (falls, upright) {
            (true, true) => !mirror.rows,
            (true, false) => !mirror.columns,
            (false, _) => true,
        })
    }

    fn mirrored(&self, mirror: Mirror) -> Option<Self> {
        let grid = self.setup.grid;
        let image = |cell: Cell| mirror.image(cell, grid);
        let images = |cells: &[Cell]| {
            let mut images: Vec<_> = cells.iter().copied().map(image).collect();
            images.sort_unstable();
            images
        };
        let position = Position::from(*self);
        let content = |index| position.content(image(grid.cell(index))).unwrap_or(Content::Empty);
        let mirrored = Position {
            wall: (0..grid.len()).map(content).collect(),
            hammers: position.hammers.iter().map(|hammer| hammer.map(image)).collect(),
            at: position.at.map(image),
            visited: images(&position.visited),
            opened: images(&position.opened),
            ..position
        };
        Self::try_from(mirrored).ok()
    }
}

written_forms!(state => Position::from(*state), View);

position_tokens! {
    |position, text|
    start: |setup| <State as Game>::start(setup).map(Self::from);
    "wall": position.wall, [written_wall(&position.wall, position.setup.columns)], read_wall(text);
    "hammers": position.hammers,
        slashed_if(position.hammers.iter().any(Option::is_some), &position.hammers, or_dash),
        read_list(text, '/', dash_or(str::parse::<Cell>));
    "collected": position.collected,
        slashed_if(position.collected.iter().any(|all| !all.is_empty()), &position.collected, |all| {
            written_pieces(all)
        }),
        read_list(text, '/', read_pieces);
    "phase": position.phase, [position.phase.name()], read_phase(text);
    "seat": position.seat, [position.seat], read_seat(text);
    "die": position.colour, position.colour, text.parse().map(Some);
    "roll": position.roll, position.roll, text.parse().map(Some);
    "second": position.second, position.second, text.parse().map(Some);
    "at": position.at, position.at, text.parse().map(Some);
    "visited": position.visited,
        (!position.visited.is_empty()).then(|| listed(&position.visited)), read_cells(text);
    "opened": position.opened,
        (!position.opened.is_empty()).then(|| listed(&position.opened)), read_cells(text);
    "rolls": position.rolls,
        (!position.rolls.is_empty()).then(|| slashed(&position.rolls)),
        read_list(text, '/', read_number);
    "kinds": position.kinds,
        slashed_if(!position.kinds.is_empty(), &position.kinds, |kind| {
            or_dash(&kind.map(Kind::letter))
        }),
        read_list(text, '/', dash_or(read_kind));
    "jericho": position.jericho,
        (!position.jericho.is_empty()).then_some(position.jericho), read_seats(text);
    "idle": position.idle_turns,
        (position.idle_turns > 0).then_some(position.idle_turns), read_number(text);
    "gained": position.gained, position.gained.then_some("yes"), read_yes(text);
}

/// Writes a list, if it is given.
fn slashed_if<T>(given: bool, list: &[T], write: impl Fn(&T) -> String) -> Option<String> {
    given.then(|| slashed(&list.iter().map(write).collect::<Vec<_>>()))
}

fn written_wall(wall: &[Content], columns: u8) -> String {
    let rows = wall.chunks(usize::from(columns).max(1)).rev();
    let rows: Vec<String> = rows.map(|row| row.iter().map(Content::to_string).collect()).collect();
    rows.join("/")
}

fn or_dash(value: &Option<impl fmt::Display>) -> String {
    value.as_ref().map_or_else(|| "-".to_owned(), ToString::to_string)
}

fn written_pieces(pieces: &[Piece]) -> String {
    let text: String = pieces.iter().map(Piece::to_string).collect();
    or_dash(&(!text.is_empty()).then_some(text))
}

fn read_wall(text: &str) -> Result<Vec<Content>, NotationError> {
    let mut rows = read_list(text, '/', read_row)?;
    if rows.iter().any(|row| row.len() != rows[0].len()) {
        return Err(NotationError::new(message!(faults::Rows), text));
    }
    rows.reverse();
    Ok(rows.concat())
}

/// Reads `-` as `None`.
fn dash_or<T>(
    read: impl Fn(&str) -> Result<T, NotationError>,
) -> impl Fn(&str) -> Result<Option<T>, NotationError> {
    move |text| if text == "-" { Ok(None) } else { read(text).map(Some) }
}

fn read_pieces(text: &str) -> Result<Vec<Piece>, NotationError> {
    if text == "-" {
        return Ok(Vec::new());
    }
    let error = || NotationError::new(message!(faults::CollectedPieces), text);
    let piece = |content: Content| match content {
        Content::Open(piece) => Ok(piece),
        _ => Err(error()),
    };
    read_row(text)?.into_iter().map(piece).collect()
}

fn read_phase(text: &str) -> Result<Phase, NotationError> {
    let phase = Phase::ALL.iter().find(|phase| phase.name() == text);
    phase.copied().ok_or_else(|| NotationError::new(message!(faults::APhase), text))
}

fn read_kind(text: &str) -> Result<Kind, NotationError> {
    match text {
        "t" => Ok(Kind::Tile),
        "c" => Ok(Kind::Coin),
        _ => Err(NotationError::new(message!(faults::AKind), text)),
    }
}
