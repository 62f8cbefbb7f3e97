//! Drawings of a view: an SVG document for screens and paper, and plain characters for terminals.
//!
//! Both use only the [`View`](super::View), so they show nothing that the viewer doesn't know. A
//! view may come from any JSON, so the code does not rely on a legal position, or on a planar
//! board.

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
