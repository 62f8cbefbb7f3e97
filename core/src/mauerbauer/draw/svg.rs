//! The whole SVG drawing, from top to bottom.

use crate::canvas::captions::standpoint;
use crate::canvas::table::{HEADER, MARGIN};
use crate::game::Theme;
use crate::mauerbauer::draw::Canvas;
use crate::mauerbauer::draw::board::DrawnBoard;
use crate::mauerbauer::draw::captions;
use crate::mauerbauer::draw::projection::{PANEL, Projection};
use crate::mauerbauer::view::View;

const WIDTH: i32 = PANEL + 2 * MARGIN;
const GAP: i32 = 14;
/// The number of characters in a line of remarks.
const LETTERS: usize = 125;

/// Draws a view as an SVG document.
pub(in crate::mauerbauer) fn draw(view: &View, theme: Theme) -> String {
    let (drawn, mut canvas) = (DrawnBoard::of(view), Canvas::new(theme));
    let (about, standpoint) = (view.about(&drawn), standpoint(view.viewer));
    let status = view.status(&drawn);
    let mut y = HEADER;
    canvas.header(WIDTH, captions::NAME, [&about, &standpoint], &status);
    y += canvas.board(&drawn, y);
    y += canvas.supply(view, MARGIN, y, PANEL) + GAP / 2;
    y += canvas.seats(view, MARGIN, y, PANEL);
    y += canvas.hands(view, y);
    y += canvas.discards(view, y);
    y += canvas.remarks(&view.remarks(LETTERS), y);
    let title = format!("{}, {about}, {standpoint}", captions::NAME);
    canvas.on_paper(WIDTH, y + GAP, &title, &format!("{status}. {view}"))
}

/// Draws an empty board as an SVG document.
pub(super) fn draw_board(drawn: &DrawnBoard, theme: Theme) -> String {
    let mut canvas = Canvas::new(theme);
    let [about, lines] = captions::counts(drawn);
    let name = captions::board(&drawn.plan);
    canvas.header(WIDTH, captions::NAME, [&name, &about], &lines);
    let height = HEADER + canvas.board(drawn, HEADER);
    let title = format!("{}, {name}", captions::NAME);
    canvas.on_paper(WIDTH, height, &title, &format!("{about}; {lines}"))
}

impl Canvas {
    /// Draws a board with its legend from that height on, and returns their height.
    fn board(&mut self, drawn: &DrawnBoard, y: i32) -> i32 {
        let projection = Projection::new(&drawn.plan);
        self.at(MARGIN, y, 100, |canvas| canvas.map(drawn, &projection));
        let below = y + projection.height + GAP / 2;
        projection.height + GAP + self.legend(drawn, below, PANEL)
    }
}
