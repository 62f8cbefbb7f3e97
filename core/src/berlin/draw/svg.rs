//! The whole SVG drawing, from top to bottom.

use super::{Canvas, captions};
use crate::berlin::View;
use crate::canvas::captions::standpoint;
use crate::canvas::table::MARGIN;
use crate::drawing::Drawing;
use crate::look::{Look, Panel, Sheet};
use crate::seat::Seat;

const WIDTH: i32 = 860;
const INNER: i32 = WIDTH - 2 * MARGIN;
const GAP: i32 = 14;

/// Draws a view as an SVG document.
pub(in crate::berlin) fn draw(view: &View, look: &Look) -> Drawing {
    let (variants, standpoint) = (view.variants(), standpoint(view.viewer));
    let (title, status) = (format!("Berlin, {variants}, {standpoint}"), view.status());
    Canvas::draw(look, |mut canvas| {
        let width = canvas.width(WIDTH);
        let mut y = canvas.header(width, "Berlin", [&variants, &standpoint], &status);
        y += match look.sheet {
            Sheet::Wide => canvas.wide(view, y),
            Sheet::Narrow => canvas.narrow(view, y),
        };
        canvas.on_paper(width, y + GAP / 2, &title, &format!("{status}. {view}"))
    })
}

impl Canvas {
    /// Draws what stands below the header of a wide drawing, and returns its height.
    fn wide(&mut self, view: &View, y: i32) -> i32 {
        let mut bottom = y;
        bottom += self.panel(Panel::Board, |canvas| canvas.wall(view, MARGIN, y, INNER) + GAP / 2);
        bottom += self.around_panels(|canvas| canvas.legend(view, bottom, INNER) + GAP / 2);
        bottom +=
            self.panel(Panel::Seats, |canvas| canvas.seats(view, MARGIN, bottom, INNER) + GAP / 2);
        bottom += self.panel(Panel::Hand, |canvas| {
            let own = canvas
                .own_row(view, |canvas, seat| canvas.seat(view, seat, (MARGIN, bottom), INNER));
            own + canvas.controls(MARGIN, bottom + own, INNER)
        });
        bottom + self.remarks(&view.remarks(captions::LINE), bottom) - y
    }

    /// Draws the viewer's own row where its hand is wanted alone, and returns its height: the hammer and
    /// the dice are all that a seat acts with.
    fn own_row(&mut self, view: &View, row: impl FnOnce(&mut Self, Seat) -> i32) -> i32 {
        let own = view.seats().find(|seat| view.viewer.is(*seat));
        own.filter(|_| self.is_alone(Panel::Hand)).map_or(0, |seat| row(self, seat))
    }

    /// Draws what stands below the status of a narrow drawing, and returns its height: the wall from
    /// side to side, what is touched else lowest.
    fn narrow(&mut self, view: &View, y: i32) -> i32 {
        let (margin, mut bottom) = (self.margin(), y);
        let width = self.width(WIDTH);
        let inner = width - 2 * margin;
        bottom += self.panel(Panel::Board, |canvas| canvas.wall(view, 0, y, width) + GAP / 2);
        bottom += self.around_panels(|canvas| canvas.legend(view, bottom, inner));
        bottom += self.remarks(&view.remarks(self.letters(captions::LINE)), bottom);
        bottom += self
            .panel(Panel::Seats, |canvas| canvas.seat_lines(view, margin, bottom, inner) + GAP / 2);
        bottom += self.panel(Panel::Hand, |canvas| {
            let own = canvas.own_row(view, |canvas, seat| {
                canvas.seat_with_pieces(view, seat, (margin, bottom), inner)
            });
            own + canvas.controls(margin, bottom + own, inner)
        });
        bottom - y
    }
}
