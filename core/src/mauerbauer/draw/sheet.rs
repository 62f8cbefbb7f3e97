//! The whole SVG drawing, from top to bottom.

use super::super::view::View;
use super::Canvas;
use super::layout::{Layout, PANEL};
use super::site::Site;
use super::words;
use crate::canvas::captions::standpoint;
use crate::canvas::table::{HEADER, MARGIN};
use crate::game::Theme;

const WIDTH: i32 = PANEL + 2 * MARGIN;
const GAP: i32 = 14;
/// Holds how many letters go into a line of remarks.
const LETTERS: usize = 125;

/// Draws a view as an SVG document.
pub(in crate::mauerbauer) fn drawn(view: &View, theme: Theme) -> String {
    let (site, mut canvas) = (Site::of(view), Canvas::new(theme));
    let (about, standpoint) = (view.about(&site), standpoint(view.viewer));
    let status = view.status(&site);
    let mut y = HEADER;
    canvas.header(WIDTH, words::NAME, [&about, &standpoint], &status);
    y += canvas.board(&site, y);
    y += canvas.supply(view, MARGIN, y, PANEL) + GAP / 2;
    y += canvas.seats(view, MARGIN, y, PANEL);
    y += canvas.hands(view, y);
    y += canvas.discards(view, y);
    y += canvas.remarks(&view.remarks(LETTERS), y);
    let title = format!("{}, {about}, {standpoint}", words::NAME);
    canvas.on_paper(WIDTH, y + GAP, &title, &format!("{status}. {view}"))
}

/// Draws an empty board as an SVG document.
pub(super) fn drawn_board(site: &Site, theme: Theme) -> String {
    let mut canvas = Canvas::new(theme);
    let [about, lines] = words::survey(site);
    let name = words::board(&site.plan);
    canvas.header(WIDTH, words::NAME, [&name, &about], &lines);
    let height = HEADER + canvas.board(site, HEADER);
    let title = format!("{}, {name}", words::NAME);
    canvas.on_paper(WIDTH, height, &title, &format!("{about}; {lines}"))
}

impl Canvas {
    /// Draws a board with its legend from that height on, and returns their height.
    fn board(&mut self, site: &Site, y: i32) -> i32 {
        let layout = Layout::new(&site.plan);
        self.at(MARGIN, y, 100, |canvas| canvas.site(site, &layout));
        let below = y + layout.height + GAP / 2;
        layout.height + GAP + self.legend(site, below, PANEL)
    }
}
