//! Drawings of a view: an SVG document for screens and paper, and plain characters for terminals.
//!
//! Both are made from the [`View`] alone, so they show nothing that the viewer doesn't know. A view
//! can be read from any JSON, so nothing here trusts it to be a view of a legal position.

mod captions;
mod hand;
mod palette;
mod piece;
mod seat;
mod seat_line;
mod svg;
mod text;
mod wall;

pub(super) use svg::draw;
pub(super) use text::{brief, text};

use crate::die_mauer::{Piece, Position, View};
use crate::seat::{Seat, Seats};

/// A canvas with the colours of the game.
type Canvas = crate::canvas::Canvas<palette::Palette>;

impl View {
    /// Returns the seats that any part of the view knows of.
    fn seats(&self) -> impl Iterator<Item = Seat> {
        let Position { stocks, fists, totals, .. } = &self.position;
        let most = stocks.len().max(fists.len()).max(totals.len());
        Seats::first(most).iter()
    }
}

impl Piece {
    /// Returns the piece's length, with a merlon as the measure.
    const fn length(self) -> usize {
        match self {
            Self::Tower => 2,
            Self::Gate => 3,
            wall => wall.index() - 1,
        }
    }
}
