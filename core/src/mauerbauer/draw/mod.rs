//! Drawings of a view: an SVG document for screens and paper, and plain characters for terminals.
//!
//! Both are made from the [`View`](super::View) alone, so they show nothing that the viewer doesn't
//! know. A view can be read from any JSON, so nothing here trusts it to be a view of a legal
//! position, nor its board to lie in the plane.

mod arms;
mod board;
mod brief;
mod captions;
mod card;
mod card_picture;
mod die;
mod heap;
mod land;
mod lattice;
mod legend;
mod palette;
mod piece;
mod plot;
mod projection;
mod seat;
mod seat_line;
mod supply;
mod svg;
mod text;
mod tower;

pub(super) use brief::brief;
pub(super) use svg::draw;
pub(super) use text::text;

/// A canvas with the colours of the game.
type Canvas = crate::canvas::Canvas<palette::Palette>;
