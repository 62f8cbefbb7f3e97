//! The seats of a narrow drawing: a line for each, and the viewer's own stock with pieces large
//! enough for a thumb.

use crate::base::seat::Seat;
use crate::games::die_mauer::draw::Canvas;
use crate::games::die_mauer::draw::captions;
use crate::games::die_mauer::draw::piece::shape;
use crate::games::die_mauer::draw::seat::{Seen, seen};
use crate::games::die_mauer::{SeenFist, SeenStock, View, places, texts};
use crate::sheet::canvas::table::{THUMB, around};
use crate::sheet::canvas::{Frame, Paint, TextStyle, wrapped};
use crate::sheet::look::Point;
use crate::text::message::{Message, message};

const ROW_GAP: i32 = 4;
const HEADING: i32 = 18;
const BLOCK: i32 = 109;
/// The size of the block, in hundredths.
const BLOCK_SIZE: i32 = 65;
/// The box of a hand with the letter of its content.
const HAND: Frame = Frame { x: 138, y: 0, width: 50, height: THUMB, radius: 8 };
const STOCK: i32 = 192;
const STOCK_END: i32 = 310;
/// The space between a row's right edge and its numbers.
const MARGIN: i32 = 10;
/// The baseline of the first line in a row, and the distance between lines.
const FIRST: i32 = 19;
const LINE: i32 = 17;
/// The width of a letter of a stock.
const LETTER: i32 = 13;
const SMALL: i32 = 11;

/// The height of a cell of the viewer's stock, the space around its piece, and the piece's size in
/// hundredths.
const CELL: i32 = 66;
const AIR: i32 = 8;
const SIZE: i32 = 70;
const GAP: i32 = 6;

/// The content of a seat's line.
struct Line {
    seat: Seat,
    stock: SeenStock,
    /// The letters of the stock, in rows. Empty for the viewer, whose stock is drawn below.
    letters: Vec<Vec<Seen>>,
    is_own: bool,
}

impl Line {
    fn of(view: &View, seat: Seat) -> Self {
        let stock = view.position.stocks.get(seat).copied().unwrap_or_default();
        let is_own = view.viewer.is(seat);
        let pieces = if is_own { Vec::new() } else { seen(&stock) };
        let letters = wrapped(&pieces, (STOCK_END - STOCK) as usize, |_| LETTER as usize);
        Self { seat, stock, letters, is_own }
    }

    /// Returns the x of the points of this round.
    fn notes(&self) -> i32 {
        FIRST + LINE * (self.letters.len() as i32).max(1)
    }

    fn height(&self) -> i32 {
        let doubts = if self.stock.doubts().is_empty() { 0 } else { LINE };
        self.notes() + THUMB - FIRST - LINE + doubts
    }
}

impl Canvas {
    /// Draws all seats from the given corner, and returns their height.
    pub(super) fn seat_lines(&mut self, view: &View, x: i32, y: i32, width: i32) -> i32 {
        let style = TextStyle::new(SMALL, self.colours.faint);
        self.say(x, y + 10, style, view.round());
        self.say(x + width, y + 10, style.before(), message!(texts::PenaltiesHeading));
        let mut bottom = y + HEADING;
        for seat in around(view.seats(), view.viewer, self.sheet) {
            let line = Line::of(view, seat);
            let frame = Frame { x, y: bottom, width, height: line.height(), radius: 8 };
            self.ground_of(&view.part_of(seat), frame);
            self.at(x, bottom, 100, |canvas| canvas.seat_line(view, &line, width - MARGIN));
            bottom += line.height() + ROW_GAP;
        }
        bottom - y
    }

    fn seat_line(&mut self, view: &View, line: &Line, right: i32) {
        let (seat, part) = (line.seat, view.part_of(line.seat));
        let style = TextStyle::new(SMALL, self.colours.faint);
        self.name(seat, line.is_own, part.word());
        self.block_of(view, seat, (BLOCK, 9), BLOCK_SIZE);
        self.hand_beside(view, seat);
        self.letters_of(seat, &line.letters);
        if line.letters.is_empty() {
            let count = line.stock.size();
            self.say(STOCK, FIRST, style, message!(texts::Pieces { count }));
        }
        let total = view.position.totals.get(seat).copied().unwrap_or_default();
        self.total(right, FIRST + 2, total, part.has_won());
        self.say(right, line.notes(), style.before(), Message::list(view.score_notes(seat)));
        if !line.stock.doubts().is_empty() {
            self.say(right, line.notes() + LINE, style.before(), line.stock.note());
        }
    }

    fn hand_beside(&mut self, view: &View, seat: Seat) {
        let fist = view.position.fists.get(seat).copied().unwrap_or_default();
        let name = places::fist(seat);
        let lately = self.opened_lately(&name);
        let label = captions::hand(fist, lately, seat);
        self.place(name, label, &HAND.corners(), |canvas| {
            canvas.at(HAND.x + 4, THUMB - 5, 100, |canvas| match fist {
                None => {
                    canvas.place_for_fist();
                    canvas.pale(lately, |canvas, fist| {
                        canvas.small_hand(SeenFist::Known(fist), false);
                    });
                }
                Some(fist) => canvas.small_hand(fist, view.still_closed()),
            });
        });
    }

    fn letters_of(&mut self, seat: Seat, letters: &[Vec<Seen>]) {
        let style = TextStyle::new(14, self.colours.ink).bold().centred();
        for (nth, row) in (0..).zip(letters) {
            let (y, mut x) = (FIRST + LINE * nth, STOCK);
            for &piece in row {
                let label = captions::stocked(piece, seat);
                let shape = Frame { x, y: y - 13, width: LETTER, height: LINE, radius: 0 };
                self.place(places::stock(seat, piece), label, &shape.corners(), |canvas| {
                    canvas.write(x + LETTER / 2, y, style, captions::letter(piece));
                });
                x += LETTER;
            }
        }
    }

    /// Draws the viewer's own stock from the given corner, and returns its height.
    pub(super) fn own_stock(&mut self, view: &View, x: i32, y: i32, width: i32) -> i32 {
        let own = view.seats().find(|seat| view.viewer.is(*seat));
        let stock = own.and_then(|seat| Some((seat, view.position.stocks.get(seat)?)));
        let Some((seat, stock)) = stock else { return 0 };
        let rows = wrapped(&seen(stock), (width + GAP) as usize, |piece| {
            (cell(piece).width + GAP) as usize
        });
        for (nth, row) in (0..).zip(&rows) {
            let mut left = x;
            for &piece in row {
                self.own_piece(seat, piece, (left, y + (CELL + GAP) * nth));
                left += cell(piece).width + GAP;
            }
        }
        rows.len() as i32 * (CELL + GAP)
    }

    fn own_piece(&mut self, seat: Seat, piece: Seen, at: Point) {
        let (cell, label) = (cell(piece), captions::stocked(piece, seat));
        self.place_at(at, 100, places::stock(seat, piece), label, &cell.corners(), |canvas| {
            canvas.frame(cell, Paint::fill(canvas.colours.row));
            let left = (cell.width - shape(piece).width * SIZE / 100) / 2;
            canvas.at(left, CELL - 5, SIZE, |canvas| canvas.seen(piece));
        });
    }
}

/// Returns the box of a piece of the viewer's stock.
fn cell(piece: Seen) -> Frame {
    let width = (shape(piece).width * SIZE / 100 + AIR).max(THUMB);
    Frame { x: 0, y: 0, width, height: CELL, radius: 8 }
}
