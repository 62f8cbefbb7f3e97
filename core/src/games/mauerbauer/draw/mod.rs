//! Drawings of a view: an SVG document for screens and paper, and plain characters for terminals.
//!
//! Both are made from the [`View`](super::View) alone, so they show nothing that the viewer doesn't
//! know. A view can be read from any JSON, so nothing here trusts it to be a view of a legal
//! position, nor its board to lie in the plane.

mod board;
mod captions;
mod card;
mod heap;
mod land;
mod lattice;
mod palette;
mod piece;
mod projection;
mod seat;
mod supply;
mod svg;
mod text;

pub(super) use svg::draw;
pub(super) use text::{brief, text};

/// A canvas with the colours of the game.
type Canvas = crate::sheet::canvas::Canvas<palette::Palette>;
