//! The whole SVG drawing, from top to bottom.

use super::{Canvas, captions};
use crate::berlin::View;
use crate::canvas::captions::standpoint;
use crate::canvas::table::MARGIN;
use crate::drawing::Drawing;
use crate::look::{Look, Sheet};

const WIDTH: i32 = 860;
const INNER: i32 = WIDTH - 2 * MARGIN;
const GAP: i32 = 14;

/// Draws a view as an SVG document.
pub(in crate::berlin) fn draw(view: &View, look: &Look) -> Drawing {
    let mut canvas = Canvas::new(look);
    let (variants, standpoint) = (view.variants(), standpoint(view.viewer));
    let (width, status) = (canvas.width(WIDTH), view.status());
    let mut y = canvas.header(width, "Berlin", [&variants, &standpoint], &status);
    y += match look.sheet {
        Sheet::Wide => canvas.wide(view, y),
        Sheet::Narrow => canvas.narrow(view, y),
    };
    let title = format!("Berlin, {variants}, {standpoint}");
    canvas.on_paper(width, y + GAP / 2, &title, &format!("{status}. {view}"))
}

impl Canvas {
    /// Draws what stands below the header of a wide drawing, and returns its height.
    fn wide(&mut self, view: &View, y: i32) -> i32 {
        let mut bottom = y;
        bottom += self.wall(view, MARGIN, bottom, INNER) + GAP / 2;
        bottom += self.legend(view, bottom, INNER) + GAP / 2;
        bottom += self.seats(view, MARGIN, bottom, INNER) + GAP / 2;
        bottom += self.controls(MARGIN, bottom, INNER);
        bottom + self.remarks(&view.remarks(captions::LINE), bottom) - y
    }

    /// Draws what stands below the status of a narrow drawing, and returns its height: the wall from
    /// side to side, what is touched else lowest.
    fn narrow(&mut self, view: &View, y: i32) -> i32 {
        let (margin, mut bottom) = (self.margin(), y);
        let width = self.width(WIDTH);
        bottom += self.wall(view, 0, bottom, width) + GAP / 2;
        bottom += self.remarks(&view.remarks(self.letters(captions::LINE)), bottom);
        bottom += self.seat_lines(view, margin, bottom, width - 2 * margin) + GAP / 2;
        bottom + self.controls(margin, bottom, width - 2 * margin) - y
    }
}
