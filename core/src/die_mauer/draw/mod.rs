//! Drawings of a view: an SVG document for screens and paper, and plain characters for terminals.
//!
//! Both are made from the [`View`] alone, so they show nothing that the viewer doesn't know. A view
//! can be read from any JSON, so nothing here trusts it to be a view of a legal position.

mod hand;
mod palette;
mod piece;
mod seat;
mod sheet;
mod site;
mod typed;
mod words;

use super::piece::Piece;
use super::view::View;
use crate::game::Theme;
use crate::seat::{Seat, Seats};

/// Draws with the colours of the game.
type Canvas = crate::canvas::Canvas<palette::Palette>;

impl View {
    pub(super) fn drawn(&self, theme: Theme) -> String {
        sheet::drawn(self, theme)
    }

    pub(super) fn typed(&self) -> String {
        typed::typed(self)
    }

    /// Returns the seats that any part of the view knows of.
    fn seats(&self) -> impl Iterator<Item = Seat> {
        let most = self.stocks.len().max(self.fists.len()).max(self.totals.len());
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
