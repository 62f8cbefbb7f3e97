//! The whole SVG drawing, from top to bottom.

use crate::canvas::captions::standpoint;
use crate::canvas::table::MARGIN;
use crate::drawing::Drawing;
use crate::look::{Look, Panel, Sheet};
use crate::mauerbauer::draw::board::DrawnBoard;
use crate::mauerbauer::draw::projection::{PANEL, Projection};
use crate::mauerbauer::draw::{Canvas, captions};
use crate::mauerbauer::position::View;

const WIDTH: i32 = PANEL + 2 * MARGIN;
const GAP: i32 = 14;
/// The size of a narrow map, in hundredths.
const SIZE: i32 = 47;
/// The number of characters in a line of remarks.
const LETTERS: usize = 125;

/// Draws a view as an SVG document.
pub(in crate::mauerbauer) fn draw(view: &View, look: &Look) -> Drawing {
    let drawn = DrawnBoard::of(view);
    let (about, standpoint) = (view.about(&drawn), standpoint(view.viewer));
    let title = format!("{}, {about}, {standpoint}", captions::NAME);
    let status = view.status(&drawn);
    Canvas::draw(look, |mut canvas| {
        let width = canvas.width(WIDTH);
        let mut y = canvas.header(width, captions::NAME, [&about, &standpoint], &status);
        y += canvas.panel(Panel::Board, |canvas| canvas.board(&drawn, y));
        y += match look.sheet {
            Sheet::Wide => canvas.wide(view, y),
            Sheet::Narrow => canvas.narrow(view, y),
        };
        canvas.on_paper(width, y + GAP, &title, &format!("{status}. {view}"))
    })
}

/// Draws an empty board as an SVG document.
pub(super) fn draw_board(drawn: &DrawnBoard, look: &Look) -> Drawing {
    let [about, lines] = captions::counts(drawn);
    let name = captions::board(&drawn.plan);
    let title = format!("{}, {name}", captions::NAME);
    Canvas::draw(look, |mut canvas| {
        let width = canvas.width(WIDTH);
        let y = canvas.header(width, captions::NAME, [&name, &about], &lines);
        let height = y + canvas.board(drawn, y);
        canvas.on_paper(width, height, &title, &format!("{about}; {lines}"))
    })
}

impl Canvas {
    /// Draws a board with its legend from that height on, and returns their height; a narrow map
    /// reaches from side to side.
    fn board(&mut self, drawn: &DrawnBoard, y: i32) -> i32 {
        let projection = Projection::new(&drawn.plan);
        if self.sheet == Sheet::Narrow {
            let left = (Sheet::NARROW - PANEL * SIZE / 100) / 2;
            self.at(left, y, SIZE, |canvas| canvas.map(drawn, &projection));
            let height = projection.height * SIZE / 100 + GAP / 2;
            let width = Sheet::NARROW - 2 * self.margin();
            return height + self.around_panels(|canvas| canvas.legend(drawn, y + height, width));
        }
        self.at(MARGIN, y, 100, |canvas| canvas.map(drawn, &projection));
        let below = y + projection.height + GAP / 2;
        projection.height + GAP + self.around_panels(|canvas| canvas.legend(drawn, below, PANEL))
    }

    /// Draws what stands below the board of a wide drawing, and returns its height.
    fn wide(&mut self, view: &View, y: i32) -> i32 {
        let mut bottom = y;
        bottom +=
            self.panel(Panel::Board, |canvas| canvas.supply(view, MARGIN, y, PANEL) + GAP / 2);
        bottom += self.panel(Panel::Seats, |canvas| canvas.seats(view, MARGIN, bottom, PANEL));
        bottom += self.panel(Panel::Hand, |canvas| {
            let held = canvas.hands(view, bottom);
            held + canvas.controls(MARGIN, bottom + held, PANEL)
        });
        bottom += self.around_panels(|canvas| canvas.discards(view, bottom));
        bottom + self.remarks(&view.remarks(LETTERS), bottom) - y
    }

    /// Draws what stands below the board of a narrow drawing, what is touched lowest, and returns
    /// its height.
    fn narrow(&mut self, view: &View, y: i32) -> i32 {
        let (margin, letters, mut bottom) = (self.margin(), self.letters(LETTERS), y);
        let inner = self.width(WIDTH) - 2 * margin;
        bottom +=
            self.panel(Panel::Board, |canvas| canvas.supply(view, margin, y, inner) + GAP / 2);
        bottom += self.remarks(&view.remarks(letters), bottom);
        bottom += self
            .panel(Panel::Seats, |canvas| canvas.seat_lines(view, margin, bottom, inner) + GAP / 4);
        bottom += self.panel(Panel::Hand, |canvas| {
            let held = canvas.hand_cards(view, margin, bottom, inner);
            held + canvas.controls(margin, bottom + held, inner)
        });
        bottom - y
    }
}
