//! The seats of a narrow drawing: a line for each, with its collected pieces below.

use super::Canvas;
use super::captions;
use super::seat::Rack;
use crate::base::seat::Seat;
use crate::games::berlin::{Piece, View, texts};
use crate::sheet::canvas::table::{THUMB, around};
use crate::sheet::canvas::{Frame, TextStyle, wrapped};
use crate::sheet::look::Point;
use crate::text::message::{Message, message};

const ROW_GAP: i32 = 4;
/// The x of the hammer, and the shift of the name.
const HAMMER: i32 = 25;
const NAME: i32 = 37;
/// The x of the cell's name, next to the hammer.
const CELL: i32 = 152;
const RACK: Rack = Rack { x: 196, y: 2, percent: 80, below: 41 };
/// The space between a row's right edge and its number.
const MARGIN: i32 = 10;
const FIRST: i32 = 21;
const SECOND: i32 = 36;
const SMALL: i32 = 11;
const NOTE: i32 = 15;
/// The x of the first collected piece, the distance between pieces, and their size in hundredths.
const PIECES: i32 = 12;
const STEP: i32 = 29;
const SIZE: i32 = 76;

/// The box of a hammer at the side of its row, large enough for a thumb.
const HAMMER_BOX: Frame =
    Frame { x: -THUMB / 2, y: 8 - THUMB, width: THUMB, height: THUMB, radius: 0 };

impl Canvas {
    /// Draws all seats from the given corner, and returns their height.
    pub(super) fn seat_lines(&mut self, view: &View, x: i32, y: i32, width: i32) -> i32 {
        let mut bottom = y;
        for seat in around(view.seats(), view.viewer, self.sheet) {
            bottom += self.seat_with_pieces(view, seat, (x, bottom), width);
        }
        bottom - y
    }

    /// Draws a seat with its collected pieces from the given corner, and returns its height.
    pub(super) fn seat_with_pieces(
        &mut self,
        view: &View,
        seat: Seat,
        (x, y): Point,
        width: i32,
    ) -> i32 {
        let pieces = view.position.collected.get(seat.index()).map_or(&[][..], Vec::as_slice);
        let rows = wrapped(pieces, (width - 2 * PIECES) as usize, |_| STEP as usize);
        let notes = view.notes(seat);
        let note = if notes.is_empty() { 0 } else { NOTE };
        let height = THUMB + note + STEP * rows.len() as i32;
        self.ground_of(&view.part_of(seat), Frame { x, y, width, height, radius: 8 });
        self.at(x, y, 100, |canvas| {
            canvas.seat_line(view, seat, width - MARGIN);
            let style = TextStyle::new(SMALL, canvas.colours.faint);
            canvas.say(width - MARGIN, THUMB + 8, style.before(), Message::list(notes));
            canvas.pieces(seat, &rows, THUMB + note);
        });
        height + ROW_GAP
    }

    fn seat_line(&mut self, view: &View, seat: Seat, right: i32) {
        let part = view.part_of(seat);
        self.at(NAME, 0, 100, |canvas| canvas.name(seat, view.viewer.is(seat), part.word()));
        self.own_hammer(view, seat);
        self.dice(view, seat, RACK);
        let pieces = view.position.collected.get(seat.index()).map_or(0, Vec::len);
        self.total(right, FIRST, pieces, part.has_won());
        let style = TextStyle::new(SMALL, self.colours.faint).before();
        let target = view.position.setup.target;
        self.say(right, SECOND, style, message!(texts::OfTarget { target }));
    }

    /// Draws a hammer in the row of its seat, easy to reach with a thumb, and its cell.
    fn own_hammer(&mut self, view: &View, seat: Seat) {
        let cell = view.hammer(seat);
        self.hammer_place((HAMMER, THUMB - 8), 100, seat, cell, HAMMER_BOX, Self::hammer);
        self.say(CELL, 26, TextStyle::new(13, self.colours.ink), captions::stand(cell));
    }

    fn pieces(&mut self, seat: Seat, rows: &[Vec<Piece>], y: i32) {
        for (line, row) in (0..).zip(rows) {
            let mut x = PIECES;
            for &piece in row {
                self.collected_piece(seat, piece, (x, y + STEP * line), SIZE);
                x += STEP;
            }
        }
    }
}
