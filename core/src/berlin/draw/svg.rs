//! The whole SVG drawing, from top to bottom.

use super::Canvas;
use crate::berlin::View;
use crate::canvas::captions::standpoint;
use crate::canvas::table::{HEADER, MARGIN};
use crate::game::Theme;

const WIDTH: i32 = 860;
const INNER: i32 = WIDTH - 2 * MARGIN;
const GAP: i32 = 14;

/// Returns a view as an SVG document.
pub(in crate::berlin) fn svg(view: &View, theme: Theme) -> String {
    let mut canvas = Canvas::new(theme);
    let (variants, standpoint) = (view.variants(), standpoint(view.viewer));
    let mut y = HEADER;
    canvas.header(WIDTH, "Berlin", [&variants, &standpoint], &view.status());
    y += canvas.wall(view, MARGIN, y, INNER) + GAP / 2;
    y += canvas.legend(view, y, INNER) + GAP / 2;
    y += canvas.seats(view, MARGIN, y, INNER) + GAP / 2;
    y += canvas.remarks(&view.remarks(), y);
    let title = format!("Berlin, {variants}, {standpoint}");
    canvas.on_paper(WIDTH, y + GAP / 2, &title, &format!("{}. {view}", view.status()))
}
