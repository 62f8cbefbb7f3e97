//! Drawings of a view: an SVG document for screens and paper, and plain characters for terminals.
//!
//! Both are made from the [`View`] alone, so they show nothing that the viewer doesn't know. A view
//! can be read from any JSON, so nothing here trusts it to be a view of a legal position.

mod bands;
mod brief;
mod captions;
mod die;
mod hammer;
mod legend;
mod palette;
mod piece;
mod seat;
mod seat_line;
mod suit;
mod svg;
mod text;
mod wall;

use crate::berlin::{Cell, Content, Kind, Phase, Suit, Value, Variant, View};
use crate::seat::{Seat, Seats};

pub(super) use brief::brief;
pub(super) use svg::draw;
pub(super) use text::text;

/// A canvas with the colours of the game.
type Canvas = crate::canvas::Canvas<palette::Palette>;

/// What a cell is to both drawings.
#[derive(Copy, Clone, Debug)]
struct Spot {
    cell: Option<Cell>,
    content: Content,
    is_hole: bool,
    /// Whether the seat to move may not enter it again.
    is_visited: bool,
    /// Whether a decision or a piece is awaited there.
    is_asked: bool,
    /// Whether the hammer of the seat to move can be moved there.
    is_in_reach: bool,
    /// The seats whose hammers can be moved there, without the seat to move.
    others: Seats,
    /// The seats whose hammers are there.
    hammers: Seats,
}

impl View {
    /// Returns the seats that any part of the view knows of.
    fn seats(&self) -> impl Iterator<Item = Seat> {
        let most = self
            .position
            .hammers
            .len()
            .max(self.position.collected.len())
            .max(self.position.rolls.len());
        Seats::first(most).iter()
    }

    /// Returns the cell of a seat's hammer.
    fn hammer(&self, seat: Seat) -> Option<Cell> {
        self.position.hammers.get(seat.index()).copied().flatten()
    }

    fn columns(&self) -> usize {
        usize::from(self.position.setup.columns).max(1)
    }

    fn rows(&self) -> usize {
        self.position.wall.len().div_ceil(self.columns())
    }

    /// Returns what there is in a cell; `None` where the wall has none.
    fn spot(&self, column: usize, row: usize) -> Option<Spot> {
        let content = *self.position.wall.get(row * self.columns() + column)?;
        let cell = Cell::new(column, row);
        let on = |cells: &[Cell]| cell.is_some_and(|cell| cells.contains(&cell));
        let reaching = self.reach.iter().filter(|reach| on(&reach.cells));
        let reaching: Seats = reaching.map(|reach| reach.hammer).collect();
        let here = |seat: &Seat| cell.is_some() && self.hammer(*seat) == cell;
        Some(Spot {
            cell,
            content,
            is_hole: content == Content::Empty && on(&self.holes),
            is_visited: on(&self.position.visited),
            is_asked: cell.is_some_and(|cell| self.asks_about(cell)),
            is_in_reach: reaching.contains(self.position.seat),
            others: reaching.without(self.position.seat),
            hammers: self.seats().filter(here).collect(),
        })
    }

    /// Returns all cells of the wall, row by row from the lowest.
    fn spots(&self) -> impl Iterator<Item = Spot> {
        let columns = self.columns();
        (0..self.position.wall.len())
            .filter_map(move |index| self.spot(index % columns, index / columns))
    }

    /// Returns whether a cell is what is decided on, or where chance shows a piece.
    fn asks_about(&self, cell: Cell) -> bool {
        match self.position.phase {
            Phase::Settling => self.holes.contains(&cell) || self.position.opened.contains(&cell),
            phase if phase.has_landed() => self.hammer(self.position.seat) == Some(cell),
            _ => self.position.at == Some(cell),
        }
    }

    fn plays(&self, variant: Variant) -> bool {
        self.position.setup.variants.contains(variant)
    }

    /// Returns the kind of piece that a seat's own hammer has to land on next (BE-88).
    fn wanted_kind(&self, seat: Seat) -> Option<Kind> {
        self.position.kinds.get(seat.index()).copied().flatten().map(Kind::other)
    }
}

impl Content {
    /// Returns what a face-down tile is known to show.
    const fn known(self) -> Option<(Suit, Value)> {
        match self {
            Self::Checked { tile, .. } => tile,
            _ => None,
        }
    }
}
