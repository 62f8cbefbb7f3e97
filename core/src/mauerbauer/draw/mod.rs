//! Drawings of a view: an SVG document for screens and paper, and plain characters for terminals.
//!
//! Both are made from the [`View`](super::View) alone, so they show nothing that the viewer doesn't know. A view
//! can be read from any JSON, so nothing here trusts it to be a view of a legal position, nor its
//! board to lie in the plane.

mod arms;
mod card;
mod die;
mod heap;
mod land;
mod lattice;
mod layout;
mod legend;
mod palette;
mod piece;
mod seat;
pub(super) mod sheet;
mod site;
mod supply;
mod tower;
pub(super) mod typed;
mod words;

use super::plan::BoardPlan;
use crate::game::Theme;
use crate::rule::Faults;
use site::Site;

/// Draws with the colours of the game.
type Canvas = crate::canvas::Canvas<palette::Palette>;

/// Draws an empty board as SVG.
pub(super) fn drawn_board(plan: &BoardPlan, theme: Theme) -> Result<String, Faults> {
    Site::empty(plan).map(|site| sheet::drawn_board(&site, theme))
}

/// Draws an empty board with plain characters.
pub(super) fn typed_board(plan: &BoardPlan) -> Result<String, Faults> {
    Site::empty(plan).map(|site| typed::typed_board(&site))
}
