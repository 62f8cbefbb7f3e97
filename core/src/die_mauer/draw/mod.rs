//! Drawings of a view: an SVG document for screens and paper, and plain characters for terminals.
//!
//! Both are made from the [`View`] alone, so they show nothing that the viewer doesn't know. A view
//! can be read from any JSON, so nothing here trusts it to be a view of a legal position.

mod canvas;
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

/// Breaks a row of things into rows that are at most so long; a longer thing stands alone.
fn wrapped<T: Copy>(things: &[T], most: usize, length: impl Fn(T) -> usize) -> Vec<Vec<T>> {
    let mut rows: Vec<Vec<T>> = Vec::new();
    let mut room = 0;
    for &thing in things {
        let needed = length(thing);
        match rows.last_mut() {
            Some(row) if needed <= room => row.push(thing),
            _ => {
                rows.push(vec![thing]);
                room = most;
            }
        }
        room = room.saturating_sub(needed);
    }
    rows
}
